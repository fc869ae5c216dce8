import type { Decision, SeenEvent } from '@parley/kernel';
import { textOf } from '@parley/kernel/sentence';
import type { Chapters, Moment, Presenter } from '@parley/web/shell';
import type { Lexicon } from '../text/lexicon.ts';
import { sayOption, sayQuestion, type Speech } from '../text/speech.ts';
import type { Board } from '../view/index.ts';
import { atlasOf } from './model/atlas.ts';
import { textsIn } from './model/data.ts';
import { logLines } from './model/log-lines.ts';
import { inOrder } from './model/orders.ts';
import { pointOf } from './model/point.ts';
import { reasonOf, sourceOf } from './model/source.ts';
import { speechFor } from './model/speech.ts';
import { stepNow } from './model/steps.ts';
import { meaningOf, optionNote } from './prompt/notes.ts';
import type { Scene } from './scene/context.ts';
import { T } from './text/index.ts';

type Now = Moment<{ readonly board: Board; readonly lexicon: Lexicon }>;

/** Speaks about a moment of this game, and knows the board it speaks about. */
export interface TrekPresenter extends Presenter {
  readonly scene: Scene;
}

/** Options that choose nothing. */
const isPass = (option: string): boolean => option === 'pass';

export function present({ board: seen, lexicon, seat, viewer, nameOf }: Now): TrekPresenter {
  const board = seat === seen.viewer ? seen : { ...seen, viewer: seat };
  const speech: Speech = speechFor(lexicon, board, nameOf, viewer);
  const player = (who: number): string => (who === viewer ? T.you : nameOf(who));
  const scene: Scene = { board, lexicon, atlas: atlasOf(board, lexicon), speech, seat, below: seat ?? 0, nameOf, player };
  const step = stepNow(board);
  return {
    scene,
    where: {
      chapter: board.table.seeding === null ? T.table.turn({ n: board.table.turn.n }) : T.table.seeding,
      step: step.name,
      windows: step.windows,
    },
    aside: '',
    player,
    question: (d) => textOf(sayQuestion(speech, d)),
    meaning: (d, source) => meaningOf(scene, d, source.text),
    source: (d) => sourceOf(speech, d, step.name),
    reason: (cause) => reasonOf(speech, cause),
    option: (d, option) => textOf(sayOption(speech, d, option)),
    place: (id) => id,
    optionNote: (d: Decision, option) => optionNote(scene, d, option),
    picture: () => null,
    use: (key) => textOf(sayOption(speech, { tag: 'use' }, key)),
    isPass,
    // A turn is not ended by whoever leans on the space bar.
    letter: (option) => (option === 'end' ? 'E' : null),
    inOrder: (options, d) => inOrder(scene, options, textsIn(d.data?.wrong)),
    point: pointOf,
    given: () => null,
    log: (events) => logLines(events, speech),
  };
}

/** The game by turns. */
export const CHAPTERS: Chapters = {
  begins: (e: SeenEvent) => (e.type === 'turn' ? { owner: typeof e.data.by === 'number' ? e.data.by : null } : null),
  here: T.table.thisTurn,
};
