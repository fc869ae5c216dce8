import {
  ability,
  alien,
  amend,
  chooseCards,
  chooseOption,
  type Cosmic,
  discard,
  discardable,
  drawCards,
  drawUntil,
  enc,
  type Flow,
  FULL_HAND,
  handOf,
  handSize,
  hasSucceededAsMain,
  mainSide,
  opponent,
  other,
  others,
  pickBlindly,
  type Player,
  playerKey,
  playerOfKey,
  restOfHand,
  restToDiscard,
  SHOWS,
  superOf,
  takeCards,
} from '../../../effects/index.ts';

/** Cards that may be thrown away first with the super flare. */
const SHED = 3;

/** Is there a place for another card, once the flare is on the table and cards have been shed? */
function canMakeRoom(g: Cosmic, me: Player): boolean {
  const flare = superOf(g, me, 'mutant');
  return flare >= 0 && restOfHand(g, me, flare).length - SHED < FULL_HAND;
}

function* shed(g: Cosmic, me: Player): Flow {
  const cards = yield* chooseCards(g, me, discardable(g, me), { tag: 'mutant.shed', min: 0, max: SHED });
  yield* discard(g, me, cards, 'effect');
}

/** Draws a card from wherever its owner likes. `missing`: how many there are to go. */
function* drawOne(g: Cosmic, me: Player, missing: number): Flow {
  const full = others(g, me).filter((p) => handSize(g, p) > 0);
  const options = ['deck', ...full.map(playerKey)];
  const source = yield* chooseOption(g, me, options, { tag: 'mutant.source', shows: SHOWS.player, data: { n: missing } });
  if (source === 'deck') yield* drawCards(g, me, 1);
  else yield* takeFrom(g, me, playerOfKey(source));
}

function* takeFrom(g: Cosmic, me: Player, from: Player): Flow {
  takeCards(g, me, from, yield* pickBlindly(g, me, handOf(g, from), 1));
}

/** The opponent, if there is one, and everybody who allied with it, as far as they have cards. */
function defeated(g: Cosmic, me: Player): Player[] {
  const them = [opponent(g, me), ...enc(g).joined[other(mainSide(g, me))]];
  return [...new Set(them)].filter((p) => p >= 0 && p !== me && handSize(g, p) > 0);
}

export const mutant = alien({
  id: 'mutant',
  name: 'Mutant',
  set: 'base',
  alert: 'green',
  summary: 'Fills its hand up to eight cards',
  asks: {
    'mutant.source': 'Where do you draw the next card from? {n} to go.',
    'mutant.source:deck': 'The deck',
    'mutant.shed': 'Which cards do you discard first? Three at most.',
  },
  power: {
    text:
      'As a main player, before anybody is invited, with fewer than eight cards: you may draw up to eight again, one by one, unseen, from ' +
      'the deck or out of the hands of others as you like.',
    clauses: [
      ability<true>({
        at: 'alliance.beforeInvites',
        as: 'main',
        when: ({ g, me }) => handSize(g, me) < FULL_HAND || canMakeRoom(g, me),
        *prepare({ g, me }, boost) {
          return boost || handSize(g, me) < FULL_HAND ? true : null;
        },
        *commit({ g, me }, _plan, boost) {
          if (boost) yield* shed(g, me);
          yield* drawUntil(
            g,
            me,
            () => FULL_HAND,
            (missing) => drawOne(g, me, missing),
          );
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player who won or made a deal: take a random card from your opponent and from each of its allies.',
    clauses: [
      ability({
        at: 'resolution.afterOutcome',
        as: 'main',
        when: ({ g, me }) => hasSucceededAsMain(g, me) && defeated(g, me).length > 0,
        *commit({ g, me }) {
          for (const p of defeated(g, me)) yield* takeFrom(g, me, p);
        },
      }),
    ],
  },
  super: {
    text: 'Before you fill up your hand you may discard up to three cards.',
    clauses: [amend({ when: ({ g, me, card }) => restToDiscard(g, me, card).length > 0 })],
  },
});
