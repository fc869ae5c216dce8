import { describe, expect, it } from 'vitest';
import { cardNamed } from '../../testing/index.ts';
import { has, meet, results, times, who, type Meeting, type Scenario } from './dilemma-board.ts';

/** What becomes of one that was not overcome: the pile, under the mission again, or where it was placed. */
type After = 'discard' | 'seeds' | 'on';
type Condition = readonly [
  card: string,
  after: After,
  points: number,
  enough: readonly (readonly string[])[],
  tooLittle: readonly (readonly string[])[],
  meeting?: Meeting,
];

const MOB = 'Mark: SECURITY, INTEGRITY 50, STRENGTH 99';
const atBase: Meeting = { board: { blue: { at: { 'Trial World': { space: ['Trial Base'] } } } } };

const STARTER: readonly Condition[] = [
  [
    'Archer',
    'discard',
    0,
    [['SECURITY', 'MEDICAL']],
    [
      ['SECURITY', 'SCIENCE'],
      ['MEDICAL', 'SCIENCE'],
    ],
  ],
  [
    "Barclay's Protomorphosis Disease",
    'discard',
    10,
    [['MEDICAL', 'SCIENCE', 'SECURITY']],
    [
      ['MEDICAL', 'SCIENCE'],
      ['MEDICAL', 'SECURITY'],
      ['SCIENCE', 'SECURITY'],
    ],
  ],
  ['Chalnoth', 'discard', 5, [times(3, 'SECURITY'), ['STRENGTH 41']], [[...times(2, 'SECURITY'), 'STRENGTH 40']]],
  ['Cosmic String Fragment', 'discard', 5, [['Astrophysics'], ['ENGINEER'], ['Navigation']], [['Stellar Cartography']]],
  ['Gravitic Mine', 'discard', 0, [['SCIENCE', 'Navigation']], [['SCIENCE'], ['Navigation']]],
  [
    'Microbiotic Colony',
    'discard',
    0,
    [['SCIENCE', 'ENGINEER', 'OFFICER']],
    [
      ['SCIENCE', 'ENGINEER'],
      ['SCIENCE', 'OFFICER'],
      ['ENGINEER', 'OFFICER'],
    ],
  ],
  ['Nausicaans', 'discard', 0, [['STRENGTH 45']], [['STRENGTH 44']]],
  ['Null Space', 'discard', 5, [['Navigation x2']], [['Navigation']]],
  [
    'The Three Vipers',
    'discard',
    0,
    [['ENGINEER', 'Navigation x2', 'SCIENCE', 'OFFICER', 'Astrophysics']],
    [
      ['ENGINEER', 'Navigation', 'SCIENCE', 'OFFICER', 'Astrophysics'],
      ['Navigation x2', 'SCIENCE', 'OFFICER', 'Astrophysics'],
      ['ENGINEER', 'Navigation x2', 'OFFICER', 'Astrophysics'],
      ['ENGINEER', 'Navigation x2', 'SCIENCE', 'Astrophysics'],
      ['ENGINEER', 'Navigation x2', 'SCIENCE', 'OFFICER'],
    ],
  ],
  ['Menthar Booby Trap', 'on', 0, [], [['SCIENCE', 'OFFICER']]],
  ['Ferengi Attack', 'discard', 0, [['CUNNING 34, STRENGTH 35'], ['Greed']], [['CUNNING 34, STRENGTH 34']]],
  [
    'Angry Mob',
    'discard',
    0,
    [
      [MOB, ...times(4, 'INTEGRITY 7')],
      [MOB, 'STRENGTH 51'],
    ],
    [
      // Whoever is picked does not count, and four of them at most.
      [MOB, ...times(3, 'INTEGRITY 7'), ...times(2, 'INTEGRITY 6')],
      [MOB, 'STRENGTH 50'],
    ],
  ],
  ["Assassin's Blade", 'seeds', 0, [['CUNNING 37'], times(2, 'SECURITY')], [['CUNNING 36', 'SECURITY']]],
  ['Lethean Telepathic Attack', 'on', 0, [['Empathy x2']], [['Empathy, CUNNING 20']]],
  [
    'Berserk Changeling',
    'seeds',
    0,
    [
      ['MEDICAL', 'Trial Blaster', 'Trial Raygun'],
      times(3, 'SECURITY'),
      ['MEDICAL', 'Interphase Generator'],
      ['MEDICAL', 'Mora Pol'],
      ['MEDICAL', 'Changeling Sweep'],
      ['MEDICAL', 'Shape-Shift Inhibitor'],
    ],
    [
      ['MEDICAL', 'MEDICAL', 'Trial Blaster'],
      [...times(2, 'SECURITY'), 'MEDICAL'],
    ],
  ],
  [
    'Friendly Fire',
    'on',
    0,
    [['Leadership x2', 'SECURITY', 'SECURITY']],
    [
      ['Leadership', 'SECURITY', 'SECURITY'],
      ['Leadership x2', 'SECURITY'],
    ],
  ],
  [
    'Mission Fatigue',
    'on',
    0,
    [['Empathy', 'Leadership']],
    [
      ['Empathy', 'MEDICAL'],
      ['Leadership', 'MEDICAL'],
    ],
  ],
  [
    'Surprise Assault',
    'discard',
    0,
    [
      ['Leadership', 'OFFICER', 'OFFICER', 'SECURITY', 'SECURITY'],
      ['MEDICAL', 'Trial Blaster', 'Trial Raygun'],
    ],
    [
      ['OFFICER', 'OFFICER', 'SECURITY', 'SECURITY', 'Trial Blaster'],
      ['Leadership', 'OFFICER', 'SECURITY', 'SECURITY'],
      ['Leadership', 'OFFICER', 'OFFICER', 'SECURITY'],
    ],
  ],
];

