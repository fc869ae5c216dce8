import {
  ability,
  alien,
  amend,
  candidates,
  cardKey,
  choices,
  chooseCards,
  chooseOption,
  type Cosmic,
  emit,
  encounterCards,
  type Flow,
  handOf,
  handSize,
  hasIntimidate,
  isEncounterCard,
  layDown,
  lingering,
  modifier,
  neededCards,
  newHand,
  opponent,
  pickBlindly,
  type Player,
  putForward,
  showCards,
  slotOf,
  takeCards,
  takenBack,
  type CardNo,
} from '../../../effects/index.ts';

/** Cards that the power, and the wild flare, make the opponent lay down. */
const TWO = 2;
const THREE = 3;

type Left = { readonly who: Player; readonly card: CardNo };

/** The card that was left is the one that was selected, and would have to be again. */
const onlyThis = lingering<Left>('magician.left', (dataOf) => [
  modifier('select.force', (cards, q, c) => {
    const { who, card } = dataOf(c);
    return q.who === who && q.cards.includes(card) ? [card] : cards;
  }),
]);

/** That card lies on the table from now on: nothing that befalls the hand befalls it. */
function* mustPlay(g: Cosmic, me: Player, who: Player, card: CardNo): Flow {
  onlyThis.start(g, me, { who, card });
  yield* layDown(g, who, card);
}

/** Somebody puts `n` encounter cards on the table. Those on a sheet that is zapped on the way stay there; then it has to be others. */
function* layOut(g: Cosmic, who: Player, n: number): Flow<number[]> {
  for (;;) {
    const cards = yield* chooseThem(g, who, n);
    if (yield* putForward(g, who, cards)) return cards;
    takenBack(g, cards);
  }
}

/** Which cards those are: what is forced by other effects is among them. */
function* chooseThem(g: Cosmic, who: Player, n: number): Flow<number[]> {
  const forced = choices(g, who);
  if (forced.length >= n) return yield* chooseCards(g, who, forced, { tag: 'magician.lay', min: n, max: n, data: { n } });
  const rest = candidates(g, who).filter((x) => !forced.includes(x));
  const left = n - forced.length;
  return [...forced, ...(yield* chooseCards(g, who, rest, { tag: 'magician.lay', min: left, max: left, data: { n: left } }))];
}

/** `me` takes one of two cards: unseen, or by the super flare with one of them turned up. */
function* pickOne(g: Cosmic, me: Player, them: Player, two: readonly number[], open: boolean): Flow<number> {
  const [one] = yield* pickBlindly(g, me, two, 1);
  if (!open) return one;
  emit(g, 'magician-turned', { who: them, card: g.s.face[one] });
  const data = { card: cardKey(g, one) };
  const take = yield* chooseOption(g, me, ['open', 'hidden'], { tag: 'magician.take', data });
  return take === 'open' ? one : (two.find((x) => x !== one) ?? one);
}

/** Who has laid down a card or played an intimidate has selected already, and is not bound by this (R26.7). */
function isBound(g: Cosmic, me: Player): boolean {
  if (hasIntimidate(g, opponent(g, me))) return false; // dominion-intimidate-06
  return slotOf(g, opponent(g, me)).card < 0;
}

const hasThree = (g: Cosmic, who: Player): boolean => candidates(g, who).length >= THREE;

export const magician = alien({
  id: 'magician',
  name: 'Magician',
  set: 'incursion',
  alert: 'red',
  summary: 'Picks one of two cards of the opponent',
  bans: ['oracle'],
  asks: {
    'magician.lay':
      'Which {n, plural, one {# encounter card} other {# encounter cards}} do you lay down? Your encounter card will be one of them.',
    'magician.take': '{card} lies open. Which of the two cards do you take?',
    'magician.take:open': 'The one that lies open',
    'magician.take:hidden': 'The other one',
  },
  tells: {
    'magician-laid':
      '{who} {who, select, you {lay} other {lays}} down {n, plural, one {# encounter card} other {# encounter cards}} facedown.',
    'magician-turned': "One of {who, select, you {<who>your</who>} other {{who}'s}} cards is turned up: {card}.",
    'magician-last': '{who} {who, select, you {show} other {shows}} {to} that there is one encounter card at most.',
  },
  power: {
    text:
      'As a main player, when cards are to be selected: your opponent lays down two encounter cards, you take one of them unseen into your ' +
      'hand, and the other must be played. Then you select as usual, even what you took. Nothing comes of it when your opponent shows you ' +
      'that there are not two in the hand.',
    clauses: [
      ability({
        at: 'planning.select',
        as: 'main',
        must: true,
        per: 'encounter',
        when: ({ g, me }) => isBound(g, me),
        *commit({ g, me }, _plan, boost) {
          const them = opponent(g, me);
          // With too few in the hand itself nobody has to play from anywhere else.
          const two = encounterCards(g, them).length < TWO ? [] : yield* layOut(g, them, TWO);
          if (two.length < TWO) {
            emit(g, 'magician-last', { who: them, to: me });
            showCards(
              g,
              me,
              them,
              handOf(g, them).filter((x) => !isEncounterCard(g, x)),
            );
            return;
          }
          emit(g, 'magician-laid', { who: them, n: TWO });
          const taken = yield* pickOne(g, me, them, two, boost !== null);
          takeCards(g, me, them, [taken]);
          yield* mustPlay(g, me, them, two.find((x) => x !== taken) ?? taken);
        },
      }),
    ],
  },
  wild: {
    text:
      'As a main player, when cards are to be selected: your opponent lays down three encounter cards, mixes them, picks one unseen and has to ' +
      'play it; the others return to the hand. With fewer than three your opponent discards the hand and draws a new one instead.',
    clauses: [
      ability({
        at: 'planning.select',
        as: 'main',
        when: ({ g, me }) => isBound(g, me) && (hasThree(g, opponent(g, me)) || neededCards(g, opponent(g, me)) > 0),
        *commit({ g, me }) {
          const them = opponent(g, me);
          const three = hasThree(g, them) ? yield* layOut(g, them, THREE) : [];
          if (three.length < THREE) {
            if (neededCards(g, them) > 0) yield* newHand(g, them);
            return;
          }
          emit(g, 'magician-laid', { who: them, n: THREE });
          const [card] = yield* pickBlindly(g, them, three, 1);
          takenBack(
            g,
            three.filter((x) => x !== card),
          );
          yield* mustPlay(g, me, them, card);
        },
      }),
    ],
  },
  super: {
    text: 'When you use your power one of the two cards is turned up before you choose which of them you take.',
    clauses: [amend({ when: ({ g, me }) => handSize(g, opponent(g, me)) >= TWO })],
  },
});
