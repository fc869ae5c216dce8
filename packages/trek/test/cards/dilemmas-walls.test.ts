import { describe, expect, it } from 'vitest';
import { meet, results, stopped, times, type Meeting } from './dilemma-board.ts';

/** Who gets past each of them, and who falls just short of it. */
type Wall = readonly [card: string, enough: readonly (readonly string[])[], tooLittle: readonly (readonly string[])[], meeting?: Meeting];

const inOrbit = (crew: readonly string[]): Meeting => ({ beside: { 'Trial Ship': crew } });

const STARTER: readonly Wall[] = [
  [
    'Ancient Computer',
    [times(2, 'Computer Skill'), times(3, 'SCIENCE'), times(3, 'ENGINEER')],
    [['Computer Skill', 'SCIENCE', 'SCIENCE', 'ENGINEER', 'ENGINEER']],
  ],
  ['Impassable Door', [['Computer Skill']], [['ENGINEER']]],
  ['Matriarchal Society', [['female', 'female']], [['female', 'male']]],
  ['Shaka, When the Walls Fell', [['Diplomacy x2, CUNNING 31']], [['Diplomacy x2, CUNNING 30'], ['Diplomacy, CUNNING 31']]],
  ['Wind Dancer', [['Lwaxana Troi'], ['Youth'], ['Music'], ['STRENGTH 10']], [['STRENGTH 9', 'STRENGTH 9'], ['Empathy']]],
  ['Hidden Entrance', [['Geordi La Forge'], ['ENGINEER', 'CUNNING 33']], [['ENGINEER', 'CUNNING 32'], ['CUNNING 33']]],
  [
    'Malfunctioning Door',
    [['Soong-type android, Android'], times(4, 'STRENGTH 7')],
    [['Android'], times(5, 'STRENGTH 6'), [...times(3, 'STRENGTH 7'), 'STRENGTH 6', 'STRENGTH 6']],
  ],
  [
    'Maglock',
    [times(3, 'OFFICER, STRENGTH 6'), ['OFFICER, STRENGTH 6', 'OFFICER, STRENGTH 6', 'CIVILIAN, OFFICER, STRENGTH 6']],
    [['OFFICER, STRENGTH 6', 'OFFICER, STRENGTH 6', 'OFFICER, STRENGTH 5'], times(2, 'OFFICER, STRENGTH 20'), times(3, 'STRENGTH 6')],
  ],
  [
    'None Shall Pass',
    [['STRENGTH 54'], ['Diplomacy x3'], ['Anthropology x2'], ['Guramba']],
    [['STRENGTH 53'], ['Diplomacy x2', 'Anthropology']],
  ],
  [
    'Chula: The Dice',
    [['INTEGRITY 7', 'CUNNING 8', 'STRENGTH 9']],
    [
      ['INTEGRITY 7, CUNNING 8', 'STRENGTH 9', 'STRENGTH 8'],
      ['INTEGRITY 6', 'CUNNING 8', 'STRENGTH 9'],
      ['INTEGRITY 7', 'CUNNING 7', 'STRENGTH 9'],
      ['INTEGRITY 7', 'CUNNING 8', 'STRENGTH 8'],
    ],
  ],
  ['Crisis', [['Leadership'], ['[Com]', '[Def]']], [['[Com]'], ['[Def]'], ['OFFICER']], inOrbit(['Captain: OFFICER'])],
  ['Crisis', [], [['Leadership', 'OFFICER']], inOrbit(['First Officer: CIVILIAN, OFFICER'])],
  ['Crisis', [['Leadership']], [], { beside: { 'Trial Cube': times(2, 'Borg, [Def]') } }],
  ['Crisis', [], [['Leadership']], { beside: { 'Trial Cube': ['Borg, [Def]', 'Borg, [Nav]'] } }],
  ['Crisis', [], [['Leadership']], inOrbit(times(2, '[Def]'))],
  [
    'Founder Secret',
    [
      ['Changeling'],
      ['SECURITY', 'Interphase Generator'],
      ['SECURITY', "Croden's Key"],
      ['SECURITY', 'Breen CRM114'],
      ['CUNNING 41', 'Medical Tricorder'],
      ['STRENGTH 71'],
      times(4, '[Def], Drone'),
    ],
    [['CUNNING 40', 'Medical Tricorder'], ['CUNNING 41'], ['STRENGTH 70'], times(4, '[Def]'), times(4, 'Drone'), times(3, '[Def], Drone')],
  ],
  ['Navigational Hazards', [['Stellar Cartography', 'Navigation x2']], [['Stellar Cartography', 'Navigation'], ['Navigation x2']]],
];

const OTHERS: readonly Wall[] = [
  [
    'Blended',
    [
      ['SECURITY', 'Empathy'],
      ['SECURITY', 'Diplomacy'],
      ['SECURITY', 'Montgomery Scott'],
    ],
    [['SECURITY', 'Honor']],
  ],
  ['Hologram Ruse', [['INTEGRITY 31, CUNNING 31']], [['INTEGRITY 30, CUNNING 31'], ['INTEGRITY 31, CUNNING 30']]],
  [
    'Alien Labyrinth',
    [
      ['SECURITY', 'Tricorder'],
      ['ENGINEER', 'ENGINEER'],
    ],
    [['ENGINEER'], ['SECURITY', 'Medical Tricorder']],
  ],
  [
    'Security Precautions',
    [['Jenice Manheim'], ['Android'], ['MEDICAL', 'Trial Blaster'], ['MEDICAL', 'Trial Raygun'], times(3, 'SECURITY')],
    [times(2, 'SECURITY'), ['MEDICAL', 'Trial Gadget']],
  ],
  [
    'Primitive Culture',
    [
      times(3, 'Vulcan'),
      ['SCIENCE, Anthropology', 'CIVILIAN'],
      ['Vorta', ...times(4, "Jem'Hadar")],
      ['Tal Shiar x2'],
      ['Obsidian Order x2'],
      ['Acquisition, Greed x2'],
      times(6, 'Klingon'),
    ],
    [
      times(2, 'Vulcan'),
      ['SECURITY, Anthropology'],
      ['Vorta', ...times(3, "Jem'Hadar")],
      times(4, "Jem'Hadar"),
      ['Tal Shiar, Obsidian Order'],
      ['Acquisition, Greed'],
      ['Greed x2'],
      times(4, '[Def]'),
      times(5, 'Klingon'),
    ],
  ],
  ['Primitive Culture', [times(4, 'Borg, [Def]')], [times(3, 'Borg, [Def]'), times(4, 'Borg, [Nav]')]],
  ['Clan People', [['Kai Opaka'], [...times(4, 'CUNNING 8'), 'CUNNING 7']], [[...times(3, 'CUNNING 8'), ...times(3, 'CUNNING 7')]]],
];

describe.each([
  ['of the starter decks', STARTER],
  ['of other cards', OTHERS],
])('walls %s: to get past', (_, walls) => {
  const rows = walls.map(([card, enough, tooLittle, meeting]) => ({ card, enough, tooLittle, meeting }));
  it.each(rows)('$card asks for what it says, and no less', ({ card, enough, tooLittle, meeting }) => {
    for (const team of enough) {
      const t = meet(card, team, meeting);
      expect([team, ...results(t), t.where(card), ...stopped(t, team[0])]).toEqual([team, 'overcome', 'discard red', false]);
    }
    for (const team of tooLittle) {
      const t = meet(card, team, meeting);
      expect([team, ...results(t), t.where(card).split(' ')[0], ...stopped(t, team[0])]).toEqual([team, 'failed', 'seeds', true]);
    }
  });
});
