import type { Board } from './board.ts';
import { bestAttack } from './cards.ts';
import { outlook } from './outlook.ts';

/** How the rookie plays one alien where the general rules of thumb do not do. */
export interface Persona {
  /** How glad it is to be dealt this alien: 0 is usual. */
  readonly like?: number;
  /** What its side can expect beyond cards and ships when it is a main player. */
  readonly edge?: number;
  /** What an attack card comes to, together with the own ships in the encounter. */
  readonly total?: (value: number, ships: number, tokens: number) => number;
  /** Use the power here? Left out: yes, unless it is a won encounter that would be stirred up. */
  readonly use?: (b: Board, at: string) => boolean;
  /** A zap would do it a favour. */
  readonly zapProof?: boolean;
}

const reversed = (value: number): number => (value < 10 ? value * 10 : (value % 10) * 10 + Math.floor(value / 10));
const ownCard = (b: Board): number => {
  const e = b.encounter;
  const slot = e?.slots[e.offense === b.me ? 0 : 1];
  return slot?.card?.startsWith('attack-') ? Number(slot.card.slice(7, slot.card.lastIndexOf('#'))) : -1;
};
const losing = (b: Board): boolean => outlook(b) !== 'winning';
const other = (b: Board): number => (b.encounter?.offense === b.me ? b.encounter.defense : (b.encounter?.offense ?? -1));
const ahead = (b: Board): boolean => b.score.some((s, p) => p !== b.me && s > b.score[b.me] + 1);

export const PERSONAS: { readonly [alien: string]: Persona } = {
  macron: { like: 2, edge: 6, total: (v, n) => v + 4 * n },
  tripler: { like: 2, edge: 4, total: (v, n) => (v <= 10 ? v * 3 : Math.ceil(v / 3)) + n },
  virus: { like: 3, edge: 10, total: (v, n) => v * Math.max(1, n) },
  warrior: { like: 2, edge: 4, total: (v, n, tokens) => v + n + tokens },
  human: { like: 1, edge: 4, total: (v, n) => v + n + 4, zapProof: true },
  mirror: {
    like: 1,
    edge: 3,
    total: (v, n) => (reversed(v) >= 50 ? 30 : v) + n,
    use: (b) => reversed(ownCard(b)) >= 50,
  },
  calculator: { edge: 1, use: (b) => ownCard(b) >= 5 && ownCard(b) <= 12 },
  sorcerer: { like: 1, edge: 3, total: (v, n) => Math.max(v, 9) + n, use: (b) => ownCard(b) <= 8 },
  oracle: { like: 2, edge: 5 },
  loser: { use: (b) => b.hand.some((c) => c.type === 'attack' && c.value <= 6) },
  trader: {
    like: 1,
    use: (b) => b.hand.length + 1 < b.handSize(other(b)) || bestAttack(b.hand) < 8,
  },
  chronos: { like: 1, edge: 4, use: losing },
  chosen: { like: 1, edge: 3, use: losing },
  empath: { use: (b) => losing(b) },
  clone: { use: (b) => ownCard(b) >= 8 || ownCard(b) < 0 },
  lunatic: { use: () => false },
  pretender: { use: ahead },
  swindler: { use: ahead },
  zombie: { like: 2, edge: 1 },
  void: { like: 1 },
  parasite: { like: 1 },
  machine: { like: 3, use: (b) => b.hand.some((c) => c.type === 'attack' && c.value >= 6) },
  philanthropist: { use: (b) => b.hand.some((c) => c.type === 'attack' && c.value <= 5) && b.hand.length > 3 },
  masochist: { like: -1 },
  plant: { like: 1 },
};

const NOBODY: Persona = {};
export const personaOf = (alien: string): Persona => PERSONAS[alien] ?? NOBODY;
