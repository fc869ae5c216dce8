import { useAsk } from '@parley/web/shell';
import { useMemo, type ReactNode } from 'react';
import type { CardView } from '../../view/index.ts';
import { isMissionPiece } from '../../view/index.ts';
import { factsOf } from '../model/cards.ts';
import { HandCard } from '../own/hand.tsx';
import { Card } from '../cards/table-card.tsx';
import { colourOf, SeatMark, Sign } from '../pieces/marks.tsx';
import type { SignName } from '../pieces/sign-drawings.tsx';
import { useScene, type Scene } from '../scene/context.ts';
import styles from '../styles/seeding.module.css';
import { T } from '../text/index.ts';
import { useDrag } from './drag.ts';
import { SeedForMe } from './for-me.tsx';

/** What a seat still has to seed; missions lie in a pile of their own. */
export const leftToSeed = ({ board }: Scene, seat: number): readonly CardView[] =>
  board.seats[seat].aside.cards.filter((x) => x.piece !== undefined && !isMissionPiece(x.piece));

type Kind = keyof typeof T.seed.counts;
const SIGNS: { readonly [K in Kind]: SignName } = {
  planet: 'planet',
  space: 'space',
  either: 'both',
  artifact: 'artifact',
  facility: 'facility',
  other: 'event',
};

/** What is still to be placed, with its counts, and the button that places the rest. */
export function SeedTray(): ReactNode {
  const scene = useScene();
  const { seat, nameOf } = scene;
  const left = useMemo(() => (seat === null ? [] : leftToSeed(scene, seat)), [scene, seat]);
  const shown = useMemo(() => byPhase(scene, left), [scene, left]);
  const drag = useDrag();
  if (seat === null) return null;
  return (
    <section className={styles.tray} aria-label={T.seed.title({ n: left.length })} id="hand" tabIndex={-1} data-part="tray">
      <div className={styles.left} data-seat={colourOf(seat)}>
        <span className={styles.person}>
          <SeatMark seat={seat} size={15} /> {nameOf(seat)}
        </span>
        <span className="secondary">{T.seed.left({ n: left.length })}</span>
        <Counts left={left} />
        <SeedForMe />
      </div>
      <div className={styles.cards}>
        <div className={styles.head}>
          <b>{T.seed.title({ n: left.length })}</b>
          <span>{T.seed.how}</span>
          <span className="spacer" />
          <span>{T.seed.howText}</span>
        </div>
        <div className={styles.cardRow} tabIndex={-1}>
          <MissionToLay />
          {shown.map((view) => (
            <span key={view.piece} {...drag(view.piece)}>
              <HandCard view={view} />
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}

/** What belongs to this phase first, each kind as it lies: nothing changes its place while a card is placed. */
function byPhase({ board, lexicon }: Scene, left: readonly CardView[]): readonly CardView[] {
  const phase = board.table.seeding?.phase;
  const isNow = (x: CardView): boolean => {
    const type = factsOf(lexicon, x.card)?.type;
    return (type === 'Dilemma' || type === 'Artifact') === (phase === 'dilemma' || phase === 'mission');
  };
  return [...left.filter(isNow), ...left.filter((x) => !isNow(x))];
}

/** The mission that is to be laid now. */
function MissionToLay(): ReactNode {
  const { lexicon } = useScene();
  const { decision } = useAsk();
  const card = decision?.tag === 'seed.mission' ? decision.data?.card : undefined;
  return typeof card === 'string' ? <Card lexicon={lexicon} card={card} look="picked" /> : null;
}

function Counts({ left }: { readonly left: readonly CardView[] }): ReactNode {
  const { lexicon } = useScene();
  const kinds = left.map((x): Kind => {
    const facts = factsOf(lexicon, x.card);
    if (facts?.type === 'Dilemma') return facts.where ?? 'other';
    return facts?.type === 'Artifact' ? 'artifact' : facts?.type === 'Facility' ? 'facility' : 'other';
  });
  const counted = [...Map.groupBy(kinds, (x) => x)];
  return (
    <div className={styles.counts}>
      {counted.map(([kind, all]) => (
        <span key={kind}>
          <Sign name={SIGNS[kind]} size={10} /> {T.seed.counts[kind]} <b>{all.length}</b>
        </span>
      ))}
    </div>
  );
}

/** How many cards each has placed under missions so far. */
export function SeedProgress(): ReactNode {
  const { board, below, player } = useScene();
  const under = (seat: number): number =>
    board.lines.flatMap((x) => x.locations).reduce((n, { seeds }) => n + seeds.cards.filter((x) => x.seat === seat).length, 0);
  const most = Math.max(1, ...[0, 1].map((seat) => under(seat) + board.seats[seat].aside.count));
  return [1 - below, below].map((seat) => (
    <span key={seat} data-seat={colourOf(seat)}>
      {seat === below ? player(seat) : null} {T.seed.progress({ n: under(seat) })}
      <span className={styles.progress}>
        <i style={{ width: `${(under(seat) / most) * 100}%` }} />
      </span>
    </span>
  ));
}
