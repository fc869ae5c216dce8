import type { Role, Shows } from '@parley/kernel/client';
import type { OptionKind } from './options.ts';

/** What questions show: the kinds of their options, and what becomes of what is chosen. */
export const SHOWS = {
  /** A card in hand or in play. */
  piece: { kind: 'piece' },
  /** Cards that go somewhere together. */
  group: { kind: 'piece', role: 'commit' },
  /** Where somebody or something goes. */
  destination: { kind: 'zone', role: 'destination' },
  /** Where a card comes to lie. */
  put: { kind: 'zone', role: 'put' },
  /** A gap between two locations, or the end of a line. */
  gap: { kind: 'gap', role: 'put' },
  hidden: { kind: 'hidden' },
  player: { kind: 'player' },
  order: { kind: 'order', role: 'use' },
  clause: { kind: 'clause', role: 'use' },
  number: { kind: 'number' },
  word: { kind: 'word' },
} as const satisfies { readonly [name: string]: Shows & { readonly kind: OptionKind; readonly role?: Role } };
