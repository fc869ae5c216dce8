import type { TextPart } from '@parley/kernel/sentence';
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
