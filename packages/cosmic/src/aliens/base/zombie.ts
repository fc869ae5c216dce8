import { inWarp } from '../../board/places.ts';
import { spreadOver } from '../../board/ships.ts';
import { doomedCount, saveShips, survivingColonies } from '../../losses.ts';
import { ability, modifier, reaction, terms } from '../../powers/clauses.ts';
import { dataOf, lingering } from '../../powers/lingering.ts';
import { retrieve } from '../../turn/regroup.ts';
import { asker, choosePlanet } from '../../words.ts';
import { alien } from '../define.ts';

/** Allies of `with` may bring a ship from the warp beyond their limit. */
const rising = lingering<{ with: number }>('zombie.rising', [
  modifier('ships.fromWarp', (v, q, c) =>
    q.as === 'ally' && q.who !== dataOf<{ with: number }>(c).with ? { n: v.n + 1, free: true } : v,
  ),
]);

export const zombie = alien({
  id: 'zombie',
  name: 'Zombie',
  set: 'base',
  alert: 'green',
  summary: 'Never goes to the warp',
  asks: {
    'zombie.rise': 'Where do your {n} ships return to?',
    'zombie.save': 'To which colony does the saved ship return?',
  },
  power: {
    text:
      'Your ships never go to the warp: when you would lose any, they return to your colonies instead. In a deal you may also free ships of ' +
      'the other player from the warp.',
    clauses: [
      reaction<'ships.save'>({
        id: 'rise',
        on: 'ships.save',
        must: true,
        when: ({ g, me, ev }) => doomedCount(ev, me) > 0 && survivingColonies(g, me, ev).length > 0,
        *commit({ g, me, ev }) {
          const n = doomedCount(ev, me);
          saveShips(ev, me, yield* spreadOver(g, me, n, survivingColonies(g, me, ev), 'zombie.rise', asker(g)));
        },
      }),
      terms('zombie.free', {
        most: (c, to) => inWarp(c.g, to),
        *give(c, to, n) {
          yield* retrieve(c.g, to, n, 'power:zombie');
        },
      }),
    ],
  },
  wild: {
    text: 'When you lose ships to the warp, one of them returns to a colony of yours instead.',
    clauses: [
      reaction<'ships.save'>({
        on: 'ships.save',
        when: ({ g, me, ev }) => doomedCount(ev, me) > 0 && survivingColonies(g, me, ev).length > 0,
        *commit({ g, me, ev }) {
          const home = yield* choosePlanet(g, me, survivingColonies(g, me, ev), { tag: 'zombie.save' });
          saveShips(ev, me, [[home, 1]]);
        },
      }),
    ],
  },
  super: {
    text: 'Everybody who allies with you may bring one ship from the warp into the encounter, beyond the usual limit.',
    clauses: [
      ability({
        at: 'alliance.afterInvites',
        as: 'main',
        *commit({ g, me }) {
          rising.start(g, me, { with: me });
        },
      }),
    ],
  },
});
