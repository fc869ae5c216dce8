import type { Order } from './order.ts';
import { playOrder } from './play.ts';

/** Everything that can be done in a turn, in the order in which it is offered. */
export const ORDERS: readonly Order[] = [playOrder];
