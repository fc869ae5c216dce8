import { nextStep, type Act, type ActMove, type Step, type StepAnswer, type Verb } from '@parley/kernel/client';
import { optionIds, type VerbName } from '../ids/index.ts';

/** The orders that are offered, by verb and what they are given to. */
export interface Offered {
  readonly verb: VerbName;
  readonly of: number;
  readonly offer: Verb;
}
export const offered = ({ verbs }: Act): Offered[] =>
  verbs.flatMap((offer) => {
    const said = optionIds.read(offer.id);
    return said.kind === 'order' ? [{ verb: said.verb, of: said.of, offer }] : [];
  });

/** Gives an order: every step as `choose` says, or the usual answer where it says nothing. */
export function give(offer: Verb, choose: (ask: Step['ask']) => StepAnswer | null): ActMove | null {
  const steps: StepAnswer[] = [];
  for (let step = nextStep(offer, steps); step !== null; step = nextStep(offer, steps)) {
    const a = choose(step.ask);
    if (a === null) return null;
    steps.push(a);
  }
  return { verb: offer.id, steps };
}
