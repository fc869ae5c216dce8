import { useAsk } from '@parley/web/shell';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { vesselsAt } from '../model/atlas.ts';
import { missionFacts, nameOf } from '../model/cards.ts';
import { planLines, type LinesPlan, type RowItem, type RowPlan } from '../model/lines.ts';
import { Sign } from '../pieces/marks.tsx';
import { useScene } from '../scene/context.ts';
import { useFocus } from '../scene/focus.ts';
import { useRoom } from '../scene/use-room.ts';
import styles from '../styles/lines.module.css';
import { T } from '../text/index.ts';
import { ColumnView, Gaps, type Row } from './column.tsx';
import { nextStop } from './keys.ts';
import { Passage, Stars } from './sky.tsx';

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
  const [ref, size] = useRoom<HTMLDivElement>();
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
  const { focus } = useFocus();
  const { atlas } = useScene();
  const looked = open || focus === null ? null : (atlas.spots.get(focus)?.location.piece ?? focus);
  const gaps = useMemo(() => [...ask.byPoint.keys()].some((x) => x.startsWith('gap:')), [ask.byPoint]);
  const plan = useMemo(() => {
    const below = open ? Math.max(60, Math.min(STACK, height / rows.length - 160)) : 0;
    return planLines(rows.map(itemsOf), { width, height, below, open: looked, ...(gaps ? { edge: 30 } : {}) });
  }, [rows, width, height, open, looked, gaps]);
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
