import { enc, type Player } from '../../../board/state.ts';
import { ability, modifier } from '../../../powers/clauses.ts';
import { dataOf, lingering } from '../../../powers/lingering.ts';
import { tech } from '../define.ts';

/** A main player may not invite. Whoever joins without being asked still can (faq-technology-09). */
const cloaked = lingering<{ from: Player }>('energy-cloak', [
  modifier('ally.invite', (may, q, c) => may && q.by !== dataOf<{ from: Player }>(c).from),
]);

export const energyCloak = tech({
  id: 'energy-cloak',
  name: 'Energy Cloak',
  research: 4,
  text: 'As the offense, once the gate is aimed: discard this, and nobody can be asked for help by the defense in this encounter.',
  clauses: [
    ability({
      at: 'launch.aimed',
      as: 'offense',
      spends: true,
      *commit({ g, me }) {
        cloaked.start(g, me, { from: enc(g).defense });
      },
    }),
  ],
});
