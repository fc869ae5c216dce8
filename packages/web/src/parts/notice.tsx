import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import { Link } from './link.tsx';
import { T } from '../text/index.ts';

/** A page with one thing to say and one thing to do. */
export function Notice(props: {
  readonly title: string;
  readonly text: string;
  readonly reload?: boolean;
  readonly home?: string;
}): ReactNode {
  const { title, text, reload, home } = props;
  return (
    <main className="notice">
      <Brand />
      <h1>{title}</h1>
      {text === '' ? null : <p>{text}</p>}
      {reload ? (
        <button type="button" className="button is-primary" onClick={() => location.reload()}>
          {T.errors.reload}
        </button>
      ) : null}
      {home === undefined ? null : (
        <Link href={home} className="button">
          {T.errors.back}
        </Link>
      )}
    </main>
  );
}
