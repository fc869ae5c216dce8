import {
  ask,
  askAll,
  emit,
  InputError,
  movePiece,
  pieceFaults,
  wordsFrom,
  zoneCell,
  type Flow,
  type Game,
  type GameModule,
  type Pieces,
  type Plain,
  type Seat,
} from '@parley/kernel';
import { random } from '@parley/kernel/players';
import { bareRules } from '@parley/kernel/testing';

/** A deck of values that a seat brings, and that is nobody else's business. */
type Deck = readonly number[];
type Options = { readonly rounds: number; readonly decks: readonly Deck[]; readonly order: readonly number[] | null };

interface State {
  rounds: number;
  cards: Pieces;
  /** The value of each card. */
  value: number[];
  won: number[];
}

const [DECK, HAND, LAID, PILE] = [0, 1, 2, 3];
const ZONES = 4;
const HAND_SIZE = 3;
/** Whoever holds one may take their bid back and lay another card: only they are asked. */
export const SECOND_THOUGHT = 7;
export const USUAL_DECK: Deck = [1, 2, 3, 4, 5];

const zone = (seat: Seat, which: number): number => seat * ZONES + which;
const seatsOf = (s: State): Seat[] => s.won.map((_, seat) => seat);
const name = (s: State, card: number): string => `bid-${s.value[card]}#${card}`;
const cardOf = (option: string): number => Number(option.slice(option.indexOf('#') + 1));
const optionsOf = (o: Plain): Options => o as unknown as Options;

const WORDS = wordsFrom(['bid', 'round', 'winner', 'seat']);

