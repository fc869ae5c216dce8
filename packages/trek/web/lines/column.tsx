import { pieceState, useAsk } from '@parley/web/shell';
import type { ReactNode } from 'react';
import type { Line, Location } from '../../view/index.ts';
import type { Vessel } from '../model/atlas.ts';
import { nameOf } from '../model/cards.ts';
import type { LinesPlan, RowPlan, TileSize } from '../model/lines.ts';
import { gapAt, pieceAt } from '../model/point.ts';
import { colourOf } from '../pieces/marks.tsx';
import { useScene } from '../scene/context.ts';
import { useFocus } from '../scene/focus.ts';
import { useDrop } from '../seeding/drag.ts';
import { StackList } from '../seeding/stack-list.tsx';
import styles from '../styles/lines.module.css';
import { T } from '../text/index.ts';
import { useCosts } from './costs.ts';
import { Plate } from './plate.tsx';
import { usePressing } from './pressing.ts';
import { Tile } from './tile.tsx';

/** What stands at one place of a line, with ships and facilities of both sides. */
export interface Column {
  readonly location: Location;
  readonly mouth: string | null;
  readonly theirs: readonly Vessel[];
  readonly ours: readonly Vessel[];
}
export interface Row {
  readonly line: Line;
  readonly zone: number;
  readonly columns: readonly Column[];
}

export function ColumnView(props: {
  readonly column: Column;
  readonly row: number;
  readonly index: number;
  readonly plan: LinesPlan;
  readonly place: RowPlan;
  readonly stop: number;
  readonly open: boolean;
}): ReactNode {
  const { column, row, index, plan, place, stop, open } = props;
  const { location, mouth, theirs, ours } = column;
  const { x, width, height, size } = place.items[index];
  // An open tile among small ones stands on the road as they do.
  const style = { left: x, width, top: place.y + plan.tileHeight - height };
  const shape = { size, height };
  const at = { row, column: index };
  const drop = useDrop(location.piece);
  return (
    <div className={styles.column} style={style} {...drop}>
      <div className={styles.theirs}>
        <Plates vessels={theirs} rooms={place.theirs} shape={shape} at={at} stop={stop} side={-1} location={location} />
      </div>
      {mouth === null ? (
        <TileStop location={location} shape={shape} at={at} stop={stop} />
      ) : (
        <MouthStop location={location} shape={shape} at={at} stop={stop} />
      )}
      <div className={styles.ours}>
        <Plates vessels={ours} rooms={place.ours} shape={shape} at={at} stop={stop} side={1} location={location} />
        {open && mouth === null ? <StackList location={location} /> : null}
      </div>
    </div>
  );
}

/** How large a place is drawn. */
interface Shape {
  readonly size: TileSize;
  readonly height: number;
}
type At = { readonly row: number; readonly column: number };

function TileStop({
  location,
  shape,
  at,
  stop,
}: {
  readonly location: Location;
  readonly shape: Shape;
  readonly at: At;
  readonly stop: number;
}): ReactNode {
  const { state, focused, moved, press, point } = usePressing(location.piece);
  const cost = useCosts().get(pieceAt(location.piece)) ?? null;
  return (
    <Tile
      location={location}
      size={shape.size}
      height={shape.height}
      state={state}
      focused={focused}
      moved={moved}
      cost={cost}
      tabIndex={stop === location.piece ? 0 : -1}
      at={at}
      onPress={press}
      onPoint={point}
    />
  );
}

