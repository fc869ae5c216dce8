import { defineCard } from '../effects/index.ts';
import { FACTS, factsNamed } from './facts/index.ts';
import { TEXTS } from './texts/index.ts';

/** Every card there is, with what it says. */
export const CARDS = FACTS.map((facts) => defineCard(facts, TEXTS[facts.id], (name) => factsNamed(name).length > 0));
