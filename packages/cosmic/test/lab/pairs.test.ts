import { allAliens } from '@parley/cosmic';
import type { GameEvent } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { readSettings, specOf } from '@parley/lab/fuzz/index.ts';
import { replayCommand } from '@parley/lab/fuzz/game.ts';
import { cosmicLab } from '../../lab/index.ts';
import { meter } from '../../lab/pairs/contacts.ts';
import { fuzzJob } from '../../lab/pairs/game.ts';
import { meetings, pairOf } from '../../lab/pairs/meeting.ts';
import { reportText } from '../../lab/pairs/report.ts';
import { runPairs } from '../../lab/pairs/run.ts';
import { pairsAt, seatAll, SEATS } from '../../lab/pairs/seating.ts';
import { readArgs } from '@parley/lab/shared/args.ts';

const all = allAliens().map((a) => a.id);
const event = (n: number, type: string, data: GameEvent['data']): GameEvent => ({ n, type, data, why: null });

describe('pair runs', () => {
  it('find those who meddle in the same place', () => {
    const pairs = meetings(all);
    // Both look at the cards that were just discarded; both at cards that are played.
    expect(pairs.get('fido+filch')).toContain('window resolution.discarded');
    expect(pairs.get('anti-matter+filch')).toContain('event card.play');
    for (const pair of pairs.keys()) expect(pair).toBe(pairOf(...(pair.split('+') as [string, string])));
  });

  it('seat every pair, at far fewer tables than there are pairs', () => {
    const pairs = [...meetings(all).keys()];
    const tables = seatAll(pairs, 'seats');
    expect(seatAll(pairs, 'seats')).toEqual(tables);
    const seated = new Set(tables.flatMap(pairsAt));
    expect(pairs.filter((p) => !seated.has(p))).toEqual([]);
    expect(tables.length).toBeLessThan(pairs.length / 4);
    for (const table of tables) expect(new Set(table).size).toBe(SEATS);
  });

  it('count encounters in which both were at work', () => {
    const m = meter();
    m.note(event(1, 'encounter', {}));
    m.note(event(2, 'power-used', { who: 0, alien: 'zombie', clause: 'rise' }));
    m.note(event(3, 'card-played', { who: 1, card: 'flare:void', text: 'wild' }));
    m.note(event(4, 'encounter', {}));
    m.note(event(5, 'power-used', { who: 2, alien: 'oracle', clause: 'use' }));
    m.note(event(6, 'card-played', { who: 1, card: 'plague', text: 'card' }));
    expect(m.finish([])).toEqual({ 'void+zombie': 1 });
    expect(m.finish(['pygmy'])).toEqual({ 'void+zombie': 1, 'pygmy+void': 1, 'pygmy+zombie': 1, 'oracle+pygmy': 1 });
  });

  it('are named by a command of the fuzzer that plays the same game', () => {
    const job = fuzzJob({ seed: 'p.1.3', aliens: ['filch', 'fido', 'void', 'zombie', 'oracle'] });
    const words = replayCommand(cosmicLab, job).slice('npm run lab -- fuzz '.length).split(' ');
    const again = readSettings(cosmicLab, readArgs(specOf(cosmicLab), words));
    const { options: draw } = cosmicLab.random;
    const options = draw(job.seed, job.wishes);
    expect(draw(again.seed, again.wishes)).toEqual(options);
    expect(JSON.stringify(options.position)).toContain('flare:filch');
  });

  it('play until each pair had its games, and report', async () => {
    const pairs = [...meetings(['fido', 'filch']).keys()];
    const totals = await runPairs({ pairs, games: 1, seed: 'pair', budget: 60, workers: 1 });
    expect(totals.failures).toEqual([]);
    expect(totals.games).toBe(1);
    expect(totals.together.get('fido+filch')).toBe(1);
    expect(reportText(pairs, 1, totals)).toContain('1 had 1 games together');
  });
});
