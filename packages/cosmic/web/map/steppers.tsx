import type { Spread } from '@parley/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { addTo, Icon, sum, useAsk, type Counts } from '@parley/web/shell';
import { controlAt } from '../geometry/docking.ts';
import { useScene } from '../scene/context.ts';
import { T } from '../text/index.ts';
import type { MapModel } from './map-model.ts';

/** Plus and minus at each planet from which or to which ships can go. The prompt has the same. */
export function Steppers({
  model,
  decision,
  counts,
}: {
  readonly model: MapModel;
  readonly decision: Spread;
  readonly counts: Counts;
}): ReactNode {
  const ask = useAsk();
  const { speaker } = useScene();
  const change = (id: string, by: number): void => ask.setDraft({ kind: 'counts', counts: addTo(decision, counts, id, by) });
  const full = sum(counts) >= decision.max;
  return decision.places.map(({ id, max }) => {
    const point = model.pointOf.get(id);
    if (!point) return null;
    const n = counts[id] ?? 0;
    const { x, y } = controlAt(model.layout, point);
    const style: CSSProperties = { left: x, top: y };
    if (n === 0)
      return (
        <button
          key={id}
          type="button"
          className="map-step is-zero"
          style={style}
          disabled={full}
          tabIndex={-1}
          aria-label={`${T.map.more}: ${speaker.place(id)}`}
          onClick={() => change(id, 1)}
        >
          <Icon name="plus" size={13} />
        </button>
      );
    return (
      <div key={id} className="map-step" style={style}>
        <button type="button" tabIndex={-1} aria-label={`${T.map.fewer}: ${speaker.place(id)}`} onClick={() => change(id, -1)}>
          <Icon name="minus" size={13} />
        </button>
        <b>{n}</b>
        <button
          type="button"
          tabIndex={-1}
          disabled={full || n >= max}
          aria-label={`${T.map.more}: ${speaker.place(id)}`}
          onClick={() => change(id, 1)}
        >
          <Icon name="plus" size={13} />
        </button>
      </div>
    );
  });
}
