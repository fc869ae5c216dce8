import { describe, expect, it } from 'vitest';
import { fight } from './rewards.ts';

/** One card of every type, and a second attack: a variable one. */
const ALL = [
  'attack-10', 'attack-12-21', 'negotiate', 'morph', 'retreat', 'card-zap', 'flare:zombie', 'intimidate-19', 'kicker-x2', 'reinforcement-2', 'rift-3',
]; // prettier-ignore

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

  it('[faq-general-47] also kickers, rifts and the like; a variable attack is an attack', () => {
    const lost = plagued(['attack-10', 'attack-12-21', 'kicker-x2', 'kicker-x3', 'rift-3', 'retreat', 'morph', 'intimidate-19']); // prettier-ignore
    expect(lost.filter((face) => face.startsWith('attack'))).toEqual(['attack-12-21']);
    expect(lost.filter((face) => face.startsWith('kicker'))).toHaveLength(1);
    expect(lost).toEqual(expect.arrayContaining(['rift-3', 'retreat', 'morph', 'intimidate-19']));
    expect(lost).toHaveLength(6);
  });
});
