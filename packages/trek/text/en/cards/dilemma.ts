import type { DilemmaText, Effect, PlacedText, Recurring, Target } from '../../../language/index.ts';
import { needsOnly, sayCondition, sayEffect, sayEffects, sayTargets, themOf, THAT_ONE, type Told } from './effects.ts';
import { sayFilter, sayNeed } from './needs.ts';
import { sayStandingOn } from './standing.ts';
import { count, ordinal, plural, stop } from './words.ts';

const AGAIN: { readonly [R in Recurring]: string } = {
  'your-turn-start': 'at the start of each of your turns',
  'your-turn-end': 'at the end of each of your turns',
  'every-turn-start': 'at the start of every turn',
  'every-turn-end': 'at the end of every turn',
  attempt: 'at the start of each attempt here',
  dilemma: 'before each later dilemma here',
};

const BARRED = { skills: 'cannot use skills', staffing: 'staffs no ship' } as const;

/** What it comes to lie on, in words. */
const HOSTS = { ship: 'the ship', mission: 'the mission', them: 'that personnel', table: 'the table', pile: 'the pile' } as const;
function hostOf({ always = [], effects, overcome = [], price }: DilemmaText): string {
  const on = (some: readonly Effect[]): string[] => some.flatMap((x) => (x.do === 'place' ? HOSTS[x.on] : []));
  return on([...always, ...effects, ...overcome, ...(price?.pay ?? [])])[0] ?? 'what it lies on';
}

function sayPlaced(text: PlacedText, host: string, nullified: boolean): string[] {
  const { cure, cured = [], untilSolved, turns, expires = [], again = [], standing = [], bars = [], attemptNeeds, disables } = text;
  const told = (): Told => ({ them: THAT_ONE });
  const end = turns === undefined ? 'when its countdown ends' : `at the end of your ${ordinal(turns)} full turn`;
  const more = cured.length === 0 ? '' : `, and then ${sayEffects(cured, told())}`;
  return [
    ...standing.map((x) => sayStandingOn(x, host)),
    ...bars.map((x) => `${host} ${BARRED[x]}`),
    ...(attemptNeeds === undefined ? [] : [`nobody may attempt the mission unless ${sayCondition(attemptNeeds, told())}`]),
    ...(disables === undefined ? [] : [`all ${sayFilter(disables)} aboard are disabled`]),
    ...again.map(({ at, effects }) => `${AGAIN[at]}, ${sayEffects(effects, told())}`),
    ...(expires.length > 0
      ? [`${end}, ${sayEffects(expires, told())}`]
      : turns === undefined
        ? []
        : [`it stays for ${count(turns)} full ${plural(turns, 'turn')}`]),
    ...(untilSolved ? ['it goes when the mission is solved'] : []),
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

/** What a dilemma says, sentence by sentence, in the order in which it is met. */
export function sayDilemma(text: DilemmaText): string[] {
  const {
    trigger,
    targets = [],
    nullified,
    always = [],
    unless,
    price,
    effects,
    overcome = [],
    continues,
    after,
    placed,
    points,
    empokNor,
  } = text;
  const lines: string[] = [];
  const inOne = always.length === 0 && overcome.length === 0 && price === undefined ? toOne(targets, effects) : null;
  const told: Told = { them: themOf(targets) };
  if (trigger !== undefined) lines.push(`strikes only if ${sayCondition(trigger, told)}`);
  if (targets.length > 0 && inOne === null) lines.push(`picks ${sayTargets(targets)}`);
  for (const effect of always) lines.push(sayEffect(effect, told));
  const wall = after === 'wall' && (unless !== undefined || price !== undefined);
  if (unless !== undefined && effects.length === 0)
    lines.push(wall && needsOnly(unless) ? `to get past: ${sayNeed(unless)}` : `nobody gets past unless ${sayCondition(unless, told)}`);
  else if (effects.length > 0) {
    const condition = unless === undefined ? '' : `unless ${sayCondition(unless, told)}, `;
    lines.push(`${condition}${sayEffects(inOne ?? effects, told)}`);
  }
  if (price !== undefined)
    lines.push(
      `${price.must ? 'to get past, if it can be done:' : 'to get past all the same you may choose this:'} ${sayEffects(price.pay, { them: themOf(targets) })}`,
    );
  if (continues) lines.push('the others go on');
  if (overcome.length > 0)
    lines.push(`${effects.length > 0 ? 'otherwise' : 'once past it,'} ${sayEffects(overcome, { them: themOf(targets) })}`);
  if (placed !== undefined) lines.push(...sayPlaced(placed, hostOf(text), nullified !== undefined));
  if (nullified !== undefined && placed?.cure === undefined) lines.push(`nullified by ${sayNeed(nullified)}`);
  if (points !== undefined) lines.push(`whoever overcomes it scores ${points} ${plural(points, 'point')}`);
  if (wall && effects.length > 0) lines.push('until it is overcome it stays the next to be met');
  if (empokNor) lines.push('it may lie under Empok Nor');
  return lines.map(stop);
}
