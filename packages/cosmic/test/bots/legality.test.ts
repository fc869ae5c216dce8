import type { CosmicView } from '../../view/cosmic-view.ts';
import { fallbackAnswer, whyIllegal, type Decision } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { rookie } from '../../bots/index.ts';
import { playBots, random, seenBy, type Bot } from '@parley/kernel/players';
import { knownAnswer } from '../../bots/answer/answers.ts';
import { readBoard } from '../../bots/see/board.ts';
import { genericAnswer } from '../../bots/judge/generic.ts';
import { randomTable, VARIANTS } from './seats.ts';

describe('rookie', () => {
  it('plays whole games with any aliens at any number of seats', () => {
    for (let n = 0; n < 60; n++) {
      const players = 3 + (n % 6);
      const table = randomTable(`legal:${n}`, players);
      playBots(
        table,
        Array.from({ length: players }, (_, seat) => rookie(`${n}:${seat}`)),
        { most: 50_000 },
      );
      expect(table.over, `game ${n}`).toBe(true);
    }
  });

  it('plays every variant to its end', () => {
    for (const [n, variant] of [...VARIANTS, ...VARIANTS].entries()) {
      const table = randomTable(`variant:${n}`, 5, { log: false }, variant);
      playBots(
        table,
        Array.from({ length: 5 }, (_, seat) => rookie(`${n}:${seat}`)),
        { most: 50_000 },
      );
      expect(table.over, JSON.stringify(variant)).toBe(true);
    }
  });

  it('ends games of teams, in which random players go on for thousands of answers', () => {
    for (let n = 0; n < 15; n++) {
      const players = 4 + (n % 5);
      const table = randomTable(`teams:${n}`, players, { log: false }, { teams: true });
      playBots(
        table,
        Array.from({ length: players }, (_, seat) => rookie(`${n}:${seat}`)),
        { most: 5000 },
      );
      expect(table.over, `game ${n}`).toBe(true);
    }
  });

  it('means what it says: its own answers are legal before anything else is tried', () => {
    const wrong: string[] = [];
    const strict = (seed: string): Bot<CosmicView> => {
      const bot = rookie(seed);
      return {
        ...bot,
        answer(seen, d) {
          const b = readBoard(seen);
          const a = knownAnswer(b, d) ?? genericAnswer(b, d);
          const why = whyIllegal(d, a);
          if (why !== null) wrong.push(`${d.tag} (${d.kind}): ${JSON.stringify(a)}: ${why}`);
          return bot.answer(seen, d);
        },
      };
    };
    for (let n = 0; n < 30 + 2 * VARIANTS.length; n++) {
      const table = randomTable(`strict:${n}`, 5, { log: false }, n < 30 ? {} : VARIANTS[n % VARIANTS.length]);
      // Randoms bring about what rookies never would.
      const bots = Array.from({ length: 5 }, (_, seat) => (seat % 2 === 0 ? strict(`${n}:${seat}`) : random(`${n}:${seat}`)));
      playBots(table, bots, { most: 20_000 });
    }
    expect(wrong).toEqual([]);
  });

  it('answers questions of every kind that nobody has thought of', () => {
    const table = randomTable('unknown', 5);
    const seen = seenBy(table, 0);
    const base = { seat: 0, tag: 'nobody.knows', from: 'power:nobody' };
    const questions: Decision[] = [
      { ...base, kind: 'choose', options: ['left', 'right'] },
      { ...base, kind: 'choose', options: ['player:0', 'player:3', 'pass'] },
      { ...base, kind: 'choose', options: ['red/1', 'blue/2'] },
      { ...base, kind: 'choose', options: ['attack-08#4', 'negotiate#9'] },
      { ...base, kind: 'some', options: ['a', 'b', 'c'], min: 1, max: 2 },
      { ...base, kind: 'some', options: ['a', 'b', 'c'], min: 1, max: 3, caps: [{ of: ['a'], max: 0 }], fallback: ['b'] },
      { ...base, kind: 'some', options: ['player:1', 'player:2'], min: 0, max: 2 },
      {
        ...base,
        kind: 'spread',
        places: [
          { id: 'red/1', max: 3 },
          { id: 'warp', max: 2 },
        ],
        min: 2,
        max: 4,
      },
      {
        ...base,
        kind: 'spread',
        places: [
          { id: 'player:1', max: 3 },
          { id: 'player:2', max: 2 },
        ],
        min: 0,
        max: 4,
      },
      { ...base, kind: 'number', min: 2, max: 7 },
      { ...base, kind: 'yesno' },
      { ...base, kind: 'name', options: ['attack-40', 'morph'] },
      { ...base, kind: 'order', options: ['x', 'y', 'z'] },
      { ...base, kind: 'say', suggestions: [], maxLength: 10 },
      { ...base, kind: 'bargain', parties: [0, 1], goods: [], limits: {}, offer: null, acceptable: false, mayOffer: true },
    ];
    for (const d of questions) {
      const a = rookie('any').answer(seen, d);
      expect(whyIllegal(d, a), `${d.kind}: ${JSON.stringify(a)}`).toBeNull();
      expect(whyIllegal(d, fallbackAnswer(d))).toBeNull();
    }
  });
});
