import { useState, type ReactNode } from 'react';
import { CardArt } from '../pieces/card-art.tsx';
import { CardBack } from '../pieces/card-back.tsx';
import { colonyCount } from '../pieces/colony-track.tsx';
import { Icon, pieceState, useAsk, useGame } from '@parley/web/shell';
import { MarkerIcon } from '../pieces/token.tsx';
import { coloniesOf, colourOf, fleetSize, roleOf, sheetsAt, sheetsOf, shipsOnSheet } from '../model/queries.ts';
import { assetsOf, backsIn, coveredOf, dialOf, hasThings, laidBy } from '../model/things.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { pointKey } from '../model/point.ts';
import { dialText } from '../things/asset-text.ts';
import { Bonds } from '../things/seat-marks.tsx';
import { POWER_LOOK, powerState } from './power.ts';
import { SeatDialog } from './seat-dialog.tsx';
import { sheetName } from './seat-sheets.tsx';
import { SeatShips, SeatTokens } from './seat-tokens.tsx';
import { SheetShips } from './sheet-things.tsx';

/** Another player in little room: name, hand, colonies, and the state of the power where it matters. Pressed, it tells all. */
export function SeatChip({ seat, used }: { readonly seat: number; readonly used: ReadonlySet<string> }): ReactNode {
  const { board, nameOf } = useScene();
  const ask = useAsk();
  const [looking, setLooking] = useState(false);
  const colour = colourOf(board, seat);
  const sheets = sheetsAt(board, seat);
  const bad = sheets.map((s) => POWER_LOOK[powerState(s, used, seat)]).find((look) => look.tone !== 'plain');
  const state = pieceState(ask, `player:${seat}`);
  const pick = state === 'legal' || state === 'picked';
  const waiting = useGame((g) => g.waiting.seats.includes(seat));
  const dial = dialOf(board, seat);
  const names = sheets.length === 0 ? T.power.unknown : sheets.map(sheetName).join(', ');
  return (
    <>
      <button
        type="button"
        className={`chip player-${colour}${roleOf(board, seat) ? ' is-involved' : ''} is-${state}`}
        title={pick ? undefined : T.things.look({ name: nameOf(seat) })}
        onClick={() => (pick ? ask.press(pointKey({ kind: 'player', seat })) : setLooking(true))}
      >
        <b>
          <SeatShips seat={seat} size={12} />
          <span className="truncated">{nameOf(seat)}</span>
          <Bonds seat={seat} />
          <SeatTokens seat={seat} />
          {bad?.icon ? <Icon name={bad.icon} size={12} /> : null}
          {waiting ? <Icon name="clock" size={12} /> : null}
        </b>
        <span>
          <ChipHand seat={seat} />
          <Icon name="flag" size={12} />
          {colonyCount(coloniesOf(board, seat))}
          <span className="chip-of">/{board.goal}</span>
        </span>
        <ChipThings seat={seat} />
        <small className={dial ? 'truncated is-dialled' : 'truncated'}>{dial ? dialText(dial.set, waiting) : names}</small>
      </button>
      {looking ? <SeatDialog seat={seat} used={used} onClose={() => setLooking(false)} /> : null}
    </>
  );
}

function ChipHand({ seat }: { readonly seat: number }): ReactNode {
  const { board } = useScene();
  const row = board.people[seat]?.hand ?? { n: 0, cards: null };
  const { cosmic, reward } = backsIn(board, row);
  if (reward === 0)
    return (
      <>
        <Icon name="hand" size={12} />
        {cosmic}
      </>
    );
  return (
    <>
      <CardBack width={9} />
      {cosmic}
      <CardBack back="reward" width={9} />
      {reward}
    </>
  );
}

/** What lies before somebody, as signs: what they are is in the dialog. */
function ChipThings({ seat }: { readonly seat: number }): ReactNode {
  const { board } = useScene();
  const assets = assetsOf(board, seat);
  const laid = laidBy(board, seat);
  const covered = coveredOf(board, seat).n;
  const sheets = sheetsOf(board, seat);
  const ships = sheets.some((s) => Object.values(shipsOnSheet(board, s)).some((fleet) => fleetSize(fleet) > 0));
  if (!hasThings(board, seat) && !ships) return null;
  return (
    <span className="chip-things" aria-hidden="true">
      {sheets.map((s) => (
        <SheetShips key={s.id} sheet={s} />
      ))}
      {covered > 0 ? (
        <span className="chip-sign">
          <CardBack width={8} />
          {covered}
        </span>
      ) : null}
      {laid.map((x, i) => (
        <span key={i} className={`chip-sign face-${x.type}${x.up ? ' is-up' : ''}`}>
          {x.up ? <CardArt type={x.type} size={11} /> : <CardBack back={x.back} width={8} />}
        </span>
      ))}
      {assets.map((x) => (
        <span key={x.id} className={`chip-sign${x.up ? ' is-up' : ''}`}>
          {x.kind === 'marker' ? (
            <MarkerIcon colour={x.tint} up={x.up} size={12} />
          ) : x.kind === 'tech' && !x.up ? (
            <>
              <CardBack back="tech" width={8} />
              {x.ships}
            </>
          ) : (
            <CardArt type={x.kind} size={12} />
          )}
        </span>
      ))}
    </span>
  );
}
