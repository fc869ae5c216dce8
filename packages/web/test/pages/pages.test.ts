import type { MyGame } from '@parley/server/protocol';
import { describe, expect, it } from 'vitest';
import { ANCHORS, NEW_PLAYER, placeTip, tipFor, tipText, withSeen, type Situation, type Tip } from '@parley/cosmic/web/coach/tips.ts';
import { codeIn } from '../../src/site/start.ts';
import { settingsLines } from '../../src/lobby/settings-lines.ts';
import { isOpenToSit, isRunning, ordered, seatedAt } from '../../src/lobby/sorting.ts';

describe('a code', () => {
  it('is read from itself or from a link', () => {
    expect(codeIn(' h7kq2m ')).toBe('h7kq2m');
    expect(codeIn('https://parley.example/t/H7KQ2M')).toBe('H7KQ2M');
    expect(codeIn('https://parley.example/t/H7KQ2M/?x=1#2')).toBe('H7KQ2M');
    expect(codeIn('H7K Q2M')).toBe('H7KQ2M');
  });
  it('is not read from anything else', () => {
    expect(codeIn('')).toBeNull();
    expect(codeIn('abc')).toBeNull();
    expect(codeIn('what is this?')).toBeNull();
  });
});

const game = (part: Partial<MyGame>): MyGame => ({
  id: 'ABCDEF',
  name: 'Friday',
  game: 'cosmic',
  status: 'playing',
  visibility: 'open',
  watchers: true,
  pokerFace: false,
  clocks: { decision: null, bank: null, deal: null },
  host: 'Ada',
  seats: [
    { kind: 'human', name: 'Ada', choice: { colour: 'red' } },
    { kind: 'open', name: '', choice: { colour: null } },
  ],
  createdAt: 0,
  updatedAt: 0,
  seat: 0,
  result: null,
  yourMove: false,
  ...part,
});

describe('lists', () => {
  it('put what waits for me first and what is over last', () => {
    const games = [
      game({ id: 'over', status: 'over', updatedAt: 9 }),
      game({ id: 'old', updatedAt: 1 }),
      game({ id: 'new', updatedAt: 5 }),
      game({ id: 'mine', yourMove: true }),
      game({ id: 'lobby', status: 'lobby', updatedAt: 7 }),
    ];
    expect(ordered(games).map((g) => g.id)).toEqual(['mine', 'new', 'old', 'lobby', 'over']);
  });
  it('tell tables to sit at from games to watch', () => {
    expect(isOpenToSit(game({ status: 'lobby' }))).toBe(true);
    expect(isOpenToSit(game({}))).toBe(false);
    expect(isRunning(game({}))).toBe(true);
    expect(isRunning(game({ watchers: false }))).toBe(false);
    expect(seatedAt(game({}))).toBe(1);
  });
});

it('a waiting room says how the table plays', () => {
  const lines = settingsLines({
    options: { planets: 4, flares: false, sets: ['base', 'eons'], alerts: ['green'], aliens: null },
    clocks: { decision: 60, bank: null, deal: null },
    pokerFace: true,
    watchers: false,
    visibility: 'open',
  });
  expect(lines).toEqual([
    'Planets: Four',
    'Without flares',
    'Sets: Cosmic Encounter and Cosmic Eons',
    'Alert levels: Green',
    '60 s a decision',
    'Poker face',
    'No spectators',
  ]);
});

describe('the coach', () => {
  const nothing: Situation = { question: null, encounter: false, revealed: false, decided: false, shipsInWarp: false };
  const asked: Situation = { ...nothing, encounter: true, question: { kind: 'choose', tag: 'launch.aim', cards: false, sheet: false } };
  it('points at the question before anything else, and at each thing once', () => {
    expect(tipFor(asked, NEW_PLAYER)).toBe('prompt');
    const after = withSeen(NEW_PLAYER, 'prompt');
    expect(tipFor(asked, after)).toBe('map');
    expect(tipFor(asked, withSeen(after, 'map'))).toBe('phases');
    expect(withSeen(after, 'prompt')).toBe(after);
  });
  it('says nothing when there is nothing to say, or when it is told to be quiet', () => {
    expect(tipFor(nothing, NEW_PLAYER)).toBeNull();
    expect(tipFor(asked, { seen: [], off: true })).toBeNull();
  });
  it('does not let a deal wait', () => {
    const deal: Situation = { ...asked, question: { kind: 'bargain', tag: 'deal', cards: true, sheet: false } };
    expect(tipFor(deal, NEW_PLAYER)).toBe('deal');
  });
  it('speaks of keys and pointing to those who have them, and of tapping to fingers', () => {
    const tips = Object.keys(ANCHORS) as Tip[];
    for (const tip of tips) {
      expect(tipText(tip, 'finger').text).not.toMatch(/\b(?:click|digit|enter|key|point at)/i);
      expect(tipText(tip, 'phone').text).not.toMatch(/\b(?:click|digit|enter|key|point at)/i);
      expect(tipText(tip, 'phone').title).toBe(tipText(tip, 'mouse').title);
    }
    expect(tipText('prompt', 'mouse').text).toContain('Enter');
    expect(tipText('prompt', 'phone').text).toContain('tap');
    expect(tipText('phases', 'phone').text).not.toBe(tipText('phases', 'finger').text);
  });
  it('stays on the page and beside what it points at', () => {
    const page = { width: 1440, height: 900 };
    const tip = { width: 264, height: 120 };
    const prompt = placeTip({ left: 1080, top: 600, width: 360, height: 300 }, tip, page);
    expect(prompt.edge).toBe('left');
    expect(prompt.left + tip.width).toBeLessThan(1080);
    const whole = placeTip({ left: 0, top: 0, width: 1440, height: 900 }, tip, page);
    expect(whole.edge).toBe('inside');
    const corner = placeTip({ left: 1400, top: 0, width: 40, height: 20 }, tip, page);
    expect(corner.top).toBeGreaterThanOrEqual(0);
    expect(corner.left + tip.width).toBeLessThanOrEqual(1440);
  });
});
