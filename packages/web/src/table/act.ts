import { nextStep, type Act, type ActMove, type Choose, type Decision, type StepAnswer, type StepQuestion } from '@parley/kernel/client';

/** A question as it is put to a person: an act is put as its verbs, then step by step. */
export type Asked = Exclude<Decision, Act>;

/** How far somebody is on the way to an act: the verb that was chosen, and what was settled for it. */
export interface Progress {
  readonly verb: string;
  readonly steps: readonly StepAnswer[];
}

/** One thing that was settled, to be shown and taken back. */
export interface Settled {
  readonly question: Choose | StepQuestion;
  readonly answer: StepAnswer;
}

/** What is to be settled next. */
export const askedNow = (d: Decision, progress: Progress | null): Asked => (d.kind === 'act' ? stepNow(d, progress) : d);

/** The same of an act. */
export function stepNow(d: Act, progress: Progress | null): StepQuestion {
  const verb = progress && d.verbs.find((v) => v.id === progress.verb);
  const step = verb && nextStep(verb, progress.steps);
  return step ? step.ask : verbsOf(d);
}

const verbsOf = ({ verbs, seat, tag, from, data }: Act): Choose => ({
  kind: 'choose',
  seat,
  tag,
  from,
  options: verbs.map((v) => v.id),
  ...(data === undefined ? {} : { data }),
});

/** What comes of one more answer: the whole act, or one more step on the way to it. */
export function settle(d: Act, progress: Progress | null, answer: StepAnswer): { readonly act: ActMove } | { readonly on: Progress } {
  const on: Progress = progress
    ? { verb: progress.verb, steps: [...progress.steps, answer] }
    : { verb: typeof answer === 'string' ? answer : '', steps: [] };
  const verb = d.verbs.find((v) => v.id === on.verb);
  return verb && nextStep(verb, on.steps) ? { on } : { act: on };
}

/** Is a press on the one thing it could mean but a step on the way to an act? Then nothing is sent by it, and once is enough. */
export const leadsOn = (d: Decision, progress: Progress | null, options: readonly string[]): boolean =>
  d.kind === 'act' && options.length === 1 && 'on' in settle(d, progress, options[0]);

/** The way so far, one step shorter. */
export function takeBack(progress: Progress | null): Progress | null {
  if (!progress || progress.steps.length === 0) return null;
  return { verb: progress.verb, steps: progress.steps.slice(0, -1) };
}

/** Everything that is settled so far, from the verb on. */
export function settledBy(d: Act, progress: Progress | null): Settled[] {
  if (!progress) return [];
  const verb = d.verbs.find((v) => v.id === progress.verb);
  const steps = progress.steps.flatMap((answer, i): Settled[] => {
    const step = verb && nextStep(verb, progress.steps.slice(0, i));
    return step ? [{ question: step.ask, answer }] : [];
  });
  return [{ question: verbsOf(d), answer: progress.verb }, ...steps];
}
