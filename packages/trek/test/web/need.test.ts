import { describe, expect, it } from 'vitest';
import type { Need } from '../../language/index.ts';
import type { NeedView } from '../../view/index.ts';
import { metIn, needLines, printedLines, withOnly } from '../../web/model/need.ts';
import { stage } from './scenes.ts';

const NAMES: { readonly [piece: number]: string } = { 1: 'Ann', 2: 'Bob', 3: 'Cy' };
const name = (piece: number): string => NAMES[piece];

const VIEW: NeedView = {
  met: false,
  ways: [
    [
      {
        asks: { skill: 'Diplomacy', n: 2 },
        have: 3,
        want: 2,
        met: true,
        alone: null,
        shares: [
          [1, 2],
          [2, 1],
        ],
      },
      { asks: { skill: 'MEDICAL', n: 1 }, have: 1, want: 1, met: true, alone: 3, shares: [[3, 1]] },
      {
        asks: { total: ['STRENGTH'], op: '>', n: 45 },
        have: 40,
        want: 46,
        met: false,
        alone: null,
        shares: [
          [1, 10],
          [2, 20],
          [3, 10],
        ],
      },
      { asks: { card: 'Data' }, have: 0, want: 1, met: false, alone: null, shares: null },
    ],
  ],
};

const EITHER: Need = {
  any: [
    {
      all: [
        { skill: 'Diplomacy', n: 2 },
        { skill: 'MEDICAL', n: 1 },
      ],
    },
    { total: ['STRENGTH'], op: '>', n: 45 },
  ],
};

describe('a need as a receipt', () => {
  it('says what is had, what is asked, and what is left over, short, or carried by one alone', () => {
    const [lines] = needLines(VIEW, name);
    expect(lines.map(({ label, have, of, margin, tone }) => [label, have, of, margin, tone])).toEqual([
      ['Diplomacy', 3, 'of 2', '1 to spare', 'plain'],
      ['MEDICAL', 1, 'of 1', 'Cy alone', 'warn'],
      ['STRENGTH', 40, 'over 45', '6 short', 'bad'],
      ['Data', 0, '', '1 short', 'bad'],
    ]);
    expect(metIn(lines)).toBe(2);
  });

  it('of those who are chosen counts what they add, and leaves open what is no sum', () => {
    const view = withOnly([VIEW], [2]);
    expect(view?.ways[0].map((x) => [x.have, x.met])).toEqual([
      [1, false],
      [0, false],
      [20, false],
      [0, false],
    ]);
    expect(withOnly([VIEW], [1, 2, 3])?.ways[0].map((x) => x.have)).toEqual([3, 1, 40, 0]);
    expect(withOnly([], [1])).toBeNull();
  });

  it('of two places adds those who come to those who are there', () => {
    const [[first]] = VIEW.ways;
    const there: NeedView = { met: false, ways: [[{ ...first, have: 1, met: false, shares: [[2, 1]] }]] };
    const aboard: NeedView = { met: true, ways: [[{ ...first, have: 2, shares: [[1, 2]] }]] };
    expect(withOnly([there, aboard], [2])?.ways[0][0]).toMatchObject({ have: 1, met: false });
    expect(withOnly([there, aboard], [1, 2])?.ways[0][0]).toMatchObject({ have: 3, met: true });
  });

  it('without anybody says what is printed, alternatives apart', () => {
    const lines = printedLines(EITHER);
    expect(lines.map((way) => way.map((x) => [x.label, x.have, x.ask]))).toEqual([
      [
        ['Diplomacy', null, '2'],
        ['MEDICAL', null, ''],
      ],
      [['STRENGTH', null, 'over 45']],
    ]);
  });

  it('is what the rules tell of a team', () => {
    const { scene } = stage({ alpha: ['World'], blue: { at: { World: { planet: ['Ann', 'Dot'] } } } });
    const [chance] = scene.board.chances;
    expect(needLines(chance.need, (piece) => String(piece))[0]).toMatchObject([{ label: 'SCIENCE', have: 1, met: true }]);
  });
});
