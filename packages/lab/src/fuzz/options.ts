import { allAliens, COLOURS, cosmic, HOUSE_RULES, type Alien } from '@parley/cosmic';
import { randomFrom, type Plain, type Random } from '@parley/kernel';
import { flareHands } from './hands.ts';

/** What the random games must have in common. */
export interface Wishes {
  readonly players: { readonly min: number; readonly max: number };
  /** Aliens that play in every game, as far as there are seats. */
  readonly aliens: readonly string[];
  /** Everybody starts with flares of the aliens at the table. */
  readonly flares?: boolean;
}

export const ANYTHING: Wishes = { players: { min: 3, max: 8 }, aliens: [] };

type Draft = { [key: string]: Plain };
export type FuzzSeat = { readonly colour: string; readonly alien: string | null };

/** The options of the random game with this seed: the same for the same seed, wishes and set of aliens. */
export function randomOptions(seed: string, wishes: Wishes = ANYTHING): { readonly [key: string]: Plain } {
  const r = randomFrom(`${seed}:options`);
  const { min, max } = wishes.players;
  // While there are few aliens there are few seats.
  const n = Math.min(min + r.below(max - min + 1), Math.max(min, playable(max).length));
  const taken = seats(r, n, wishes);
  const options: Draft = { seats: taken };
  if (r.chance(0.3)) options.planets = 4;
  for (const [name, usual] of switches()) if (r.chance(0.2)) options[name] = !usual;
  const house = houseRules(r);
  if (Object.keys(house).length > 0) options.house = house;
  if (wishes.flares) {
    options.flares = true;
    options.position = { hands: flareHands(r, taken) };
  }
  return options;
}

/** Options that are on or off, with what they usually are. Those of new variants are found here by themselves. */
export function switches(): (readonly [string, boolean])[] {
  const usual = Object.entries(cosmic.parse({ players: 3 }) as Draft);
  return usual.flatMap(([name, value]) => (typeof value === 'boolean' ? [[name, value] as const] : []));
}

/** Aliens that can be given to a seat at a table of `n`. */
export function playable(n: number): Alien[] {
  return allAliens().filter((a) => !a.power.unimplemented && !(a.needsColour && n === COLOURS.length));
}

/** Some seats have fixed aliens; the others, if enough are left, choose between two that are dealt. */
function seats(r: Random, n: number, { aliens: wanted, flares = false }: Wishes): FuzzSeat[] {
  const colours = r.shuffle([...COLOURS]).slice(0, n);
  const must = r.shuffle([...wanted]).slice(0, n);
  const rest = r.shuffle(playable(n).map((a) => a.id).filter((id) => !must.includes(id))); // prettier-ignore
  const free = n - must.length;
  const dealt = !flares && rest.length >= free * 2 && r.chance(0.3) ? r.below(free + 1) : 0;
  const aliens: (string | null)[] = [...must, ...rest.slice(0, free - dealt)];
  while (aliens.length < n) aliens.push(null);
  return r.shuffle(aliens).map((alien, i) => ({ colour: colours[i], alien }));
}

function houseRules(r: Random): Draft {
  const house: Draft = {};
  for (const [rule, values] of Object.entries(HOUSE_RULES)) if (r.chance(0.2)) house[rule] = r.pick(values);
  return house;
}
