import {
  ask,
  askAll,
  because,
  disturb,
  emit,
  settle,
  InputError,
  touch,
  type Answer,
  type Choose,
  type Flow,
  type Random,
  type Seat,
} from '@parley/kernel';
import { fixedPlaces } from './board/places.ts';
import { COLOURS, Z, type Cosmic, type Player, type State, type Zone } from './board/state.ts';
import { COSMIC_DECK, destinyDeck, LARGE_GROUP_DECK } from './cards/decks.ts';
import { FULL_HAND } from './cards/discard.ts';
import { makeCard, makeZone, moveCard, shuffleZone, takeTop } from './cards/zones.ts';
import type { Options } from './options.ts';
import { setPosition } from './position.ts';
import { addSheet, sheetsOf } from './powers/sheets.ts';
import type { Alien } from './aliens/define.ts';
import { alienById, allAliens } from './registry.ts';
import { setUpTechnology } from './variants/technology/deck.ts';

const SHIPS_PER_PLANET = 4;
/** R2.5: flares in the deck, unless there are more because two were dealt to each of many players. */
const FLARES_AT_LEAST = 10;

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
  const personOf: Player[] = COLOURS.map((c) => options.seats.findIndex((s) => s.colour === c));
  const places = fixedPlaces();
  const at: number[][] = places.map(() => COLOURS.map(() => 0));
  for (const seat of options.seats) {
    const colour = COLOURS.indexOf(seat.colour);
    for (let nth = 1; nth <= options.planets; nth++) {
      places.push({ kind: 'planet', system: colour, colour, nth, keeper: -1, by: '' });
      at.push(COLOURS.map((_, c) => (c === colour ? SHIPS_PER_PLANET : 0)));
    }
  }
  return {
    options,
    players: n,
    colourOf: options.seats.map((s) => COLOURS.indexOf(s.colour)),
    personOf,
    fleets: n,
    order: options.seats.map((_, i) => i),
    handOf: options.seats.map((_, i) => FIXED_ZONES.length + i),
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
  };
}

/** R2: aliens, decks, hands, Game Setup texts, first player. */
export function* setup(g: Cosmic): Flow {
  yield* because(g, 'rule', 'R2', -1, setUp(g));
}

function* setUp(g: Cosmic): Flow {
  const dealt = yield* chooseAliens(g);
  for (const p of g.s.order) {
    const [sheet] = sheetsOf(g, p);
    alienById(sheet.alien).before?.(g, p, sheet);
  }
  buildDecks(g, dealt);
  for (const p of g.s.order) for (let i = 0; i < FULL_HAND; i++) takeTop(g, g.s.handOf[p]);
  for (const p of g.s.order) emit(g, 'alien-revealed', { who: p, alien: sheetsOf(g, p)[0].alien });
  firstPlayer(g);
  if (g.s.options.position) setPosition(g, g.s.options.position);
  touchEverything(g);
  for (const p of g.s.order) {
    const [sheet] = sheetsOf(g, p);
    const a = alienById(sheet.alien);
    const { sheets, tokens } = g.s.options.position ?? {};
    const given = sheets?.[a.id] !== undefined || tokens?.[a.id] !== undefined;
    if (a.setup && !given) yield* because(g, 'power', a.id, p, a.setup(g, p, sheet));
  }
  if (g.s.options.technology) yield* because(g, 'rule', 'R24.1', -1, setUpTechnology(g));
  // A position may leave somebody with too few home colonies for a power.
  disturb(g);
  yield* settle(g);
  touchEverything(g);
}

/** Setup changes whatever it likes; whoever has been asked before has seen the empty table. */
function touchEverything(g: Cosmic): void {
  for (const cell of g.rules.cells(g)) touch(g, cell);
}

/** The aliens that may be dealt in this game. */
export function pool(options: Options): string[] {
  const chosen = allAliens().filter((a) => {
    if (options.seats.some((s) => s.alien !== null && (s.alien === a.id || clash(alienById(s.alien), a)))) return false;
    if (a.needsColour && options.seats.length === COLOURS.length) return false;
    if (options.aliens) return options.aliens.includes(a.id);
    return options.sets.includes(a.set) && options.alerts.includes(a.alert);
  });
  return chosen.filter((a) => !a.power.unimplemented).map((a) => a.id);
}

const openSeats = (options: Options): number => options.seats.filter((s) => s.alien === null).length;

