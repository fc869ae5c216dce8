import { hazard, modifier } from '../../effects/index.ts';

export const rewardReversal = hazard({
  id: 'reward-reversal',
  name: 'Reward Reversal',
  count: 3,
  text: 'Winning allies exchange benefits: those of the defense get a colony on the planet, those of the offense rewards.',
  clauses: [modifier('allies.exchanged', (exchanged) => !exchanged)],
});
