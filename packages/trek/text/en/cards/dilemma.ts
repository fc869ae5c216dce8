import type {
  Amount,
  Destination,
  DilemmaText,
  Effect,
  HowMany,
  Measure,
  PlacedText,
  Picker,
  Recurring,
  Target,
} from '../../../language/index.ts';
import { sayFilter, sayNeed } from './needs.ts';
import { sayStanding } from './standing.ts';
import { and, count, plural, stop } from './words.ts';

const measure = (of: Measure): string => (of === 'skill-dots' ? 'number of skills' : of.join('+'));
function sayPicker(pick: Picker): string {
  switch (pick.by) {
    case 'random':
      return 'by chance';
    case 'opponent':
      return 'as your opponent chooses';
    case 'you':
      return 'as you choose';
    case 'highest':
    case 'lowest':
      return `with the ${pick.by} ${measure(pick.of)}${pick.ties === 'you' ? ' (you choose among equals)' : ''}`;
  }
}
const howMany = (n: HowMany): string =>
  typeof n === 'number' ? count(n) : n === 'half' ? 'half of' : n === 'all-but-one' ? 'all but one of' : 'any number of';

const AMONG = { them: ' of those picked', aboard: ' aboard', planet: ' on the planet', location: ' at this location' } as const;

function sayTarget(target: Target): string {
  if (target === 'ship') return 'the ship';
  if (target === 'them') return 'those picked';
  if (target === 'others') return 'the others';
  const among = target.among === undefined ? '' : AMONG[target.among];
  const compared =
    target.compared === undefined
      ? ''
      : 'unlike' in target.compared
        ? ' without an attribute number in common'
        : ` with less ${target.compared.lower} than those picked`;
  if ('one' in target) {
    const otherwise = target.otherwise === undefined ? '' : `, else ${sayTarget(target.otherwise)}`;
    return `one ${sayFilter(target.one)}${among}${compared} ${sayPicker(target.pick)}${otherwise}`;
  }
  if ('some' in target) return `${howMany(target.some)} ${sayFilter(target.of)}${among}${compared} ${sayPicker(target.pick)}`;
  return `all ${sayFilter(target.all)}${among}${compared}`;
}

const amount = (n: Amount, one: string): string =>
  typeof n === 'number' ? `${n} ${plural(n, one)}` : `${n.times} ${plural(n.times, one)} for each ${sayFilter(n.each)}`;

const DESTINATION: { readonly [D in Destination]: string } = {
  'furthest-planet': 'to the furthest planet',
  'nearest-planet': 'to the nearest other planet',
  'spaceline-end': 'to an end of the spaceline',
  ship: 'up to your ship',
};
const ON = {
  mission: 'on the mission',
  ship: 'on the ship',
  them: 'on the one picked',
  table: 'on the table',
  pile: 'in the discard pile',
} as const;
const DONE = {
  kill: 'is killed',
  discard: 'is discarded',
  'return-to-hand': 'returns to the hand',
  stop: 'is stopped',
  disable: 'is disabled',
  stasis: 'is in stasis',
  quarantine: 'is quarantined',
  hold: 'is held aside',
} as const;

