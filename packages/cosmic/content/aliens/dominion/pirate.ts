import {
  ability,
  alien,
  allCaptives,
  amend,
  asker,
  bargainBetween,
  captiveOwners,
  captives,
  capture,
  carryOut,
  chooseAmong,
  chooseNumber,
  choosePlayers,
  type Cosmic,
  countShips,
  type Ctx,
  doomed,
  enc,
  type Flow,
  type Good,
  goodIds,
  handOf,
  handSize,
  hasWon,
  lingering,
  loseShips,
  type Loss,
  type LossEvent,
  mainOn,
  mySide,
  pickBlindly,
  type Player,
  present,
  reaction,
  receiveRewards,
  returnPlaces,
  returnShips,
  rewardsForShips,
  sheetIn,
  type ShipGroup,
  shipsOn,
  takeCards,
  terms,
  withdraw,
} from '../../../effects/index.ts';

/** Ships that can be sold in one regroup. */
const CARGO = 4;
/** Ships that the super flare captures for each one that turns back. */
const GRASP = 2;

const own = (g: Cosmic, me: Player): ShipGroup[] => shipsOn(g, mySide(g, me), me);
/** What could be captured. */
const booty = (ev: LossEvent, me: Player): Loss[] => doomed(ev).filter((x) => x.owner !== me);

/** Others whose ships are captured: a sheet that has changed hands may hold ships of its own player. */
const debtors = (c: Ctx): Player[] => captiveOwners(c.g, sheetIn(c)).filter((p) => p !== c.me);

interface Raid {
  readonly prey: readonly ShipGroup[];
  readonly back: readonly ShipGroup[];
}

/** Captured ships go onto the sheet: as far as they are still on their way to the warp. */
function seize(c: Ctx<LossEvent>, prey: readonly ShipGroup[]): void {
  for (const x of prey) {
    const loss = booty(c.ev, c.me).find((y) => y.place === x.place && y.colour === x.colour && y.stack === x.stack);
    const n = Math.min(x.n, loss?.n ?? 0);
    if (loss === undefined) continue;
    withdraw(c.ev, loss, n);
    capture(c.g, sheetIn(c), [{ ...x, n }]);
  }
}

/** Ships that turned back to raid bring no rewards: those that are left count. */
const raided = lingering('pirate.raided', [
  reaction<'rewards.due'>({
    on: 'rewards.due',
    must: true,
    *commit({ g, me, ev }) {
      const n = rewardsForShips(g, me, countShips(own(g, me)));
      ev.due.forEach((x, i) => x.who === me && ev.due.splice(i, 1, { ...x, n: Math.min(x.n, n) }));
    },
  }),
]);

/** A bargain for the ships of one player is going on. */
const ransom = lingering<{ who: Player }>('pirate.ransom', []);
const RELEASE = 'pirate.release';

function* bargainFor({ g, me }: Ctx, who: Player): Flow {
  ransom.start(g, me, { who });
  const isRelease = (id: string): boolean => {
    const good = goodIds.read(id);
    return good.kind === 'terms' && good.terms === RELEASE;
  };
  const mayGive = (good: Good): boolean => good.from !== me || isRelease(good.id);
  const how = { tag: 'pirate.ransom', from: asker(g), data: { by: me, who }, mayGive };
  const gives = yield* bargainBetween(g, [me, who], how);
  if (gives !== null) yield* carryOut(g, gives);
  ransom.end(g);
}

/** The main player an ally has helped to win. */
const winnerOf = (g: Cosmic, ally: Player): Player => mainOn(g, mySide(g, ally));

