import { attemptOrder } from './attempt.ts';
import { beamOrder } from './beam.ts';
import { changeOrder } from './change.ts';
import { cloakOrder, decloakOrder } from './cloak.ts';
import { dockOrder, undockOrder } from './dock.ts';
import { landOrder, launchOrder } from './land.ts';
import { moveOrder } from './move.ts';
import type { Order } from './order.ts';
import { playOrder } from './play.ts';
import { reportOrder } from './report.ts';
import { useOrder } from './use.ts';
import { walkOrder } from './walk.ts';

/** Everything that can be done in a turn, in the order in which it is offered. */
export const ORDERS: readonly Order[] = [
  reportOrder,
  playOrder,
  useOrder,
  moveOrder,
  beamOrder,
  walkOrder,
  dockOrder,
  undockOrder,
  landOrder,
  launchOrder,
  cloakOrder,
  decloakOrder,
  attemptOrder,
  changeOrder,
];
