import '../dilemmas/cards.ts';
import type { Act, Decision, SeenEvent } from '@parley/kernel';
import { scenario, seenGame, type Board, type SeenGame } from '../../testing/index.ts';
import { lexiconOf } from '../../text/lexicon.ts';
import { readBoard, type TrekView } from '../../view/index.ts';
import { present, type TrekPresenter } from '../../web/presenter.tsx';
import type { Scene } from '../../web/scene/context.ts';

const NAMES = ['Ada', 'Ben'];

/** A moment as somebody sees it. */
export function presenterOf(view: TrekView, seat: number | null): TrekPresenter {
  const lexicon = lexiconOf('en');
  return present({ board: readBoard(view, seat), lexicon, seat, viewer: seat, nameOf: (x) => NAMES[x] });
}
export const sceneOf = (view: TrekView, seat: number | null): Scene => presenterOf(view, seat).scene;

export interface Staged {
  readonly game: SeenGame;
  readonly scene: Scene;
  readonly presenter: TrekPresenter;
  readonly question: Decision | null;
  readonly events: readonly SeenEvent[];
  /** A card by its name, as a number. */
  piece(name: string): number;
}

/** A given board, as the first player sees it, or another. */
export function stage(board: Board, seat: number | null = 0): Staged {
  const t = scenario(board);
  const game = seenGame(t.table, t.events());
  return { ...staged(game, seat), piece: (name) => t.piece(name) };
}

/** The same later in the game. */
export function staged(game: SeenGame, seat: number | null): Omit<Staged, 'piece'> {
  const presenter = presenterOf(game.view(seat), seat);
  return { game, presenter, scene: presenter.scene, question: seat === null ? null : game.question(seat), events: game.events(seat) };
}

export function actIn(question: Decision | null): Act {
  if (question?.kind !== 'act') throw new Error(`an act was expected, not ${question?.kind ?? 'nothing'}`);
  return question;
}
export const verbsIn = (question: Decision | null): readonly string[] => actIn(question).verbs.map((x) => x.id);
