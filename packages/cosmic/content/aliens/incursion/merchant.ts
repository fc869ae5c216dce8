import {
  ability,
  addStandIn,
  addToTotal,
  alien,
  allowedByZone,
  asker,
  canStillPlay,
  chooseCards,
  chooseShips,
  colourOf,
  type Cosmic,
  countShips,
  discard,
  emit,
  enc,
  type Flow,
  GATE,
  inWarp,
  isPlanet,
  land,
  law,
  lingering,
  moveCard,
  mySide,
  playableCards,
  type Player,
  postOf,
  removeStandIn,
  restOfHand,
  returnCard,
  returnShips,
  type Sheet,
  shipsIn,
  SIDE,
  splitShips,
  type Stack,
  stackById,
  tookBack,
  warpPlaces,
  zoneOf,
  type CardNo,
  type SheetNo,
  type StackNo,
} from '../../../effects/index.ts';

/** A card that counts as a ship, and where it came from. */
type Hired = { readonly card: CardNo; readonly stack: StackNo; readonly from: number };
/** Cards that one player has hired in one encounter. They lie on the sheet. */
type Crew = { readonly encounter: number; readonly sheet: SheetNo; readonly hired: readonly Hired[] };

const zoneOfCrew = (g: Cosmic, { sheet }: Crew): number => g.s.sheets[sheet].zones.hired;
/** Those that have not been lost. */
const alive = (g: Cosmic, crew: Crew): Hired[] => crew.hired.filter((x) => zoneOf(g, x.card) === zoneOfCrew(g, crew));
const shipOf = (g: Cosmic, x: Hired): Stack | undefined => stackById(g, x.stack);
const isFree = (g: Cosmic, { place }: Stack): boolean => place === GATE || place === SIDE || isPlanet(g, place);

/** Is no encounter left that these were hired for, but the one that ends now? */
const isOver = (g: Cosmic, crew: Crew): boolean => !g.s.encounters.some((e) => e.id === crew.encounter && e !== enc(g));

/** In the warp, captured or out of the game it is a card that is discarded; without its card it is no ship. */
function* dismiss(g: Cosmic, me: Player, crew: Crew): Flow<boolean> {
  const lost: number[] = [];
  let changed = false;
  for (const x of crew.hired) {
    const ship = shipOf(g, x);
    const there = zoneOf(g, x.card) === zoneOfCrew(g, crew);
    if (ship === undefined || (there && isFree(g, ship))) continue;
    if (there) lost.push(x.card);
    removeStandIn(g, ship);
    changed = true;
  }
  if (lost.length > 0) yield* discard(g, me, lost, 'effect');
  return changed;
}

/** Ships hired in one encounter, whatever becomes of the power meanwhile, until they are cards in hand again. */
const crews = lingering<Crew>('merchant.crew', (dataOf) => [
  law('lost', (c) => dismiss(c.g, c.me, dataOf(c))), // faq-merchant-3
  ability({
    at: 'encounter.end',
    must: true,
    when: (c) => isOver(c.g, dataOf(c)),
    *commit(c) {
      const { g, me } = c;
      const crew = dataOf(c);
      for (const x of alive(g, crew)) {
        const ship = shipOf(g, x);
        if (ship) removeStandIn(g, ship);
        returnCard(g, me, x.card, x.from);
      }
      crews.end(g, (x) => x === crew);
      emit(g, 'hired-returned', { who: me });
    },
  }),
]);

function hire(g: Cosmic, me: Player, sheet: Sheet, cards: readonly CardNo[]): void {
  const hired = cards.map((card) => {
    const from = zoneOf(g, card);
    moveCard(g, card, sheet.zones.hired); // faq-merchant-2
    return { card, from, stack: addStandIn(g, colourOf(g, me), postOf(g, me)).id };
  });
  crews.start(g, me, { encounter: enc(g).id, sheet: sheet.id, hired }, 'game');
  emit(g, 'ships-hired', { who: me, n: cards.length });
}

/** What is left of the ships this player hired in this encounter. */
const survivors = (g: Cosmic): Hired[] => crews.all(g).flatMap((crew) => (crew.encounter === enc(g).id ? alive(g, crew) : []));

