import { dealBetween, hazard, players, settleEncounter } from '../../effects/index.ts';

export const galacticCouncil = hazard({
  id: 'galactic-council',
  name: 'Galactic Council',
  count: 1,
  text:
    'There is no encounter this time. All players together may agree on one deal, which counts as a success of the offense. Should even one of them ' +
    'refuse, it has failed, and everybody loses three ships to the warp.',
  *drawn(g) {
    const ev = { parties: [...players(g)], standsFor: new Map(), made: false };
    settleEncounter(g, { kind: 'deal', made: yield* dealBetween(g, ev) });
  },
});
