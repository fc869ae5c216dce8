import type { PieceState } from '@parley/web/shell';
import { memo, type ReactNode } from 'react';
import type { ShipFacts } from '../../language/index.ts';
import type { NumbersRow } from '../../view/index.ts';
import { headsOf, holderOf, isStopped, type Vessel } from '../model/atlas.ts';
import { affiliationOf, figure, hullOf, isFacility, isShip, shortName, stationOf } from '../model/cards.ts';
import type { TileSize } from '../model/lines.ts';
import { colourOf, HullMark, Sign, StationMark } from '../pieces/marks.tsx';
import type { SignName } from '../pieces/sign-drawings.tsx';
import { useScene, type Scene } from '../scene/context.ts';
import styles from '../styles/plate.module.css';
import { T, wordFor } from '../text/index.ts';

/** What is not as usual about a ship or facility, the worst first. */
const STATES = ['stasis', 'disabled', 'damaged', 'stopped', 'quarantined', 'cloaked', 'landed'] as const;
type ShipState = (typeof STATES)[number];
const SIGN: { readonly [S in ShipState]: SignName } = {
  stasis: 'disabled',
  disabled: 'disabled',
  damaged: 'damaged',
  stopped: 'stopped',
  quarantined: 'disabled',
  cloaked: 'cloaked',
  landed: 'landed',
};

const statesOf = ({ thing }: Pick<Vessel, 'thing'>): readonly ShipState[] =>
  STATES.filter((x) => (x === 'stopped' ? isStopped(thing) : (thing.status?.includes(x) ?? false)));

/** RANGE that is left and there is: as it is now, where one may know it, else as printed less what everybody saw it use. */
export function rangeOf(
  facts: ShipFacts,
  { numbers, used = 0 }: { readonly numbers: NumbersRow | null; readonly used?: number },
): { readonly left: number; readonly all: number } {
  const all = numbers?.numbers[0] ?? figure(facts.numbers.RANGE);
  return { all, left: numbers?.left ?? Math.max(0, all - used) };
}

const iconWord = (icon: string): string => wordFor(T.icons, icon) ?? icon;

export function plateLabel(scene: Scene, vessel: Vessel): string {
  const { lexicon, seat, player } = scene;
  const { thing, facts, docked } = vessel;
  const who = holderOf(thing);
  const name = facts?.title ?? '';
  const n = headsOf(lexicon, thing.within, who);
  const numbers = isShip(facts)
    ? T.plate.range(rangeOf(facts, thing))
    : isFacility(facts)
      ? T.plate.shields({ n: thing.numbers?.numbers[2] ?? facts.shields })
      : '';
  const staffed = thing.numbers?.staffed;
  return [
    who === seat ? T.plate.yours({ name }) : T.plate.theirs({ owner: player(who), name }),
    T.plate.aboard({ n }),
    ...statesOf(vessel).map((x) => T.states[x]),
    docked ? T.states.docked : '',
    numbers,
    staffed === undefined || who !== seat
      ? ''
      : staffed
        ? T.plate.staffed
        : thing.numbers?.lacks === undefined
          ? T.plate.unmatched
          : T.plate.unstaffed({ icons: thing.numbers.lacks.map(iconWord).join(', ') }),
  ]
    .filter((x) => x !== '')
    .join(', ');
}

/** A ship or facility beside its location. Its edge is its owner's, the hull its people's. */
export const Plate = memo(function Plate(props: {
  readonly vessel: Vessel;
  readonly size: TileSize;
  readonly state: PieceState;
  readonly focused: boolean;
  readonly moved: boolean;
  readonly tabIndex: number;
  readonly at: { readonly row: number; readonly column: number; readonly level: number };
  readonly onPress: () => void;
  readonly onPoint: (on: boolean) => void;
}): ReactNode {
  const { vessel, size, state, focused, moved, tabIndex, at, onPress, onPoint } = props;
  const scene = useScene();
  const { thing, facts, docked } = vessel;
  const who = holderOf(thing);
  const crew = headsOf(scene.lexicon, thing.within, who);
  const states = statesOf(vessel);
  const affil = affiliationOf(facts, thing);
  return (
    <button
      type="button"
      className={styles.plate}
      data-part="plate"
      data-piece={thing.piece}
      data-row={at.row}
      data-column={at.column}
      data-level={at.level}
      data-seat={colourOf(who)}
      data-state={state}
      data-focused={focused || undefined}
      data-moved={moved || undefined}
      data-size={size}
      data-docked={docked || undefined}
      data-cloaked={states.includes('cloaked') || undefined}
      tabIndex={tabIndex}
      onClick={onPress}
      onMouseEnter={() => onPoint(true)}
      onMouseLeave={() => onPoint(false)}
    >
      <span className="visually-hidden">{plateLabel(scene, vessel)}</span>
      <span className={styles.inside} aria-hidden="true">
        <span className={styles.drawing}>
          {isShip(facts) ? (
            <HullMark of={hullOf(facts)} affil={affil} size={size === 'large' || size === 'medium' ? 32 : 28} state={states.join(' ')} />
          ) : isFacility(facts) ? (
            <StationMark
              of={stationOf(facts)}
              affil={affil}
              size={size === 'large' || size === 'medium' ? 25 : 20}
              state={states.join(' ')}
            />
          ) : null}
          <span className={styles.crew}>{crew}</span>
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{shortName(facts?.title ?? '')}</span>
          <span className={styles.second}>
            {states.length > 0 ? (
              <span className={styles.state} data-kind={states[0]}>
                {states.map((x) => (
                  <Sign key={x} name={SIGN[x]} size={11} />
                ))}
                {T.states[states[0]]}
              </span>
            ) : isShip(facts) ? (
              <>
                <Range {...rangeOf(facts, thing)} plain={size !== 'large'} />
                <Staff facts={facts} numbers={thing.numbers} />
              </>
            ) : isFacility(facts) ? (
              <>
                <Sign name="shields" size={10} />
                {thing.numbers?.numbers[2] ?? facts.shields}
              </>
            ) : null}
          </span>
        </span>
      </span>
    </button>
  );
});

/** One tick a point; what is used is hollow. */
function Range({ left, all, plain }: { readonly left: number; readonly all: number; readonly plain: boolean }): ReactNode {
  if (plain) return <span>{T.plate.figure({ n: left })}</span>;
  return (
    <span className={styles.range}>
      {Array.from({ length: Math.min(all, 13) }, (_, i) => (
        <i key={i} data-used={i >= left || undefined} />
      ))}
      <b>{left}</b>
    </span>
  );
}

/** Filled chevrons are command, open ones staff; what nobody fills is amber. */
function Staff({ facts, numbers }: { readonly facts: ShipFacts; readonly numbers: NumbersRow | null }): ReactNode {
  if (facts.staffing.length === 0) return <span className={styles.free}>{T.plate.free}</span>;
  const lacks = [...(numbers?.lacks ?? [])];
  const unmatched = numbers?.staffed === false && lacks.length === 0;
  return (
    <span className={styles.staff}>
      {facts.staffing.map((icon, i) => {
        const at = lacks.indexOf(icon);
        if (at >= 0) lacks.splice(at, 1);
        return (
          <i key={i} data-lacks={at >= 0 || unmatched || undefined}>
            {icon === 'Cmd' || icon === 'Stf' ? <Sign name={icon === 'Cmd' ? 'command' : 'staff'} size={10} /> : icon.slice(0, 3)}
          </i>
        );
      })}
    </span>
  );
}
