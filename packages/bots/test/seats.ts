import { alienById, allAliens, cosmic, type State } from '@parley/cosmic';
import { openTable, randomFrom, type Settings, type Table } from '@parley/kernel';

/** A table of so many players with aliens at random, the same for the same seed. */
export function randomTable(seed: string, players: number, settings: Settings = { log: false }): Table<State> {
  const ids = allAliens().filter((a) => !a.power.unimplemented && !(a.needsColour && players === 8)).map((a) => a.id); // prettier-ignore
  const seats: { alien: string }[] = [];
  for (const alien of randomFrom(`${seed}:aliens`).shuffle(ids)) {
    const fits = seats.every((s) => !bans(s.alien, alien) && !bans(alien, s.alien));
    if (fits && seats.length < players) seats.push({ alien });
  }
  return openTable(cosmic, { seats }, seed, settings);
}

const bans = (a: string, b: string): boolean => alienById(a).bans?.includes(b) ?? false;
