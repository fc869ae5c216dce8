import { backwards, emit, hazard, touch, turnsBackwards } from '../../effects/index.ts';

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
