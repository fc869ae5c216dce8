import type { Stack } from '@parley/cosmic';
import type { Scenario } from '@parley/cosmic/testing';
import { addPrey } from '../rules/board/stacks.ts';
import { modifier, reaction } from '../rules/registry/clauses.ts';
import { lingering } from '../rules/registry/lingering.ts';
import { placeOf, ships } from './board.ts';
import { table } from './table.ts';

export const seats = { red: 'hacker', blue: 'trader', yellow: 'void' } as const;
export const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-10'] } } as const;

/** In the launch phase of red against blue. */
export function launching(position: object = {}): Scenario {
  const t = table(seats, { ...start, ...position });
  t.until('red', 'launch.aim');
  return t;
}

/** Cards lie open and the totals can still change: red's three ships against blue's planet 1. */
export function revealed(position: object = {}): Scenario {
  const t = table(seats, { ...start, hands: { red: ['attack-08', 'reinforcement-3'], blue: ['attack-10'] }, ...position });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 3 });
  t.untilOffered('red', 'reinforcement-3');
  return t;
}

/** A ship of red with a ship of blue under it. */
export const redStack = (t: Scenario, at = 'red/1'): Stack =>
  addPrey(t.table.game, { place: placeOf(t, at), colour: 0, stack: -1 }, ships(t, 'blue', 'blue/5', 1));

/** What the listener has heard of since it was asked to listen. */
export const heard: unknown[] = [];
export const deafened = (): void => {
  heard.length = 0;
};

const listener = lingering('test.ships-listener', [
  reaction<'ships.retrieve'>({
    on: 'ships.retrieve',
    must: true,
    passive: true,
    *commit({ ev }) {
      heard.push(['leaving', ev.who, ev.n]);
    },
  }),
  reaction<'ships.retrieved'>({
    on: 'ships.retrieved',
    must: true,
    passive: true,
    *commit({ ev }) {
      heard.push(['left', ev.who, ev.n, [...ev.to]]);
    },
  }),
  reaction<'ships.landed'>({
    on: 'ships.landed',
    must: true,
    passive: true,
    *commit({ ev }) {
      heard.push(['landed', ev.who, ev.n, ev.founded]);
    },
  }),
  reaction<'colonies.gained'>({
    on: 'colonies.gained',
    must: true,
    passive: true,
    *commit({ ev }) {
      heard.push(['gained', ev.founded.map((x) => [x.who, x.place])]);
    },
  }),
  reaction<'ships.lost'>({
    on: 'ships.lost',
    must: true,
    passive: true,
    *commit({ ev }) {
      heard.push([ev.kind, ev.by, ev.owner, ev.n]);
    },
  }),
]);

export function listen(t: Scenario): void {
  deafened();
  listener.start(t.table.game, 2, {});
}

/** No place holds more ships than this. */
export const tight = lingering<number>('test.tight', (dataOf) => [modifier('planet.capacity', (n, _, c) => Math.min(n, dataOf(c)))]);

/** Whoever has no colony may found one on these planets. */
export const refuge = lingering<number[]>('test.refuge', (dataOf) => [modifier('ships.refuge', (_, __, c) => dataOf(c))]);

/** Somebody waits for lost colonies. */
export const waits = lingering('test.waits', [reaction<'colonies.lost'>({ on: 'colonies.lost', must: true, passive: true, *commit() {} })]);

/** Red has laid a kicker that keeps its ally yellow in the gate; purple stands beside the planet. */
export function stranding(): Scenario {
  const t = table(
    { ...seats, purple: 'mite' },
    {
      ...start,
      options: { rewards: 'dominion' },
      hands: { red: ['attack-08', 'kicker-x2-duplicity', 'reinforcement-3'], blue: ['attack-10'] },
    },
  );
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 3 });
  t.invite('red', 'yellow');
  t.invite('blue', 'purple');
  t.ally('yellow', 'offense', { 'yellow/1': 1 });
  t.ally('purple', 'defense', { 'purple/1': 2 });
  t.use('red', 'kicker-x2-duplicity');
  t.untilOffered('red', 'reinforcement-3');
  return t;
}
