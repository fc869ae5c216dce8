import { describe, expect, it } from 'vitest';
import { cardLabel } from '../../web/cards/table-card.tsx';
import { verdictOf } from '../../web/end/end-panel.tsx';
import { plateLabel } from '../../web/lines/plate.tsx';
import { tileLabel } from '../../web/lines/tile.tsx';
import { vesselsAt } from '../../web/model/atlas.ts';
import { stage, staged, type Staged } from './scenes.ts';

const BOARD = {
  alpha: ['World'],
  blue: { at: { World: { planet: ['Ann', 'Bob'], space: { "D'deridex": [], Vessel: ['Eve'] }, seeds: ['Scroll'] } } },
  red: { at: { World: { planet: ['Kang'], space: { Raider: ['Kang'] }, seeds: ['Relic', 'Scroll'] } } },
} as const;

const locationIn = ({ scene }: Pick<Staged, 'scene'>) => scene.board.lines[0].locations[0];
const plates = (on: Pick<Staged, 'scene'>, seat: number): string[] =>
  vesselsAt(on.scene.lexicon, locationIn(on), seat).map((x) => plateLabel(on.scene, x));

describe('what readers hear of the table', () => {
  it('a location says what it is, what lies under it, and whose people are there', () => {
    const mine = stage(BOARD);
    expect(tileLabel(mine.scene, locationIn(mine), 'legal', 4)).toBe(
      'World, planet, 30 points, span 3, seed cards: Ben 2, You 1, Ben has a team of 1, your team of 2, RANGE 4, can be chosen',
    );
    const theirs = staged(mine.game, 1);
    expect(tileLabel(theirs.scene, locationIn(theirs), 'plain', null)).toBe(
      'World, planet, 30 points, span 3, seed cards: Ada 1, You 2, Ada has a team of 2, your team of 1',
    );
  });

  it('a ship says whose it is, who is aboard, and what it lacks to fly; of the other player nobody is told that', () => {
    const mine = stage(BOARD);
    expect(plates(mine, 0)).toEqual([
      "Your D'deridex, 0 aboard, RANGE 8 of 8 left, not staffed, lacks command, staff, staff",
      'Your Vessel, 1 aboard, RANGE 8 of 8 left, staffed',
    ]);
    expect(plates(mine, 1)).toEqual(['Ben: Raider, 1 aboard, RANGE 8 of 8 left']);
    expect(plates(staged(mine.game, 1), 0)[0]).toBe("Ada: D'deridex, 0 aboard, RANGE 8 of 8 left");
  });

  it('a card says its numbers as they are, its skills and its state', () => {
    const { scene, piece } = stage(BOARD);
    const view = scene.board.cards.get(piece('Ann'));
    const said = (more: object): string => cardLabel({ lexicon: scene.lexicon, card: view?.card ?? '', ...more });
    expect(said({})).toBe('Ann, OFFICER, INTEGRITY 6, CUNNING 7, STRENGTH 5. Leadership');
    expect(said({ numbers: { piece: 1, numbers: [6, 9, 5] }, view: { seat: 0, stopped: 1 } })).toBe(
      'Ann, OFFICER, INTEGRITY 6, CUNNING 9, STRENGTH 5. Leadership. Stopped',
    );
  });

  it('the end says who has won, from where one sits', () => {
    const { game } = stage({ ...BOARD, points: { blue: 65, red: 30 } });
    const won = (winners: readonly number[], seat: number | null): string => {
      const { scene } = staged(game, seat);
      return verdictOf({ ...scene, board: { ...scene.board, table: { ...scene.board.table, winners } } });
    };
    expect([won([0], 0), won([0], 1), won([1], 1), won([0], null), won([0, 1], 0)]).toEqual([
      'You win, 65 to 30',
      'Ada wins, 65 to 30',
      'You win, 30 to 65',
      'Ada wins, 65 to 30',
      'Nobody wins: 65 to 30',
    ]);
  });
});
