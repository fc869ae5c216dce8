import type { ReactNode } from 'react';
import { Chip, Dialog } from '@parley/web/shell';
import { ColonyTrack } from '../pieces/colony-track.tsx';
import { Emblem } from '../pieces/emblem.tsx';
import type { AssetView, SheetView } from '../../view/board.ts';
import { coloniesOf, colourOf, sheetsAt } from '../model/queries.ts';
import { tokensBefore } from '../model/shown.ts';
import { assetsOf, coveredOf, laidBy } from '../model/things.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { AssetChip } from '../things/asset-chip.tsx';
import { assetState } from '../things/asset-text.ts';
import { CoveredCards } from '../things/covered-cards.tsx';
import { LaidCard } from '../things/laid-cards.tsx';
import { Bonds, DialChip } from '../things/seat-marks.tsx';
import { POWER_LOOK, powerState } from './power.ts';
import { SeatHand } from './seat-hand.tsx';
import { sheetName } from './seat-sheets.tsx';
import { SheetNotes } from './seat-tokens.tsx';
import { SheetCards } from './sheet-things.tsx';
import { faceIn } from '../../ids/index.ts';

/** Everything one may know of a player, with all texts: for those who cannot point at things. */
export function SeatDialog(props: { readonly seat: number; readonly used: ReadonlySet<string>; readonly onClose: () => void }): ReactNode {
  const { seat, used, onClose } = props;
  const { board, nameOf, speaker } = useScene();
  const colour = colourOf(board, seat);
  const laid = laidBy(board, seat);
  return (
    <Dialog title={nameOf(seat)} onClose={onClose} className={`seat-dialog player-${colour}`}>
      <div className="seat-line">
        <SeatHand seat={seat} most={5} />
        <Bonds seat={seat} />
        <DialChip seat={seat} />
        <ColonyTrack colour={colour} n={coloniesOf(board, seat)} goal={board.goal} />
      </div>
      {tokensBefore(board, speaker, seat).map(({ text }, i) => (
        <p key={i} className="secondary">
          {text}
        </p>
      ))}
      {sheetsAt(board, seat).map((s) => (
        <OneSheet key={s.id} sheet={s} used={used} seat={seat} />
      ))}
      {laid.length + coveredOf(board, seat).n === 0 ? null : (
        <div className="thing-list">
          <CoveredCards seat={seat} owner={false} />
          {laid.map((x, i) => (
            <LaidCard key={i} laid={x} owner={false} />
          ))}
        </div>
      )}
      {assetsOf(board, seat).map((x) => (
        <OneAsset key={x.id} asset={x} />
      ))}
    </Dialog>
  );
}

function OneSheet(props: { readonly sheet: SheetView; readonly used: ReadonlySet<string>; readonly seat: number }): ReactNode {
  const { sheet, used, seat } = props;
  const { board, lexicon, speaker } = useScene();
  const look = POWER_LOOK[powerState(sheet, used, seat)];
  return (
    <article className="seat-dialog-thing">
      <Emblem alien={sheet.alien || null} colour={colourOf(board, sheet.controller)} size={36} />
      <div>
        <h3>
          {sheetName(sheet)}{' '}
          <Chip icon={look.icon} tone={look.tone}>
            {look.text}
          </Chip>
        </h3>
        {sheet.controller === seat ? null : <p>{T.power.takenBy({ who: speaker.people([sheet.controller]) })}</p>}
        <SheetNotes sheet={sheet} />
        <SheetCards sheet={sheet} />
        <p className="secondary">{lexicon.aliens[sheet.alien]?.power ?? T.power.hiddenHint}</p>
      </div>
    </article>
  );
}

function OneAsset({ asset }: { readonly asset: AssetView }): ReactNode {
  const { lexicon } = useScene();
  const card = asset.card === null ? undefined : lexicon.cards[faceIn(asset.card)];
  return (
    <article className="seat-dialog-thing">
      <span>
        <AssetChip asset={asset} named={false} />
      </span>
      <div>
        <h3>
          {card?.name ?? T.things.facedown} <small className="muted">{assetState(lexicon, asset)}</small>
        </h3>
        {card ? <p className="secondary">{card.text}</p> : null}
      </div>
    </article>
  );
}
