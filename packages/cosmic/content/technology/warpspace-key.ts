import { ability, asker, inWarp, retrievable, retrieve, START, tech } from '../../effects/index.ts';

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
