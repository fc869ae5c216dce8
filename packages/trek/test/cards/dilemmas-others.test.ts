import { describe, expect, it } from 'vitest';
import { ATTRIBUTES } from '../../language/index.ts';
import { attempt, before, dead, has, lost, meet, picked, results, stopped, times, who } from './dilemma-board.ts';
import { putMark, putStatus } from '../../rules/state/marks.ts';

const SMITH = 'Smith: OFFICER, INTEGRITY 7, CUNNING 3';
const JONES = 'Jones: SCIENCE, INTEGRITY 6, CUNNING 5';
const BROWN = 'Brown: MEDICAL, INTEGRITY 1, CUNNING 4';

describe('other dilemmas that kill or discard', () => {
  it('Anaphasic Organism strikes only if there are females, and discards the best of them without killing her', () => {
    const none = meet('Anaphasic Organism', [SMITH, JONES]);
    expect([...results(none), none.where('Anaphasic Organism'), ...stopped(none, SMITH)]).toEqual(['no-trigger', 'discard red', false]);
    for (const attribute of ATTRIBUTES) {
      const best = `female, ${attribute} 7`;
      const other = `female, ${ATTRIBUTES.flatMap((x) => (x === attribute ? [] : `${x} 3`)).join(', ')}`;
      const t = meet('Anaphasic Organism', [other, best, SMITH]);
      expect([lost(t, other, best, SMITH), t.events('killed').length]).toEqual([[best], 0]);
    }
  });

  it('Crystalline Entity kills the team on a planet, in space everybody aboard, who takes no part as well', () => {
    const planet = meet('Crystalline Entity', [SMITH, JONES, BROWN], { attempts: ['Smith', 'Jones'] });
    expect(dead(planet, SMITH, JONES, BROWN)).toEqual([SMITH, JONES]);
    const space = before('Crystalline Entity', [SMITH, JONES], { at: 'space' });
    putMark(space.g, space.piece('Jones'), 'stopped', 1);
    attempt(space, 'Crystalline Entity', { at: 'space' });
    expect([dead(space, SMITH, JONES), space.where('Trial Ship')]).toEqual([[SMITH, JONES], 'space Trial Space']);
  });

  it('El-Adrel Creature attacks the two strongest, and kills one of them by chance', () => {
    const [big, tall, small] = ['Big: STRENGTH 8', 'Tall: STRENGTH 7', 'Small: STRENGTH 2'];
    const seen = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const t = meet('El-Adrel Creature', [big, small, tall], { seed });
      dead(t, big, tall, small).forEach((x) => seen.add(x));
      expect(dead(t, big, tall, small)).toHaveLength(1);
    }
    expect([...seen].toSorted()).toEqual([big, tall]);
    // Among equals their player picks.
    const even = meet('El-Adrel Creature', [big, 'Wide: STRENGTH 7', tall], { plans: [['blue', 'pick.one', 'Wide']] });
    expect(dead(even, tall)).toEqual([]);
  });

  it('Microvirus kills whom the opponent chooses, Nagilum half of the crew rounded down', () => {
    const one = meet('Microvirus', [SMITH, JONES], { plans: [['red', 'pick.one', 'Jones']] });
    expect(dead(one, SMITH, JONES)).toEqual([JONES]);
    const five = [SMITH, JONES, BROWN, 'Green: CUNNING 1', 'White: CUNNING 1'];
    expect(dead(meet('Nagilum', five), ...five)).toHaveLength(2);
    expect(dead(meet('Nagilum', [SMITH]), SMITH)).toEqual([]);
  });

  it('Rebel Encounter can be bribed with equipment, if its player likes', () => {
    const bribed = meet('Rebel Encounter', [SMITH, 'Trial Gadget'], { plans: [['blue', 'dilemma.pay', true]] });
    expect([...results(bribed), lost(bribed, 'Trial Gadget'), bribed.events('killed').length]).toEqual(['overcome', ['Trial Gadget'], 0]);
    const choice = meet('Rebel Encounter', [SMITH, 'Trial Gadget', 'Trial Blaster'], {
      plans: [
        ['blue', 'dilemma.pay', true],
        ['blue', 'pick.one', 'Trial Blaster'],
      ],
    });
    expect(lost(choice, 'Trial Gadget', 'Trial Blaster')).toEqual(['Trial Blaster']);
    const refused = meet('Rebel Encounter', [SMITH, 'Trial Gadget'], { plans: [['blue', 'dilemma.pay', false]] });
    expect([...results(refused), refused.where('Trial Gadget'), dead(refused, SMITH)]).toEqual(['failed', 'planet Trial World', [SMITH]]);
  });

  it('Tarellian Plague Ship takes one MEDICAL, or the whole crew', () => {
    const t = meet('Tarellian Plague Ship', [BROWN, SMITH]);
    expect([lost(t, BROWN, SMITH), t.events('killed').length, t.score('blue'), ...stopped(t, SMITH)]).toEqual([[BROWN], 0, 5, false]);
    const two = meet('Tarellian Plague Ship', [BROWN, 'MEDICAL', SMITH], { plans: [['blue', 'pick.one', 'MEDICAL']] });
    expect(lost(two, BROWN, 'MEDICAL', SMITH)).toEqual(['MEDICAL']);
    const all = meet('Tarellian Plague Ship', [JONES, SMITH]);
    expect([dead(all, JONES, SMITH), all.events('killed').length, all.score('blue')]).toEqual([[JONES, SMITH], 1, 0]);
  });

  it('T16.6 Portal Guard sends them up to a ship, where they are stopped, or kills all of them', () => {
    const up = meet('Portal Guard', [SMITH, JONES], { beside: { 'Trial Ship': [] } });
    expect([up.where('Smith'), up.where('Jones'), ...stopped(up, SMITH, JONES), up.where('Portal Guard')]).toEqual([
      'aboard Trial Ship',
      'aboard Trial Ship',
      true,
      true,
      'seeds Trial World',
    ]);
    expect(dead(meet('Portal Guard', [SMITH, JONES]), SMITH, JONES)).toEqual([SMITH, JONES]);
    // T13.4: nobody is beamed to a cloaked ship, or where a text keeps everybody from beaming up.
    const cloaked = before('Portal Guard', [SMITH, JONES], { beside: { 'Trial Ship': [] } });
    putStatus(cloaked.g, cloaked.piece('Trial Ship'), 'cloaked', true);
    attempt(cloaked, 'Portal Guard');
    expect(dead(cloaked, SMITH, JONES)).toEqual([SMITH, JONES]);
    const field = { blue: { at: { 'Trial World': { on: ['Distortion Field'] } } } };
    expect(dead(meet('Portal Guard', [SMITH], { board: field, beside: { 'Trial Ship': [] } }), SMITH)).toEqual([SMITH]);
  });

  it('Empathic Echo and Zaldan pick among those with a skill alone', () => {
    expect(dead(meet('Empathic Echo', ['Empathy', SMITH]), 'Empathy', SMITH)).toEqual(['Empathy']);
    const diplomats = ['Diplomacy', 'Envoy: Diplomacy', 'Legate: Diplomacy'];
    const t = meet('Zaldan', [...diplomats, SMITH]);
    expect([dead(t, ...diplomats).length, dead(t, SMITH)]).toEqual([2, []]);
    expect(dead(meet('Zaldan', ['Diplomacy', SMITH]), 'Diplomacy', SMITH)).toEqual(['Diplomacy']);
  });

  it('Outpost Raid kills two at an outpost of its player, elsewhere nobody', () => {
    const three = [SMITH, JONES, BROWN];
    const raid = meet('Outpost Raid', three, {
      board: { blue: { at: { 'Trial World': { space: ['Trial Base'] } } } },
      plans: [['red', 'pick.some', ['Smith', 'Brown']]],
    });
    expect([dead(raid, ...three), raid.where('Outpost Raid')]).toEqual([[SMITH, BROWN], 'discard red']);
    const elsewhere = meet('Outpost Raid', three);
    expect([dead(elsewhere, ...three), elsewhere.where('Outpost Raid')]).toEqual([[], 'seeds Trial World']);
    const foreign = meet('Outpost Raid', three, { board: { red: { at: { 'Trial World': { space: ['Trial Base'] } } } } });
    expect(dead(foreign, ...three)).toEqual([]);
  });

  it('The Gatherers take all equipment and artifacts of the team, and a card of the hand', () => {
    const t = meet('The Gatherers', [SMITH, 'Trial Gadget', 'Trial Blaster', 'Trial Relic'], {
      board: { blue: { hand: ['Trial Ship', 'Trial Fort'] } },
    });
    expect(['Trial Gadget', 'Trial Blaster', 'Trial Relic'].map((x) => t.where(x))).toEqual(times(3, 'discard blue'));
    expect(['Trial Ship', 'Trial Fort'].filter((x) => t.where(x) === 'hand blue')).toHaveLength(1);
    expect(t.events('killed')).toEqual([]);
  });

  it('Shot in the Back stops androids who are SECURITY or OFFICER, or else kills another as the opponent likes', () => {
    const androids = ['Android, SECURITY', 'Android, OFFICER', 'Android, MEDICAL'];
    const t = meet('Shot in the Back', [...androids, SMITH]);
    expect([...stopped(t, ...androids, SMITH), dead(t, SMITH)]).toEqual([true, true, false, false, []]);
    for (const one of androids.slice(0, 2))
      expect([one, ...stopped(meet('Shot in the Back', [one, SMITH]), one, SMITH)]).toEqual([one, true, false]);
    const shot = meet('Shot in the Back', ['Android, MEDICAL', SMITH, JONES], { plans: [['red', 'pick.one', 'Jones']] });
    expect([dead(shot, 'Android, MEDICAL', SMITH, JONES), ...stopped(shot, SMITH)]).toEqual([[JONES], false]);
  });

  it('Strict Dress Code: its player gives up one, or the opponent chooses where nobody can be given up', () => {
    const [holo, drone] = ['[Holo]', '[Def]'];
    const ship = 'Husnock Ship'; // it has a holodeck (T6.11)
    const t = meet('Strict Dress Code', ['Diplomacy', holo, drone, SMITH], { ship, plans: [['blue', 'dilemma.either', '1']] });
    expect([dead(t, 'Diplomacy', holo, drone, SMITH), ...results(t), ...stopped(t, SMITH)]).toEqual([[holo], 'took-effect', false]);
    const envoys = ['Envoy: Diplomacy', 'Legate: Diplomacy'];
    const envoy = meet('Strict Dress Code', [...envoys, SMITH], { plans: [['blue', 'pick.one', 'Legate']] });
    expect(dead(envoy, ...envoys, SMITH)).toEqual(['Legate: Diplomacy']);
    const holos = meet('Strict Dress Code', [holo, 'Doctor Hologram: [Holo]'], { ship, plans: [['blue', 'pick.one', 'Doctor Hologram']] });
    expect(dead(holos, holo, 'Doctor Hologram')).toEqual(['Doctor Hologram']);
    const units = ['Guard Unit: [Def]', 'Post Unit: [Def]', drone];
    const three = meet('Strict Dress Code', units, { plans: [['blue', 'pick.some', ['Post Unit', drone]]] });
    expect(dead(three, ...units)).toEqual(['Post Unit: [Def]', drone]);
    const two = meet('Strict Dress Code', [drone, 'Guard Unit: [Def]', SMITH]);
    expect(dead(two, drone, 'Guard Unit', SMITH)).toEqual([drone, 'Guard Unit']);
    const none = meet('Strict Dress Code', [drone, SMITH], { plans: [['red', 'pick.one', 'Smith']] });
    expect(dead(none, drone, SMITH)).toEqual([SMITH]);
  });

  it('No Loose Ends kills all MEDICAL and ENGINEER, by skill too', () => {
    const skilled = 'Doc: SECURITY, MEDICAL';
    const t = meet('No Loose Ends', [BROWN, 'ENGINEER', skilled, SMITH]);
    expect([dead(t, BROWN, 'ENGINEER', skilled, SMITH), ...stopped(t, SMITH)]).toEqual([[BROWN, 'ENGINEER', skilled], true]);
  });

  it('Armus: Sticky Situation kills the strongest, or stops him if another is a clever diplomat', () => {
    const [strong, weak] = ['Mighty: Diplomacy, CUNNING 9, STRENGTH 9', 'Puny: STRENGTH 1'];
    const t = meet('Armus: Sticky Situation', [strong, weak]);
    expect([dead(t, strong, weak), ...results(t), t.where('Armus: Sticky Situation'), ...stopped(t, weak)]).toEqual([
      [strong],
      'took-effect',
      'discard red',
      false,
    ]);
    const saved = meet('Armus: Sticky Situation', [strong, 'Clever: Diplomacy, CUNNING 8']);
    expect([dead(saved, strong), ...stopped(saved, strong)]).toEqual([[], true]);
    expect(dead(meet('Armus: Sticky Situation', [strong, 'Clumsy: Diplomacy, CUNNING 7']), strong)).toEqual([strong]);
    expect(dead(meet('Armus: Sticky Situation', [strong, 'CUNNING 8']), strong)).toEqual([strong]);
    const last = meet('Armus: Sticky Situation', [strong]);
    expect([...results(last), last.where('Armus: Sticky Situation')]).toEqual(['failed', 'seeds Trial World']);
  });

  it('Unscientific Method kills the cleverest honest SCIENCE, and asks for CUNNING of those who remain', () => {
    const [crook, honest] = ['Crook: SCIENCE, Greed, CUNNING 12', 'Honest: SCIENCE, CUNNING 9'];
    const t = meet('Unscientific Method', [crook, 'SCIENCE', honest, 'Sage: CUNNING 13']);
    expect([dead(t, crook, honest, 'SCIENCE'), ...results(t), t.where('Unscientific Method')]).toEqual([
      [honest],
      'took-effect',
      'discard red',
    ]);
    const failed = meet('Unscientific Method', [crook, honest, 'Almost: CUNNING 12']);
    expect([dead(failed, honest), ...results(failed), failed.where('Unscientific Method'), ...stopped(failed, crook)]).toEqual([
      [honest],
      'failed',
      'seeds Trial World',
      true,
    ]);
    expect(dead(meet('Unscientific Method', ['Traitor: SCIENCE, Treachery, CUNNING 30']), 'Traitor')).toEqual([]);
  });
});

