import type { ReactNode } from 'react';
import { CardBack } from '../pieces/card-back.tsx';
import { CardArt } from '../pieces/card-art.tsx';
import { pieceState, useAsk, useHint } from '@parley/web/shell';
import { Ship } from '../pieces/ship.tsx';
import { CardHint } from '../pieces/texts.tsx';
import { MarkerIcon, StationIcon } from '../pieces/token.tsx';
import type { AssetView } from '../../view/board.ts';
import { assetsAt } from '../model/things.ts';
import { useScene } from '../scene/context.ts';
import { pointKey } from '../model/point.ts';
import { assetLabel, assetName, assetState } from './asset-text.ts';
import { faceIn } from '../../ids/index.ts';

/** The text of what lies before somebody, and how it is with it. Hints are shown in a layer of their own, without a table around. */
export function AssetText(props: { readonly asset: AssetView; readonly lexicon: Parameters<typeof assetName>[0] }): ReactNode {
  const { asset, lexicon } = props;
  if (asset.card === null)
    return (
      <>
        <b>{assetName(lexicon, asset)}</b>
        <span className="hint-note">{assetState(lexicon, asset)}</span>
      </>
    );
  return (
    <>
      <CardHint lexicon={lexicon} face={faceIn(asset.card)} />
      <span className="hint-note">{assetState(lexicon, asset)}</span>
    </>
  );
}

/** Something before a player: it can be read by pointing at it, and pressed when a question is about it. */
export function AssetChip({ asset, named }: { readonly asset: AssetView; readonly named: boolean }): ReactNode {
  const { lexicon } = useScene();
  const ask = useAsk();
  const hint = useHint();
  const point = `asset:${asset.id}`;
  const state = pieceState(ask, point);
  const options = ask.byPoint.get(point);
  const className = `thing thing-${asset.kind}${asset.up ? ' is-up' : ' is-down'} player-${asset.colour} is-${state}`;
  const content = <Content asset={asset} named={named} />;
  const label = assetLabel(lexicon, asset);
  const hints = hint(<AssetText asset={asset} lexicon={lexicon} />);
  if (state === 'plain')
    return (
      <span className={className} role="img" aria-label={label} tabIndex={0} {...hints}>
        {content}
      </span>
    );
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-pressed={state === 'picked'}
      onClick={() => ask.press(pointKey({ kind: 'asset', id: asset.id }))}
      onMouseEnter={() => options && ask.setHovered(options[0])}
      onMouseLeave={() => ask.setHovered(null)}
      {...hints}
    >
      {content}
    </button>
  );
}

function Content({ asset, named }: { readonly asset: AssetView; readonly named: boolean }): ReactNode {
  const { board, lexicon } = useScene();
  const name = named && asset.card !== null ? <span className="truncated">{assetName(lexicon, asset)}</span> : null;
  switch (asset.kind) {
    case 'tech': {
      const need = asset.card === null ? 0 : (lexicon.cards[faceIn(asset.card)]?.value ?? 0);
      const special = asset.hold === '' ? [] : assetsAt(board, asset.hold);
      return (
        <>
          {asset.up ? <CardArt type="tech" size={13} /> : <CardBack back="tech" width={11} />}
          {name}
          {asset.up && asset.ships === 0 ? null : (
            <span className="thing-ships">
              <Ship colour={asset.colour} size={10} />
              {asset.ships}
              {need > 0 && !asset.up ? <small>/{need}</small> : null}
              {special.map((x) => (
                <MarkerIcon key={x.id} colour={x.tint} up={x.up} size={12} />
              ))}
            </span>
          )}
        </>
      );
    }
    case 'station':
      return (
        <>
          <StationIcon />
          {name}
        </>
      );
    case 'marker':
      return (
        <>
          <MarkerIcon colour={asset.tint} up={asset.up} />
          {name}
        </>
      );
  }
}