const OTHERS: readonly Condition[] = [
  [
    'Anaphasic Organism',
    'discard',
    0,
    [['female', 'SECURITY', 'MEDICAL']],
    [
      ['female', 'SECURITY'],
      ['female', 'MEDICAL'],
    ],
  ],
  [
    'Crystalline Entity',
    'discard',
    5,
    [['SCIENCE', 'MEDICAL']],
    [
      ['SCIENCE', 'Music'],
      ['MEDICAL', 'Music'],
    ],
  ],
  ['Crystalline Entity', 'discard', 5, [['Music']], [['SCIENCE', 'MEDICAL']], { at: 'space' }],
  ['Crystalline Entity', 'discard', 5, [['SECURITY']], [], { at: 'space', ship: 'Trial Fort' }],
  [
    'El-Adrel Creature',
    'discard',
    0,
    [['STRENGTH 9', 'STRENGTH 8', 'STRENGTH 1']],
    [['STRENGTH 8', 'Strong Twin: STRENGTH 8', 'STRENGTH 7']],
  ],
  ['Iconian Computer Weapon', 'discard', 0, [['SCIENCE']], [['Computer Skill']]],
  [
    'Microvirus',
    'discard',
    5,
    [['MEDICAL', 'SECURITY']],
    [
      ['MEDICAL', 'OFFICER'],
      ['SECURITY', 'OFFICER'],
    ],
  ],
  ['Nagilum', 'discard', 5, [['Diplomacy x3'], ['STRENGTH 41']], [['Diplomacy x2', 'STRENGTH 40']]],
  ['Nanites', 'discard', 5, [['SCIENCE', 'SCIENCE'], ['Diplomacy']], [['SCIENCE']]],
  ['Portal Guard', 'seeds', 0, [['CUNNING 8'], ['Honor']], [['CUNNING 7', 'Other Twin: CUNNING 7']]],
  ['Q', 'discard', 0, [['Leadership x2, INTEGRITY 61']], [['Leadership x2, INTEGRITY 60'], ['Leadership, INTEGRITY 61']]],
  ['Rebel Encounter', 'discard', 0, [['STRENGTH 45']], [['STRENGTH 44']]],
  ['Tarellian Plague Ship', 'discard', 5, [['MEDICAL', 'SECURITY']], [['SECURITY', 'SCIENCE']]],
  ['Empathic Echo', 'seeds', 0, [['Empathy', 'SECURITY', 'MEDICAL']], [['Empathy', 'SECURITY'], ['Empathy', 'MEDICAL'], ['MEDICAL']]],
  ['Outpost Raid', 'seeds', 0, [['STRENGTH 19']], [['STRENGTH 18']]],
  ['Outpost Raid', 'discard', 0, [['STRENGTH 82']], [['STRENGTH 81']], atBase],
  ['The Gatherers', 'discard', 0, [['Marouk'], ['INTEGRITY 37']], [['INTEGRITY 36']]],
  [
    'Zaldan',
    'seeds',
    0,
    [['Treachery x2'], ['MEDICAL', 'Trial Raygun'], ['Wesley Crusher'], ['Exobiology']],
    [['Treachery', 'Trial Blaster', 'MEDICAL']],
  ],
  ['Dead End', 'on', 0, [], [['MEDICAL']]],
  ['Dead End', 'on', 50, [['MEDICAL']], [], { board: { points: { blue: 50 } } }],
  ['Arms Deal', 'discard', 5, [['Acquisition'], ['Vulcan, Treachery'], ['Smuggling'], ['[Maq]']], [['Vulcan', 'Treachery']]],
  [
    'Garanian Bolites',
    'discard',
    0,
    [
      ['CUNNING 8', 'Clever Twin: CUNNING 8'],
      ['MEDICAL', 'Hypospray'],
    ],
    [['CUNNING 8', 'CUNNING 7']],
  ],
  [
    'No Loose Ends',
    'discard',
    0,
    [['SCIENCE', 'OFFICER', 'Computer Skill'], ["Keiko O'Brien"], ['Resistance'], ['[Def], Drone']],
    [['SCIENCE', 'OFFICER'], ['SCIENCE', 'Computer Skill'], ['OFFICER', 'Computer Skill'], ['[Def]'], ['Drone']],
  ],
];

