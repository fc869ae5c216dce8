import { describe, expect, it } from 'vitest';
import { ATTRIBUTES } from '../../language/index.ts';
import { dead, has, lost, meet, picked, results, stopped, times } from './dilemma-board.ts';

// People by what they have; whatever is not named is 0.
const ANN = 'Anna: OFFICER, INTEGRITY 9';
const BEA = 'Bea: SCIENCE, CUNNING 5, STRENGTH 5, female';
const CAL = 'Cal: MEDICAL, INTEGRITY 2, CUNNING 4, STRENGTH 4';

describe('dilemmas of the starter decks that kill', () => {
  it('Archer takes the one with the most of all attributes together; equals are the choice of the opponent', () => {
    for (const attribute of ATTRIBUTES) {
      const best = `${attribute} 7`;
      const other = ATTRIBUTES.flatMap((x) => (x === attribute ? [] : `${x} 3`)).join(', ');
      expect([best, ...dead(meet('Archer', [other, best]), best, other)]).toEqual([best, best]);
    }
    const tie = meet('Archer', [BEA, CAL, ANN], { plans: [['red', 'pick.one', 'Cal']] });
    expect(dead(tie, BEA, CAL, ANN)).toEqual([CAL]);
  });

  it('Armus - Skin of Evil kills one by chance, and the others go on', () => {
    const t = meet('Armus - Skin of Evil', [ANN, BEA, CAL]);
    expect([dead(t, ANN, BEA, CAL).length, ...results(t), t.where('Armus - Skin of Evil')]).toEqual([1, 'took-effect', 'discard red']);
    expect(t.events('selected').map((e) => e.data['how'])).toEqual(['random']);
    expect(stopped(t, ANN, BEA, CAL)).toEqual([false, false, false]);
  });

  it("Barclay's Protomorphosis Disease kills all but androids, in space as well", () => {
    const t = meet("Barclay's Protomorphosis Disease", [ANN, 'Android', BEA], { at: 'space' });
    expect([dead(t, ANN, BEA, 'Android'), ...stopped(t, 'Android')]).toEqual([[ANN, BEA], true]);
  });

  it.each(['Chalnoth', 'Ferengi Attack'])('%s kills whom the opponent chooses', (card) => {
    const t = meet(card, [ANN, BEA, CAL], { plans: [['red', 'pick.one', 'Bea']] });
    expect([dead(t, ANN, BEA, CAL), ...stopped(t, ANN, CAL)]).toEqual([[BEA], true, true]);
  });

  it('Nausicaans kill one by chance', () => {
    const t = meet('Nausicaans', [ANN, BEA]);
    expect(dead(t, ANN, BEA)).toHaveLength(1);
    expect(t.events('selected')[0].data['how']).toBe('random');
  });

  it('Angry Mob is after SECURITY and shape-shifters alone; without them nobody dies', () => {
    expect(dead(meet('Angry Mob', ['SECURITY', ANN]), 'SECURITY', ANN)).toEqual(['SECURITY']);
    expect(dead(meet('Angry Mob', ['Changeling', ANN]), 'Changeling', ANN)).toEqual(['Changeling']);
    const none = meet('Angry Mob', [ANN, BEA]);
    expect([dead(none, ANN, BEA), ...stopped(none, ANN, BEA), ...results(none)]).toEqual([[], true, true, 'failed']);
  });

  it("Assassin's Blade leaves shape-shifters and androids alone, the opponent chooses among the others", () => {
    const one = meet("Assassin's Blade", ['Android', 'Changeling', ANN]);
    expect([dead(one, 'Android', 'Changeling', ANN), one.events('selected').length]).toEqual([[ANN], 1]);
    const two = meet("Assassin's Blade", ['Android', BEA, ANN], { plans: [['red', 'pick.one', 'Bea']] });
    expect(dead(two, 'Android', BEA, ANN)).toEqual([BEA]);
  });

  it('Common Thief takes a piece of equipment, or else one with little STRENGTH and CUNNING', () => {
    const robbed = meet('Common Thief', [CAL, 'Trial Gadget']);
    expect([lost(robbed, 'Trial Gadget'), robbed.events('killed').length, ...results(robbed)]).toEqual([
      ['Trial Gadget'],
      0,
      'took-effect',
    ]);
    const weak = 'Weak: CUNNING 7, STRENGTH 7';
    const fit = 'Fit: CUNNING 7, STRENGTH 8';
    const t = meet('Common Thief', [weak, fit]);
    expect([dead(t, weak, fit), ...stopped(t, fit)]).toEqual([[weak], false]);
    expect(dead(meet('Common Thief', [fit]), fit)).toEqual([]);
  });

  it.each([
    ['V.I.P.', 'V.I.P.'],
    ['a command icon', 'MEDICAL, [Cmd]'],
  ])('Misguided Activist kills one with %s, and the mission continues', (_, target) => {
    const t = meet('Misguided Activist', [target, ANN]);
    expect([dead(t, target, ANN), ...stopped(t, ANN), ...results(t)]).toEqual([[target], false, 'took-effect']);
    const none = meet('Misguided Activist', [ANN, BEA]);
    expect([dead(none, ANN, BEA), ...stopped(none, ANN, BEA)]).toEqual([[], false, false]);
  });
  it("Misguided Activist only stops with 2 SECURITY or Miles O'Brien", () => {
    const guarded = meet('Misguided Activist', ['V.I.P.', 'SECURITY', 'SECURITY']);
    expect([dead(guarded, 'V.I.P.'), ...stopped(guarded, 'V.I.P.', 'SECURITY')]).toEqual([[], true, false]);
    expect(dead(meet('Misguided Activist', ['V.I.P.', 'SECURITY']), 'V.I.P.')).toEqual(['V.I.P.']);
    // He has a command icon himself.
    const miles = meet('Misguided Activist', ["Miles O'Brien", 'V.I.P.']);
    expect(dead(miles, 'V.I.P.', "Miles O'Brien")).toEqual([]);
  });

  it.each(['Treachery', 'Acquisition', 'Greed', 'Smuggling', 'INTEGRITY 4'])('Skullduggery only stops one with %s', (spec) => {
    // Enough INTEGRITY that nothing else saves them.
    const crook = spec.startsWith('INTEGRITY') ? spec : `${spec}, INTEGRITY 5`;
    const t = meet('Skullduggery', [crook]);
    expect([dead(t, crook), ...stopped(t, crook), ...results(t)]).toEqual([[], true, 'took-effect']);
  });
  it('Skullduggery kills anybody else, and the mission continues', () => {
    const t = meet('Skullduggery', ['Honor, INTEGRITY 5', 'Honest Twin: Honor, INTEGRITY 5']);
    expect(dead(t, 'Honor, INTEGRITY 5', 'Honest Twin')).toHaveLength(1);
    expect([...results(t), t.where('Skullduggery')]).toEqual(['took-effect', 'discard red']);
  });

  it('Berserk Changeling never kills a changeling', () => {
    const t = meet('Berserk Changeling', ['Changeling', ANN]);
    expect([dead(t, 'Changeling', ANN), ...stopped(t, 'Changeling')]).toEqual([[ANN], true]);
    const none = meet('Berserk Changeling', ['Changeling']);
    expect([dead(none, 'Changeling'), ...results(none)]).toEqual([[], 'failed']);
  });

  it('Surprise Assault kills the one with the least CUNNING, then of the others the one with the least STRENGTH', () => {
    const dull = 'Dullard: CUNNING 1, STRENGTH 5';
    const frail = 'Frail: CUNNING 3, STRENGTH 2';
    const strong = 'Strong: CUNNING 9, STRENGTH 9';
    const t = meet('Surprise Assault', [strong, frail, dull]);
    expect([dead(t, dull, frail, strong), ...stopped(t, strong)]).toEqual([[dull, frail], true]);
  });
});

