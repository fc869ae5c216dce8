import type { GameScene, Pieces } from '@parley/web/shell';
import { useMemo, type ReactNode } from 'react';
import type { Lexicon } from '../text/index.ts';
import { BargainBody } from './deal/bargain-body.tsx';
import type { Board } from '../view/board.ts';
import { boardOf } from '../view/read.ts';
import { colourOf } from './model/queries.ts';
import { motion } from './motion/motion.ts';
import { PlayerName } from './pieces/player-name.tsx';
import { Thing } from './pieces/thing.tsx';
import { OptionLabel, OptionResult } from './prompt/option-text.tsx';
import { SpreadBody } from './prompt/spread.tsx';
import { T } from './text/index.ts';
import { SceneContext, useScene } from './scene/context.ts';
import { CHAPTERS, present, type CosmicPresenter } from './presenter.tsx';

function Player(props: { readonly seat: number; readonly name?: string; readonly size?: number }): ReactNode {
  const { seat, name, size } = props;
  const { board, speaker } = useScene();
  return <PlayerName colour={colourOf(board, seat)} name={name ?? speaker.player(seat)} {...(size === undefined ? {} : { size })} />;
}

const PIECES: Pieces = { Player, Thing, Option: OptionLabel, Result: OptionResult, Spread: SpreadBody, Bargain: BargainBody };

function Provider(props: { readonly presenter: CosmicPresenter; readonly children: ReactNode }): ReactNode {
  const { presenter, children } = props;
  const scene = useMemo(() => {
    const { board, lexicon, seat, nameOf } = presenter.moment;
    return { board, lexicon, seat, nameOf, speaker: presenter.speaker };
  }, [presenter]);
  return <SceneContext value={scene}>{children}</SceneContext>;
}

/** What the shell hands on unread. */
export interface CosmicTypes {
  readonly lexicon: Lexicon;
  readonly board: Board;
  readonly presenter: CosmicPresenter;
}

/** How a view of this game becomes what is shown. */
export const SCENE: GameScene<CosmicTypes> = {
  game: 'cosmic',
  board: boardOf,
  present,
  motion,
  pieces: PIECES,
  chapters: CHAPTERS,
  places: [
    { key: 'm', name: T.table.places.map, selector: '[data-place][tabindex="0"]' },
    { key: 'h', name: T.table.places.hand, selector: '#hand button' },
  ],
  Provider,
};
