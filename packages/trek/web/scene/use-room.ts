import { useSize, type Size } from '@parley/web/shell';
import type { RefObject } from 'react';

/** How much room an element has, in the pixels that its own styles are written in: on large screens the whole table is zoomed. */
export function useRoom<E extends Element>(): [RefObject<E | null>, Size] {
  const [ref, { width, height }] = useSize<E>();
  const zoom = ref.current?.currentCSSZoom ?? 1;
  return [ref, { width: width / zoom, height: height / zoom }];
}