/** One effect, as a clause of a sentence. */
function sayEffect(effect: Effect): string {
  switch (effect.do) {
    case 'pick':
      return `${sayTarget(effect.whom)} is picked`;
    case 'kill':
    case 'discard':
    case 'return-to-hand':
    case 'disable':
    case 'stasis':
    case 'quarantine':
    case 'hold':
      return `${sayTarget(effect.whom)} ${DONE[effect.do]}`;
    case 'stop':
      return `${sayTarget(effect.whom)} is stopped${effect.while === undefined ? '' : ' as long as it stays'}`;
    case 'damage':
      return 'the ship is damaged';
    case 'destroy':
      return 'the ship is destroyed';
    case 'wear':
      return `the ship loses ${effect.n} ${effect.number}`;
    case 'relocate':
      return `${sayTarget(effect.whom)} is relocated ${DESTINATION[effect.to]}`;
    case 'score':
      return `you score ${amount(effect.n, 'point')}`;
    case 'opponent-scores':
      return `your opponent scores ${amount(effect.n, 'point')}`;
    case 'draw':
      return `you draw ${amount(effect.n, 'card')}`;
    case 'opponent-draws':
      return `your opponent draws ${amount(effect.n, 'card')}`;
    case 'discard-from-hand': {
      const of = effect.of === undefined ? plural(effect.n === 'all' ? 2 : effect.n, 'card') : sayFilter(effect.of, 'cards');
      const n = effect.n === 'all' ? 'all' : count(effect.n);
      return `you discard ${n} ${of} of your hand${effect.pick === 'random' ? ' by chance' : ''}${effect.redraw ? ' and draw as many' : ''}`;
    }
    case 'place':
      return `it is put ${ON[effect.on]}`;
    case 'require':
      return `nobody gets past without ${sayNeed(effect.need)}`;
    case 'end-attempt':
      return 'the attempt ends';
    case 'either':
      return `${effect.who === 'you' ? 'you choose' : 'your opponent chooses'}: ${effect.of.map(sayEffects).join('; or ')}`;
    case 'first':
      return `the first that is possible: ${effect.of.map(sayEffects).join('; else ')}`;
    case 'when': {
      const otherwise = effect.otherwise.length === 0 ? '' : `; otherwise ${sayEffects(effect.otherwise)}`;
      return `with ${sayNeed(effect.need)} ${sayEffects(effect.does)}${otherwise}`;
    }
    case 'divide': {
      const others = effect.others.length === 0 ? '' : `; for all others ${sayEffects(effect.others)}`;
      return `for each ${sayFilter(effect.by)} ${effect.fits.length === 0 ? 'nothing happens' : sayEffects(effect.fits)}${others}`;
    }
    case 'own':
      return 'it does what only it does';
  }
}
const sayEffects = (effects: readonly Effect[]): string => and(effects.map(sayEffect));

const AGAIN: { readonly [R in Recurring]: string } = {
  'your-turn-start': 'at the start of your turns',
  'your-turn-end': 'at the end of your turns',
  'every-turn-start': 'at the start of every turn',
  'every-turn-end': 'at the end of every turn',
  attempt: 'when an attempt begins here',
  dilemma: 'before each later dilemma here',
};

const BARRED = { skills: 'whoever it lies on cannot use skills', staffing: 'whoever it lies on staffs no ship' } as const;

function sayPlaced(text: PlacedText): string[] {
  const { cure, cured = [], untilSolved, turns, expires = [], again = [], standing = [], bars = [], attemptNeeds, disables } = text;
  const meanwhile = [
    ...standing.map(sayStanding),
    ...bars.map((x) => BARRED[x]),
    ...(attemptNeeds === undefined ? [] : [`nobody attempts the mission without ${sayNeed(attemptNeeds)}`]),
    ...(disables === undefined ? [] : [`${sayFilter(disables)} aboard are disabled`]),
  ];
  return [
    ...meanwhile.map((x) => `as long as it stays, ${x}`),
    ...again.map(({ at, effects }) => `${AGAIN[at]} ${sayEffects(effects)}`),
    ...(turns === undefined ? [] : [`it stays for ${count(turns)} full ${plural(turns, 'turn')}`]),
    ...(expires.length === 0 ? [] : [`at its end ${sayEffects(expires)}`]),
    ...(untilSolved ? ['it goes when the mission is solved'] : []),
    ...(cure === undefined ? [] : [`cured by ${sayNeed(cure)}${cured.length === 0 ? '' : `: ${sayEffects(cured)}`}`]),
  ];
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
  if (trigger !== undefined) lines.push(`strikes only with ${sayNeed(trigger)}`);
  for (const target of targets) lines.push(`${sayTarget(target)} is picked`);
  if (always.length > 0) lines.push(sayEffects(always));
  const wall = after === 'wall' && unless !== undefined;
  if (wall && effects.length === 0) lines.push(`to get past: ${sayNeed(unless)}`);
  else if (effects.length > 0) lines.push(`${unless === undefined ? '' : `unless they have ${sayNeed(unless)}, `}${sayEffects(effects)}`);
  else if (unless !== undefined) lines.push(`unless they have ${sayNeed(unless)}, they are stopped`);
  if (price !== undefined) lines.push(`${price.must ? 'if they can, ' : 'to get past all the same '}${sayEffects(price.pay)}`);
  if (continues) lines.push('the others go on');
  if (overcome.length > 0) lines.push(`once overcome ${sayEffects(overcome)}`);
  if (placed !== undefined) lines.push(...sayPlaced(placed));
  if (nullified !== undefined) lines.push(`nullified by ${sayNeed(nullified)}`);
  if (points !== undefined) lines.push(`${points} ${plural(points, 'point')} for whoever overcomes it`);
  if (wall && effects.length > 0) lines.push('it stays the next to be met');
  if (empokNor) lines.push('it may lie under Empok Nor');
  return lines.map(stop);
}
