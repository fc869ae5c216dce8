import { describe, expect, it } from 'vitest';
import { isPart, toldAmounts, toldFields, toldList, toldNumbers, toldText, toldTexts } from '../text/index.ts';

describe('what is told is read as what it is', () => {
  it('texts, and lists of them', () => {
    expect([toldText('warp'), toldText(3), toldText(undefined)]).toEqual(['warp', '', '']);
    expect([toldTexts(['a', 1, 'b']), toldTexts('a'), toldTexts(undefined)]).toEqual([['a', 'b'], [], []]);
    expect([toldList([1, 'a']), toldList({ a: 1 })]).toEqual([[1, 'a'], []]);
  });

  it('one person or several', () => {
    expect([toldNumbers(2), toldNumbers([2, 0]), toldNumbers([2, null]), toldNumbers('2')]).toEqual([[2], [2, 0], [2], []]);
  });

  it('fields by name; terms are amounts alone', () => {
    expect([toldFields({ n: 1 }), toldFields([1]), toldFields(null)]).toEqual([{ n: 1 }, {}, {}]);
    expect([toldAmounts({ 'any:0>1': 2 }), toldAmounts({ 'any:0>1': 'two' }), toldAmounts(undefined)]).toEqual([{ 'any:0>1': 2 }, {}, {}]);
  });
});

it('parts of sentences of another game are told from those of this one', () => {
  expect([isPart({ kind: 'ships', text: '2 ships' }), isPart({ kind: 'text', text: '.' }), isPart({ kind: 'lot', text: 'Lot 1' })]).toEqual(
    [true, true, false],
  );
});
