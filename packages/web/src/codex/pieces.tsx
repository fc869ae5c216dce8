import type { Ruling } from '@parley/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { paths } from '../client/router.ts';
import { CopyButton } from '../parts/copy.tsx';
import { T } from '../text/index.ts';

/** On a phone the list and the entry are two pages. */
export function BackLink(): ReactNode {
  return (
    <Link className="back-link" href={paths.codex}>
      <Icon name="undo" size={14} />
      {T.codex.back}
    </Link>
  );
}

export function CopyEntry(): ReactNode {
  return (
    <CopyButton text={() => location.href} className="wide">
      {T.codex.copy}
    </CopyButton>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** The title of a test as a sentence, without the rule it names first. */
export const asSentence = (title: string): string => {
  const text = capital(title.replace(/^(?:R\d+(?:\.\d+)*[,:]?\s+)+/, '').trim());
  return /[.!?]$/.test(text) ? text : `${text}.`;
};

export function Rulings({ rulings }: { readonly rulings: readonly Ruling[] }): ReactNode {
  return (
    <>
      <h2>{T.codex.rulings(new Set(rulings.map((r) => r.id)).size)}</h2>
      {rulings.length === 0 ? <p className="empty">{T.codex.noRulings}</p> : <RulingList rulings={rulings} />}
    </>
  );
}

export function RulingList({ rulings }: { readonly rulings: readonly Ruling[] }): ReactNode {
  return (
    <ul className="rul">
      {rulings.map((r) => (
        <li key={`${r.id} ${r.title}`}>
          <span className="ok">
            <Icon name="check" />
          </span>
          <span>{asSentence(r.title)}</span>
          <Link href={paths.codexEntry('cosmic', 'ruling', r.id)}>{r.id}</Link>
        </li>
      ))}
    </ul>
  );
}
