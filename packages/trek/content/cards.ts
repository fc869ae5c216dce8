import { defineCard } from '../effects/index.ts';
import { isInPrint, type Facts, type SeedRule } from '../language/index.ts';
import { FACTS, factsNamed } from './facts/index.ts';
import { TEXTS } from './texts/index.ts';

const defined = FACTS.map((facts) => defineCard(facts, TEXTS[facts.id], (name) => factsNamed(name).length > 0));

/** Where a card may be seeded because others say so of cards like it (T3.16, T7.9); null: nowhere. */
function hostedSeeds(facts: Facts): SeedRule | null {
  const hosts = (type: Facts['type']): boolean =>
    defined.some((x) => x.facts.type === type && x.standing.some((text) => text.says === 'hosts' && isInPrint(facts, text.of)));
  if (hosts('Mission')) return { phase: 'dilemma', under: 'hosts' };
  return hosts('Facility') ? { phase: 'facility', aboard: 'hosts' } : null;
}

/** Every card there is, with what it says. */
export const CARDS = defined.map((card) => (card.seeds === null ? { ...card, seeds: hostedSeeds(card.facts) } : card));
