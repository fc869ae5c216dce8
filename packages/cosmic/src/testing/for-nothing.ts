/** Effects that the rules let be used for nothing, and why. Everything else that is offered does something when it is used. */
const FOR_NOTHING: readonly (readonly [what: RegExp, why: string])[] = [
  [/ reinforce$/, 'on a negotiate a reinforcement adds nothing, and may be played all the same (R10.7)'],
  [/^seeker use$/, 'an answer is heard by everybody: what they know by it is no part of the state'],
  [/^flare:pretender use$/, 'a guess at what somebody holds can be wrong'],
  [/^plague use$/, 'somebody may be named who has nothing to lose'],
  [/^mesmer /, 'the card that passes for another may have been spent to keep this use from being stopped'],
  [/^flare:mimic use$/, 'it does what the copied card does'],
];

export const mayDoNothing = (what: string): boolean => FOR_NOTHING.some(([pattern]) => pattern.test(what));
