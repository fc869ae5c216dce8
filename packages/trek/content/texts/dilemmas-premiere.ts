import { parseNeed } from '../../language/index.ts';
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
  type Texts,
} from './dilemma-forms.ts';

/** Dilemmas of the Premiere set. */
export const PREMIERE_DILEMMAS: Texts = {
  // Alien Abduction
  'PRE-10': happens([onMission, { do: 'hold', whom: 'them' }], {
    targets: [highest(['CUNNING'], 'personnel', 'you')],
    placed: { cure: parseNeed('3 Leadership'), untilSolved: true },
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
  // Gravitic Mine
  'PRE-26': damages('SCIENCE + Navigation'),
  // Impassable Door
  'PRE-30': wall('Computer Skill'),
  // Matriarchal Society
  'PRE-33': wall('2 female'),
  // Menthar Booby Trap
  'PRE-34': kills(random(), 'MEDICAL', {
    always: [onShip],
    placed: { cure: parseNeed('2 ENGINEER'), standing: [{ says: 'bans', what: 'move', reach: 'host' }] },
  }),
  // Microbiotic Colony
  'PRE-35': damages('SCIENCE + ENGINEER + OFFICER'),
  // Nausicaans
  'PRE-39': kills(random(), 'STRENGTH>44'),
  // Null Space
  'PRE-41': damages('2 Navigation', { points: 5 }),
  // Shaka, When the Walls Fell
  'PRE-49': wall('2 Diplomacy + CUNNING>30'),
  // Wind Dancer
  'PRE-54': wall('{Lwaxana Troi} OR Youth OR Music OR personnel with STRENGTH>9'),
};
