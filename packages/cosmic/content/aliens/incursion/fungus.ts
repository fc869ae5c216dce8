import {
  ability,
  addPrey,
  alien,
  ask,
  asker,
  because,
  closeHold,
  type Colour,
  colourOf,
  COLOURS,
  type Cosmic,
  DEFENSE,
  doomed,
  emit,
  enc,
  type Flow,
  groupKey,
  groupsAt,
  hasWon,
  hasWonAsMain,
  holdFor,
  holdNamed,
  inResolution,
  lingering,
  type Loss,
  type LossEvent,
  modifier,
  mySide,
  personOf,
  type Player,
  preyOf,
  reaction,
  redirect,
  returnShips,
  type ShipGroup,
  shipsId,
  shipsOf,
  shipsOn,
  showing,
  SHOWS,
  spreadOf,
  stackById,
  timing,
  withdraw,
} from '../../../effects/index.ts';

/** What a player could capture. */
const catchOf = (ev: LossEvent, me: Player): Loss[] => doomed(ev).filter((x) => x.owner !== me);
const inEncounter = (g: Cosmic, me: Player): ShipGroup[] => shipsOn(g, mySide(g, me), me);

/** The single ships under which prey can go: each stack, and as many plain ships as there is prey. */
function hosts(g: Cosmic, me: Player, prey: number): { id: string; top: ShipGroup }[] {
  return inEncounter(g, me).flatMap((top) => {
    const id = groupKey(g, me, top);
    // The first of several is called like all of them.
    return Array.from({ length: Math.min(top.n, prey) }, (_, i) => ({ id: i === 0 ? id : shipsId({ ...shipsOf(id), nth: i + 1 }), top }));
  });
}

/** Captured ships go under ships of the captor, who says which go under which. */
function* adhere(g: Cosmic, me: Player, prey: ShipGroup): Flow {
  const under = hosts(g, me, prey.n);
  const { n } = prey;
  const answer: { readonly [ship: string]: number } =
    under.length === 1
      ? { [under[0].id]: n }
      : yield* ask(
          showing(
            SHOWS.under,
            spreadOf(
              me,
              'fungus.adhere',
              asker(g),
              under.map((x) => ({ id: x.id, max: n })),
              n,
              n,
              { n, colour: COLOURS[prey.colour] },
            ),
          ),
        );
  for (const { id, top } of under) if (answer[id] > 0) addPrey(g, top, { ...prey, n: answer[id] });
}

/** A stack counts for all the ships in it. */
const heft = lingering('fungus.heft', [
  modifier('ship.weight', (n, q, c) => {
    const whole = n + q.prey; // faq-fungus-11, faq-anti-matter-3
    return q.who === c.me ? whole : n;
  }),
]);

const isStack = (g: Cosmic, x: ShipGroup): boolean => {
  const stack = stackById(g, x.stack);
  return stack !== undefined && preyOf(g, stack) > 0;
};

/** Where the ships are that circle a home system. They stay with the system, whoever has the flare (faq-fungus-02). */
const circleAround = (home: Colour): string => `circle:${COLOURS[home]}`;

/** Ships around the home system in which the encounter takes place, if its owner defends it there. A stack is one ship. */
function circling(g: Cosmic): number {
  const { defense, system } = enc(g);
  const hold = personOf(g, system) === defense ? holdNamed(g, circleAround(system)) : -1;
  return hold < 0 ? 0 : g.s.ships.at[hold].reduce((a, b) => a + b, 0);
}

/** Every captured ship goes home, stacks as they are. */
function* release(g: Cosmic): Flow {
  circle.end(g);
  for (let home = 0; home < COLOURS.length; home++) {
    const hold = holdNamed(g, circleAround(home));
    if (hold < 0) continue;
    // faq-fungus-10
    for (const p of timing(g).slice()) yield* returnShips(g, p, groupsAt(g, p, hold), 'flare:fungus.wild');
    closeHold(g, hold);
  }
}

