import {
  allAliens,
  COLOURS,
  cosmic,
  faceById,
  REWARD_CARDS,
  SPACE_STATIONS,
  Z,
  type Alien,
  type AlienSet,
  type State,
} from '@parley/cosmic';
import { answer, fallbackAnswer, openTable } from '@parley/kernel';
import { describe, expect, it } from 'vitest';

// What is in the boxes: not the lists of this project but those of the game, so that nothing can be missing unnoticed.
const INCURSION = [
  'bully',
  'chronos',
  'cryo',
  'deuce',
  'disease',
  'ethic',
  'fungus',
  'fury',
  'genius',
  'ghoul',
  'guerrilla',
  'leviathan',
  'locust',
  'magician',
  'mercenary',
  'merchant',
  'plant',
  'seeker',
  'sniveler',
  'symbiote',
];
const DOMINION = [
  'ace',
  'alchemist',
  'angler',
  'aristocrat',
  'bride',
  'daredevil',
  'diplomat',
  'doppelganger',
  'engineer',
  'explorer',
  'greenhorn',
  'host',
  'joker',
  'judge',
  'laser',
  'lizard',
  'love',
  'mesmer',
  'mirage',
  'muckraker',
  'pentaform',
  'pickpocket',
  'pirate',
  'quartermaster',
  'reactor',
  'tourist',
  'usurper',
  'voyager',
  'whirligig',
  'yin-yang',
];
const STORM = [
  'arcade',
  'brute',
  'bulwark',
  'converter',
  'coordinator',
  'dervish',
  'grumpus',
  'mouth',
  'neighbor',
  'outlaw',
  'patriot',
  'phantasm',
  'porcupine',
  'roach',
  'scavenger',
  'sloth',
  'sneak',
  'squee',
  'swindler',
  'sycophant',
  'tide',
  'tyrant',
  'vox',
  'worm',
  'wormhole',
];

const ofSet = (set: AlienSet): Alien[] => allAliens().filter((a) => a.set === set);

/** Is there something that each of the three texts does? What a power does may all be done while the game is set up. */
const isWhole = ({ power, wild, super: boosted, before, setup }: Alien): boolean =>
  [power, wild, boosted].every((x) => x.text !== '' && x.unimplemented !== true) &&
  (power.clauses.length > 0 || before !== undefined || setup !== undefined) &&
  wild.clauses.length > 0 &&
  boosted.clauses.length > 0;

/** Every alien of a box has its sheet, with all three texts at work. */
function expectSheets(set: AlienSet, ids: readonly string[]): void {
  const aliens = ofSet(set);
  expect(aliens.map((a) => a.id).sort()).toEqual(ids);
  expect(aliens.filter((a) => !isWhole(a)).map((a) => a.id)).toEqual([]);
  expect(new Set(aliens.map((a) => a.name)).size).toBe(ids.length);
}

/** A game whose cards have been dealt: everybody takes the first alien offered. */
function begun(options: object, seed: string): State {
  const table = openTable(cosmic, options, seed);
  while (table.game.s.face.length === 0) {
    const asked = table.pending.find((x) => x.answer === undefined);
    if (asked) answer(table, asked.decision.seat, fallbackAnswer(asked.decision));
  }
  return table.game.s;
}

const GAMES = 60;

/** Every flare of a box is a card of any game with that set, once; and in some game each of them is dealt. */
function expectFlares(set: AlienSet, ids: readonly string[]): void {
  const flares = ids.map((id) => `flare:${id}`);
  const dealt = new Set<string>();
  for (let i = 0; i < GAMES; i++) {
    const s = begun({ players: 5, sets: [set] }, `box ${i}`);
    expect(s.face.filter((x) => x.startsWith('flare:')).sort()).toEqual(flares);
    s.face.forEach((face, card) => {
      if (face.startsWith('flare:') && s.cards.zone[card] !== Z.unused) dealt.add(face);
    });
  }
  expect([...dealt].sort()).toEqual(flares);
  for (const id of ids) expect(faceById(`flare:${id}`)).toMatchObject({ type: 'flare', alien: id });
}

describe('what is in the boxes', () => {
  it('[incursion-components-02] Incursion: 20 aliens, each with a sheet', () => {
    expect(INCURSION).toHaveLength(20);
    expectSheets('incursion', INCURSION);
  });

  it('[incursion-components-01] Incursion: 32 reward cards, 20 flares and 3 destiny cards, 55 in all', () => {
    expectFlares('incursion', INCURSION);
    const rewards = REWARD_CARDS.incursion.reduce((sum, [, n]) => sum + n, 0);
    // The destiny cards are those of a sixth colour.
    const s = begun({ players: 6, rewards: 'incursion' }, 'six');
    const sixth = `destiny:${COLOURS[5]}`;
    const destiny = s.face.filter((x) => x === sixth || x === `${sixth}!`).length;
    expect([rewards, destiny, rewards + INCURSION.length + destiny]).toEqual([32, 3, 55]);
    const { first = 0, end = 0 } = s.rewards ?? {};
    expect(end - first).toBe(32);
  });

  it('[dominion-components-01] Dominion: 30 aliens, each with a sheet', () => {
    expect(DOMINION).toHaveLength(30);
    expectSheets('dominion', DOMINION);
  });

  it('[dominion-components-02] Dominion: 30 flares', () => {
    expectFlares('dominion', DOMINION);
  });

  it('[storm-components-01] Storm: 25 aliens, each with a sheet', () => {
    expect(STORM).toHaveLength(25);
    expectSheets('storm', STORM);
  });

  it('[storm-components-02] Storm: 25 flares and 10 space stations, 35 cards in all', () => {
    expectFlares('storm', STORM);
    expect([SPACE_STATIONS.length, STORM.length + SPACE_STATIONS.length]).toEqual([10, 35]);
    expect(new Set(SPACE_STATIONS.map((x) => x.id)).size).toBe(10);
  });
});
