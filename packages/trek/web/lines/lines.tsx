import { pieceState, useAsk, useSize } from '@parley/web/shell';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Line, Location } from '../../view/index.ts';
import { vesselsAt, type Vessel } from '../model/atlas.ts';
import { missionFacts, nameOf } from '../model/cards.ts';
import { planLines, type LinesPlan, type RowItem, type RowPlan } from '../model/lines.ts';
import { gapAt, pieceAt } from '../model/point.ts';
import { colourOf, Sign } from '../pieces/marks.tsx';
import { useScene } from '../scene/context.ts';
import { useFocus } from '../scene/focus.ts';
import { StackList } from '../seeding/stack-list.tsx';
import styles from '../styles/lines.module.css';
import { T } from '../text/index.ts';
import { useCosts } from './costs.ts';
import { nextStop } from './keys.ts';
import { Plate } from './plate.tsx';
import { usePressing } from './pressing.ts';
import { Passage, Stars } from './sky.tsx';
import { Tile } from './tile.tsx';

/** What stands at one place of a line, with ships and facilities of both sides. */
interface Column {
  readonly location: Location;
  readonly mouth: string | null;
  readonly theirs: readonly Vessel[];
  readonly ours: readonly Vessel[];
}
interface Row {
  readonly line: Line;
  readonly zone: number;
  readonly columns: readonly Column[];
}

function useRows(): readonly Row[] {
  const { board, lexicon, below } = useScene();
  return useMemo(() => {
    const rows = board.lines.map(({ line, zone, locations }) => ({
      line,
      zone,
      columns: locations.map((location) => ({
        location,
        mouth: missionFacts(lexicon, location.card) === null ? nameOf(lexicon, location.card) : null,
        theirs: vesselsAt(lexicon, location, 1 - below),
        ours: vesselsAt(lexicon, location, below),
      })),
    }));
    const used = rows.filter((x) => x.columns.length > 0);
    return used.length === 0 ? rows.slice(0, 1) : used;
  }, [board, lexicon, below]);
}

const itemsOf = ({ columns }: Row): RowItem[] =>
  columns.map(({ location, mouth, theirs, ours }) => ({ key: location.piece, mouth, theirs: theirs.length, ours: ours.length }));

/** The spacelines: a row a quadrant, theirs above the road and ours below. */
export function Lines({ open = false }: { readonly open?: boolean }): ReactNode {
  const [ref, size] = useSize<HTMLDivElement>();
  return (
    <section className={styles.room} aria-label={T.table.lines} id="lines" tabIndex={-1} data-part="lines">
      <div className={styles.measure} ref={ref}>
        {size.width > 0 ? <Sized width={size.width} height={size.height} open={open} /> : null}
      </div>
    </section>
  );
}

/** Open stacks below the tiles take so much. */
const STACK = 150;

function Sized({ width, height, open }: { readonly width: number; readonly height: number; readonly open: boolean }): ReactNode {
  const rows = useRows();
  const ask = useAsk();
  const gaps = useMemo(() => [...ask.byPoint.keys()].some((x) => x.startsWith('gap:')), [ask.byPoint]);
  const plan = useMemo(() => {
    const below = open ? Math.max(60, Math.min(STACK, height / rows.length - 160)) : 0;
    return planLines(rows.map(itemsOf), { width, height, below, ...(gaps ? { edge: 30 } : {}) });
  }, [rows, width, height, open, gaps]);
  const whole = Math.max(height, plan.rows.at(-1)?.bottom ?? height);
  return (
    <div className={styles.scroll} data-scrolls={plan.whole > width || whole > height || undefined}>
      <div className={styles.sheet} style={{ width: plan.whole, height: whole }}>
        <Stars width={plan.whole} height={whole} />
        {plan.rows.map((row, r) => (
          <div
            key={rows[r].line}
            className={styles.ground}
            data-line={rows[r].line}
            style={{ top: row.top, height: row.bottom - row.top }}
          />
        ))}
        <Passages rows={rows} plan={plan} />
        <Stops rows={rows} plan={plan} open={open} />
      </div>
    </div>
  );
}

