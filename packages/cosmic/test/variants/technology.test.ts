import { viewOf } from '@parley/kernel';
import { cosmic, TECHS } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { acts, askedInStep, discarded, placeOf, shipsOn, techDeck, techNamed, techsOf, techTable } from './techs.ts';
import { refusalOf, SEATS } from './variant-table.ts';

const refusal = (options: object): string =>
  refusalOf({ seats: [{ alien: 'hacker' }, { alien: 'mirror' }, { alien: 'trader' }], ...options });

describe('the option', () => {
  it('is off unless asked for, and then there are no techs', () => {
    const t = table(SEATS, { destiny: ['blue'], hands: { red: ['attack-10'], blue: ['attack-06'] }, turn: 'red' });
    expect(t.state.assets).toEqual([]);
    expect(t.state.face.some((face) => face.startsWith('tech:'))).toBe(false);
    expect(t.asked()).toEqual(['red launch.aim']);
  });

  it('is true or false, and the house rule has names', () => {
    expect(refusal({ technology: true })).toBe('accepted');
    expect(refusal({ technology: 'yes' })).toBe('technology must be true or false, not "yes".');
    expect(refusal({ house: { techDraw: 'three' } })).toBe('House rule techDraw is one of one, best-of-two, not "three".');
  });

  it('lets a position say which techs lie where', () => {
    const given = (position: object): string => refusal({ technology: true, position });
    expect(given({ techs: { red: { qax: 'two' } } })).toBe('position.techs.red.qax must be a whole number, 0 or more, not "two".');
    expect(given({ completed: { red: 'qax' } })).toBe('position.completed.red must be a list, not "qax".');
    expect(given({ techs: { white: { qax: 1 } } })).toBe('Nobody plays white.');
    expect(given({ techs: { red: { qax: 1 } }, completed: { blue: ['qax'] } })).toBe('There is no further "tech:qax" to place.');
    expect(given({ techDeck: ['warp drive'] })).toContain('There is no card "tech:warp drive"');
  });
});

describe('R24.1 techs are dealt after setup', () => {
  it('two to each player, who keeps one facedown and discards the other face up', () => {
    const t = techTable();
    expect(t.asked()).toEqual(['red technology.keep', 'blue technology.keep', 'yellow technology.keep', 'purple technology.keep']);
    const dealt = Object.keys(SEATS).flatMap((colour) => t.options(colour));
    expect(new Set(dealt).size).toBe(8);
    const kept = Object.keys(SEATS).map((colour) => t.options(colour)[1]);
    for (const [i, colour] of ['purple', 'red', 'yellow', 'blue'].entries()) {
      expect(discarded(t), `before ${colour} has answered`).toEqual([]);
      t.answer(colour, t.options(colour)[1]);
      if (i === 3) break;
    }
    expect(Object.keys(SEATS).flatMap((colour) => techsOf(t, colour))).toEqual(kept.map((x) => `(${x.slice(5)})`));
    expect(
      discarded(t)
        .map((x) => `tech:${x}`)
        .sort(),
    ).toEqual(dealt.filter((x) => !kept.includes(x)).sort());
    expect(techDeck(t)).toHaveLength(12);
    expect(t.hand('red')).toEqual(['attack-08', 'attack-10']);
  });

  it('there is one of each of the twenty', () => {
    const t = techTable({ techs: {} });
    expect(techDeck(t).sort()).toEqual(TECHS.map((x) => x.id).sort());
    expect(techDeck(t)).toHaveLength(20);
  });

  it('in the four-planet game those that take eight ships or more stay in the box', () => {
    const t = techTable({ techs: {}, options: { planets: 4 } });
    const missing = TECHS.filter((x) => !techDeck(t).includes(x.id)).map((x) => x.id);
    expect(missing).toEqual(['coldsleep-ship', 'omega-missile', 'precursor-seed']);
    expect(techDeck(t)).toContain('prometheus');
  });

  it('R22.4 R22.2 a facedown tech is known to its owner alone, the ships on it to everybody', () => {
    const t = techTable({ techs: { red: { qax: 2 } } });
    const { id, zone, hold } = techNamed(t, 'qax');
    const card = t.state.cards.in[zone][0];
    expect(t.view('red')[`zone:${zone}`]).toEqual([`tech:qax#${card}`]);
    for (const other of ['blue', 'yellow', 'purple', null]) {
      const view = t.view(other);
      expect(view[`zone:${zone}`]).toBe(1);
      expect(JSON.stringify(view)).not.toContain('qax');
      expect(view[`asset:${id}`]).toMatchObject({ kind: 'tech', colour: 'red', up: false, place: hold });
      expect((view[`place:${hold}`] as number[])[0]).toBe(2);
    }
    acts(t, 'red', 'abandon qax');
    t.runTo('launch');
    expect(viewOf(t.table.game, null)[`zone:${t.state.zones.findIndex((z) => z.kind === 'tech-discard')}`]).toEqual([`tech:qax#${card}`]);
  });
});

