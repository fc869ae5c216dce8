import type { DilemmaText, Effect, PlacedText, Recurring, Target } from '../../../language/index.ts';
import {
  looksAtThem,
  needsOnly,
  sayCondition,
  sayEffect,
  sayEffects,
  sayTargets,
  themOf,
  THAT_ONE,
  THOSE,
  type Subject,
  type Told,
} from './effects.ts';
import { sayFilter, sayNeed } from './needs.ts';
import { sayStandingOn } from './standing.ts';
import { count, or, ordinal, plural, stop } from './words.ts';

const AGAIN: { readonly [R in Recurring]: string } = {
  'your-turn-start': 'at the start of each of your turns',
  'your-turn-end': 'at the end of each of your turns',
  'every-turn-start': 'at the start of every turn',
  'every-turn-end': 'at the end of every turn',
  attempt: 'at the start of each attempt here',
  dilemma: 'before each later dilemma here',
  solved: 'when you solve the mission',
};

const BARRED = { skills: 'cannot use skills', staffing: 'staffs no ship' } as const;

/** What it comes to lie on, in words. */
const HOSTS = { ship: 'the ship', mission: 'the mission', them: 'that personnel', table: 'the table', pile: 'the pile' } as const;
function hostOf({ always = [], effects, overcome = [], price }: DilemmaText): string {
  const on = (some: readonly Effect[]): string[] => some.flatMap((x) => (x.do === 'place' ? HOSTS[x.on] : []));
  return on([...always, ...effects, ...overcome, ...(price?.pay ?? [])])[0] ?? 'what it lies on';
}

/** Those whom it keeps while it lies there: the one it lies on, or all it did something to. */
function keptOf({ effects }: DilemmaText): Subject {
  const isKeeping = (x: Effect): boolean => ['quarantine', 'hold', 'disable', 'stasis'].includes(x.do);
  const many = effects.some((x) => isKeeping(x) && 'whom' in x && typeof x.whom !== 'string' && !('one' in x.whom));
  return many ? THOSE : THAT_ONE;
}

function sayPlaced(text: PlacedText, host: string, kept: Subject, nullified: boolean): string[] {
  const {
    cure,
    cured = [],
    untilSolved,
    turns,
    thisTurn,
    expires = [],
    again = [],
    standing = [],
    bars = [],
    attemptNeeds,
    disables,
    asEvent,
  } = text;
  const told = (): Told => ({ them: kept });
  const end = turns === undefined ? 'when its countdown ends' : `at the end of your ${ordinal(turns)} full turn`;
  const more = cured.length === 0 ? '' : `, and then ${sayEffects(cured, told())}`;
  return [
    ...standing.map((x) => sayStandingOn(x, host)),
    ...bars.map((x) => `${host} ${BARRED[x]}`),
    ...(attemptNeeds === undefined ? [] : [`nobody may attempt the mission without ${sayNeed(attemptNeeds)}`]),
    ...(disables === undefined ? [] : [`all ${sayFilter(disables)} aboard are disabled`]),
    ...again.map(({ at, effects }) => `${AGAIN[at]}, ${sayEffects(effects, told())}`),
    ...(expires.length > 0
      ? [`${end}, ${sayEffects(expires, told())}`]
      : turns === undefined
        ? []
        : [`it stays for ${count(turns)} full ${plural(turns, 'turn')}`]),
    ...(asEvent ? ['it is played as an event'] : []),
    ...(untilSolved ? ['it goes when the mission is solved'] : []),
    ...(thisTurn ? ['it goes at the end of this turn'] : []),
    ...(cure === undefined ? [] : [`${nullified ? 'nullified, now or later,' : 'cured'} by ${sayNeed(cure)}${more}`]),
  ];
}

/** Is all that happens something that happens to the one it picks? Then that is said in one sentence. */
function toOne(targets: readonly Target[], effects: readonly Effect[]): readonly Effect[] | null {
  const [target] = targets;
  const [effect] = effects;
  if (targets.length !== 1 || effects.length !== 1 || !('whom' in effect) || effect.whom !== 'them') return null;
  return [{ ...effect, whom: target }];
}

/** What gets past it, as a clause after 'unless'. */
function sayWays({ unless, price }: DilemmaText, told: Told): string {
  const ways = unless === undefined ? [] : [sayCondition(unless, told)];
  if (price !== undefined) {
    const paid = sayEffects(price.pay, { ...told });
    ways.push(price.must ? `${paid} (which is done if it can be)` : `you choose that ${paid}`);
  }
  return or(ways);
}

/** What a dilemma says, sentence by sentence, in the order in which it is met. */
export function sayDilemma(text: DilemmaText): string[] {
  const { trigger, targets = [], nullified, always = [], unless, price, effects, overcome = [], continues, after, placed } = text;
  const lines: string[] = [];
  const conditional = unless !== undefined || price !== undefined;
  const together = always.length === 0 && overcome.length === 0 && price === undefined && !(unless !== undefined && looksAtThem(unless));
  const inOne = together ? toOne(targets, effects) : null;
  const told: Told = { them: themOf(targets) };
  if (trigger !== undefined) lines.push(`strikes only if ${sayCondition(trigger, told)}`);
  if (targets.length > 0 && inOne === null) lines.push(`picks ${sayTargets(targets)}`);
  for (const effect of always) lines.push(sayEffect(effect, told));
  if (effects.length > 0) lines.push(`${conditional ? `unless ${sayWays(text, told)}, ` : ''}${sayEffects(inOne ?? effects, told)}`);
  else if (unless !== undefined && price === undefined && after === 'wall' && needsOnly(unless))
    lines.push(`to get past: ${sayNeed(unless)}`);
  else if (conditional)
    lines.push(after === 'wall' ? `nobody gets past unless ${sayWays(text, told)}` : `unless ${sayWays(text, told)}, your team is stopped`);
  if (continues) lines.push('the others go on');
  if (overcome.length > 0)
    lines.push(`${effects.length > 0 ? 'otherwise' : 'once past it,'} ${sayEffects(overcome, { them: themOf(targets) })}`);
  if (placed !== undefined) lines.push(...sayPlaced(placed, hostOf(text), keptOf(text), nullified !== undefined));
  if (nullified !== undefined && placed?.cure === undefined) lines.push(`nullified by ${sayNeed(nullified)}`);
  lines.push(...sayRest(text, conditional));
  return lines.map(stop);
}

/** Points, and what becomes of it. */
function sayRest({ effects, after, points, empokNor }: DilemmaText, conditional: boolean): string[] {
  return [
    ...(points === undefined ? [] : [`whoever overcomes it scores ${points} ${plural(points, 'point')}`]),
    ...(after === 'wall' && conditional && effects.length > 0 ? ['until it is overcome it stays the next to be met'] : []),
    ...(empokNor ? ['it may lie under Empok Nor'] : []),
  ];
}
