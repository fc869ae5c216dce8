import { questionFor, type Bargain } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

// Yellow sits next and holds an encounter card, so that the next turn begins without a new hand.
const seats = { red: 'hacker', yellow: 'parasite', blue: 'healer', purple: 'barbarian' };
const RED = ['attack-08', 'attack-20', 'quash'];
const BLUE = ['attack-06', 'attack-30', 'flare:void'];

function talks(more: { readonly seats?: object; readonly ships?: object; readonly hands?: object } = {}) {
  const hands = { red: ['negotiate', ...RED], blue: ['negotiate', ...BLUE], yellow: ['attack-05'], ...more.hands };
  const t = table({ ...seats, ...more.seats }, { turn: 'red', destiny: ['blue'], hands, ships: { ...more.ships } });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 3 });
  t.select('red', 'negotiate');
  t.select('blue', 'negotiate');
  t.until('red', 'deal');
  return t;
}

const goods = (t: ReturnType<typeof talks>, colour: string): string[] =>
  (questionFor(t.table, t.seat(colour)) as Bargain).goods.map((x) => x.id.replace(/#\d+/, ''));

describe('R12 deals', () => {
  it('R12.1 the two main players bargain, nobody else', () => {
    const t = talks();
    expect(t.asked().sort()).toEqual(['blue deal', 'red deal']);
  });

  it('R12.2 cards change hands as agreed, any number, chosen by their giver', () => {
    const t = talks();
    t.offer('red', { red: ['attack-20', 'attack-08'], blue: ['any*2'] });
    t.accept('blue');
    expect(t.until('blue', 'deal.give')).toMatchObject({ kind: 'some', min: 2, max: 2 });
    expect(t.options('blue').sort()).toEqual([...BLUE].sort());
    t.answer('blue', ['attack-06', 'flare:void']);
    expect(t.hand('red')).toEqual(['attack-06', 'flare:void', 'quash']);
    expect(t.hand('blue')).toEqual(['attack-08', 'attack-20', 'attack-30']);
  });

  it('R12.2 R12.3 a colony where the giver has one, founded with ships that are not in the warp, the gate included', () => {
    const t = talks({ ships: { red: { warp: 2 } } });
    t.offer('red', { blue: ['colony blue/4'] });
    t.accept('blue');
    expect(t.until('red', 'deal.found')).toMatchObject({ kind: 'spread', min: 1 });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5', 'gate']);
    t.answer('red', { gate: 2, 'red/2': 1 });
    expect(t.ships('red', 'blue/4')).toBe(3);
  });

  it('[faq-deal-1] a colony is given beside one’s own, which stays; also on a foreign planet, never where one has none', () => {
    const t = talks({ ships: { blue: { 'yellow/3': 2, 'blue/5': 0 } } });
    const colonies = goods(t, 'red').filter((id) => id.startsWith('colony.') && id.endsWith(':2>0'));
    expect(colonies).toEqual(['colony.yellow/3:2>0', 'colony.blue/1:2>0', 'colony.blue/2:2>0', 'colony.blue/3:2>0', 'colony.blue/4:2>0']);
    t.offer('red', { blue: ['colony yellow/3'] });
    t.accept('blue');
    t.plan('red', 'deal.found', { 'red/2': 1 });
    t.run();
    expect([t.ships('red', 'yellow/3'), t.ships('blue', 'yellow/3')]).toEqual([1, 2]);
  });

  it('R12.2 one new colony each and no more', () => {
    const t = talks();
    const two = { do: 'offer', gives: { 'colony.blue/1:2>0': 1, 'colony.blue/2:2>0': 1 } } as const;
    expect(() => t.answer('red', two)).toThrow('at most 1');
    t.answer('red', { do: 'offer', gives: { 'colony.blue/1:2>0': 1, 'colony.red/2:0>2': 1 } });
    t.answer('blue', { do: 'accept' });
    t.plan('red', 'deal.found', { gate: 1 });
    t.plan('blue', 'deal.found', { 'blue/3': 2 });
    t.run();
    expect([t.foreign('red'), t.foreign('blue')]).toEqual([1, 1]);
  });

  it('R12.2 no colony where one has one already', () => {
    const t = talks({ ships: { red: { 'blue/2': 1 } } });
    expect(goods(t, 'red')).not.toContain('colony.blue/2:2>0');
    expect(goods(t, 'red')).not.toContain('colony.blue/2:0>2');
  });

  it('[faq-deal-2] a deal may be one-sided, but something must change hands', () => {
    const t = talks();
    expect(() => t.answer('red', { do: 'offer', gives: {} })).toThrow('something must change hands');
    t.offer('red', { red: ['quash'] });
    t.accept('blue');
    t.run();
    expect(t.hand('blue')).toContain('quash');
    expect(t.hand('blue')).toHaveLength(BLUE.length + 1);
    expect(t.hand('red')).toHaveLength(RED.length - 1);
    expect([t.foreign('red'), t.foreign('blue')]).toEqual([0, 0]);
    expect(t.events('deal-made')).toHaveLength(1);

    // The other one may be the only giver, and a colony is enough.
    const colony = talks();
    colony.offer('red', { blue: ['colony blue/4'] });
    colony.accept('blue');
    colony.run();
    expect([colony.foreign('red'), colony.foreign('blue')]).toEqual([1, 0]);
    expect(colony.hand('red')).toEqual([...RED].sort());
    expect(colony.events('deal-made')).toHaveLength(1);

    // What a power adds is neither a card nor a colony.
    const terms = talks({ seats: { red: 'zombie' }, ships: { blue: { warp: 2 } } });
    const free = { 'terms.zombie.free:0>2': 2 };
    expect(() => terms.answer('red', { do: 'offer', gives: free })).toThrow('something must change hands');
    terms.offer('red', { red: ['terms zombie.free*2'], blue: ['any'] });
    terms.accept('blue');
    terms.run();
    expect(terms.events('deal-made')).toHaveLength(1);
    expect(terms.warp('blue')).toBe(0);
  });

  it('[faq-deal-3] cards, a colony and what a power adds: nothing else, and what a power adds is not enough by itself', () => {
    const t = talks({ seats: { red: 'zombie' }, ships: { blue: { warp: 2 } } });
    const kinds = new Set(goods(t, 'red').map((id) => id.split(/[.:]/)[0]));
    expect([...kinds].sort()).toEqual(['attack-08', 'attack-20', 'cards', 'colony', 'quash', 'terms']);
    expect(() => t.answer('red', { do: 'offer', gives: { 'terms.zombie.free:0>2': 2 } })).toThrow('something must change hands');
    t.offer('red', { red: ['terms zombie.free*2'], blue: ['attack-30'] });
    expect(() => t.run()).toThrow('blue cannot give attack-30');
  });

  it('[faq-deal-6] R12.5 an offer is kept to the letter: the highest attack card is the highest', () => {
    const t = talks({ hands: { blue: ['negotiate', 'attack-06', 'attack-30', 'attack-14'] } });
    t.offer('red', { red: ['quash'], blue: ['highest-attack'] });
    t.accept('blue');
    t.run();
    expect(t.hand('red')).toEqual(['attack-08', 'attack-20', 'attack-30']);

    // The lowest is the lowest, a card that is named is that card, and of one that is only described the giver picks.
    const low = talks({
      hands: { blue: ['negotiate', 'attack-14', 'attack-06', 'attack-30', 'quash'], red: ['negotiate', ...RED.slice(0, 2)] },
    });
    low.offer('red', { red: ['attack-20'], blue: ['lowest-attack', 'artifact'] });
    low.accept('blue');
    low.run();
    expect([low.hand('red'), low.hand('blue')]).toEqual([
      ['attack-06', 'attack-08', 'quash'],
      ['attack-14', 'attack-20', 'attack-30'],
    ]);
    const vague = talks();
    vague.offer('red', { red: ['quash'], blue: ['attack'] });
    vague.accept('blue');
    vague.until('blue', 'deal.give');
    expect(vague.options('blue').sort()).toEqual(['attack-06', 'attack-30']);
  });

  it('[faq-deal-6] R12.5 nobody can offer what is not in the own hand', () => {
    const t = talks();
    const offer = (gives: { readonly [good: string]: number }): void => t.answer('red', { do: 'offer', gives });
    expect(() => offer({ 'cards.negotiate:0>2': 1 })).toThrow('at most 0 of negotiate cards');
    expect(() => offer({ 'cards.attack:0>2': 3 })).toThrow('at most 2 of attack cards');
    const [card] = t.handKeys('red').filter((key) => key.startsWith('attack-08'));
    expect(() => offer({ [`${card}:0>2`]: 1, 'cards.attack:0>2': 2 })).toThrow('at most 2 of attack cards');
    expect(() => offer({ 'cards.any:0>2': 4 })).toThrow();
    offer({ [`${card}:0>2`]: 1, 'cards.attack:0>2': 1 });
  });

  it('[faq-deal-6] R12.5 nobody can accept what one could not give', () => {
    const t = talks();
    t.answer('red', { do: 'offer', gives: { 'cards.reinforcement:2>0': 1 } });
    expect(t.question('blue')).toMatchObject({ acceptable: false });
    expect(() => t.answer('blue', { do: 'accept' })).toThrow('no offer on the table that you can accept');
  });

  it('R12.5 cards of the other are asked for by what they are, not by name', () => {
    const t = talks();
    const ofBlue = goods(t, 'red').filter((id) => id.endsWith(':2>0') && !id.startsWith('colony.'));
    expect(ofBlue.every((id) => id.startsWith('cards.'))).toBe(true);
    // Once named by its owner a card can be part of the answer.
    t.offer('blue', { blue: ['attack-30'] });
    t.runWhile(() => t.events('deal-offer').length === 0);
    expect(goods(t, 'red')).toContain('attack-30:2>0');
  });

  it('[faq-general-42] R22.3 whatever is offered is heard by the whole table', () => {
    const t = talks();
    t.offer('red', { red: ['attack-20'], blue: ['any'] });
    t.runWhile(() => t.events('deal-offer').length === 0);
    expect(t.events('deal-offer')).toEqual([{ by: 0, gives: { 'attack-20:0>2': 1, 'cards.any:2>0': 1 } }]);
    // Answers and what is agreed as well. Nobody is told more than the others.
    t.offer('blue', { red: ['attack-20'], blue: ['flare:void'] });
    t.accept('red');
    t.run();
    const heard = { 'attack-20:0>2': 1, 'flare:void:2>0': 1 };
    expect(t.events('deal-offer').slice(1)).toEqual([{ by: 2, gives: heard }]);
    expect(t.events('deal-agreed')).toEqual([{ parties: [0, 2], gives: heard }]);
    for (const e of t.owner.events) if (e.type.startsWith('deal-')) expect(e.secret ?? null).toBeNull();
  });

  it('R12.6 a deal is a success: remaining ships go home, and a second encounter may follow', () => {
    const t = talks();
    t.offer('red', { red: ['attack-08'] });
    t.accept('blue');
    t.plan('red', 'ships.return', { 'red/5': 3 });
    t.until('red', 'encounter.second');
    expect(t.ships('red', 'red/5')).toBe(7);
    expect(t.encounter()).toMatchObject({ success: true, winners: [] });
  });

  it('R12.7 a failed deal costs each dealer three ships of its choice, the gate included, and the turn', () => {
    const t = talks();
    t.answer('blue', { do: 'leave' });
    expect(t.question('red')).toMatchObject({ tag: 'deal.penalty', min: 3, max: 3 });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5', 'gate']);
    t.answer('red', { gate: 1, 'red/5': 2 });
    expect(t.question('blue')).toMatchObject({ tag: 'deal.penalty', min: 3, max: 3 });
    t.answer('blue', { 'blue/1': 3 });
    expect([t.warp('red'), t.warp('blue')]).toEqual([3, 3]);
    t.plan('red', 'ships.return', { 'red/1': 2 });
    t.run();
    expect(t.turn()).toBe('yellow');
  });

  it('R12.7 all of them with fewer than three', () => {
    const t = talks({ ships: { blue: { out: 18, 'blue/1': 1, 'blue/2': 1 } } });
    t.leave('red');
    t.run();
    expect([t.warp('blue'), t.colonies('blue')]).toEqual([2, 0]);
  });

  it('R12.7 R15.4 the ships of a failed deal are lost at the same instant', () => {
    const t = talks();
    t.answer('red', { do: 'leave' });
    t.answer('red', { 'red/2': 3 });
    expect(t.asked()).toEqual(['blue deal.penalty']);
    expect(t.warp('red')).toBe(0);
    t.answer('blue', { 'blue/2': 3 });
    expect([t.warp('red'), t.warp('blue')]).toEqual([3, 3]);
  });
});