/** May these two not be in the same game? (R2.4) */
export const clash = (a: Alien, b: Alien): boolean => (a.bans?.includes(b.id) || b.bans?.includes(a.id)) ?? false;

/** Are there enough aliens to deal? Says what to do if not. */
export function checkPool(options: Options): void {
  const n = pool(options).length;
  if (n < openSeats(options))
    throw new InputError(
      `Only ${n} aliens fit these sets, alert levels and lists, but ${openSeats(options)} seats need one; allow more of them.`,
    );
}

/** R2.3, R2.4: two flares each, one alien chosen in secret; whoever is banned by another takes the other, or a new one. */
function* chooseAliens(g: Cosmic): Flow<string[]> {
  const { options } = g.s;
  const deck = g.random.shuffle(pool(options));
  const dealt: string[] = [];
  // A pool too small for two each is a hand-picked one: everybody gets one of it.
  const each = deck.length >= 2 * openSeats(options) ? 2 : 1;
  const hands = options.seats.map((s): string[] => {
    const two = s.alien ? [s.alien] : deck.splice(0, each);
    dealt.push(...two);
    return two;
  });
  const answers: ReadonlyMap<Seat, Answer> = yield* askAll(g, () =>
    hands.flatMap((two, seat): Choose[] =>
      two.length < 2 ? [] : [{ kind: 'choose', seat, tag: 'setup.alien', from: 'rule:R2.3', options: two }],
    ),
  );
  const chosen = hands.map((two, seat) => (answers.get(seat) as string | undefined) ?? two[0]);
  for (let seat = 0; seat < chosen.length; seat++) {
    const rejected = hands[seat].filter((x) => x !== chosen[seat]);
    while (banned(chosen, seat)) {
      const next = yield* replacement(seat, rejected.shift(), deck);
      if (next === undefined) break;
      if (!dealt.includes(next)) dealt.push(next);
      chosen[seat] = next;
    }
  }
  chosen.forEach((id, seat) => addSheet(g, id, seat));
  while (options.flares && dealt.length < FLARES_AT_LEAST && deck.length > 0) dealt.push(deck.shift() as string);
  return dealt;
}

/** Whoever cannot be the chosen alien takes the other one dealt, or a new one from the unused flares (faq-general-48). */
function* replacement(seat: Seat, second: string | undefined, deck: string[]): Flow<string | undefined> {
  if (second === undefined || deck.length === 0) return second ?? deck.shift();
  const answer = yield* ask({
    kind: 'choose', seat, tag: 'setup.replacement', from: 'rule:R2.4', options: [second, 'draw'],
  }); // prettier-ignore
  return answer === 'draw' ? deck.shift() : second;
}

const banned = (chosen: readonly string[], seat: Seat): boolean =>
  alienById(chosen[seat]).bans?.some((id) => chosen.includes(id)) ?? false;

function buildDecks(g: Cosmic, dealt: readonly string[]): void {
  const { options } = g.s;
  const fill = (list: readonly (readonly [string, number])[]): void => {
    for (const [face, n] of list) for (let i = 0; i < n; i++) makeCard(g, face, Z.deck);
  };
  fill(COSMIC_DECK);
  if (options.largeGroup) fill(LARGE_GROUP_DECK);
  if (options.flares) {
    for (const id of dealt) makeCard(g, `flare:${id}`, Z.deck);
    for (const a of allAliens())
      if (!dealt.includes(a.id) && inGame(options, a.id)) makeCard(g, `flare:${a.id}`, Z.unused);
  }
  for (const face of destinyDeck(g)) makeCard(g, face, Z.destiny);
  for (const zone of [Z.deck, Z.unused, Z.destiny]) shuffleZone(g, zone);
}

/** R2.6: flares that were not dealt, of the sets in use. */
const inGame = (options: Options, id: string): boolean => options.sets.includes(alienById(id).set);

/** R2.8: destiny cards are drawn until a colour shows; that player begins. */
function firstPlayer(g: Cosmic): void {
  const colours = g.s.cards.in[Z.destiny].map((c) => g.s.face[c].slice(8).replace('!', ''));
  const first = [...colours].reverse().find((c) => (COLOURS as readonly string[]).includes(c));
  g.s.turn.owner = g.s.personOf[(COLOURS as readonly string[]).indexOf(first ?? COLOURS[0])];
  shuffleZone(g, Z.destiny);
  emit(g, 'first-player', { who: g.s.turn.owner });
}

export { makeZone, moveCard };
