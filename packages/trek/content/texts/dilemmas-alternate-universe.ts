import { parseFilter, parseNeed } from '../../language/index.ts';
import { all, happens, kills, killThem, opponents, random, unless, wall, type Texts } from './dilemma-forms.ts';

/** Dilemmas of the Alternate Universe set. */
export const ALTERNATE_UNIVERSE_DILEMMAS: Texts = {
  // Alien Labyrinth
  'AU-8': wall('{Tricorder} OR 2 ENGINEER'),
  // Empathic Echo
  'AU-13': kills(random('personnel with Empathy'), 'SECURITY + MEDICAL', { after: 'wall' }),
  // Ferengi Attack
  'AU-14': kills(opponents(), 'CUNNING+STRENGTH>68 OR Greed'),
  // Hidden Entrance
  'AU-16': wall('{Geordi La Forge} OR ENGINEER + CUNNING>32'),
  // Hunter Gangs. Each of the two by itself.
  'AU-17': happens([{ do: 'divide', by: parseFilter('personnel with odd CUNNING'), fits: [killThem], others: [] }], {
    targets: [{ some: 2, of: parseFilter('personnel'), pick: { by: 'random' } }],
  }),
  // Malfunctioning Door
  'AU-19': wall('Soong-type android OR STRENGTH>27 from 4'),
  // Maman Picard
  'AU-20': happens([{ do: 'relocate', whom: 'ship', to: 'spaceline-end' }], { trigger: parseNeed('[Fed] ship') }),
  // Outpost Raid. At an outpost it is discarded either way, elsewhere it is a wall.
  'AU-21': unless(
    'at outpost + STRENGTH>81 OR no at outpost + STRENGTH>18',
    [
      {
        do: 'when',
        need: parseNeed('at outpost'),
        does: [
          { do: 'kill', whom: { some: 2, of: parseFilter('personnel'), pick: { by: 'opponent' } } },
          { do: 'place', on: 'pile' },
        ],
        otherwise: [],
      },
    ],
    { after: 'wall' },
  ),
  // Punishment Zone
  'AU-23': happens(
    [
      {
        do: 'either',
        who: 'you',
        of: [
          [killThem],
          [
            { do: 'relocate', whom: 'them', to: 'ship' },
            { do: 'when', need: parseNeed('them ([Fed])'), does: [{ do: 'score', n: -10 }], otherwise: [{ do: 'score', n: -5 }] },
          ],
        ],
      },
    ],
    { targets: [random()] },
  ),
  // The Gatherers
  'AU-27': unless('{Marouk} OR INTEGRITY>36', [
    { do: 'discard', whom: all('Equipment card/Artifact card') },
    { do: 'discard-from-hand', n: 1, pick: 'random' },
  ]),
  // The Higher... The Fewer
  'AU-28': happens([{ do: 'score', n: { each: parseFilter('personnel'), times: -1 } }]),
  // Worshiper. Points are for greed alone.
  'AU-30': happens([
    {
      do: 'when',
      need: parseNeed('more Greed than Honor'),
      does: [{ do: 'score', n: 5 }],
      otherwise: [{ do: 'require', need: parseNeed('{Edo Vessel} ship OR Anthropology') }],
    },
  ]),
  // Zaldan
  'AU-31': unless('2 Treachery OR disruptor OR {Wesley Crusher} OR Exobiology', [killThem], {
    targets: [{ some: 2, of: parseFilter('personnel with Diplomacy'), pick: { by: 'random' } }],
    after: 'wall',
  }),
};