/** Each of two to four players lays a card from a hidden hand; the highest wins the round, a tie wins nothing. */
export const ownDecks: GameModule<State> = {
  id: 'own-decks',
  name: 'Own Decks',
  rules: bareRules<State>({
    id: 'own-decks',
    words: () => WORDS,
    parse(given) {
      const { rounds = 4, decks, order = null } = given as Partial<Options>;
      if (!Number.isInteger(rounds) || rounds < 1 || rounds > 4) throw new InputError('There are 1 to 4 rounds.');
      if (!decks || decks.length < 2 || decks.length > 4) throw new InputError('Own Decks needs 2 to 4 players.');
      if (decks.some((d) => d.length !== USUAL_DECK.length)) throw new InputError(`A deck has ${USUAL_DECK.length} cards.`);
      return { rounds, decks, order };
    },
    seats: (o) => optionsOf(o).decks.length,
    publicOptions: (o, seat) => ({ ...optionsOf(o), decks: optionsOf(o).decks.map((deck, i) => (i === seat ? deck : null)), order: null }),
    create(o, r) {
      const { rounds, decks, order } = optionsOf(o);
      const value = decks.flat();
      const cards: Pieces = { zone: [], in: [] };
      decks.forEach((deck, seat) => {
        const first = seat * deck.length;
        const mine = deck.map((_, i) => first + i);
        if (order === null) r.shuffle(mine);
        cards.in.push(mine, [], [], []);
        for (const card of mine) cards.zone[card] = zone(seat, DECK);
      });
      return { rounds, cards, value, won: decks.map(() => 0) };
    },
    timing: (g) => seatsOf(g.s),
    // A wish is a value to lay: `{"bid": 3}`.
    whyNot({ s }, seat, wish) {
      const bid = typeof wish === 'object' && wish !== null && 'bid' in wish ? wish.bid : null;
      if (typeof bid !== 'number' || s.cards.in[zone(seat, HAND)].some((card) => s.value[card] === bid)) return null;
      return { from: 'rule:hand', tag: 'not-held', data: { bid } };
    },
    *step(g) {
      if (g.s.rounds === 0) return false;
      g.s.rounds--;
      const seats = seatsOf(g.s);
      for (const seat of seats) draw(g, seat);
      const bids = yield* askAll(g, () =>
        seats.map((seat) => ({ kind: 'choose', seat, tag: 'bid', from: 'rule:bid', options: hand(g, seat) })),
      );
      for (const seat of seats) movePiece(g, g.s.cards, cardOf(bids.get(seat) as string), zone(seat, LAID));
      for (const seat of seats) yield* secondThought(g, seat);
      reveal(g, seats);
      return true;
    },
    outcome({ s }) {
      const most = Math.max(...s.won);
      return s.rounds > 0 ? null : { winners: seatsOf(s).filter((seat) => s.won[seat] === most), by: 'most rounds' };
    },
    cells: ({ s }) => [...s.cards.in.keys()].map(zoneCell),
    cell({ s }, key) {
      const at = Number(key.slice(key.indexOf(':') + 1));
      const there = s.cards.in[at];
      const which = at % ZONES;
      const named = there.map((card) => name(s, card));
      if (which === PILE) return { all: named };
      return which === DECK ? { all: there.length } : { all: there.length, own: { [Math.floor(at / ZONES)]: named } };
    },
    faults: ({ s }) => pieceFaults(s.cards, 'card'),
    scramble({ s }, seat, r) {
      for (const other of seatsOf(s)) {
        r.shuffle(s.cards.in[zone(other, DECK)]);
        if (other === seat) continue;
        const hidden = [DECK, HAND, LAID].flatMap((which) => s.cards.in[zone(other, which)]);
        const values = r.shuffle(hidden.map((card) => s.value[card]));
        hidden.forEach((card, i) => (s.value[card] = values[i]));
      }
    },
  }),
  seats: {
    min: 2,
    max: 4,
    usual: 2,
    fields: [{ id: 'deck', name: 'Deck', text: 'Five cards.', choices: null, unique: false, secret: true }],
    read({ deck }, chosen) {
      if (deck === undefined) return chosen ?? { deck: USUAL_DECK };
      if (!Array.isArray(deck) || !deck.every(Number.isInteger)) throw new InputError('A deck is a list of numbers.');
      return { deck: deck as number[] };
    },
    complete: (choices) => choices,
    change: (choices, seat, chosen) => choices.map((x, i) => (i === seat ? chosen : x)),
    shown: () => ({}),
    options(options, choices) {
      if ('decks' in options) throw new InputError('Decks are chosen for seats.');
      return { ...options, decks: choices.map((x) => x.deck) };
    },
    of: (o) => optionsOf(o).decks.map((deck) => ({ deck })),
  },
  options: [{ id: 'rounds', group: 'game', kind: 'one', name: 'Rounds', text: '', choices: [{ value: 4, name: 'Four' }], usual: 4 }],
  secrecy: {
    isSecretQuestion: (d) => d.tag === 'second-thought',
    identities: (shown) => new Set(JSON.stringify(shown).match(/bid-\d+#\d+/g)),
    revealingOptions: ['order'],
  },
  bots: { dice: { name: 'Dice', text: 'Lays any card.', make: random } },
  usualBot: 'dice',
  isNewTurn: (events) => events.some((e) => e.type === 'round'),
  lexicon: () => ({ cards: 'Bids' }),
  languages: ['en'],
  codex: () => ({ game: 'own-decks', sections: [], options: [], rulings: [] }),
};

const hand = ({ s }: Game<State>, seat: Seat): string[] => s.cards.in[zone(seat, HAND)].map((card) => name(s, card));

function draw(g: Game<State>, seat: Seat): void {
  const { cards } = g.s;
  while (cards.in[zone(seat, HAND)].length < HAND_SIZE) {
    const top = cards.in[zone(seat, DECK)].at(-1);
    if (top === undefined) return;
    movePiece(g, cards, top, zone(seat, HAND));
  }
}

function* secondThought(g: Game<State>, seat: Seat): Flow {
  const { s } = g;
  const held = s.cards.in[zone(seat, HAND)].find((card) => s.value[card] === SECOND_THOUGHT);
  if (held === undefined || !(yield* ask({ kind: 'yesno', seat, tag: 'second-thought', from: 'card:second-thought' }))) return;
  const [laid] = s.cards.in[zone(seat, LAID)];
  movePiece(g, s.cards, laid, zone(seat, HAND));
  movePiece(g, s.cards, held, zone(seat, LAID));
  emit(g, 'taken-back', { seat });
}

function reveal(g: Game<State>, seats: readonly Seat[]): void {
  const { s } = g;
  const laid = seats.map((seat) => s.cards.in[zone(seat, LAID)][0]);
  const best = Math.max(...laid.map((card) => s.value[card]));
  const winners = seats.filter((seat) => s.value[laid[seat]] === best);
  if (winners.length === 1) s.won[winners[0]]++;
  for (const seat of seats) movePiece(g, s.cards, laid[seat], zone(seat, PILE));
  emit(g, 'round', { bids: laid.map((card) => name(s, card)), winner: winners.length === 1 ? winners[0] : null });
}