/** The tunnel between two mouths of one passage. */
function Passages({ rows, plan }: { readonly rows: readonly Row[]; readonly plan: LinesPlan }): ReactNode {
  const mouths = rows.flatMap(({ columns }, r) =>
    columns.flatMap(({ mouth }, c) =>
      mouth === null ? [] : [{ mouth, x: plan.rows[r].items[c].x + plan.rows[r].items[c].width / 2, y: plan.rows[r].y }],
    ),
  );
  const [first, second] = mouths;
  if (first === undefined || second === undefined || first.mouth !== second.mouth || first.y === second.y) return null;
  return <Passage x={first.x} from={first.y} to={second.y} height={plan.tileHeight} name={first.mouth} />;
}

/** All that can be pressed: one tab stop, arrows lead on. */
function Stops({ rows, plan, open }: { readonly rows: readonly Row[]; readonly plan: LinesPlan; readonly open: boolean }): ReactNode {
  const { focus } = useFocus();
  const [at, setAt] = useState<number | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  const known = (piece: number | null): piece is number =>
    piece !== null &&
    rows.some(({ columns }) =>
      columns.some(({ location, theirs, ours }) => location.piece === piece || [...theirs, ...ours].some((v) => v.thing.piece === piece)),
    );
  const stop = known(at) ? at : known(focus) ? focus : (rows[0]?.columns[0]?.location.piece ?? -1);
  const onKeyDown = (e: KeyboardEvent): void => {
    const next = nextStop(ref.current, e);
    if (next === null) return;
    e.preventDefault();
    e.stopPropagation();
    setAt(Number(next.dataset.piece));
    next.focus();
  };
  return (
    <div ref={ref} className={styles.stops} onKeyDown={onKeyDown}>
      {rows.map((row, r) => (
        <RowView key={row.line} row={row} index={r} plan={plan} place={plan.rows[r]} stop={stop} open={open} />
      ))}
    </div>
  );
}

interface RowProps {
  readonly row: Row;
  readonly index: number;
  readonly plan: LinesPlan;
  readonly place: RowPlan;
  readonly stop: number;
  readonly open: boolean;
}

function RowView({ row, index, plan, place, stop, open }: RowProps): ReactNode {
  const name = T.quadrants[row.line];
  const last = place.items.at(-1);
  return (
    <div role="group" aria-label={name}>
      <span className={styles.quadrant} style={{ top: place.top + 6 }} aria-hidden="true">
        {row.line === 'Gamma' ? <Sign name="gamma" size={12} /> : null}
        {name}
      </span>
      {last === undefined ? (
        <p className={styles.none} style={{ top: place.y + 20 }}>
          {T.tile.noMissions({ quadrant: name })}
        </p>
      ) : (
        <span
          className={styles.road}
          style={{ left: place.items[0].x, width: last.x + last.width - place.items[0].x, top: place.y + plan.tileHeight }}
        />
      )}
      {row.columns.map((column, c) => (
        <ColumnView key={column.location.piece} column={column} row={index} index={c} plan={plan} place={place} stop={stop} open={open} />
      ))}
      <Gaps row={row} plan={plan} place={place} />
    </div>
  );
}