const anyCircling = (g: Cosmic): boolean =>
  COLOURS.some((_, home) => {
    const hold = holdNamed(g, circleAround(home));
    return hold >= 0 && g.s.ships.at[hold].some((n) => n > 0);
  });

/** The flare was discarded while the ships were on their way: they go home as soon as they have arrived. */
const passing = lingering('fungus.passing', [
  ability({
    id: 'release',
    at: ['resolution.afterOutcome', 'encounter.end'],
    must: true,
    when: ({ g }) => anyCircling(g),
    commit: ({ g }) => because(g, 'flare', 'fungus.wild', -1, release(g)),
  }),
]);

/** The circles last until the flare is discarded. */
const circle = lingering('fungus.circle', [
  modifier('total.add', (n, q, c) => (q.side === DEFENSE ? n + circling(c.g) : n)),
  reaction<'cards.discarded'>({
    on: 'cards.discarded',
    when: ({ g, ev }) => ev.cards.some((card) => g.s.face[card] === 'flare:fungus'),
    *commit({ g }) {
      if (anyCircling(g)) yield* because(g, 'flare', 'fungus.wild', -1, release(g));
      else passing.start(g, -1, {});
    },
  }),
]);

export const fungus = alien({
  id: 'fungus',
  name: 'Fungus',
  set: 'incursion',
  alert: 'yellow',
  summary: 'Captures the ships it beats and carries them along',
  asks: { 'fungus.adhere': 'Under which of your ships do the captured {colour} ones go? There are {n} of them.' },
  power: {
    text:
      'When you win with ships in the encounter, the losing ships are not lost: they go under ships of yours there, and nothing can save ' +
      'them. A stack is a single ship of yours, until it reaches the warp and comes apart. Once cards are revealed, each of your stacks ' +
      'in the encounter adds as much as it has ships.',
    clauses: [
      reaction<'ships.divert'>({
        id: 'adhere',
        on: 'ships.divert',
        as: 'main-or-ally',
        must: true,
        when: ({ g, me, ev }) => ev.kind === 'losing' && hasWon(g, me) && inEncounter(g, me).length > 0 && catchOf(ev, me).length > 0,
        *commit({ g, me, ev }) {
          for (const prey of catchOf(ev, me)) {
            withdraw(ev, prey);
            yield* adhere(g, me, prey);
          }
        },
      }),
      ability({
        id: 'heft',
        at: 'reveal.revealed',
        as: 'main-or-ally',
        must: true,
        when: ({ g, me }) => inEncounter(g, me).some((x) => isStack(g, x)),
        *commit({ g, me }) {
          heft.start(g, me, {});
        },
      }),
    ],
  },
  wild: {
    text:
      'When you win as the defense at home: the opposing ships circle your home system instead of being lost. There they add 1 each to ' +
      'your total whenever you defend at home, and stay even if you lose. They go home when this flare is discarded.',
    clauses: [
      reaction<'ships.divert'>({
        on: 'ships.divert',
        as: 'defense',
        when: ({ g, me, ev }) =>
          ev.kind === 'losing' && hasWonAsMain(g, me) && enc(g).system === colourOf(g, me) && catchOf(ev, me).length > 0,
        *commit({ g, me, ev }) {
          const home = colourOf(g, me);
          const hold = holdFor(g, circleAround(home));
          for (const loss of catchOf(ev, me)) {
            redirect(ev, loss, loss.n, hold);
            emit(g, 'ships-captured', { colour: COLOURS[loss.colour], n: loss.n, by: COLOURS[home] });
          }
          if (circle.all(g).length === 0) circle.start(g, -1, {}, 'game');
        },
      }),
    ],
  },
  super: {
    text: 'As a main player in the resolution phase: your stacks that reach the warp stay together, and come back from there as they are.',
    clauses: [
      reaction<'ships.freed'>({
        on: 'ships.freed',
        as: 'main',
        when: ({ g, me, ev }) => inResolution(g) && ev.losses.some((x) => x.owner === me),
        *commit({ me, ev }) {
          for (const x of ev.losses) if (x.owner === me) withdraw(ev, x);
        },
      }),
    ],
  },
});
