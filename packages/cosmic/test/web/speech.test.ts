import type { Plain } from '@parley/kernel';
import { lexicon as lexiconIn } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../view/read.ts';
import { textOf } from '@parley/kernel/sentence';
import { speakerFor, type Speaker } from '../../web/model/speech.ts';
import { eventsOf } from '@parley/kernel/client';
import { logLines } from '../../web/model/log-lines.ts';
import { lexicon, record } from './fixtures/game.ts';

const game = record('speech', 4, 0);
const board = boardOf(game.updates[game.updates.length - 1].view);
const names = ['Mira', 'Kofi', 'Ines', 'Tomas'];
const me: Speaker = speakerFor(lexicon, board, (p) => names[p], 0);
const other: Speaker = speakerFor(lexicon, board, (p) => names[p], null);
const say = (s: Speaker, type: string, data: { readonly [key: string]: never }): string => textOf(s.event({ type, data }));

describe('sentences', () => {
  it('speak to me as you, and to others by name', () => {
    const used = { who: 0, alien: 'zombie' } as never;
    expect(say(me, 'power-used', used)).toBe('You use Zombie.');
    expect(say(other, 'power-used', used)).toBe('Mira uses Zombie.');
    expect(say(me, 'defense', { who: 0, system: 'red' } as never)).toBe('You are the defense, in the red system.');
    expect(say(me, 'colony-gained', { who: 0, planet: 'blue/2' } as never)).toBe('You have a colony on Blue 2.');
  });

  it('give "you" the mark of its seat as they do a name', () => {
    const german = speakerFor(lexiconIn('de'), board, (p) => names[p], 0);
    const marked = (s: Speaker, type: string, data: { readonly [key: string]: Plain }): readonly string[] =>
      s.event({ type, data }).flatMap((part) => (part.kind === 'player' ? [`${part.seat} ${part.text}`] : []));
    expect(marked(me, 'card-selected', { who: 0 })).toEqual(['0 You']);
    expect(marked(me, 'won', { who: [1], lost: [0] })).toEqual(['1 Kofi', '0 you']);
    expect(marked(me, 'kicker-cancelled', { who: 0, card: 'kicker-2' })).toEqual(['0 Your']);
    expect(marked(me, 'turn', { n: 3, who: 0 })).toEqual(['0 yours']);
    expect(marked(german, 'card-selected', { who: 0 })).toEqual(['0 Du']);
    expect(marked(german, 'invited', { by: 1, who: [0] })).toEqual(['1 Kofi', '0 dich']);
    expect(marked(german, 'card-named', { by: 1, card: 'mobius', from: 0 })).toEqual(['1 Kofi', '0 deiner']);
  });

  it('ask in the second person, too', () => {
    const use = { kind: 'choose', seat: 0, tag: 'use', from: 'rule:window', options: ['pass'] } as const;
    const ask = (who: number): string => me.question({ ...use, data: { at: 'window:alliance.respond', who } });
    expect(ask(0)).toMatch(/^You are about to answer the invitations\./);
    expect(ask(1)).toMatch(/^Kofi is about to answer the invitations\./);
  });

  it('count no ships in words', () => {
    expect(say(other, 'rewards', { who: 0, cards: 1, ships: 0 } as never)).toBe('Mira is rewarded: 1 card, no ships.');
  });

  it('agree with several, and leave the object alone', () => {
    expect(say(me, 'won', { who: [1, 2], lost: [0] } as never)).toBe('Kofi and Ines win, you lose.');
    expect(say(me, 'places-swapped', { a: 0, b: 1 } as never)).toBe('You and Kofi exchange places at the table.');
    expect(say(me, 'invited', { by: 1, who: [0, 2] } as never)).toBe('Kofi invites you and Ines.');
    expect(say(me, 'cards-taken', { by: 2, from: 0, n: 2 } as never)).toBe('Ines takes 2 cards from you.');
  });

  it('show ships as ships, of whom it is about', () => {
    const parts = me.event({ type: 'ships-sent', data: { who: 1, n: 3, as: 'offense' } });
    expect(parts).toContainEqual({ kind: 'ships', colour: board.people[1].colour, n: 3, text: '3 ships' });
    const moved = me.event({ type: 'ships-moved', data: { colour: 'red', n: 2, from: 'gate', to: 'blue/1' } });
    expect(moved[0]).toEqual({ kind: 'ships', colour: 'red', n: 2, text: '2 red ships' });
    expect(moved).toContainEqual({ kind: 'place', place: 'planet', id: 'blue/1', text: 'Blue 1' });
  });

  it('never show an id for what happened in a whole game', () => {
    const events = game.updates.flatMap((m) => eventsOf(m.packet));
    const lines = logLines(events, me);
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) {
      const text = textOf(line.parts);
      expect(text).toMatch(/\S \S/);
      expect(text).not.toMatch(/[{}]|undefined|\bplayer:|#\d/);
    }
  });

  it('say every question and option of a whole game in words', () => {
    for (const d of game.decisions) {
      const speaker = speakerFor(lexicon, board, (p) => names[p], d.seat);
      expect(speaker.question(d)).toMatch(/\S \S/);
      if (d.kind === 'choose') for (const o of d.options) expect(speaker.option(d, o)).not.toBe('');
    }
  });

  it('join flights of one reason and leave out what the next line tells', () => {
    const why = [{ kind: 'rule', id: 'R7' }];
    const fly = (n: number, from: string) => ({ n, type: 'ships-moved', data: { colour: 'red', n: 1, from, to: 'gate' }, why });
    const sent = { n: 3, type: 'ships-sent', data: { who: 0, n: 2, as: 'offense' }, why };
    expect(logLines([fly(1, 'red/1'), fly(2, 'red/2'), sent], me).map((l) => l.n)).toEqual([3]);
    const [line] = logLines([fly(1, 'red/1'), fly(2, 'red/2')], me);
    expect(textOf(line.parts)).toBe('2 red ships from Red 1 and Red 2 to the gate.');
  });
});

describe('words', () => {
  it('name places as players do', () => {
    expect(['blue/2', 'blue/2@red', 'blue/2#7', 'blue/2@3', 'warp'].map(me.place)).toEqual([
      'Blue 2',
      'Blue 2, red ships',
      'Blue 2, stack',
      'Blue 2, ship 3',
      'the warp',
    ]);
  });
});
