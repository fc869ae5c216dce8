import type { ReactNode } from 'react';
import { BrandMark } from '../parts/brand.tsx';
import { Chip } from '../parts/chip.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { change, useSettings } from '../client/settings.ts';
import type { Phase } from '@parley/cosmic/web/model/board.ts';
import { phaseStop, windowsOf, withStop } from '@parley/cosmic/web/model/stops.ts';
import { paths } from '../client/router.ts';
import { T } from '../text/index.ts';
import { T as COSMIC } from '@parley/cosmic/web/text/index.ts';
import { useTable } from './context.ts';
import { askToNotify } from '../client/alerts.ts';
import { complain } from '../client/complaint.ts';

export const PHASES: readonly Phase[] = ['start-turn', 'regroup', 'destiny', 'launch', 'alliance', 'planning', 'reveal', 'resolution'];

export function Header({ onSettings, onMenu }: { readonly onSettings: () => void; readonly onMenu: () => void }): ReactNode {
  const { board, state, table, seat } = useTable();
  const { notify } = useSettings();
  const e = board.encounter;
  return (
    <header className="top">
      <Link href={paths.landing} className="brand" title={T.nav.home}>
        <BrandMark />
        {T.brand}
        <small>{e ? COSMIC.table.encounter(e.id) : COSMIC.table.setup}</small>
      </Link>
      <PhaseStrip />
      <div className="topr">
        {state.watchers > 0 ? <Chip icon="eye">{T.table.watching(state.watchers)}</Chip> : null}
        {seat === null ? null : (
          <IconButton icon="undo" label={T.table.takeBack} onClick={() => void table.propose('undo').catch(complain)} />
        )}
        <IconButton
          icon="bell"
          label={T.table.alerts}
          pressed={notify}
          onClick={() => (notify ? change({ notify: false }) : askToNotify())}
        />
        <Link href={paths.codex} target="_blank" className="icbtn" aria-label={T.table.codex}>
          <Icon name="book" />
        </Link>
        <IconButton icon="gear" label={T.table.settings} onClick={onSettings} />
        <IconButton icon="menu" label={T.table.menu} onClick={onMenu} />
      </div>
    </header>
  );
}

function IconButton(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}): ReactNode {
  const { icon, label, pressed, onClick } = props;
  return (
    <button
      type="button"
      className={`icbtn${pressed ? ' on' : ''}`}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The phases: done, now, to come. The small ring is a stop; a click sets it. */
export function PhaseStrip(): ReactNode {
  const { board, seat } = useTable();
  const { stops } = useSettings();
  const now = board.encounter ? PHASES.indexOf(board.encounter.phase) : -1;
  return (
    <ol className="phases" aria-label={COSMIC.table.phases}>
      {PHASES.map((phase, i) => {
        const set = phaseStop(stops, phase) === 'always';
        const name = COSMIC.phases[phase];
        return (
          <li key={phase} className={i < now ? 'done' : i === now ? 'now' : ''} aria-current={i === now ? 'step' : undefined}>
            {name}
            {seat === null ? null : (
              <button
                type="button"
                className={set ? 'stop set' : 'stop'}
                aria-pressed={set}
                aria-label={COSMIC.table.stopUnset(name)}
                title={set ? COSMIC.table.stopSet(name) : COSMIC.table.stopUnset(name)}
                onClick={() => change({ stops: withStop(stops, windowsOf(phase), set ? 'ask' : 'always') })}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
