import { cosmic } from '@parley/cosmic';
import {
  answer,
  wordsOf,
  openTable,
  packets,
  questionFor,
  raisable,
  raise,
  randomFrom,
  readPacket,
  recordOf,
  restore,
  sampleAnswer,
  type View,
} from '@parley/kernel';
import { viewAfter } from '@parley/kernel/client';
import { describe, expect, it } from 'vitest';
import { placeNamed } from '../rules/board/places.ts';
import { capture } from '../rules/ships/captives.ts';
import { COLOURS } from '../rules/state/state.ts';

/** What one answer may cost on the way to five seats and a spectator, on average. */
const MOST_BYTES = 800;

describe('packets', () => {
  it('are short: what often travels is among the words', () => {
    const random = randomFrom('short');
    let answers = 0;
    let bytes = 0;
    for (let game = 0; game < 5; game++) {
      const table = openTable(cosmic, { players: 5 }, `short-${game}`, { log: false, listen: true });
      packets(table);
      while (!table.over) {
        const { decision } = table.pending.find((p) => p.answer === undefined) ?? table.pending[0];
        answer(table, decision.seat, sampleAnswer(decision, random));
        for (const text of packets(table)) bytes += text.length;
        answers++;
      }
    }
    expect(bytes / answers).toBeLessThan(MOST_BYTES);
  });

  it('say in the first one what the table is like', () => {
    const seats = [{ alien: 'zombie' }, { alien: 'macron' }, { alien: 'trader' }];
    const table = openTable(cosmic, { seats }, 'first', { listen: true });
    const [, , , [spectator]] = packets(table).map((text) => readPacket(JSON.parse(text) as string, wordsOf(cosmic)));
    expect(spectator.c).toMatchObject({ 'sheet:0': { alien: 'zombie', owner: 0 }, 'place:4': [4, 0, 0, 0, 0, 0, 0, 0] });
    expect(spectator.e?.[0]).toEqual(['alien-revealed', { who: 0, alien: 'zombie' }, 'rule:R2']);
  });
});

describe('what colonies count for', () => {
  it('is told whenever it changes, though nobody says so', () => {
    const random = randomFrom('count');
    const seats = ['pygmy', 'zombie', 'macron', 'trader'].map((alien) => ({ alien }));
    const table = openTable(cosmic, { seats }, 'count', { log: false, listen: true });
    let view: View = {};
    let changes = 0;
    const listen = (): void => {
      const packet = readPacket(JSON.parse(packets(table)[4]) as string, wordsOf(cosmic));
      if (packet.some(({ c, m }) => c?.colonies !== undefined || m?.colonies !== undefined)) changes++;
      view = viewAfter(view, packet);
    };
    listen();
    while (!table.over) {
      const { decision } = table.pending.find((p) => p.answer === undefined) ?? table.pending[0];
      answer(table, decision.seat, sampleAnswer(decision, random));
      listen();
      expect(view.colonies).toEqual(cosmic.cell(table.game, 'colonies').all);
    }
    expect(changes).toBeGreaterThan(10);
  });
});

describe('the ships on a sheet', () => {
  it.each(['tyrant', 'pirate', 'patriot', 'arcade', 'bride', 'lizard'])('are told of as they are, whatever has moved them: %s', (alien) => {
    const seats = [alien, 'macron', 'tripler'].map((x, i) => ({ alien: x, colour: COLOURS[i] }));
    const hands = { red: ['attack-20'], blue: ['attack-04'], yellow: ['ship-zap'] };
    const position = { bare: true, turn: 'red', destiny: ['blue'], hands };
    const table = openTable(cosmic, { seats, rewards: 'dominion', position }, 'sheets', { listen: true });
    const { game } = table;
    let view: View = {};
    /** The sheet, as a spectator has been told of it. */
    const told = (): unknown => {
      view = viewAfter(view, readPacket(JSON.parse(packets(table)[3]) as string, wordsOf(cosmic)));
      expect(view['sheet:0']).toEqual(cosmic.cell(game, 'sheet:0').all);
      return view['sheet:0'];
    };
    told();
    const waits = alien === 'lizard';
    if (!waits) capture(game, game.s.sheets[0], [{ place: placeNamed(game, 'blue/5'), colour: 1, stack: -1, n: 2 }]);
    expect(told()).toMatchObject(waits ? { reserve: 20 } : { captives: [{ colour: 'blue', n: 2 }] });
    raise(table, 2, raisable(table, 2)[0]);
    const question = questionFor(table, 2);
    const places = question?.kind === 'spread' ? question.places : [];
    const held = places.find((x) => /^(captives|sheet)\//.test(x.id))?.id ?? '';
    answer(table, 2, { [held]: 1 });
    expect(told()).toMatchObject(waits ? { reserve: 19 } : { captives: [{ colour: 'blue', n: 1 }] });
  });
});

describe('a checkpoint', () => {
  it('is of no use with other words: the game comes back from its log', () => {
    const table = openTable(cosmic, { players: 3 }, 'words');
    const random = randomFrom('words');
    for (let i = 0; i < 60 && !table.over; i++) {
      const { decision } = table.pending.find((p) => p.answer === undefined) ?? table.pending[0];
      answer(table, decision.seat, sampleAnswer(decision, random));
    }
    const record = recordOf(table);
    expect(record.checkpoint?.at).toBeGreaterThan(0);
    const other = { ...record, checkpoint: record.checkpoint && { ...record.checkpoint, words: 1, state: 'older' } };
    const { table: back, divergence } = restore(cosmic, other, { fromCheckpoint: true });
    expect(divergence).toBeNull();
    expect(back.game.s).toEqual(table.game.s);
  });
});
