import { describe, expect, it } from 'vitest';
import type { Board, SheetView } from '../../view/board.ts';
import { boardOf } from '../../view/read.ts';
import { sheetsAt, sheetsOf } from '../../web/model/queries.ts';
import { markText, notesOn, tokensBefore } from '../../web/model/shown.ts';
import { textOf } from '@parley/kernel/sentence';
import { speakerFor } from '../../web/model/speech.ts';
import { stackText } from '../../web/map/planet-text.ts';
import { powerState } from '../../web/seats/power.ts';
import { handCards } from '../../web/own/hand-model.ts';
import { lexicon, record } from './fixtures/game.ts';

const game = record('shown', 4, 0);
const plain = boardOf(game.updates[game.updates.length - 1].view);
const sheet = (alien: string, more: Partial<SheetView> = {}): SheetView => ({
  id: 0,
  alien,
  name: lexicon.aliens[alien].name,
  owner: 0,
  controller: 0,
  down: false,
  zapped: false,
  hidden: false,
  tokens: 0,
  zones: {},
  marks: {},
  notes: {},
  captives: null,
  fleet: null,
  reserve: null,
  ...more,
});
const withSheet = (s: SheetView): Board => ({ ...plain, sheets: [s] });
const names = ['Mira', 'Kofi', 'Ines', 'Tomas'];
const speaker = (b: Board, viewer: number | null = 0) => speakerFor(lexicon, b, (p) => names[p], viewer);

describe('what powers leave about', () => {
  it('is a note in the words of the alien, where it has any', () => {
    const schizoid = sheet('schizoid', { notes: { condition: 'relocator', fulfilled: [] } });
    const b = withSheet(schizoid);
    expect(notesOn(speaker(b), schizoid)).toEqual(['Only you know what it takes: Three foreign colonies in one system.']);
    const swindler = sheet('swindler', { notes: { mark: 2, panic: false } });
    expect(notesOn(speaker(withSheet(swindler)), swindler)).toEqual(['Your mark is Ines.']);
    const joker = sheet('joker', { notes: { wild: 'attack-10', up: ['attack-01', 'morph'], used: [] } });
    expect(notesOn(speaker(withSheet(joker)), joker)).toEqual(['Attack 10 is wild.', 'Tokens face up: Attack 01 and Morph.']);
  });

  it('is a token before a player', () => {
    const b = withSheet(sheet('grudge', { marks: { grudge: [1, 3] } }));
    expect(tokensBefore(b, speaker(b), 1).map((x) => x.text)).toEqual([expect.stringMatching(/^Grudge: Refused/)]);
    expect(tokensBefore(b, speaker(b), 2)).toEqual([]);
  });

  it('is a card beside a planet, which is not among the cards of its owner', () => {
    const citadels = { n: 1, cards: ['attack-12#5'] };
    const b = withSheet(sheet('citadel', { zones: { citadels } }));
    const mark = { planet: 'blue/1', sheet: 0, what: 'citadels', card: 'attack-12#5' };
    expect(markText(b, speaker(b), mark)).toBe('Citadel: Attack 12');
    const zoned = (x: Board): number => handCards(x, lexicon, 0).filter((c) => c.zone !== null).length;
    expect([zoned(b), zoned({ ...b, marks: [mark] })]).toEqual([1, 0]);
  });

  it('is a ship that carries others', () => {
    const stack = { id: 3, colour: 'blue', place: 'gate', ships: 4, prey: { red: 1, green: 2 }, marker: -1 } as const;
    expect(stackText(stack)).toBe('1 blue ship on top of 1 red and 2 green');
    expect(speaker({ ...plain, stacks: [stack] }).place('gate#3')).toBe('the gate, stack of 4');
    expect(speaker(plain).place('gate@2')).toBe('the gate, ship 2');
  });
});

describe('a power in the hands of another player', () => {
  it('still lies at the place of its owner, as taken', () => {
    const lent = sheet('trader', { owner: 1, controller: 0 });
    const b = withSheet(lent);
    expect(sheetsOf(b, 1)).toEqual([]);
    expect(sheetsAt(b, 1)).toEqual([lent]);
    expect(powerState(lent, new Set(), 1)).toBe('taken');
    expect(powerState(lent, new Set(), 0)).toBe('lent');
  });
});

describe('secret parts of events', () => {
  const say = (data: object, viewer: number | null): string =>
    textOf(speaker(plain, viewer).event({ type: 'schizoid-shown', data: data as never }));

  it('are told to those who got them, whatever they are', () => {
    expect(say({ to: [0], condition: 'intruder' }, 0)).toBe(
      'The condition is not this one: Three foreign colonies of at least four ships each.',
    );
    expect(say({ to: [0] }, 1)).toBe('A card that is not the one on the sheet is shown to Mira.');
  });
});
