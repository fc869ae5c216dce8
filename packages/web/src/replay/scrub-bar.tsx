import type { ReplayStory } from '@parley/server/protocol';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { SeenEvent } from '@parley/kernel';
import type { ChapterText, Mark } from '../game-client.ts';
import { useViewpoint } from '../table/context.ts';
import { T } from '../text/index.ts';
import { chapterAt, marksIn, spaced, within, type Chapter } from './story.ts';

/** Signs nearer than this share of the bar would touch. */
const NEAR = 0.07;

/** What a chapter looks like in the bar, by whose it is. */
type Look = (owner: number) => { readonly className: string; readonly sign: ReactNode };

/** The whole game: a chapter is a field in the colour of whose it is. */
export function ScrubBar(props: {
  readonly story: ReplayStory;
  readonly parts: readonly Chapter[];
  readonly at: number;
  readonly go: (at: number) => void;
  readonly mark: (e: SeenEvent) => Mark | null;
  readonly text: ChapterText;
  readonly look: Look;
}): ReactNode {
  const { story, parts, at, go, mark, text, look } = props;
  const { nameOf } = useViewpoint();
  const { total } = story;
  const marks = useMemo(() => spaced(marksIn(story, mark), total, NEAR), [story, mark, total]);
  const share = (n: number): string => `${((n / Math.max(1, total)) * 100).toFixed(2)}%`;
  const here = chapterAt(parts, at);
  const spoken = `${T.replay.at({ at, total })}, ${here === undefined || here.n === 0 ? text.setup : text.chapter(here.n)}`;
  return (
    <div>
      <div className="replay-scrub">
        {parts.map((s) => (
          <Field key={s.from} chapter={s} total={total} at={at} look={look} />
        ))}
        <div className="replay-scrub-head" style={{ left: share(at) }} aria-hidden="true">
          <b>#{at}</b>
        </div>
        <input
          type="range"
          min={0}
          max={total}
          value={at}
          aria-label={T.replay.scrub}
          aria-valuetext={spoken}
          onChange={(e) => go(within(Number(e.target.value), total))}
        />
      </div>
      <div className="replay-marks">
        {marks.map((m) => (
          <button
            key={`${m.kind}${m.at}`}
            type="button"
            className={`replay-mark${m.last ? ' is-last' : ''}`}
            style={m.last ? { right: 0 } : { left: share(m.at) }}
            onClick={() => go(m.at)}
          >
            <Icon name={m.icon} size={12} />
            {m.text}
          </button>
        ))}
      </div>
      <ol className="visually-hidden" aria-label={text.chapters}>
        {parts.map((s) => (
          <li key={s.from}>{s.owner === null ? text.setup : text.chapterOf(s.n, nameOf(s.owner), s.from)}</li>
        ))}
      </ol>
    </div>
  );
}

function Field(props: { readonly chapter: Chapter; readonly total: number; readonly at: number; readonly look: Look }): ReactNode {
  const { chapter, total, at, look } = props;
  const { n, owner, from, to } = chapter;
  const shown = owner === null ? null : look(owner);
  const style: CSSProperties = { flexGrow: Math.max(1, to - from + 1), flexBasis: 0 };
  const wide = (to - from + 1) / Math.max(1, total) > 0.022;
  return (
    <div
      className={`replay-segment${shown === null ? ' is-none' : ` ${shown.className}`}${from > at ? ' is-future' : ''}`}
      style={style}
      aria-hidden="true"
    >
      {shown === null || !wide ? null : (
        <>
          {shown.sign}
          {n}
        </>
      )}
    </div>
  );
}
