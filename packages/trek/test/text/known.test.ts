import '../dilemmas/cards.ts';
import { textOf } from '@parley/kernel/sentence';
import { describe, expect, it } from 'vitest';
import { zoneIn, zoneOfMission } from '../../rules/state/zones.ts';
import { scenario } from '../../testing/index.ts';
import { speechAt } from '../../text/describe.ts';
import { sayEvent } from '../../text/speech.ts';

const t = scenario({ alpha: ['World'], blue: { at: { World: { space: { Vessel: ['Ann', 'Bob', 'Cy', 'Dot', 'Eve', 'Gus', 'Fay'] } } } } });
const card = (name: string): string => t.g.s.card[t.piece(name)];
const from = zoneIn(t.piece('Vessel'));
const to = zoneOfMission(t.piece('World'), 'surface');
const said = (data: { readonly [name: string]: number | readonly string[] }, viewer: number, type = 'beamed'): string =>
  textOf(sayEvent(speechAt(t.g, viewer), { type, data: { by: 0, from, to, ...data } }));

describe('what is told of cards that only their player knows', () => {
  it('names them to whoever knows them, and counts them for others', () => {
    expect(said({ n: 2, cards: [card('Ann'), card('Bob')] }, 0)).toBe('You beam Ann and Bob from Vessel to the planet of World.');
    expect(said({ n: 2 }, 1)).toBe('Blue beams 2 cards from Vessel to the planet of World.');
    expect(said({ n: 1, cards: [card('Ann')] }, 0, 'stopped')).toBe('Ann is stopped.');
    expect(said({ n: 2, cards: [card('Ann'), card('Bob')] }, 0, 'walked')).toBe('Ann and Bob walk from Vessel to the planet of World.');
  });

  it('does not name everybody of a large group', () => {
    const cards = ['Ann', 'Bob', 'Cy', 'Dot', 'Eve', 'Gus', 'Fay'].map(card);
    expect(said({ n: 7, cards }, 0)).toBe('You beam Ann, Bob, Cy, Dot and 3 more from Vessel to the planet of World.');
    expect(said({ n: 7, cards }, 0, 'stopped')).toBe('Ann, Bob, Cy, Dot and 3 more are stopped.');
  });

  it('a seed that somebody else laid is a card, and whoever picks is named', () => {
    expect(said({ zone: zoneOfMission(t.piece('World'), 'seeds') }, 1, 'seeded')).toBe('Blue seeds a card under World.');
    const picked = (viewer: number): string =>
      textOf(sayEvent(speechAt(t.g, viewer), { type: 'selected', data: { by: 0, how: 'opponent', picked: [card('Ann')] } }));
    expect([picked(0), picked(1)]).toEqual(['Red picks Ann.', 'You pick Ann.']);
  });
});
