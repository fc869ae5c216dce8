import { answer, openTable, questionFor, viewOf, type Table } from '@parley/kernel';
import { playBots, seenBy } from '@parley/kernel/players';
import { playGame } from '@parley/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bidsGame } from '../module.ts';
import { bids } from '../bids.ts';
import { handOf, type State } from '../rules/state.ts';
import { ids } from '../ids/ids.ts';

const open = (options: unknown = { players: 2 }, seed = 'sale'): Table<State> => openTable(bids, options, seed, { listen: true });
const bidHighest = (table: Table<State>, seat: number): number => {
  const d = questionFor(table, seat);
  if (d?.kind !== 'choose') throw new Error('nobody is asked');
  const cards = d.options.map((x) => ids.as('card', x).card).sort((a, b) => b - a);
  expect(answer(table, seat, ids.write.card({ card: cards[0] }))).toBeNull();
  return cards[0] + 1;
};

describe('Sealed Bids', () => {
  it('passes the generic test', () => {
    for (let i = 0; i < 30; i++)
      playGame(bids, { players: 2 + (i % 3), lots: 1 + (i % 9) }, `bids-${i}`, { command: (seed) => `seed ${seed}`, thorough: i < 6 });
  });

  it('sells each lot to whoever bids the higher card, and the sum of lots wins', () => {
    const table = open();
    const scores = [0, 0];
    while (!table.over) {
      const lot = Number(questionFor(table, 0)?.data?.lot);
      const [a, b] = [bidHighest(table, 0), bidHighest(table, 1)];
      scores[a > b ? 0 : 1] += lot;
    }
    expect(viewOf(table.game, null).sale).toMatchObject({ round: 5, scores });
    const best = Math.max(...scores);
    expect(bids.outcome(table.game)?.winners).toEqual([0, 1].filter((seat) => scores[seat] === best));
  });

  it('shows a hand to its owner only, and a bid to nobody until all are in', () => {
    const table = open();
    const hand = (viewer: number | null) => viewOf(table.game, viewer)[`zone:${handOf(0)}`];
    expect(hand(0)).toHaveLength(6);
    expect([hand(1), hand(null)]).toEqual([6, 6]);
    const before = viewOf(table.game, 1);
    bidHighest(table, 0);
    expect(viewOf(table.game, 1)).toEqual(before);
  });

  it('says what is wrong with its options', () => {
    expect(() => open({ players: 7 })).toThrow('2 to 4 people bid, not 7.');
    expect(() => open({ lots: 0 })).toThrow('A sale has 1 to 9 lots, not 0.');
    expect(() => open({ seats: [{ paddle: 'red' }, {}] })).toThrow('The paddles are amber, teal, plum, slate.');
    expect(() => open({ seats: [{ paddle: 'teal' }, { paddle: 'teal' }] })).toThrow('Everybody has a paddle of their own.');
    expect(() => open({ colour: 1 })).toThrow('There is no option "colour"');
  });

  it('tells everybody what happened in their own person', () => {
    const table = open();
    bidHighest(table, 0);
    bidHighest(table, 1);
    const told = (seat: number | null) =>
      table.game.events.filter((e) => e.type === 'bid').map((e) => bids.describeEvent(table.game, e, seat));
    expect(told(0)[0]).toMatch(/^You bid \d+\.$/);
    expect(told(1)[0]).toMatch(/^amber bids \d+\.$/);
  });

  it('is played by bots that see their own hand only', () => {
    const table = open({ players: 4, lots: 3 });
    const bots = table.game.s.options.seats.map(() => bidsGame.bots.spender.make('s'));
    expect(playBots(table, bots)).toBe(12);
    expect(table.over).toBe(true);
    expect(seenBy(table, 0).cell(`zone:${handOf(1)}`)).toBe(0);
  });
});
