import {
  ask,
  askAll,
  askOpen,
  attach,
  bargain,
  because,
  disturb,
  emit,
  endLingering,
  linger,
  moveCount,
  movePiece,
  occasionKey,
  pieceFaults,
  placeCell,
  query,
  queryKey,
  react,
  settle,
  stamp,
  touch,
  use,
  window,
  zoneCell,
  type Contribution,
  type Counts,
  type Decision,
  type Flow,
  type Game,
  type Pieces,
  type Seat,
} from '@parley/kernel';
import { bareRules } from '@parley/kernel/testing';

/** A fair at which every word of the kernel is used: hidden hands of cards, open purses of coins. */
export interface Fair {
  round: number;
  cards: Pieces;
  coins: Counts;
}

const START = occasionKey('fair.start');
const STEALING = occasionKey('fair.stealing');
const END = occasionKey('fair.end');
const DRAWN = queryKey('fair.drawn');

const [DECK, DISCARDS, HANDS] = [0, 1, 2];
const SEATS = [0, 1, 2];
const BANK = 3;
const CARDS = 40;
const ROUNDS = 18;

const hand = (s: Fair, seat: Seat): string[] => s.cards.in[HANDS + seat].map(String);
const purse = (s: Fair, seat: Seat): number => s.coins.at[seat][0];

function draw(g: Game<Fair>, seat: Seat): void {
  for (let n = query(g, DRAWN, 1, { seat }); n > 0; n--) {
    const card = g.s.cards.in[DECK].at(-1);
    if (card === undefined) return;
    movePiece(g, g.s.cards, card, HANDS + seat);
    emit(g, 'drew', { seat }, { to: [seat], data: { card } });
    disturb(g);
  }
}

function discard(g: Game<Fair>, card: string): void {
  movePiece(g, g.s.cards, Number(card), DISCARDS);
  emit(g, 'discarded', { card: Number(card) });
}

/** What a seat can do without being asked in its turn. */
const sheet: Contribution<Fair> = {
  clauses: [
    {
      id: 'draw',
      at: [START],
      when: ({ g }) => g.s.cards.in[DECK].length > 0,
      *run({ g, me }) {
        draw(g, me);
        return true;
      },
    },
    {
      id: 'toll',
      at: [START, END],
      must: true,
      when: ({ g, me }) => purse(g.s, me) > 6,
      *run({ g, me }) {
        moveCount(g, g.s.coins, 0, me, BANK, 2);
        return true;
      },
    },
    {
      id: 'shield',
      at: [STEALING],
      when: ({ g, me, ev }) => (ev as Theft).victim === me && hand(g.s, me).length > 0,
      *run({ g, me, ev }) {
        const options = hand(g.s, me);
        discard(g, yield* ask({ kind: 'choose', seat: me, tag: 'shield', from: 'power:shield', options }));
        (ev as Theft).stopped = true;
        return true;
      },
    },
  ],
};

/** Drawn cards come in pairs for the lucky, and the bank pays them a coin at the end. */
const luck: Contribution<Fair> = {
  modifiers: [{ id: 'pair', query: DRAWN, value: (n, q, c) => (n as number) + ((q as { seat: Seat }).seat === c.me ? 1 : 0) }],
  clauses: [
    {
      id: 'gift',
      at: [END],
      again: true,
      when: ({ g }) => g.s.coins.at[BANK][0] > 0,
      *run({ g, me }) {
        moveCount(g, g.s.coins, 0, BANK, me, 1);
        return true;
      },
    },
  ],
};

/** Nobody holds more than five cards. */
const limit: Contribution<Fair> = {
  laws: [
    {
      id: 'five cards',
      *check({ g }) {
        const seat = SEATS.find((who) => hand(g.s, who).length > 5);
        if (seat === undefined) return false;
        const options = hand(g.s, seat);
        const a = yield* ask({
          kind: 'some',
          seat,
          tag: 'limit',
          from: 'rule:limit',
          options,
          min: options.length - 5,
          max: options.length,
        });
        for (const card of a) discard(g, card);
        return true;
      },
    },
  ],
};

interface Theft {
  victim: Seat;
  stopped?: boolean;
}

/** The turn of a seat: one kind of question after the other. */
function* turn(g: Game<Fair>, seat: Seat): Flow {
  const others = SEATS.filter((who) => who !== seat).map(String);
  const q = { seat, tag: 'turn', from: 'rule:turn' };
  const once = (d: Decision) => askOpen(g, () => d);
  switch (g.s.round % 9) {
    case 0: {
      const victim = Number(yield* once({ ...q, kind: 'choose', options: others }));
      return yield* steal(g, seat, victim);
    }
    case 1:
      for (const card of yield* ask({ ...q, kind: 'order', options: hand(g.s, seat) }))
        movePiece(g, g.s.cards, Number(card), HANDS + seat, 'bottom');
      return;
    case 2: {
      const room = { id: 'bank', max: purse(g.s, seat) };
      const paid = yield* ask({ ...q, kind: 'spread', places: [room], min: 0, max: 3 });
      return moveCount(g, g.s.coins, 0, seat, BANK, (paid as { bank?: number }).bank ?? 0);
    }
    case 3: {
      const bids = yield* askAll(g, () => SEATS.map((who) => ({ ...q, seat: who, kind: 'number', min: 0, max: purse(g.s, who) })));
      for (const [who, n] of bids) moveCount(g, g.s.coins, 0, who, BANK, Math.min(1, Number(n)));
      return;
    }
    case 4:
      if (yield* ask({ ...q, kind: 'yesno' })) linger(g, 'luck', seat, null, g.random.chance(0.5) ? 'round' : 'game');
      return;
    case 5: {
      const named = Number(yield* ask({ ...q, kind: 'name', options: [...Array(CARDS).keys()].map(String) }));
      if (g.s.cards.zone[named] >= HANDS) discard(g, String(named));
      return;
    }
    case 6:
      emit(g, 'said', { words: yield* ask({ ...q, kind: 'say', suggestions: ['hello', 'bye'], maxLength: 20 }) });
      return;
    case 7:
      return yield* deal(g);
    default:
      return endLingering(g, (e) => e.owner === seat);
  }
}

