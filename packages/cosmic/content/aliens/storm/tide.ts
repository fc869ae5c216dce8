import {
  ability,
  alien,
  alliesOn,
  chooseCards,
  type Cosmic,
  discard,
  discardable,
  drawCards,
  type Flow,
  hasLostAsMain,
  hasWonAsMain,
  inResolution,
  mainSide,
  opposing,
  type Player,
  reaction,
  setTokens,
  type Sheet,
  sheetOf,
  timing,
} from '../../../effects/index.ts';

/** Tokens at the beginning. */
const START = 2;
/** The last token stays. */
const LEAST = 1;
/** Rewards for an ally with the wild flare. */
const REWARDS = 4;

/** A main player and its allies draw a card for each token. */
function* flow(g: Cosmic, me: Player, n: number): Flow {
  const side = [me, ...alliesOn(g, mainSide(g, me))];
  for (const p of timing(g).slice()) if (side.includes(p)) yield* drawCards(g, p, n);
}

/** Everybody on the other side discards a card for each token, as far as they have any. */
function* ebb(g: Cosmic, me: Player, n: number): Flow {
  for (const p of opposing(g, me)) {
    const cards = yield* chooseCards(g, p, discardable(g, p), { tag: 'tide.discard', min: n, max: n, data: { n } });
    yield* discard(g, p, cards, 'effect');
  }
}

const addToken = (g: Cosmic, sheet: Sheet): void => setTokens(g, sheet, sheet.tokens + 1);

export const tide = alien({
  id: 'tide',
  name: 'Tide',
  set: 'storm',
  alert: 'yellow',
  summary: 'Brings cards when it wins, takes them when it loses',
  asks: { 'tide.discard': 'Which {n, plural, one {# card} other {# cards}} do you discard?' },
  power: {
    text:
      'You begin with two tokens. After winning as a main player you gain one; then you and your allies each draw a card for every token. After ' +
      'losing as a main player with more than one token you give one up; then your opponent and its allies each discard a card of their choice ' +
      'for every token you have left.',
    clauses: [
      ability({
        id: 'flow',
        at: 'resolution.afterOutcome',
        as: 'main',
        must: true,
        when: ({ g, me }) => hasWonAsMain(g, me),
        *commit({ g, me, sheet }) {
          addToken(g, g.s.sheets[sheet]);
          yield* flow(g, me, g.s.sheets[sheet].tokens);
        },
      }),
      ability({
        id: 'ebb',
        at: 'resolution.afterOutcome',
        as: 'main',
        must: true,
        when: ({ g, me, sheet }) => hasLostAsMain(g, me) && g.s.sheets[sheet].tokens > LEAST,
        *commit({ g, me, sheet }) {
          const own = g.s.sheets[sheet];
          setTokens(g, own, own.tokens - 1);
          yield* ebb(g, me, own.tokens);
        },
      }),
    ],
  },
  *setup(g, _me, sheet) {
    setTokens(g, sheet, START);
  },
  wild: {
    text: 'As an ally who receives rewards: receive four of them, however many ships you have in the encounter.',
    clauses: [
      reaction<'rewards'>({
        on: 'rewards',
        as: 'ally',
        when: ({ g, me, ev }) => inResolution(g) && ev.who === me && ev.n < REWARDS,
        *commit({ ev }) {
          ev.n = REWARDS;
        },
      }),
    ],
  },
  super: {
    text: 'Whenever you like: put another token on your sheet.',
    clauses: [
      ability({
        at: 'any.time',
        *commit({ g }) {
          const sheet = sheetOf(g, 'tide');
          if (sheet) addToken(g, sheet);
        },
      }),
    ],
  },
});