describe('R24.2 the technology step', () => {
  const techs = { red: { qax: 0 }, blue: { 'delta-scanners': 0 }, yellow: { 'xenon-lasers': 0 }, purple: { 'energy-cloak': 0 } };

  it('everybody may act once, clockwise from the offense', () => {
    const t = techTable({ turn: 'yellow', hands: { yellow: ['attack-08'], blue: ['attack-06'] }, techs });
    expect(askedInStep(t)).toEqual(['yellow', 'purple', 'red', 'blue']);
  });

  it('comes at the start of the encounter, before the offense takes back a ship', () => {
    const t = techTable({ techs, ships: { red: { warp: 2 } } });
    t.until('blue', 'technology.action');
    expect(t.warp('red')).toBe(2);
    t.runTo('launch');
    expect(t.warp('red')).toBe(1);
  });

  it('comes after the effects of the start of the encounter', () => {
    const t = techTable({ techs, hands: { red: ['attack-10', 'plague'], blue: ['attack-06'] } });
    expect(t.untilOffered('red', 'plague')).toContain('pass');
    expect(t.events('tech-researched')).toEqual([]);
    t.answer('red', 'pass');
    expect(t.asked()).toEqual(['red technology.action']);
  });

  it('nothing is what happens unless one says so', () => {
    const t = techTable({ techs });
    expect(t.until('red', 'technology.action').fallback).toBe('nothing');
    t.answer('red', 'nothing');
    t.runTo('launch');
    expect(shipsOn(t, 'qax')).toBe(0);
    expect(t.ships('red', 'red/1')).toBe(4);
  });

  it('asks only those who have something to do', () => {
    const t = techTable({
      techs: { blue: { qax: 1 }, purple: { 'energy-cloak': 0 } },
      completed: { yellow: ['xenon-lasers'] },
      ships: { purple: { warp: 20 } },
    });
    // Red has no tech, that of yellow is completed, and purple has no colony from which a ship could come.
    expect(askedInStep(t)).toEqual(['blue']);
  });

  it('comes again in the second encounter of a turn', () => {
    const t = techTable({ techs: { red: { qax: 0 } }, destiny: ['blue', 'yellow'] });
    acts(t, 'red', 'research qax');
    t.select('red', 'attack-10');
    t.select('blue', 'attack-04');
    t.plan('red', 'technology.second', 'encounter');
    t.run();
    expect(shipsOn(t, 'qax')).toBe(1);
    acts(t, 'red', 'research qax');
    t.runTo('launch');
    expect([t.turn(), shipsOn(t, 'qax')]).toEqual(['red', 2]);
  });
});

