import { hazard, modifier } from '../../effects/index.ts';

export const witness = hazard({
  id: 'witness',
  name: 'The Witness',
  count: 1,
  stays: true,
  rival: true,
  text:
    'For as long as it is there nobody is without a power for want of home colonies; whoever was has it back. It drives away the Cosmic ' +
    'Guardian and the Entropy Beast.',
  clauses: [modifier('power.safe', () => true)],
});
