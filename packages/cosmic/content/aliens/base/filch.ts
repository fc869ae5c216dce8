import {
  ability,
  alien,
  amend,
  type Booty,
  canSteal,
  chooseCard,
  type ClauseSpec,
  type Cosmic,
  discard,
  discardable,
  enc,
  isDiscarded,
  oneOfEachKind,
  pickUp,
  playedAs,
  type Player,
  reaction,
  steal,
  typeOf,
} from '../../../effects/index.ts';

/** Used encounter cards of other main players (of the opponent, or with the super flare of both) that lie on the discard pile. */
const loot = (g: Cosmic, me: Player): number[] =>
  enc(g)
    .discarded.filter((x) => x.by !== me) // faq-filch-2
    .map((x) => x.card)
    .filter((card) => isDiscarded(g, card));

/** Negotiates that could be discarded, one of each kind and place. */
const bribes = (g: Cosmic, me: Player): number[] =>
  oneOfEachKind(
    g,
    discardable(g, me).filter((x) => typeOf(g, x) === 'negotiate'),
  );

const theft = (what: Booty): ClauseSpec =>
  ability({
    id: what,
    at: 'any.time',
    unshown: true,
    when: ({ g, me }) => canSteal(g, me, what),
    *commit({ g, me, card }) {
      steal(g, me, what, card);
    },
  });

export const filch = alien({
  id: 'filch',
  name: 'Filch',
  set: 'base',
  alert: 'green',
  summary: 'Takes the used card of its opponent',
  asks: {
    'filch.card': 'Which used card do you take?',
    'filch.price': 'Which negotiate do you discard?',
    'filch:wild.ship': 'Steal a ship of yours from the warp',
    'filch:wild.deck': 'Steal the top card of the deck',
    'filch:wild.pile': 'Steal the top card of the discard pile',
  },
  power: {
    text: 'As a main player, after encounter cards were discarded, you may pick up the one of your opponent.',
    clauses: [
      ability<number>({
        at: 'resolution.discarded', // faq-filch-1
        as: 'main',
        when: ({ g, me }) => loot(g, me).length > 0,
        prepare: ({ g, me }) => chooseCard(g, me, loot(g, me), { tag: 'filch.card' }),
        *commit({ g, me }, card) {
          // An answer to the use may have led to a new deck made of the pile.
          if (isDiscarded(g, card)) pickUp(g, me, [card]);
        },
      }),
    ],
  },
  wild: {
    text: 'When somebody else plays an artifact or a flare: discard a negotiate, and the card does nothing but come into your hand.',
    clauses: [
      reaction<'card.play', number>({
        on: 'card.play',
        when: ({ g, me, ev }) => ev.by !== me && ['artifact', 'flare'].includes(playedAs(ev).type) && bribes(g, me).length > 0,
        prepare: ({ g, me }) => chooseCard(g, me, bribes(g, me), { tag: 'filch.price' }),
        *commit({ g, me, ev }, negotiate) {
          yield* discard(g, me, [negotiate], 'effect');
          ev.goesTo = { hand: me };
          ev.stopped = true;
        },
      }),
    ],
  },
  // The older printing, with the house rule for it. Nothing of it is shown until somebody notices (faq-filch-3).
  classic: {
    rule: 'filchFlare',
    wild: {
      text:
        'Once a phase you may steal, without a word, the top card of the deck or of the discard pile, or one of your ships from the warp. ' +
        'Whoever notices it before the phase ends may say so: what you took goes back, and you lose a ship.',
      clauses: [theft('ship'), theft('deck'), theft('pile')],
    },
  },
  super: {
    text: 'You may use your power when you are not a main player, on the used card of either of them.',
    clauses: [amend({ as: 'not-main' })],
  },
});
