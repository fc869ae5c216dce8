import type { Stop } from '@parley/server/protocol';
import type { ReactNode } from 'react';
import { change, useSettings } from '../client/settings.ts';
import { Segments } from '../parts/chip.tsx';
import { useHint } from '../parts/hint.tsx';
import { Icon } from '../parts/icon.tsx';
import { stopAt, withStop } from './stops.ts';
import { T } from '../text/index.ts';
import { useTableState } from '../table/context.ts';

const STOPS: readonly Stop[] = ['always', 'ask', 'never'];

/** When to be asked in this window, and whether the table keeps a poker face. */
export function StopsRow({ window }: { readonly window: string }): ReactNode {
  const { stops } = useSettings();
  const pokerFace = useTableState((s) => s.meta?.pokerFace ?? false);
  const hint = useHint();
  const stop = stopAt(stops, window);
  return (
    <div className="prompt-stops">
      <span className={stop === 'always' ? 'status-dot' : 'status-dot is-off'} />
      <span {...hint(T.stops.explain)}>{T.stops.label}</span>
      <Segments
        label={T.stops.group}
        values={STOPS}
        value={stop}
        text={(s) => T.stops[s]}
        onChange={(s) => change({ stops: withStop(stops, [window], s) })}
      />
      <span className="spacer" />
      {pokerFace ? (
        <span className="badge" tabIndex={0} {...hint(T.states.pokerFaceWhy)}>
          <Icon name="mask" size={13} /> {T.states.pokerFace}
        </span>
      ) : null}
    </div>
  );
}
