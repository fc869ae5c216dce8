import {
  ability,
  alien,
  alliesOn,
  alliesReturn,
  asker,
  choosePlayer,
  type Cosmic,
  DEFENSE,
  enc,
  handOf,
  handSize,
  hasLost,
  isDefense,
  landingAllies,
  mainSide,
  OFFENSE,
  opponent,
  other,
  pickBlindly,
  type Player,
  strandAllies,
  takeCards,
} from '../../../effects/index.ts';

const withCards = (g: Cosmic, me: Player, who: readonly Player[]): Player[] => who.filter((p) => p !== me && handSize(g, p) > 0);

/** The opponent and its allies, as far as they have anything to take. */
const victims = (g: Cosmic, me: Player): Player[] =>
  withCards(g, me, [...new Set([opponent(g, me), ...alliesOn(g, other(mainSide(g, me)))])]);

/** Those who have won, as far as they have anything to take. */
const victors = (g: Cosmic, me: Player): Player[] => withCards(g, me, [...new Set(enc(g).winners)]);

/** Has this player defended the planet in vain, with allies of the offense about to land on it? */
const isOverrun = (g: Cosmic, me: Player): boolean =>
  hasLost(g, me) && (isDefense(g, me) || alliesOn(g, DEFENSE).includes(me)) && landingAllies(g, OFFENSE).length > 0;

export const outlaw = alien({
  id: 'outlaw',
  name: 'Outlaw',
  set: 'storm',
  alert: 'green',
  summary: 'Robs everybody on the other side',
  asks: { 'outlaw.rob': 'From whom do you take a card?' },
  power: {
    text:
      'As a main player, once the alliances stand, you may rob your opponent and all its allies: you take one random card out of the hand of each ' +
      'of them.',
    clauses: [
      ability({
        at: 'alliance.formed',
        as: 'main',
        when: ({ g, me }) => victims(g, me).length > 0,
        *commit({ g, me }) {
          for (const p of victims(g, me)) takeCards(g, me, p, yield* pickBlindly(g, me, handOf(g, p), 1));
        },
      }),
    ],
  },
  wild: {
    text: 'As an ally whose side has lost: take a random card out of the hand of somebody who has won.',
    clauses: [
      ability<{ readonly who: Player }>({
        at: 'resolution.afterOutcome',
        as: 'ally',
        when: ({ g, me }) => hasLost(g, me) && victors(g, me).length > 0,
        *prepare({ g, me }) {
          return { who: yield* choosePlayer(g, me, victors(g, me), { tag: 'outlaw.rob' }) };
        },
        *commit({ g, me }, { who }) {
          takeCards(g, me, who, yield* pickBlindly(g, me, handOf(g, who), 1));
        },
      }),
    ],
  },
  super: {
    text: 'As the defense or its ally, when your side has lost: the allies of the offense do not land. They take their ships home to any colonies of theirs.',
    clauses: [
      ability({
        at: 'resolution.landing',
        when: ({ g, me }) => isOverrun(g, me),
        *commit({ g }) {
          yield* strandAllies(g);
          yield* alliesReturn(g, OFFENSE, asker(g));
        },
      }),
    ],
  },
});
