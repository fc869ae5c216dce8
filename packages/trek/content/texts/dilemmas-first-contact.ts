import { parseFilter, parseNeed } from '../../language/index.ts';
import {
  all,
  happens,
  highest,
  killThem,
  onMission,
  onThem,
  opponents,
  stopThem,
  toPile,
  unless,
  wall,
  yours,
  type Texts,
} from './dilemma-forms.ts';

/** Blended: those who are asked to drink. */
const DRINKERS = parseFilter('<<personnel with Empathy>/<personnel with Diplomacy>>/{Morn}/{Scotty}');

/** Dilemmas of the Q-Continuum, First Contact and the sealed deck after it. */
export const FIRST_CONTACT_DILEMMAS: Texts = {
  // Chinese Finger Puzzle. As many full turns as there are androids.
  'QC-6': happens(
    [
      { do: 'stop', whom: all('Android'), turns: { each: parseFilter('Android'), times: 1 } },
      { do: 'stop', whom: all() },
    ],
    { trigger: parseNeed('Android') },
  ),
  // Security Precautions
  'QC-9': wall('3 SECURITY OR Android OR {Jenice Manheim} OR disruptor OR phaser'),
  // System-Wide Cascade Failure. Whoever would save the android by the end of the turn cures it (T16.8).
  'QC-10': happens([onThem], {
    targets: [yours('Android')],
    placed: { cure: parseNeed('{Dr. Soong} OR {Ira Graves}'), again: [{ at: 'every-turn-end', effects: [killThem, toPile] }] },
  }),
  // Blended. One of several such people goes on.
  'FC-5': wall('Empathy OR Diplomacy OR {Morn} OR any Scotty', {
    overcome: [
      {
        do: 'when',
        need: { count: 2, of: DRINKERS },
        does: [{ do: 'stop', whom: { some: 'all-but-one', of: DRINKERS, pick: { by: 'random' } } }],
        otherwise: [{ do: 'stop', whom: { all: DRINKERS } }],
      },
    ],
  }),
  // Dead End
  'FC-7': { ...unless('score 50', [onMission], { placed: { attemptNeeds: parseNeed('score 50') } }), limit: 'yours' },
  // Don't Call Me Ahab
  'FC-8': happens([
    { do: 'stop', whom: opponents('OFFICER with INTEGRITY>6') },
    { do: 'stop', whom: { some: 'any', of: parseFilter('[Ent-E]'), pick: { by: 'opponent' } } },
  ]),
  // Maglock
  'FC-10': wall('3 OFFICER with STRENGTH>5'),
  // Ooby Dooby
  'FC-12': happens([
    { do: 'draw', n: { each: parseFilter('non-Android with Youth'), times: 1 } },
    { do: 'discard-from-hand', n: { each: parseFilter('personnel with Music'), times: 1 }, pick: 'you' },
    { do: 'stop', whom: all('<<personnel with Youth>/<personnel with Music>>/{Zefram Cochrane}') },
  ]),
  // Primitive Culture
  'FC-13': wall(
    "Anthropology + CIVILIAN OR 2 Greed + Acquisition OR 2 Obsidian Order OR 2 Tal Shiar OR 3 Vulcan OR 6 Klingon OR Vorta + 4 Jem'Hadar OR 4 [Def] [Bor]",
  ),
  // Shot in the Back
  'FC-15': happens([
    {
      do: 'when',
      need: parseNeed('Android SECURITY/OFFICER'),
      does: [{ do: 'stop', whom: all('Android SECURITY/OFFICER') }],
      otherwise: [{ do: 'kill', whom: opponents('non-Android') }],
    },
  ]),
  // Strict Dress Code. Only without anybody to give up does the opponent choose.
  'FC-16': happens([
    {
      do: 'first',
      of: [
        [
          {
            do: 'either',
            who: 'you',
            of: [
              [{ do: 'kill', whom: yours('personnel with Diplomacy') }],
              [{ do: 'kill', whom: yours('[Holo]') }],
              [{ do: 'kill', whom: { some: 2, of: parseFilter('[Def]'), pick: { by: 'you' } } }],
            ],
          },
        ],
        [{ do: 'kill', whom: opponents() }],
      ],
    },
  ]),
  // Armus: Sticky Situation
  'OTS-2': happens(
    [
      { do: 'when', need: parseNeed('others (personnel with Diplomacy and CUNNING>7)'), does: [stopThem], otherwise: [killThem] },
      { do: 'require', need: parseNeed('personnel') },
    ],
    { targets: [highest(['STRENGTH'])], after: 'wall' },
  ),
  // Hippocratic Oath. Without another planet nobody can go there, and nobody gets past.
  'OTS-3': happens([], {
    targets: [highest(['CUNNING'], 'MEDICAL')],
    price: {
      pay: [{ do: 'relocate', whom: 'them', to: 'nearest-planet' }, onThem, { do: 'stop', whom: 'them', while: 'placed' }],
      must: true,
    },
    after: 'wall',
    placed: {},
  }),
  // Unscientific Method
  'OTS-5': happens([killThem, { do: 'require', need: parseNeed('CUNNING>24') }], {
    targets: [highest(['CUNNING'], 'SCIENCE with no Greed and no Treachery')],
    after: 'wall',
  }),
};
