import { describe, expect, it } from 'vitest';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { piecesIn, zoneOfMission } from '../../rules/state/zones.ts';
import { attempt, before, dead, has, meet, results, round, stopped, times, who, type Scenario } from './dilemma-board.ts';

const number = (t: Scenario, of: 'RANGE' | 'WEAPONS' | 'SHIELDS'): number => numberOf(t.g, t.piece('Trial Ship'), of);
const far = (mission = 'Trial World') => ({ alpha: [mission, 'Trial Moon', 'Trial Deep'] });

describe('dilemmas about places, ships and scores that do something of their own', () => {
  it('Edo Probe: whoever abandons the mission may not attempt it until another one is solved by anybody', () => {
    const board = {
      alpha: ['Trial Market', 'Trial World', 'Excavation'],
      red: { at: { Excavation: { planet: ['Vash'] }, 'Trial Market': { planet: [who('Rival: Law')] } } },
    };
    const t = before('Edo Probe', ['Trader: Acquisition'], { mission: 'Trial Market', board });
    t.plan('blue', 'dilemma.either', '0');
    attempt(t, 'Edo Probe', { mission: 'Trial Market' });
    expect([t.where('Edo Probe'), t.score('blue'), ...stopped(t, 'Trader')]).toEqual(['on Trial Market', 0, false]);
    expect(t.offers('blue', 'attempt', 'Trial Market')).toBe(false);
    t.endTurn();
    expect(t.offers('red', 'attempt', 'Trial Market')).toBe(true);
    t.order('red', 'attempt', 'Excavation');
    expect([t.score('red') > 0, t.where('Edo Probe')]).toEqual([true, 'discard red']);
    t.endTurn();
    expect([t.offers('blue', 'attempt', 'Trial Market'), t.score('blue')]).toEqual([true, 0]);
  });
  it('Edo Probe: whoever goes on loses 10 points without solving it this turn', () => {
    const plans = [['blue', 'dilemma.either', '1']] as const;
    const lost = meet('Edo Probe', ['Law'], { plans });
    expect(lost.score('blue')).toBe(0);
    expect(lost.offers('blue', 'attempt', 'Trial World')).toBe(true);
    lost.endTurn();
    expect([lost.score('blue'), lost.where('Edo Probe')]).toEqual([-10, 'discard red']);
    const won = meet('Edo Probe', ['Trader: Acquisition'], { plans, mission: 'Trial Market' });
    expect([won.score('blue'), won.where('Edo Probe')]).toEqual([30, 'discard red']);
    won.endTurn();
    expect(won.score('blue')).toBe(30);
  });

  it('Thought Fire strikes those beside whose deck The Traveler lies, without Empathy', () => {
    const [weak, wise] = ['Dim One: INTEGRITY 5, CUNNING 6', 'Wise One: INTEGRITY 6, CUNNING 6'];
    const fire = (whose: string, team: readonly string[]): Scenario => {
      const t = before('Thought Fire', team, { board: { blue: { hand: ['The Traveler: Transcendence'] } } });
      t.plan('blue', 'text.whom', whose);
      t.order('blue', 'play', 'The Traveler: Transcendence');
      attempt(t, 'Thought Fire');
      return t;
    };
    const t = fire('player:0', [weak, wise]);
    expect([dead(t, weak, wise), ...stopped(t, wise), t.where('Thought Fire')]).toEqual([[weak], true, 'seeds Trial World']);
    const calm = fire('player:0', [weak, 'Empathy']);
    expect([dead(calm, weak), ...stopped(calm, weak), calm.where('Thought Fire')]).toEqual([[], false, 'discard red']);
    expect(dead(fire('player:1', [weak]), weak)).toEqual([]);
  });

  it("Q's Vicious Animal Things: STRENGTH between 22 and 55, or one dies and the opponent seeds them elsewhere", () => {
    const animals = "Q's Vicious Animal Things";
    const t = meet(animals, ['STRENGTH 22'], { board: far() });
    expect([dead(t, 'STRENGTH 22'), t.where(animals), ...results(t)]).toEqual([['STRENGTH 22'], 'seeds Trial Moon', 'failed']);
    expect(results(meet(animals, ['STRENGTH 55'], { board: far() }))).toEqual(['failed']);
    expect(results(meet(animals, ['STRENGTH 23'], { board: far() }))).toEqual(['overcome']);
    expect(results(meet(animals, ['Hunk: STRENGTH 54'], { board: far() }))).toEqual(['overcome']);
    const alone = meet(animals, ['STRENGTH 22', 'STRENGTH 0']);
    expect([alone.where(animals), ...results(alone)]).toEqual(['seeds Trial World', 'failed']);
    const saved = before(animals, ['STRENGTH 22'], { board: { ...far(), blue: { hand: ['Q2'] } } });
    saved.use('blue', 'Q2');
    attempt(saved, animals);
    expect(results(saved)).toEqual(['nullified']);
  });

  it('Balancing Act: 50 points for missions that are mostly of one kind', () => {
    const planets = ['Trial World', 'Trial Moon', 'Trial Colony'];
    const scores = (alpha: readonly string[]): number[] => {
      const t = meet('Balancing Act', ['Law'], { board: { alpha, points: { blue: 60 } } });
      return [t.score('blue'), t.score('red')];
    };
    expect(scores(planets)).toEqual([10, 0]);
    expect(scores([...planets, 'Trial Space'])).toEqual([60, 0]);
  });

  it('My First Raygun: the top card of your deck decides, and is discarded', () => {
    const shoot = (deck: readonly string[]): [boolean, boolean, string] => {
      const t = meet('My First Raygun', ['Law'], { board: { blue: { deck: [...deck, 'Trial Gadget', 'Trial Relic'] } } });
      return [dead(t, 'Law').length === 1, stopped(t, 'Law')[0], deck.length === 0 ? '' : t.where(deck[0])];
    };
    expect(shoot(['Lower Decks'])).toEqual([true, false, 'discard blue']);
    expect(shoot(['Amanda Rogers'])).toEqual([true, false, 'discard blue']);
    expect(shoot(['Rishon Uxbridge'])).toEqual([true, false, 'discard blue']);
    expect(shoot(['Trial Blaster'])).toEqual([false, true, 'discard blue']);
  });

  it('Theta-Radiation Poisoning: one aboard dies at the end of each of your turns, without Medical Kit', () => {
    const board = (things: readonly string[]) => ({
      blue: { at: { 'Trial World': { space: { 'Trial Liner': [who('Purser: Law'), who('Steward: Law'), ...things] } } } },
      red: { at: { 'Trial World': { space: { 'Trial Fort': [] } } } },
    });
    const t = meet('Theta-Radiation Poisoning', ['Music'], { board: board([]), plans: [['red', 'text.target', 'Trial Liner']] });
    expect([t.where('Theta-Radiation Poisoning'), ...stopped(t, 'Music'), ...results(t)]).toEqual(['on Trial Liner', false, 'took-effect']);
    t.endTurn();
    expect(dead(t, 'Purser', 'Steward', 'Music')).toHaveLength(1);
    t.endTurn();
    expect(dead(t, 'Purser', 'Steward')).toHaveLength(1);
    t.endTurn();
    expect(dead(t, 'Purser', 'Steward')).toHaveLength(2);
    const safe = meet('Theta-Radiation Poisoning', ['Music'], {
      board: board(['Medical Kit']),
      plans: [['red', 'text.target', 'Trial Liner']],
    });
    safe.endTurn();
    expect(dead(safe, 'Purser', 'Steward')).toEqual([]);
    const cured = meet('Theta-Radiation Poisoning', ['ENGINEER x6'], { at: 'space' });
    expect(cured.where('Theta-Radiation Poisoning')).toBe('discard red');
  });

  it('Make Us Go keeps the cleverest ENGINEER, who is freed with CUNNING over 24 here or lost', () => {
    const [smith, clerk] = ['Wright: ENGINEER, CUNNING 9', 'Tinker: ENGINEER, CUNNING 3'];
    const t = meet('Make Us Go', [smith, clerk, 'Thinker: CUNNING 24']);
    expect([...has(t, 'held', smith, clerk), ...results(t), ...stopped(t, clerk)]).toEqual([true, false, 'overcome', false]);
    round(t);
    t.endTurn();
    expect([t.where('Wright'), ...has(t, 'held', smith), t.where('Make Us Go')]).toEqual(['planet Trial World', false, 'discard red']);
    const lost = meet('Make Us Go', [smith, 'Dreamer: CUNNING 24']);
    round(lost);
    expect(lost.where('Wright')).toBe('on Trial World');
    lost.endTurn();
    expect([lost.where('Wright'), lost.where('Make Us Go')]).toEqual(['out blue', 'out red']);
    const none = meet('Make Us Go', ['Law']);
    expect([...results(none), none.where('Make Us Go'), ...stopped(none, 'Law')]).toEqual(['failed', 'seeds Trial World', true]);
  });

  it('Aphasia Device quarantines the crew, disables one now and at each of your ends, and kills when all are disabled', () => {
    const crew = ['Mute A: Law', 'Mute B: Law', 'Mute C: Law'];
    const t = meet('Aphasia Device', crew, { beside: { 'Trial Liner': [] } });
    const disabled = (): number => has(t, 'disabled', ...crew).filter((x) => x).length;
    expect([disabled(), ...has(t, 'quarantined', ...crew), t.where('Aphasia Device')]).toEqual([1, true, true, true, 'on Trial Ship']);
    expect(t.offers('blue', 'beam', 'aboard Trial Ship')).toBe(false);
    t.endTurn();
    expect(disabled()).toBe(2);
    t.endTurn();
    expect([disabled(), dead(t, ...crew)]).toEqual([2, []]);
    t.endTurn();
    expect(dead(t, ...crew)).toEqual(crew);
    const cured = meet('Aphasia Device', [...crew, ...times(2, 'MEDICAL'), ...times(2, 'Biology'), ...times(1, 'MEDICAL, Biology')]);
    expect([cured.where('Aphasia Device'), ...has(cured, 'quarantined', crew[0])]).toEqual(['discard red', false]);
  });

  it("Dal'Rok kills the weakest of all at the location, now and at the start of each of your turns, up to 150 in all", () => {
    const [weak, strong] = ['Weak One: STRENGTH 1', 'Giant: STRENGTH 99'];
    const red = { at: { 'Trial World': { planet: [who('Puny One: INTEGRITY 2')] } } };
    const t = meet("Dal'Rok", [weak, strong], { board: { red } });
    expect([dead(t, weak, strong), t.where("Dal'Rok"), ...stopped(t, strong)]).toEqual([[weak], 'on Trial World', false]);
    t.endTurn();
    expect(t.g.s.history.dead).toHaveLength(1);
    t.endTurn();
    expect([t.names(t.g.s.history.dead.map((x) => x.piece)), t.where("Dal'Rok")]).toEqual([['Weak One', 'Puny One'], 'on Trial World']);
    const faced = meet("Dal'Rok", [weak, strong, 'Second Giant: STRENGTH 52'], { board: { red } });
    expect([dead(faced, weak), faced.where("Dal'Rok")]).toEqual([[weak], 'discard red']);
  });

  it('Duonetic Field Generator: nobody beams up, until 3 ENGINEER or Miracle Worker are there', () => {
    const t = meet('Duonetic Field Generator', ['Law'], { beside: { 'Trial Ship': ['Miracle Worker', 'Honor'] } });
    expect([t.where('Duonetic Field Generator'), t.offers('blue', 'beam', 'planet Trial World')]).toEqual(['on Trial World', false]);
    t.order('blue', 'beam', 'aboard Trial Ship', ['Honor']);
    expect(t.where('Honor')).toBe('planet Trial World');
    t.order('blue', 'beam', 'aboard Trial Ship');
    expect([t.where('Duonetic Field Generator'), t.offers('blue', 'beam', 'planet Trial World')]).toEqual(['discard red', true]);
    expect(results(meet('Duonetic Field Generator', times(3, 'ENGINEER')))).toEqual(['nullified']);
    const lander = before('Duonetic Field Generator', ['Law'], {
      board: { blue: { table: ['Establish Landing Protocols'] } },
      beside: { 'Trial Ship': ['Honor'] },
    });
    lander.order('blue', 'land', 'Trial Ship');
    round(lander);
    expect(lander.offers('blue', 'launch', 'Trial Ship')).toBe(true);
    attempt(lander, 'Duonetic Field Generator');
    expect(lander.offers('blue', 'launch', 'Trial Ship')).toBe(false);
  });

  it('Pup takes RANGE, then WEAPONS, then SHIELDS, each until the start of your next turn', () => {
    const t = meet('Pup', ['Law']);
    const numbers = (): number[] => [number(t, 'RANGE'), number(t, 'WEAPONS'), number(t, 'SHIELDS')];
    expect(numbers()).toEqual([0, 7, 6]);
    t.endTurn();
    expect(numbers()).toEqual([0, 7, 6]);
    t.endTurn();
    expect(numbers()).toEqual([8, 0, 6]);
    round(t);
    expect(numbers()).toEqual([8, 7, 0]);
    round(t);
    expect(numbers()).toEqual([0, 7, 6]);
    expect(results(meet('Pup', ['Computer Skill x4']))).toEqual(['nullified']);
    expect(results(meet('Pup', ["Miles O'Brien"]))).toEqual(['nullified']);
  });

  it('Seismic Quake kills, or stops at an odd score of the opponent; without Geology it is shuffled back', () => {
    const t = meet('Seismic Quake', ['Law'], { later: ['Archer', 'Chalnoth'] });
    expect([dead(t, 'Law'), ...results(t), t.where('Seismic Quake')]).toEqual([['Law'], 'failed', 'seeds Trial World']);
    expect(t.g.s.marks.known[t.piece('Seismic Quake')]).toBe(0);
    expect(piecesIn(t.g, zoneOfMission(t.piece('Trial World'), 'seeds'))).toHaveLength(3);
    const odd = meet('Seismic Quake', ['Law', 'Geology'], { board: { points: { red: 5 } } });
    expect([dead(odd, 'Law', 'Geology'), stopped(odd, 'Law', 'Geology').filter((x) => x).length >= 1]).toEqual([[], true]);
    const digs = meet('Seismic Quake', times(2, 'Geology'));
    expect([digs.where('Seismic Quake'), dead(digs, 'Geology')]).toEqual(['discard red', ['Geology']]);
  });
});
