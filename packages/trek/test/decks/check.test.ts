import { describe, expect, it } from 'vitest';
import { deckFaults, DRAW_MOST, EMPTY_DECK, parseDeck, zonesFor, type Deck, type DeckCard, type FaultTag } from '../../language/index.ts';
import * as print from '../../language/define.ts';

const under = { phase: 'dilemma', under: 'missions' } as const;
const card = (facts: DeckCard['facts'], more: Partial<DeckCard> = {}): DeckCard => ({ facts, done: true, seeds: null, ...more });
const CARDS: readonly DeckCard[] = [
  ...Array.from({ length: 7 }, (_, n) =>
    card(print.mission(`DOM-${9100 + n}`, `World ${n}`, 'planet', ['Fed'], 'Law', { span: 3, points: 30 })),
  ),
  card(print.mission('DOM-9110', 'Plain World', 'planet', ['Fed'], 'Law', { span: 3, points: 10, universal: true })),
  card(print.person('DOM-9120', 'Somebody', 'Fed', 'OFFICER', [5, 5, 5], 'male Human', 'Law')),
  card(print.person('DOM-9121', 'A Drone', 'Bor', null, [5, 5, 5], 'Human [BO]', '')),
  card(print.dilemma('DOM-9130', 'A Wall', 'planet'), { seeds: under }),
  card(print.equipment('DOM-9140', 'A Box')),
  card(print.equipment('DOM-9141', 'A Crate'), { done: false }),
  card(print.site('DOM-9150', 'A Room', 'Promenade')),
];
const find = (id: string): DeckCard | undefined => CARDS.find(({ facts }) => facts.id === id);

const times = (n: number, id: string): string[] => Array.from({ length: n }, () => id);
const LEGAL: Deck = {
  ...EMPTY_DECK,
  missions: [0, 1, 2, 3, 4, 5].map((n) => `DOM-${9100 + n}`),
  reserve: ['DOM-9110', 'DOM-9110'],
  seeds: times(24, 'DOM-9130'),
  sites: times(6, 'DOM-9150'),
  draw: times(30, 'DOM-9120'),
};
const tags = (part: Partial<Deck>, missionsCount = true): FaultTag[] =>
  deckFaults({ ...LEGAL, ...part }, missionsCount, find).map((x) => x.tag);

describe('a deck', () => {
  it('T2.1 with six missions, thirty seeds with them, six sites and thirty cards to draw is legal', () => {
    expect(tags({})).toEqual([]);
  });

  it('T2.1 has at least thirty cards to draw, and at most what a server takes', () => {
    expect(tags({ draw: times(29, 'DOM-9120') })).toEqual(['draw-least']);
    expect(tags({ draw: times(DRAW_MOST, 'DOM-9120') })).toEqual([]);
    expect(tags({ draw: times(DRAW_MOST + 1, 'DOM-9120') })).toEqual(['draw-most']);
  });

  it('T2.2 missions count among the thirty seeds, unless the house says otherwise', () => {
    const seeds = times(25, 'DOM-9130');
    expect(tags({ seeds })).toEqual(['seeds']);
    expect(tags({ seeds }, false)).toEqual([]);
    expect(tags({ seeds: times(31, 'DOM-9130') }, false)).toEqual(['seeds']);
  });

  it('T2.2 has six missions, each unique one once', () => {
    expect(tags({ missions: LEGAL.missions.slice(1) })).toEqual(['missions']);
    const [first, , ...rest] = LEGAL.missions;
    const [fault, ...others] = deckFaults({ ...LEGAL, missions: [first, first, ...rest] }, true, find);
    expect(fault).toMatchObject({ tag: 'mission-twice', cards: ['DOM-9100'], n: 1, text: expect.stringContaining('World 0') });
    expect(others).toEqual([]);
    expect(tags({ missions: [...LEGAL.missions.slice(0, 4), 'DOM-9110', 'DOM-9110'] })).toEqual([]);
    expect(tags({ missions: [...LEGAL.missions.slice(0, 5), 'DOM-9120'] })).toEqual(['not-a-mission']);
  });

  it('T65.4 has up to two universal missions in reserve', () => {
    expect(tags({ reserve: times(3, 'DOM-9110') })).toEqual(['reserve']);
    expect(tags({ reserve: ['DOM-9106'] })).toEqual(['reserve']);
  });

  it('T2.4 has up to six sites beside the seeds', () => {
    expect(tags({ sites: times(7, 'DOM-9150') })).toEqual(['sites']);
    expect(tags({ sites: ['DOM-9140'] })).toEqual(['not-a-site']);
  });

  it('T3 has every card where it may be', () => {
    expect(tags({ seeds: ['DOM-9140'] })).toEqual(['not-a-seed']);
    expect(tags({ draw: [...LEGAL.draw, 'DOM-9130', 'DOM-9110'] })).toEqual(['not-a-draw']);
  });

  it('T64.1 has no Borg', () => {
    expect(tags({ draw: [...LEGAL.draw, 'DOM-9121'] })).toEqual(['borg']);
  });

  it('has only cards that are there, and one that is not there yet is told of once', () => {
    expect(tags({ draw: [...LEGAL.draw, 'DOM-1'] })).toEqual(['unknown']);
    expect(tags({ seeds: ['DOM-9141'] })).toEqual(['unfinished']);
  });
});

it('every card has the parts of a deck it may be in, the usual one first', () => {
  const zones = (id: string): readonly string[] => CARDS.filter((x) => x.facts.id === id).flatMap(zonesFor);
  expect(zones('DOM-9100')).toEqual(['missions']);
  expect(zones('DOM-9110')).toEqual(['missions', 'reserve']);
  expect(zones('DOM-9120')).toEqual(['draw']);
  expect(zones('DOM-9130')).toEqual(['seeds']);
  expect(zones('DOM-9150')).toEqual(['sites', 'draw']);
});

describe('what is written of a deck', () => {
  it('is read with all that is left out', () => {
    expect(parseDeck({ draw: ['DOM-9120'] })).toEqual({ ...EMPTY_DECK, draw: ['DOM-9120'] });
    expect(parseDeck({ ...LEGAL, name: 'Mine' })).toEqual({ ...LEGAL, name: 'Mine' });
  });

  it.each([
    [null, 'by name'],
    [[], 'by name'],
    [{ cards: [] }, 'no "cards"'],
    [{ name: 7 }, 'name of a deck'],
    [{ name: 'x'.repeat(61) }, 'at most 60'],
    [{ draw: 'DOM-74' }, 'a list'],
    [{ draw: times(401, 'DOM-74') }, 'at most 400'],
    [{ seeds: ['DOM-74', { id: 3 }] }, 'not {"id":3}'],
  ])('is refused with a sentence: %j', (input, words) => {
    expect(parseDeck(input)).toEqual(expect.stringContaining(words));
  });
});
