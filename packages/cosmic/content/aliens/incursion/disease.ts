import {
  ability,
  alien,
  asker,
  askTogether,
  cardKey,
  cardOfKey,
  choosePlanet,
  chooseShips,
  colonies,
  type Cosmic,
  discard,
  discardable,
  emit,
  enc,
  type Flow,
  handSize,
  homePlanets,
  land,
  loseShips,
  namedPlayer,
  oneOf,
  others,
  placeName,
  type Player,
  present,
  roomOn,
  sacrificePlaces,
  type ShipGroup,
  shipsAt,
  showing,
  SHOWS,
  stillDiscardable,
  timing,
  typeOf,
  type CardNo,
} from '../../../effects/index.ts';

/** Ships of a colony from which the disease can spread. */
const VIRULENT = 3;
/** What it costs to show a card of the same type as somebody else. */
const SHIPS = 3;

/** Whom the destiny card delivers up: the one it names, on a wild one whoever was chosen to be the defense. An encounter without a card delivers nobody. */
const patient = (g: Cosmic, at: string): Player => {
  const named = namedPlayer(g);
  if (at === 'destiny.cardDrawn') return named;
  return enc(g).destiny >= 0 && named < 0 ? enc(g).defense : -1;
};

/** The planets of a home system to which it can spread from one of them. */
const nextTo = (g: Cosmic, p: Player, from: number): number[] => homePlanets(g, p).filter((x) => x !== from && roomOn(g, x) > 0);
/** Colonies in the home system of a player from which it can spread. */
const nests = (g: Cosmic, me: Player, p: Player): number[] =>
  p < 0 || p === me ? [] : homePlanets(g, p).filter((x) => shipsAt(g, me, x) >= VIRULENT && nextTo(g, p, x).length > 0);

interface Contagion {
  readonly ships: readonly ShipGroup[];
  readonly to: number;
}

interface Shown {
  readonly who: Player;
  readonly card: CardNo;
}

/** Everybody else shows a card, all at once, and discards it. Those without any show none. */
function* showOne(g: Cosmic, me: Player): Flow<Shown[]> {
  const from = asker(g);
  const answers = yield* askTogether(
    others(g, me)
      .filter((p) => handSize(g, p) > 0)
      .map((p) =>
        showing(
          SHOWS.card,
          oneOf(
            p,
            'disease.card',
            from,
            discardable(g, p).map((x) => cardKey(g, x)),
          ),
        ),
      ),
  );
  const shown: Shown[] = [];
  for (const who of timing(g)) {
    const answer = answers.get(who);
    if (typeof answer === 'string') shown.push({ who, card: cardOfKey(answer) });
  }
  for (const { who, card } of shown) emit(g, 'cards-shown', { who, cards: [g.s.face[card]] });
  for (const { who, card } of shown) yield* discard(g, who, stillDiscardable(g, who, [card]), 'effect');
  return shown;
}

/** Those who showed a card of the same type as somebody else lose ships, all at one instant. */
function* infect(g: Cosmic, me: Player, shown: readonly Shown[]): Flow {
  const alike = (x: Shown): boolean => shown.some((y) => y.who !== x.who && typeOf(g, y.card) === typeOf(g, x.card));
  const lost: ShipGroup[] = [];
  for (const { who } of shown.filter(alike)) {
    const how = { tag: 'disease.ships', from: asker(g), min: SHIPS, max: SHIPS };
    lost.push(...(yield* chooseShips(g, who, sacrificePlaces(g, who, 'anywhere'), how)));
  }
  yield* loseShips(g, 'lost', me, lost);
}

const newHomes = (g: Cosmic, me: Player, from: number): number[] => colonies(g, me).filter((x) => x !== from && roomOn(g, x) > 0);

export const disease = alien({
  id: 'disease',
  name: 'Disease',
  set: 'incursion',
  alert: 'red',
  summary: 'Spreads from planet to planet of a system',
  asks: {
    'disease.from': 'From which of your colonies with {who} does the disease spread?',
    'disease.to': 'To which planet does it spread from {planet}?',
    'disease.spread': 'How many ships go from there to {planet}?',
    'disease.card': 'Which card do you show and discard? Whoever shows the same type as somebody else loses three ships.',
    'disease.ships': 'Which ships do you lose?',
    'disease.ship': 'Which ship moves to another colony?',
    'disease.colony': 'To which of your colonies does it move?',
  },
  power: {
    text:
      'When a destiny card is drawn that names another player, by colour or otherwise, you may infect that player: out of a colony of three ' +
      'or more of yours in that home system, any number of ships go to another planet of the system, beside whoever is there. Of a wild ' +
      'card you may infect only the player who becomes the defense.',
    clauses: [
      ability<Contagion>({
        at: ['destiny.cardDrawn', 'destiny.defenseDetermined'],
        when: ({ g, me, ev }) => nests(g, me, patient(g, ev.at)).length > 0,
        *prepare({ g, me, ev }) {
          const who = patient(g, ev.at);
          const from = yield* choosePlanet(g, me, nests(g, me, who), { tag: 'disease.from', data: { who } });
          const to = yield* choosePlanet(g, me, nextTo(g, who, from), { tag: 'disease.to', data: { planet: placeName(g, from) } });
          const how = { tag: 'disease.spread', from: asker(g), min: 1, max: roomOn(g, to), data: { planet: placeName(g, to) } };
          return { ships: yield* chooseShips(g, me, [from], how), to };
        },
        *commit({ g, me }, { ships, to }) {
          yield* land(g, me, present(g, ships), to);
        },
      }),
    ],
  },
  wild: {
    text:
      'When anybody begins to regroup: everybody else picks a card from the hand in secret. All are shown at once and discarded, and ' +
      'whoever showed the same type of card as another player loses three ships. The flare goes to the Disease, or to the discard pile if ' +
      'nobody is.',
    after: 'give',
    clauses: [
      ability({
        at: 'encounter.start',
        when: ({ g, me }) => others(g, me).some((p) => handSize(g, p) > 0),
        *commit({ g, me }) {
          yield* infect(g, me, yield* showOne(g, me));
        },
      }),
    ],
  },
  super: {
    text: 'When anybody begins to regroup: one of your ships goes from one colony of yours to another.',
    clauses: [
      ability({
        at: 'encounter.start',
        when: ({ g, me }) => colonies(g, me).some((x) => newHomes(g, me, x).length > 0),
        *commit({ g, me }) {
          const places = colonies(g, me).filter((x) => newHomes(g, me, x).length > 0);
          const ship = yield* chooseShips(g, me, places, { tag: 'disease.ship', from: asker(g), min: 1, max: 1 });
          const to = yield* choosePlanet(g, me, newHomes(g, me, ship[0].place), { tag: 'disease.colony' });
          yield* land(g, me, ship, to);
        },
      }),
    ],
  },
});
