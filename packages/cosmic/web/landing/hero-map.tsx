import type { ReactNode } from 'react';
import { StarMap } from '../map/star-map.tsx';
import { StillTable, type Still } from '../replay/still-table.tsx';
import { T } from '../text/index.ts';
import { SAMPLE } from './sample-board.ts';

const STILL: Still = { board: SAMPLE, lexicon: { aliens: {}, cards: {} }, viewer: 0, names: [] };

/** The table as a picture, with one question answered in its middle. */
export function HeroMap({ width, height, unit }: { readonly width: number; readonly height: number; readonly unit: number }): ReactNode {
  return (
    <div className="hero-map" role="img" aria-label={T.landing.map} style={{ width, height }}>
      <div inert aria-hidden="true">
        <StillTable still={STILL}>
          <StarMap size={{ width, height }} unit={unit} numerals={false} middle={null} steppers={false} labels={false} />
        </StillTable>
        <div className="hero-why">
          <span className="eyebrow">{T.landing.whyTitle}</span>
          <div className="why">
            {T.landing.why.map(([what, how]) => (
              <div key={what}>
                <b>{what}</b> {how}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
