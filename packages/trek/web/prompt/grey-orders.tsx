import type { Choose } from '@parley/kernel';
import type { ReactNode } from 'react';

/** Orders that one might expect of whoever is in focus, and cannot give now: each says why, when asked. */
export function GreyOrders({ decision }: { readonly decision: Choose }): ReactNode {
  void decision;
  return null;
}
