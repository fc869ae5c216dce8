import { describe, expect, it } from 'vitest';
import '../../content/index.ts';
import { DECK_LISTS } from '../../content/decks/index.ts';
import type { DeckList } from '../../content/decks/deck-list.ts';
import { adviceFor } from '../../language/index.ts';
import { deckFaults } from '../../rules/decks/check.ts';
import { parseOptions } from '../../rules/decks/options.ts';
import { cardById, type CardDefinition } from '../../rules/registry/cards.ts';
import { cardNamed } from '../../testing/board.ts';

const deckNamed = (name: string) => parseOptions({ seats: [{ deck: name }, {}] }).seats[0].deck;
const facts = (ids: readonly string[]): CardDefinition['facts'][] => ids.map((id) => cardById(id).facts);
const named = ({ missions, seeds, dilemmas, sites, draw }: DeckList): string[] =>
  [...missions, ...seeds, ...dilemmas, ...sites, ...draw].map((x) => (typeof x === 'string' ? x : x[0]));

describe.each(DECK_LISTS.map((list) => [list.name, list] as const))('the starter deck of the %s', (name, list) => {
  it('T2.1, T2.2 is legal', () => {
    expect(deckFaults(deckNamed(name), true)).toEqual([]);
  });

  it('leaves out and replaces only what is not at the table yet', () => {
    const stale = Object.keys(list.instead).filter((x) => cardNamed(x).done || !named(list).includes(x));
    expect(stale).toEqual([]);
  });

  it('T15.9, T34.1 can solve missions for the points it takes, by what is printed', () => {
    const { missions, draw } = deckNamed(name);
    const solvable = adviceFor(facts(missions), facts(draw)).filter((x) => x.crew !== null);
    const points = solvable.reduce(
      (n, { mission }) => n + (typeof mission.points === 'number' ? mission.points : (mission.points?.base ?? 0)),
      0,
    );
    expect(points).toBeGreaterThanOrEqual(100);
  });

  it('T6.2, T41.2 has a facility to which its people and ships report', () => {
    const { seeds, draw } = deckNamed(name);
    const outposts = facts(seeds).filter((x) => x.type === 'Facility' && x.facility === 'Outpost');
    expect(outposts).not.toEqual([]);
    expect(facts(draw).filter((x) => x.type === 'Ship')).not.toEqual([]);
  });
});
