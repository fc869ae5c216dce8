import type { PointerEvent, ReactNode } from 'react';
import { useHint } from '@parley/web/shell';
import { MarkerMark, StationMark } from '../pieces/token.tsx';
import type { RingPoint } from '../geometry/ring.ts';
import { besideAt } from '../geometry/docking.ts';
import type { MapLayout } from '../geometry/star-map.ts';
import type { AssetView } from '../../view/board.ts';
import { useScene } from '../scene/context.ts';
import { AssetText } from '../things/asset-chip.tsx';
import { assetLabel } from '../things/asset-text.ts';

const SIZE = 17;

/** What lies at a planet, on the inner side of its rim: a station on the one hand, special ships on the other. */
export function PlanetThings(props: {
  readonly layout: MapLayout;
  readonly at: RingPoint;
  readonly assets: readonly AssetView[];
}): ReactNode {
  const { layout, at, assets } = props;
  const { lexicon } = useScene();
  const hint = useHint();
  const size = Math.max(13, SIZE * layout.unit);
  let ships = 0;
  return assets.map((x) => {
    const { onPointerDown, ...hints } = hint(<AssetText asset={x} lexicon={lexicon} />);
    // Its own text, not that of the planet behind it.
    const held = (e: PointerEvent): void => {
      e.stopPropagation();
      onPointerDown(e);
    };
    const place = x.kind === 'station' ? besideAt(layout, at, -1, 0) : besideAt(layout, at, 1, ships++ * size * 0.8);
    return (
      <g key={x.id} role="img" aria-label={assetLabel(lexicon, x)} {...hints} onPointerDown={held}>
        {x.kind === 'station' ? (
          <StationMark colour={x.colour} lit={x.up} {...place} size={size} />
        ) : (
          <MarkerMark colour={x.tint} up={x.up} {...place} size={size} />
        )}
      </g>
    );
  });
}
