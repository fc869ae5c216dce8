import type { Given, Wishes as LabWishes } from '@parley/lab/kit';
import { alienById, allAliens, COLOURS, isAlien } from '../../index.ts';
import type { Alien } from '../../rules/registry/alien.ts';
import { haveColours } from '../../rules/setup/choose-aliens.ts';
import { randomVariants } from '../../testing/index.ts';
import { flareHands } from './flare-hands.ts';
import { randomFrom, type Plain, type Random } from '@parley/kernel';

/** What the random games must have in common. */
export interface Wishes {
  readonly players: { readonly min: number; readonly max: number };
  /** Aliens that play in every game, as far as there are seats. */
  readonly aliens: readonly string[];
  /** Everybody starts with flares of the aliens at the table. */
  readonly flares?: boolean;
}

export const ANYTHING: Wishes = { players: { min: 3, max: 8 }, aliens: [] };

/** What was wished for on the command line. */
export const wishesOf = ({ players, given }: LabWishes): Wishes => ({
  players,
  aliens: aliensIn(given),
  ...(given.flares === undefined ? {} : { flares: true }),
});

const aliensIn = ({ aliens = '' }: Given): string[] => [...new Set(aliens.split(',').map((x) => x.trim()))].filter((x) => x !== '');

/** The aliens asked for must exist. */
export const checkWishes = (given: Given): void => aliensIn(given).forEach((id) => alienById(id));

/** How likely each variant, option and house rule is another one than usual. */
const UNUSUAL = 0.2;

export type FuzzSeat = { readonly colour: string; readonly alien: string | null };

/** The options of the random game with this seed: the same for the same seed, wishes and set of aliens. */
export function randomOptions(seed: string, wishes: Wishes = ANYTHING): { readonly [key: string]: Plain } {
  const r = randomFrom(`${seed}:options`);
  const { min, max } = wishes.players;
  // While there are few aliens there are few seats.
  const n = Math.min(min + r.below(max - min + 1), Math.max(min, playable(max).length));
  const taken = seats(r, n, wishes);
  const options = randomVariants(r, { seats: taken }, UNUSUAL);
  if (wishes.flares) {
    options.flares = true;
    options.position = { hands: flareHands(r, taken) };
  }
  return options;
}

/** Aliens that can be given to a seat at a table of `n`. */
export function playable(n: number): Alien[] {
  return allAliens().filter((a) => !a.power.unimplemented && haveColours([a.id], n));
}

/** These aliens in their order, without those for which no colour is left beside the others. */
export function withColours(ids: readonly string[], beside: readonly string[], n: number): string[] {
  const out: string[] = [];
  // An alien that does not exist is refused when the table is opened.
  for (const id of ids) if (haveColours([...beside, ...out, id].filter(isAlien), n)) out.push(id);
  return out;
}

/** Some seats have fixed aliens; the others, if enough are left, choose between two that are dealt. */
function seats(r: Random, n: number, { aliens: wanted, flares = false }: Wishes): FuzzSeat[] {
  const colours = r.shuffle([...COLOURS]).slice(0, n);
  const must = withColours(r.shuffle([...wanted]), [], n).slice(0, n);
  const others = playable(n)
    .map((a) => a.id)
    .filter((id) => !must.includes(id));
  const rest = withColours(r.shuffle(others), must, n);
  const free = n - must.length;
  const dealt = !flares && rest.length >= free * 2 && r.chance(0.3) ? r.below(free + 1) : 0;
  const aliens: (string | null)[] = [...must, ...rest.slice(0, free - dealt)];
  while (aliens.length < n) aliens.push(null);
  return r.shuffle(aliens).map((alien, i) => ({ colour: colours[i], alien }));
}
