import { describe, expect, it } from 'vitest';
import { scenario, type Board, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const board = (more: Board = {}): Scenario =>
  scenario({ alpha: [HERE], ...more, blue: { at: { [HERE]: { planet: ['Klag'] } }, ...more.blue } });
const nullified = (t: Scenario): unknown[] => t.events('nullified').map((e) => e.data.card);

describe('Kevin Uxbridge', () => {
  it('T20.2 nullifies an event that is just being played', () => {
    const t = board({ blue: { hand: ['Lower Decks'] }, red: { hand: ['Kevin Uxbridge'] } });
    t.use('red', 'Kevin Uxbridge');
    t.order('blue', 'play', 'Lower Decks');
    expect([t.where('Lower Decks'), t.where('Kevin Uxbridge')]).toEqual(['discard blue', 'discard red']);
    expect(t.g.s.turn.played).toBe(true); // T40.4: the cost stays paid
  });

  it('T20.2 nullifies an event in play, at any time and in either turn', () => {
    for (const player of ['blue', 'red'] as const) {
      const t = board({ blue: { table: ['Lower Decks'] }, [player]: { hand: ['Kevin Uxbridge'], table: ['Lower Decks'] } });
      t.plan(player, 'text.target', 'Lower Decks');
      t.raise(player, 'Kevin Uxbridge');
      expect(nullified(t)).toEqual(['AU-42']);
    }
  });

  it('T11.3 leaves treaties alone, and what is immune to it', () => {
    const t = board({ blue: { hand: ['Treaty: Federation/Klingon'] }, red: { hand: ['Kevin Uxbridge'] } });
    t.order('blue', 'play', 'Treaty: Federation/Klingon');
    expect(t.where('Treaty: Federation/Klingon')).toBe('table blue');
    expect(t.g.rules.raisable(t.g, 1)).toEqual([]);
  });

  it('T5.12, T38.15 is itself immune to Amanda Rogers', () => {
    const t = board({ blue: { hand: ['Lower Decks', 'Amanda Rogers'] }, red: { hand: ['Kevin Uxbridge'] } });
    t.use('red', 'Kevin Uxbridge');
    t.use('blue', 'Amanda Rogers');
    t.order('blue', 'play', 'Lower Decks');
    expect(t.where('Lower Decks')).toBe('discard blue');
    expect(t.where('Amanda Rogers')).toBe('hand blue');
  });
});

describe('hidden agendas', () => {
  const agenda = (): Scenario =>
    board({ blue: { hand: ['Treaty: Romulan/Cardassian', 'Lower Decks'] }, red: { hand: ['Kevin Uxbridge'] } });

  it('T23.1 are laid face down without a name, for the card play, and say nothing yet', () => {
    const t = agenda();
    t.order('blue', 'play', 'Treaty: Romulan/Cardassian');
    expect(t.events('hid')).toMatchObject([{ data: { by: 0 } }]);
    expect(t.events('hid')[0]?.data.card).toBeUndefined();
    expect(t.offers('blue', 'play', 'Lower Decks')).toBe(false);
  });

  it('T23.2, T23.3 may be turned up at any time, by their own player alone, which is no card play', () => {
    const t = agenda();
    t.order('blue', 'play', 'Treaty: Romulan/Cardassian');
    expect(t.g.rules.raisable(t.g, 1)).toEqual([]);
    t.endTurn();
    t.raise('blue', 'Treaty: Romulan/Cardassian');
    expect(t.events('turned-up')).toMatchObject([{ data: { by: 0, card: 'DS9-76' }, why: { id: 'T23.2' } }]);
    expect(t.g.rules.raisable(t.g, 0)).toEqual([]);
  });
});
