import { describe, expect, it } from 'vitest';

import { acts, discarded, techNamed, techsOf, techTable } from './techs.ts';
import { SEATS } from './variant-table.ts';

/** Techs that are used in the course of an encounter, or work by themselves. */

describe('Collapsium Hulls', () => {
  const completed = { blue: ['collapsium-hulls'] };

  it('one ship of a defense that loses by five or less stays on the planet, beside the winners', () => {
    // 10 + 4 against 5 + 4: exactly five.
    const t = techTable({ completed, hands: { red: ['attack-10'], blue: ['attack-05'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 4 });
    t.use('blue', 'tech:collapsium-hulls');
    t.run();
    expect([t.ships('blue', 'blue/1'), t.warp('blue'), t.ships('red', 'blue/1')]).toEqual([1, 3, 4]);
    expect(techsOf(t, 'blue')).toEqual(['collapsium-hulls']);
  });

  it('not by six', () => {
    const t = techTable({ completed, hands: { red: ['attack-10'], blue: ['attack-04'] } });
    t.send('red', { 'red/1': 4 });
    t.neverOffered('blue', 'tech:collapsium-hulls');
  });

  it('not with a negotiate, which loses by no number', () => {
    const t = techTable({ completed, hands: { red: ['attack-04', 'attack-06'], blue: ['negotiate'] } });
    t.neverOffered('blue', 'tech:collapsium-hulls');
  });

  it('not as the offense, nor as an ally', () => {
    const t = techTable({ completed: { red: ['collapsium-hulls'] }, hands: { red: ['attack-04'], blue: ['attack-05'] } });
    t.neverOffered('red', 'tech:collapsium-hulls');
    const ally = techTable({
      completed: { yellow: ['collapsium-hulls'] },
      hands: { red: ['attack-10', 'attack-08'], blue: ['attack-05'] },
    });
    ally.send('red', { 'red/1': 4 });
    ally.invite('blue', 'yellow');
    ally.ally('yellow', 'defense', { 'yellow/1': 1 });
    ally.neverOffered('yellow', 'tech:collapsium-hulls');
  });
});

describe('Cosmic Field Generator', () => {
  const seats = { ...SEATS, red: 'human' };

  it('cancels the use of a power, which cannot be used again in this encounter', () => {
    const t = techTable({ completed: { yellow: ['cosmic-field-generator'] } }, { ...SEATS, red: 'macron' });
    t.use('yellow', 'tech:cosmic-field-generator', { alien: 'macron' });
    t.until('red', 'launch.ships');
    // Macron sends ships like anybody else now.
    expect(t.question('red')).toMatchObject({ max: 4 });
    expect(t.events('power-zapped')).toEqual([{ who: 0, alien: 'macron' }]);
    expect([techsOf(t, 'yellow'), discarded(t)]).toEqual([[], ['cosmic-field-generator']]);
  });

  it('even one’s own', () => {
    const t = techTable({ completed: { red: ['cosmic-field-generator'] } }, seats);
    t.select('red', 'attack-08');
    t.use('red', 'tech:cosmic-field-generator', { alien: 'human' });
    t.runWhile(() => t.events('won').length === 0);
    expect(t.events('won')[0]).toMatchObject({ who: [0] });
  });

  it('is no artifact: a Card Zap cannot stop it', () => {
    const hands = { red: ['attack-10', 'card-zap'], blue: ['attack-06'] };
    const t = techTable({ completed: { yellow: ['cosmic-field-generator'] }, hands }, { ...SEATS, red: 'macron' });
    t.use('yellow', 'tech:cosmic-field-generator', { alien: 'macron' });
    t.neverOffered('red', 'card-zap');
    expect(t.events('power-zapped')).toHaveLength(1);
  });

  it('counts as a Cosmic Zap for those whom a Cosmic Zap concerns', () => {
    const hands = { red: ['attack-10', 'flare:healer'], blue: ['attack-06'] };
    const t = techTable({ completed: { yellow: ['cosmic-field-generator'] }, hands }, { ...SEATS, red: 'macron' });
    t.use('yellow', 'tech:cosmic-field-generator', { alien: 'macron' });
    t.use('red', 'flare:healer');
    t.until('red', 'launch.ships');
    expect(t.question('red')).toMatchObject({ max: 1 });
    expect(t.events('power-zapped')).toEqual([]);
    expect(discarded(t)).toEqual(['cosmic-field-generator']);
    // And somebody with five colonies sees through the Schizoid with it.
    const ships = { red: { 'blue/1': 1, 'blue/2': 1, 'blue/3': 1, 'yellow/1': 1, 'yellow/2': 1 } };
    const won = techTable({ completed: { red: ['cosmic-field-generator'] }, ships }, { ...SEATS, purple: 'schizoid' });
    won.plan('purple', 'schizoid.choose', 'bluffer');
    won.until('red', 'launch.aim');
    expect(won.canRaise('red')).toEqual(['schizoid.exposed']);
    won.raise('red', 'schizoid.exposed');
    expect(won.winners()).toEqual(['red']);
    expect(discarded(won)).toEqual(['cosmic-field-generator']);
  });

  it('on being completed it zaps nothing, and no flare answers that', () => {
    const hands = { red: ['attack-10', 'flare:healer'], blue: ['attack-06'] };
    const t = techTable({ techs: { yellow: { 'cosmic-field-generator': 2 } }, hands });
    acts(t, 'yellow', 'complete cosmic-field-generator');
    t.neverOffered('red', 'flare:healer');
    expect(techsOf(t, 'yellow')).toEqual(['cosmic-field-generator']);
  });
});

describe('Energy Cloak', () => {
  const completed = { red: ['energy-cloak'] };

  it('the defense cannot invite, the offense can', () => {
    const t = techTable({ completed });
    t.use('red', 'tech:energy-cloak');
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.run();
    expect(t.story()).not.toContain('blue answers alliance.invite');
    expect(t.events('invited')).toEqual([
      { by: 0, who: [2] },
      { by: 1, who: [] },
    ]);
    expect(discarded(t)).toEqual(['energy-cloak']);
  });

  it('the defense, whoever that is by then: a third player whom the Colony Cloak has made it', () => {
    const t = techTable({
      completed,
      options: { stations: 'one' },
      stations: { blue: { 'colony-cloak': 'blue/5' } },
      ships: { purple: { 'blue/3': 2 } },
    });
    t.aim('red', 'blue/1');
    t.use('red', 'tech:energy-cloak');
    t.use('blue', 'station:colony-cloak');
    t.plan('red', 'colony-cloak.aim', 'blue/3');
    t.plan('red', 'colony-cloak.defense', 'purple');
    t.runTo('planning');
    expect(t.encounter().defense).toBe(t.seat('purple'));
    expect(t.events('invited').at(-1)).toEqual({ by: t.seat('purple'), who: [] });
    expect(t.story()).not.toContain('purple answers alliance.invite');
  });

  it('only for this encounter', () => {
    const t = techTable({
      completed,
      destiny: ['blue', 'red'],
      hands: { red: ['attack-04', 'attack-06'], blue: ['attack-10', 'attack-08'] },
    });
    t.use('red', 'tech:energy-cloak');
    t.run();
    // Blue is the offense now, and may invite again.
    expect(t.until('blue', 'alliance.invite')).toMatchObject({ data: { side: 'offense' } });
    expect([t.turn(), t.state.turn.number]).toEqual(['blue', 2]);
  });

  it('[faq-technology-09] [faq-parasite-1] whoever joins uninvited may still ally with the defense', () => {
    const t = techTable({ completed }, { ...SEATS, purple: 'parasite' });
    t.use('red', 'tech:energy-cloak');
    t.use('purple', 'parasite');
    t.until('purple', 'parasite.side');
    expect(t.options('purple')).toEqual(['offense', 'defense']);
    t.answer('purple', 'defense');
    t.plan('purple', 'alliance.ships', { 'purple/1': 2 });
    t.runTo('planning');
    expect(t.encounter().allies[1]).toEqual([t.seat('purple')]);
    expect(t.ships('purple', 'side')).toBe(2);
    // The defense could not have asked anybody, the offense could.
    expect(t.events('invited')).toEqual([
      { by: 0, who: [] },
      { by: 1, who: [] },
    ]);
    expect(t.story()).not.toContain('blue answers alliance.invite');
    expect(t.story()).toContain('red answers alliance.invite');
  });

  it('is of no use to the defense', () => {
    techTable({ completed: { blue: ['energy-cloak'] } }).neverOffered('blue', 'tech:energy-cloak');
  });
});

describe('Gluon Mines', () => {
  const allies = (t: ReturnType<typeof techTable>): void => {
    t.send('red', { 'red/1': 4 });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
  };

  it('one attacking ship goes to the warp for each ship on it, then the encounter goes on', () => {
    const t = techTable({ techs: { blue: { 'gluon-mines': 3 } } });
    t.aim('red', 'blue/4');
    t.send('red', { 'red/1': 4 });
    t.select('red', 'attack-10');
    t.select('blue', 'attack-06');
    t.use('blue', 'tech:gluon-mines');
    t.plan('blue', 'ships.return', { 'blue/5': 3 });
    t.run();
    expect(t.events('ships-lost')[0]).toEqual({ who: 0, n: 3 });
    expect(t.events('outcome')[0]).toMatchObject({ totals: [11, 10] });
    expect(discarded(t)).toEqual(['gluon-mines']);
    expect(t.ships('blue', 'blue/5')).toBe(7);
  });

  it('after the cards are selected and before they are revealed', () => {
    const t = techTable({ techs: { blue: { 'gluon-mines': 1 } } });
    t.untilOffered('blue', 'tech:gluon-mines');
    expect(t.encounter().phase).toBe('planning');
    expect(t.encounter().slots.map((s) => [s.card >= 0, s.up])).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it('when no attacking ship remains the defense has won, and cards nobody has seen go back', () => {
    const t = techTable({ techs: { blue: { 'gluon-mines': 4 } } });
    t.send('red', { 'red/1': 3 });
    t.select('red', 'attack-10');
    t.select('blue', 'attack-06');
    t.use('blue', 'tech:gluon-mines');
    t.run();
    expect(t.events('won')).toEqual([{ who: [1], lost: [0] }]);
    expect(t.events('card-revealed')).toEqual([]);
    expect([t.warp('red'), t.hand('red'), t.hand('blue')]).toEqual([3, ['attack-08', 'attack-10'], ['attack-04', 'attack-06']]);
    expect(t.turn()).toBe('blue');
  });

  it('[faq-technology-13] the defense chooses; an ally that is wiped out has allied all the same', () => {
    const t = techTable({ techs: { blue: { 'gluon-mines': 2 } } }, { ...SEATS, purple: 'grudge' });
    allies(t);
    t.use('blue', 'tech:gluon-mines');
    t.until('blue', 'gluon-mines.ships');
    expect(t.question('blue')).toMatchObject({ min: 2, max: 2 });
    expect(t.options('blue')).toEqual(['gate@red', 'gate@yellow']);
    t.answer('blue', { 'gate@yellow': 2 });
    expect([t.ships('red', 'gate'), t.ships('yellow', 'gate'), t.warp('yellow')]).toEqual([4, 0, 2]);
    expect(t.encounter().joined[0]).toEqual([t.seat('yellow')]);
    expect(t.encounter().allies[0]).toEqual([t.seat('yellow')]);
  });

  it('[faq-technology-13] so whoever allied against a Grudge and was blown up is no refusal', () => {
    // Grudge invites yellow, which joins and is destroyed; purple was invited and stayed out.
    const seats = { red: 'grudge', blue: 'mirror', yellow: 'sorcerer', purple: 'trader' };
    const hands = { red: ['attack-40', 'attack-30'], blue: ['attack-04'] };
    const t = techTable({ techs: { blue: { 'gluon-mines': 2 } }, hands }, seats);
    t.send('red', { 'red/1': 4 });
    t.invite('red', 'yellow', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.use('blue', 'tech:gluon-mines');
    t.plan('blue', 'gluon-mines.ships', { 'gate@yellow': 2 });
    t.runWhile(() => t.turn() === 'red' && !t.asked().includes('red technology.second'));
    const lost = t.events('ships-lost').filter((e) => e.who === t.seat('yellow'));
    expect(lost).toEqual([{ who: 2, n: 2 }]);
    expect(t.events('ships-lost').some((e) => e.who === t.seat('purple'))).toBe(true);
  });

  it('not without a ship on it, not for the offense', () => {
    techTable({ techs: { blue: { 'gluon-mines': 0 } } }).neverOffered('blue', 'tech:gluon-mines');
    techTable({ techs: { red: { 'gluon-mines': 3 } } }).neverOffered('red', 'tech:gluon-mines');
  });
});

describe('Infinity Drive', () => {
  const hands = { red: ['attack-10'], blue: ['attack-06', 'attack-08'], yellow: ['attack-12'] };

  it('an encounter of one’s own right after that of another; then play goes on where it was', () => {
    const t = techTable({ completed: { yellow: ['infinity-drive'] }, hands, destiny: ['blue', 'purple', 'yellow'] });
    t.use('yellow', 'tech:infinity-drive');
    t.until('yellow', 'launch.aim');
    expect(t.encounter()).toMatchObject({ offense: t.seat('yellow'), defense: t.seat('purple'), extra: true });
    expect(discarded(t)).toEqual(['infinity-drive']);
    t.runWhile(() => t.state.encounters.some((e) => e.extra));
    // Red lost its encounter, so the turn passes on from red.
    t.runWhile(() => t.turn() === 'red');
    expect(t.turn()).toBe('blue');
  });

  it('for the offense too, without losing the second encounter', () => {
    const t = techTable({
      completed: { red: ['infinity-drive'] },
      hands: { red: ['attack-40', 'attack-30', 'attack-23'], blue: ['attack-04', 'attack-06'] },
      destiny: ['blue', 'blue'],
    });
    t.select('red', 'attack-40');
    t.use('red', 'tech:infinity-drive');
    t.select('red', 'attack-30');
    expect(t.until('red', 'technology.second')).toMatchObject({ seat: 0 });
    expect(t.state.turn.encounters).toBe(1);
    expect(t.foreign('red')).toBe(2);
  });

  it('a turn that ends in it is over, whatever the encounter before has allowed', () => {
    for (const runs of [true, false]) {
      const t = techTable({
        completed: { red: ['infinity-drive'] },
        hands: { red: ['attack-40', 'attack-30', 'attack-23'], blue: ['attack-04', 'attack-06', 'flare:bride'] },
        destiny: ['blue', 'blue'],
      });
      t.select('red', 'attack-40');
      t.pass('blue', 'flare:bride');
      t.use('red', 'tech:infinity-drive');
      // Blue runs away, which ends the turn of red.
      if (runs) t.use('blue', 'flare:bride');
      t.runWhile(() => !t.asked().includes('red technology.second') && t.turn() === 'red');
      expect(t.turn()).toBe(runs ? 'blue' : 'red');
    }
  });

  it('also when the tables are turned in it', () => {
    const t = techTable(
      {
        completed: { red: ['infinity-drive'] },
        hands: { red: ['attack-40', 'attack-30', 'attack-23'], blue: ['attack-04', 'attack-06', 'flare:coordinator'] },
        destiny: ['blue', 'blue'],
      },
      { red: 'hacker', blue: 'coordinator', yellow: 'sorcerer', purple: 'trader' },
    );
    t.select('red', 'attack-40');
    t.pass('blue', 'flare:coordinator');
    t.use('red', 'tech:infinity-drive');
    t.use('blue', 'flare:coordinator');
    t.runWhile(() => !t.asked().includes('red technology.second') && t.turn() === 'red');
    expect(t.events('tables-turned')).toHaveLength(1);
    expect(t.turn()).toBe('blue');
  });

  it('nor does it end the turn of somebody else', () => {
    // Yellow has its encounter in the turn of red, and blue runs away from that one.
    const t = techTable({
      completed: { yellow: ['infinity-drive'] },
      hands: { red: ['attack-40', 'attack-30'], blue: ['attack-04', 'attack-06', 'flare:bride'], yellow: ['attack-12'] },
      destiny: ['blue', 'blue'],
    });
    t.pass('blue', 'flare:bride');
    t.use('yellow', 'tech:infinity-drive');
    t.use('blue', 'flare:bride');
    expect(t.until('red', 'technology.second')).toMatchObject({ seat: 0 });
    expect(t.events('ran-away')).toHaveLength(1);
  });

  it('not without an encounter card', () => {
    const t = techTable({
      completed: { yellow: ['infinity-drive'] },
      hands: { red: ['attack-10'], blue: ['attack-06'], yellow: ['quash'] },
    });
    t.neverOffered('yellow', 'tech:infinity-drive');
  });
});

describe('Lunar Cannon', () => {
  const cannon = (position: object = {}, spot = 'blue/1+blue/2') => {
    const t = techTable({ techs: { blue: { 'lunar-cannon': 5 } }, ...position });
    acts(t, 'blue', 'complete lunar-cannon');
    t.plan('blue', 'lunar-cannon.spot', spot);
    return t;
  };

  it('stands between two planets of its owner', () => {
    const t = techTable({ techs: { blue: { 'lunar-cannon': 5 } } });
    acts(t, 'blue', 'complete lunar-cannon');
    t.until('blue', 'lunar-cannon.spot');
    expect(t.options('blue')).toEqual(['blue/1+blue/2', 'blue/2+blue/3', 'blue/3+blue/4', 'blue/4+blue/5']);
    t.answer('blue', 'blue/3+blue/4');
    expect(techNamed(t, 'lunar-cannon').notes).toEqual({ spot: 'blue/3+blue/4', system: 'blue' });
    expect(t.view(null)[`asset:${techNamed(t, 'lunar-cannon').id}`]).toMatchObject({ notes: { spot: 'blue/3+blue/4' } });
  });

  it.each(['blue/1', 'blue/2'])('adds 10 to the side of its owner in an encounter at %s beside it', (planet) => {
    const t = cannon();
    t.aim('red', planet);
    t.send('red', { 'red/1': 4 });
    t.select('red', 'attack-10');
    t.select('blue', 'attack-06');
    t.use('blue', 'tech:lunar-cannon');
    t.plan('blue', 'ships.return', { 'blue/5': 5 });
    t.run();
    // Blue has three ships left on each of its planets.
    expect(t.events('outcome')[0]).toMatchObject({ totals: [14, 19] });
    expect(t.events('total-changed')).toEqual([{ side: 'defense', n: 10 }]);
    expect(techsOf(t, 'blue')).toEqual(['lunar-cannon']);
  });

  it('not at a planet farther off', () => {
    const t = cannon();
    t.aim('red', 'blue/3');
    t.neverOffered('blue', 'tech:lunar-cannon');
  });

  it('as an ally too, but not as a bystander', () => {
    const beside = { techs: { yellow: { 'lunar-cannon': 5 } }, destiny: ['yellow'], hands: { red: ['attack-10'], yellow: ['attack-06'] } };
    const t = techTable({ ...beside });
    acts(t, 'yellow', 'complete lunar-cannon');
    t.aim('red', 'yellow/1');
    t.use('yellow', 'tech:lunar-cannon');
    t.run();
    for (const joins of [true, false]) {
      const off = techTable({ techs: { purple: { 'lunar-cannon': 5 } }, destiny: ['wild'] });
      acts(off, 'purple', 'complete lunar-cannon');
      off.use('purple', 'tech:lunar-cannon');
      off.plan('purple', 'lunar-cannon.spot', 'purple/1+purple/2');
      off.plan('purple', 'lunar-cannon.spot', 'blue/1+blue/2');
      off.plan('red', 'destiny.wild', 'blue');
      off.runTo('launch');
      off.aim('red', 'blue/1');
      if (joins) off.invite('red', 'purple');
      if (joins) off.ally('purple', 'offense', { 'purple/5': 1 });
      if (joins) off.use('purple', 'tech:lunar-cannon');
      if (joins) off.run();
      else off.neverOffered('purple', 'tech:lunar-cannon');
      expect(off.events('total-changed')).toEqual(joins ? [{ side: 'offense', n: 10 }] : []);
    }
  });

  it('may be moved to any gap in any system whenever a wild destiny card is drawn, and only then', () => {
    const t = cannon({ destiny: ['wild'] });
    t.use('blue', 'tech:lunar-cannon');
    t.until('blue', 'lunar-cannon.spot');
    t.answer('blue', 'blue/1+blue/2');
    t.until('blue', 'lunar-cannon.spot');
    expect(t.options('blue')).toHaveLength(15);
    expect(t.options('blue')).not.toContain('blue/1+blue/2');
    t.answer('blue', 'purple/4+purple/5');
    expect(techNamed(t, 'lunar-cannon').notes).toEqual({ spot: 'purple/4+purple/5', system: 'purple' });
    const plain = cannon({ destiny: ['blue'] });
    plain.aim('red', 'blue/5');
    plain.neverOffered('blue', 'tech:lunar-cannon');
  });

  it('is next to the planet that is left when the other one has been eaten', () => {
    const t = cannon({ hands: { red: ['attack-10'], blue: ['attack-06'] }, ships: { yellow: { 'blue/1': 2 }, blue: { 'blue/1': 0 } } });
    t.until('red', 'launch.aim');
    expect(techNamed(t, 'lunar-cannon').notes.spot).toBe('blue/1+blue/2');
    t.answer('red', 'blue/2');
    expect(t.untilOffered('blue', 'tech:lunar-cannon')).toContain('pass');
  });
});

describe('Plasma Thrusters', () => {
  it('one ship more as the offense and as an ally', () => {
    const t = techTable({ completed: { red: ['plasma-thrusters'] } });
    expect(t.until('red', 'launch.ships')).toMatchObject({ max: 5 });
    const ally = techTable({ completed: { yellow: ['plasma-thrusters'] } });
    ally.invite('red', 'yellow');
    ally.plan('yellow', 'alliance.answer', 'offense');
    expect(ally.until('yellow', 'alliance.ships')).toMatchObject({ max: 5 });
    expect(techTable({ completed: { yellow: ['plasma-thrusters'] } }).until('red', 'launch.ships')).toMatchObject({ max: 4 });
  });

  it('the limit of a power stays a limit', () => {
    const t = techTable({ completed: { red: ['plasma-thrusters'] } }, { ...SEATS, red: 'macron' });
    expect(t.until('red', 'launch.ships')).toMatchObject({ max: 1 });
  });

  it('as the defense one ship may come to the planet during launch', () => {
    const t = techTable({ completed: { blue: ['plasma-thrusters'] }, ships: { blue: { 'yellow/1': 1 } } });
    t.aim('red', 'blue/1');
    t.use('blue', 'tech:plasma-thrusters');
    t.until('blue', 'plasma-thrusters.ship');
    expect(t.encounter().phase).toBe('launch');
    expect(t.options('blue')).toEqual(['blue/2', 'blue/3', 'blue/4', 'blue/5', 'yellow/1']);
    t.answer('blue', { 'yellow/1': 1 });
    expect([t.ships('blue', 'blue/1'), t.ships('blue', 'yellow/1')]).toEqual([4, 0]);
    expect(techsOf(t, 'blue')).toEqual(['plasma-thrusters']);
  });
});
