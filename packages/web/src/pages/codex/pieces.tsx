import type { Ruling } from '@parley/server/protocol';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { paths } from '../../router.ts';
import { CopyButton } from '../kit/copy.tsx';
import { P } from '../text.ts';

/** On a phone the list and the entry are two pages. */
export function BackLink(): ReactNode {
  return (
    <Link className="back-link" href={paths.codex}>
      <Icon name="undo" size={14} />
      {P.codex.back}
    </Link>
  );
}

export function CopyEntry(): ReactNode {
  return (
    <CopyButton text={() => location.href} className="wide">
      {P.codex.copy}
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
      <h2>{P.codex.rulings(new Set(rulings.map((r) => r.id)).size)}</h2>
      {rulings.length === 0 ? <p className="empty">{P.codex.noRulings}</p> : <RulingList rulings={rulings} />}
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
          <Link href={paths.codexEntry('ruling', r.id)}>{r.id}</Link>
        </li>
      ))}
    </ul>
  );
}
