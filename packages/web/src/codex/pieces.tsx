import type { Ruling } from '@parley/kernel';
import { createContext, use, type ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { paths } from '../client/router.ts';
import { CopyButton } from '../parts/copy.tsx';
import { RULING, type Entry } from './entries.ts';
import { T } from '../text/index.ts';

/** Whose Codex is open. */
export const CodexGame = createContext('');

/** On a phone the list and the entry are two pages. */
export function BackLink(): ReactNode {
  const game = use(CodexGame);
  return (
    <Link className="codex-back" href={game === '' ? paths.codex : paths.codexOf(game)}>
      <Icon name="undo" size={14} />
      {T.codex.back}
    </Link>
  );
}

export function CopyEntry(): ReactNode {
  return (
    <CopyButton text={() => location.href} className="is-wide">
      {T.codex.copy}
    </CopyButton>
  );
}

/** The title of a test as a sentence, without the rule it names first. */
export const asSentence = (title: string): string => {
  const text = T.capital(title.replace(/^(?:[A-Z]\d+(?:\.\d+)*[,:]?\s+)+/, '').trim());
  return /[.!?]$/.test(text) ? text : `${text}.`;
};

export function Rulings({ rulings }: { readonly rulings: readonly Ruling[] }): ReactNode {
  return (
    <>
      <h2>{T.codex.rulings({ n: new Set(rulings.map((r) => r.id)).size })}</h2>
      {rulings.length === 0 ? <p className="site-empty">{T.codex.noRulings}</p> : <RulingList rulings={rulings} />}
    </>
  );
}

export function RulingList({ rulings }: { readonly rulings: readonly Ruling[] }): ReactNode {
  const game = use(CodexGame);
  return (
    <ul className="codex-ruling">
      {rulings.map((r) => (
        <li key={`${r.id} ${r.title}`}>
          <span className="codex-proven">
            <Icon name="check" />
          </span>
          <span>{asSentence(r.title)}</span>
          <Link href={paths.codexEntry(game, RULING, r.id)}>{r.id}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Other entries, one line each. */
export function EntryLinks({ title, entries }: { readonly title: string; readonly entries: readonly Entry[] }): ReactNode {
  const game = use(CodexGame);
  return (
    <>
      <h2>{title}</h2>
      <ul className="codex-rule-links">
        {entries.map((e) => (
          <li key={`${e.kind}/${e.id}`}>
            <Link href={paths.codexEntry(game, e.kind, e.id)}>{e.name}</Link> {e.summary}
          </li>
        ))}
      </ul>
    </>
  );
}
