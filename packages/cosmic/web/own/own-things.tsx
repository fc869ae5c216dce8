import type { ReactNode } from 'react';
import type { AssetView } from '../../view/board.ts';
import { assetsOf } from '../model/things.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { useAsk } from '@parley/web/shell';
import { AssetChip } from '../things/asset-chip.tsx';

/** What lies before me: techs with what they are, stations, special ships. */
export function OwnThings({ seat }: { readonly seat: number }): ReactNode {
  const { board, speaker } = useScene();
  const assets = assetsOf(board, seat);
  if (assets.length === 0) return null;
  return (
    <span className="thing-list is-own" role="group" aria-label={T.things.before({ who: speaker.people([seat]) })}>
      {assets.map((x) => (
        <OneThing key={x.id} asset={x} />
      ))}
    </span>
  );
}

/** What can be used at any time offers its uses when it is pressed. */
function OneThing({ asset }: { readonly asset: AssetView }): ReactNode {
  const { speaker } = useScene();
  const ask = useAsk();
  const point = `asset:${asset.id}`;
  const raising = ask.raising === point;
  return (
    <span className={raising ? 'thing-place is-open' : 'thing-place'}>
      <AssetChip asset={asset} named />
      {raising ? (
        <span className="hand-raise" role="group" aria-label={T.power.anyTime}>
          {ask.raisable.get(point)?.map((key) => (
            <button key={key} type="button" className="button" onClick={() => ask.raise(key)}>
              {speaker.use(key)}
            </button>
          ))}
        </span>
      ) : null}
    </span>
  );
}
