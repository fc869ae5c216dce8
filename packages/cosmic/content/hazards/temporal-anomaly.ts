import { emit, touch } from '@parley/kernel';
import { clockwise } from '../../rules/board/people.ts';
import type { Cosmic } from '../../rules/state/state.ts';
import { modifier } from '../../rules/powers/clauses.ts';
import { lingering } from '../../rules/powers/lingering.ts';
import { hazard } from '../../rules/variants/hazards/define.ts';

/** Only the order of turns runs the other way round, nothing else that goes clockwise (R21.5). */
const backwards = lingering('turn.backwards', [
  modifier('turn.next', (_left, { after }, { g }) => {
    const round = clockwise(g, after);
    return round[round.length - 1]; // faq-hazards-02, faq-hazards-12
  }),
]);

export const turnsBackwards = (g: Cosmic): boolean => backwards.all(g).length > 0;

export const temporalAnomaly = hazard({
  id: 'temporal-anomaly',
  name: 'Temporal Anomaly',
  count: 2,
  text: 'Turns go round the table the other way from now on, until something turns the order again. Everything else stays clockwise.',
  *drawn(g) {
    if (turnsBackwards(g)) backwards.end(g);
    else backwards.start(g, -1, {}, 'game');
    touch(g, 'hazards');
    emit(g, 'turn-order-reversed', {});
  },
});
