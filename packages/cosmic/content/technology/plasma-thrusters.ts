import {
  ability,
  asker,
  chooseShips,
  colonies,
  type Cosmic,
  enc,
  joinEncounter,
  modifier,
  type Player,
  roomOn,
  tech,
} from '../../effects/index.ts';

const elsewhere = (g: Cosmic, me: Player): number[] => colonies(g, me).filter((x) => x !== enc(g).target);

export const plasmaThrusters = tech({
  id: 'plasma-thrusters',
  name: 'Plasma Thrusters',
  research: 6,
  text:
    'Your limit as the offense or an ally is one ship higher. As the defense you may bring up one ship, from a colony elsewhere, to the ' +
    'planet that is attacked, before the launch is over.',
  asks: { 'plasma-thrusters.ship': 'Which ship do you move to the planet under attack?' },
  clauses: [
    modifier('ships.limit', (n, q, c) => (q.who === c.me ? n + 1 : n)),
    ability({
      id: 'reinforce',
      at: 'launch.after',
      as: 'defense',
      when: ({ g, me }) => elsewhere(g, me).length > 0 && roomOn(g, enc(g).target) > 0,
      *commit({ g, me }) {
        const how = { tag: 'plasma-thrusters.ship', from: asker(g), min: 1, max: 1 };
        yield* joinEncounter(g, me, yield* chooseShips(g, me, elsewhere(g, me), how));
      },
    }),
  ],
});
