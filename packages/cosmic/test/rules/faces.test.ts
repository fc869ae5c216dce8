import { faceById } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { faceNamed } from '../../ids/index.ts';
import { slotType } from '../../rules/registry/face.ts';
import { table } from '../table.ts';

/** What is printed on a card: its name, its type and its number (0: it has none). */
const printed = (id: string): readonly [string, string, number] => {
  const { name, type, value } = faceById(id);
  return [name, type, value];
};

/** All of these are of one type and have no number. */
function expectPlainly(type: string, ids: readonly string[]): void {
  for (const id of ids) expect([id, faceById(id).type, faceById(id).value]).toEqual([id, type, 0]);
}

describe('what is printed on the cards', () => {
  it('plain: attacks have two digits, or a minus, or a second number for hazard warnings', () => {
    expect(['attack-00', 'attack-08', 'attack-23', 'attack-40'].map(printed)).toEqual([
      ['Attack 00', 'attack', 0],
      ['Attack 08', 'attack', 8],
      ['Attack 23', 'attack', 23],
      ['Attack 40', 'attack', 40],
    ]);
    expect(['attack-m07', 'attack-m01'].map(printed)).toEqual([
      ['Attack -07', 'attack', -7],
      ['Attack -01', 'attack', -1],
    ]);
    expect(['attack-02-20', 'attack-21-12'].map(printed)).toEqual([
      ['Attack 02/20', 'attack', 2],
      ['Attack 21/12', 'attack', 21],
    ]);
    expect([faceById('attack-02-20').hazardValue, faceById('attack-21-12').hazardValue]).toEqual([20, 12]);
    for (const id of ['attack-08', 'attack-m07']) expect(faceById(id).hazardValue).toBeUndefined();
  });

  it('plain: reinforcements have the number they add, negotiates and morphs none', () => {
    expect([2, 3, 4, 5, 6, 8].map((n) => printed(`reinforcement-${n}`))).toEqual(
      [2, 3, 4, 5, 6, 8].map((n) => [`Reinforcement +${n}`, 'reinforcement', n]),
    );
    expectPlainly('negotiate', ['negotiate']);
    expectPlainly('morph', ['morph']);
  });

  it('reinforcements: the one that counts ships has no number of its own', () => {
    expectPlainly('reinforcement', ['reinforcement-x']);
  });

  it('artifacts: those of the cosmic deck are artifacts and have no number', () => {
    expectPlainly('artifact', ['card-zap', 'cosmic-zap', 'emotion-control', 'force-field', 'ionic-gas', 'mobius-tubes', 'plague', 'quash']);
  });

  it('artifacts-incursion: those of the reward deck of Incursion, too', () => {
    expectPlainly('artifact', ['hand-zap', 'finder', 'space-junk']);
  });

  it('artifacts-dominion: and those of the reward deck of Dominion', () => {
    expectPlainly('artifact', ['rebirth', 'ship-zap', 'solar-wind', 'victory-boon']);
  });

  it('omni-zap: it is an artifact', () => {
    expectPlainly('artifact', ['omni-zap']);
  });

  it('negotiates: all that say something are negotiates like any other', () => {
    expectPlainly('negotiate', [
      'negotiate-crooked-deal',
      'negotiate-epic-oratory',
      'negotiate-faulty-translator',
      'negotiate-right-of-refusal',
      'negotiate-self-defense',
    ]);
  });

  it('retreats: they have no number', () => {
    expectPlainly('retreat', ['retreat']);
  });

  it('rifts: they have the number of what bursts out of them', () => {
    for (const n of [1, 2, 3, 4, 5]) expect(faceById(`rift-${n}`)).toMatchObject({ type: 'rift', value: n });
  });

  it('kickers: each says by how much it multiplies', () => {
    const numbers = { x0: 0, x2: 2, x3: 3, 'x2-duplicity': 2, 'x2-jamming-signal': 2, 'x4-give-war-a-chance': 4 };
    for (const [id, n] of Object.entries(numbers)) {
      const face = faceById(`kicker-${id}`);
      expect([id, face.type, face.value]).toEqual([id, 'kicker', n]);
      expect(face.text).toContain(`times ${n}`);
    }
    expect(['xm1-reverse-polarity', 'x1-self-destruct'].map((id) => faceById(`kicker-${id}`).value)).toEqual([-1, 1]);
    for (const id of ['x0', 'x2', 'x3']) expect(faceById(`kicker-${id}`).kicker).toBeUndefined();
  });

  it('intimidates: they have the number of the attack they may become', () => {
    const all = ['intimidate-m09', 'intimidate-19', 'intimidate-29', 'intimidate-39'].map((id) => faceById(id));
    expect(all.map((x) => [x.type, x.value])).toEqual([-9, 19, 29, 39].map((n) => ['intimidate', n]));
    expect(all[0].name).toBe('Intimidate -09');
  });

  it('decks: destiny cards are no cards of the cosmic deck', () => {
    expectPlainly('destiny', ['destiny:red', 'destiny:red!', 'destiny:wild', 'destiny:most-cards-in-hand']);
  });

  it('define: which types there are depends on the reward deck', () => {
    const types = (rewards: string): string[] => {
      const t = table(
        { red: 'healer', blue: 'macron', yellow: 'void' },
        { turn: 'red', hands: { red: ['attack-04'], blue: ['flare:pretender'] }, options: { rewards } },
      );
      t.use('blue', 'flare:pretender');
      t.until('blue', 'pretender.type');
      return t.options('blue');
    };
    const usual = ['attack', 'negotiate', 'morph', 'reinforcement', 'artifact', 'flare'];
    expect(types('none')).toEqual(usual);
    expect(types('incursion')).toEqual([...usual, 'kicker', 'rift']);
    for (const deck of ['dominion', 'both']) expect(types(deck)).toEqual([...usual, 'retreat', 'intimidate', 'kicker', 'rift']);
  });

  it('define: attacks, negotiates, morphs and retreats are encounter cards, and nothing else is', () => {
    const serves = (face: string): boolean => {
      const t = table(
        { red: 'healer', blue: 'macron', yellow: 'void' },
        { turn: 'red', destiny: ['blue'], hands: { red: [face], blue: ['attack-06'] }, options: { rewards: 'both' } },
      );
      t.until('red', 'launch.aim');
      // Without an encounter card a new hand is drawn.
      return t.events('hand-shown').length === 0;
    };
    for (const face of ['attack-08', 'negotiate', 'negotiate-self-defense', 'morph', 'retreat'])
      expect([face, serves(face)]).toEqual([face, true]);
    for (const face of ['kicker-x2', 'rift-3', 'intimidate-19', 'reinforcement-2', 'quash', 'flare:zombie'])
      expect([face, serves(face)]).toEqual([face, false]);
  });

  it('cards of one kind have one name, and no two kinds share it', () => {
    const ids = [
      'attack-08',
      'attack-m07',
      'attack-02-20',
      'negotiate',
      'negotiate-self-defense',
      'morph',
      'plague',
      'kicker-x2',
      'kicker-x2-duplicity',
      'rift-3',
    ];
    expect(new Set(ids.map((id) => faceById(id).name)).size).toBe(ids.length);
  });
});