/** On the planet or aboard, and able to do something. */
const isThere = (t: Scenario, name: string): boolean =>
  ['planet Trial World', 'aboard Trial Ship'].includes(t.where(name)) && !has(t, 'disabled', name)[0];
describe.each([
  ['of the starter decks', STARTER],
  ['of other cards', OTHERS],
])('conditions %s', (_, conditions) => {
  const rows = conditions.map(([card, after, points, enough, tooLittle, meeting]) => ({ card, after, points, enough, tooLittle, meeting }));
  it.each(rows)('$card is overcome with what it names, and by nothing less', ({ card, after, points, enough, tooLittle, meeting }) => {
    for (const team of enough) {
      const t = meet(card, team, meeting);
      expect([team, ...results(t), t.where(card), t.score('blue')]).toEqual([team, 'overcome', 'discard red', points]);
    }
    for (const team of tooLittle) {
      const t = meet(card, team, meeting);
      expect([team, ...results(t), t.where(card).split(' ')[0], t.score('blue')]).toEqual([team, 'failed', after, 0]);
      // Whoever is left is stopped.
      const left = team.map(who).filter((x) => cardNamed(x).facts.type === 'Personnel' && isThere(t, x));
      const going = left.filter((x) => t.g.s.marks.stopped[t.piece(x)] === 0);
      expect([team, ...going]).toEqual([team]);
    }
  });

  it.each(rows)('the points of $card are those that are printed', ({ card, points, meeting }) => {
    const { facts, dilemma } = cardNamed(card);
    expect(dilemma?.points ?? 0).toBe(points - (meeting?.board?.points?.blue ?? 0));
    expect(dilemma?.points ?? null).toBe('points' in facts && facts.points !== null ? facts.points : null);
  });
});
