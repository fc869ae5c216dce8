/** What an option of a window, or an effect that can be raised, stands for: a power, a card in hand, an asset or something else. */
export interface Source {
  readonly kind: 'sheet' | 'card' | 'asset' | 'other';
  /** The number of the sheet, card or asset. */
  readonly n: number;
  /** Which part of its text. */
  readonly clause: string;
}

export function sourceOf(option: string): Source {
  const found = /^(sheet|card|asset)(\d+):/.exec(option);
  const clause = option.slice(option.indexOf(':') + 1);
  return found ? { kind: found[1] as Source['kind'], n: Number(found[2]), clause } : { kind: 'other', n: -1, clause };
}
