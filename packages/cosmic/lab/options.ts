import { randomFrom, type Plain, type Random, type Wishes } from '@parley/kernel';
import type { Alien } from '../content/aliens/define.ts';
import { allAliens, isAlien } from '../rules/registry/registry.ts';
import { haveColours } from '../rules/setup/choose-aliens.ts';
import { COLOURS } from '../rules/state/state.ts';
import { randomVariants } from '../testing/random-options.ts';
import { flareHands } from './hands.ts';

/** The wish that everybody starts with flares of the aliens at the table. */
export const FLARES = 'flares';

export const ANYTHING: Wishes = { players: { min: 3, max: 8 }, content: [] };

/** How likely each variant, option and house rule is another one than usual. */
const UNUSUAL = 0.2;

export type FuzzSeat = { readonly colour: string; readonly alien: string | null };

/** The options of the random game with this seed: the same for the same seed, wishes (aliens that play in every game) and set of aliens. */
export function randomOptions(seed: string, wishes: Wishes = ANYTHING): { readonly [key: string]: Plain } {
  const r = randomFrom(`${seed}:options`);
  const { min, max } = wishes.players;
  // While there are few aliens there are few seats.
  const n = Math.min(min + r.below(max - min + 1), Math.max(min, playable(max).length));
  const taken = seats(r, n, wishes);
  const options = randomVariants(r, { seats: taken }, UNUSUAL);
  if (wishes.flags?.includes(FLARES)) {
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
function seats(r: Random, n: number, { content: wanted, flags = [] }: Wishes): FuzzSeat[] {
  const colours = r.shuffle([...COLOURS]).slice(0, n);
  const must = withColours(r.shuffle([...wanted]), [], n).slice(0, n);
  const others = playable(n)
    .map((a) => a.id)
    .filter((id) => !must.includes(id));
  const rest = withColours(r.shuffle(others), must, n);
  const free = n - must.length;
  const dealt = !flags.includes(FLARES) && rest.length >= free * 2 && r.chance(0.3) ? r.below(free + 1) : 0;
  const aliens: (string | null)[] = [...must, ...rest.slice(0, free - dealt)];
  while (aliens.length < n) aliens.push(null);
  return r.shuffle(aliens).map((alien, i) => ({ colour: colours[i], alien }));
}