export const pirate = alien({
  id: 'pirate',
  name: 'Pirate',
  set: 'dominion',
  alert: 'yellow',
  summary: 'Captures ships to sell or ransom them',
  asks: {
    'pirate:power.sell': 'Sell captured ships for rewards',
    'pirate:power.ransom': 'Bargain for captured ships',
    'pirate.raid': 'Which losing ships do you capture, up to {n}?',
    'pirate.back': 'Which {n, plural, one {# ship} other {# ships}} of yours turn back?',
    'pirate.sell': 'Which captured ships do you sell to the warp, up to {n}?',
    'pirate.whom': 'With whom do you bargain for captured ships?',
    'pirate.ransom': '{by} {by, select, you {bargain} other {bargains}} with {who} for captured ships.',
    [RELEASE]: 'a captured ship',
    'pirate.which': 'Which captured ships do you release?',
    'pirate.cards': 'How many of your {n, plural, one {# reward} other {# rewards}} do you take from the hand of {who}?',
  },
  shows: { captives: 'Captured: {ships}' },
  power: {
    text:
      'As the offense or an ally who wins: you may capture losing ships on this sheet. As many of your own turn back to your other colonies, ' +
      'without a new colony or rewards. In any regroup you may send up to four captured ships to the warp for a reward each, and ' +
      'bargain with their owners: release for anything that could be given in a deal.',
    clauses: [
      reaction<'ships.divert', Raid>({
        on: 'ships.divert',
        as: 'offense-or-ally',
        when: ({ g, me, ev }) => ev.kind === 'losing' && hasWon(g, me) && own(g, me).length > 0 && booty(ev, me).length > 0,
        *prepare({ g, me, ev }, boost) {
          const grasp = boost ? GRASP : 1;
          const max = grasp * countShips(own(g, me));
          const prey = yield* chooseAmong(g, me, booty(ev, me), { tag: 'pirate.raid', from: asker(g), min: 1, max, data: { n: max } });
          const n = Math.ceil(countShips(prey) / grasp);
          const back = yield* chooseAmong(g, me, own(g, me), { tag: 'pirate.back', from: asker(g), min: n, max: n, data: { n } });
          return { prey, back };
        },
        *commit(c, { prey, back }) {
          const { g, me } = c;
          seize(c, prey);
          yield* returnShips(g, me, present(g, back), asker(g), returnPlaces(g, me, [enc(g).target]));
          raided.start(g, me, {});
        },
      }),
      ability<readonly ShipGroup[]>({
        id: 'sell',
        at: 'regroup.during',
        passive: true,
        when: (c) => allCaptives(c.g, sheetIn(c)).length > 0,
        prepare: (c) =>
          chooseAmong(c.g, c.me, allCaptives(c.g, sheetIn(c)), {
            tag: 'pirate.sell',
            from: asker(c.g),
            min: 1,
            max: CARGO,
            data: { n: CARGO },
          }),
        *commit({ g, me }, ships) {
          const sent = yield* loseShips(g, 'sent', me, ships);
          // R1.11: a ship that something stopped on its way was not sent.
          yield* receiveRewards(g, me, countShips(doomed(sent)), 'effect');
        },
      }),
      ability<readonly Player[]>({
        id: 'ransom',
        at: 'regroup.during',
        passive: true,
        when: (c) => debtors(c).length > 0,
        prepare: (c) => choosePlayers(c.g, c.me, debtors(c), { tag: 'pirate.whom', min: 1 }),
        *commit(c, whom) {
          for (const who of whom) yield* bargainFor(c, who);
        },
      }),
      terms(RELEASE, {
        most: (c, to) => (ransom.all(c.g).some((x) => x.who === to) ? countShips(captives(c.g, sheetIn(c), to)) : 0),
        *give(c, to, n) {
          const { g, me } = c;
          const how = { tag: 'pirate.which', from: 'power:pirate', min: n, max: n, by: me };
          const ships = yield* chooseAmong(g, to, captives(g, sheetIn(c), to), how);
          yield* returnShips(g, to, ships, 'power:pirate');
        },
      }),
    ],
  },
  wild: {
    text: 'As an ally who has won and is due rewards: take any number of them as random cards from the hand of the main player you helped.',
    clauses: [
      reaction<'rewards', number>({
        on: 'rewards',
        as: 'ally',
        when: ({ g, me, ev }) => ev.who === me && ev.why === 'defender' && ev.n > 0 && hasWon(g, me) && handSize(g, winnerOf(g, me)) > 0,
        *prepare({ g, me, ev }) {
          const who = winnerOf(g, me);
          const most = Math.min(ev.n, handSize(g, who));
          return yield* chooseNumber(g, me, 1, most, { tag: 'pirate.cards', data: { n: ev.n, who } });
        },
        *commit({ g, me, ev }, n) {
          const who = winnerOf(g, me);
          const cards = yield* pickBlindly(g, me, handOf(g, who), n);
          takeCards(g, me, who, cards);
          // Rewards that the hand has no cards for, after all that was answered, are still due.
          ev.n -= cards.length;
        },
      }),
    ],
  },
  super: {
    text: 'Your power captures up to two losing ships for each of yours that turns back.',
    clauses: [amend({ on: 'ships.divert', when: ({ g, me, ev }) => countShips(booty(ev, me)) > 1 && own(g, me).length > 0 })],
  },
});
