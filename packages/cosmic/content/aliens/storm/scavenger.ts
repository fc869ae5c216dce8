import {
  alien,
  amend,
  cardsIn,
  chooseCard,
  chooseCards,
  choosePlayer,
  type Cosmic,
  type Ctx,
  discard,
  type DiscardEvent,
  drawCards,
  emit,
  type Flow,
  handOf,
  handSize,
  moveCard,
  offerSuper,
  officialOrder,
  oneOfEachKind,
  others,
  pickUp,
  type Player,
  reaction,
  showCards,
  takeCards,
  type VacatedEvent,
  Z,
  zoneOf,
} from '../../../effects/index.ts';

/** Cards the wild flare draws. */
const DRAWN = 3;

/** How many colonies I have just lost. */
const lostColonies = ({ me, ev }: Ctx<VacatedEvent>): number => ev.gone.filter((x) => x.who === me).length;

/** A card out of the discard pile for each of so many colonies. */
function* search(g: Cosmic, me: Player, n: number): Flow<readonly number[]> {
  const pile = cardsIn(g, Z.discard);
  const how = { tag: 'scavenger.search', data: { n } };
  return n === 1 ? [yield* chooseCard(g, me, oneOfEachKind(g, pile), how)] : yield* chooseCards(g, me, pile, { ...how, min: 1, max: n });
}

const heapOf = ({ g, sheet }: Ctx<unknown>): number => g.s.sheets[sheet].zones.heap;
/** Of cards that are being discarded, those that do not come from the heap: nothing is caught again when the sheet itself goes. */
const loose = (c: Ctx<DiscardEvent>): number[] => c.ev.cards.filter((x) => zoneOf(c.g, x) !== heapOf(c));

const robbable = (g: Cosmic, me: Player): Player[] => others(g, me).filter((p) => handSize(g, p) > 0);

export const scavenger = alien({
  id: 'scavenger',
  name: 'Scavenger',
  set: 'storm',
  alert: 'yellow',
  summary: 'Searches the discard pile when it loses a colony',
  keepsPower: true,
  zones: { heap: { seen: 'all', pile: true } },
  asks: {
    'scavenger.search': 'What do you take from the discard pile? One card for each colony lost ({n}).',
    'scavenger.keep': 'Which one of these cards do you keep? The others are discarded.',
    'scavenger.whose': 'Into whose hand do you look?',
    'scavenger.take': 'Which card of {from} do you take?',
  },
  tells: { 'cards-heaped': '{who} {who, select, you {lay} other {lays}} {cards} on the heap.' },
  power: {
    text:
      'When you lose a colony you may look through the discard pile and take a card from it. What you would discard yourself is laid open on this sheet ' +
      'instead, where it is no part of your hand; it joins the pile when that becomes a new deck. This power works however few home ' +
      'colonies you have.',
    clauses: [
      reaction<'colonies.lost', readonly number[]>({
        on: 'colonies.lost',
        when: (c) => lostColonies(c) > 0 && cardsIn(c.g, Z.discard).length > 0,
        prepare: (c) => search(c.g, c.me, lostColonies(c)),
        *commit(c, cards) {
          const { g, me } = c;
          pickUp(
            g,
            me,
            cards.filter((x) => zoneOf(g, x) === Z.discard),
          );
          if (robbable(g, me).length === 0 || !(yield* offerSuper(c))) return;
          const from = yield* choosePlayer(g, me, robbable(g, me), { tag: 'scavenger.whose' });
          showCards(g, me, from, handOf(g, from));
          const taken = yield* chooseCard(g, me, handOf(g, from), { tag: 'scavenger.take', data: { from } });
          takeCards(g, me, from, [taken]);
        },
      }),
      reaction<'cards.discard'>({
        id: 'heap',
        on: 'cards.discard',
        must: true,
        passive: true,
        when: (c) => c.ev.by === c.me && loose(c).length > 0,
        *commit(c) {
          const { g, me, ev } = c;
          const cards = officialOrder(g, loose(c));
          ev.cards = ev.cards.filter((x) => !cards.includes(x));
          for (const card of cards) moveCard(g, card, heapOf(c));
          emit(g, 'cards-heaped', { who: me, cards: cards.map((x) => g.s.face[x]) });
        },
      }),
    ],
  },
  wild: {
    text: 'When you lose a colony: draw three cards, keep one of them and discard the others.',
    clauses: [
      reaction<'colonies.lost'>({
        on: 'colonies.lost',
        when: (c) => lostColonies(c) > 0,
        *commit({ g, me }) {
          const drawn = yield* drawCards(g, me, DRAWN);
          if (drawn.length === 0) return;
          const kept = yield* chooseCard(g, me, drawn, { tag: 'scavenger.keep' });
          yield* discard(
            g,
            me,
            drawn.filter((x) => x !== kept),
            'effect',
          );
        },
      }),
    ],
  },
  super: {
    text: 'After using your power: look at the hand of another player and take a card out of it.',
    clauses: [amend({ late: true })],
  },
});
