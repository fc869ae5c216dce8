import {
  ability,
  alien,
  amend,
  announceColonies,
  asker,
  chooseAmong,
  chooseCard,
  choosePlanet,
  choosePlayer,
  colourOf,
  type Cosmic,
  countShips,
  doomed,
  enc,
  type Flow,
  type Founding,
  handOf,
  handSize,
  hasLost,
  hasLostAsMain,
  homePlanets,
  land,
  type Loss,
  type LossEvent,
  opponent,
  others,
  type Player,
  reaction,
  roomOn,
  survivingColonies,
  takeCards,
  withdraw,
  type PlaceNo,
} from '../../../effects/index.ts';

/** Where the beaten ships go, and who gets the super flare if it was played for two planets; else -1. */
interface Escape {
  readonly planets: readonly PlaceNo[];
  readonly heir: Player;
}

/** The ships that are about to be lost together with the home colony they defended. */
function evicted(g: Cosmic, me: Player, ev: LossEvent): Loss[] {
  const { target } = enc(g);
  if (ev.kind !== 'losing' || !hasLost(g, me) || g.s.places[target].system !== colourOf(g, me)) return [];
  return survivingColonies(g, me, ev).includes(target) ? [] : doomed(ev, me).filter((x) => x.place === target);
}

const refuges = (g: Cosmic): number[] => homePlanets(g, enc(g).offense).filter((x) => roomOn(g, x) > 0);

/** Ships leave the loss and settle on these planets, as far as there is room: of two, some on the first, the others on the second. */
function* settleOn(g: Cosmic, me: Player, ev: LossEvent, planets: readonly PlaceNo[]): Flow {
  let left: readonly Loss[] = evicted(g, me, ev);
  const founded: Founding[] = [];
  for (let i = 0; i < planets.length && left.length > 0; i++) {
    const last = i === planets.length - 1;
    const most = Math.min(countShips(left) - (last ? 0 : 1), roomOn(g, planets[i]));
    const how = { tag: last ? 'sneak.last' : 'sneak.split', from: asker(g), min: last ? most : 1, max: most };
    const going = yield* chooseAmong(g, me, left, how);
    for (const x of going) {
      const loss = left.find((y) => y.colour === x.colour && y.stack === x.stack);
      if (loss) withdraw(ev, loss, x.n);
    }
    yield* land(g, me, going, planets[i], founded);
    left = evicted(g, me, ev);
  }
  yield* announceColonies(g, founded);
}

export const sneak = alien({
  id: 'sneak',
  name: 'Sneak',
  set: 'storm',
  alert: 'yellow',
  keepsPower: true,
  summary: 'Moves in with whoever drives it out',
  asks: {
    'sneak.planet': 'On which planet of the offense do your beaten ships settle?',
    'sneak.second': 'On which other planet do some of them settle?',
    'sneak.split': 'How many ships settle on the first planet? The others go to the second.',
    'sneak.last': 'Which ships settle on the planet?',
    'sneak.heir': 'Who gets your flare?',
    'sneak.card': 'Which card of {from} do you take?',
  },
  power: {
    text:
      'As the defense, when losing costs you a home colony: your ships from it may settle at once on one planet in the home system of the ' +
      'offense instead of going to the warp. You keep this power however few home colonies you have.',
    clauses: [
      reaction<'ships.save', Escape>({
        on: 'ships.save',
        as: 'defense',
        when: ({ g, me, ev }) => evicted(g, me, ev).length > 0 && refuges(g).length > 0,
        *prepare({ g, me }, boost) {
          const first = yield* choosePlanet(g, me, refuges(g), { tag: 'sneak.planet' });
          if (!boost) return { planets: [first], heir: -1 };
          const rest = refuges(g).filter((x) => x !== first);
          const second = yield* choosePlanet(g, me, rest, { tag: 'sneak.second' });
          // Never to oneself (faq-sneak-1).
          const heir = yield* choosePlayer(g, me, others(g, me), { tag: 'sneak.heir' });
          return { planets: [first, second], heir };
        },
        *commit({ g, me, ev }, { planets }) {
          yield* settleOn(g, me, ev, planets);
        },
        declares: ({ heir }) => ({ heir }),
      }),
    ],
  },
  wild: {
    text:
      "As the defense, when you have lost: look at your opponent's hand, before or after compensation is collected, and take one card out " +
      'of it.',
    clauses: [
      ability({
        at: ['resolution.beforeCompensation', 'resolution.afterOutcome'],
        as: 'defense',
        when: ({ g, me }) => hasLostAsMain(g, me) && handSize(g, opponent(g, me)) > 0,
        *commit({ g, me }) {
          const from = opponent(g, me);
          takeCards(g, me, from, [yield* chooseCard(g, me, handOf(g, from), { tag: 'sneak.card', data: { from } })]);
        },
      }),
    ],
  },
  super: {
    text: 'Your power may settle two planets of the offense if you have a ship for each. The flare then goes to another player of your choice.',
    clauses: [amend({ on: 'ships.save', when: ({ g, me, ev }) => refuges(g).length > 1 && countShips(evicted(g, me, ev)) > 1 })],
  },
});
