import type { SeatInfo } from '@parley/server/protocol';
import { useState, type ReactNode } from 'react';
import { BrandMark } from '../parts/brand.tsx';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { paths } from '../client/router.ts';
import { useTable } from '../table/context.ts';
import { T } from '../text/index.ts';
import { T as COSMIC } from '@parley/cosmic/web/text/index.ts';
import { CopyButton } from '../parts/copy.tsx';
import { PHASES } from '@parley/cosmic/web/codex/timing.ts';
import { ContinueDialog } from './continue-dialog.tsx';

export function ReplayHeader(props: {
  readonly game: string;
  readonly name: string;
  readonly at: number;
  readonly seats: readonly SeatInfo[];
}): ReactNode {
  const { game, name, at, seats } = props;
  const [open, setOpen] = useState(false);
  return (
    <header className="top rp-top">
      <Link href={paths.landing} className="brand">
        <BrandMark />
        <span className="rp-brand">{T.brand}</span>
        <small>{T.replay.title(name)}</small>
      </Link>
      <Phases />
      <div className="topr">
        <CopyButton icon="share" className="share" text={() => `${location.origin}${paths.replay(game, at)}`}>
          {T.replay.share(at)}
        </CopyButton>
        <button type="button" className="btn pri" onClick={() => setOpen(true)}>
          <Icon name="play" />
          <span>{T.replay.continue}</span>
        </button>
      </div>
      {open ? <ContinueDialog game={game} at={at} seats={seats} onClose={() => setOpen(false)} /> : null}
    </header>
  );
}

/** The phases, to look at. */
function Phases(): ReactNode {
  const { board } = useTable();
  const now = board.encounter === null ? -1 : (PHASES as readonly string[]).indexOf(board.encounter.phase);
  return (
    <ol className="phases" aria-label={COSMIC.replay.phases}>
      {PHASES.map((phase, i) => (
        <li key={phase} className={i < now ? 'done' : i === now ? 'now' : ''} aria-current={i === now ? 'step' : undefined}>
          {COSMIC.phases[phase]}
        </li>
      ))}
    </ol>
  );
}
