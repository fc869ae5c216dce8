import { Icon, Parts, useGame, useProgress, WhyList } from '@parley/web/shell';
import { use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { cardPart } from '../../text/speech.ts';
import { blowsAfter, type Blow } from '../model/blows.ts';
import { useScene } from '../scene/context.ts';
import styles from '../styles/hit.module.css';
import { T } from '../text/index.ts';
import { SinceContext } from './since.ts';

/** What has struck me since I last did something, as far as it has been shown. */
function useBlows(): { readonly blows: readonly Blow[]; readonly forget: () => void } {
  const scene = useScene();
  const { upTo } = useProgress();
  const events = useGame((g) => g.events);
  const { since, forget } = use(SinceContext);
  const blows = useMemo(
    () => blowsAfter(scene, upTo === 0 ? events : events.filter((e) => e.n <= upTo), since),
    [scene, events, upTo, since],
  );
  return { blows, forget };
}

/** What hit you: one line under the header that stays until you do something, with its reasons. */
export function HitLine(): ReactNode {
  const { speech } = useScene();
  const { blows, forget } = useBlows();
  const [why, setWhy] = useState(false);
  useEffect(() => setWhy(false), [blows.length]);
  if (blows.length === 0) return null;
  return (
    <section className={styles.struck} aria-label={T.hit.region} data-part="hit">
      <div className={styles.line}>
        <Icon name="zap" size={16} />
        <p role="status">
          {blows.map(({ card, lines }) => (
            <span key={card}>
              <Parts parts={[cardPart(speech, card)]} />
              {T.hit.does}{' '}
              {lines.map((line) => (
                <span key={line.n}>
                  <Parts parts={line.parts} />{' '}
                </span>
              ))}
            </span>
          ))}
        </p>
        <button type="button" className={styles.reason} aria-expanded={why} aria-label={T.hit.whyOf} onClick={() => setWhy(!why)}>
          {T.hit.why}
        </button>
        <button type="button" className="icon-button" aria-label={T.hit.close} onClick={forget}>
          <Icon name="x" size={15} />
        </button>
      </div>
      {why ? <WhyList causes={blows.flatMap((x) => x.why)} /> : null}
    </section>
  );
}
