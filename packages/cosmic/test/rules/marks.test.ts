import { describe, expect, it } from 'vitest';
import { isThere, layCard, layToken, marksAt, sweepMarks, takeMarks } from '../../rules/cards/marks.ts';
import { moveCard } from '../../rules/cards/zones.ts';
import { Z } from '../../rules/state/state.ts';
import { news, placeOf } from '../board.ts';
import { table } from '../table.ts';

describe('what lies at planets', () => {
  it('is told apart by planet, kind and sheet, and a card that has left its sheet lies nowhere', () => {
    const t = table(
      { red: 'merchant', blue: 'trader', yellow: 'void' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08', 'attack-06'], blue: ['attack-10'] } },
    );
    t.until('red', 'launch.aim');
    const { game: g } = t.table;
    expect(news(t, () => sweepMarks(g)).cells).toEqual([]);
    const [mine, other] = [t.sheet('merchant'), t.sheet('trader')];
    const planet = placeOf(t, 'blue/1');
    const [card] = t.state.cards.in[t.state.handOf[0]];
    expect(news(t, () => layToken(g, mine, 'flag', planet)).cells).toEqual(['marks']);
    layToken(g, mine, 'flag', placeOf(t, 'blue/2'));
    layToken(g, other, 'flag', planet);
    layCard(g, mine, 'hired', planet, card);
    expect(
      [marksAt(g, mine.id, 'flag', planet), marksAt(g, mine.id, 'hired', planet), marksAt(g, other.id, 'hired', planet)].map(
        (x) => x.length,
      ),
    ).toEqual([1, 1, 0]);
    expect(g.s.marks.map((x) => isThere(g, x))).toEqual([true, true, true, true]);
    sweepMarks(g);
    expect(g.s.marks).toHaveLength(4);
    moveCard(g, card, Z.discard);
    expect(g.s.marks.map((x) => isThere(g, x))).toEqual([true, true, true, false]);
    sweepMarks(g);
    expect(g.s.marks.map((x) => [x.sheet, x.what, x.card])).toEqual([
      [mine.id, 'flag', -1],
      [mine.id, 'flag', -1],
      [other.id, 'flag', -1],
    ]);
    takeMarks(g, marksAt(g, other.id, 'flag', planet));
    expect(g.s.marks.map((x) => x.sheet)).toEqual([mine.id, mine.id]);
  });
});
