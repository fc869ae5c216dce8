import { useEffect, useRef } from 'react';
import { complain } from '../client/complaint.ts';
import { connection } from '../client/connection.ts';
import type { OpenTable } from '../client/table-store.ts';
import type { Presenter } from '../game-client.ts';
import { useAsk, usePresenter, useProgress, useTable, useViewpoint } from '../table/context.ts';
import { addTo, toggle } from '../table/draft.ts';
import type { Interaction } from '../table/interaction.ts';
import { optionAt } from './keys.ts';
import { isFresh } from './waiting.tsx';

/** Is somebody writing, or is another window open above the table? */
function elsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** What keys work on. */
interface Keyed {
  readonly table: OpenTable;
  readonly seat: number | null;
  readonly ask: Interaction;
  readonly presenter: Presenter;
  /** Where letters lead. */
  readonly places: readonly { readonly key: string; readonly selector: string }[];
}

const PLACES = [
  { key: 'l', selector: '#log [role="log"]' },
  { key: 'c', selector: '#chat-input' },
];

/** Digits choose, Enter sends, Escape takes back, Space passes; letters go to places and states. Stands inside a table and shows nothing. */
export function Keys({ jump }: { readonly jump: () => void }): null {
  const { table, places } = useTable();
  const { seat } = useViewpoint();
  const { busy } = useProgress();
  const presenter = usePresenter();
  const ask = useAsk();
  const latest: { readonly keyed: Keyed; readonly busy: boolean } = {
    keyed: { table, seat, ask, presenter, places: [...places, ...PLACES] },
    busy,
  };
  const now = useRef(latest);
  now.current = latest;
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || e.repeat) return;
      if (elsewhere(e.target)) {
        if (e.key === 'Escape' && e.target instanceof HTMLElement) e.target.blur();
        return;
      }
      if (now.current.busy && e.key.length <= 6 && e.key !== 'Tab') jump();
      if (pressedKey(now.current.keyed, e)) e.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [jump]);
  return null;
}

function pressedKey(t: Keyed, e: KeyboardEvent): boolean {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(e.code);
  if (digit) return t.ask.fresh.get() || digitPressed(t, Number(digit[1]), e.shiftKey);
  switch (e.key) {
    case 'Enter':
      if (t.ask.ready === null || isPressedByItself(e.target)) return false;
      t.ask.send();
      return true;
    case 'Escape':
      return escaped(t);
    case ' ':
      return passed(t);
    default:
      return letter(t, e.key.toLowerCase());
  }
}

/** A focused button or link is pressed by the browser. Not so one of several picks: digits and the space bar pick, Enter sends them. */
const isPressedByItself = (target: EventTarget | null): boolean =>
  target instanceof HTMLAnchorElement || (target instanceof HTMLButtonElement && !target.matches('#decision [data-option][aria-pressed]'));

function digitPressed(t: Keyed, digit: number, back: boolean): boolean {
  const { decision: d, draft } = t.ask;
  if (!d || !draft) return false;
  if (d.kind === 'bargain') {
    if (digit === 0) t.ask.send({ do: 'leave' });
    else if (digit === 1 && d.acceptable) t.ask.send({ do: 'accept' });
    else if (digit === 2) t.ask.clear();
    else return false;
    return true;
  }
  if (d.kind === 'number') {
    if (digit < d.min || digit > d.max) return false;
    t.ask.setDraft({ kind: 'number', n: digit });
    return true;
  }
  const option = optionAt(t.presenter, d, digit);
  if (option === undefined) return false;
  if (d.kind === 'some' && draft.kind === 'picks') t.ask.setDraft({ kind: 'picks', picks: toggle(d, draft.picks, option) });
  else if (d.kind === 'spread' && draft.kind === 'counts')
    t.ask.setDraft({ kind: 'counts', counts: addTo(d, draft.counts, option, back ? -1 : 1) });
  else if (draft.kind === 'one') {
    t.ask.setDraft({ kind: 'one', pick: option });
    document.querySelector<HTMLElement>(`#decision [data-option="${CSS.escape(option)}"]`)?.focus();
  } else return false;
  return true;
}

function escaped(t: Keyed): boolean {
  if (t.ask.raising !== null) {
    t.ask.setRaising(null);
    return true;
  }
  const state = t.table.store.get();
  if (state.passing) {
    t.table.pass(null).catch(complain);
    return true;
  }
  if (t.ask.decision && !t.ask.empty) {
    t.ask.clear();
    return true;
  }
  if (t.ask.settled.length > 0) {
    t.ask.back();
    return true;
  }
  if (!t.ask.decision && !state.sent && isFresh(state)) {
    t.table.propose('undo').catch(complain);
    return true;
  }
  document.querySelector<HTMLElement>('#decision[data-state="error"] [data-part="choice"]')?.click();
  return false;
}

function passed(t: Keyed): boolean {
  const d = t.ask.decision;
  if (d?.kind !== 'choose') return false;
  const pass = d.options.find(t.presenter.isPass);
  if (pass === undefined) return false;
  t.ask.send(pass);
  return true;
}

function letter(t: Keyed, key: string): boolean {
  const place = t.places.find((p) => p.key === key);
  if (place) {
    document.querySelector<HTMLElement | SVGElement>(place.selector)?.focus();
    return true;
  }
  const d = t.ask.decision;
  const lettered = d?.kind === 'choose' ? d.options.find((option) => t.presenter.letter?.(option)?.toLowerCase() === key) : undefined;
  if (lettered !== undefined) {
    t.ask.send(lettered);
    return true;
  }
  if (d?.kind === 'yesno' && (key === 'y' || key === 'n')) {
    t.ask.send(key === 'y');
    return true;
  }
  switch (key) {
    case 'f':
      if (t.seat === null || d) return false;
      t.table.pass('change').catch(complain);
      return true;
    case 's':
      if (d || !document.querySelector('#decision[data-state="quiet"]')) return false;
      document.querySelector<HTMLElement>('#decision [data-part="choice"][data-key="S"]')?.click();
      return true;
    case 'u':
      if (t.seat === null || d || t.table.store.get().stored === null) return false;
      t.table.propose('undo').catch(complain);
      return true;
    case 'r':
      if (connection.link.get().status !== 'lost') return false;
      connection.retryNow();
      return true;
    case '?':
      document.querySelector<HTMLElement>('#decision [data-part="note"], #log li:last-child [data-part="why"]')?.click();
      return true;
    default:
      return false;
  }
}
