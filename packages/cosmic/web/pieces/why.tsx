import { RULES, type Lexicon } from '../../text/index.ts';
import type { SeenCause } from '@parley/kernel';
import type { ReactNode } from 'react';
import { paths } from '@parley/web/client/router.ts';
import { T } from '../text/index.ts';
import { T as SHELL } from '@parley/web/text/index.ts';
import { Link } from '@parley/web/parts/link.tsx';

/** One reason: what it is, its text, and where the Codex tells more. */
export interface Reason {
  readonly name: string;
  readonly note: string;
  readonly text: string;
  readonly href: string | null;
}

export function reasonOf(lexicon: Lexicon, cause: SeenCause, nameOf: (seat: number) => string): Reason {
  const by = cause.by === undefined ? '' : SHELL.why.by(nameOf(cause.by));
  const note = (kind: string): string => [kind, by].filter((x) => x !== '').join(', ');
  const { id } = cause;
  switch (cause.kind) {
    case 'hidden':
      return { name: SHELL.log.hidden, note: '', text: '', href: null };
    case 'rule':
      return { name: T.why.rule(id), note: '', text: RULES[id] ?? '', href: paths.codexEntry('rule', id) };
    case 'power': {
      const a = lexicon.aliens[id];
      return { name: a?.name ?? id, note: note(T.why.power), text: a?.power ?? '', href: paths.codexEntry('alien', id) };
    }
    case 'flare': {
      const dot = id.lastIndexOf('.');
      const alien = id.slice(0, dot);
      const text = id.slice(dot + 1);
      const a = lexicon.aliens[alien];
      return {
        name: a?.name ?? alien,
        note: note(text === 'super' ? T.why.super : T.why.wild),
        text: (text === 'super' ? a?.super : a?.wild) ?? '',
        href: paths.codexEntry('alien', alien),
      };
    }
    default: {
      const c = lexicon.cards[id];
      return { name: c?.name ?? id, note: note(T.why.card), text: c?.text ?? '', href: paths.codexEntry('card', id) };
    }
  }
}

/** The chain of reasons, nearest first. */
export function WhyList(props: {
  readonly causes: readonly SeenCause[];
  readonly lexicon: Lexicon;
  readonly nameOf: (seat: number) => string;
}): ReactNode {
  const { causes, lexicon, nameOf } = props;
  const known = causes.filter((c) => c.id !== 'window');
  return (
    <div className="why">
      {known.length === 0 ? <div>{SHELL.log.noWhy}</div> : null}
      {known.map((cause, i) => {
        const { name, note, text, href } = reasonOf(lexicon, cause, nameOf);
        return (
          <div key={i}>
            {href === null ? <b>{name}</b> : <Link href={href}>{name}</Link>}
            {note === '' ? null : `, ${note}`}
            {text === '' ? null : (
              <>
                <br />
                {text}
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}
