import { useAsk } from '@parley/web/shell';
import type { DragEventHandler } from 'react';
import { pieceAt, pointOf } from '../model/point.ts';

interface Dragged {
  readonly draggable?: true;
  readonly onDragStart?: DragEventHandler;
}

/** A card that can be seeded can be taken to its place as well: that is the same as pressing it, and then the place. */
export function useDrag(): (piece: number | undefined) => Dragged {
  const ask = useAsk();
  const verb = ask.settled[0]?.answer;
  return (piece) => {
    if (piece === undefined) return {};
    const point = pieceAt(piece);
    const isMeant = typeof verb === 'string' && pointOf(verb) === point;
    if (!isMeant && !ask.byPoint.has(point)) return {};
    return {
      draggable: true,
      onDragStart: (e) => {
        e.dataTransfer.effectAllowed = 'move';
        e.dataTransfer.setData('text/plain', point);
        // Browsers give up a drag whose page changes while it begins.
        if (!isMeant) setTimeout(() => ask.press(point));
      },
    };
  };
}

interface Place {
  readonly onDragOver?: DragEventHandler;
  readonly onDragLeave?: DragEventHandler;
  readonly onDrop?: DragEventHandler;
}

/** A place where the card that is being seeded may be put down. */
export function useDrop(location: number): Place {
  const ask = useAsk();
  const [option, ...others] = ask.byPoint.get(pieceAt(location)) ?? [];
  if (ask.decision?.tag !== 'seed.place' || option === undefined || others.length > 0) return {};
  return {
    onDragOver: (e) => {
      e.preventDefault();
      ask.setHovered(option);
    },
    onDragLeave: () => ask.setHovered(null),
    onDrop: (e) => {
      e.preventDefault();
      ask.send(option);
    },
  };
}