describe('dilemmas of the starter decks that hit ships', () => {
  it.each(['Gravitic Mine', 'Microbiotic Colony', 'Null Space', 'The Three Vipers'])('%s damages the ship', (card) => {
    const t = meet(card, [BEA]);
    expect([...has(t, 'damaged', 'Trial Ship'), ...stopped(t, BEA), t.where('Trial Ship')]).toEqual([true, true, 'space Trial Space']);
  });

  it('The Three Vipers stop a crew that saved its ship, unless it has what else is asked', () => {
    const saved = ['ENGINEER', 'Navigation x2'];
    const t = meet('The Three Vipers', saved);
    expect([...has(t, 'damaged', 'Trial Ship'), ...stopped(t, ...saved), t.where('The Three Vipers')]).toEqual([
      false,
      true,
      true,
      'discard red',
    ]);
    const past = meet('The Three Vipers', [...saved, 'SCIENCE', 'OFFICER', 'Astrophysics']);
    expect([...has(past, 'damaged', 'Trial Ship'), ...stopped(past, 'SCIENCE')]).toEqual([false, false]);
  });

  it('Cosmic String Fragment destroys the ship with its crew', () => {
    const t = meet('Cosmic String Fragment', [BEA, ANN]);
    expect([t.where('Trial Ship'), ...dead(t, BEA, ANN)]).toEqual(['discard blue', BEA, ANN]);
  });
});

