import type { Role, Shows } from '@parley/kernel/client';
import type { OptionKind } from './options.ts';

/** What is chosen: a kind of option, a whole bargain, or an alien among the words. */
export type ShownKind = OptionKind | 'good' | 'alien';

/** What questions show: the kinds of their options, and what becomes of what is chosen. */
export const SHOWS = {
  player: { kind: 'player' },
  place: { kind: 'place' },
  /** Where ships come to. */
  put: { kind: 'place', role: 'put' },
  /** Where the encounter will be. */
  target: { kind: 'place', role: 'destination' },
  ships: { kind: 'ships' },
  /** Ships under which others come. */
  under: { kind: 'ships', role: 'put' },
  /** Ships for the encounter: one's own, or to somebody's aid. */
  launch: { kind: 'ships', role: 'commit' },
  ally: { kind: 'ships', role: 'join' },
  between: { kind: 'between' },
  card: { kind: 'card' },
  /** The encounter card. */
  select: { kind: 'card', role: 'commit' },
  face: { kind: 'face' },
  alien: { kind: 'alien' },
  asset: { kind: 'asset' },
  deed: { kind: 'deed' },
  side: { kind: 'side' },
  reinforce: { kind: 'side', role: 'strengthen' },
  dial: { kind: 'dial' },
  number: { kind: 'number' },
  word: { kind: 'word' },
  /** A flare that makes a power stronger. */
  super: { kind: 'card', role: 'use' },
  deal: { kind: 'good', role: 'deal' },
  good: { kind: 'good' },
} as const satisfies { readonly [name: string]: Shows & { readonly kind: ShownKind; readonly role?: Role } };
