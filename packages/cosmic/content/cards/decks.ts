import { COLOURS, type DeckList, DESTINY_SPECIALS, type Face, type FaceId, faceIds, type VariantOptions } from '../../effects/index.ts';
import { ARTIFACTS_DOMINION } from './artifacts-dominion.ts';
import { ARTIFACTS_INCURSION } from './artifacts-incursion.ts';
import { ARTIFACTS } from './artifacts.ts';
import { INTIMIDATES } from './intimidates.ts';
import { KICKERS } from './kickers.ts';
import { NEGOTIATES } from './negotiates.ts';
import { attackCalled, MORPH, NEGOTIATE, reinforcementCalled } from './plain.ts';
import { REINFORCEMENT_X } from './reinforcements.ts';
import { RETREATS } from './retreats.ts';
import { DOMINION_REWARDS } from './rewards-dominion.ts';
import { INCURSION_REWARDS } from './rewards-incursion.ts';
import { RIFTS } from './rifts.ts';

/** R2.5: the 72 cards, with the number of each. */
export const COSMIC_DECK: DeckList = [
  ['attack-00', 1],
  ['attack-01', 1],
  ['attack-04', 4],
  ['attack-05', 1],
  ['attack-06', 7],
  ['attack-07', 1],
  ['attack-08', 7],
  ['attack-09', 1],
  ['attack-10', 4],
  ['attack-11', 1],
  ['attack-12', 2],
  ['attack-13', 1],
  ['attack-14', 2],
  ['attack-15', 1],
  ['attack-20', 2],
  ['attack-23', 1],
  ['attack-30', 1],
  ['attack-40', 1],
  ['negotiate', 15],
  ['morph', 1],
  ['reinforcement-2', 2],
  ['reinforcement-3', 3],
  ['reinforcement-5', 1],
  ['card-zap', 2],
  ['cosmic-zap', 2],
  ['emotion-control', 1],
  ['force-field', 1],
  ['ionic-gas', 1],
  ['mobius-tubes', 2],
  ['plague', 1],
  ['quash', 1],
];

/** The 24 cards for large groups. */
export const LARGE_GROUP_DECK: DeckList = [
  ['attack-00', 1],
  ['attack-02', 1],
  ['attack-04', 1],
  ['attack-06', 2],
  ['attack-08', 2],
  ['attack-10', 1],
  ['attack-12', 1],
  ['attack-14', 1],
  ['attack-20', 1],
  ['attack-30', 1],
  ['negotiate', 5],
  ['morph', 1],
  ['reinforcement-4', 1],
  ['reinforcement-8', 1],
  ['card-zap', 1],
  ['cosmic-zap', 1],
  ['force-field', 1],
  ['quash', 1],
];

const destinyFace = (id: FaceId, name: string): Face => ({ id, name, type: 'destiny', value: 0, text: '', clauses: [] });

/** R26.1: the reward cards by the name of the option. */
export const REWARD_CARDS: { readonly [deck in VariantOptions['rewards']]: DeckList } = {
  none: [],
  incursion: INCURSION_REWARDS,
  dominion: DOMINION_REWARDS,
  both: [...INCURSION_REWARDS, ...DOMINION_REWARDS],
};

const IDS = [...new Set([...COSMIC_DECK, ...LARGE_GROUP_DECK, ...REWARD_CARDS.both].map(([id]) => id))];
/** Every face of these decks, and those of the destiny deck. */
export const CARDS: readonly Face[] = [
  ...IDS.filter((id) => id.startsWith('attack-')).map(attackCalled),
  ...IDS.filter((id) => /^reinforcement-\d/.test(id)).map(reinforcementCalled),
  REINFORCEMENT_X,
  NEGOTIATE,
  ...NEGOTIATES,
  MORPH,
  ...RETREATS,
  ...INTIMIDATES,
  ...KICKERS,
  ...RIFTS,
  ...ARTIFACTS,
  ...ARTIFACTS_INCURSION,
  ...ARTIFACTS_DOMINION,
  ...COLOURS.flatMap((c) => [
    destinyFace(faceIds.write.destiny({ colour: c, warns: false }), `Destiny: ${c}`),
    destinyFace(faceIds.write.destiny({ colour: c, warns: true }), `Destiny: ${c}, hazard warning`),
  ]),
  destinyFace(faceIds.write.special({ special: 'wild' }), 'Destiny: wild'),
  ...DESTINY_SPECIALS.map((x) => destinyFace(faceIds.write.special({ special: x }), `Destiny: ${x.replaceAll('-', ' ')}`)),
];
