import { describe, expect, it } from 'vitest';
import { hasOptions, type Bargain, type Decision } from '@parley/kernel';
import { readAnswer, type Labels } from '@parley/lab/play/answers.ts';
import { defaultAnswer } from '@parley/lab/play/defaults.ts';
import { cosmicLab } from '../../lab/index.ts';
import { openCosmic } from './table.ts';
import { goodName } from '../../lab/terminal/words.ts';

const base = { seat: 0, tag: 'test', from: 'rule:test' };
const NAMES: { readonly [id: string]: string } = { 'player:1': 'Blue', 'player:2': 'Yellow', 'player:3': 'Yellowish' };
const label = (id: string): string => NAMES[id] ?? id.replace(/#\d+$/, '').replaceAll('-', ' ');

function labels(d: Decision): Labels {
  const options = hasOptions(d) ? d.options : d.kind === 'act' ? d.verbs.map((v) => v.id) : [];
  const colour = (seat: number): string => ['red', 'blue', 'green'][seat];
  return {
    choices: options.map((id) => ({ id, label: label(id), typed: cosmicLab.terminal.typed(id) })),
    goods:
      d.kind === 'bargain'
        ? d.goods.map((good) => ({ good, name: goodName(good.id), text: good.id, from: colour(good.from), to: colour(good.to) }))
        : [],
    of: labels,
  };
}
const read = (d: Decision, text: string): unknown => {
  const parsed = readAnswer(d, text, labels(d));
  return 'answer' in parsed ? parsed.answer : `problem: ${parsed.problem}`;
};

const table = openCosmic({ players: 3 }, 'answers');
/** What Enter does. */
const enter = (d: Decision, others = false): unknown => defaultAnswer(cosmicLab, table, d, others);

describe('answers a person types', () => {
  it('choose by number, id, name or part of a name', () => {
    const d: Decision = { ...base, kind: 'choose', options: ['player:1', 'player:2', 'player:3', 'pass'] };
    expect(read(d, '2')).toBe('player:2');
    expect(read(d, 'player:1')).toBe('player:1');
    expect(read(d, 'YELLOW')).toBe('player:2');
    expect(read(d, 'bl')).toBe('player:1');
    expect(read(d, 'lowish')).toBe('player:3');
    expect(read(d, 'yell')).toBe('problem: "yell" could be Yellow, Yellowish');
    expect(read(d, 'green')).toBe('problem: "green" is not one of the choices');
  });

  it('act with a verb and its steps', () => {
    const where: Decision = { ...base, kind: 'choose', options: ['up', 'down'] };
    const who: Decision = { ...base, kind: 'some', options: ['player:1', 'player:2'], min: 1, max: 2 };
    const d: Decision = { ...base, kind: 'act', verbs: [{ id: 'end' }, { id: 'beam', first: { ask: where, next: { ask: who } } }] };
    expect(read(d, 'end')).toEqual({ verb: 'end', steps: [] });
    expect(read(d, '2; down; blue, yellow')).toEqual({ verb: 'beam', steps: ['down', ['player:1', 'player:2']] });
    expect(read(d, 'beam; up')).toBe('problem: then, after a semicolon, one of: Blue, Yellow');
    expect(read(d, 'beam; left; 1')).toBe('problem: "left" is not one of the choices');
    expect(read(d, 'fly')).toBe('problem: "fly" is not one of the choices');
  });

  it('choose any of several equal cards', () => {
    const d: Decision = { ...base, kind: 'choose', options: ['negotiate#4', 'negotiate#9', 'attack-08#1'] };
    expect(read(d, 'negotiate')).toBe('negotiate#4');
    expect(read(d, 'attack 08')).toBe('attack-08#1');
  });

  it('choose some', () => {
    const d: Decision = { ...base, kind: 'some', options: ['negotiate#4', 'negotiate#9', 'attack-08#1'], min: 0, max: 2 };
    expect(read(d, '1 3')).toEqual(['negotiate#4', 'attack-08#1']);
    expect(read(d, 'negotiate, negotiate')).toEqual(['negotiate#4', 'negotiate#9']);
    expect(read(d, 'none')).toEqual([]);
    expect(read(d, 'all')).toBe('problem: choose 0 to 2, not 3');
    expect(read(d, '1 1')).toBe('problem: the same option is named twice');
  });

  it('spread ships', () => {
    const places = [
      { id: 'red/1', max: 2 },
      { id: 'red/2', max: 4 },
      { id: 'blue/1', max: 1 },
    ];
    const d: Decision = { ...base, kind: 'spread', places, min: 1, max: 4 };
    expect(read(d, 'red/1 2, red/2 1')).toEqual({ 'red/1': 2, 'red/2': 1 });
    expect(read(d, 'blue/1')).toEqual({ 'blue/1': 1 });
    expect(read(d, 'blue 1')).toEqual({ 'blue/1': 1 });
    expect(read(d, '3')).toEqual({ 'red/2': 2, 'red/1': 1 });
    expect(read(d, 'all')).toEqual({ 'red/2': 3, 'red/1': 1 });
    expect(read(d, '9')).toBe('problem: there are only 7');
    expect(read(d, 'red/1 3')).toBe('problem: at most 2 at red/1');
    expect(read(d, 'red 1')).toContain('"red" could be red/1, red/2');
    expect(enter({ ...d, shows: { kind: 'ships', role: 'commit' } })).toEqual({ 'red/2': 3, 'red/1': 1 });
    expect(enter(d)).toEqual({ 'red/2': 1 });
  });

  it('say numbers, yes or no, orders and words', () => {
    expect(read({ ...base, kind: 'number', min: 1, max: 3 }, '2')).toBe(2);
    expect(read({ ...base, kind: 'number', min: 1, max: 3 }, '7')).toBe('problem: 7 is out of range; choose 1 to 3');
    expect(read({ ...base, kind: 'number', min: 1, max: 3 }, 'two')).toBe('problem: type a number from 1 to 3');
    expect(read({ ...base, kind: 'yesno' }, 'Y')).toBe(true);
    expect(read({ ...base, kind: 'yesno' }, 'no')).toBe(false);
    expect(read({ ...base, kind: 'yesno' }, 'maybe')).toBe('problem: type y or n');
    expect(read({ ...base, kind: 'order', options: ['a', 'b', 'c'] }, '3')).toEqual(['c', 'a', 'b']);
    expect(read({ ...base, kind: 'order', options: ['a', 'b', 'c'] }, 'b a')).toEqual(['b', 'a', 'c']);
    expect(read({ ...base, kind: 'say', suggestions: ['Hello.'], maxLength: 9 }, '1')).toBe('Hello.');
    expect(read({ ...base, kind: 'say', suggestions: ['Hello.'], maxLength: 9 }, 'Well')).toBe('Well');
  });

  it('name one of a long catalogue', () => {
    const options = Array.from({ length: 60 }, (_, i) => `attack-${String(i).padStart(2, '0')}`);
    const d: Decision = { ...base, kind: 'name', options };
    expect(read(d, 'attack 33')).toBe('attack-33');
    expect(read(d, 'k 4')).toContain('could be attack 40, attack 41');
  });
});

const deal: Bargain = {
  ...base,
  kind: 'bargain',
  parties: [0, 1],
  goods: [
    { id: 'attack-08#3:0>1', from: 0, to: 1, max: 1 },
    { id: 'attack-08#5:0>1', from: 0, to: 1, max: 1 },
    { id: 'negotiate#7:0>1', from: 0, to: 1, max: 1 },
    { id: 'cards.negotiate:0>1', from: 0, to: 1, max: 3 },
    { id: 'cards.random:0>1', from: 0, to: 1, max: 3 },
    { id: 'colony.red/2:0>1', from: 0, to: 1, max: 1 },
    { id: 'cards.highest-attack:1>0', from: 1, to: 0, max: 1 },
    { id: 'colony.blue/2:1>0', from: 1, to: 0, max: 1 },
    { id: 'terms.zombie.free:1>0', from: 1, to: 0, max: 4 },
  ],
  limits: {},
  offer: null,
  acceptable: false,
  mayOffer: true,
};
const offers = (text: string): unknown => read(deal, text);

describe('offers a person types', () => {
  it('give and take cards and colonies', () => {
    expect(offers('give attack-08, take colony blue/2')).toEqual({ do: 'offer', gives: { 'attack-08#3:0>1': 1, 'colony.blue/2:1>0': 1 } });
    expect(offers('give attack 08, attack 08')).toEqual({ do: 'offer', gives: { 'attack-08#3:0>1': 1, 'attack-08#5:0>1': 1 } });
    expect(offers('take highest attack and give a random card')).toEqual({
      do: 'offer',
      gives: { 'cards.highest-attack:1>0': 1, 'cards.random:0>1': 1 },
    });
  });

  it('give several of a kind, and exact cards before described ones', () => {
    expect(offers('give random 2, take zombie.free x3')).toEqual({
      do: 'offer',
      gives: { 'cards.random:0>1': 2, 'terms.zombie.free:1>0': 3 },
    });
    expect(offers('give negotiate')).toEqual({ do: 'offer', gives: { 'negotiate#7:0>1': 1 } });
  });

  it('are refused in words', () => {
    expect(offers('give colony blue/2')).toContain('problem: you cannot give that: ');
    expect(offers('give random 9')).toBe('problem: cards.random:0>1: 1 to 3');
    expect(offers('attack-08')).toContain('problem: type accept, leave, or an offer such as');
    expect(offers('give colony red/2 to green')).toContain('problem: you cannot give that');
    expect(offers('accept')).toBe('problem: there is no offer on the table that you can accept');
  });

  it('are accepted and left, and Enter takes what is fair', () => {
    const fair: Bargain = { ...deal, acceptable: true, offer: { by: 1, gives: { 'colony.blue/2:1>0': 1, 'negotiate#7:0>1': 1 } } };
    const unfair: Bargain = { ...fair, offer: { by: 1, gives: { 'colony.red/2:0>1': 1 } } };
    expect(read(fair, 'accept')).toEqual({ do: 'accept' });
    expect(read(fair, 'leave')).toEqual({ do: 'leave' });
    expect(enter(fair, true)).toEqual({ do: 'accept' });
    expect(enter(unfair, true)).toEqual({ do: 'leave' });
    expect(enter(deal, true)).toBeNull();
    expect(enter(deal)).toEqual({ do: 'leave' });
  });
});
