import type { PieceState } from '@parley/web/shell';
import { memo, type ReactNode } from 'react';
import type { Location } from '../../view/index.ts';
import { headsOf, isStopped, teamAt } from '../model/atlas.ts';
import { factsOf, missionFacts, nameOf, spanFor } from '../model/cards.ts';
import type { TileSize } from '../model/lines.ts';
import { Back, Emblem, SeatMark, Sign, colourOf } from '../pieces/marks.tsx';
import { World } from '../pieces/world.tsx';
import { useScene, type Scene } from '../scene/context.ts';
import styles from '../styles/tile.module.css';
import { T } from '../text/index.ts';

interface Props {
  readonly location: Location;
  readonly size: TileSize;
  readonly height: number;
  readonly state: PieceState;
  readonly focused: boolean;
  readonly moved: boolean;
  /** What it costs to get there, while that is being chosen. */
  readonly cost: number | null;
  readonly tabIndex: number;
  readonly at: { readonly row: number; readonly column: number };
  readonly onPress: () => void;
  readonly onPoint: (on: boolean) => void;
}

/** Everything about a location in one sentence. */
export function tileLabel(scene: Scene, location: Location, state: PieceState, cost: number | null): string {
  const { lexicon, seat, below, player } = scene;
  const facts = missionFacts(lexicon, location.card);
  const name = nameOf(lexicon, location.card);
  if (facts === null) return name;
  const seeds = [1 - below, below].flatMap((who) => {
    const n = seedsOf(location, who);
    return n === 0 ? [] : [T.tile.seedsOf({ name: player(who), n })];
  });
  const teams = [1 - below, below].flatMap((who) => {
    const n = location.surface === null ? 0 : headsOf(lexicon, location.surface.things, who);
    return n === 0 ? [] : [who === seat ? T.tile.team({ n }) : T.tile.theirTeam({ name: player(who), n })];
  });
  return [
    name,
    facts.location ?? '',
    T.kinds[facts.where],
    T.tile.points({ n: pointsFor(scene, location) }),
    T.tile.span({ n: spanFor(facts, location.seat, below) }),
    location.solved === null ? '' : T.tile.solvedBy({ name: player(location.solved) }),
    seeds.length === 0 ? '' : T.tile.seeds({ list: seeds.join(', ') }),
    ...teams,
    location.on.length === 0 ? '' : T.tile.cards({ list: location.on.map((x) => nameOf(lexicon, x.card)).join(', ') }),
    cost === null ? '' : T.tile.cost({ n: cost }),
    state === 'legal' ? T.tile.legal : '',
  ]
    .filter((x) => x !== '')
    .join(', ');
}

export const seedsOf = ({ seeds }: Location, seat: number): number => seeds.cards.filter((x) => x.seat === seat).length;

/** What it is worth to whoever looks. */
export const pointsFor = ({ below }: Pick<Scene, 'below'>, { mission }: Location): number => mission?.points[below] ?? 0;

const MOST_EMBLEMS: { readonly [size in TileSize]: number } = { large: 3, medium: 2, small: 0, phone: 3 };
const RADIUS: { readonly [size in TileSize]: number } = { large: 19, medium: 12, small: 15, phone: 15 };

