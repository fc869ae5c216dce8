import {
  fallbackAnswer,
  followUp,
  randomFrom,
  sampleAnswer,
  type Act,
  type ActMove,
  type Answer,
  type Decision,
  type StepAnswer,
  type Verb,
} from '@parley/kernel';

const copies = (n: number, ...ids: readonly string[]): readonly string[] => ids.flatMap((id) => Array.from({ length: n }, () => id));

/** What both decks of the first seat have: Data, Deanna Troi, Benjamin Maxwell, Runabout. */
const SHARED = ['PRE-204', 'PRE-205', 'PRE-199', 'PRE-331'];
const OUTPOST = 'PRE-104';
const MISSIONS = ['PRE-173', 'PRE-161', 'PRE-146', 'PRE-150', 'PRE-152', 'PRE-182'];

interface Hidden {
  /** Face down on the table. */
  readonly agenda: string;
  /** Under missions. */
  readonly dilemmas: readonly string[];
  /** In deck and hand. */
  readonly others: readonly string[];
}
const deckOf = ({ agenda, dilemmas, others }: Hidden): { readonly [part: string]: string | readonly string[] } => ({
  name: `With ${agenda}`,
  missions: MISSIONS,
  reserve: [],
  seeds: [OUTPOST, agenda, ...dilemmas],
  sites: [],
  draw: [...copies(5, ...SHARED), ...others],
});

/** Full of answers to whatever is played: Kevin Uxbridge, Amanda Rogers. */
export const RICH = deckOf({
  agenda: 'FC-31',
  dilemmas: ['PRE-19', 'AU-16', 'DS9-12', 'FC-7', 'DS9-31', 'PRE-36'],
  others: copies(8, 'PRE-124', 'PRE-108'),
});
/** Nothing but people who wait for their turn, other dilemmas, another agenda. */
export const POOR = deckOf({
  agenda: 'DOM-24',
  dilemmas: ['PRE-15', 'DS9-29', 'DOM-7', 'OTS-3', 'DS9-6', 'PRE-41'],
  others: copies(8, 'PRE-195', 'PRE-201'),
});
/** A deck with events to answer to. */
export const OTHER = {
  name: 'Other',
  missions: ['PRE-160', 'PRE-166', 'PRE-168', 'PRE-174', 'PRE-178', 'PRE-187'],
  reserve: [],
  seeds: ['PRE-105', 'PRE-14'],
  sites: [],
  draw: copies(9, 'PRE-276', 'PRE-261', 'PRE-331', 'AU-42'),
};

const cardOf = ({ data }: Verb): string => (typeof data?.card === 'string' ? data.card : '');
/** What the first card of a question is: whatever lies there, whichever card it is. */
const isSeed = (d: Decision): boolean => d.tag === 'seed';

/** Always the first place, so that what is laid where depends on no card. */
function first(verb: Verb): ActMove {
  const steps: StepAnswer[] = [];
  for (let step = verb.first; step; step = followUp(step, steps[steps.length - 1])) steps.push(fallbackAnswer(step.ask));
  return { verb: verb.id, steps };
}

/** The first seat plays what both its decks have and keeps the rest back. */
export function discreet(d: Decision): Answer {
  if (d.kind !== 'act') return fallbackAnswer(d);
  const verb = isSeed(d) ? d.verbs[0] : openly(d);
  return verb === undefined ? fallbackAnswer(d) : first(verb);
}
const openly = ({ verbs }: Act): Verb | undefined => verbs.find((verb) => SHARED.includes(cardOf(verb)));

/** The same, but some times it beams one of those who could go: the first of them, or the last. */
export function sending(which: 'first' | 'last', times = 3): (d: Decision) => Answer {
  let left = times;
  return (d) => {
    const verb = d.kind === 'act' && left > 0 ? d.verbs.find((x) => x.id.startsWith('beam')) : undefined;
    if (verb === undefined) return discreet(d);
    const steps: StepAnswer[] = [];
    for (let step = verb.first; step; step = followUp(step, steps[steps.length - 1])) {
      const { ask } = step;
      steps.push(ask.kind === 'some' ? ask.options.slice(...(which === 'first' ? [0, 1] : [-1])) : fallbackAnswer(ask));
    }
    // Who goes alone leaves no choice.
    if (!steps.some((step) => Array.isArray(step))) return discreet(d);
    left--;
    return { verb: verb.id, steps };
  };
}

/** The second seat does anything, but for what would turn up what lies under missions. */
export function lively(d: Decision, n: number): Answer {
  const random = randomFrom(`the other ${n}`);
  if (d.kind !== 'act') return sampleAnswer(d, random);
  const verbs = d.verbs.filter((verb) => !verb.id.startsWith('attempt'));
  return sampleAnswer({ ...d, verbs }, random);
}
