import { pieceState, useAsk } from '@parley/web/shell';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Line, Location } from '../../view/index.ts';
import { usePressing } from '../lines/pressing.ts';
import { Plate } from '../lines/plate.tsx';
import { Tile } from '../lines/tile.tsx';
import { useCosts } from '../lines/costs.ts';
import { vesselsAt, type Vessel } from '../model/atlas.ts';
import { missionFacts, nameOf } from '../model/cards.ts';
import { gapAt, pieceAt } from '../model/point.ts';
import { Sign } from '../pieces/marks.tsx';
import { useScene } from '../scene/context.ts';
import styles from '../styles/phone.module.css';
import { T } from '../text/index.ts';

const TILE = 112;
/** So many ships stand side by side; the rest is a number. */
const MOST = 2;

/** One quadrant, to be swiped: theirs above the tiles, ours below. A tap opens everything that is there. */
export function LineStrip(props: {
  readonly line: Line;
  readonly focus: number | null;
  readonly onOpen: (location: number) => void;
}): ReactNode {
  const { line, focus, onOpen } = props;
  const { board } = useScene();
  const row = board.lines.find((x) => x.line === line);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector('[data-focused]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [focus, line]);
  return (
    <section className={styles.strip} data-line={line} aria-label={T.table.lines} id="lines" tabIndex={-1} data-part="lines">
      <span className={styles.quadrant} aria-hidden="true">
        {line === 'Gamma' ? <Sign name="gamma" size={11} /> : null}
        {T.quadrants[line]}
      </span>
      <div className={styles.swipe} ref={ref}>
        {row === undefined || row.locations.length === 0 ? (
          <p className="muted">{T.tile.noMissions({ quadrant: T.quadrants[line] })}</p>
        ) : (
          row.locations.map((location, i) => (
            <div key={location.piece} className={styles.stop}>
              <Gap line={row.zone} at={i} quadrant={T.quadrants[line]} />
              <Column location={location} index={i} onOpen={onOpen} />
            </div>
          ))
        )}
        {row === undefined ? null : <Gap line={row.zone} at={row.locations.length} quadrant={T.quadrants[line]} />}
      </div>
    </section>
  );
}

/** Where a mission may be laid. */
function Gap({ line, at, quadrant }: { readonly line: number; readonly at: number; readonly quadrant: string }): ReactNode {
  const ask = useAsk();
  const point = gapAt(line, at);
  if (!ask.byPoint.has(point)) return null;
  return (
    <button
      type="button"
      className={styles.gapSlot}
      data-part="gap"
      data-state={pieceState(ask, point)}
      aria-label={T.tile.gap({ n: at + 1, quadrant })}
      onClick={() => ask.press(point)}
    />
  );
}

function Column({
  location,
  index,
  onOpen,
}: {
  readonly location: Location;
  readonly index: number;
  readonly onOpen: (location: number) => void;
}): ReactNode {
  const { lexicon, below } = useScene();
  const { state, focused, moved, isChoice, press } = usePressing(location.piece);
  const cost = useCosts().get(pieceAt(location.piece)) ?? null;
  const open = (): void => {
    press();
    if (!isChoice) onOpen(location.piece);
  };
  return (
    <div className={styles.column}>
      <Vessels vessels={vesselsAt(lexicon, location, 1 - below)} location={location} index={index} onOpen={onOpen} />
      {missionFacts(lexicon, location.card) === null ? (
        <button type="button" className={styles.mouth} data-part="tile" data-state={state} onClick={open}>
          <Sign name="doorway" size={22} /> {nameOf(lexicon, location.card)}
        </button>
      ) : (
        <Tile
          location={location}
          size="phone"
          height={TILE}
          state={state}
          focused={focused}
          moved={moved}
          cost={cost}
          tabIndex={0}
          at={{ row: 0, column: index }}
          onPress={open}
          onPoint={() => undefined}
        />
      )}
      <Vessels vessels={vesselsAt(lexicon, location, below)} location={location} index={index} onOpen={onOpen} />
    </div>
  );
}

function Vessels(props: {
  readonly vessels: readonly Vessel[];
  readonly location: Location;
  readonly index: number;
  readonly onOpen: (location: number) => void;
}): ReactNode {
  const { vessels, location, index, onOpen } = props;
  const shown = vessels.length <= MOST ? vessels : vessels.slice(0, MOST - 1);
  return (
    <div className={styles.vessels}>
      {shown.map((vessel) => (
        <VesselStop key={vessel.thing.piece} vessel={vessel} location={location} index={index} onOpen={onOpen} />
      ))}
      {shown.length < vessels.length ? (
        <button type="button" className={styles.more} onClick={() => onOpen(location.piece)}>
          {T.tile.more({ n: vessels.length - shown.length })}
        </button>
      ) : null}
    </div>
  );
}

function VesselStop(props: {
  readonly vessel: Vessel;
  readonly location: Location;
  readonly index: number;
  readonly onOpen: (location: number) => void;
}): ReactNode {
  const { vessel, location, index, onOpen } = props;
  const { state, focused, moved, isChoice, press } = usePressing(vessel.thing.piece ?? -1);
  return (
    <Plate
      vessel={vessel}
      size="phone"
      state={state}
      focused={focused}
      moved={moved}
      tabIndex={0}
      at={{ row: 0, column: index, level: 1 }}
      onPress={() => {
        press();
        if (!isChoice) onOpen(location.piece);
      }}
      onPoint={() => undefined}
    />
  );
}
