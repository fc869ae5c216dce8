import { attacksStand, hazard, modifier, type Outcome } from '../../effects/index.ts';

/** Both totals together must not exceed this: cards, ships and everything else that counts (faq-hazards-03, faq-hazards-10). */
const SAFE = 25;

const RUIN: Outcome = { kind: 'both-lose', how: 'meteor-storm' };

export const meteorStorm = hazard({
  id: 'meteor-storm',
  name: 'Meteor Storm',
  count: 3,
  text: `If attack meets attack and both totals together exceed ${SAFE}, both sides lose, whatever anything else says about the outcome.`,
  // It belongs to nobody, so it has the last word on results that others force; and where both lose nothing can be inverted.
  clauses: [
    modifier('outcome.force', (forced, { totals: [offense, defense] }, { g }) =>
      attacksStand(g) && offense + defense > SAFE ? RUIN : forced,
    ),
  ],
});
