import { cosmicDeck, rewardDeck, type RewardDeck } from '../../view/printed.ts';
import { readCard } from '../see/cards.ts';

// How often each encounter card lies across the table. People hold back their worst cards and negotiate less than chance.
const HIGHER = 1 / 25;
const NEGOTIATES = 0.8;

const LEAST = -40;
const MOST = 100;

interface Prior {
  readonly negotiate: number;
  readonly morph: number;
  /** By value: the share of cards below it, and at it. */
  readonly below: readonly number[];
  readonly at: readonly number[];
}

/** Reward cards are in a hand less often than the others. */
const REWARDS = 0.4;

function makePrior(rewards: RewardDeck): Prior {
  let all = 0;
  let negotiate = 0;
  let morph = 0;
  const weight = new Map<number, number>();
  for (const [face, n] of [...cosmicDeck(), ...rewardDeck(rewards).map(([id, k]) => [id, k * REWARDS] as const)]) {
    const card = readCard(face);
    const w = card.type === 'attack' ? n * Math.max(0.5, 1 + card.value * HIGHER) : card.type === 'negotiate' ? n * NEGOTIATES : n;
    if (card.type === 'negotiate') negotiate += w;
    else if (card.type === 'morph') morph += w;
    else if (card.type === 'attack') weight.set(card.value, (weight.get(card.value) ?? 0) + w);
    else continue;
    all += w;
  }
  const below: number[] = [];
  const at: number[] = [];
  let sum = 0;
  for (let v = LEAST; v <= MOST; v++) {
    const w = (weight.get(v) ?? 0) / all;
    below.push(sum);
    at.push(w);
    sum += w;
  }
  return { negotiate: negotiate / all, morph: morph / all, below, at };
}

/** Made when they are first asked for: by then the cards are known. */
const priors = new Map<RewardDeck, Prior>();

/** What lies across the table, by the reward deck that is played with. */
function priorWith(rewards: RewardDeck): Prior {
  let prior = priors.get(rewards);
  if (!prior) priors.set(rewards, (prior = makePrior(rewards)));
  return prior;
}

/** How likely the other main player shows a negotiate. */
export const negotiates = (): number => priorWith('none').negotiate;

/**
 * How likely an attack wins that is `lead` ahead of an opposing card of zero: its own value, plus the own ships, less the
 * others'. A tie goes to the defense.
 */
export function winsWith(lead: number, defense: boolean, rewards: RewardDeck = 'none'): number {
  const prior = priorWith(rewards);
  const i = Math.max(0, Math.min(MOST - LEAST, Math.round(lead) - LEAST));
  return prior.negotiate + prior.morph / 2 + prior.below[i] + (defense ? prior.at[i] : 0);
}

/** The same for attacks only. */
export function beatsAttack(lead: number, defense: boolean, rewards: RewardDeck = 'none'): number {
  const prior = priorWith(rewards);
  return (winsWith(lead, defense, rewards) - prior.negotiate - prior.morph / 2) / (1 - prior.negotiate - prior.morph);
}

/** How likely the offense wins an encounter between others, by the ships on both sides. */
export const offenseWins = (lead: number): number => Math.max(0.08, Math.min(0.9, 0.47 + lead * 0.035));
