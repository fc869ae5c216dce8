import type { Plain } from '../state/plain.ts';

/** A value an option can have, in words. */
export interface OptionChoice {
  readonly value: Plain;
  readonly name: string;
  readonly text?: string;
  /** Other options this value stands for. */
  readonly brings?: { readonly [option: string]: Plain };
}

/** Another option that must (or must not) have one of these values. */
export interface OptionLink {
  readonly option: string;
  readonly values: readonly Plain[];
}

/** Everything a form, a list or a help page needs to offer an option. Whether a choice is legal, the game itself decides. */
export interface OptionText {
  /** As in the options a game is opened with; a dot leads into an object: 'house.noColony'. */
  readonly id: string;
  /** Under which heading it stands. */
  readonly group: string;
  /** On or off; one of the choices; any of them. */
  readonly kind: 'switch' | 'one' | 'several';
  readonly name: string;
  readonly text: string;
  readonly choices: readonly OptionChoice[];
  readonly usual: Plain;
  /** It means nothing unless all of these hold. */
  readonly needs?: readonly OptionLink[];
  /** It cannot be played with any of these. */
  readonly excludes?: readonly OptionLink[];
  /** Fewest and most players. */
  readonly players?: readonly [number, number];
}
