import { because, disturb, emit, NOTHING, settle, touch, wholeNumbers, type Flow, type Random } from '@parley/kernel';
import { faceIds } from '../../ids/index.ts';
import { fixedPlaces } from '../board/places.ts';
import { destinyDeck } from '../cards/destiny.ts';
import { FULL_HAND } from '../cards/discard.ts';
import { shareFaces } from '../cards/faces.ts';
import { copiesOf, handSize, makeCards, shuffleZone, takeTop, type NewCard } from '../cards/zones.ts';
import type { Options } from '../options/options.ts';
import { alienById, allAliens, deckCalled } from '../registry/registry.ts';
import { COLOURS, SHIPS_PER_PLANET, Z, type Cosmic, type Player, type Sheet, type State, type Zone } from '../state/state.ts';
import { isCheating, startWatching } from '../variants/cheating.ts';
import { hidePowers } from '../variants/hidden-powers.ts';
import { chooseAliens } from './choose-aliens.ts';
import { makeHazardDeck } from './hazards.ts';
import { setPosition } from './position.ts';
import { makeRewardDeck } from './rewards.ts';
import { setUpSpecialShips } from './special-ships.ts';
import { setUpStations } from './stations.ts';
import { formTeams } from './teams.ts';
import { setUpTechnology } from './technology.ts';

const FIXED_ZONES: readonly Zone['kind'][] = [
  'deck',
  'discard',
  'destiny',
  'destiny-discard',
  'unused-flares',
  'removed',
  'table',
  'slot',
  'slot',
  'aside',
];

/** An empty table: colours, planets and ships, no cards yet. */
export function createState(options: Options, _random: Random): State {
  const n = options.seats.length;
  const personOf: Player[] = wholeNumbers(COLOURS, (c) => options.seats.findIndex((s) => s.colour === c));
  const places = fixedPlaces();
  const at: number[][] = places.map(() => COLOURS.map(() => 0));
  for (const seat of options.seats) {
    const colour = COLOURS.indexOf(seat.colour);
    // incursion-components-04, incursion-sixth-02
    for (let nth = 1; nth <= options.planets; nth++) {
      places.push({ kind: 'planet', system: colour, colour, nth, keeper: -1, by: '' });
      at.push(COLOURS.map((_, c) => (c === colour ? SHIPS_PER_PLANET : 0)));
    }
  }
  return {
    options,
    players: n,
    colourOf: wholeNumbers(options.seats, (s) => COLOURS.indexOf(s.colour)),
    personOf,
    fleets: n,
    order: wholeNumbers(options.seats, (_, i) => i),
    handOf: wholeNumbers(options.seats, (_, i) => FIXED_ZONES.length + i),
    face: [],
    cards: { zone: [], in: [...FIXED_ZONES, ...options.seats].map(() => []) },
    zones: [...FIXED_ZONES, ...options.seats.map(() => 'hand' as const)].map((kind) => ({ kind, sheet: -1, name: '' })),
    places,
    ships: { at },
    stacks: [],
    marks: [],
    sheets: [],
    assets: [],
    turn: { owner: 0, number: 1, encounters: 0, used: [], next: 'new-turn', lastSucceeded: false },
    encounters: [],
    encounterCount: 0,
    winners: null,
    wonBy: '',
    quakes: 0,
    reshuffles: 0,
    // Not there yet, but named: one hidden class for all states.
    covered: undefined,
    warpWorlds: undefined,
    vacated: undefined,
  };
}

/** R2: aliens, decks, hands, Game Setup texts, first player. */
export function* setup(g: Cosmic): Flow {
  yield* because(g, 'rule', 'R2', -1, setUp(g));
}

