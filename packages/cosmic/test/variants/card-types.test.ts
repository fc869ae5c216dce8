import { describe, expect, it } from 'vitest';
import { fight } from './rewards.ts';

/** One card of every type, and a second attack: a variable one. */
const ALL = [
  'attack-10',
  'attack-12-21',
  'negotiate',
  'morph',
  'retreat',
  'card-zap',
  'flare:zombie',
  'intimidate-19',
  'kicker-x2',
  'reinforcement-2',
  'rift-3',
];

function plagued(hand: readonly string[]) {
  const t = fight({ red: ['attack-08', 'plague'], blue: hand });
  t.use('red', 'plague');
  t.plan('red', 'plague', 'blue');
  t.plan('blue', 'plague.card', 'attack-12-21', { type: 'attack' });
  t.until('red', 'launch.aim');
  return t.events('cards-discarded').find((e) => e.who === t.seat('blue'))?.cards as readonly string[];
}

describe('types of cards', () => {
  it('[errata-card-types] there are ten: Plague takes one of each, and encounter is not one of them', () => {
    const lost = plagued(ALL);
    expect(lost).toHaveLength(10);
    expect([...lost].sort()).toEqual(ALL.filter((face) => face !== 'attack-10').sort());
    // Of a hand of two types, two.
    expect(plagued(['attack-10', 'attack-12-21', 'negotiate', 'negotiate'])).toEqual(['attack-12-21', 'negotiate']);
  });

  it('[errata-card-types] Hate asks for a card of each of them, and for no other', () => {
    for (const [hated, like] of [
      ['attack-06', ['attack-10', 'attack-12-21']],
      ['negotiate-crooked-deal', ['negotiate']],
      ['reward:morph', ['morph']],
      ['retreat', ['retreat']],
      ['quash', ['card-zap']],
      ['flare:void', ['flare:zombie']],
      ['intimidate-39', ['intimidate-19']],
      ['kicker-x3', ['kicker-x2']],
      ['reinforcement-3', ['reinforcement-2']],
      ['rift-5', ['rift-3']],
    ] as const) {
      const t = fight({ red: [hated, 'attack-08'], blue: ALL, yellow: ['attack-05'], purple: [] }, { red: 'hate' });
      t.plan('red', 'hate.card', hated.replace('reward:', ''));
      t.until('blue', 'hate.answer');
      expect(t.options('blue')).toEqual([...like, 'ships']);
      t.answer('blue', like[0]);
      t.until('red', 'hate.ships');
      expect(t.hand('blue')).toEqual(ALL.filter((x) => x !== like[0]).sort());
    }
  });

  it('[errata-card-types] whoever names a type has these to choose from', () => {
    const named = (rewards: string): string[] => {
      const hands = { red: ['attack-08'], purple: ['flare:pretender'] };
      const t = fight(hands, {}, { options: { rewards } });
      t.use('purple', 'flare:pretender');
      t.plan('purple', 'pretender.who', 'blue');
      t.until('purple', 'pretender.type');
      return t.options('purple').sort();
    };
    const cosmic = ['artifact', 'attack', 'flare', 'morph', 'negotiate', 'reinforcement'];
    const all = [...cosmic, 'intimidate', 'kicker', 'retreat', 'rift'].sort();
    expect([named('both'), named('dominion')]).toEqual([all, all]);
    // Types of which there is no card in the game are not named.
    expect(named('incursion')).toEqual([...cosmic, 'kicker', 'rift'].sort());
    expect(named('none')).toEqual(cosmic);
  });

  it('[faq-general-47] also kickers, rifts and the like; a variable attack is an attack', () => {
    const lost = plagued(['attack-10', 'attack-12-21', 'kicker-x2', 'kicker-x3', 'rift-3', 'retreat', 'morph', 'intimidate-19']);
    expect(lost.filter((face) => face.startsWith('attack'))).toEqual(['attack-12-21']);
    expect(lost.filter((face) => face.startsWith('kicker'))).toHaveLength(1);
    expect(lost).toEqual(expect.arrayContaining(['rift-3', 'retreat', 'morph', 'intimidate-19']));
    expect(lost).toHaveLength(6);
  });
});
