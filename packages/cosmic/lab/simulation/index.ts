import { InputError, type GameEvent, type Plain, type Random } from '@parley/kernel';
import type { Seating, Simulation, Target } from '@parley/lab/kit';
import { alienById, type State } from '../../index.ts';
import { aliensFor, maySit, playable } from './aliens.ts';
import { alienOfFlare } from '../../ids/index.ts';
import { toldFields, toldText, toldTexts } from '../../text/told.ts';

/** Which aliens play, and on how many planets each. */
type Plan = {
  /** Fewer than there are seats: they play in every game. Otherwise nobody else plays. Empty: everybody may. */
  readonly aliens: readonly string[];
  readonly planets: 4 | 5;
};
function planOf(plan: Plain): Plan {
  const { aliens, planets } = toldFields(plan);
  return { aliens: toldTexts(aliens), planets: planets === 4 ? 4 : 5 };
}

/** The usual table for these aliens. */
export const seatingOf = (aliens: readonly string[], planets: 4 | 5 = 5): Seating => ({
  options: { seats: aliens.map((alien) => ({ alien })), planets },
  rows: aliens,
});

/** Who plays: the aliens asked for and others at random, none of whom keeps another one out of the game. */
function deal(plan: Plain, players: number, r: Random): Seating {
  const { aliens, planets } = planOf(plan);
  const asked = r.shuffle([...aliens]);
  const others = asked.length >= players ? [] : r.shuffle(playable(players).map((a) => a.id));
  const seated: string[] = [];
  for (const id of [...asked, ...others]) {
    if (seated.length === players) break;
    if (maySit(seated, id, players)) seated.push(id);
  }
  if (seated.length < players) throw new Error(`only ${seated.join(', ')} of the chosen aliens may play together; choose more aliens`);
  return seatingOf(r.shuffle(seated), planets);
}

/** Powers, flares by their text, and other cards: 'power:zombie', 'wild:void', 'super:void', 'card:plague'. */
function usedBy({ type, data }: GameEvent): Target | null {
  if (type === 'power-used') return `power:${toldText(data.alien)}`;
  if (type !== 'card-played') return null;
  const card = toldText(data.card);
  const flare = alienOfFlare(card);
  return flare === null ? `card:${card}` : `${toldText(data.text)}:${flare}`;
}

export const simulation: Simulation<State> = {
  players: 5,
  rowName: 'alien',
  options: {
    aliens: { takes: 'a,b,c', about: 'only these aliens; fewer than players: these in every game, the others random' },
    planets: { takes: '4|5', about: 'planets of each player, and foreign colonies to win (5)' },
  },
  elsewhere: {
    players: '--players says how many play',
    planets: '--planets says how many planets there are',
    aliens: '--aliens says who plays',
    seats: 'seats are drawn for each table',
    position: 'every table begins like a new game',
  },
  examples: [
    'simulate --games 10000 --players 5 --out report',
    'simulate --games 2000 --bots rookie,random,random,random,random --format csv',
    `simulate --games 500 --options '{"technology":true,"rewards":"both"}'`,
  ],
  read({ aliens, planets = '5' }, players) {
    if (planets !== '4' && planets !== '5') throw new InputError(`--planets is one of 4, 5, not "${planets}".`);
    return { aliens: aliensFor(aliens, players), planets: planets === '4' ? 4 : 5 };
  },
  write(plan) {
    const { aliens, planets } = planOf(plan);
    return [...(aliens.length > 0 ? [['aliens', aliens.join(',')] as const] : []), ...(planets === 4 ? [['planets', '4'] as const] : [])];
  },
  tell(plan) {
    const { aliens, planets } = planOf(plan);
    return `${planets} planets each, ${aliens.length === 0 ? 'all aliens' : aliens.join(', ')}`;
  },
  deal,
  row(id) {
    const { name, set, alert } = alienById(id);
    return { name, facts: { set, alert } };
  },
  uses: [
    { id: 'power', title: 'uses a game', per: 'seat', target: (id) => `power:${id}` },
    { id: 'super', title: 'uses a game', per: 'seat', target: (id) => `super:${id}` },
    { id: 'wild', title: 'plays a game of the run, by whoever held the flare', per: 'game', target: (id) => `wild:${id}` },
  ],
  usedBy,
  listed: { kind: 'card', title: 'Other cards' },
  lengths: { encounters: ({ game }) => game.s.encounterCount, turns: ({ game }) => game.s.turn.number },
};