describe('tables with the same cards', () => {
  const open = (aliens: readonly string[], options: object = {}) =>
    table({ red: aliens[0], blue: aliens[1], yellow: aliens[2] }, { turn: 'red', options: { aliens, ...options } });

  it('faces: share what is known of them, and each has its own all the same', () => {
    const flares = (t: ReturnType<typeof table>): string[] => [...new Set(t.state.face.filter((x) => x.startsWith('flare:')))].sort();
    const base = { sets: ['base'] };
    const storm = { sets: ['storm'] };
    const first = open(['healer', 'macron', 'void'], base);
    const same = open(['healer', 'macron', 'void'], base);
    expect(same.state.face).toEqual(first.state.face);
    const known = flares(first);
    // A table with as many cards, but others among them.
    const a = table({ red: 'healer', blue: 'macron', yellow: 'void' }, { options: { flares: false } });
    const b = table({ green: 'healer', blue: 'macron', yellow: 'void' }, { options: { flares: false } });
    expect(a.state.face).toHaveLength(b.state.face.length);
    expect(a.state.face).toContain('destiny:red');
    expect(b.state.face).not.toContain('destiny:red');
    expect(b.state.face).toContain('destiny:green');
    // Further cards at one of them are no cards of the others.
    const more = open(['healer', 'macron', 'void'], { ...base, technology: true });
    expect(more.state.face.length).toBeGreaterThan(first.state.face.length);
    expect(first.state.face.some((x) => x.startsWith('tech:'))).toBe(false);
    expect(flares(open(['brute', 'mouth', 'vox'], storm))).not.toEqual(known);
    expect(flares(open(['healer', 'macron', 'void'], base))).toEqual(known);
  });
});

describe('cards in front of a main player', () => {
  it('count as what is printed on them: encounter cards and intimidates', () => {
    const types = ['attack-08', 'negotiate', 'morph', 'retreat', 'intimidate-19'].map((id) => slotType(faceById(id)));
    expect(types).toEqual(['attack', 'negotiate', 'morph', 'retreat', 'intimidate']);
  });

  it('no other card can be one', () => {
    for (const id of ['reinforcement-3', 'flare:zombie', 'tech:collapsium-hulls'])
      expect(() => slotType(faceById(id))).toThrow('is no encounter card');
  });

  it('are named by their faces', () => {
    expect([faceNamed('attack-08'), faceNamed('flare:zombie')]).toEqual(['attack-08', 'flare:zombie']);
    expect(() => faceNamed('red/1')).toThrow('is no face');
  });
});
