import {
  type Cosmic,
  countShips,
  doomed,
  hazard,
  type LossEvent,
  OUT,
  type Player,
  reaction,
  redirect,
  shipsToSpare,
} from '../../effects/index.ts';

/** How many more ships of a player this loss may take out of the game: as many must stay as it takes colonies to win. */
const swallowable = (g: Cosmic, ev: LossEvent, p: Player): number =>
  shipsToSpare(g, p) - countShips(ev.losses.filter((x) => x.owner === p && x.to === OUT));

export const blackHole = hazard({
  id: 'black-hole',
  name: 'Black Hole',
  count: 1,
  text:
    'In this encounter whatever ship would go to the warp leaves the game instead, as long as its owner keeps at least as many ships as ' +
    'there are foreign colonies to be won. The rest goes to the warp after all.',
  clauses: [
    // Ships that somebody saves never were on their way to the warp: the hole takes what nobody saved.
    reaction<'ships.save'>({
      on: 'ships.save',
      must: true,
      when: ({ g, ev }) => doomed(ev).some((x) => swallowable(g, ev, x.owner) > 0),
      *commit({ g, ev }) {
        for (const loss of doomed(ev)) {
          const n = Math.min(loss.n, swallowable(g, ev, loss.owner));
          if (n > 0) redirect(ev, loss, n, OUT);
        }
      },
    }),
  ],
});
