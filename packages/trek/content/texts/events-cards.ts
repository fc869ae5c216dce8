import type { Flow } from '@parley/kernel';
import {
  ability,
  chooseHidden,
  choosePiece,
  choosePieces,
  choosePlayer,
  chooseWord,
  discard,
  draw,
  effect,
  fits,
  forbid,
  handOf,
  inPlay,
  isNamed,
  lingering,
  loseDraws,
  modifier,
  move,
  piecesIn,
  reaction,
  restOfHand,
  rival,
  score,
  SEATS,
  shuffleDeck,
  showCard,
  stop,
  tellShuffled,
  toHand,
  typeOf,
  underDeck,
  zoneOfSeat,
  type CardText,
  type Ctx,
  type Piece,
  type PlaySpec,
  type Trek,
} from '../../effects/index.ts';
import { parseFilter, TYPES } from '../../language/index.ts';

const onTable = { to: 'table' } as const;
const everybody = [...Array(SEATS).keys()];

/** Played for a player of one's choice, and gone. */
const forPlayer = (act: (c: Ctx, seat: number) => Flow): PlaySpec => ({
  to: 'discard',
  effect: effect<number>({
    prepare: ({ g, me }) => choosePlayer(g, me, everybody),
    *commit(c, seat) {
      yield* act(c, seat);
    },
  }),
});

/** Beside whose deck it lies. */
const beside = lingering<{ readonly card: Piece; readonly seat: number }>('beside');
export const besideOf = (g: Trek, card: Piece): number => beside.all(g).find((x) => x.card === card)?.seat ?? -1;

/** Once played, the next turn of its player is the last in which it works. */
const isOver = (g: Trek, since: number): boolean => g.s.turn.n >= since + 2;

