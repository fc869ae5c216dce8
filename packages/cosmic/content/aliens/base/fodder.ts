import {
  ability,
  addToTotal,
  alien,
  amend,
  attacksStand,
  chooseCards,
  chooseOption,
  committable,
  type Cosmic,
  DEFENSE,
  discard,
  discardable,
  enc,
  faceOf,
  holdsSuper,
  isBarred,
  isInvolved,
  joinSide,
  mainSide,
  OFFENSE,
  opponent,
  type Player,
  SHOWS,
  type Side,
  sideName,
  SIDES,
  slotOf,
  stillDiscardable,
} from '../../../effects/index.ts';

/** Attack cards lower than the opponent's and, without the super flare, higher than one's own. */
function fodderFor(g: Cosmic, me: Player, any: boolean): number[] {
  const [mine, theirs] = [slotOf(g, me).value, slotOf(g, opponent(g, me)).value];
  return discardable(g, me).filter((card) => {
    const { type, value } = faceOf(g, card);
    return type === 'attack' && value < theirs && (any || value > mine); // faq-fodder-2
  });
}

/** The sides that invited this player. */
const invitations = (g: Cosmic, p: Player): Side[] => SIDES.filter((side) => enc(g).invited[side].includes(p)); // faq-fodder-1

/** Those that it may still join, having joined neither. */
const declined = (g: Cosmic, p: Player): Side[] =>
  isInvolved(g, p) || enc(g).joined.some((side) => side.includes(p)) ? [] : invitations(g, p).filter((side) => !isBarred(g, p, side));

export const fodder = alien({
  id: 'fodder',
  name: 'Fodder',
  set: 'base',
  alert: 'yellow',
  summary: 'Overwhelms with many low cards',
  asks: { 'fodder.cards': 'Which attack cards do you add to your total and discard?', 'fodder.side': 'Which side do you join after all?' },
  power: {
    text:
      'As a main player, when you and your opponent have both revealed attacks: you may discard, all at once, attack cards higher than yours and ' +
      "lower than your opponent's, and add them to your total.",
    clauses: [
      ability<readonly number[]>({
        at: 'reveal.revealed',
        as: 'main',
        when: ({ g, me }) => attacksStand(g) && fodderFor(g, me, holdsSuper(g, me, 'fodder')).length > 0,
        *prepare({ g, me }, boost) {
          const cards = fodderFor(g, me, boost !== null);
          if (cards.length === 0) return null;
          return yield* chooseCards(g, me, cards, { tag: 'fodder.cards', min: 1, max: cards.length });
        },
        *commit({ g, me }, chosen) {
          const cards = stillDiscardable(g, me, chosen);
          addToTotal(
            g,
            mainSide(g, me),
            cards.reduce((n, card) => n + faceOf(g, card).value, 0),
          );
          yield* discard(g, me, cards, 'effect');
        },
      }),
    ],
  },
  wild: {
    text: 'Once cards are revealed, if you were invited and stayed out: you join a side that had invited you, with one ship.',
    clauses: [
      ability<{ side: Side }>({
        at: 'reveal.revealed',
        as: 'not-main',
        when: ({ g, me }) => declined(g, me).length > 0 && committable(g, me) > 0,
        *prepare({ g, me }) {
          const side = yield* chooseOption(g, me, declined(g, me).map(sideName), { tag: 'fodder.side', shows: SHOWS.side });
          return { side: side === 'offense' ? OFFENSE : DEFENSE };
        },
        *commit({ g, me }, { side }) {
          yield* joinSide(g, me, side, 0, 1);
        },
      }),
    ],
  },
  super: {
    text: "Your power may discard any attack cards lower than your opponent's, whatever your own card is.",
    clauses: [amend({ when: ({ g, me }) => fodderFor(g, me, true).length > fodderFor(g, me, false).length })],
  },
});
