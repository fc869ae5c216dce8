import {
  ability,
  alien,
  cardKey,
  cardOfKey,
  type CardPlay,
  cardsIn,
  chooseCard,
  choosePlayer,
  type Cosmic,
  emit,
  enc,
  exchangeCard,
  type Flow,
  isDiscarded,
  isEncounterCard,
  mainOn,
  mainSide,
  moveCard,
  note,
  opponent,
  opposing,
  pickUp,
  type Player,
  reaction,
  type Sheet,
  sheetNotes,
  sheetOf,
  SIDES,
  toHand,
  typeOf,
  Z,
  zoneOf,
  type CardNo,
} from '../../../effects/index.ts';

const notes = sheetNotes('mouth', { eaten: note<readonly string[] | null>(null) });

/** Cards that are too much for it. */
const FULL = 5;

const bellyOf = (g: Cosmic, sheet: Sheet): readonly number[] => cardsIn(g, sheet.zones.belly);

/** The cards that it has removed from the game and that are still there. */
const remains = (g: Cosmic, sheet: Sheet): number[] =>
  (notes.eaten.of(sheet) ?? []).map(cardOfKey).filter((card) => zoneOf(g, card) === Z.removed);

function noteEaten(g: Cosmic, sheet: Sheet, cards: readonly CardNo[]): void {
  notes.eaten.put(
    g,
    sheet,
    cards.map((x) => cardKey(g, x)),
  );
}

/** One card comes back up, the others are gone. What they were is seen by all. */
function* belch(g: Cosmic, me: Player, sheet: Sheet): Flow {
  const card = yield* chooseCard(g, me, bellyOf(g, sheet), { tag: 'mouth.belch' });
  const gone = bellyOf(g, sheet).filter((x) => x !== card);
  const before = remains(g, sheet);
  toHand(g, card, me);
  for (const x of gone) moveCard(g, x, Z.removed); // faq-mouth-1
  noteEaten(g, sheet, [...before, ...gone]);
  emit(g, 'card-belched', { who: me }, { to: [me], data: { card: g.s.face[card] } });
  emit(g, 'cards-removed', { who: me, cards: gone.map((x) => g.s.face[x]) });
}

/** The main players whose encounter card can be replaced. */
const served = (g: Cosmic): Player[] =>
  SIDES.filter((side) => enc(g).slots[side].card >= 0 && enc(g).slots[side].up).map((side) => mainOn(g, side));

const leftovers = (g: Cosmic): number[] => {
  const sheet = sheetOf(g, 'mouth');
  if (!sheet) return [];
  return [...bellyOf(g, sheet), ...remains(g, sheet)].filter((card) => isEncounterCard(g, card));
};

/** Has the opponent played this artifact or reinforcement, and does it lie where a played card lies? */
function isLeftBy(g: Cosmic, them: Player, play: CardPlay): boolean {
  const type = typeOf(g, play.card);
  const fits = play.by === them && play.text === 'card' && (type === 'artifact' || type === 'reinforcement');
  return fits && (isDiscarded(g, play.card) || zoneOf(g, play.card) === Z.table);
}

export const mouth = alien({
  id: 'mouth',
  name: 'Mouth',
  set: 'storm',
  alert: 'red',
  summary: 'Eats what its opponents discard',
  zones: { belly: { seen: 'owner' } },
  asks: {
    'mouth.belch': 'Which card comes back into your hand? The others leave the game.',
    'mouth.whose': 'Whose encounter card do you replace?',
    'mouth.card': 'Which card takes its place?',
  },
  tells: {
    'cards-gobbled': "{by} {by, select, you {gobble} other {gobbles}} up {who, select, you {<who>your</who>} other {{who}'s}} {cards}.",
    'card-belched': '{who} {who, select, you {belch} other {belches}} up a card.',
    'card-belched.own': '{who} {who, select, you {belch} other {belches}} up {card}.',
  },
  notes,
  shows: { eaten: 'Eaten and removed from the game: {cards}.' },
  copies: { eaten: (g, sheet) => (notes.eaten.of(sheet) === null ? null : remains(g, sheet).map((x) => cardKey(g, x))) },
  power: {
    text:
      'As a main player, once alliances are formed: whatever your opponent or one of its allies would discard goes facedown on your sheet. When a ' +
      'resolution phase ends with five or more cards there, you take one of them into your hand, and the others leave the game.',
    clauses: [
      reaction<'cards.discard'>({
        id: 'gobble',
        on: 'cards.discard',
        as: 'main',
        must: true,
        when: ({ g, me, ev }) => enc(g).formed && ev.cards.length > 0 && opposing(g, me).includes(ev.by),
        *commit({ g, me, sheet, ev }) {
          const { cards, by } = ev;
          ev.cards = [];
          for (const card of cards) moveCard(g, card, g.s.sheets[sheet].zones.belly);
          emit(g, 'cards-gobbled', { by: me, who: by, cards: cards.map((x) => g.s.face[x]) });
        },
      }),
      ability({
        id: 'belch',
        at: 'resolution.discarded',
        as: 'main',
        must: true,
        when: ({ g, sheet }) => bellyOf(g, g.s.sheets[sheet]).length >= FULL,
        commit: ({ g, me, sheet }) => belch(g, me, g.s.sheets[sheet]),
      }),
    ],
  },
  wild: {
    text: 'As a main player, when your opponent has played an artifact or a reinforcement and it has had its effect: take it into your hand.',
    clauses: [
      reaction<'card.played'>({
        on: 'card.played',
        as: 'main',
        when: ({ g, me, ev }) => isLeftBy(g, opponent(g, me), ev),
        *commit({ g, me, ev }) {
          pickUp(g, me, [ev.card]);
        },
      }),
    ],
  },
  super: {
    text:
      'As a main player, once cards are revealed: put an encounter card from your sheet, or one that you have removed from the game, in the place of ' +
      'the card of either main player. That one is discarded.',
    clauses: [
      ability<{ readonly who: Player; readonly card: CardNo }>({
        at: 'reveal.revealed',
        as: 'main',
        when: ({ g }) => served(g).length > 0 && leftovers(g).length > 0,
        *prepare({ g, me }) {
          const who = yield* choosePlayer(g, me, served(g), { tag: 'mouth.whose' });
          return { who, card: yield* chooseCard(g, me, leftovers(g), { tag: 'mouth.card' }) };
        },
        *commit({ g, me }, { who, card }) {
          yield* exchangeCard(g, mainSide(g, who), card, me);
          const sheet = sheetOf(g, 'mouth');
          if (sheet) noteEaten(g, sheet, remains(g, sheet));
        },
      }),
    ],
  },
});