export const CARD_EVENTS: { readonly [id: string]: CardText } = {
  // Goddess of Empathy
  'PRE-77': {
    play: onTable,
    clauses: [
      forbid('mayPlay', ({ piece }, { g, piece: card }) => {
        if (typeOf(g, piece) !== 'Interrupt' || isNamed(g, piece, 'Kevin Uxbridge') || isNamed(g, piece, 'Q2')) return null;
        return { from: `card:${g.s.card[card]}`, tag: 'banned', data: { card: g.s.card[card] } };
      }),
      ability({
        id: 'over',
        at: 'turn.end',
        must: true,
        when: ({ g, me, ev, piece }) => 'by' in ev && ev.by === me && isOver(g, g.s.marks.since[piece]),
        *commit({ g, piece }) {
          discard(g, [piece]);
        },
      }),
    ],
    says: 'Until the end of your next turn nobody plays interrupts but Kevin Uxbridge and Q2.',
  },
  'PRE-79': { play: forPlayer(({ g }, seat) => drawThree(g, seat)), says: 'A player of your choice draws three cards.' },
  'PRE-82': {
    play: forPlayer(function* (c, seat) {
      const { g } = c;
      const hand = g.random.shuffle([...restOfHand(c, seat)]);
      underDeck(g, hand);
      yield* draw(g, seat, hand.length);
    }),
    says: 'A player of your choice shuffles the whole hand under the draw deck, and draws as many cards.',
  },
  // Res-Q
  'PRE-91': {
    play: {
      to: 'discard',
      bars: (g, seat, piece) => (pile(g, seat).length > 0 ? null : { from: `card:${g.s.card[piece]}`, tag: 'play.nothing-to-aim-at' }),
      effect: effect({
        *commit({ g, me }) {
          toHand(g, [yield* choosePiece(g, me, pile(g, me))]);
        },
      }),
    },
    says: 'Take any one card from your discard pile into your hand.',
  },
  // Static Warp Bubble
  'PRE-93': {
    play: onTable,
    clauses: [
      ability({
        at: 'turn.end',
        must: true,
        when: ({ g, me, ev, piece }) => 'by' in ev && ev.by === rival(me) && handOf(g, ev.by).length > 0 && isFirst(g, me, piece),
        *commit({ g, ev }) {
          if ('by' in ev) discard(g, yield* choosePieces(g, ev.by, handOf(g, ev.by), { min: 1, max: 1 }, 'discard.which'));
        },
      }),
    ],
    says: 'Your opponent discards a card at the end of each of his turns (copies do not add).',
  },
  // Telepathic Alien Kidnappers
  'PRE-96': {
    play: onTable,
    clauses: [
      ability({
        at: 'turn.end',
        per: 'turn',
        when: ({ g, me, ev }) => 'by' in ev && ev.by === me && handOf(g, rival(me)).length > 0,
        *commit({ g, me }) {
          const type = yield* chooseWord(g, me, TYPES.map(wordFor), 'text.type');
          const card = yield* chooseHidden(g, me, zoneOfSeat(rival(me), 'hand'));
          showCard(g, rival(me), card);
          if (wordFor(typeOf(g, card)) === type) discard(g, [card]);
        },
      }),
    ],
    says: "At the end of each of your turns guess a card type and point at a card in your opponent's hand, which is shown, and discarded if you were right.",
  },
  // The Traveler: Transcendence
  'PRE-98': {
    play: {
      to: 'table',
      effect: effect<number>({
        prepare: ({ g, me }) => choosePlayer(g, me, everybody),
        *commit({ g, me, piece }, seat) {
          beside.end(g, (x) => x.card === piece);
          beside.start(g, me, { card: piece, seat }, 'ended');
        },
      }),
    },
    clauses: [
      modifier('draws', (value, seat, { g, piece }) => {
        const first = inPlay(g).find((x) => isNamed(g, x, 'The Traveler: Transcendence') && besideOf(g, x) === seat);
        return first === piece && besideOf(g, piece) === seat ? value + 1 : value;
      }),
    ],
    standing: [{ says: 'nullifies', card: 'Static Warp Bubble', reach: 'everywhere' }],
    says: 'A player of your choice draws one card more at the end of each turn (copies do not add).',
  },
  // Klim Dokachin
  'AU-41': {
    play: onTable,
    clauses: [
      // Who is exchanged or earned was not played.
      ability({
        at: 'card.played',
        must: true,
        when: ({ g, me, ev }) =>
          'targets' in ev &&
          'piece' in ev &&
          ev.by === rival(me) &&
          g.s.turn.seat === ev.by &&
          fits(g, ev.by, ev.piece, parseFilter('unique personnel')) &&
          g.s.turn.drawsLost === 0,
        *commit({ g }) {
          loseDraws(g, 1);
        },
      }),
    ],
    says: 'Your opponent does not draw the usual card at the end of a turn in which he played a unique personnel.',
  },
  // Barber Pole
  'QC-18': { play: onTable, says: 'Lies on the table.' },
  // Mission Debriefing
  'FC-31': {
    seeds: { phase: 'any', on: 'table' },
    play: onTable,
    clauses: [
      reaction({
        on: 'attempt.over',
        must: true,
        *commit({ g, ev }) {
          stop(g, ev.team);
        },
      }),
    ],
    says: 'Whoever has attempted a mission, solved or not, is stopped.',
  },
  // Regenerate
  'FC-33': {
    play: {
      to: 'discard',
      bars: (g, seat, piece) => (pile(g, seat).length > 0 ? null : { from: `card:${g.s.card[piece]}`, tag: 'play.nothing-to-aim-at' }),
      effect: effect({
        *commit({ g, me }) {
          for (const x of pile(g, me)) move(g, x, zoneOfSeat(me, 'deck'));
          shuffleDeck(g, me);
          tellShuffled(g, me);
        },
      }),
    },
    says: 'Shuffle your discard pile into your draw deck.',
    unfinished: 'the Borg Ship',
  },
  // The Line Must Be Drawn Here
  'FC-35': {
    seeds: { phase: 'any', on: 'table' },
    play: onTable,
    standing: [{ says: 'immune', to: ['Kevin Uxbridge'] }],
    clauses: [
      ability({
        at: 'card.played',
        must: true,
        when: ({ g, ev }) => 'piece' in ev && ['Amanda Rogers', 'Kevin Uxbridge', 'Q2'].some((x) => isNamed(g, ev.piece, x)),
        *commit({ g, ev, piece }) {
          if ('by' in ev) yield* score(g, ev.by, 'bonus', -5, `card:${g.s.card[piece]}`);
        },
      }),
    ],
    says: 'Each play of Q2, Kevin Uxbridge or Amanda Rogers costs its player 5 points (copies add).',
  },
  // Renewal Scroll
  'DS9-71': {
    play: {
      to: 'discard',
      bars: (g, seat, piece) =>
        inPlay(g).filter((x) => fits(g, seat, x, parseFilter('yours Bajoran'))).length >= 3
          ? null
          : { from: `card:${g.s.card[piece]}`, tag: 'play.nothing-to-aim-at' },
      effect: effect({
        *commit(c) {
          const { g, me } = c;
          const from = restOfHand(c, me);
          const gone = yield* choosePieces(g, me, from, { min: 0, max: from.length }, 'discard.which');
          discard(g, gone);
          yield* draw(g, me, gone.length + 2);
        },
      }),
    },
    says: 'With three Bajorans of yours in play: discard any number of cards, and draw two more than that.',
  },
};

const drawThree = function* (g: Trek, seat: number): Flow {
  yield* draw(g, seat, 3);
};
const pile = (g: Trek, seat: number): readonly Piece[] => piecesIn(g, zoneOfSeat(seat, 'discard'));
const isFirst = (g: Trek, seat: number, piece: Piece): boolean =>
  !inPlay(g).some((x) => x < piece && g.s.card[x] === g.s.card[piece] && g.s.owner[x] === seat);
const wordFor = (type: string): string => type.toLowerCase().replaceAll(' ', '-');
