import { parseFilter, parseNeed, type Effect } from '../../language/index.ts';
import { holder, modifier, zoneIn, zoneOf, type CardText, type Ctx, type Piece } from '../../effects/index.ts';
import { isFirstOn, losesText, withoutFirst } from './skills.ts';
import {
  all,
  ALL_ATTRIBUTES,
  damages,
  destroy,
  happens,
  highest,
  killThem,
  kills,
  onMission,
  onShip,
  opponents,
  random,
  unless,
  wall,
  yours,
  type Texts,
} from './dilemma-forms.ts';

/** Somebody runs off to the furthest planet (T47.10). */
const elopes = (who: string): CardText => happens([{ do: 'relocate', whom: 'them', to: 'furthest-planet' }], { targets: [random(who)] });
/** Ktarian Game: one more of those aboard. */
const playsTheGame: Effect = {
  do: 'disable',
  whom: { one: parseFilter('personnel non-disabled'), among: 'aboard', pick: { by: 'random' } },
};

/** Tsiolkovsky Infection: whoever is aboard. */
const isInfected = ({ g, piece: card }: Ctx, piece: Piece): boolean => zoneOf(g, piece) === zoneIn(holder(g, card));

/** Dilemmas of the Premiere set. */
export const PREMIERE_DILEMMAS: Texts = {
  // Alien Abduction
  'PRE-10': happens([onMission, { do: 'hold', whom: 'them' }], {
    targets: [highest(['CUNNING'], 'personnel', 'you')],
    placed: { cure: parseNeed('3 Leadership'), untilSolved: true },
  }),
  // Anaphasic Organism
  'PRE-12': unless('SECURITY + MEDICAL', [{ do: 'discard', whom: 'them' }], {
    trigger: parseNeed('female'),
    targets: [highest(ALL_ATTRIBUTES, 'female')],
  }),
  // Ancient Computer
  'PRE-13': wall('2 Computer Skill OR 3 SCIENCE OR 3 ENGINEER'),
  // Archer
  'PRE-14': kills(highest(ALL_ATTRIBUTES), 'SECURITY + MEDICAL'),
  // Armus - Skin of Evil
  'PRE-15': happens([killThem], { targets: [random()] }),
  // Barclay's Protomorphosis Disease
  'PRE-16': unless('MEDICAL + SCIENCE + SECURITY', [{ do: 'kill', whom: all('non-Android') }], { points: 10 }),
  // Birth of "Junior"
  'PRE-17': happens([onShip], {
    nullified: parseNeed('3 ENGINEER'),
    placed: {
      cure: parseNeed('3 ENGINEER'),
      again: [
        {
          at: 'your-turn-end',
          effects: [
            { do: 'wear', number: 'RANGE', n: 1 },
            { do: 'when', need: parseNeed('RANGE<1'), does: [destroy], otherwise: [] },
          ],
        },
      ],
    },
  }),
  // Chalnoth
  'PRE-19': kills(opponents(), '3 SECURITY OR STRENGTH>40', { points: 5 }),
  // Cosmic String Fragment
  'PRE-20': unless('Astrophysics OR ENGINEER OR Navigation', [destroy], { points: 5 }),
  // Crystalline Entity. All life aboard is everybody there, also who takes no part.
  'PRE-21': unless(
    'at space + (SHIELDS>6 OR Music) OR at planet + SCIENCE + MEDICAL',
    [
      {
        do: 'when',
        need: parseNeed('at space'),
        does: [{ do: 'kill', whom: { all: parseFilter('personnel'), among: 'aboard' } }],
        otherwise: [{ do: 'kill', whom: all() }],
      },
    ],
    { points: 5 },
  ),
  // El-Adrel Creature
  'PRE-23': unless('them (STRENGTH>16)', [{ do: 'kill', whom: { one: parseFilter('personnel'), among: 'them', pick: { by: 'random' } } }], {
    targets: [{ some: 2, of: parseFilter('personnel'), pick: { by: 'highest', of: ['STRENGTH'], ties: 'you' } }],
  }),
  // Female's Love Interest
  'PRE-24': elopes('female'),
  // Firestorm. Whoever has armbands may escape before it strikes.
  'PRE-25': happens([{ do: 'kill', whom: all('personnel with INTEGRITY<5') }]),
  // Gravitic Mine
  'PRE-26': damages('SCIENCE + Navigation'),
  // Hologram Ruse
  'PRE-27': wall('INTEGRITY>30 + CUNNING>30'),
  // Hyper-Aging. What would save them by that time is a cure (T16.8), and points are for that.
  'PRE-28': happens([onMission, { do: 'quarantine', whom: all() }], {
    placed: { cure: parseNeed('SCIENCE + 2 MEDICAL'), cured: [{ do: 'score', n: 5 }], turns: 3, expires: [killThem] },
  }),
  // Iconian Computer Weapon
  'PRE-29': unless('SCIENCE', [{ do: 'discard-from-hand', n: 'all', of: parseFilter('non-personnel'), pick: 'you', redraw: true }]),
  // Impassable Door
  'PRE-30': wall('Computer Skill'),
  // Ktarian Game
  'PRE-31': happens([onShip, playsTheGame], {
    placed: { cure: parseNeed('CUNNING>30 OR Android'), again: [{ at: 'your-turn-start', effects: [playsTheGame] }] },
  }),
  // Male's Love Interest
  'PRE-32': elopes('male'),
  // Matriarchal Society
  'PRE-33': wall('2 female'),
  // Menthar Booby Trap
  'PRE-34': kills(random(), 'MEDICAL', {
    always: [onShip],
    placed: { cure: parseNeed('2 ENGINEER'), standing: [{ says: 'bans', what: 'move', reach: 'host' }] },
  }),
  // Microbiotic Colony
  'PRE-35': damages('SCIENCE + ENGINEER + OFFICER'),
  // Microvirus
  'PRE-36': kills(opponents(), 'MEDICAL + SECURITY', { points: 5 }),
  // Nagilum
  'PRE-37': unless('3 Diplomacy OR STRENGTH>40', [killThem], {
    targets: [{ some: 'half', of: parseFilter('personnel'), pick: { by: 'random' } }],
    points: 5,
  }),
  // Nanites
  'PRE-38': damages('2 SCIENCE OR Diplomacy', { points: 5 }),
  // Nausicaans
  'PRE-39': kills(random(), 'STRENGTH>44'),
  // Nitrium Metal Parasites
  'PRE-40': happens([onShip], { placed: { cure: parseNeed('2 SCIENCE OR 2 ENGINEER'), turns: 2, expires: [destroy] } }),
  // Null Space
  'PRE-41': damages('2 Navigation', { points: 5 }),
  // Portal Guard. Whoever can beam up does.
  'PRE-43': unless(
    'personnel with CUNNING>7 OR Honor',
    [{ do: 'first', of: [[{ do: 'relocate', whom: all(), to: 'ship' }, { do: 'end-attempt' }], [{ do: 'kill', whom: all() }]] }],
    { after: 'wall' },
  ),
  // Q
  'PRE-44': unless('2 Leadership + INTEGRITY>60', []),
  // Rebel Encounter
  'PRE-46': kills(random(), 'STRENGTH>44', { price: { pay: [{ do: 'discard', whom: yours('Equipment card') }], must: false } }),
  // Sarjenka. All teams on the planet are stopped, whoever they belong to.
  'PRE-48': happens([
    {
      do: 'either',
      who: 'you',
      of: [
        [
          { do: 'score', n: 5 },
          { do: 'stop', whom: { all: parseFilter('personnel'), among: 'planet' } },
        ],
        [],
      ],
    },
  ]),
  // Shaka, When the Walls Fell
  'PRE-49': wall('2 Diplomacy + CUNNING>30'),
  // Tarellian Plague Ship
  'PRE-50': happens([{ do: 'kill', whom: all() }], { price: { pay: [{ do: 'discard', whom: yours('MEDICAL') }], must: true }, points: 5 }),
  // Tsiolkovsky Infection
  'PRE-52': {
    ...happens([onShip], { placed: { cure: parseNeed('3 MEDICAL') } }),
    clauses: [
      modifier('skills', (skills, piece, c) => (isInfected(c, piece) && isFirstOn(c) ? withoutFirst(c.g, piece, skills) : skills)),
      losesText(isInfected),
    ],
    says: 'All personnel, while aboard, lose their first-listed skill (copies do not add).',
  },
  // Two-Dimensional Creatures
  'PRE-53': happens([onShip], {
    placed: {
      cure: parseNeed('SCIENCE + ENGINEER'),
      disables: parseFilter('personnel with Empathy'),
      standing: [{ says: 'bans', what: 'move', reach: 'host' }],
    },
  }),
  // Wind Dancer
  'PRE-54': wall('{Lwaxana Troi} OR Youth OR Music OR personnel with STRENGTH>9'),
};
