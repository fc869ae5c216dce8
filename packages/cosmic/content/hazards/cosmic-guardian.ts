import { ability, cardValue, type Cosmic, enc, hazard, setCard, type Side, SIDES } from '../../effects/index.ts';

/** R34.6: attacks above this count as negotiates. */
const PEACE = 20;

const isTooHigh = (g: Cosmic, side: Side): boolean => enc(g).slots[side].type === 'attack' && cardValue(g, side) > PEACE;

export const cosmicGuardian = hazard({
  id: 'cosmic-guardian',
  name: 'The Cosmic Guardian',
  count: 1,
  stays: true,
  rival: true,
  text:
    `For as long as it is there, an attack card that is or becomes higher than ${PEACE} counts as a negotiate. It drives away the Entropy ` +
    'Beast and the Witness.',
  clauses: [
    // Also values that effects have made, so it looks again after every change.
    ability({
      at: ['reveal.revealed', 'reveal.reinforce'],
      must: true,
      per: 'free',
      when: ({ g }) => SIDES.some((side) => isTooHigh(g, side)),
      *commit({ g }) {
        for (const side of SIDES) if (isTooHigh(g, side)) setCard(g, side, 'negotiate', 0); // faq-hazards-06
      },
    }),
  ],
});
