import type { Answer, Decision, SeenEvent } from '@parley/kernel';
import type { Chapters, Given, Moment, Presenter } from '@parley/web/shell';
import { cardIds } from '../ids/index.ts';
import type { Lexicon } from '../text/index.ts';
import { bargainTitle } from './deal/deal-model.ts';
import type { Board } from '../view/board.ts';
import { cardRank } from './model/cards.ts';
import { logLines } from './model/log-lines.ts';
import { pointKey, pointOf, pointOfGood } from './model/point.ts';
import { roleOf } from './model/queries.ts';
import { phaseName, reasonOf, sourceOf } from './model/source.ts';
import { speakerFor, type Speaker } from './model/speech.ts';
import { windowsOf } from './model/stops.ts';
import { cardFace, MiniCard } from './pieces/card.tsx';
import { meaningOf, optionNote } from './prompt/option-note.ts';
import { T } from './text/index.ts';

type Now = Moment<{ readonly board: Board; readonly lexicon: Lexicon }>;

/** Speaks about a moment of this game, and knows the board it speaks about. */
export interface CosmicPresenter extends Presenter {
  readonly moment: Now;
  readonly speaker: Speaker;
}

/** Options that choose nothing. */
const PASSES: ReadonlySet<string> = new Set(['pass', 'decline']);
const isCard = (option: string): boolean => cardIds.find(option) !== null;

export function present(moment: Now): CosmicPresenter {
  const { board, lexicon, seat, viewer, nameOf } = moment;
  const speaker = speakerFor(lexicon, board, nameOf, viewer);
  const phase = board.encounter?.phase ?? null;
  const told = { board, lexicon, speaker, seat };
  return {
    moment,
    speaker,
    where: {
      chapter: board.encounter ? T.table.encounter({ n: board.encounter.id }) : T.table.setup,
      step: phaseName(phase),
      windows: phase === null ? [] : windowsOf(phase),
    },
    aside: seat !== null && board.encounter !== null && roleOf(board, seat) === null ? T.states.notIn : '',
    player: speaker.player,
    question: (d) => (d.kind === 'bargain' ? bargainTitle(speaker, seat, d) : speaker.question(d)),
    meaning: (d, source) => meaningOf(told, d, source.text),
    source: (d) => sourceOf(lexicon, d, phase),
    reason: (cause) => reasonOf(lexicon, cause, nameOf),
    option: speaker.option,
    place: speaker.place,
    optionNote: (d, option) => optionNote(told, d, option),
    use: speaker.use,
    picture: (option) => (isCard(option) && pointOf(board, option)?.kind === 'card' ? <MiniCard face={cardFace(lexicon, option)} /> : null),
    isPass: (option) => PASSES.has(option),
    // Cards stand as in the hand.
    inOrder: (options) => (options.every(isCard) ? options.toSorted((x, y) => cardRank(lexicon, x, y)) : options),
    point: (option, d) => {
      const point = d?.kind === 'bargain' ? pointOfGood(option) : pointOf(board, option, d);
      return point && pointKey(point);
    },
    given: (d, answer, waiting) => givenCard(lexicon, d, answer, waiting),
    log: (events) => logLines(events, speaker),
  };
}

/** My encounter card is chosen; the other one is still choosing. */
function givenCard(lexicon: Lexicon, d: Decision, answer: Answer, waiting: string): Given | null {
  if (d.shows?.kind !== 'card' || d.shows.role !== 'commit') return null;
  return {
    title: T.states.yourCardDown,
    note: waiting === '' ? '' : T.states.yourCardDownText({ name: waiting }),
    picture: typeof answer === 'string' ? <MiniCard face={cardFace(lexicon, answer)} /> : null,
  };
}

/** The game by encounters. */
export const CHAPTERS: Chapters = {
  begins: (e: SeenEvent) => (e.type === 'encounter' ? { owner: typeof e.data.offense === 'number' ? e.data.offense : null } : null),
  here: T.log.encounter,
};
