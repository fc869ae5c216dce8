import { isMain, opponent } from '../../board/people.ts';
import { enc, Z, type Cosmic, type Player } from '../../board/state.ts';
import { discard } from '../../cards/discard.ts';
import { discardable, pickUp, typeOf, zoneOf } from '../../cards/zones.ts';
import { ability, amend, reaction } from '../../powers/clauses.ts';
import { chooseCard } from '../../words.ts';
import { alien, unimplemented } from '../define.ts';

/** Used encounter cards of the opponent, or with the super flare of anybody else, that lie on the discard pile. */
const loot = (g: Cosmic, me: Player): number[] =>
  enc(g)
    .discarded.filter((x) => (isMain(g, me) ? x.by === opponent(g, me) : x.by !== me))
    .map((x) => x.card)
    .filter((card) => zoneOf(g, card) === Z.discard);

/** One negotiate for each place it could be discarded from: they are all alike. */
function bribes(g: Cosmic, me: Player): number[] {
  const negotiates = discardable(g, me).filter((x) => typeOf(g, x) === 'negotiate');
  return negotiates.filter((x, i) => negotiates.findIndex((y) => zoneOf(g, y) === zoneOf(g, x)) === i);
}

export const filch = alien({
  id: 'filch',
  name: 'Filch',
  set: 'base',
  alert: 'green',
  summary: 'Takes the used card of its opponent',
  asks: {
    'filch.card': 'Which used card do you take?',
    'filch.price': 'Which negotiate do you discard?',
  },
  power: {
    text: 'As a main player, after encounter cards were discarded, you may pick up the one of your opponent.',
    clauses: [
      ability<number>({
        at: 'resolution.discarded',
        as: 'main',
        when: ({ g, me }) => loot(g, me).length > 0,
        prepare: ({ g, me }) => chooseCard(g, me, loot(g, me), { tag: 'filch.card' }),
        *commit({ g, me }, card) {
          pickUp(g, me, [card]);
        },
      }),
    ],
  },
  wild: {
    text: 'When somebody else plays an artifact or a flare: discard a negotiate, and the card does nothing but come into your hand.',
    clauses: [
      reaction<'card.play', number>({
        on: 'card.play',
        when: ({ g, me, ev }) =>
          ev.by !== me && ['artifact', 'flare'].includes(typeOf(g, ev.card)) && bribes(g, me).length > 0,
        prepare: ({ g, me }) => chooseCard(g, me, bribes(g, me), { tag: 'filch.price' }),
        *commit({ g, me, ev }, negotiate) {
          yield* discard(g, me, [negotiate], 'effect');
          ev.goesTo = { hand: me };
          ev.stopped = true;
        },
      }),
    ],
  },
  // The older flare lets its holder cheat and lose a ship when seen. Here nobody can move a piece unseen, so it stays out
  // (kernel-needs 8.5).
  classic: {
    wild: unimplemented(
      'You may help yourself to ships from the warp and to cards from the deck or the discard pile while nobody looks. Caught, you put ' +
        'back what you took, lose a ship, and everybody knows the card.',
    ),
  },
  super: {
    text: 'You may use your power when you are not a main player, on the used card of either of them.',
    clauses: [amend({ as: 'not-main' })],
  },
});