function* steal(g: Game<Fair>, seat: Seat, victim: Seat): Flow {
  yield* use<Seat, Theft>(
    {
      *prepare() {
        return { victim };
      },
      *contest(_thief, plan) {
        yield* react(g, STEALING, plan);
        return plan.stopped ?? false;
      },
      *commit(thief) {
        if (hand(g.s, victim).length === 0) return;
        const card = g.random.pick(hand(g.s, victim));
        movePiece(g, g.s.cards, Number(card), HANDS + thief);
        emit(g, 'stole', { from: victim }, { to: [thief, victim], data: { card } });
        disturb(g);
      },
    },
    seat,
  );
}

function* deal(g: Game<Fair>): Flow {
  const goods = SEATS.filter((seat) => purse(g.s, seat) > 0).map((from) => ({
    id: `coins${from}`,
    from,
    to: (from + 1) % 3,
    max: purse(g.s, from),
  }));
  const gives = yield* bargain({
    tag: 'deal',
    from: 'rule:deal',
    parties: SEATS,
    goodsFor: () => goods,
    limits: {},
    canKeep: () => true,
    rounds: 1,
  });
  for (const { id, from, to } of goods) moveCount(g, g.s.coins, 0, from, to, gives?.[id] ?? 0);
}

export const fair = bareRules<Fair>({
  id: 'fair',
  create(_, random) {
    const deck = random.shuffle([...Array(CARDS).keys()]);
    return { round: 0, cards: { zone: deck.map(() => DECK), in: [deck, [], [], [], []] }, coins: { at: [[5], [5], [5], [5]] } };
  },
  *setup(g) {
    yield* ask({ kind: 'yesno', seat: 0, tag: 'ready', from: 'rule:setup' });
    for (const seat of SEATS) for (let i = 0; i < 3; i++) draw(g, seat);
  },
  *step(g) {
    if (g.s.round === ROUNDS) return false;
    const seat = g.s.round % 3;
    yield* window(g, START, {});
    yield* because(g, 'rule', 'turn', seat, turn(g, seat));
    yield* settle(g);
    yield* window(g, END, {});
    endLingering(g, (e) => e.until === 'round');
    g.s.round++;
    stamp(g, 1, g.s.round);
    touch(g, 'round');
    return true;
  },
  attachAll(g) {
    for (const who of SEATS) attach(g, { key: `seat${who}`, order: who + 1, who: () => who }, sheet);
    attach(g, { key: 'rules', order: 0, who: () => -1 }, limit);
  },
  timing: (g) => SEATS.map((i) => (g.s.round + i) % 3),
  raisable: (g, seat) => (hand(g.s, seat).length > 0 ? ['burn', 'sell'] : []),
  *serve(g, seat, key) {
    const [first] = hand(g.s, seat);
    const sold = (): Decision => ({ kind: 'choose', seat, tag: key, from: 'power:sell', options: hand(g.s, seat) });
    discard(g, key === 'burn' ? first : ((yield* ask(sold())) as string));
    if (key === 'sell' && g.s.coins.at[BANK][0] > 0) moveCount(g, g.s.coins, 0, BANK, seat, 1);
  },
  lingering: () => luck,
  cells: ({ s }) => ['round', 'lingering', ...[...s.cards.in.keys()].map(zoneCell), ...SEATS.map(placeCell), placeCell(BANK)],
  cell({ s, k }, key) {
    if (key === 'round') return { all: s.round };
    if (key === 'lingering') return { all: k.lingering.map((e) => [e.kind, e.owner]) };
    const [kind, n] = key.split(':');
    const at = Number(n);
    if (kind === 'place') return { all: s.coins.at[at][0] };
    if (at === DISCARDS) return { all: s.cards.in[at] };
    return { all: s.cards.in[at].length, own: at === DECK ? {} : { [at - HANDS]: s.cards.in[at] } };
  },
  faults({ s }) {
    const sum = s.coins.at.reduce((all, [n]) => all + n, 0);
    return [...pieceFaults(s.cards, 'card'), ...(sum === 20 ? [] : [`${sum} coins in all`])];
  },
  scramble({ s }, seat, random) {
    const hidden = s.cards.in.filter((_, zone) => zone !== DISCARDS && zone - HANDS !== seat);
    const cards = random.shuffle(hidden.flat());
    for (const zone of hidden) for (let i = 0; i < zone.length; i++) zone[i] = cards.pop() ?? 0;
    s.cards.in.forEach((zone, z) => zone.forEach((card) => (s.cards.zone[card] = z)));
  },
});
