import type { Answer, Bargain, Decision } from '@parley/kernel';
import type { Prompt } from '@parley/server/protocol';
import type { Asked, Settled } from './act.ts';
import type { Board } from '@parley/cosmic/web/model/board.ts';
import { addGood, addTo, answerOf, emptyDraft, isEmpty, toggle, type Counts, type Draft } from './draft.ts';
import { optionsOf, pointKey, pointOf, readGood, type Point } from '@parley/cosmic/web/model/point.ts';

/** The question being answered and the answer being made: what the map, the hand and the prompt share. */
export interface Interaction {
  readonly prompt: Prompt | null;
  /** What is to be settled now: the question itself, or the next step of an act. */
  readonly decision: Asked | null;
  /** What is settled of an act so far, and how to take the last of it back. */
  readonly settled: readonly Settled[];
  back(): void;
  /** The answer is on its way: everything stays as it is, and nothing more can be done. */
  readonly sending?: boolean;
  readonly draft: Draft | null;
  setDraft(draft: Draft): void;
  /** The answer as it stands, or null while it is not complete. */
  readonly ready: Answer | null;
  readonly empty: boolean;
  send(answer?: Answer): void;
  clear(): void;
  /** Options by what they point at. */
  readonly byPoint: ReadonlyMap<string, readonly string[]>;
  /** Effects I may use at any time, by what they are printed on. */
  readonly raisable: ReadonlyMap<string, readonly string[]>;
  raise(key: string): void;
  /** The piece whose any-time effects are being shown. */
  readonly raising: string | null;
  setRaising(point: string | null): void;
  /** A piece was clicked. */
  press(point: Point, back?: boolean): void;
  /** The option under the pointer or in focus. */
  readonly hovered: string | null;
  setHovered(option: string | null): void;
}

/** How a piece looks: nothing to do with it, may be chosen, chosen, or usable at any time. */
export type PieceState = 'plain' | 'legal' | 'picked' | 'any-time';

export function pieceState(ask: Interaction, key: string): PieceState {
  const options = ask.byPoint.get(key);
  if (options) return options.some((o) => isPicked(ask.draft, o)) ? 'picked' : 'legal';
  return ask.raisable.has(key) ? 'any-time' : 'plain';
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

/** What each piece stands for in a question. */
export function pointsOf(b: Board, d: Decision): ReadonlyMap<string, readonly string[]> {
  const out = new Map<string, string[]>();
  // An order concerns all of its options at once: nothing to click on the table.
  if (d.kind === 'order') return out;
  for (const option of optionsOf(d)) {
    const point = d.kind === 'bargain' ? pointOfGood(option) : pointOf(b, option);
    if (!point) continue;
    const key = pointKey(point);
    const same = out.get(key);
    if (same) same.push(option);
    else out.set(key, [option]);
  }
  return out;
}

function pointOfGood(id: string): Point | null {
  const { what } = readGood(id);
  if (what.kind === 'card') return { kind: 'card', key: what.key };
  if (what.kind === 'asset') return { kind: 'asset', id: what.asset };
  return what.kind === 'colony' ? { kind: 'place', name: what.planet } : null;
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

export { answerOf, emptyDraft, isEmpty };
