/** What the Codex tells of aliens and cards beside their names and texts. */

/** When a text works: in which windows, on which events, by changing which rules. */
export type CodexTiming = {
  /** Who may use it, seen from the encounter: 'any', 'offense', 'main-or-ally' and so on. */
  readonly as: string;
  readonly must: boolean;
  readonly windows: readonly string[];
  readonly events: readonly string[];
  readonly rules: readonly string[];
};

export const PRINTED = ['power', 'wild', 'super'] as const;
export type Printed = (typeof PRINTED)[number];

export type AlienData = {
  readonly set: string;
  readonly alert: string;
  readonly timing: { readonly [text in Printed]: readonly CodexTiming[] };
};

export type CardData = {
  readonly type: string;
  readonly value: number;
  /** How many are in the deck; 0 for cards that come another way, such as flares. */
  readonly copies: number;
  readonly timing: readonly CodexTiming[];
};