/** A location of a spaceline. */
export const Tile = memo(function Tile(props: Props): ReactNode {
  const { location, size, height, state, focused, moved, cost, tabIndex, at, onPress, onPoint } = props;
  const scene = useScene();
  const { lexicon, below } = scene;
  const facts = missionFacts(lexicon, location.card);
  if (facts === null) return null;
  const solved = location.solved;
  const counts = [1 - below, below].map((who) => ({ who, n: seedsOf(location, who) })).filter((x) => x.n > 0);
  const wall = location.seeds.cards.some((x) => x.known === true);
  const [on] = location.on;
  return (
    <button
      type="button"
      className={styles.tile}
      style={{ height }}
      data-part="tile"
      data-piece={location.piece}
      data-row={at.row}
      data-column={at.column}
      data-level="0"
      data-size={size}
      data-state={state}
      data-focused={focused || undefined}
      data-moved={moved || undefined}
      data-seat={solved === null ? undefined : colourOf(solved)}
      data-solved={solved === null ? undefined : true}
      tabIndex={tabIndex}
      onClick={onPress}
      onMouseEnter={() => onPoint(true)}
      onMouseLeave={() => onPoint(false)}
    >
      <span className="visually-hidden">{tileLabel(scene, location, state, cost)}</span>
      <span className={styles.inside} aria-hidden="true">
        <span className={styles.disc}>
          <World kind={facts.where} card={location.card} solved={solved} r={RADIUS[size]} />
          {solved === null ? null : (
            <span className={styles.owner}>
              <SeatMark seat={solved} size={size === 'large' ? 17 : 13} />
            </span>
          )}
          <Team location={location} seat={1 - below} />
          <Team location={location} seat={below} />
        </span>
        <span className={styles.name}>{facts.title}</span>
        <span className={styles.foot}>
          <b className={styles.points}>{pointsFor(scene, location)}</b>
          {size === 'small' && location.seeds.count > 0 ? (
            <span className={styles.seedCount}>
              <Back width={8} />
              {location.seeds.count}
            </span>
          ) : null}
          {solved === null ? (
            <Attempters location={location} most={MOST_EMBLEMS[size]} />
          ) : size === 'small' ? null : (
            <span className={styles.word}>{T.tile.solved}</span>
          )}
        </span>
        {counts.length === 0 || size === 'small' ? null : (
          <span className={styles.seeds}>
            {counts.map(({ who, n }) => (
              <span key={who} data-seat={colourOf(who)}>
                <Back width={8} />
                <b>{n}</b>
              </span>
            ))}
            {wall ? <Sign name="wall" size={11} /> : null}
          </span>
        )}
        <span className={styles.road}>
          {Array.from({ length: spanFor(facts, location.seat, below) }, (_, i) => (
            <i key={i} />
          ))}
        </span>
        {facts.region === null || size === 'small' ? null : (
          <span className={styles.region} data-region={facts.region}>
            {facts.region.replace(/ (?:System|Zone)$/, '')}
          </span>
        )}
        {on === undefined ? null : (
          <span className={styles.corner} data-type={factsOf(lexicon, on.card)?.type}>
            <Sign name={on.countdown === undefined ? 'dilemma' : 'countdown'} size={10} />
            {on.countdown ?? (location.on.length > 1 ? location.on.length : '')}
          </span>
        )}
        {cost === null ? null : <span className={styles.cost}>{cost}</span>}
      </span>
    </button>
  );
});

/** A team on the planet: theirs upper left, one's own lower right. */
function Team({ location, seat }: { readonly location: Location; readonly seat: number }): ReactNode {
  const { lexicon, below } = useScene();
  const team = teamAt(lexicon, location, seat);
  const n = headsOf(lexicon, team, seat);
  if (n === 0) return null;
  return (
    <span
      className={styles.team}
      data-seat={colourOf(seat)}
      data-side={seat === below ? 'ours' : 'theirs'}
      data-stopped={team.every(isStopped) || undefined}
    >
      <SeatMark seat={seat} size={10} />
      {n}
    </span>
  );
}

/** Whose people may attempt it. */
function Attempters({ location, most }: { readonly location: Location; readonly most: number }): ReactNode {
  const { lexicon, below } = useScene();
  const facts = missionFacts(lexicon, location.card);
  if (facts === null || most === 0) return null;
  const shown = location.mission?.attempters[below] ?? facts.attempters;
  if (facts.anyone && shown.length === 0) return <span className={styles.word}>{T.tile.anyone}</span>;
  const few = shown.length <= most ? shown : shown.slice(0, most - 1);
  return (
    <span className={styles.emblems}>
      {few.map((x) => (
        <Emblem key={x} of={x} size={most > 3 ? 13 : 12} />
      ))}
      {few.length < shown.length ? <span className={styles.word}>{T.tile.more({ n: shown.length - few.length })}</span> : null}
    </span>
  );
}
