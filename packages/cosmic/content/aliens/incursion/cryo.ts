import {
  ability,
  alien,
  amend,
  cardsIn,
  chooseCard,
  chooseCards,
  type Cosmic,
  discard,
  drawCards,
  emit,
  type Flow,
  handOf,
  handSize,
  isEncounterCard,
  isMain,
  lingering,
  moveCard,
  type Player,
  reaction,
  restOfHand,
  type Sheet,
  sheetOfSuper,
  type SheetNo,
} from '../../../effects/index.ts';

/** Cards in storage that make a new hand. */
const ENOUGH = 8;

const storageOf = (sheet: Sheet): number => sheet.zones.storage;
/** Whoever plays the super flare has the power. */
const ownSheet = (g: Cosmic): Sheet => sheetOfSuper(g, 'cryo');
const stored = (g: Cosmic, sheet: Sheet): readonly number[] => cardsIn(g, storageOf(sheet));

function* store(g: Cosmic, me: Player, sheet: Sheet): Flow {
  const card = yield* chooseCard(g, me, handOf(g, me), { tag: 'cryo.store' });
  moveCard(g, card, storageOf(sheet));
  emit(g, 'card-stored', { who: me }, { to: [me], data: { card: g.s.face[card] } });
}

/** A card comes out of storage. */
function* takeOut(g: Cosmic, me: Player, from: readonly number[]): Flow {
  const card = yield* chooseCard(g, me, from, { tag: 'cryo.swap' });
  moveCard(g, card, g.s.handOf[me]);
  emit(g, 'card-unstored', { who: me }, { to: [me], data: { card: g.s.face[card] } });
}

/** The cards in storage become the hand. Not a new hand that is drawn (faq-relic-1). */
function* thawAll(g: Cosmic, me: Player, sheet: Sheet): Flow {
  yield* discard(g, me, handOf(g, me).slice(), 'effect');
  const cards = stored(g, sheet).slice();
  for (const card of cards) moveCard(g, card, g.s.handOf[me]);
  emit(g, 'storage-taken', { who: me, n: cards.length });
}

/** The second half of the super flare may still be used in the encounter in which the first was. */
const thaw = lingering<{ sheet: SheetNo }>('cryo.thaw', (dataOf) => [
  ability({
    id: 'thaw',
    at: 'any.time',
    when: (c) => stored(c.g, c.g.s.sheets[dataOf(c).sheet]).length > 0,
    *commit(c) {
      const { g, me } = c;
      const sheet = g.s.sheets[dataOf(c).sheet];
      thaw.end(g);
      yield* thawAll(g, me, sheet);
    },
  }),
]);

export const cryo = alien({
  id: 'cryo',
  name: 'Cryo',
  set: 'incursion',
  alert: 'yellow',
  summary: 'Puts cards on ice for a better hand',
  zones: { storage: { seen: 'owner' } },
  asks: {
    'cryo:power.use': 'Put a card in storage',
    'cryo:power.thaw': 'Discard your hand and take up your storage',
    'cryo.store': 'Which card do you put in storage?',
    'cryo.swap': 'Which card do you take out of storage for it?',
    'cryo.aside': 'Which cards do you lay aside, to have them beside your new hand?',
  },
  tells: {
    'card-stored': '{who} {who, select, you {put} other {puts}} a card in storage.',
    'card-stored.own': '{who} {who, select, you {put} other {puts}} {card} in storage.',
    'card-unstored': '{who} {who, select, you {take} other {takes}} a card out of storage.',
    'card-unstored.own': '{who} {who, select, you {take} other {takes}} {card} out of storage.',
    'storage-taken': '{who} {who, select, you {take} other {takes}} up {n, plural, one {# card} other {# cards}} out of storage as a hand.',
  },
  power: {
    text:
      'As a main player or ally, once the invitations are out, you may put a card of your hand in storage, facedown on this sheet, and draw another. Nobody ' +
      'else sees or takes what is there, and it is no part of your hand. With eight cards or more in storage you may discard your hand at any ' +
      'time and take them up instead.',
    clauses: [
      ability({
        // Main players are asked as soon as the invitations are out, allies as soon as they are allies.
        at: ['alliance.afterInvites', 'alliance.formed'],
        as: 'main-or-ally',
        when: ({ g, me, ev }) => handSize(g, me) > 0 && isMain(g, me) === (ev.at === 'alliance.afterInvites'),
        *commit({ g, me, sheet }, _plan, boost) {
          // An answer to the use may have cost the last card.
          if (handSize(g, me) === 0) return;
          const own = g.s.sheets[sheet];
          const before = stored(g, own).slice();
          yield* store(g, me, own);
          if (!boost) {
            yield* drawCards(g, me, 1);
            return;
          }
          yield* takeOut(g, me, before);
          thaw.start(g, me, { sheet }); // faq-cryo-2
        },
      }),
      ability({
        id: 'thaw',
        at: 'any.time',
        passive: true,
        when: ({ g, sheet }) => stored(g, g.s.sheets[sheet]).length >= ENOUGH,
        *commit({ g, me, sheet }) {
          yield* thawAll(g, me, g.s.sheets[sheet]);
        },
      }),
    ],
  },
  wild: {
    text:
      'When you draw a new hand: lay aside this flare and as many of your other cards as you like, except encounter cards. They are yours again beside the ' +
      'eight new cards.',
    clauses: [
      reaction<'hand.new', readonly number[]>({
        on: 'hand.new',
        when: ({ me, ev }) => ev.who === me,
        *prepare({ g, me, card, ev }) {
          const rest = restOfHand(g, me, card).filter((x) => !isEncounterCard(g, x) && !ev.covered.includes(x));
          return [card, ...(yield* chooseCards(g, me, rest, { tag: 'cryo.aside', min: 0, max: rest.length }))];
        },
        *commit({ ev }, cards) {
          ev.covered.push(...cards);
        },
      }),
    ],
  },
  super: {
    text:
      'When you put a card in storage you may take another one out instead of drawing. Also, at any time and however few there are, you may discard your hand ' +
      'and take up the cards in storage.',
    clauses: [
      amend({ when: ({ g, me, card, sheet }) => restOfHand(g, me, card).length > 0 && stored(g, g.s.sheets[sheet]).length > 0 }),
      ability({
        id: 'thaw',
        at: 'any.time',
        when: ({ g }) => {
          const n = stored(g, ownSheet(g)).length;
          return n > 0 && n < ENOUGH;
        },
        *commit({ g, me }) {
          yield* thawAll(g, me, ownSheet(g));
        },
      }),
    ],
  },
});