describe('other dilemmas that move, stop or score', () => {
  it.each([
    ["Female's Love Interest", 'female', 'male'],
    ["Male's Love Interest", 'male', 'female'],
  ])('%s runs off with one %s to the furthest planet', (card, gone, left) => {
    const board = { alpha: ['Trial Moon', 'Trial World', 'Trial Colony'] };
    for (const seed of ['a', 'b', 'c', 'd', 'e']) expect(picked(meet(card, [gone, left], { board, seed }))).toEqual([gone]);
    const t = meet(card, [gone, left], { board });
    expect([t.where(gone), t.where(left), ...stopped(t, gone, left), ...results(t)]).toEqual([
      'planet Trial Colony',
      'planet Trial World',
      false,
      false,
      'took-effect',
    ]);
  });

  it('Maman Picard puts a Federation ship at an end of the spaceline, and no other', () => {
    const alpha = ['Trial Deep', 'Trial Moon', 'Trial Space', 'Trial Colony'];
    const t = meet('Maman Picard', ['SECURITY'], {
      ship: 'Trial Cruiser',
      board: { alpha },
      plans: [['red', 'relocate.where', 'Trial Deep']],
    });
    expect([t.where('Trial Cruiser'), ...results(t)]).toEqual(['space Trial Deep', 'took-effect']);
    const other = meet('Maman Picard', ['SECURITY'], { board: { alpha } });
    expect([other.where('Trial Ship'), ...results(other)]).toEqual(['space Trial Space', 'no-trigger']);
  });

  it.each([
    ['Federation', -10],
    ['Bajoran', -5],
  ])('Punishment Zone kills one, or lets a %s personnel be beamed up for %i points', (spec, points) => {
    const kept = meet('Punishment Zone', [spec], { beside: { 'Trial Ship': [] }, plans: [['blue', 'dilemma.either', '1']] });
    expect([kept.where(spec), kept.score('blue')]).toEqual(['aboard Trial Ship', points]);
    const killed = meet('Punishment Zone', [spec], { beside: { 'Trial Ship': [] }, plans: [['blue', 'dilemma.either', '0']] });
    expect([dead(killed, spec), killed.score('blue')]).toEqual([[spec], 0]);
    const stranded = meet('Punishment Zone', [spec]);
    expect([dead(stranded, spec), stranded.score('blue')]).toEqual([[spec], 0]);
  });

  it('The Higher... The Fewer costs a point for each of them', () => {
    expect(meet('The Higher... The Fewer', [SMITH, JONES, BROWN]).score('blue')).toBe(-3);
  });

  it('Sarjenka: 5 points, and all on the planet are stopped; or nothing', () => {
    const board = { red: { at: { 'Trial World': { planet: [who(BROWN)] } } } };
    const helped = meet('Sarjenka', [SMITH, JONES], { board, attempts: ['Smith'], plans: [['blue', 'dilemma.either', '0']] });
    expect([helped.score('blue'), ...stopped(helped, SMITH, JONES, BROWN)]).toEqual([5, true, true, true]);
    const ignored = meet('Sarjenka', [SMITH, JONES], { board, plans: [['blue', 'dilemma.either', '1']] });
    expect([ignored.score('blue'), ...stopped(ignored, SMITH, JONES, BROWN), ignored.where('Sarjenka')]).toEqual([
      0,
      false,
      false,
      false,
      'discard red',
    ]);
  });

  it('Iconian Computer Weapon: all cards but personnel are discarded, and as many drawn', () => {
    const t = meet('Iconian Computer Weapon', ['SECURITY'], {
      board: { blue: { hand: ['Trial Gadget', who(SMITH), 'Trial Blaster'], deck: ['Trial Relic', 'Trial Raygun', 'Trial Base'] } },
    });
    expect(['Trial Gadget', 'Trial Blaster', 'Smith'].map((x) => t.where(x))).toEqual(['discard blue', 'discard blue', 'hand blue']);
    expect(['Trial Relic', 'Trial Raygun', 'Trial Base'].map((x) => t.where(x))).toEqual(['hand blue', 'hand blue', 'deck blue']);
  });

  it('Nanites damage the ship; Q and Arms Deal stop the team', () => {
    expect(has(meet('Nanites', ['SECURITY']), 'damaged', 'Trial Ship')).toEqual([true]);
    for (const card of ['Q', 'Arms Deal']) expect([card, ...stopped(meet(card, [SMITH, JONES]), SMITH, JONES)]).toEqual([card, true, true]);
  });

  it("Don't Call Me Ahab stops one upright OFFICER and as many with the icon as the opponent likes", () => {
    const [first, second] = ['[Ent-E], CUNNING 1', '[Ent-E], CUNNING 2'];
    const others = ['Low: OFFICER, INTEGRITY 6', 'High: SCIENCE, INTEGRITY 9'];
    const t = meet("Don't Call Me Ahab", [...others, SMITH, first, second], { plans: [['red', 'pick.some', [second]]] });
    expect([...stopped(t, SMITH, ...others, first, second), ...results(t)]).toEqual([true, false, false, false, true, 'took-effect']);
    const two = meet("Don't Call Me Ahab", [SMITH, 'Wesson: OFFICER, INTEGRITY 7'], { plans: [['red', 'pick.one', 'Wesson']] });
    expect(stopped(two, SMITH, 'Wesson')).toEqual([false, true]);
  });

  it('Blended stops all who drink but one, or the only one', () => {
    const drinkers = ['Empathy', 'Diplomacy', 'Montgomery Scott', 'Morn'];
    const t = meet('Blended', [...drinkers, SMITH]);
    expect([stopped(t, ...drinkers).filter((x) => x).length, ...stopped(t, SMITH), ...results(t)]).toEqual([3, false, 'overcome']);
    expect(stopped(meet('Blended', ['Empathy', 'Diplomacy', SMITH]), 'Empathy', 'Diplomacy').filter((x) => x)).toHaveLength(1);
    expect(stopped(meet('Blended', ['Morn', 'Diplomacy', SMITH]), 'Morn', 'Diplomacy').filter((x) => x)).toHaveLength(1);
    expect(stopped(meet('Blended', ['Morn', SMITH]), 'Morn', SMITH)).toEqual([true, false]);
    const alone = meet('Blended', ['Empathy', SMITH]);
    expect([...stopped(alone, 'Empathy', SMITH), ...results(alone)]).toEqual([true, false, 'overcome']);
    const none = meet('Blended', [SMITH]);
    expect([...results(none), none.where('Blended')]).toEqual(['failed', 'seeds Trial World']);
  });

  it('Garanian Bolites stop two by chance, and the others go on', () => {
    const t = meet('Garanian Bolites', [SMITH, JONES, BROWN]);
    expect([stopped(t, SMITH, JONES, BROWN).filter((x) => x).length, ...results(t)]).toEqual([2, 'failed']);
  });
});
