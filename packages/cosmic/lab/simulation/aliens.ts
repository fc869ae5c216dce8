import { InputError } from '@parley/kernel';
import { alienById, allAliens } from '../../index.ts';
import type { Alien } from '../../rules/registry/alien.ts';
import { haveColours } from '../../rules/setup/choose-aliens.ts';

/** Aliens that can be given to a seat at a table of `n`. */
export const playable = (n: number): Alien[] => allAliens().filter((a) => !a.power.unimplemented && haveColours([a.id], n));

export const getAlong = (a: string, b: string): boolean => !alienById(a).bans?.includes(b) && !alienById(b).bans?.includes(a);

/** Can this alien take a seat beside those at a table of `n`? */
export const maySit = (seated: readonly string[], id: string, n: number): boolean =>
  !seated.includes(id) && seated.every((x) => getAlong(x, id)) && haveColours([...seated, id], n);

/** Aliens by their ids, each of which must be able to play; all of them when none is named. */
export function knownAliens(ids: readonly string[], players: number): string[] {
  const known = playable(players);
  for (const id of ids) if (!known.some((a) => a.id === id)) throw unknown(id, known);
  return ids.length === 0 ? known.map((a) => a.id) : [...new Set(ids)];
}

/** The aliens that were asked for, if they can play together at tables of so many. */
export function aliensFor(text: string | undefined, players: number): string[] {
  const known = playable(players);
  const aliens = [...new Set((text ?? '').split(',').map((x) => x.trim()))].filter((x) => x !== '');
  if (text !== undefined && aliens.length === 0) throw new InputError('--aliens names nobody; leave it out to let all aliens play.');
  for (const id of aliens) if (!known.some((a) => a.id === id)) throw unknown(id, known);
  if (known.length < players) throw new InputError(`There are only ${known.length} aliens for ${players} players; choose fewer players.`);
  const foes = conflicts(aliens);
  // Without one of each pair there must be enough left for every seat.
  if (foes.length > 0 && aliens.length - foes.length < players)
    throw new InputError(
      `${foes.map((pair) => pair.join(' and ')).join(', ')} may not be in the same game; leave one of them out or name more aliens.`,
    );
  return aliens;
}

/** Pairs of which one keeps the other out of a game. */
const conflicts = (aliens: readonly string[]): (readonly [string, string])[] =>
  aliens.flatMap((a, i) =>
    aliens
      .slice(i + 1)
      .filter((b) => !getAlong(a, b))
      .map((b) => [a, b] as const),
  );

function unknown(id: string, known: readonly Alien[]): InputError {
  const exists = allAliens().find((a) => a.id === id);
  if (exists) return new InputError(`${exists.name} cannot play in such a game.`);
  const near = known.filter((a) => a.id.startsWith(id.slice(0, 2).toLowerCase())).map((a) => a.id);
  return new InputError(`There is no alien "${id}"${near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '.'}`);
}
