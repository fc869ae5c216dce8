import { parseFilter, parseNeed, type Effect } from '../../language/index.ts';
import {
  all,
  damages,
  happens,
  killThem,
  kills,
  onMission,
  onShip,
  onThem,
  opponents,
  random,
  stopThem,
  unless,
  wall,
  yours,
  type Texts,
} from './dilemma-forms.ts';

/** Punishment Box: one OFFICER goes in, now and at the start of each attempt. */
const intoTheBox: readonly Effect[] = [
  { do: 'require', need: parseNeed('OFFICER') },
  { do: 'stop', whom: yours('OFFICER') },
];

/** Brief Romance: one of them is stopped until the countdown is over. */
const romance = (who: string): readonly Effect[] => [
  { do: 'pick', whom: random(who) },
  onThem,
  { do: 'stop', whom: 'them', while: 'placed' },
];

/** Dilemmas of Deep Space 9. */
export const DEEP_SPACE_NINE_DILEMMAS: Texts = {
  // Angry Mob
  'DS9-6': kills(random('SECURITY/shape-shifter'), 'others (INTEGRITY>27 from 4 OR STRENGTH>50)'),
  // Arms Deal
  'DS9-8': unless('Smuggling OR [Maq] OR Acquisition OR Vulcan with Treachery', [], { points: 5 }),
  // Assassin's Blade
  'DS9-9': kills(opponents('non-shape-shifter non-Android'), 'CUNNING>36 OR 2 SECURITY', { after: 'wall' }),
  // Brief Romance
  'DS9-10': happens([{ do: 'either', who: 'opponent', of: [romance('male'), romance('female')] }], { placed: {} }),
  // Clan People
  'DS9-11': wall('{Kai Opaka} OR CUNNING>38 from 5'),
  // Common Thief
  'DS9-12': happens([
    {
      do: 'when',
      need: parseNeed('Equipment card'),
      does: [{ do: 'discard', whom: random('Equipment card') }],
      otherwise: [{ do: 'kill', whom: opponents('personnel with STRENGTH+CUNNING<15') }],
    },
  ]),
  // Flaxian Assassin
  'DS9-17': unless(
    '2 SECURITY + Biology',
    [
      {
        do: 'when',
        need: parseNeed('opponent has personnel with Tal Shiar'),
        does: [{ do: 'kill', whom: { some: 2, of: parseFilter('personnel with 3 skill dots'), pick: { by: 'random' } } }],
        otherwise: [{ do: 'kill', whom: random('personnel with 3 skill dots') }],
      },
    ],
    { after: 'wall' },
  ),
  // Framed for Murder
  'DS9-18': happens([onThem], {
    targets: [opponents('unique')],
    nullified: parseNeed('personnel with CUNNING>9 and Biology OR Law'),
    placed: { cure: parseNeed('personnel with CUNNING>9 and Biology OR Law'), bars: ['skills', 'staffing'] },
  }),
  // Garak Has Some Issues
  'DS9-19': happens([onThem, stopThem], {
    targets: [random()],
    empokNor: true,
    placed: {
      cure: parseNeed('2 Exobiology'),
      again: [
        {
          at: 'your-turn-start',
          effects: [{ do: 'kill', whom: { one: parseFilter('personnel'), compared: { lower: 'CUNNING' }, pick: { by: 'opponent' } } }],
        },
      ],
    },
  }),
  // Garanian Bolites
  'DS9-20': unless('them (CUNNING>15) OR {Hypospray}', [stopThem], {
    targets: [{ some: 2, of: parseFilter('personnel'), pick: { by: 'random' } }],
    continues: true,
  }),
  // Harvester Virus
  'DS9-21': happens([onMission], {
    placed: {
      cure: parseNeed('2 MEDICAL + Exobiology + Computer Skill'),
      again: [
        {
          at: 'every-turn-end',
          effects: [{ do: 'kill', whom: { one: parseFilter('personnel'), among: 'planet', pick: { by: 'random' } } }],
        },
      ],
    },
  }),
  // Hate Crime
  'DS9-22': happens([onThem], { targets: [opponents('non-[Bor] only-of-its-species')], placed: { bars: ['skills'] } }),
  // Isolinear Puzzle
  'DS9-23': happens([onShip], {
    nullified: parseNeed('2 ENGINEER'),
    placed: {
      cure: parseNeed('2 ENGINEER'),
      standing: [{ says: 'adds', to: ['RANGE', 'WEAPONS'], n: -4, of: parseFilter('Ship card'), reach: 'host' }],
    },
  }),
  // Lethean Telepathic Attack
  'DS9-25': unless(
    '2 Empathy',
    [
      onThem,
      { do: 'divide', by: parseFilter('personnel with CUNNING+STRENGTH<16'), fits: [killThem], others: [{ do: 'disable', whom: 'them' }] },
    ],
    { targets: [{ one: { card: 'Julian Bashir' }, pick: { by: 'random' }, otherwise: random() }], placed: {} },
  ),
  // Lockbox. It waits on the mission for whoever solves it in this turn.
  'DS9-26': unless('Greed', [], {
    overcome: [onMission],
    placed: { again: [{ at: 'solved', effects: [{ do: 'score', n: 5 }] }], thisTurn: true },
  }),
  // Misguided Activist
  'DS9-27': happens([{ do: 'when', need: parseNeed("2 SECURITY OR {Miles O'Brien}"), does: [stopThem], otherwise: [killThem] }], {
    targets: [random('V.I.P./[Cmd]')],
  }),
  // No Loose Ends
  'DS9-28': unless("SCIENCE + OFFICER + Computer Skill OR {Keiko O'Brien} OR Resistance OR [Def] Drone", [
    { do: 'kill', whom: all('MEDICAL/ENGINEER') },
  ]),
  // None Shall Pass
  'DS9-29': wall('STRENGTH>53 OR 3 Diplomacy OR 2 Anthropology OR Guramba'),
  // Odo's "Cousin". One may stay behind for points, or all go on.
  'DS9-30': wall('2 Exobiology + Geology', {
    overcome: [
      {
        do: 'either',
        who: 'you',
        of: [
          [
            { do: 'stop', whom: yours('SCIENCE') },
            { do: 'score', n: 5 },
          ],
          [],
        ],
      },
    ],
  }),
  // Punishment Box
  'DS9-31': happens([onMission, ...intoTheBox], { placed: { again: [{ at: 'attempt', effects: intoTheBox }] } }),
  // Skullduggery
  'DS9-34': happens(
    [
      {
        do: 'divide',
        by: parseFilter(
          '<personnel with Treachery>/<personnel with Acquisition>/<personnel with Greed>/<personnel with Smuggling>/<personnel with INTEGRITY<5>',
        ),
        fits: [stopThem],
        others: [killThem],
      },
    ],
    { targets: [random()] },
  ),
  // The Three Vipers. Whoever saves the ship may be stopped all the same.
  'DS9-36': damages('ENGINEER + 2 Navigation', { overcome: [{ do: 'require', need: parseNeed('SCIENCE + OFFICER + Astrophysics') }] }),
};
