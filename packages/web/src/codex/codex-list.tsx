import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Emblem } from '@parley/cosmic/web/pieces/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { MiniFace } from '@parley/cosmic/web/codex/mini-face.tsx';
import { paths } from '../client/router.ts';
import { T } from '../text/index.ts';
import { T as COSMIC } from '@parley/cosmic/web/text/index.ts';
import { AlertMark } from '@parley/cosmic/web/codex/alert.tsx';
import { CodexFilters } from './codex-filters.tsx';
import type { Entry } from '@parley/cosmic/web/codex/entries.ts';
import type { EntryRef } from './path.ts';
import { found, shelfFor, type Filter } from './search.ts';

/** The list on the left: search, filters, entries. Arrow keys move through it, also from the search field. */
export function CodexList(props: {
  readonly all: readonly Entry[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly at: EntryRef | null;
}): ReactNode {
  const { all, filter, onFilter, at } = props;
  const shown = useMemo(() => found(all, filter), [all, filter]);
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
    const now = items.indexOf(document.activeElement as HTMLElement);
    e.preventDefault();
    if (now + step < 0) search.current?.focus();
    else items[Math.min(items.length - 1, now + step)]?.focus();
  };
  const type = (text: string): void => {
    const next = { ...filter, text };
    onFilter({ ...next, shelf: shelfFor(all, next) });
  };
  const enter = (e: KeyboardEvent): void => {
    if (e.key === 'Enter') links()[0]?.click();
    else if (e.key === 'Escape') type('');
  };

  return (
    <aside className="lst" aria-label={T.codex.list} onKeyDown={move}>
      <label className="search-box">
        <Icon name="search" />
        <span className="vh">{COSMIC.codex.search}</span>
        <input
          ref={search}
          type="search"
          value={filter.text}
          placeholder={COSMIC.codex.search}
          onChange={(e) => type(e.target.value)}
          onKeyDown={enter}
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
      <CodexFilters all={all} filter={filter} onFilter={onFilter} />
      <ul ref={list} className="ents">
        {shown.map((entry) => (
          <EntryRow key={`${entry.kind}/${entry.ref.id}`} entry={entry} here={isAt(entry, at)} />
        ))}
      </ul>
      {shown.length === 0 ? (
        <div className="empty" role="status">
          {T.codex.empty}{' '}
          <button type="button" className="btn" onClick={() => onFilter({ ...filter, text: '', alerts: [], sets: [], types: [] })}>
            {T.codex.emptyClear}
          </button>
        </div>
      ) : null}
    </aside>
  );
}

const isAt = (e: Entry, at: EntryRef | null): boolean => at !== null && e.ref.kind === at.kind && e.ref.id === at.id;

function EntryRow({ entry, here }: { readonly entry: Entry; readonly here: boolean }): ReactNode {
  return (
    <li>
      <Link className="ent" href={paths.codexEntry('cosmic', entry.ref.kind, entry.ref.id)} aria-current={here ? 'page' : undefined}>
        <EntryMark entry={entry} />
        <span className="ent-text">
          <b>{entry.name}</b>
          <small>{entry.summary}</small>
        </span>
        {entry.kind === 'alien' ? <AlertMark alert={entry.alien.alert} spoken /> : null}
      </Link>
    </li>
  );
}

function EntryMark({ entry }: { readonly entry: Entry }): ReactNode {
  switch (entry.kind) {
    case 'alien':
      return <Emblem alien={entry.alien.id} size={34} />;
    case 'card':
      return <MiniFace card={entry.card} />;
    case 'option':
      return (
        <span className="mark-box">
          <Icon name="gear" />
        </span>
      );
    case 'rule':
      return (
        <span className="mark-box">
          <Icon name="book" />
        </span>
      );
  }
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
