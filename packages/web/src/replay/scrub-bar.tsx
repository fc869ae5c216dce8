import type { ReplayStory } from '@parley/server/protocol';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Ship } from '@parley/cosmic/web/pieces/ship.tsx';
import { colourOf } from '@parley/cosmic/web/model/queries.ts';
import { useTable } from '../table/context.ts';
import { T } from '../text/index.ts';
import { T as COSMIC } from '@parley/cosmic/web/text/index.ts';
import { marksIn, spaced, stretchAt, within, type MarkKind, type Stretch } from './story.ts';

const MARK_ICON: { readonly [K in MarkKind]: IconName } = { deal: 'swap', zap: 'zap', lost: 'lock', end: 'flag' };
/** Signs nearer than this share of the bar would touch. */
const NEAR = 0.07;

/** The whole game: an encounter is a field in the colour of its offense. */
export function ScrubBar(props: {
  readonly story: ReplayStory;
  readonly parts: readonly Stretch[];
  readonly at: number;
  readonly go: (at: number) => void;
}): ReactNode {
  const { story, parts, at, go } = props;
  const { nameOf } = useTable();
  const { total } = story;
  const marks = useMemo(() => spaced(marksIn(story), total, NEAR), [story, total]);
  const share = (n: number): string => `${((n / Math.max(1, total)) * 100).toFixed(2)}%`;
  const here = stretchAt(parts, at);
  const spoken = `${T.replay.at(at, total)}, ${here === undefined || here.n === 0 ? COSMIC.replay.beforeFirst : COSMIC.replay.encounter(here.n)}`;
  return (
    <div className="scr-room">
      <div className="scr">
        {parts.map((s) => (
          <Field key={s.from} stretch={s} total={total} at={at} />
        ))}
        <div className="scr-head" style={{ left: share(at) }} aria-hidden="true">
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
      <div className="mks">
        {marks.map((m) => (
          <button
            key={`${m.kind}${m.at}`}
            type="button"
            className={`mk${m.kind === 'end' ? ' last' : ''}`}
            style={m.kind === 'end' ? { right: 0 } : { left: share(m.at) }}
            onClick={() => go(m.at)}
          >
            <Icon name={MARK_ICON[m.kind]} size={12} />
            {COSMIC.replay.marks[m.kind]}
          </button>
        ))}
      </div>
      <ol className="vh" aria-label={COSMIC.replay.bar}>
        {parts.map((s) => (
          <li key={s.from}>{s.offense === null ? COSMIC.replay.beforeFirst : COSMIC.replay.toEncounter(s.n, nameOf(s.offense), s.from)}</li>
        ))}
      </ol>
    </div>
  );
}

function Field({ stretch, total, at }: { readonly stretch: Stretch; readonly total: number; readonly at: number }): ReactNode {
  const { board } = useTable();
  const { n, offense, from, to } = stretch;
  const colour = offense === null ? null : colourOf(board, offense);
  const style: CSSProperties = { flexGrow: Math.max(1, to - from + 1), flexBasis: 0 };
  const wide = (to - from + 1) / Math.max(1, total) > 0.022;
  return (
    <div className={`sg${colour === null ? ' none' : ` p-${colour}`}${from > at ? ' fut' : ''}`} style={style} aria-hidden="true">
      {colour === null || !wide ? null : (
        <>
          <Ship colour={colour} size={10} />
          {n}
        </>
      )}
    </div>
  );
}
