import type { ReplayStory } from '@parley/server/protocol';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { ChapterText, LogLine } from '../game-client.ts';
import { Parts } from '../log/parts.tsx';
import { matches } from '../log/search.ts';
import { WhyList } from '../log/why.tsx';
import { usePresenter } from '../table/context.ts';
import { T } from '../text/index.ts';
import { chapterAt, type Chapter } from './story.ts';

interface StepLine {
  readonly at: number;
  readonly first: boolean;
  readonly line: LogLine;
}
/** More would not be read. */
const MOST_FOUND = 200;

/** The steps of this chapter, or those that say what is searched for. Each leads to its moment and tells why. */
export function Steps(props: {
  readonly story: ReplayStory;
  readonly at: number;
  readonly go: (at: number) => void;
  readonly parts: readonly Chapter[];
  readonly text: ChapterText;
}): ReactNode {
  const { story, at, go, parts, text } = props;
  const presenter = usePresenter();
  const [query, setQuery] = useState<string | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const here = chapterAt(parts, at);
  const from = query === null ? (here?.from ?? 0) : 0;
  const to = query === null ? (here?.to ?? story.total) : story.total;
  const lines = useMemo((): readonly StepLine[] => {
    const all = story.steps
      .filter((s) => s.at >= from && s.at <= to)
      .flatMap((s) => presenter.log(s.events).map((line, i) => ({ at: s.at, first: i === 0, line })));
    return query === null ? all : all.filter((l) => matches(l.line, query)).slice(0, MOST_FOUND);
  }, [story, from, to, query, presenter]);
  const current = lines.findLast((l) => l.at <= at)?.at ?? -1;
  return (
    <aside className="side replay-steps" aria-label={T.replay.steps}>
      <div className="panel-head">
        <Icon name="log" size={15} /> {T.replay.steps}
        <span className="spacer" />
        {query === null ? (
          <span className="badge">{here === undefined || here.n === 0 ? text.setup : text.chapter(here.n)}</span>
        ) : (
          <input
            className="replay-search"
            type="search"
            aria-label={T.replay.search}
            placeholder={T.replay.search}
            value={query}
            autoFocus
            onChange={(e) => setQuery(e.target.value)}
          />
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={T.replay.search}
          aria-expanded={query !== null}
          onClick={() => setQuery(query === null ? '' : null)}
        >
          <Icon name={query === null ? 'search' : 'x'} size={15} />
        </button>
      </div>
      <StepList lines={lines} current={current} at={at} open={open} onOpen={setOpen} go={go} />
      {lines.length === 0 ? <p className="site-empty replay-empty">{query === null ? T.replay.noStep : T.replay.noMatch}</p> : null}
    </aside>
  );
}

function StepList(props: {
  readonly lines: readonly StepLine[];
  readonly current: number;
  readonly at: number;
  readonly open: number | null;
  readonly onOpen: (n: number | null) => void;
  readonly go: (at: number) => void;
}): ReactNode {
  const { lines, current, at, open, onOpen, go } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now = list.current?.querySelector('[aria-current]');
    const box = list.current;
    if (!(now instanceof HTMLElement) || !box) return;
    const top = now.offsetTop - box.offsetTop;
    if (top < box.scrollTop + 40 || top + now.offsetHeight > box.scrollTop + box.clientHeight - 80)
      box.scrollTop = top - box.clientHeight * 0.4;
  }, [current]);
  return (
    <ol className="log-list replay-step-list" ref={list}>
      {lines.map(({ at: when, first, line }) => (
        <li
          key={line.n}
          className={`${when === current ? 'is-current' : ''}${when > at ? ' is-future' : ''}${open === line.n ? ' is-open' : ''}`}
          aria-current={when === current && first ? 'step' : undefined}
        >
          <button
            type="button"
            className="log-number"
            aria-label={T.replay.at({ at: when, total: when })}
            onClick={() => go(when)}
            tabIndex={first ? 0 : -1}
          >
            {first ? when : ''}
          </button>
          <span onClick={() => go(when)}>
            <Parts parts={line.parts} />
          </span>
          <button type="button" className="log-why" aria-expanded={open === line.n} onClick={() => onOpen(open === line.n ? null : line.n)}>
            {T.log.why}
          </button>
          {open === line.n ? <WhyList causes={line.why} /> : null}
        </li>
      ))}
    </ol>
  );
}
