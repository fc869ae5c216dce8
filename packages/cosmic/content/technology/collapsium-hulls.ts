import {
  asker,
  chooseAmong,
  type Cosmic,
  doomed,
  enc,
  isPlanet,
  type Loss,
  type LossEvent,
  OFFENSE,
  type Player,
  reaction,
  redirect,
  tech,
} from '../../effects/index.ts';

/** The margin up to which the hulls hold. */
const NARROW = 5;

function lostNarrowly(g: Cosmic): boolean {
  const { outcome, target } = enc(g);
  if (outcome?.kind !== 'won' || outcome.winner !== OFFENSE || outcome.margin === null) return false;
  return outcome.margin <= NARROW && isPlanet(g, target);
}

const onThePlanet = (g: Cosmic, ev: LossEvent, me: Player): Loss[] => doomed(ev, me).filter((x) => x.place === enc(g).target);

export const collapsiumHulls = tech({
  id: 'collapsium-hulls',
  name: 'Collapsium Hulls',
  research: 4,
  text: 'When you are beaten as the defense by no more than 5: a single ship of yours can hold out on the planet, next to the winners.',
  asks: { 'collapsium-hulls.ship': 'Which ship holds out on the planet?' },
  clauses: [
    reaction<'ships.save'>({
      on: 'ships.save',
      as: 'defense',
      when: ({ g, me, ev }) => ev.kind === 'losing' && lostNarrowly(g) && onThePlanet(g, ev, me).length > 0,
      *commit({ g, me, ev }) {
        const how = { tag: 'collapsium-hulls.ship', from: asker(g), min: 1, max: 1 };
        const [ship] = yield* chooseAmong(g, me, onThePlanet(g, ev, me), how);
        const loss = onThePlanet(g, ev, me).find((x) => x.colour === ship.colour && x.stack === ship.stack);
        if (loss) redirect(ev, loss, 1, enc(g).target);
      },
    }),
  ],
});
