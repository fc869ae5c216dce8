import {
  alien,
  alliesOn,
  countShips,
  type Ctx,
  DEFENSE,
  discardGained,
  hasGained,
  hasWon,
  hasWonAsMain,
  mayBeRewarded,
  OFFENSE,
  reaction,
  type RewardsDueEvent,
  rewardsForShips,
  shipsOn,
} from '../../../effects/index.ts';

/** What a winner would be due if it had been an ally of the defense. */
function bounty({ g, me, ev }: Ctx<RewardsDueEvent>): number {
  if (!mayBeRewarded(g, me)) return 0; // faq-mercenary-1
  if (!hasWon(g, me)) return 0;
  return rewardsForShips(g, me, countShips(shipsOn(g, ev.winner, me)));
}

/** Was it won as a main player, or as an ally of the offense? Whoever helps the defense is rewarded anyhow, though it may head the other side. */
const hasFought = ({ g, me, ev }: Ctx<RewardsDueEvent>): boolean =>
  hasWonAsMain(g, me) || (ev.winner === OFFENSE && alliesOn(g, OFFENSE).includes(me));

function claim(c: Ctx<RewardsDueEvent>): void {
  c.ev.due.push({ who: c.me, n: bounty(c), why: 'defender' });
}

export const mercenary = alien({
  id: 'mercenary',
  name: 'Mercenary',
  set: 'incursion',
  alert: 'green',
  summary: 'Is rewarded for every victory',
  asks: { 'mercenary.throw': 'Which of the cards you drew as rewards do you discard?' },
  power: {
    text:
      'When you win as a main player or as an ally of the offense: on top of everything else you receive the rewards of a defensive ally, a card or a ' +
      'ship from the warp for each ship you had in the encounter.',
    clauses: [
      reaction<'rewards.due'>({
        on: 'rewards.due',
        must: true,
        when: (c) => hasFought(c) && bounty(c) > 0,
        *commit(c) {
          claim(c);
        },
      }),
    ],
  },
  wild: {
    text: 'When you win as the defense: you receive rewards as if you had been one of your allies.',
    clauses: [
      reaction<'rewards.due'>({
        on: 'rewards.due',
        as: 'defense',
        when: (c) => c.ev.winner === DEFENSE && bounty(c) > 0,
        *commit(c) {
          claim(c);
        },
      }),
    ],
  },
  super: {
    text: 'When you have drawn cards as rewards: look at them and discard as many as you like.',
    clauses: [
      reaction<'cards.gained'>({
        on: 'cards.gained',
        when: (c) => c.ev.why === 'rewards' && hasGained(c),
        *commit(c) {
          yield* discardGained(c, 'mercenary.throw');
        },
      }),
    ],
  },
});
