import {
  alien,
  amend,
  asker,
  attacksRevealed,
  chooseAmong,
  type Cosmic,
  DEFENSE,
  doomed,
  enc,
  type Flow,
  holdsSuper,
  isPlanet,
  kinds,
  land,
  type Loss,
  type LossEvent,
  type Player,
  reaction,
  roomOn,
  type ShipGroup,
  withdraw,
} from '../../../effects/index.ts';

/** How clearly the encounter must be lost for a crash landing. */
const CRASH = 10;
const SUPER_CRASH = 5;

/** By how much the offense lost against the total of the defense; 0 when that is not how it was decided. */
function defeat(g: Cosmic): number {
  const { outcome } = enc(g);
  if (outcome?.kind !== 'won' || outcome.winner !== DEFENSE) return 0;
  return attacksRevealed(g) ? (outcome.margin ?? 0) : 0;
}

/** One ship of a loss is chosen and taken out of it. */
function* pickOne(g: Cosmic, ev: LossEvent, me: Player, from: readonly Loss[], tag: string): Flow<ShipGroup> {
  const singles = kinds(from).map(([x]) => ({ ...x, n: 1 }));
  const [ship] = yield* chooseAmong(g, me, singles, { tag, from: asker(g), min: 1, max: 1 });
  const loss = from.find((x) => x.colour === ship.colour && x.stack === ship.stack) ?? from[0];
  withdraw(ev, loss, 1); // the others stay in the loss (faq-spiff-1, faq-fungus-12)
  return ship;
}

/** The ships of the defense that are about to be lost from the planet it defended, if that is still there. */
const fallen = (g: Cosmic, ev: LossEvent, me: Player): Loss[] =>
  doomed(ev, me).filter((x) => x.place === enc(g).target && isPlanet(g, x.place));

export const spiff = alien({
  id: 'spiff',
  name: 'Spiff',
  set: 'base',
  alert: 'green',
  summary: 'Crash-lands when it loses badly',
  asks: { 'spiff.ship': 'Which ship crash-lands?', 'spiff.stay': 'Which ship stays on the planet?' },
  power: {
    text:
      'As the offense, when both of you revealed attacks and you lose by 10 or more: you may land one of your losing ships on the planet you ' +
      'attacked, beside the ships that are there, if they can be joined.',
    clauses: [
      reaction<'ships.divert', true>({
        on: 'ships.divert', // before anybody else takes the ships
        as: 'offense',
        when: ({ g, me, ev }) =>
          ev.kind === 'losing' &&
          defeat(g) >= (holdsSuper(g, me, 'spiff') ? SUPER_CRASH : CRASH) &&
          doomed(ev, me).length > 0 &&
          isPlanet(g, enc(g).target) &&
          roomOn(g, enc(g).target) > 0,
        *prepare({ g }, boost) {
          return boost || defeat(g) >= CRASH ? true : null;
        },
        *commit({ g, me, ev }) {
          const ship = yield* pickOne(g, ev, me, doomed(ev, me), 'spiff.ship');
          yield* land(g, me, [ship], enc(g).target);
        },
      }),
    ],
  },
  wild: {
    text: 'As the defense, when you lose: one of your ships stays on the planet instead of going to the warp, beside those that land there.',
    clauses: [
      reaction<'ships.divert'>({
        on: 'ships.divert',
        as: 'defense',
        when: ({ g, me, ev }) => ev.kind === 'losing' && fallen(g, ev, me).length > 0,
        *commit({ g, me, ev }) {
          yield* pickOne(g, ev, me, fallen(g, ev, me), 'spiff.stay');
        },
      }),
    ],
  },
  super: { text: 'Losing by 5 or more is enough for your power.', clauses: [amend({ when: ({ g }) => defeat(g) < CRASH })] },
});
