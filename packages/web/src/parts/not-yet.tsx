import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { T } from '../text/index.ts';
import type { Loaded } from '../client/use-loaded.ts';

/** What stands in place of something that is not there yet, or did not come. */
export function NotYet({ what, of }: { readonly what: string; readonly of: Loaded<unknown> }): ReactNode {
  if (of.state === 'ready') return null;
  if (of.state === 'loading')
    return (
      <p className="site-not-yet" role="status">
        {T.loading}: {what}
      </p>
    );
  return (
    <div className="site-not-yet" role="alert">
      <p>
        <Icon name="ask" /> {of.message}
      </p>
      <button type="button" className="button" onClick={of.again}>
        {T.again}
      </button>
    </div>
  );
}

/** An empty place says what comes. */
export const Empty = ({ children }: { readonly children: ReactNode }): ReactNode => <p className="site-empty">{children}</p>;