function ColumnView(props: {
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
  const { x, width } = place.items[index];
  const style = { left: x, width, top: place.y };
  const at = { row, column: index };
  return (
    <div className={styles.column} style={style}>
      <div className={styles.theirs}>
        <Plates vessels={theirs} rooms={place.theirs} plan={plan} at={at} stop={stop} side={-1} location={location} />
      </div>
      {mouth === null ? (
        <TileStop location={location} plan={plan} at={at} stop={stop} />
      ) : (
        <MouthStop location={location} plan={plan} at={at} stop={stop} />
      )}
      <div className={styles.ours}>
        <Plates vessels={ours} rooms={place.ours} plan={plan} at={at} stop={stop} side={1} location={location} />
        {open && mouth === null ? <StackList location={location} /> : null}
      </div>
    </div>
  );
}

type At = { readonly row: number; readonly column: number };

function TileStop({
  location,
  plan,
  at,
  stop,
}: {
  readonly location: Location;
  readonly plan: LinesPlan;
  readonly at: At;
  readonly stop: number;
}): ReactNode {
  const { state, focused, press, point } = usePressing(location.piece);
  const cost = useCosts().get(pieceAt(location.piece)) ?? null;
  return (
    <Tile
      location={location}
      size={plan.size}
      height={plan.tileHeight}
      state={state}
      focused={focused}
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
  plan,
  at,
  stop,
}: {
  readonly location: Location;
  readonly plan: LinesPlan;
  readonly at: At;
  readonly stop: number;
}): ReactNode {
  const { lexicon } = useScene();
  const { state, focused, press, point } = usePressing(location.piece);
  const cost = useCosts().get(pieceAt(location.piece)) ?? null;
  const name = nameOf(lexicon, location.card);
  return (
    <button
      type="button"
      className={styles.mouth}
      style={{ height: plan.tileHeight }}
      data-part="tile"
      data-piece={location.piece}
      data-row={at.row}
      data-column={at.column}
      data-level="0"
      data-state={state}
      data-focused={focused || undefined}
      tabIndex={stop === location.piece ? 0 : -1}
      onClick={press}
      onMouseEnter={() => point(true)}
      onMouseLeave={() => point(false)}
    >
      <span className={styles.mouthName}>{name}</span>
      {cost === null ? null : <span className={styles.cost}>{cost}</span>}
    </button>
  );
}

/** Plates of one side; what does not fit is folded, and opens in the strip. */
function Plates(props: {
  readonly vessels: readonly Vessel[];
  readonly rooms: number;
  readonly plan: LinesPlan;
  readonly at: At;
  readonly stop: number;
  /** Above the tile or below it. */
  readonly side: -1 | 1;
  readonly location: Location;
}): ReactNode {
  const { vessels, rooms, plan, at, stop, side, location } = props;
  const { lexicon } = useScene();
  const { choose } = useFocus();
  // Where there is room for one, the rest is a badge on it.
  const shown = vessels.length <= rooms ? vessels : vessels.slice(0, Math.max(1, rooms - 1));
  const rest = vessels.length - shown.length;
  const plates = shown.map((vessel, i) => (
    <PlateStop key={vessel.thing.piece} vessel={vessel} plan={plan} at={{ ...at, level: side * (i + 1) }} stop={stop} />
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
  plan,
  at,
  stop,
}: {
  readonly vessel: Vessel;
  readonly plan: LinesPlan;
  readonly at: At & { readonly level: number };
  readonly stop: number;
}): ReactNode {
  const piece = vessel.thing.piece ?? -1;
  const { state, focused, press, point } = usePressing(piece);
  return (
    <Plate
      vessel={vessel}
      size={plan.size}
      state={state}
      focused={focused}
      tabIndex={stop === piece ? 0 : -1}
      at={at}
      onPress={press}
      onPoint={point}
    />
  );
}

/** Where a mission may be laid, while that is asked. */
function Gaps({ row, plan, place }: { readonly row: Row; readonly plan: LinesPlan; readonly place: RowPlan }): ReactNode {
  const ask = useAsk();
  const places = Array.from({ length: row.columns.length + 1 }, (_, at) => at);
  return places.map((at) => {
    const point = gapAt(row.zone, at);
    if (!ask.byPoint.has(point)) return null;
    const before = place.items[at - 1];
    const x = before === undefined ? (place.items[0]?.x ?? 30) - 24 : before.x + before.width - 7;
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
