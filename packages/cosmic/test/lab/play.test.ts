import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cosmic } from '@parley/cosmic';
import { hashPlain, restore } from '@parley/kernel';
import { playOn } from '@parley/lab/play/loop.ts';
import { newSession, undo } from '@parley/lab/play/session.ts';
import { parseRecord } from '@parley/lab/game/record.ts';
import { cosmicLab } from '../../lab/index.ts';
import { randomBots, scripted, sessionOf } from './table.ts';

const SEATS = { seats: [{ alien: 'zombie' }, { alien: 'macron' }, { alien: 'healer' }] };
/** Red is the offense against blue, with known cards. */
const LAUNCH = {
  ...SEATS,
  position: { bare: true, turn: 'red', destiny: ['blue'], hands: { red: ['attack-20', 'negotiate'], blue: ['attack-04'] } },
};

describe('a game in the terminal', () => {
  it('ends when only Enter is pressed', async () => {
    const term = scripted([], 'enter');
    const session = sessionOf(SEATS, 'enter', term);
    expect(await playOn(session)).toBe('over');
    expect(session.table.over).toBe(true);
    expect(term.text()).toMatch(/You (win!|lose this one\.)/);
  });

  it('shows the board, the encounter and numbered choices', async () => {
    const term = scripted(['board', 'hand', 'quit']);
    expect(await playOn(sessionOf(LAUNCH, 'shown', term))).toBe('quit');
    const text = term.text();
    expect(text).toMatch(/▸ Red +Zombie +0\/5 +2 +- +4 +4 +4 +4 +4 you/);
    expect(text).toContain('regroup · destiny · LAUNCH · alliance · planning · reveal · resolution');
    expect(text).toMatch(/defense +Blue +in the blue system/);
    expect(text).toContain('   1  Blue 1');
    expect(text).toContain('Enter = Blue 1');
    expect(text).toContain('Your alien: Zombie');
    expect(text).toMatch(/Attacks +20/);
  });

  it('takes answers by number, by name and by part of a name', async () => {
    const term = scripted(['3', 'red/1 2, red/3 1', 'none', 'att', 'quit']);
    const session = sessionOf(LAUNCH, 'named', term);
    await playOn(session);
    const answers = session.table.entries
      .slice()
      .filter((e) => e.seat === 0)
      .map((e) => ('a' in e ? e.a : null));
    expect(answers.slice(0, 3)).toEqual(['blue/3', { 'red/1': 2, 'red/3': 1 }, []]);
    expect(answers[3]).toMatch(/^attack-20#/);
  });

  it('says what is wrong with an answer and asks again', async () => {
    const term = scripted(['blue', '9', '2', 'red/1 9', 'green/1 1', '5', '3', 'quit']);
    const session = sessionOf(LAUNCH, 'wrong', term);
    await playOn(session);
    const text = term.text();
    expect(text).toContain('"blue" could be Blue 1');
    expect(text).toContain('"9" is not one of the choices');
    expect(text).toContain('at most 4 at red/1');
    expect(text).toContain('"green/1" is not one of the choices; write for instance: red/1 1');
    expect(text).toContain('1 to 4 in all, not 5');
    expect(session.table.entries.slice().filter((e) => e.seat === 0)).toHaveLength(2);
  });

  it('tells why things happened', async () => {
    const term = scripted(['1', 'why', 'why 1', 'why 999', 'log 3', 'quit']);
    await playOn(sessionOf(LAUNCH, 'why', term));
    const text = term.text();
    expect(text).toMatch(/The gate points at Blue 1\.\n +because of R7/);
    expect(text).toMatch(/ 1 {2}You are Zombie\.\n +because of R2/);
    expect(text).toContain('There is no line 999; the story has lines 1 to ');
  });

  it('tells what aliens and cards do, and what can be raised', async () => {
    const term = scripted(['alien zomb', 'cards plague', 'cards zap', 'raise', 'hint', 'help', 'quit']);
    await playOn(sessionOf(LAUNCH, 'about', term));
    const text = term.text();
    expect(text).toContain('Never goes to the warp');
    expect(text).toContain('Plague (artifact)');
    expect(text).toContain('No card: "zap" could be Card Zap, Cosmic Zap, Hand Zap, Omni-Zap, Ship Zap.');
    expect(text).toContain('You have nothing that can be used at any time.');
    expect(text).toContain('The rookie would answer: ');
    expect(text).toContain('undo          back to your last decision');
  });

  it('takes back decisions one by one', async () => {
    const term = scripted(['2', '4', 'quit']);
    const session = sessionOf(LAUNCH, 'undo', term);
    const start = hashPlain(session.table.game.s);
    await playOn(session);
    const told = session.log.length;
    expect(undo(session)).toBe(true);
    expect(session.log.length).toBeLessThan(told);
    expect(session.log.at(-1)?.text).toContain('Blue 2');
    expect(undo(session)).toBe(true);
    expect(hashPlain(session.table.game.s)).toBe(start);
    expect(undo(session)).toBe(false);
  });

  it('goes on elsewhere after undo', async () => {
    const term = scripted(['2', 'undo', '5', 'quit']);
    const session = sessionOf(LAUNCH, 'elsewhere', term);
    await playOn(session);
    expect(term.text()).toContain('Back to your last decision.');
    expect(session.table.entries.slice().flatMap((e) => ('a' in e && e.seat === 0 ? [e.a] : []))).toEqual(['blue/5']);
    expect(session.log.filter((x) => x.type === 'gate-aimed').map((x) => x.text)).toEqual(['The gate points at Blue 5.']);
  });

  it('saves a game that goes on where it was', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-'));
    try {
      const file = join(folder, 'game.json');
      const term = scripted(['2', `save ${file}`, 'save', `save ${folder}`, 'quit']);
      const session = sessionOf(LAUNCH, 'saved', term);
      await playOn(session);
      expect(term.text()).toContain(`Go on later with: npm run play -- --load ${file}`);
      expect(term.text()).toContain('Save to which file?');
      expect(term.text()).toContain('The game could not be written: ');
      const { record, seat } = parseRecord(readFileSync(file, 'utf8'), file);
      const { table, divergence } = restore(cosmic, record, { listen: true });
      expect([seat, divergence, table.entries.slice()]).toEqual([0, null, session.table.entries.slice()]);
      const again = newSession(cosmicLab, table, seat, randomBots(table), scripted([], 'enter'));
      expect(await playOn(again)).toBe('over');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('leaves when the input ends', async () => {
    expect(await playOn(sessionOf(LAUNCH, 'ended', scripted(['1'])))).toBe('no-input');
  });

  it('paints the players in their colours where there are any', async () => {
    const term = scripted(['quit'], 'end', true);
    await playOn(sessionOf(LAUNCH, 'painted', term));
    expect(term.text()).toContain('\u001b[91mRed\u001b[0m');
    expect(term.text()).toContain('\u001b[94mBlue\u001b[0m 1');
  });
});