/** An end of a passage to another line. */
function MouthStop({
  location,
  shape,
  at,
  stop,
}: {
  readonly location: Location;
  readonly shape: Shape;
  readonly at: At;
  readonly stop: number;
}): ReactNode {
  const { board, lexicon } = useScene();
  const { state, focused, moved, press, point } = usePressing(location.piece);
  const cost = useCosts().get(pieceAt(location.piece)) ?? null;
  // Two ends that are drawn as one passage are named once.
  const joined = board.lines.filter((x) => x.locations.some((y) => y.card === location.card)).length > 1;
  const name = nameOf(lexicon, location.card);
  return (
    <button
      type="button"
      className={styles.mouth}
      style={{ height: shape.height }}
      data-part="tile"
      data-piece={location.piece}
      data-row={at.row}
      data-column={at.column}
      data-level="0"
      data-state={state}
      data-focused={focused || undefined}
      data-moved={moved || undefined}
      tabIndex={stop === location.piece ? 0 : -1}
      onClick={press}
      onMouseEnter={() => point(true)}
      onMouseLeave={() => point(false)}
    >
      <span className={joined ? 'visually-hidden' : styles.mouthName}>{name}</span>
      {cost === null ? null : <span className={styles.cost}>{cost}</span>}
    </button>
  );
}

/** Plates of one side; what does not fit is folded, and opens in the strip. */
function Plates(props: {
  readonly vessels: readonly Vessel[];
  readonly rooms: number;
  readonly shape: Shape;
  readonly at: At;
  readonly stop: number;
  /** Above the tile or below it. */
  readonly side: -1 | 1;
  readonly location: Location;
}): ReactNode {
  const { vessels, rooms, shape, at, stop, side, location } = props;
  const { lexicon } = useScene();
  const { choose } = useFocus();
  // Where there is room for one, the rest is a badge on it.
  const shown = vessels.length <= rooms ? vessels : vessels.slice(0, Math.max(1, rooms - 1));
  const rest = vessels.length - shown.length;
  const plates = shown.map((vessel, i) => (
    <PlateStop key={vessel.thing.piece} vessel={vessel} shape={shape} at={{ ...at, level: side * (i + 1) }} stop={stop} />
  ));
  const fold =
    rest === 0 ? null : (
      <button
        key="more"
        type="button"
        className={styles.fold}
        tabIndex={-1}
        data-badge={rooms === 1 || undefined}
        data-seat={colourOf(vessels[0].thing.controller ?? vessels[0].thing.seat)}
        aria-label={T.plate.moreOf({ n: rest, place: nameOf(lexicon, location.card) })}
        onClick={() => choose(vessels[shown.length].thing.piece ?? location.piece)}
      >
        {rooms === 1 ? T.tile.more({ n: rest }) : T.plate.more({ n: rest })}
      </button>
    );
  return side < 0 ? [fold, ...plates.toReversed()] : [...plates, fold];
}

function PlateStop({
  vessel,
  shape,
  at,
  stop,
}: {
  readonly vessel: Vessel;
  readonly shape: Shape;
  readonly at: At & { readonly level: number };
  readonly stop: number;
}): ReactNode {
  const piece = vessel.thing.piece ?? -1;
  const { state, focused, moved, press, point } = usePressing(piece);
  return (
    <Plate
      vessel={vessel}
      size={shape.size}
      state={state}
      focused={focused}
      moved={moved}
      tabIndex={stop === piece ? 0 : -1}
      at={at}
      onPress={press}
      onPoint={point}
    />
  );
}

/** Where a mission may be laid, while that is asked. */
export function Gaps({ row, plan, place }: { readonly row: Row; readonly plan: LinesPlan; readonly place: RowPlan }): ReactNode {
  const ask = useAsk();
  const places = Array.from({ length: row.columns.length + 1 }, (_, at) => at);
  return places.map((at) => {
    const point = gapAt(row.zone, at);
    if (!ask.byPoint.has(point)) return null;
    const before = place.items[at - 1];
    const last = at === row.columns.length;
    const x = before === undefined ? (place.items[0]?.x ?? 30) - 24 : before.x + before.width + (last ? 4 : -7);
    return (
      <button
        key={at}
        type="button"
        className={styles.gapSlot}
        data-part="gap"
        data-state={pieceState(ask, point)}
        style={{ left: x, top: place.y, height: plan.tileHeight }}
        aria-label={T.tile.gap({ n: at + 1, quadrant: T.quadrants[row.line] })}
        onClick={() => ask.press(point)}
      />
    );
  });
}
