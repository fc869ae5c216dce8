import { inWarp } from '../../../board/places.ts';
import { ability } from '../../../powers/clauses.ts';
import { retrievable, retrieve } from '../../../turn/regroup.ts';
import { asker } from '../../../words.ts';
import { START, tech } from '../define.ts';

export const warpspaceKey = tech({
  id: 'warpspace-key',
  name: 'Warpspace Key',
  research: 3,
  text: 'As the offense who regroups: discard this, and every ship you have in the warp comes back, to colonies of your choice.',
  clauses: [
    ability({
      at: [...START, 'regroup.during'],
      as: 'offense',
      spends: true,
      when: ({ g, me }) => retrievable(g, me) > 0,
      *commit({ g, me }) {
        yield* retrieve(g, me, inWarp(g, me), asker(g));
      },
    }),
  ],
});