describe('R24.3 research', () => {
  it('moves one ship from a colony of one’s choice onto the tech', () => {
    const t = techTable({ techs: { red: { qax: 1 } }, ships: { red: { 'blue/3': 1, warp: 1 } } });
    expect(t.until('red', 'technology.action')).toMatchObject({ seat: 0 });
    expect(t.options('red')).toEqual(['research qax', 'abandon qax', 'nothing']);
    t.answer('red', 'research qax');
    expect(t.question('red')).toMatchObject({ tag: 'technology.ship', min: 1, max: 1 });
    // Neither the warp nor the tech itself.
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5', 'blue/3']);
    t.answer('red', { 'blue/3': 1 });
    expect(shipsOn(t, 'qax')).toBe(2);
    expect(t.ships('red', 'blue/3')).toBe(0);
    expect(t.events('tech-researched')).toEqual([{ who: 0, n: 2 }]);
  });

  it('[faq-technology-03] one ship in an encounter, for all techs together', () => {
    const t = techTable({ techs: { red: { qax: 1, 'energy-cloak': 0 } } });
    t.until('red', 'technology.action');
    expect(t.options('red')).toEqual(['research qax', 'abandon qax', 'research energy-cloak', 'nothing']);
    t.answer('red', 'research energy-cloak');
    t.answer('red', { 'red/1': 1 });
    expect(askedInStep(t)).toEqual([]);
    expect([shipsOn(t, 'qax'), shipsOn(t, 'energy-cloak')]).toEqual([1, 1]);
    const other = techTable({ techs: { red: { qax: 1, 'energy-cloak': 0 } } });
    other.until('red', 'technology.action');
    other.answer('red', 'research qax');
    other.answer('red', { 'red/1': 1 });
    expect(askedInStep(other)).toEqual([]);
    expect([shipsOn(other, 'qax'), shipsOn(other, 'energy-cloak')]).toEqual([2, 0]);
  });

  it('a completed tech is not researched', () => {
    const t = techTable({ completed: { red: ['qax'] }, techs: { blue: { 'energy-cloak': 1 } } });
    expect(askedInStep(t)).toEqual(['blue']);
  });

  it('the ship no longer holds its colony', () => {
    const home = { 'red/1': 1, 'red/2': 1, 'red/3': 1, 'red/4': 0, 'blue/1': 8, 'blue/2': 9, 'red/5': 0 };
    const t = techTable({ techs: { red: { qax: 0 } }, ships: { red: home } });
    expect(t.sheet('hacker').down).toBe(false);
    acts(t, 'red', 'research qax');
    t.plan('red', 'technology.ship', { 'red/1': 1 });
    t.runTo('launch');
    expect(t.sheet('hacker').down).toBe(true);
  });
});

