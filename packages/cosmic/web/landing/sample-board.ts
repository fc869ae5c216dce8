import { COLOURS, type Board, type ColourName, type EncounterView, type Fleet, type PlaceView } from '../../view/board.ts';

/** A picture of a game, to show on the first page what the table looks like. Nobody plays it. */

/** Planets of each system from the fifth to the first. */
const HOMES: readonly (readonly [ColourName, readonly Fleet[]])[] = [
  ['blue', [{ blue: 2 }, { blue: 1, yellow: 1 }, { blue: 2 }, { blue: 2 }, { blue: 3 }]],
  ['green', [{ red: 2 }, { green: 1 }, { green: 2 }, { green: 2, blue: 1 }, { green: 3 }]],
  ['yellow', [{ yellow: 1, purple: 2 }, { yellow: 2, blue: 2 }, { yellow: 4 }, { yellow: 3 }, { yellow: 3, green: 1 }]],
  ['red', [{ yellow: 2 }, { red: 2, green: 2 }, { red: 4 }, { red: 3 }, { red: 4 }]],
  ['purple', [{ yellow: 1, green: 2 }, { purple: 5 }, { red: 2, yellow: 1 }, { purple: 4 }, { blue: 1 }]],
];
const OTHERS: readonly (readonly [PlaceView['kind'], Fleet])[] = [
  ['warp', { blue: 2, green: 4, red: 3, purple: 9 }],
  ['gate', { blue: 4, green: 3 }],
  ['side', {}],
];

const crew = (ships: Fleet): number[] => HOMES.map(([colour]) => ships[colour] ?? 0);

function places(): PlaceView[] {
  const out: PlaceView[] = OTHERS.map(([kind, ships], index) => ({
    index,
    name: kind,
    kind,
    system: null,
    colour: null,
    nth: 0,
    keeper: null,
    inWarp: false,
    ships,
    crew: crew(ships),
  }));
  for (const [colour, fleets] of HOMES)
    fleets
      .toReversed()
      .forEach((ships, i) =>
        out.push({
          index: out.length,
          name: `${colour}/${i + 1}`,
          kind: 'planet',
          system: colour,
          colour,
          nth: i + 1,
          keeper: null,
          inWarp: false,
          ships,
          crew: crew(ships),
        }),
      );
  return out;
}

const ENCOUNTER: EncounterView = {
  id: 14,
  nth: 1,
  offense: 0,
  defense: 3,
  phase: 'launch',
  hazard: false,
  system: 'red',
  target: 'red/2',
  reclaim: false,
  carrier: null,
  invited: [[], []],
  allies: [[1], []],
  slots: [null, null],
  flares: { by: [], faces: [] },
  success: null,
  totals: null,
  outcome: null,
  winners: [],
  losers: [],
  laid: [],
  dials: [],
};

export const SAMPLE: Board = {
  people: HOMES.map(([colour], seat) => ({
    seat,
    colour,
    hand: { n: 7, cards: null },
    covered: { n: 0, cards: null },
    colonies: 0,
    homes: 5,
    hangs: false,
  })),
  order: HOMES.map((_, seat) => seat),
  fleets: COLOURS.map((colour) => HOMES.findIndex(([home]) => home === colour)),
  turn: { owner: 0, number: 9, encounters: 1, winners: null, wonBy: '', planet: false },
  encounter: ENCOUNTER,
  places: places(),
  sheets: [],
  stacks: [],
  marks: [],
  lingering: [],
  piles: { deck: 0, deckTop: 'cosmic', discard: [], destiny: 0, destinyDiscard: [], unused: 0, removed: [], rewards: null, techs: null },
  assets: [],
  hazards: null,
  teams: null,
  rewardCards: null,
  onTable: [],
  aside: [],
  goal: 5,
  homesNeeded: 3,
  uneven: [],
  receipts: [[], []],
};
