import type { Part as AnyPart, TextPart } from '@parley/kernel/sentence';
import type { ColourName } from '../ids/index.ts';

/** The kinds of places that sentences tell apart. */
export type PlaceKind = 'planet' | 'warp' | 'gate' | 'side' | 'out' | 'vessel' | 'sheet' | 'hold' | 'asset' | 'hazard';

/** What sentences about this game are made of. */
export type Part =
  | TextPart
  | { readonly kind: 'player'; readonly seat: number; readonly text: string }
  | { readonly kind: 'place'; readonly place: PlaceKind; readonly id: string; readonly text: string }
  | { readonly kind: 'card'; readonly face: string; readonly text: string }
  | { readonly kind: 'alien'; readonly id: string; readonly text: string }
  | { readonly kind: 'ships'; readonly colour: ColourName; readonly n: number; readonly text: string };

const KINDS: { readonly [kind in Part['kind']]: true } = { text: true, player: true, place: true, card: true, alien: true, ships: true };
/** Is this a part of this game's sentences? A page that shows sentences of any game has only their texts. */
export const isPart = (part: AnyPart): part is Part => Object.hasOwn(KINDS, part.kind);
