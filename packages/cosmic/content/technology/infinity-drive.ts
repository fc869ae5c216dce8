import { ability, extraEncounter, mayBegin, tech } from '../../effects/index.ts';

export const infinityDrive = tech({
  id: 'infinity-drive',
  name: 'Infinity Drive',
  research: 6,
  text:
    'When any encounter has ended, whosever it was: discard this to be the offense in one of your own at once, if you hold an encounter card. ' +
    'Then play goes on from where it was.',
  clauses: [
    ability({
      at: 'encounter.after',
      spends: true,
      when: ({ g, me }) => mayBegin(g, me),
      commit: ({ g, me }) => extraEncounter(g, { offense: me, from: 'regroup' }),
    }),
  ],
});
