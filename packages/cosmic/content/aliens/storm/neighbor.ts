import {
  ability,
  addToTotal,
  alien,
  alliesOn,
  amend,
  type Cosmic,
  enc,
  idleShips,
  isMain,
  mainOn,
  mySide,
  type Player,
  reaction,
  revealedAs,
  shipsIn,
} from '../../../effects/index.ts';

/** Ships of a player in the targeted system that stay out of the encounter. */
const neighbours = (g: Cosmic, p: Player): number => (enc(g).target < 0 ? 0 : idleShips(g, p, g.s.places[enc(g).target].system));

/** The same of all allies of a main player. */
function neighboursOfAllies(g: Cosmic, me: Player): number {
  if (!isMain(g, me)) return 0;
  let n = 0;
  for (const p of alliesOn(g, mySide(g, me))) if (p !== me) n += neighbours(g, p);
  return n;
}

/** Has the main player on this player's side revealed an attack? */
const attacks = (g: Cosmic, me: Player): boolean => revealedAs(g, mainOn(g, mySide(g, me))) === 'attack';

export const neighbor = alien({
  id: 'neighbor',
  name: 'Neighbor',
  set: 'storm',
  alert: 'green',
  summary: 'Is helped by its ships nearby',
  power: {
    text:
      'As a main player or ally whose side has revealed an attack card: your side gains 1 for each ship of yours that is in the targeted system ' +
      'without taking part in the encounter.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main-or-ally',
        must: true,
        // Used with nobody near as well: who comes later does not count.
        when: ({ g, me }) => attacks(g, me),
        *commit({ g, me }, _plan, boost) {
          addToTotal(g, mySide(g, me), neighbours(g, me) + (boost ? neighboursOfAllies(g, me) : 0));
        },
      }),
    ],
  },
  wild: {
    text: 'As an ally of a defense that won, when you receive rewards for it: as many more as the defense had ships in the encounter.',
    clauses: [
      reaction<'rewards'>({
        on: 'rewards',
        as: 'defensive-ally',
        when: ({ g, me, ev }) => ev.who === me && ev.why === 'defender' && shipsIn(g, enc(g).defense) > 0,
        *commit({ g, ev }) {
          ev.n += shipsIn(g, enc(g).defense);
        },
      }),
    ],
  },
  super: {
    text: 'As a main player you also gain 1 for each ship that an ally of yours has in the targeted system outside the encounter.',
    clauses: [amend({ when: ({ g, me }) => neighboursOfAllies(g, me) > 0 })],
  },
});
