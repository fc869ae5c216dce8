import { describe, expect, it } from 'vitest';
import { among, counted, dotted, either, flag, form, idKinds, slug, textOf, whole, type Id } from '../src/index.ts';
import { clashes, idFaults } from '../src/testing/index.ts';

const COLOURS = ['red', 'blue'] as const;
const POINTS = ['bar', 'off'] as const;

const places = idKinds({ point: form`${{ colour: among(COLOURS) }}/${{ nth: counted }}`, aside: form`${{ where: among(POINTS) }}` });
const place = textOf<'place'>(places);

const ids = idKinds({
  person: form`player:${{ seat: whole }}`,
  place: form`${{ place }}`,
  men: form`${{ place }}${either(form`@${{ owner: among(COLOURS) }}`, form`#${{ pile: whole }}`, form`@${{ owner: among(COLOURS) }}#${{ pile: whole }}`)}`,
  card: form`${{ face: slug(POINTS) }}${{ warned: flag('!') }}#${{ card: whole }}`,
  good: form`card.${{ face: slug() }}:${{ from: whole }}>${{ to: whole }}`,
  word: form`${{ word: slug(POINTS) }}`,
});

describe('ids', () => {
  it('say what was written', () => {
    expect(ids.write.person({ seat: 2 })).toBe('player:2');
    expect(ids.read('player:2')).toEqual({ kind: 'person', seat: 2 });
    expect(ids.read('red/3')).toEqual({ kind: 'place', place: 'red/3' });
    expect(places.read('red/3')).toEqual({ kind: 'point', colour: 'red', nth: 2 });
    expect(ids.read('off@blue#12')).toEqual({ kind: 'men', place: 'off', owner: 'blue', pile: 12 });
    expect(ids.read('off#12')).toEqual({ kind: 'men', place: 'off', pile: 12 });
    expect(ids.write.men({ place: 'off' as Id<'place'>, owner: 'blue' })).toBe('off@blue');
    expect(ids.read('attack-08#0')).toEqual({ kind: 'card', face: 'attack-08', warned: false, card: 0 });
    expect(ids.read('office!#3')).toEqual({ kind: 'card', face: 'office', warned: true, card: 3 });
    expect(ids.read('office')).toEqual({ kind: 'word', word: 'office' });
    expect(ids.as('good', 'card.attack:2>13')).toEqual({ kind: 'good', face: 'attack', from: 2, to: 13 });
    expect(ids.read('player:999999999')).toEqual({ kind: 'person', seat: 999_999_999 });
    expect(ids.read('player:4294967298')).toEqual({ kind: 'person', seat: 4_294_967_298 });
  });

  it('give the same object for the same id, and nobody changes it', () => {
    const said = ids.read('player:3');
    expect(ids.read('player:3')).toBe(said);
    expect(() => Object.assign(said, { seat: 4 })).toThrow(/read only/);
  });

  it('are read as written or not at all', () => {
    for (const id of [
      '',
      'player:',
      'player:02',
      'player:-1',
      'player:1x',
      'Player:1',
      'red/0',
      'red/01',
      'green/1',
      'off#',
      'off@',
      'a--b#1',
      '-a',
      '9a',
      'a#1#2',
      'card.a:1>',
    ])
      expect(ids.find(id), id).toBeNull();
    expect(() => ids.read('red/0')).toThrow('"red/0" is no id of person, place, men, card, good, word');
    expect(() => ids.as('card', 'player:1')).toThrow('"player:1" is the id of a person, not of a card');
    expect(() => ids.write.men({ place: 'off' as Id<'place'> })).toThrow('no id has just nothing');
  });

  it('come back as they were, whatever they say', () => {
    expect(idFaults(ids)).toEqual([]);
    expect(idFaults(places)).toEqual([]);
    const lossy = { ...whole, write: (n: number) => String(n % 100) };
    expect(idFaults(idKinds({ page: form`p${{ page: lossy }}` }))).toEqual([
      expect.stringMatching(/^the page "p\d+" comes back as "p\d+"$/),
    ]);
    const vague = idKinds({ pair: form`${{ a: slug() }}-${{ b: slug() }}`, word: form`${{ word: slug() }}` });
    expect(idFaults(vague)).toContainEqual(expect.stringMatching(/^"[a-z]-[a-z]" could be a pair or a word$/));
  });

  it('are of one kind only, or a text is found that is of two', () => {
    expect(clashes(ids.forms)).toEqual([]);
    expect(clashes(places.forms)).toEqual([]);
    const clashing = { ...ids.forms, card: form`${{ face: slug() }}#${{ card: whole }}` };
    expect(clashes(clashing)).toEqual([{ kinds: ['men', 'card'], id: expect.stringMatching(/^(?:bar|off)#\d$/) }]);
    expect(clashes({ rule: form`${{ rule: dotted }}`, n: form`${{ n: whole }}` })).toEqual([{ kinds: ['rule', 'n'], id: '0' }]);
  });

  it('have one name in one place of a form', () => {
    expect(() => form`${{ a: whole, b: whole }}`).toThrow('"a" and "b" stand in one place of a form');
  });
});
