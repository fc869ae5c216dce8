import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { complain } from '../client/complaint.ts';
import type { LogLine } from '../game-client.ts';
import { Icon } from '../parts/icon.tsx';
import { useGame, usePresenter, useProgress, useTable } from '../table/context.ts';
import { T } from '../text/index.ts';
import { Parts } from './parts.tsx';
import { matches } from './search.ts';
import { WhyList } from './why.tsx';

/** What happened, with a reason behind every line. */
export function Log(): ReactNode {
  const { table, chapters } = useTable();
  const { upTo } = useProgress();
  const presenter = usePresenter();
  const events = useGame((g) => g.events);
  const [whole, setWhole] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const told = useMemo(() => events.filter((e) => e.n <= upTo || upTo === 0), [events, upTo]);
  const lines = useMemo(() => presenter.log(told), [told, presenter]);
  const start = whole || query !== null ? 0 : (told.findLast((e) => chapters.begins(e) !== null)?.n ?? 0);
  const visible = lines.filter((l) => l.n >= start && (query === null || matches(l, query)));
  return (
    <section className="log-box" aria-label={T.log.title} id="log">
      <div className="panel-head">
        <Icon name="log" size={15} /> {T.log.title}
        <span className="spacer" />
        {query === null ? (
          <button type="button" className="badge" aria-pressed={whole} onClick={() => setWhole(!whole)}>
            {whole ? T.log.all : chapters.here}
          </button>
        ) : (
          <input
            className="input-line small"
            type="search"
            aria-label={T.log.search}
            placeholder={T.log.search}
            value={query}
            autoFocus
            onChange={(e) => setQuery(e.target.value)}
          />
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={T.log.search}
          aria-expanded={query !== null}
          onClick={() => setQuery(query === null ? '' : null)}
        >
          <Icon name={query === null ? 'search' : 'x'} size={15} />
        </button>
      </div>
      <Lines lines={visible} onTop={whole ? () => void table.earlier().catch(complain) : undefined} empty={told.length === 0} />
    </section>
  );
}

/** Stays at the newest line unless somebody has scrolled up to read. */
function Lines({
  lines,
  onTop,
  empty,
}: {
  readonly lines: readonly LogLine[];
  readonly onTop: (() => void) | undefined;
  readonly empty: boolean;
}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [open, setOpen] = useState<number | null>(null);
  const last = lines.at(-1)?.n;
  useLayoutEffect(() => {
    const list = ref.current;
    if (list && follows.current) list.scrollTop = list.scrollHeight;
  }, [last, open]);
  useEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const observer = new ResizeObserver(() => {
      if (follows.current) list.scrollTop = list.scrollHeight;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      className="log-list"
      role="log"
      aria-live="polite"
      aria-label={T.log.title}
      ref={ref}
      tabIndex={0}
      onScroll={(e) => {
        const list = e.currentTarget;
        follows.current = list.scrollHeight - list.scrollTop - list.clientHeight < 24;
        if (list.scrollTop === 0) onTop?.();
      }}
    >
      <ol>
        {empty ? <li className="is-none">{T.log.empty}</li> : null}
        {lines.map((line) => (
          <Line key={line.n} line={line} open={open === line.n} onToggle={setOpen} />
        ))}
      </ol>
    </div>
  );
}

const Line = memo(function Line(props: {
  readonly line: LogLine;
  readonly open: boolean;
  readonly onToggle: (n: number | null) => void;
}): ReactNode {
  const { line, open, onToggle } = props;
  return (
    <li className={`${open ? 'is-open' : ''}${line.head ? ' is-head' : ''}`}>
      <span className="log-number">{line.n}</span>
      <span>
        <Parts parts={line.parts} />
      </span>
      <button type="button" className="log-why" data-part="why" aria-expanded={open} onClick={() => onToggle(open ? null : line.n)}>
        {T.log.why}
      </button>
      {open ? <WhyList causes={line.why} /> : null}
    </li>
  );
});
