import { isPrinted, printedOn } from '../../view/printed.ts';
import { faceIn } from '../../ids/index.ts';

export interface Card {
  /** The id by which questions offer it: its face and number. */
  readonly key: string;
  readonly face: string;
  readonly type: string;
  readonly value: number;
  /** The value after a hazard warning: another one on variable attacks, else the same. */
  readonly warned: number;
}

const cards = new Map<string, Card>();

/** A card by its key. What is printed on faces is known to everybody. */
export function readCard(key: string): Card {
  const known = cards.get(key);
  if (known !== undefined) return known;
  const face = faceIn(key);
  if (!isPrinted(face)) return { key, face, type: 'unknown', value: 0, warned: 0 };
  const { type, value, hazardValue } = printedOn(face);
  const card = { key, face, type, value, warned: hazardValue ?? value };
  cards.set(key, card);
  return card;
}

/** Cards whose keys one knows; none where one does not. */
export const cardsOf = (keys: readonly string[] | null): readonly Card[] => keys?.map(readCard) ?? [];

const ARTIFACT_WORTH: { readonly [face: string]: number } = {
  'card-zap': 2.2,
  'cosmic-zap': 2.5,
  'mobius-tubes': 1.5,
  plague: 1.8,
  'emotion-control': 1.5,
  'force-field': 1.5,
  'omni-zap': 2.2,
  'hand-zap': 1.6,
  'ship-zap': 1.8,
  'solar-wind': 0.8,
};

/** Negotiates that say more than others. */
const NEGOTIATE_WORTH: { readonly [face: string]: number } = {
  'negotiate-crooked-deal': 1.1,
  'negotiate-epic-oratory': 1.4,
  'negotiate-self-defense': 1,
};

/** Kickers that do not simply multiply. */
const KICKER_WORTH: { readonly [face: string]: number } = {
  'kicker-x0': 0.1,
  'kicker-xm1-reverse-polarity': 0.8,
  'kicker-x1-self-destruct': 0.8,
};

/** Every third destiny card of a colour warns of a hazard. */
const WARNINGS = 1 / 3;

const attackWorth = (value: number): number => {
  if (value < 0) return 0.1;
  return value >= 20 ? 2 + value / 16 : value >= 10 ? value / 10 : 0.2 + value / 25;
};

/** What a card is worth in a hand, where a colony is worth ten. */
export function worth(c: Card): number {
  switch (c.type) {
    case 'attack':
      return c.warned === c.value ? attackWorth(c.value) : (1 - WARNINGS) * attackWorth(c.value) + WARNINGS * attackWorth(c.warned);
    case 'negotiate':
      return NEGOTIATE_WORTH[c.face] ?? 0.8;
    case 'morph':
      return 1.5;
    case 'retreat':
      return 1.2;
    case 'intimidate':
      return c.value < 0 ? 0.2 : 1 + c.value / 16;
    case 'kicker':
      return KICKER_WORTH[c.face] ?? 0.6 + c.value / 2;
    // In hand a rift is worth what it does; for somebody else it is a trap.
    case 'rift':
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
  c.type === 'attack' || c.type === 'negotiate' || c.type === 'morph' || c.type === 'retreat';

/** The same cards, least valuable first. */
export const byWorth = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => worth(a) - worth(b));

const POOR = 0.6;

/** Those that are worth less than a ship out of the warp, least valuable first. */
export const poor = (cards: readonly Card[]): Card[] => byWorth(cards).filter((c) => worth(c) < POOR);

/** The same among the cards of a question, and others only if there have to be more. */
export function poorOnes(d: { readonly options: readonly string[]; readonly min: number; readonly max: number }) {
  const cards = byWorth(d.options.map(readCard));
  return cards.slice(0, Math.min(d.max, Math.max(d.min, poor(cards).length))).map((c) => c.key);
}

/** The highest attack in hand, or -1. */
export function bestAttack(cards: readonly Card[]): number {
  let best = -1;
  for (const c of cards) if (c.type === 'attack' && c.value > best) best = c.value;
  return best;
}
