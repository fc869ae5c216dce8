import type { Answer, Bargain, Decision } from '@parley/kernel';
import type { Prompt } from '@parley/server/protocol';
import type { Store } from '../client/store.ts';
import type { Presenter } from '../game-client.ts';
import type { Asked, Settled } from './act.ts';
import { addGood, addTo, toggle, type Counts, type Draft } from './draft.ts';

/** The question being answered and the answer being made: what the board and the prompt share. */
export interface Interaction {
  readonly prompt: Prompt | null;
  /** What is to be settled now: the question itself, or the next step of an act. */
  readonly decision: Asked | null;
  /** What is settled of an act so far, and how to take the last of it back. */
  readonly settled: readonly Settled[];
  back(): void;
  /** The answer is on its way: everything stays as it is, and nothing more can be done. */
  readonly sending?: boolean;
  /** It was asked just now: clicks and keys were meant for what stood there before. Watched apart, as what is pointed at. */
  readonly fresh: Store<boolean>;
  readonly draft: Draft | null;
  setDraft(draft: Draft): void;
  /** The answer as it stands, or null while it is not complete. */
  readonly ready: Answer | null;
  readonly empty: boolean;
  send(answer?: Answer): void;
  clear(): void;
  /** Options by what they point at. */
  readonly byPoint: ReadonlyMap<string, readonly string[]>;
  /** Effects I may use at any time, by what they are printed on; those on nothing that can be pressed under ''. */
  readonly raisable: ReadonlyMap<string, readonly string[]>;
  raise(key: string): void;
  /** The piece whose any-time effects are being shown. */
  readonly raising: string | null;
  setRaising(point: string | null): void;
  /** A piece was clicked. */
  press(point: string, back?: boolean): void;
  /** The option under the pointer or in focus. It is watched apart: pointing at something draws nothing else again. */
  readonly hovered: Store<string | null>;
  setHovered(option: string | null): void;
}

/** How a piece looks: nothing to do with it, may be chosen, chosen, or usable at any time. */
export type PieceState = 'plain' | 'legal' | 'picked' | 'any-time';

export function pieceState(ask: Interaction, point: string): PieceState {
  const options = ask.byPoint.get(point);
  if (options) return options.some((o) => isPicked(ask.draft, o)) ? 'picked' : 'legal';
  return ask.raisable.has(point) ? 'any-time' : 'plain';
}

export function isPicked(draft: Draft | null, option: string): boolean {
  switch (draft?.kind) {
    case 'one':
      return draft.pick === option;
    case 'picks':
      return draft.picks.includes(option);
    case 'counts':
      return (draft.counts[option] ?? 0) > 0;
    case 'offer':
      return (draft.gives[option] ?? 0) > 0;
    default:
      return false;
  }
}

/** Everything that can be named in an answer. */
export function optionsOf(d: Decision): readonly string[] {
  switch (d.kind) {
    case 'choose':
    case 'some':
    case 'name':
    case 'order':
      return d.options;
    case 'spread':
      return d.places.map((p) => p.id);
    case 'bargain':
      return d.goods.map((g) => g.id);
    case 'act':
      return d.verbs.map((v) => v.id);
    case 'number':
    case 'yesno':
    case 'say':
      return [];
  }
}

/** What each piece stands for in a question. */
export function pointsOf(presenter: Pick<Presenter, 'point'>, d: Decision): ReadonlyMap<string, readonly string[]> {
  const out = new Map<string, string[]>();
  // An order concerns all of its options at once: nothing to click on the table.
  if (d.kind === 'order') return out;
  for (const option of optionsOf(d)) {
    const point = presenter.point(option, d);
    if (point === null) continue;
    const same = out.get(point);
    if (same) same.push(option);
    else out.set(point, [option]);
  }
  return out;
}

/** A thing in a bargain goes to the first who may have it, pressed again to the next one, and after the last it stays where it is. */
function passOn(d: Bargain, gives: Counts, options: readonly string[]): Counts {
  const at = options.findIndex((o) => (gives[o] ?? 0) > 0);
  const without = at < 0 ? gives : addGood(d, gives, options[at], -1);
  for (const option of options.slice(at + 1)) {
    const next = addGood(d, without, option, 1);
    if (next !== without) return next;
  }
  return without;
}

export type Pressed = { readonly draft: Draft } | { readonly send: Answer };

/** What a click on a piece does: the first chooses it, the next one sends where a single thing is chosen. */
export function pressed(d: Decision, draft: Draft, options: readonly string[], back: boolean, oneClick: boolean): Pressed {
  const [first] = options;
  switch (draft.kind) {
    case 'one': {
      const at = draft.pick === null ? -1 : options.indexOf(draft.pick);
      if (options.length === 1 && (at === 0 || oneClick)) return { send: first };
      return { draft: { kind: 'one', pick: options[(at + 1) % options.length] } };
    }
    case 'picks':
      return d.kind === 'some' ? { draft: { kind: 'picks', picks: toggle(d, draft.picks, first) } } : { draft };
    case 'counts': {
      if (d.kind !== 'spread') return { draft };
      for (const option of options) {
        const counts = addTo(d, draft.counts, option, back ? -1 : 1);
        if (counts !== draft.counts) return { draft: { kind: 'counts', counts } };
      }
      return { draft };
    }
    case 'offer': {
      if (d.kind !== 'bargain') return { draft };
      return { draft: { kind: 'offer', gives: passOn(d, draft.gives, options) } };
    }
    default:
      return { draft };
  }
}
