import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'hacker', blue: 'healer', yellow: 'tripler' };
const NEW_HAND = ['attack-06', 'attack-08', 'attack-10', 'attack-12', 'attack-14', 'attack-20', 'attack-23', 'reinforcement-2'];

describe('R4 start turn', () => {
  it('R4.1 an offense without an encounter card shows and discards its hand and draws eight', () => {
    const t = table(seats, { turn: 'red', hands: { red: ['plague', 'reinforcement-3'] }, deck: NEW_HAND });
    expect(t.events('hand-shown')).toEqual([{ who: 0, cards: ['plague', 'reinforcement-3'] }]);
    expect(t.events('cards-discarded')).toEqual([{ who: 0, cards: ['plague', 'reinforcement-3'] }]);
    expect(t.hand('red')).toEqual([...NEW_HAND].sort());
  });

  it('R4.1 an offense with one encounter card keeps its hand', () => {
    const t = table(seats, { turn: 'red', hands: { red: ['morph', 'reinforcement-3'] } });
    expect(t.events('hand-shown')).toEqual([]);
    expect(t.hand('red')).toEqual(['morph', 'reinforcement-3']);
  });

  it('R4.1 draws again while there is still no encounter card', () => {
    const useless = ['card-zap', 'card-zap', 'cosmic-zap', 'cosmic-zap', 'mobius-tubes', 'mobius-tubes', 'ionic-gas', 'quash'];
    const t = table(seats, { turn: 'red', deck: [...useless, ...NEW_HAND] });
    expect(t.events('hand-shown')).toHaveLength(2);
    expect(t.hand('red')).toEqual([...NEW_HAND].sort());
  });

  it('R4.2 [faq-general-17] the new hand is drawn before a Plague can be played', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { blue: ['plague'] }, deck: NEW_HAND });
    expect(t.untilOffered('blue', 'plague')).toEqual(['plague', 'pass']);
    expect(t.hand('red')).toEqual([...NEW_HAND].sort());
    t.answer('blue', 'plague');
    t.answer('blue', 'red');
    t.answer('red', { 'red/1': 3 });
    t.plan('red', 'plague.card', 'attack-06');
    t.until('red', 'launch.aim');
    expect(t.hand('red')).toHaveLength(6);
  });

  it('R3.2 [faq-general-17] effects of the start of a turn come before the regroup phase, and only in its first encounter', () => {
    const t = table(
      { ...seats, red: 'hate' },
      {
        turn: 'red',
        destiny: ['blue', 'blue'],
        ships: { red: { warp: 2 } },
        hands: { red: ['attack-40', 'attack-20', 'reinforcement-2'], blue: ['attack-04', 'attack-00', 'plague'], yellow: ['attack-07'] },
      },
    );
    expect(t.asked()).toEqual(['red hate.card']);
    expect([t.encounter().phase, t.warp('red'), t.hand('red')]).toEqual(['start-turn', 2, ['attack-20', 'attack-40', 'reinforcement-2']]);
    t.answer('red', 'reinforcement-2');
    expect(t.untilOffered('blue', 'plague')).toEqual(['plague', 'pass']);
    expect(t.encounter().phase).toBe('regroup');
    t.plan('red', 'encounter.second', true);
    t.select('red', 'attack-40');
    t.run();
    expect(t.encounter()).toMatchObject({ nth: 2, phase: 'regroup' });
    t.run();
    expect(t.events('power-used').filter((x) => x.alien === 'hate')).toHaveLength(1);
  });

  it('R3.2 a second encounter has no start turn: no new hand before its regroup', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue', 'blue'],
      hands: { red: ['attack-40', 'attack-04'], blue: ['attack-00', 'attack-01'], yellow: ['attack-05'] },
    });
    t.select('red', 'attack-40');
    t.plan('red', 'encounter.second', true);
    t.until('red', 'encounter.second');
    t.runWhile(() => t.state.encounterCount < 2);
    expect(t.events('turn')).toHaveLength(1);
    expect(t.encounter().nth).toBe(2);
    expect(t.events('hand-shown')).toEqual([]);
  });
});