describe('dilemmas of the starter decks that pick and choose', () => {
  const three = [ANN, BEA, CAL];

  it('Chula: Pick One to Save Two returns one of three to the hand, or stops all three', () => {
    const saved = meet('Chula: Pick One to Save Two', three, {
      plans: [
        ['blue', 'dilemma.either', '0'],
        ['blue', 'pick.one', 'Bea'],
      ],
    });
    expect([saved.where('Bea'), ...stopped(saved, ANN, CAL), ...results(saved)]).toEqual(['hand blue', false, false, 'overcome']);
    const all = meet('Chula: Pick One to Save Two', [...three, ...times(3, 'SECURITY')], { plans: [['blue', 'dilemma.either', '1']] });
    // Those three whom chance has picked.
    const stops = all.g.s.marks.stopped.flatMap((x, piece) => (x > 0 ? all.names([piece]) : []));
    expect(stops.toSorted()).toEqual(picked(all).toSorted());
    expect(stops).toHaveLength(3);
    // One of the three, not one of the others.
    const five = meet('Chula: Pick One to Save Two', [...three, 'SECURITY', 'Honor'], { plans: [['blue', 'dilemma.either', '0']] });
    const names = five.events('selected').map((e) => five.names([e.data['pieces']].flat().map(Number)));
    expect(names[1].every((x) => names[0].includes(x))).toBe(true);
    expect([names[0].length, names[1].length]).toEqual([3, 1]);
    const two = meet('Chula: Pick One to Save Two', [ANN, BEA]);
    expect([...results(two), two.where('Chula: Pick One to Save Two'), ...stopped(two, ANN, BEA)]).toEqual([
      'failed',
      'seeds Trial World',
      true,
      true,
    ]);
  });

  it('Chula: The Chandra lets those go on who share a number with the one picked', () => {
    const [x, y, z] = [
      'X: INTEGRITY 1, CUNNING 2, STRENGTH 3',
      'Y: INTEGRITY 3, CUNNING 4, STRENGTH 5',
      'Z: INTEGRITY 5, CUNNING 6, STRENGTH 7',
    ];
    const t = meet('Chula: The Chandra', [x, y, z]);
    const [one] = picked(t);
    const goesOn = { X: [false, false, true], Y: [false, false, false], Z: [true, false, false] }[one];
    expect([one, ...stopped(t, x, y, z)]).toEqual([one, ...(goesOn ?? [])]);
    expect(results(t)).toEqual(['took-effect']);
  });
  it.each(['one', 'two', 'three', 'four'])('Chula: The Chandra never stops the one picked (chance %s)', (seed) => {
    const [x, y] = ['X: INTEGRITY 1, CUNNING 2, STRENGTH 3', 'Z: INTEGRITY 5, CUNNING 6, STRENGTH 7'];
    const t = meet('Chula: The Chandra', [x, y], { seed });
    const [one] = picked(t);
    expect(stopped(t, 'X', 'Z')).toEqual([one !== 'X', one !== 'Z']);
  });

  it('Odo\'s "Cousin": one SCIENCE may stay behind for 5 points', () => {
    const team = ['Exobiology x2', 'Geology', 'SCIENCE'];
    const stays = meet('Odo\'s "Cousin"', team, { plans: [['blue', 'dilemma.either', '0']] });
    expect([stays.score('blue'), ...stopped(stays, ...team), ...results(stays)]).toEqual([5, false, false, true, 'overcome']);
    const goes = meet('Odo\'s "Cousin"', team, { plans: [['blue', 'dilemma.either', '1']] });
    expect([goes.score('blue'), ...stopped(goes, ...team)]).toEqual([0, false, false, false]);
    const two = meet('Odo\'s "Cousin"', [...team, 'Other: SCIENCE'], {
      plans: [
        ['blue', 'dilemma.either', '0'],
        ['blue', 'pick.one', 'Other'],
      ],
    });
    expect(stopped(two, 'SCIENCE', 'Other')).toEqual([false, true]);
    const alone = meet('Odo\'s "Cousin"', team.slice(0, 2));
    expect([alone.score('blue'), ...results(alone)]).toEqual([0, 'overcome']);
    const failed = meet('Odo\'s "Cousin"', ['Exobiology', 'Geology', 'SCIENCE']);
    expect([failed.score('blue'), ...results(failed), failed.where('Odo\'s "Cousin"')]).toEqual([0, 'failed', 'seeds Trial World']);
    expect(results(meet('Odo\'s "Cousin"', ['Exobiology x2', 'SCIENCE']))).toEqual(['failed']);
  });
});
