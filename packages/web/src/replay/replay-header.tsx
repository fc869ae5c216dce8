import type { SeatInfo } from '@parley/server/protocol';
import { useState, type ReactNode } from 'react';
import { BrandMark } from '../parts/brand.tsx';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { paths } from '../client/router.ts';
import { T } from '../text/index.ts';
import { CopyButton } from '../parts/copy.tsx';
import { ContinueDialog } from './continue-dialog.tsx';

export function ReplayHeader(props: {
  readonly game: string;
  readonly name: string;
  readonly at: number;
  readonly seats: readonly SeatInfo[];
  /** What a seat plays. */
  readonly about: (seat: number) => string;
  /** Where the game stands. */
  readonly children: ReactNode;
}): ReactNode {
  const { game, name, at, seats, about, children } = props;
  const [open, setOpen] = useState(false);
  return (
    <header className="header-bar replay-top">
      <Link href={paths.landing} className="brand">
        <BrandMark />
        <span className="replay-brand">{T.brand}</span>
        <small>{T.replay.title({ name })}</small>
      </Link>
      {children}
      <div className="header-right">
        <CopyButton icon="share" className="replay-share" text={() => `${location.origin}${paths.replay(game, at)}`}>
          {T.replay.share({ at })}
        </CopyButton>
        <button type="button" className="button is-primary" onClick={() => setOpen(true)}>
          <Icon name="play" />
          <span>{T.replay.continue}</span>
        </button>
      </div>
      {open ? <ContinueDialog game={game} at={at} seats={seats} about={about} onClose={() => setOpen(false)} /> : null}
    </header>
  );
}
