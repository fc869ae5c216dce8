import { useEffect, useRef } from 'react';
import { connection } from '../client/connection.ts';
import { addTo, toggle } from '../table/draft.ts';
import type { TableView } from '../table/context.ts';
import { optionAt } from './keys.ts';
import { isFresh } from './waiting.tsx';
import { complain } from '../client/complaint.ts';

/** Is somebody writing, or is another window open above the table? */
function elsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Digits choose, Enter sends, Escape takes back, Space passes; letters go to places and states. */
export function useKeys(view: TableView | null, jump: () => void): void {
  const now = useRef(view);
  now.current = view;
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const t = now.current;
      if (!t || e.ctrlKey || e.metaKey || e.altKey || e.repeat) return;
      if (elsewhere(e.target)) {
        if (e.key === 'Escape' && e.target instanceof HTMLElement) e.target.blur();
        return;
      }
      if (t.shown.busy && e.key.length <= 6 && e.key !== 'Tab') jump();
      if (pressedKey(t, e)) e.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [jump]);
}

function pressedKey(t: TableView, e: KeyboardEvent): boolean {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(e.code);
  if (digit) return digitPressed(t, Number(digit[1]), e.shiftKey);
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

function digitPressed(t: TableView, digit: number, back: boolean): boolean {
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
  const option = optionAt(d, digit, t.lexicon);
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

function escaped(t: TableView): boolean {
  if (t.ask.raising !== null) {
    t.ask.setRaising(null);
    return true;
  }
  if (t.state.passing) {
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
  if (!t.ask.decision && !t.state.sent && isFresh(t)) {
    t.table.propose('undo').catch(complain);
    return true;
  }
  document.querySelector<HTMLElement>('#decision.err .ch')?.click();
  return false;
}

function passed(t: TableView): boolean {
  const d = t.ask.decision;
  if (d?.kind !== 'choose') return false;
  const pass = ['pass', 'decline'].find((o) => d.options.includes(o));
  if (pass === undefined) return false;
  t.ask.send(pass);
  return true;
}

const PLACES: { readonly [key: string]: string } = { m: '.globe[tabindex="0"]', h: '#hand button', l: '#log .log', c: '#chat-input' };

function letter(t: TableView, key: string): boolean {
  const place = PLACES[key];
  if (place !== undefined) {
    document.querySelector<HTMLElement | SVGElement>(place)?.focus();
    return true;
  }
  const d = t.ask.decision;
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
      if (d || !document.querySelector('#decision.quiet')) return false;
      document.querySelector<HTMLElement>('#decision .ch[data-key="S"]')?.click();
      return true;
    case 'u':
      if (t.seat === null || d || t.state.stored === null) return false;
      t.table.propose('undo').catch(complain);
      return true;
    case 'r':
      if (connection.link.get().status !== 'lost') return false;
      connection.retryNow();
      return true;
    case '?':
      document.querySelector<HTMLElement>('#decision .note, #log li:last-child .w')?.click();
      return true;
    default:
      return false;
  }
}
