import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { paths } from '../client/router.ts';
import type { GameCodex } from '../game-client.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { T } from '../text/index.ts';
import { CodexFilters } from './codex-filters.tsx';
import { OPTIONS, type Entry, type EntryRef } from './entries.ts';
import { found, shelfFor, type Filter } from './search.ts';

/** The list on the left: search, filters, entries. Arrow keys move through it, also from the search field. */
export function CodexList(props: {
  readonly game: string;
  readonly of: GameCodex;
  readonly all: readonly Entry[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly at: EntryRef | null;
}): ReactNode {
  const { game, of, all, filter, onFilter, at } = props;
  const shown = useMemo(() => found(all, filter, of.filters), [all, filter, of]);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useSlashKey(search);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at?.kind, at?.id]);

  const links = (): HTMLElement[] => [...(list.current?.querySelectorAll('a') ?? [])];
  const move = (e: KeyboardEvent): void => {
    const step = e.key === 'ArrowDown' ? 1 : e.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const items = links();
    const now = items.findIndex((x) => x === document.activeElement);
    e.preventDefault();
    if (now + step < 0) search.current?.focus();
    else items[Math.min(items.length - 1, now + step)]?.focus();
  };
  const type = (text: string): void => {
    const next = { ...filter, text };
    onFilter({ ...next, shelf: shelfFor(all, next, of.shelves) });
  };
  const enter = (e: KeyboardEvent): void => {
    if (e.key === 'Enter') links()[0]?.click();
    else if (e.key === 'Escape') type('');
  };

  return (
    <aside className="codex-list" aria-label={T.codex.list} onKeyDown={move}>
      <label className="codex-search-box">
        <Icon name="search" />
        <span className="visually-hidden">{of.search}</span>
        <input
          ref={search}
          type="search"
          value={filter.text}
          placeholder={of.search}
          onChange={(e) => type(e.target.value)}
          onKeyDown={enter}
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
      <CodexFilters of={of} all={all} filter={filter} onFilter={onFilter} />
      <ul ref={list} className="codex-items">
        {shown.map((entry) => (
          <EntryRow key={`${entry.kind}/${entry.id}`} game={game} of={of} entry={entry} here={isAt(entry, at)} />
        ))}
      </ul>
      {shown.length === 0 ? (
        <div className="site-empty" role="status">
          {T.codex.empty}{' '}
          <button type="button" className="button" onClick={() => onFilter({ ...filter, text: '', chosen: {} })}>
            {T.codex.emptyClear}
          </button>
        </div>
      ) : null}
    </aside>
  );
}

const isAt = (e: Entry, at: EntryRef | null): boolean => at !== null && e.kind === at.kind && e.id === at.id;

function EntryRow(props: { readonly game: string; readonly of: GameCodex; readonly entry: Entry; readonly here: boolean }): ReactNode {
  const { game, of, entry, here } = props;
  return (
    <li>
      <Link className="codex-item" href={paths.codexEntry(game, entry.kind, entry.id)} aria-current={here ? 'page' : undefined}>
        {of.mark(entry) ?? (
          <span className="codex-mark-box">
            <Icon name={entry.kind === OPTIONS ? 'gear' : 'book'} />
          </span>
        )}
        <span className="codex-item-text">
          <b>{entry.name}</b>
          <small>{entry.summary}</small>
        </span>
        {of.note(entry)}
      </Link>
    </li>
  );
}

/** '/' goes to the search field, wherever one is on the page. */
function useSlashKey(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const press = (e: globalThis.KeyboardEvent): void => {
      const typing = e.target instanceof HTMLInputElement || e.target instanceof HTMLTextAreaElement;
      if (e.key !== '/' || typing || e.ctrlKey || e.metaKey || e.altKey) return;
      e.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [field]);
}
