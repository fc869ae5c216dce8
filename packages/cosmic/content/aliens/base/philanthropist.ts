import {
  ability,
  alien,
  chooseCard,
  choosePlayer,
  type Cosmic,
  emit,
  enc,
  type Flow,
  giveCards,
  handOf,
  handSize,
  hasIntimidate,
  isEncounterCard,
  isMain,
  isProtected,
  lacksCards,
  lend,
  lingering,
  loseChosen,
  modifier,
  newHand,
  opponent,
  others,
  ownSheets,
  type Player,
  sacrificePlaces,
  stealable,
  stillInHand,
  suppressed,
  type CardNo,
} from '../../../effects/index.ts';

type Gift = { card: CardNo; to: Player };

/** Encounter cards given in this encounter. */
const gifts = lingering<Gift>('philanthropist.gift', []);
/** A gift that must be played. */
const strings = lingering<Gift>('philanthropist.strings', (dataOf) => [
  modifier('select.force', (cards, q, c) => {
    const { card, to } = dataOf(c);
    if (q.who !== to) return cards;
    return cards.includes(card) ? [card] : cards; // faq-philanthropist-2
  }),
]);

/** Has this main player still to choose a card? Not with an intimidate on the table. */
const chooses = (g: Cosmic, p: Player): boolean =>
  isMain(g, p) && // its opponent may have changed
  !hasIntimidate(g, p); // dominion-intimidate-08
/** Gifts of encounter cards that their receivers could still play. */
const open = (g: Cosmic): Gift[] => gifts.all(g).filter((x) => chooses(g, x.to) && handOf(g, x.to).includes(x.card));

/** Shows the receiver what is coming, so that the gift can be zapped in time. */
function* wrap(g: Cosmic, me: Player): Flow<Gift> {
  const mains = isMain(g, me) ? [opponent(g, me)] : [enc(g).offense, enc(g).defense];
  const card = yield* chooseCard(g, me, handOf(g, me), { tag: 'philanthropist.card' });
  const to = yield* choosePlayer(g, me, mains, { tag: 'philanthropist.to' });
  emit(g, 'gift-shown', { by: me, to }, { to: [me, to], data: { card: g.s.face[card] } });
  return { card, to };
}

function* lendPower(g: Cosmic, me: Player, to: Player): Flow {
  yield* loseChosen(g, me, 1, { tag: 'philanthropist.price', from: 'flare:philanthropist.wild', kind: 'sent', cause: me });
  for (const sheet of ownSheets(g, to)) if (!isProtected(sheet, 'lose')) suppressed.start(g, me, { sheet: sheet.id });
  for (const sheet of stealable(g, me)) lend(g, sheet, to, -1);
}

export const philanthropist = alien({
  id: 'philanthropist',
  name: 'Philanthropist',
  set: 'base',
  alert: 'yellow',
  summary: 'Gives cards to the main players',
  asks: {
    'philanthropist.card': 'Which card do you give away?',
    'philanthropist.to': 'Who gets it?',
    'philanthropist.lend': 'To whom do you lend your power?',
    'philanthropist.price': 'Which ship do you send to the warp?',
  },
  tells: {
    'gift-shown': '{by} {by, select, you {have} other {has}} a card for {to}.',
    'gift-shown.own': '{by} {by, select, you {have} other {has}} {card} for {to}.',
  },
  power: {
    text:
      'Once the alliances stand, as a main player or ally, you may give a card out of your hand to a main player: to your opponent if you are ' +
      'one yourself. A main player who has no encounter card left after that draws a new hand.',
    clauses: [
      ability<Gift>({
        at: 'alliance.formed',
        as: 'main-or-ally',
        when: ({ g, me }) => handSize(g, me) > 0,
        prepare: ({ g, me }) => wrap(g, me),
        *commit({ g, me }, gift) {
          const given = stillInHand(g, me, [gift.card]);
          giveCards(g, me, gift.to, given);
          if (given.some((card) => isEncounterCard(g, card))) gifts.start(g, me, gift);
          if (isMain(g, me) && lacksCards(g, me)) yield* newHand(g, me);
        },
      }),
    ],
  },
  wild: {
    text:
      'At the start of an encounter: send one of your ships to the warp and lend your power to somebody for this encounter. That player has ' +
      'your power in place of its own and cannot refuse it; you are without.',
    clauses: [
      ability<Player>({
        at: 'encounter.start',
        when: ({ g, me }) => stealable(g, me).length > 0 && sacrificePlaces(g, me, 'anywhere').length > 0,
        prepare: ({ g, me }) => choosePlayer(g, me, others(g, me), { tag: 'philanthropist.lend' }),
        *commit({ g, me }, to) {
          yield* lendPower(g, me, to);
        },
      }),
    ],
  },
  super: {
    text: 'A main player to whom you gave an encounter card must play that card in this encounter, if possible.',
    clauses: [
      ability({
        at: 'planning.select',
        as: 'main-or-ally',
        when: ({ g }) => open(g).length > 0,
        *commit({ g, me }) {
          for (const gift of open(g)) strings.start(g, me, gift);
        },
      }),
    ],
  },
});