function* setUp(g: Cosmic): Flow {
  if (g.s.options.teams) yield* because(g, 'rule', 'R29.1', -1, formTeams(g));
  const dealt = yield* chooseAliens(g);
  for (const sheet of g.s.sheets) alienById(sheet.alien).before?.(g, sheet.owner, sheet);
  buildDecks(g, dealt);
  yield* dealHands(g);
  if (g.s.options.hiddenPowers) hidePowers(g);
  for (const sheet of g.s.sheets) if (!sheet.hidden) emit(g, 'alien-revealed', { who: sheet.owner, alien: sheet.alien });
  firstPlayer(g);
  if (g.s.options.position) setPosition(g, g.s.options.position);
  touchEverything(g);
  for (const sheet of g.s.sheets.slice()) {
    const a = alienById(sheet.alien);
    const { sheets, tokens } = g.s.options.position ?? {};
    const given = sheets?.[a.id] !== undefined || tokens?.[a.id] !== undefined;
    if (a.setup && !given) yield* because(g, 'power', a.id, sheet.owner, a.setup(g, sheet.owner, sheet));
  }
  if (isCheating(g)) yield* because(g, 'rule', 'cheating', -1, startWatching(g));
  if (g.s.options.technology) yield* because(g, 'rule', 'R24.1', -1, setUpTechnology(g));
  // storm-setup-03, storm-station-setup-01
  if (g.s.options.stations !== 'none') yield* because(g, 'rule', 'R27.1', -1, setUpStations(g));
  if (g.s.options.specialShips !== 'none') yield* because(g, 'rule', 'R28.1', -1, setUpSpecialShips(g));
  // A position may leave somebody with too few home colonies for a power.
  disturb(g);
  yield* settle(g);
  touchEverything(g);
}

/** R2.7: eight cards for everybody who has not chosen a hand. */
function* dealHands(g: Cosmic): Flow {
  for (const sheet of g.s.sheets) if (alienById(sheet.alien).deal) yield* dealFor(g, sheet);
  for (const p of g.s.order) for (let n = handSize(g, p); n < FULL_HAND; n++) takeTop(g, g.s.handOf[p]);
}

/** A Game Setup text about the hand, unless the position says what it is. */
function* dealFor(g: Cosmic, sheet: Sheet): Flow {
  const { bare, hands } = g.s.options.position ?? {};
  if (bare || hands?.[COLOURS[g.s.colourOf[sheet.owner]]] !== undefined) return;
  touchEverything(g);
  yield* because(g, 'power', sheet.alien, sheet.owner, alienById(sheet.alien).deal?.(g, sheet.owner, sheet) ?? NOTHING);
}

/** Setup changes whatever it likes; whoever has been asked before has seen the empty table. */
function touchEverything(g: Cosmic): void {
  for (const cell of g.rules.cells(g)) touch(g, cell);
}

function buildDecks(g: Cosmic, dealt: readonly string[]): void {
  const { options } = g.s;
  makeCards(g, copiesOf(deckCalled('cosmic'), Z.deck));
  if (options.largeGroup) makeCards(g, copiesOf(deckCalled('large-group'), Z.deck));
  if (options.flares) makeCards(g, flares(g, dealt));
  if (options.rewards !== 'none') makeRewardDeck(g); // dominion-setup-03
  makeCards(
    g,
    destinyDeck(g).map((face) => [face, Z.destiny]),
  );
  if (options.hazards) makeHazardDeck(g);
  for (const zone of [Z.deck, Z.unused, Z.destiny]) shuffleZone(g, zone);
  shareFaces(g);
}

/** The flares, in one order whoever was dealt: each has the same number at all tables of a kind. */
const flares = ({ s: { options } }: Cosmic, dealt: readonly string[]): NewCard[] =>
  allAliens().flatMap(({ id, set }): NewCard[] => {
    if (dealt.includes(id)) return [[faceIds.write.flare({ alien: id }), Z.deck]];
    // R2.6: flares that were not dealt, of the sets in use.
    return options.sets.includes(set) ? [[faceIds.write.flare({ alien: id }), Z.unused]] : []; // incursion-components-07, dominion-components-10, storm-components-06, incursion-setup-01, dominion-setup-02, storm-setup-02
  });

/** R2.8: destiny cards are drawn until a colour shows; that player begins. */
function firstPlayer(g: Cosmic): void {
  const faces = g.s.cards.in[Z.destiny].map((card) => faceIds.read(g.s.face[card]));
  const first = faces.findLast((x) => x.kind === 'destiny')?.colour ?? COLOURS[0];
  g.s.turn.owner = g.s.personOf[COLOURS.indexOf(first)];
  shuffleZone(g, Z.destiny);
  emit(g, 'first-player', { who: g.s.turn.owner });
}
