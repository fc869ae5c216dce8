import {
  addLosses,
  alien,
  alliesOn,
  amend,
  asker,
  chooseAmong,
  choosePlayers,
  type Cosmic,
  countShips,
  type Ctx,
  enc,
  type Flow,
  groupsAt,
  hasWonAsMain,
  loseShips,
  type LossEvent,
  mainSide,
  notDoomed,
  opponent,
  other,
  type Player,
  players,
  reaction,
  revealedAs,
  type ShipGroup,
  shipsOn,
  timing,
  type PlaceNo,
} from '../../../effects/index.ts';

const strength = (g: Cosmic, me: Player): number => countShips(shipsOn(g, mainSide(g, me), me));

/** The allies of the opponent, in timing order. */
function accomplices(g: Cosmic, me: Player): Player[] {
  const allies = alliesOn(g, other(mainSide(g, me)));
  return timing(g).filter((p) => p !== me && allies.includes(p));
}

const pickAccomplices = (g: Cosmic, me: Player): Flow<Player[]> =>
  choosePlayers(g, me, accomplices(g, me), { tag: 'cudgel.allies', min: 1 });

/** Further losing ships, picked by their owner: they go the way of those that lost the encounter. */
function* smash({ g, ev }: Ctx<LossEvent>, p: Player, n: number): Flow<ShipGroup[]> {
  const how = { tag: 'cudgel.smash', from: asker(g), min: n, max: n, data: { n } };
  return yield* chooseAmong(g, p, notDoomed(g, ev, p), how);
}

/** Ships of others on a planet. */
const othersOn = (g: Cosmic, me: Player, planet: PlaceNo): ShipGroup[] =>
  players(g)
    .filter((p) => p !== me)
    .flatMap((p) => groupsAt(g, p, planet));

export const cudgel = alien({
  id: 'cudgel',
  name: 'Cudgel',
  set: 'base',
  alert: 'green',
  summary: 'Smashes more ships than were sent',
  asks: {
    'cudgel.smash': 'Which further ships do you lose? They are {n}, or all you have.',
    'cudgel.allies': 'Which allies of your opponent do you smash too?',
  },
  power: {
    text:
      'As a main player who wins with an attack revealed: besides what it loses anyhow, your opponent loses as many further ships, of its own ' +
      'choice, as you have in the encounter.',
    clauses: [
      reaction<'ships.count', { who: Player[] }>({
        on: 'ships.count',
        as: 'main',
        must: true,
        when: ({ g, me, ev }) => ev.kind === 'losing' && hasWonAsMain(g, me) && revealedAs(g, me) === 'attack' && strength(g, me) > 0,
        *prepare({ g, me, ev }, boost) {
          const allies = boost ? yield* pickAccomplices(g, me) : []; // faq-cudgel-1
          const who = [opponent(g, me), ...allies].filter((p) => notDoomed(g, ev, p).length > 0);
          return who.length > 0 ? { who } : null;
        },
        *commit(c, { who }) {
          const n = strength(c.g, c.me);
          const ships: ShipGroup[] = [];
          for (const p of who) ships.push(...(yield* smash(c, p, n)));
          addLosses(c.g, c.ev, ships); // faq-fungus-06
        },
      }),
    ],
  },
  wild: {
    text: 'When you gain a colony as the offense: all ships of others on that planet go to the warp, but not those that were allied with you.',
    clauses: [
      reaction<'ships.landed'>({
        on: 'ships.landed',
        as: 'offense',
        // Allies land after the offense: their ships are not on the planet yet.
        when: ({ g, me, ev }) => ev.who === me && ev.founded && enc(g).phase === 'resolution' && othersOn(g, me, ev.place).length > 0,
        *commit({ g, me, ev }) {
          yield* loseShips(g, 'sent', me, othersOn(g, me, ev.place));
        },
      }),
    ],
  },
  super: {
    text: 'When you smash your opponent you may smash any of its allies as well; each of them loses as many ships as you have there.',
    clauses: [amend({ when: ({ g, me }) => accomplices(g, me).length > 0 })],
  },
});
