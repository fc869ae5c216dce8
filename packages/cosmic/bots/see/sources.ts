import { clauseOf } from '../../ids/index.ts';

/** What an option of a window, or an effect that can be raised, stands for: a power, a card in hand, an asset or something else. */
export interface Source {
  readonly kind: 'sheet' | 'card' | 'asset' | 'other';
  /** The number of the sheet, card or asset. */
  readonly n: number;
  /** Which text of it, and which part of that. */
  readonly text: string;
  readonly clause: string;
}

export function sourceOf(option: string): Source {
  const said = clauseOf(option);
  if (said === null) return NOTHING;
  const { on, n, text, clause } = said;
  return on === 'linger' ? { kind: 'other', n: -1, text, clause } : { kind: on, n, text, clause };
}
const NOTHING: Source = { kind: 'other', n: -1, text: '', clause: '' };
