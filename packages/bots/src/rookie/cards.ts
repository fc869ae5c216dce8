import { faceById } from '@parley/cosmic';

export interface Card {
  /** The id by which questions offer it: its face and number. */
  readonly key: string;
  readonly face: string;
  readonly type: string;
  readonly value: number;
}

const cards = new Map<string, Card>();

/** A card by its key. What is printed on faces is known to everybody. */
export function readCard(key: string): Card {
  let card = cards.get(key);
  if (!card) cards.set(key, (card = print(key)));
  return card;
}

function print(key: string): Card {
  const at = key.lastIndexOf('#');
  const face = at < 0 ? key : key.slice(0, at);
  try {
    const { type, value } = faceById(face);
    return { key, face, type, value };
  } catch {
    return { key, face, type: 'unknown', value: 0 };
  }
}

/** The number of a card, which names it in the options of a window. */
export const numberOf = (key: string): number => Number(key.slice(key.lastIndexOf('#') + 1));

const ARTIFACT_WORTH: { readonly [face: string]: number } = {
  'card-zap': 2.2,
  'cosmic-zap': 2.5,
  'mobius-tubes': 1.5,
  plague: 1.8,
  'emotion-control': 1.5,
  'force-field': 1.5,
};

/** What a card is worth in a hand, where a colony is worth ten. */
export function worth(c: Card): number {
  switch (c.type) {
    case 'attack':
      return c.value >= 20 ? 2 + c.value / 16 : c.value >= 10 ? c.value / 10 : 0.2 + c.value / 25;
    case 'negotiate':
      return 0.8;
    case 'morph':
      return 1.5;
    case 'reinforcement':
      return 0.6 + c.value / 5;
    case 'artifact':
      return ARTIFACT_WORTH[c.face] ?? 1;
    case 'flare':
      return 1.2;
    default:
      return 0.5;
  }
}

export const isEncounterCard = (c: Card): boolean =>
  c.type === 'attack' || c.type === 'negotiate' || c.type === 'morph';

/** The same cards, least valuable first. */
export const byWorth = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => worth(a) - worth(b));

/** The highest attack in hand, or -1. */
export function bestAttack(cards: readonly Card[]): number {
  let best = -1;
  for (const c of cards) if (c.type === 'attack' && c.value > best) best = c.value;
  return best;
}