/** Ships of the warp take the place of hired ones: where those stand, or at home if those have left already. */
function* replace(g: Cosmic, me: Player, chosen: readonly Hired[]): Flow {
  const n = chosen.length;
  const ships = yield* chooseShips(g, me, warpPlaces(g), { tag: 'merchant.ships', from: asker(g), min: n, max: n, data: { n } });
  emit(g, 'ships-retrieved', { who: me, n });
  const posts = chosen.map((x) => shipOf(g, x));
  for (const ship of posts) if (ship) removeStandIn(g, ship);
  let left = ships;
  for (const place of new Set(posts.map((x) => x?.place ?? -1))) {
    if (place < 0 || !isPlanet(g, place)) continue;
    const [coming, rest] = splitShips(left, posts.filter((x) => x?.place === place).length);
    yield* land(g, me, coming, place);
    yield* tookBack(g, me, countShips(coming), [place]);
    left = rest;
  }
  yield* returnShips(g, me, left, asker(g));
  yield* discard(
    g,
    me,
    chosen.map((x) => x.card),
    'effect',
  );
}

export const merchant = alien({
  id: 'merchant',
  name: 'Merchant',
  set: 'incursion',
  alert: 'yellow',
  summary: 'Hires ships and pays for them with cards',
  zones: { hired: { seen: 'owner' } },
  asks: {
    'merchant.hire': 'Which cards do you lay down as hired ships?',
    'merchant.replace': 'In the place of which hired ships do yours come back from the warp?',
    'merchant.ships': 'Which {n, plural, one {# ship} other {# ships}} come back from the warp?',
  },
  tells: {
    'ships-hired': '{who} {who, select, you {hire} other {hires}} {ships}.',
    'hired-returned': "{who, select, you {<who>Your</who>} other {{who}'s}} hired ships are cards again.",
  },
  power: {
    text:
      'With a ship in the encounter, when encounter cards are selected and not yet revealed: you may lay down cards from your hand, facedown. ' +
      'Each is a further ship of yours in the encounter, beyond the usual limit, and no card that anybody could see, take or play. One that ' +
      'would go to the warp, be captured or leave the game is discarded; the others come back to your hand when the encounter ends.',
    clauses: [
      ability<readonly number[]>({
        at: 'planning.selected',
        as: 'main-or-ally',
        when: ({ g, me }) => shipsIn(g, me) > 0 && playableCards(g, me).length > 0,
        *prepare({ g, me }) {
          const cards = playableCards(g, me);
          return yield* chooseCards(g, me, cards, { tag: 'merchant.hire', min: 1, max: cards.length });
        },
        *commit({ g, me, sheet }, chosen) {
          const cards: CardNo[] = [];
          // An answer to the use may have cost some of them.
          for (const card of chosen) if (canStillPlay(g, me, card) && (yield* allowedByZone(g, me, card))) cards.push(card);
          if (cards.length > 0) hire(g, me, g.s.sheets[sheet], cards);
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player or ally, once cards are revealed: add 1 to your side for this card and for each card in your hand.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main-or-ally',
        *commit({ g, me, card }) {
          const others = restOfHand(g, me, card).length;
          addToTotal(g, mySide(g, me), others + 1);
        },
      }),
    ],
  },
  super: {
    text: 'When the encounter is resolved: discard any of your hired ships that are left, and as many ships come back from the warp in their place.',
    clauses: [
      ability({
        at: 'resolution.afterOutcome',
        as: 'main-or-ally',
        when: ({ g, me }) => survivors(g).length > 0 && inWarp(g, me) > 0,
        *commit({ g, me }) {
          const left = survivors(g);
          const max = Math.min(left.length, inWarp(g, me));
          const cards = left.map((x) => x.card);
          const chosen = yield* chooseCards(g, me, cards, { tag: 'merchant.replace', min: 1, max });
          yield* replace(
            g,
            me,
            left.filter((x) => chosen.includes(x.card)),
          );
        },
      }),
    ],
  },
});
