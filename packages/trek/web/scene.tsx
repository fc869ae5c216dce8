import type { GameScene, Pieces } from '@parley/web/shell';
import { useMemo, useState, type ReactNode } from 'react';
import type { Lexicon } from '../text/lexicon.ts';
import { readBoard, type Board } from '../view/index.ts';
import { SinceContext, useSince } from './hit/since.ts';
import { motion } from './motion/motion.ts';
import { SeatMark, colourOf } from './pieces/marks.tsx';
import { Thing } from './things/thing.tsx';
import { WorldDefs } from './pieces/world.tsx';
import { CHAPTERS, present, type TrekPresenter } from './presenter.tsx';
import { OptionLabel, OptionResult } from './prompt/option.tsx';
import { SomeBody } from './prompt/some-body.tsx';
import { VerbsBody } from './prompt/verbs-body.tsx';
import { SceneContext, useScene } from './scene/context.ts';
import { FocusContext, type Focus } from './scene/focus.ts';
import styles from './styles/words.module.css';
import { T } from './text/index.ts';
import './styles/tokens.css';

/** A player's name with the shape of the seat. */
function Player(props: { readonly seat: number; readonly name?: string; readonly size?: number }): ReactNode {
  const { seat, name, size = 13 } = props;
  const { player } = useScene();
  return (
    <span className={styles.player} data-seat={colourOf(seat)}>
      <SeatMark seat={seat} size={size} /> {name ?? player(seat)}
    </span>
  );
}

const PIECES: Pieces = { Player, Thing, Option: OptionLabel, Result: OptionResult, Some: SomeBody, Verbs: VerbsBody };

function Provider({ presenter, children }: { readonly presenter: TrekPresenter; readonly children: ReactNode }): ReactNode {
  const [chosen, choose] = useState<Focus | null>(null);
  const focus = useMemo(() => ({ chosen, choose }), [chosen]);
  return (
    <SceneContext value={presenter.scene}>
      <FocusContext value={focus}>
        <SinceContext value={useSince()}>
          <WorldDefs />
          {children}
        </SinceContext>
      </FocusContext>
    </SceneContext>
  );
}

/** What the shell hands on unread. */
export interface TrekTypes {
  readonly lexicon: Lexicon;
  readonly board: Board;
  readonly presenter: TrekPresenter;
}

/** The first thing in a room that can be pressed; where there is none, the room. */
const first = (id: string): string => `#${id} button, #${id}:not(:has(button))`;

/** How a view of this game becomes what is shown. */
export const SCENE: GameScene<TrekTypes> = {
  game: 'trek',
  board: (view) => readBoard(view, null),
  present,
  motion,
  pieces: PIECES,
  chapters: CHAPTERS,
  places: [
    { key: 'm', name: T.table.places.lines, selector: '[data-part="lines"] [data-piece][tabindex="0"]' },
    { key: 'g', name: T.table.places.focus, selector: first('focus') },
    { key: 'h', name: T.table.places.hand, selector: first('hand') },
    { key: 'x', name: T.table.places.any, selector: first('any') },
    { key: 'b', name: T.table.places.panel, selector: '#panel' },
    { key: 's', name: T.table.places.score, selector: '#score' },
  ],
  Provider,
};
