import {
  ability,
  alien,
  alliesOn,
  choosePlayer,
  clockwise,
  type Cosmic,
  hasColony,
  homePlanets,
  isProtected,
  lend,
  ownSheets,
  type Player,
  reaction,
  SIDES,
  stealable,
  suppressed,
} from '../../../effects/index.ts';

const hasColonyWith = (g: Cosmic, p: Player, host: Player): boolean =>
  host !== p && homePlanets(g, host).some((planet) => hasColony(g, p, planet));

/** Players with a power to graft, in whose home systems there is a colony to graft it from. */
const hosts = (g: Cosmic, me: Player): Player[] => clockwise(g, me).filter((p) => hasColonyWith(g, me, p) && stealable(g, p).length > 0);

const robbableAllies = (g: Cosmic, me: Player): Player[] =>
  clockwise(g, me).filter((p) => p !== me && SIDES.some((side) => alliesOn(g, side).includes(p)) && stealable(g, p).length > 0);

export const plant = alien({
  id: 'plant',
  name: 'Plant',
  set: 'incursion',
  alert: 'red',
  summary: 'Grafts the powers of its hosts',
  asks: { 'plant.graft': 'Whose power do you graft?', 'plant.steal': 'Which ally do you rob of its power?' },
  power: {
    text:
      'As a main player who has not yet selected a card, you may graft a player at whose home you have a colony: its power is yours, with ' +
      'all that belongs to it, until the encounter ends or you lose your own power.',
    clauses: [
      ability<{ readonly host: Player }>({
        at: 'planning.beforeSelect',
        as: 'main',
        per: 'encounter',
        when: ({ g, me }) => hosts(g, me).length > 0,
        *prepare({ g, me }) {
          return { host: yield* choosePlayer(g, me, hosts(g, me), { tag: 'plant.graft' }) };
        },
        *commit({ g, me, sheet }, { host }) {
          for (const s of stealable(g, host)) lend(g, s, me, sheet);
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player, once the alliances stand: take the power of an ally of either side for this encounter, in place of your own.',
    clauses: [
      ability<{ readonly ally: Player }>({
        at: 'alliance.formed',
        as: 'main',
        when: ({ g, me }) => robbableAllies(g, me).length > 0,
        *prepare({ g, me }) {
          return { ally: yield* choosePlayer(g, me, robbableAllies(g, me), { tag: 'plant.steal' }) };
        },
        *commit({ g, me }, { ally }) {
          for (const s of ownSheets(g, me)) if (!isProtected(s, 'lose')) suppressed.start(g, me, { sheet: s.id });
          for (const s of stealable(g, ally)) lend(g, s, me, -1);
        },
      }),
    ],
  },
  super: {
    text: 'When somebody wins at whose home you have a colony: nobody wins but you.',
    clauses: [
      reaction<'win'>({
        on: 'win',
        when: ({ g, me, ev }) => ev.winners.some((p) => hasColonyWith(g, me, p)),
        *commit({ me, ev }) {
          ev.winners = [me];
          ev.how = 'plant';
        },
      }),
    ],
  },
});
