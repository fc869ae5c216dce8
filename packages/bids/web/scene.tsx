import { textOf } from '@parley/kernel/sentence';
import type { GameScene, Moment, Pieces, Presenter, Source } from '@parley/web/shell';
import { createContext, use, type ReactNode } from 'react';
import { ids } from '../ids/ids.ts';
import type { Lexicon } from '../text/messages.ts';
import { isPlayerPart, sayCause, sayEvent, sayOption, sayQuestion, type Speech } from '../text/speech.ts';
import { readBoard, type Board } from './board.ts';
import styles from './bids.module.css';
import { PaddleMark } from './paddle.tsx';

export interface BidsPresenter extends Presenter {
  readonly moment: Moment<{ readonly board: Board; readonly lexicon: Lexicon }>;
}
export interface BidsTypes {
  readonly lexicon: Lexicon;
  readonly board: Board;
  readonly presenter: BidsPresenter;
}

const SceneContext = createContext<BidsPresenter | null>(null);
export function useScene(): BidsPresenter {
  const presenter = use(SceneContext);
  if (!presenter) throw new Error('outside of a sale');
  return presenter;
}

const worth = (option: string): number => ids.as('card', option).card + 1;
export const CardFace = ({ n }: { readonly n: number }): ReactNode => <span className={styles.card}>{n}</span>;

function present(moment: BidsPresenter['moment']): BidsPresenter {
  const { board, lexicon, viewer, nameOf } = moment;
  const speech: Speech = { ...lexicon, viewer, name: nameOf };
  const rule: Source = { name: 'Bidding', kind: 'rule', text: textOf(sayCause(speech, { id: 'bid' })), href: null };
  return {
    moment,
    where: { chapter: `Lot ${board.round} of ${board.lots}`, step: 'Bidding', windows: [] },
    aside: '',
    player: (seat) => (seat === viewer ? 'You' : nameOf(seat)),
    question: (d) => textOf(sayQuestion(speech, d)),
    meaning: () => rule.text,
    source: () => rule,
    reason: () => rule,
    option: (_, option) => textOf(sayOption(speech, option)),
    place: (id) => id,
    optionNote: () => '',
    picture: (option) => <CardFace n={worth(option)} />,
    use: (key) => key,
    isPass: () => false,
    inOrder: (options) => options.toSorted((a, b) => worth(a) - worth(b)),
    point: () => null,
    given: (_, answer, waiting) => ({
      title: typeof answer === 'string' ? textOf(sayOption(speech, answer)) : '',
      note: waiting,
      picture: typeof answer === 'string' ? <CardFace n={worth(answer)} /> : null,
    }),
    log: (events) => events.map((e) => ({ n: e.n, parts: sayEvent(speech, e), why: e.why, head: e.type === 'on-sale' })),
  };
}

function Player({ seat, name, size }: { readonly seat: number; readonly name?: string; readonly size?: number }): ReactNode {
  const { moment, player } = useScene();
  return (
    <span className={styles.player}>
      <PaddleMark paddle={moment.board.bidders[seat].paddle} {...(size === undefined ? {} : { size })} /> {name ?? player(seat)}
    </span>
  );
}

const PIECES: Pieces = {
  Player,
  Thing: ({ part }) => (isPlayerPart(part) ? <Player seat={part.seat} name={part.text} /> : part.text),
  Option: ({ decision, option }) => useScene().option(decision, option),
  Result: () => null,
};

/** How long what happens is worth looking at. */
const TIMES: { readonly [type: string]: number } = { 'on-sale': 400, bid: 900, sold: 700 };

/** How a view of this game becomes what is shown. */
export const SCENE: GameScene<BidsTypes> = {
  game: 'bids',
  board: readBoard,
  present,
  motion: { time: (events) => TIMES[events[events.length - 1].type] ?? 0 },
  pieces: PIECES,
  chapters: { begins: (e) => (e.type === 'on-sale' ? { owner: null } : null), here: 'This lot' },
  places: [],
  Provider: ({ presenter, children }) => <SceneContext value={presenter}>{children}</SceneContext>,
};
