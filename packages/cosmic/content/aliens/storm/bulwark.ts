import {
  alien,
  asker,
  berths,
  canTakeHome,
  chooseAmong,
  type Cosmic,
  countShips,
  type Ctx,
  doomed,
  doomedCount,
  enc,
  type Flow,
  GATE,
  inEncounter,
  isCollectedFrom,
  isDefense,
  isPlanet,
  type Loss,
  type LossEvent,
  type Player,
  reaction,
  type ShipGroup,
  SIDE,
  splitOne,
  takeHome,
  withdraw,
} from '../../../effects/index.ts';

type Losing = Ctx<LossEvent>;

/** Is a ship there because it was sent? */
const isSent = ({ place }: ShipGroup): boolean => place === GATE || place === SIDE;
const isInvolved = (g: Cosmic, me: Player, x: ShipGroup): boolean =>
  isSent(x) || (inEncounter(g) && !enc(g).over && x.place === (isDefense(g, me) ? enc(g).target : enc(g).carrier));

/** Ships that were sent return; others stay where they are, if that is still there (faq-bulwark-1). */
const canBeKept = ({ g, me }: Losing, x: Loss): boolean => isSent(x) || isPlanet(g, x.place) || berths(g, me).includes(x.place);

/** The ships that would be lost out of the encounter, or elsewhere, and could be kept. */
const lostFrom = (c: Losing, involved: boolean): Loss[] =>
  doomed(c.ev, c.me).filter((x) => isInvolved(c.g, c.me, x) === involved && canBeKept(c, x));

const sameShips = (x: ShipGroup, y: ShipGroup): boolean => x.place === y.place && x.colour === y.colour && x.stack === y.stack;

/** The owner picks the one ship that is lost. It is a loss of its own from now on. */
function* pickLost({ g, me, ev }: Losing, from: readonly Loss[]): Flow<Loss> {
  const singles = from.filter((x, i) => from.findIndex((y) => sameShips(x, y)) === i).map((x) => ({ ...x, n: 1 }));
  const [ship] = yield* chooseAmong(g, me, singles, { tag: 'bulwark.lose', from: asker(g), min: 1, max: 1 });
  return splitOne(ev, from.find((x) => sameShips(x, ship)) ?? from[0]);
}

const returning = (g: Cosmic): { tag: string; from: string } => ({ tag: 'bulwark.return', from: asker(g) });

/** All but one of the ships that can be kept are. */
function* reduce(c: Losing, involved: boolean): Flow {
  const { g, me, ev } = c;
  const losses = lostFrom(c, involved);
  if (countShips(losses) < 2) return;
  const lost = yield* pickLost(c, losses);
  for (const x of lostFrom(c, involved)) if (x !== lost && !isSent(x)) withdraw(ev, x);
  if (involved) yield* takeHome(g, ev, me, returning(g), (x) => x !== lost && isSent(x));
}

export const bulwark = alien({
  id: 'bulwark',
  name: 'Bulwark',
  set: 'storm',
  alert: 'green',
  summary: 'Never loses more than one ship at a time',
  asks: {
    'bulwark.lose': 'Which one ship do you lose?',
    'bulwark.return': 'Where do you put {n, plural, one {# ship} other {# ships}}?',
    'bulwark:super.choose': 'Choose the cards you discard',
    'bulwark:super.pick': 'Choose the cards that are taken from you',
  },
  power: {
    text:
      'When you would lose ships of the encounter to the warp, only one of them goes. The others return to your colonies if you are the ' +
      'offense or an ally, and stay on the planet if you are the defense. Of other ships that an effect would send to the warp, likewise ' +
      'only one goes. Ships that cannot stay or return are lost as usual.',
    clauses: [
      reaction<'ships.save'>({
        on: 'ships.save',
        must: true,
        when: (c) => [true, false].some((involved) => countShips(lostFrom(c, involved)) > 1),
        *commit(c) {
          yield* reduce(c, true);
          yield* reduce(c, false);
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player who would lose several ships to the warp: only one of them goes, the others return to your other colonies.',
    clauses: [
      reaction<'ships.save'>({
        on: 'ships.save',
        as: 'main',
        when: ({ g, me, ev }) => doomedCount(ev, me) > 1 && canTakeHome(g, ev, me),
        *commit(c) {
          const { g, me, ev } = c;
          const lost = yield* pickLost(c, doomed(ev, me));
          yield* takeHome(g, ev, me, returning(g), (x) => x !== lost);
        },
      }),
    ],
  },
  super: {
    text: 'When you would discard cards at random, or somebody collects compensation from you: you choose the cards.',
    clauses: [
      reaction<'cards.random'>({
        id: 'choose',
        on: 'cards.random',
        when: ({ me, ev }) => ev.by === me && ev.chooser !== me,
        *commit({ me, ev }) {
          ev.chooser = me;
        },
      }),
      reaction<'compensation'>({
        id: 'pick',
        on: 'compensation',
        when: ({ g, me, ev }) => isCollectedFrom(g, ev, me) && ev.chooser !== me,
        *commit({ me, ev }) {
          ev.chooser = me;
        },
      }),
    ],
  },
});
