import { hashPlain, type Game } from '@parley/kernel';
import type { Trial } from '@parley/kernel/testing';
import type { State } from '../rules/state/state.ts';
import { faceOf } from '../ids/index.ts';
import { toldText } from '../text/told.ts';

const ANY = '';
/** Effects that the rules let be used for nothing, and why. Everything else that is offered does something when it is used. */
const FOR_NOTHING: readonly (readonly [of: string, clause: string, why: string])[] = [
  [ANY, 'reinforce', 'on a negotiate a reinforcement adds nothing, and may be played all the same (R10.7)'],
  ['seeker', 'use', 'an answer is heard by everybody: what they know by it is no part of the state'],
  ['flare:tourist', 'use', 'what somebody has looked at is no part of the state, and there may be one thing only to look at'],
  ['flare:pretender', 'use', 'a guess at what somebody holds can be wrong'],
  ['plague', 'use', 'somebody may be named who has nothing to lose'],
  ['bully', 'use', 'whoever picks the ships that are lost may leave it at those that fought'],
  ['mesmer', ANY, 'the card that passes for another may have been spent to keep this use from being stopped'],
  ['flare:mimic', 'use', 'it does what the copied card does'],
];

/** `what`: what the effect is printed on, and which clause of it, as whoever watches is told. */
export function mayDoNothing(what: string): boolean {
  const [of, clause] = what.split(' ');
  return FOR_NOTHING.some(([x, y]) => (x === ANY || x === of) && (y === ANY || y === clause));
}

/** Super flares that may be played for nothing, and why. */
const SUPER_FOR_NOTHING: { readonly [flare: string]: string } = {
  'flare:doppelganger': 'nobody knows what the second one who is haunted has in hand',
  'flare:grumpus': 'who has colonies there is counted when the phase ends',
  'flare:mimic': 'eight cards and the flare, which comes back to the hand, may be as many as the opponent has',
  'flare:magician': 'nobody knows whether the opponent has two cards to lay down',
};

/** A super flare makes a difference to the use it is played on. That it was played is noted, and it comes to lie elsewhere in the hand. */
export const superTrial: Trial<State> = {
  isOffer: (d) => d.tag === 'super' && !(faceOf(toldText(d.data?.flare)) in SUPER_FOR_NOTHING),
  standing: ({ s, k, events }: Game<State>) =>
    hashPlain([
      // What was only told may make all the difference: by how much somebody has won.
      events.filter((e) => e.type !== 'card-played').map(({ type, data }) => ({ type, data })),
      { ...s, encounters: 0, cards: s.cards.in.map((zone) => zone.toSorted((a, b) => a - b)) },
      s.encounters.map((e) => ({ ...e, flares: 0, played: 0 })),
      k.lingering.map((x) => ({ ...x, id: 0 })),
    ]),
};
