import { alienById } from '../../rules/registry/registry.ts';

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
  /** Foreign colonies with which it wins, or all but wins. */
  readonly enough?: number;
  /** Ships that its foreign colonies should have. */
  readonly crew?: number;
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

/** The highest of these that is no higher than that, besides that itself. */
function secondTo(value: number, values: readonly number[]): number {
  const rest = values.filter((x) => x <= value);
  rest.splice(rest.indexOf(value), 1);
  return Math.max(0, ...rest);
}

const INCURSION: { readonly [alien: string]: Persona } = {
  bully: { like: 1 },
  cryo: { like: 1 },
  deuce: { like: 3, edge: 7, total: (v, n, _tokens, rest) => v + n + secondTo(v, rest) },
  disease: { like: 2, crew: 4 },
  ethic: { like: 1 },
  fury: { like: 1, edge: 2 },
  genius: { like: 2 },
  ghoul: { like: 1 },
  guerrilla: { like: 1 },
  leviathan: { like: 2, edge: 3 },
  magician: { like: 2, edge: 4 },
  mercenary: { like: 2 },
  merchant: { like: 1, edge: 2 },
  seeker: { like: 1, edge: 1 },
  sniveler: { like: 1 },
  symbiote: { like: 2, edge: 1 },
};

const STORM: { readonly [alien: string]: Persona } = {
  arcade: { like: 2 },
  brute: { like: 1, edge: 2 },
  bulwark: { like: 2 },
  converter: { like: 1 },
  coordinator: { like: 1 },
  dervish: { edge: 1 },
  mouth: {},
  neighbor: { edge: 1 },
  outlaw: { like: 1, edge: 2 },
  phantasm: { like: 1, edge: 2 },
  porcupine: { edge: 2 },
  roach: { like: 2 },
  // It sends ships only when it knows its card.
  sloth: { like: 1, edge: 2, total: (v, n) => v + (n === 0 ? 3 : n) },
  sneak: { like: 1 },
  squee: { like: 1, edge: 2 },
  sycophant: { like: 1 },
  tide: { like: 1 },
  tyrant: { like: 1, edge: 1 },
  vox: { like: 2, edge: 3, total: (v, n) => Math.max(v, 11) + n },
  worm: { edge: 2 },
  wormhole: { like: 1 },
};

const DOMINION: { readonly [alien: string]: Persona } = {
  ace: { like: 3, enough: 1 },
  angler: { like: 1, edge: 1 },
  aristocrat: { like: 2, edge: 3 },
  bride: { like: 1 },
  doppelganger: { like: 2, edge: 4 },
  explorer: { like: 1, edge: 2 },
  judge: { like: 2, edge: 1 },
  laser: { like: 1, edge: 3 },
  lizard: { like: 1, edge: 1, crew: 4 },
  mesmer: { like: 1 },
  mirage: { like: 1, edge: 3, total: (v, n) => v + Math.max(n, 4) },
  muckraker: { like: 1 },
  pentaform: { like: 2 },
  pickpocket: { like: 1 },
  pirate: { like: 1 },
  quartermaster: { like: 1 },
  reactor: { like: 1 },
  tourist: { like: 1 },
  usurper: { edge: 2 },
  voyager: { like: 2 },
  whirligig: { edge: 1 },
};

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
  ...INCURSION,
  ...STORM,
  ...DOMINION,
};

const NOBODY: Persona = {};
export const personaOf = (alien: string): Persona => PERSONAS[alien] ?? NOBODY;

const LIKING = { green: 0, yellow: 0.3, red: 0.6 } as const;
export const liking = (alien: string): number => personaOf(alien).like ?? LIKING[alienById(alien).alert];
