import type { Bargain, Decision, Spread } from '@parley/kernel';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Pieces, Presenter } from '../src/game-client.ts';
import { BargainBody } from '../src/prompt/bargain.tsx';
import { SpreadBody } from '../src/prompt/spread.tsx';
import { AskContext, PresenterContext, TableContext, ViewpointContext } from '../src/table/context.ts';
import { answerOf, type Draft } from '../src/table/draft.ts';
import { NO_QUESTION, stillTable } from '../src/table/still-table.ts';

// The shell's own ways to answer, for games that bring none.

const pieces: Pieces = {
  Player: ({ seat }) => `Player ${seat}`,
  Thing: ({ part }) => part.text,
  Option: ({ option }) => option,
  Result: () => null,
};
const presenter: Presenter = {
  where: { chapter: 'Round 1', step: 'Round 1', windows: [] },
  aside: '',
  player: (seat) => `Player ${seat}`,
  question: () => '',
  meaning: () => '',
  source: () => ({ name: '', kind: '', text: '', href: null }),
  reason: () => ({ name: '', kind: '', text: '', href: null }),
  option: (_, option) => `the ${option}`,
  place: (id) => `place ${id}`,
  optionNote: () => '',
  picture: () => null,
  use: (key) => key,
  isPass: (option) => option === 'pass',
  inOrder: (options) => options,
  point: () => null,
  given: () => null,
  log: () => [],
};

function drawn(body: ReactNode, decision: Exclude<Decision, { kind: 'act' }>, draft: Draft): string {
  const ask = { ...NO_QUESTION, decision, draft, empty: false, ready: answerOf(decision, draft) };
  const around = { table: stillTable({}), pieces, chapters: { begins: () => null, here: '' }, places: [] };
  const viewpoint = { seat: 0, nameOf: (seat: number) => `Player ${seat}` };
  const asked = createElement(AskContext, { value: ask }, body);
  const spoken = createElement(PresenterContext, { value: presenter }, asked);
  return renderToStaticMarkup(
    createElement(TableContext, { value: around }, createElement(ViewpointContext, { value: viewpoint }, spoken)),
  );
}

const base = { seat: 0, tag: 'test', from: 'rule:1' };
/** The whole button that says this. */
const button = (html: string, says: string): string =>
  html.match(/<button[^>]*>.*?<\/button>/g)?.find((b) => b.includes(says)) ?? `no button says "${says}"`;

describe('so many over places', () => {
  const d: Spread = {
    ...base,
    kind: 'spread',
    min: 2,
    max: 3,
    places: [
      { id: 'a', max: 1 },
      { id: 'b', max: 5 },
    ],
  };
  const at = (counts: { readonly [id: string]: number }): string =>
    drawn(createElement(SpreadBody, { decision: d }), d, { kind: 'counts', counts });

  it('have a stepper each, which ends where the place or the whole is full', () => {
    const html = at({ a: 1 });
    expect(html).toMatch(/<b[^>]*>place a<\/b>/);
    expect(button(html, 'One more: place a')).toContain('disabled');
    expect(button(html, 'One fewer: place a')).not.toContain('disabled');
    expect(button(html, 'One more: place b')).not.toContain('disabled');
    expect(button(at({ b: 3 }), 'One more: place b')).toContain('disabled');
  });
  it('are sent when there are enough, and it says how many are missing until then', () => {
    expect(button(at({ a: 1 }), 'Like this')).toMatch(/disabled.*one more/);
    expect(button(at({ a: 1, b: 1 }), 'Like this')).not.toContain('disabled');
  });
});

describe('a bargain', () => {
  const d: Bargain = {
    ...base,
    kind: 'bargain',
    parties: [0, 1],
    goods: [
      { id: 'apple', from: 0, to: 1, max: 2 },
      { id: 'pear', from: 1, to: 0, max: 1 },
    ],
    limits: {},
    offer: { by: 1, gives: { pear: 1 } },
    acceptable: true,
    mayOffer: true,
  };
  const at = (gives: { readonly [id: string]: number }, part: Partial<Bargain> = {}): string => {
    const decision = { ...d, ...part };
    return drawn(createElement(BargainBody, { decision }), decision, { kind: 'offer', gives });
  };

  it('lists what each party can give, within its limits', () => {
    const html = at({ pear: 1 });
    expect(html).toMatch(/Player 0.*apple.*Player 1.*pear/);
    expect(button(html, 'One more: the pear')).toContain('disabled');
    expect(button(html, 'One more: the apple')).not.toContain('disabled');
  });
  it('can be agreed to as it lies there, answered or left', () => {
    const html = at({ apple: 1 });
    expect(button(html, 'Accept the offer')).toContain('the pear');
    expect(button(html, 'Accept the offer')).not.toContain('disabled');
    expect(button(html, 'Send counter-offer')).not.toContain('disabled');
    expect(button(html, 'Walk away')).not.toContain('disabled');
    expect(button(at({}), 'Send counter-offer')).toContain('disabled');
  });
  it('has nothing to add when all offers are made, and nothing to accept before the first', () => {
    expect(at({}, { mayOffer: false })).not.toContain('One more');
    expect(at({}, { offer: null })).not.toContain('Accept');
  });
});