describe('R24.4 complete or abandon', () => {
  it('with enough ships it lies open, can be used from now on, and the ships go to any colonies', () => {
    const t = techTable({ techs: { red: { 'xenon-lasers': 3 } } });
    t.until('red', 'technology.action');
    expect(t.options('red')).toEqual(['research xenon-lasers', 'complete xenon-lasers', 'nothing']);
    t.answer('red', 'complete xenon-lasers');
    expect(t.question('red')).toMatchObject({ tag: 'ships.return', min: 3, max: 3 });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', { 'red/1': 2, 'red/5': 1 });
    expect(techsOf(t, 'red')).toEqual(['xenon-lasers']);
    expect(shipsOn(t, 'xenon-lasers')).toBe(0);
    expect(t.events('tech-completed')).toEqual([{ who: 0, card: 'tech:xenon-lasers' }]);
    expect(t.untilOffered('red', 'tech:xenon-lasers')).toContain('pass');
  });

  it('a tech that lies facedown does nothing yet, however many ships are on it', () => {
    const t = techTable({ techs: { red: { 'xenon-lasers': 3 } } });
    t.neverOffered('red', 'tech:xenon-lasers');
    const limit = techTable({ techs: { red: { 'plasma-thrusters': 6 } } });
    expect(limit.until('red', 'launch.ships')).toMatchObject({ max: 4 });
  });

  it('more ships than needed do no harm', () => {
    const t = techTable({ techs: { red: { 'xenon-lasers': 5 } } });
    t.until('red', 'technology.action');
    expect(t.options('red')).toEqual(['research xenon-lasers', 'complete xenon-lasers', 'nothing']);
  });

  it('[faq-technology-06] ships are stuck on a tech, unless it is abandoned with too few of them: then it is discarded', () => {
    const t = techTable({ techs: { red: { 'xenon-lasers': 2 } } });
    t.until('red', 'technology.action');
    expect(t.options('red')).toEqual(['research xenon-lasers', 'abandon xenon-lasers', 'nothing']);
    t.answer('red', 'abandon xenon-lasers');
    expect(t.question('red')).toMatchObject({ tag: 'ships.return', min: 2, max: 2 });
    t.answer('red', { 'red/2': 2 });
    expect(discarded(t)).toEqual(['xenon-lasers']);
    expect(techsOf(t, 'red')).toEqual([]);
    expect(t.events('tech-abandoned')).toEqual([{ who: 0, card: 'tech:xenon-lasers' }]);
    // They could not have been sent.
    const stuck = techTable({ techs: { red: { 'xenon-lasers': 2 } } });
    stuck.until('red', 'launch.ships');
    expect(stuck.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
  });

  it.each([
    ['complete', 3],
    ['abandon', 2],
  ])('without a colony the ships go to the warp: %s', (action, ships) => {
    const t = techTable({ techs: { red: { 'xenon-lasers': ships } }, ships: { red: { warp: 20 } } });
    t.until('red', 'technology.action');
    expect([t.warp('red'), shipsOn(t, 'xenon-lasers')]).toEqual([20 - ships, ships]);
    acts(t, 'red', `${action} xenon-lasers`);
    t.until('red', 'regroup.refound');
    expect(t.events('ships-lost')).toEqual([{ who: 0, n: ships }]);
    expect(techsOf(t, 'red')).toEqual(action === 'complete' ? ['xenon-lasers'] : []);
  });
});

describe('R24.5 not both in one encounter', () => {
  it('[faq-technology-02] a tech researched to its number waits for the next encounter; mines may go off in the same one', () => {
    const t = techTable({ techs: { red: { 'xenon-lasers': 2 }, blue: { 'gluon-mines': 1 } } });
    acts(t, 'red', 'research xenon-lasers');
    acts(t, 'blue', 'research gluon-mines');
    expect(askedInStep(t)).toEqual(['red', 'blue']);
    expect(techsOf(t, 'red')).toEqual(['(xenon-lasers)']);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/5': 4 });
    t.use('blue', 'tech:gluon-mines');
    t.runWhile(() => t.events('ships-lost').length === 0);
    expect(t.events('ships-lost')).toEqual([{ who: 0, n: 2 }]);
  });

  it.each(['gluon-mines', 'genesis-bomb', 'tech-scrambler'])('%s is not completed by an action, only abandoned', (id) => {
    const t = techTable({ techs: { red: { [id]: 6 } } });
    t.until('red', 'technology.action');
    expect(t.options('red')).toEqual([`research ${id}`, `abandon ${id}`, 'nothing']);
  });
});

describe('R24.6 ships on techs can be lost', () => {
  it('[faq-general-44] a forced loss is taken from colonies or from a tech that is being researched', () => {
    const techs = { blue: { qax: 1, prometheus: 0 }, red: { 'delta-scanners': 1 } };
    const t = techTable({
      techs,
      hands: { red: ['negotiate', 'plague'], blue: ['negotiate', 'negotiate'] },
      ships: { blue: { 'yellow/2': 1, warp: 1 } },
    });
    t.use('red', 'plague');
    t.plan('red', 'plague', 'blue');
    t.until('blue', 'plague.ships');
    // Neither from the warp nor from anything of somebody else.
    const homes = ['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5'];
    expect(t.options('blue')).toEqual([...homes, 'yellow/2', placeOf(t, 'qax')]);
    t.answer('blue', { 'blue/1': 2, [placeOf(t, 'qax')]: 1 });
    expect([t.warp('blue'), shipsOn(t, 'qax')]).toEqual([4, 0]);
    // The tech itself stays where it is. There is nothing more to lose on it when a deal fails.
    expect(techsOf(t, 'blue')).toEqual(['(prometheus)', '(qax)']);
    t.leave('red');
    t.until('blue', 'deal.penalty');
    expect(t.options('blue')).toEqual([...homes, 'yellow/2']);
  });

  it('[faq-deal-5] [faq-technology-04] ships on a tech can be among the three that a failed deal costs', () => {
    const t = techTable({ techs: { red: { qax: 2 } }, hands: { red: ['negotiate'], blue: ['negotiate'] } });
    t.leave('red');
    t.until('red', 'deal.penalty');
    expect(t.options('red')).toContain(placeOf(t, 'qax'));
    t.answer('red', { [placeOf(t, 'qax')]: 2, 'red/2': 1 });
    t.runWhile(() => t.turn() === 'red');
    expect(shipsOn(t, 'qax')).toBe(0);
    expect(t.warp('red')).toBe(3);
    // A single one there, of the defense; those of somebody else are not in question.
    const hands = { red: ['negotiate'], blue: ['negotiate'] };
    const one = techTable({ techs: { blue: { qax: 1 }, yellow: { 'xenon-lasers': 2 } }, hands });
    one.leave('red');
    one.until('blue', 'deal.penalty');
    expect(one.options('blue')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5', placeOf(one, 'qax')]);
    one.answer('blue', { [placeOf(one, 'qax')]: 1, 'blue/2': 2 });
    one.runWhile(() => one.turn() === 'red');
    expect([shipsOn(one, 'qax'), shipsOn(one, 'xenon-lasers'), one.warp('blue')]).toEqual([0, 2, 3]);
  });

  it('they do not help to found a colony, nor take part in an encounter', () => {
    const t = techTable({ techs: { red: { qax: 3 }, blue: { 'energy-cloak': 3 } }, hands: { red: ['negotiate'], blue: ['negotiate'] } });
    t.offer('red', { blue: ['colony blue/1'] });
    t.accept('blue');
    t.until('red', 'deal.found');
    expect(t.options('red')).not.toContain(placeOf(t, 'qax'));
  });
});

describe('R24.8 techs belong to the system', () => {
  it('[faq-deal-4] a tech cannot be part of a deal', () => {
    const t = techTable({
      techs: { red: { qax: 3 } },
      completed: { blue: ['xenon-lasers'] },
      hands: { red: ['negotiate'], blue: ['negotiate'] },
    });
    const d = t.until('red', 'deal');
    if (d.kind !== 'bargain') throw new Error('no bargain');
    expect(d.goods.length).toBeGreaterThan(5);
    expect(d.goods.filter((x) => /tech|asset|qax|xenon/.test(x.id))).toEqual([]);
    // Not even where other things on the table can be: a station passes, the techs do not.
    const both = techTable({
      techs: { red: { qax: 3 } },
      completed: { blue: ['xenon-lasers'] },
      stations: { red: { 'colony-cloak': 'red/1' } },
      hands: { red: ['negotiate'], blue: ['negotiate'] },
      options: { stations: 'one' },
    });
    const goods = both.until('red', 'deal');
    const assets = goods.kind === 'bargain' ? goods.goods.filter((x) => x.id.startsWith('asset')) : [];
    const station = both.state.assets.find((x) => x.kind === 'station');
    expect(assets.map((x) => x.id)).toEqual([`asset${station?.id}:0>1`]);
  });

  it('[faq-technology-05] with an exchange of colours go researched and completed techs, tokens and all', () => {
    const seats = { ...SEATS, purple: 'parasite' };
    const hands = { red: ['attack-10'], blue: ['attack-06'], yellow: ['flare:schizoid'] };
    const t = techTable({ hands, techs: { red: { 'lunar-cannon': 5, qax: 2 }, yellow: { 'energy-cloak': 1 } } }, seats);
    acts(t, 'red', 'complete lunar-cannon');
    t.plan('red', 'lunar-cannon.spot', 'red/2+red/3');
    t.use('yellow', 'flare:schizoid');
    t.plan('yellow', 'schizoid.colours', 'red');
    t.runWhile(() => t.events('colours-swapped').length === 0);
    expect(techsOf(t, 'red')).toEqual(['(qax)', 'lunar-cannon']);
    expect(techNamed(t, 'lunar-cannon').notes).toMatchObject({ spot: 'red/2+red/3' });
    // The person who was yellow plays red now: it sees the tech, and its ships are its own.
    const { zone } = techNamed(t, 'qax');
    expect(t.view('yellow')[`zone:${zone}`]).toEqual([`tech:qax#${t.state.cards.in[zone][0]}`]);
    expect(t.view('red')[`zone:${zone}`]).toBe(1);
    const d = t.until('yellow', 'technology.action');
    expect(d).toMatchObject({ tag: 'technology.action' });
    expect(t.options('yellow')).toEqual(['research qax', 'abandon qax', 'nothing']);
  });

  it('whoever takes over the seat of another has the techs that lie there', () => {
    const t = techTable({ techs: { red: { qax: 1 }, yellow: { 'energy-cloak': 2 } } }, { ...SEATS, red: 'pretender' });
    t.use('red', 'pretender');
    t.plan('red', 'pretender.seat', 'yellow');
    t.runWhile(() => t.events('colours-swapped').length === 0);
    expect([techsOf(t, 'red'), techsOf(t, 'yellow')]).toEqual([['(qax)'], ['(energy-cloak)']]);
    const { zone } = techNamed(t, 'energy-cloak');
    expect(t.view('red')[`zone:${zone}`]).toEqual([`tech:energy-cloak#${t.state.cards.in[zone][0]}`]);
    expect(t.view('yellow')[`zone:${zone}`]).toBe(1);
  });

  it('an exchange of everything takes the techs along', () => {
    const t = techTable({ techs: { red: { qax: 1 }, purple: { 'energy-cloak': 2 } } }, { ...SEATS, purple: 'swindler' });
    t.plan('purple', 'swindler.mark', 'red');
    t.use('purple', 'swindler');
    t.runWhile(() => t.events('swindler-mark').length === 0);
    t.until('purple', 'launch.aim');
    expect(t.state.colourOf[t.seat('purple')]).toBe(0);
    const { zone } = techNamed(t, 'qax');
    expect(t.view('purple')[`zone:${zone}`]).toEqual([`tech:qax#${t.state.cards.in[zone][0]}`]);
  });
});

describe('R24.9 a tech instead of a second encounter', () => {
  const win = (t: ReturnType<typeof techTable>): void => {
    t.select('red', 'attack-10');
    t.select('blue', 'attack-04');
  };

  it('the offense that may go on chooses between another encounter, one tech, and neither', () => {
    const t = techTable({ techs: {}, techDeck: ['qax', 'energy-cloak'] });
    win(t);
    expect(t.until('red', 'technology.second')).toMatchObject({ fallback: 'end' });
    expect(t.options('red')).toEqual(['encounter', 'tech', 'end']);
    t.answer('red', 'tech');
    expect(techsOf(t, 'red')).toEqual(['(qax)']);
    expect(t.turn()).toBe('blue');
    expect(t.events('techs-drawn')).toEqual([{ who: 0, n: 1 }]);
  });

  it('neither means neither', () => {
    const t = techTable({ techs: {} });
    win(t);
    t.plan('red', 'technology.second', 'end');
    t.run();
    expect([t.turn(), techsOf(t, 'red')]).toEqual(['blue', []]);
  });

  it('by house rule it draws two and keeps one', () => {
    const t = techTable({ techs: {}, techDeck: ['qax', 'energy-cloak'], options: { house: { techDraw: 'best-of-two' } } });
    win(t);
    t.plan('red', 'technology.second', 'tech');
    t.until('red', 'technology.keep');
    expect(t.options('red')).toEqual(['tech:qax', 'tech:energy-cloak']);
    t.answer('red', 'tech:energy-cloak');
    expect([techsOf(t, 'red'), discarded(t)]).toEqual([['(energy-cloak)'], ['qax']]);
  });

  it('not after a defeat', () => {
    const t = techTable({ techs: {} });
    t.select('red', 'attack-08');
    t.select('blue', 'attack-06');
    t.send('red', { 'red/1': 1 });
    t.runWhile(() => t.turn() === 'red' && !t.asked().includes('red technology.second'));
    expect(t.turn()).toBe('blue');
  });

  it('not without an encounter card for the encounter that is given up', () => {
    const t = techTable({ techs: {}, hands: { red: ['attack-10'], blue: ['attack-06', 'attack-04'] } });
    win(t);
    t.runWhile(() => t.turn() === 'red' && !t.asked().includes('red technology.second'));
    expect(t.turn()).toBe('blue');
  });

  it('not instead of the third encounter that an effect allows', () => {
    const cards = ['attack-20', 'attack-20', 'attack-30', 'attack-15', 'attack-14'];
    const t = techTable(
      { techs: {}, destiny: ['blue', 'blue', 'blue'], hands: { red: cards, blue: ['attack-00', 'attack-01', 'attack-04', 'attack-05'] } },
      { ...SEATS, red: 'machine' },
    );
    t.plan('red', 'technology.second', 'encounter');
    t.run();
    t.use('red', 'machine');
    t.run();
    // It goes on with a third encounter, and nobody has offered a tech for it.
    expect([t.turn(), t.encounter().nth]).toEqual(['red', 3]);
    t.runWhile(() => t.turn() === 'red');
    expect(t.story().match(/answers technology.second/g)).toHaveLength(1);
  });
});

describe('R24.10 several techs, and what becomes of those that are gone', () => {
  it('the discarded techs become a new deck when it is empty', () => {
    const t = techTable({ techs: { red: { qax: 1 } }, hands: { red: ['attack-10', 'attack-08'], blue: ['attack-04'] } });
    const deck = t.state.zones.findIndex((z) => z.kind === 'tech-deck');
    const pile = t.state.zones.findIndex((z) => z.kind === 'tech-discard');
    for (const card of t.state.cards.in[deck].splice(0)) {
      t.state.cards.in[pile].push(card);
      t.state.cards.zone[card] = pile;
    }
    t.select('red', 'attack-10');
    t.plan('red', 'technology.second', 'tech');
    t.run();
    expect(t.events('tech-deck-reshuffled')).toHaveLength(1);
    expect([techDeck(t).length, discarded(t).length, techsOf(t, 'red').length]).toEqual([18, 0, 2]);
    expect(cosmic.faults(t.table.game)).toEqual([]);
  });

  it('with no tech left anywhere the question is about the encounter alone', () => {
    const all = Object.fromEntries(TECHS.map((x) => [x.id, 0]));
    const t = techTable({ techs: { yellow: all }, hands: { red: ['attack-10', 'attack-08'], blue: ['attack-04'] } });
    t.select('red', 'attack-10');
    expect(t.until('red', 'encounter.second')).toMatchObject({ kind: 'yesno' });
    expect(techsOf(t, 'yellow')).toHaveLength(20);
  });

  it('ships that research count as being at home and in play, but hold no planet', () => {
    const seats = { ...SEATS, red: 'masochist' };
    const lost = techTable({ techs: { red: { qax: 0 } }, ships: { red: { warp: 20 } } }, seats);
    expect(lost.winners()).toEqual(['red']);
    // With its last ship on a tech, the Masochist has not lost everything.
    const t = techTable({ techs: { red: { qax: 1 } }, ships: { red: { warp: 20 } } }, seats);
    expect(t.over()).toBe(false);
    expect([shipsOn(t, 'qax'), t.colonies('red')]).toEqual([1, 0]);
  });
});
