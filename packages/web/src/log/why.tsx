import type { SeenCause } from '@parley/kernel';
import type { ReactNode } from 'react';
import { Link } from '../parts/link.tsx';
import { usePresenter } from '../table/context.ts';
import { T } from '../text/index.ts';

/** The chain of reasons, nearest first. That somebody could act is no reason. */
export function WhyList({ causes }: { readonly causes: readonly SeenCause[] }): ReactNode {
  const presenter = usePresenter();
  const known = causes.filter((c) => c.id !== 'window');
  return (
    <div className="log-reckoning">
      {known.length === 0 ? <div>{T.log.noWhy}</div> : null}
      {known.map((cause, i) => {
        const { name, kind, text, href } = presenter.reason(cause);
        return (
          <div key={i}>
            {href === null ? <b>{name}</b> : <Link href={href}>{name}</Link>}
            {kind === '' ? null : `, ${kind}`}
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
