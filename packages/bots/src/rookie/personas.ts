/** What the rookie knows of an alien by its numbers. What nobody wrote down is taken to be of the usual kind. */
export interface Persona {
  /** How glad it is to have this alien: 0 is usual. */
  readonly like?: number;
  /** What its side can expect beyond cards and ships when it is a main player. */
  readonly edge?: number;
  /** What an attack card comes to, together with the own ships in the encounter. `rest`: the other attacks in hand. */
  readonly total?: (value: number, ships: number, tokens: number, rest: readonly number[]) => number;
  /** Losing by so much as the offense is as good as winning. */
  readonly crash?: number;
  /** Its negotiate beats an attack. */
  readonly peaceful?: boolean;
  /** Whoever is asked and stays away suffers, so everybody is asked. */
  readonly invites?: boolean;
  /** A zap would do it a favour. */
  readonly zapProof?: boolean;
}

/** An attack with its digits swapped. */
export const reversed = (value: number): number => (value % 10) * 10 + Math.floor(value / 10);
/** From here on a reversed card is worth the reversal of the other one. */
export const WORTH_REVERSING = 50;

const between = (values: readonly number[], low: number, high: number): number =>
  values.reduce((sum, x) => sum + (x > low && x < high ? x : 0), 0);

const PERSONAS: { readonly [alien: string]: Persona } = {
  macron: { like: 2, edge: 6, total: (v, n) => v + 4 * n },
  tripler: { like: 2, edge: 4, total: (v, n) => (v <= 10 ? v * 3 : Math.ceil(v / 3)) + n },
  virus: { like: 3, edge: 10, total: (v, n) => v * Math.max(1, n) },
  warrior: { like: 2, edge: 4, total: (v, n, tokens) => v + n + tokens },
  human: { like: 1, edge: 4, total: (v, n) => v + n + 4, zapProof: true },
  mirror: { like: 1, edge: 3, total: (v, n) => (reversed(v) >= WORTH_REVERSING ? 30 : v) + n },
  sorcerer: { like: 1, edge: 3, total: (v, n) => Math.max(v, 9) + n },
  oracle: { like: 2, edge: 5 },
  calculator: { edge: 1 },
  chronos: { like: 1, edge: 4 },
  chosen: { like: 1, edge: 3 },
  gambler: { like: 1, edge: 3 },
  trader: { like: 1, edge: 1 },
  zombie: { like: 2, edge: 1 },
  machine: { like: 3 },
  plant: { like: 1, edge: 2 },
  parasite: { like: 1 },
  void: { like: 1 },
  locust: { like: 1 },
  amoeba: { like: 1, edge: 3 },
  'anti-matter': { like: 1, edge: 3 },
  citadel: { edge: 2 },
  filch: { like: 1 },
  // What lies between the two cards is added: a low card leaves much between.
  fodder: { edge: 2, total: (v, n, _tokens, rest) => v + n + 0.4 * between(rest, v, 14) },
  grudge: { invites: true },
  healer: { like: 1 },
  miser: { like: 2, edge: 2 },
  mite: { like: 2 },
  mutant: { like: 2, edge: 2 },
  pacifist: { like: 2, edge: 3, peaceful: true },
  remora: { like: 2, edge: 1 },
  reserve: { edge: 2 },
  spiff: { crash: 10 },
  warpish: { like: 2, edge: 6, total: (v, n) => v + n + 6 },
  will: { like: 1 },
  masochist: { like: -1 },
};

const NOBODY: Persona = {};
export const personaOf = (alien: string): Persona => PERSONAS[alien] ?? NOBODY;
