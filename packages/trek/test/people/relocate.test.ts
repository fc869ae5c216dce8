import type { Flow } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { parseFilter } from '../../language/index.ts';
import { discard } from '../../rules/board/leave.ts';
import { spaceAt, surfaceAt } from '../../rules/board/places.ts';
import { exchange } from '../../rules/people/exchange.ts';
import { relocate } from '../../rules/people/relocate.ts';
import { reportCard } from '../../rules/people/report.ts';
import { bySeat, tell } from '../../rules/people/told.ts';
import { mark, putMark, putStatus } from '../../rules/state/marks.ts';
import { zoneIn } from '../../rules/state/zones.ts';
import type { Play } from '../../rules/timing/events.ts';
import { ability } from '../../effects/index.ts';
import { has, onWorld, scenario, stopped, type Scenario } from '../dilemmas/board.ts';
import { dilemma, onTable } from '../dilemmas/cards.ts';

dilemma('Errand Boy', 'planet', {
  effects: [
    { do: 'relocate', whom: { one: parseFilter('MEDICAL'), pick: { by: 'random' } }, to: 'nearest-planet' },
    { do: 'stop', whom: { all: parseFilter('personnel') } },
  ],
  after: 'discard',
});
const isPlay = (ev: object): ev is Play => 'targets' in ev;
/** Sends the card home again that is just reporting, and makes it void. */
onTable('Snatch', {
  clauses: [
    ability({
      at: 'card.played',
      must: true,
      *commit({ ev }) {
        if (isPlay(ev)) ev.stopped = true;
      },
    }),
  ],
});

const run = <T>(flow: Flow<T>): T => {
  const step = flow.next();
  if (step.done !== true) throw new Error('somebody was asked');
  return step.value;
};
const board = (): Scenario =>
  scenario({
    alpha: ['World', 'Outer World'],
    blue: { hand: ['Ann'], at: { World: { planet: ['Bob', 'Dot'], space: { Vessel: ['Eve'] } } } },
  });

describe('relocation', () => {
  it('T44.9 cards are elsewhere from this turn on, and whoever is there already is not told of', () => {
    const t = board();
    t.endTurn();
    const [bob, dot] = [t.piece('Bob'), t.piece('Dot')];
    const from = t.g.events.length;
    expect(t.names(run(relocate(t.g, [bob, dot], surfaceAt(t.piece('Outer World')))))).toEqual(['Bob', 'Dot']);
    expect([t.where('Bob'), mark(t.g, bob, 'since')]).toEqual(['planet Outer World', 2]);
    expect(run(relocate(t.g, [bob], surfaceAt(t.piece('Outer World'))))).toEqual([]);
    expect(t.g.events.slice(from).map(({ type, data }) => [type, data['n']])).toEqual([['relocated', 2]]);
  });

  it('T1.5 nobody is put anywhere who is not in play', () => {
    const t = board();
    discard(t.g, [t.piece('Dot')]);
    expect(run(relocate(t.g, [t.piece('Dot')], surfaceAt(t.piece('Outer World'))))).toEqual([]);
    expect(t.where('Dot')).toBe('discard blue');
  });

  it('T44.9 a crew stays on its ship, which is not landed any more', () => {
    const t = board();
    putStatus(t.g, t.piece('Vessel'), 'landed', true);
    const gone = run(relocate(t.g, [t.piece('Vessel'), t.piece('Eve')], spaceAt(t.piece('Outer World'))));
    expect([t.names(gone), t.where('Vessel'), t.where('Eve'), ...has(t, 'landed', 'Vessel')]).toEqual([
      ['Vessel'],
      'space Outer World',
      'aboard Vessel',
      false,
    ]);
  });

  it('T16.15 whoever was put elsewhere is no longer one of those it hits', () => {
    const t = onWorld(['Errand Boy'], ['Cy', 'Bob'], { alpha: ['World', 'Outer World'] });
    t.order('blue', 'attempt', 'World');
    expect([t.where('Cy'), ...stopped(t, 'Cy', 'Bob')]).toEqual(['planet Outer World', false, true]);
  });

  it('T65.6 faces of a crew stay hidden though everybody knows the ship that is told of with it', () => {
    const t = board();
    tell(t.g, 'relocated', bySeat(t.g, [t.piece('Vessel'), t.piece('Bob')]), false);
    expect(t.g.events.at(-1)).toMatchObject({ data: { by: 0, n: 2 }, secret: { to: [0] } });
    expect(t.g.events.at(-1)?.data).not.toHaveProperty('pieces');
    tell(t.g, 'relocated', bySeat(t.g, [t.piece('Vessel')]), false);
    expect(t.g.events.at(-1)?.data).toMatchObject({ pieces: [t.piece('Vessel')] });
  });
});

describe('cards that come into play otherwise', () => {
  it('T1.6, T21.4 one that takes the place of another is there from this turn on, stopped as that one was', () => {
    const t = board();
    t.endTurn();
    putMark(t.g, t.piece('Bob'), 'stopped', 3);
    exchange(t.g, 0, t.piece('Bob'), t.piece('Ann'));
    expect([t.where('Ann'), t.where('Bob'), mark(t.g, t.piece('Ann'), 'stopped'), mark(t.g, t.piece('Ann'), 'since')]).toEqual([
      'planet World',
      'hand blue',
      3,
      2,
    ]);
  });

  it('T5.9 whoever lets a card report hears whether it did', () => {
    const report = (t: Scenario): boolean =>
      run(reportCard(t.g, 0, t.piece('Ann'), { zone: zoneIn(t.piece('Vessel')), cost: 'free', by: 'rule:T6.5' }));
    const t = board();
    expect([report(t), t.where('Ann')]).toEqual([true, 'aboard Vessel']);
    expect(t.g.events.at(-1)?.why).toMatchObject({ kind: 'rule', id: 'T6.5' });
    const barred = scenario({
      alpha: ['World'],
      blue: { hand: ['Ann'], at: { World: { space: { Vessel: [] } } } },
      red: { table: ['Snatch'] },
    });
    expect([report(barred), barred.where('Ann')]).toEqual([false, 'discard blue']);
  });
});
