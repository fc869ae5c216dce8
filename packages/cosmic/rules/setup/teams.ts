import { emit, touch, type Flow, InputError } from '@parley/kernel';
import { players } from '../state/people.ts';
import type { Cosmic, Player } from '../state/state.ts';
import { gifts } from '../variants/teams/gifts.ts';
import { person } from './pieces.ts';

/** R29.1: partners are drawn and sit down opposite each other, and an odd player opposite an unused planet. */
export function* formTeams(g: Cosmic): Flow {
  const drawn = pairs(g);
  const alone = players(g).find((p) => !drawn.some((pair) => pair.includes(p))) ?? -1;
  const partner = g.s.colourOf.map(() => -1);
  for (const [a, b] of drawn) {
    partner[a] = b;
    partner[b] = a;
    emit(g, 'partners', { a, b });
  }
  if (alone >= 0) emit(g, 'no-partner', { who: alone });
  const near = drawn.map(([a]) => a);
  g.s.order = [...near, ...(alone >= 0 ? [alone] : []), ...drawn.map(([, b]) => b)];
  // Opposite whoever sits last in the first half lies what comes last in the second.
  g.s.teams = { partner, planet: alone >= 0 ? g.s.players - 1 : -1, met: [] };
  touch(g, 'people');
  gifts.start(g, -1, {}, 'game');
}

/** As a position says, else one destiny card for each colour, dealt two by two. */
function pairs(g: Cosmic): (readonly [Player, Player])[] {
  const given = g.s.options.position?.teams;
  if (given === undefined) return twoByTwo(g.random.shuffle(players(g).slice()));
  const named = given.map((pair) => pair.map((colour) => person(g, colour)));
  const all = named.flat();
  if (named.some((pair) => pair.length !== 2) || new Set(all).size !== all.length || all.length < g.s.players - 1)
    throw new InputError('position.teams names pairs of colours, each colour once, and leaves out one at most.');
  return twoByTwo(all);
}

const twoByTwo = (list: readonly Player[]): (readonly [Player, Player])[] =>
  Array.from({ length: Math.floor(list.length / 2) }, (_, i) => [list[2 * i], list[2 * i + 1]]);
