import { NothingAsked } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { EMPTY_LEXICON } from '../../text/index.ts';
import { StarMap } from '../map/star-map.tsx';
import { speakerFor } from '../model/speech.ts';
import { SceneContext, type Scene } from '../scene/context.ts';
import { T } from '../text/index.ts';
import { SAMPLE } from './sample-board.ts';
import '../styles/tokens.css';
import '../styles/pieces.css';
import '../styles/map.css';
import '../styles/landing.css';

const nameOf = (): string => '';
const SCENE: Scene = { board: SAMPLE, lexicon: EMPTY_LEXICON, speaker: speakerFor(EMPTY_LEXICON, SAMPLE, nameOf, null), seat: 0, nameOf };

const { why } = T.landing;
/** What is answered in its middle: a cause, and what it brings. */
const WHY = [
  [why.card, why.cardText],
  [why.power, why.powerText],
  [why.ally, why.allyText],
] as const;

/** The table as a picture, as large as there is room for, with one question answered in its middle. */
export function HeroMap({ room }: { readonly room: { readonly width: number; readonly height: number } }): ReactNode {
  const unit = Math.max(0.48, Math.min(1.08, room.width / 830, room.height / 640));
  const size = { width: Math.round(830 * unit), height: Math.round(648 * unit) };
  return (
    <div className="hero-map" role="img" aria-label={T.landing.map} style={size}>
      <div inert aria-hidden="true">
        <NothingAsked>
          <SceneContext value={SCENE}>
            <StarMap size={size} unit={unit} numerals={false} middle={null} steppers={false} labels={false} />
          </SceneContext>
        </NothingAsked>
        <div className="hero-why">
          <span className="eyebrow">{T.landing.whyTitle}</span>
          <div className="log-reckoning">
            {WHY.map(([what, how]) => (
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
