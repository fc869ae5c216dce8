import type { Amount, Destination, Effect, HowMany, Measure, Need, Picker, Target } from '../../../language/index.ts';
import { sayAll, sayFilter, sayNeed } from './needs.ts';
import { a, and, capital, count, or, plural } from './words.ts';

/** Whom a sentence is about: for "is" and "are". */
export interface Subject {
  readonly text: string;
  readonly many: boolean;
}
const one = (text: string): Subject => ({ text, many: false });
const many = (text: string): Subject => ({ text, many: true });

/** Whom "them" stands for at this point of a text: whoever was picked last. */
export interface Told {
  them: Subject;
}
export const THAT_ONE = one('that personnel');
export const THOSE = many('those personnel');

const measure = (of: Measure): string => (of === 'skill-dots' ? 'most skills' : of.join('+'));
const ties = (pick: Picker): string => ('of' in pick && pick.ties === 'you' ? ' (you choose among equals)' : '');

/** Several of them, by how they are picked: 'three random personnel', 'half of the personnel, at random'. */
function sayPicked(pick: Picker, which: string, n: number): string {
  switch (pick.by) {
    case 'random':
      return n === 1 ? `a random ${which}` : `${count(n)} random ${which}`;
    case 'opponent':
      return `${n === 1 ? a(which) : `${count(n)} ${which}`} (your opponent's choice)`;
    case 'you':
      return `${n === 1 ? a(which) : `${count(n)} ${which}`} (your choice)`;
    case 'highest':
    case 'lowest': {
      const best =
        pick.of === 'skill-dots' ? `the ${pick.by === 'highest' ? 'most' : 'fewest'} skills` : `the ${pick.by} ${measure(pick.of)}`;
      return `the ${n === 1 ? '' : `${count(n)} `}${which} ${which.includes(' with') ? 'who has' : 'with'} ${best}${ties(pick)}`;
    }
  }
}
const HOW = {
  random: 'at random',
  opponent: 'as your opponent chooses',
  you: 'as you choose',
  highest: 'the highest first',
  lowest: 'the lowest first',
};
const SHARES: { readonly [N in Exclude<HowMany, number>]: string } = {
  half: 'half (rounded down) of the',
  'all-but-one': 'all but one of the',
  any: 'any number of',
};

const AMONG = { them: ' among those', aboard: ' aboard', planet: ' on the planet', location: ' at this location' } as const;

/** Who is hit. */
function whom(target: Target, told: Told): Subject {
  if (target === 'ship') return one('the ship');
  if (target === 'them') return told.them;
  if (target === 'others') return many('the others');
  const which =
    ('one' in target ? sayFilter(target.one) : 'some' in target ? sayFilter(target.of) : sayFilter(target.all)) + narrowed(target, told);
  if ('all' in target) return many(`all ${sayAll(target.all)}${narrowed(target, told)}`);
  if ('one' in target) {
    const otherwise = target.otherwise === undefined ? '' : ` (if there is none, ${whom(target.otherwise, told).text})`;
    return one(`${'card' in target.one ? which : sayPicked(target.pick, which, 1)}${otherwise}`);
  }
  if (typeof target.some === 'number')
    return target.some === 1 ? one(sayPicked(target.pick, which, 1)) : many(sayPicked(target.pick, which, target.some));
  return many(`${SHARES[target.some]} ${which} (${HOW[target.pick.by]})`);
}
function narrowed({ among, compared }: Exclude<Target, string>, { them }: Told): string {
  const where = among === undefined ? '' : AMONG[among];
  if (compared === undefined) return where;
  return (
    where +
    ('unlike' in compared ? ` who have no attribute number in common with ${them.text}` : ` with less ${compared.lower} than ${them.text}`)
  );
}

const amount = (n: Amount, thing: string): string =>
  typeof n === 'number'
    ? `${Math.abs(n)} ${plural(Math.abs(n), thing)}`
    : `${Math.abs(n.times)} ${plural(Math.abs(n.times), thing)} for each ${sayFilter(n.each)}`;
const isLoss = (n: Amount): boolean => (typeof n === 'number' ? n : n.times) < 0;

const DESTINATION: { readonly [D in Destination]: string } = {
  'furthest-planet': 'to the furthest planet',
  'nearest-planet': 'to the nearest other planet',
  'spaceline-end': 'to an end of the spaceline, as your opponent chooses',
  ship: 'up to a ship of yours',
};
const ON = { mission: 'on the mission', ship: 'on the ship', table: 'on the table' } as const;
const DONE = {
  pick: 'picked',
  kill: 'killed',
  discard: 'discarded',
  'return-to-hand': 'returned to your hand',
  stop: 'stopped',
  disable: 'disabled',
  stasis: 'put in stasis',
  quarantine: 'quarantined',
  hold: 'held aside',
} as const;
const isOrAre = ({ text, many: several }: Subject, done: string): string => `${text} ${several ? 'are' : 'is'} ${done}`;

/** From now on these are "them". */
function picked(subject: Subject, target: Target, told: Told): Subject {
  if (typeof target !== 'string') told.them = subject.many ? THOSE : THAT_ONE;
  return subject;
}

/** One effect, as a clause of a sentence. */
export function sayEffect(effect: Effect, told: Told): string {
  switch (effect.do) {
    case 'pick':
    case 'kill':
    case 'discard':
    case 'return-to-hand':
    case 'disable':
    case 'stasis':
    case 'quarantine':
    case 'hold':
    case 'stop': {
      const kept = effect.do === 'stop' ? howLong(effect) : '';
      return isOrAre(picked(whom(effect.whom, told), effect.whom, told), DONE[effect.do] + kept);
    }
    case 'relocate':
      return isOrAre(picked(whom(effect.whom, told), effect.whom, told), `relocated ${DESTINATION[effect.to]}`);
    case 'damage':
      return 'the ship is damaged';
    case 'destroy':
      return 'the ship is destroyed';
    case 'wear':
      return `the ship loses ${effect.n} ${effect.number}`;
    case 'score':
      return `you ${isLoss(effect.n) ? 'lose' : 'score'} ${amount(effect.n, 'point')}`;
    case 'opponent-scores':
      return `your opponent ${isLoss(effect.n) ? 'loses' : 'scores'} ${amount(effect.n, 'point')}`;
    case 'draw':
      return `you draw ${amount(effect.n, 'card')}`;
    case 'opponent-draws':
      return `your opponent draws ${amount(effect.n, 'card')}`;
    case 'discard-from-hand': {
      const n = typeof effect.n === 'number' ? effect.n : effect.n === 'all' ? 2 : effect.n.times;
      const how = `${effect.n === 'all' ? 'all' : count(n)}${effect.pick === 'random' ? ' random' : ''}`;
      const of = effect.of === undefined ? plural(n, 'card') : sayFilter(effect.of, 'cards');
      const each = typeof effect.n === 'object' ? ` for each ${sayFilter(effect.n.each)}` : '';
      return `you discard ${how} ${of} from your hand${each}${effect.redraw ? ' and draw as many' : ''}`;
    }
    case 'place':
      return effect.on === 'pile' ? 'this is discarded' : `this is placed ${effect.on === 'them' ? `on ${told.them.text}` : ON[effect.on]}`;
    case 'require':
      return `nobody gets past unless ${sayCondition(effect.need, told)}`;
    case 'end-attempt':
      return 'the attempt ends';
    case 'either':
      return `${effect.who === 'you' ? 'you choose' : 'your opponent chooses'}: ${ways(effect.of, '; or ', told)}`;
    case 'first':
      return ways(effect.of, '; or if that cannot be done ', told);
    case 'when':
      return `if ${sayCondition(effect.need, told)}, ${sayEffects(effect.does, told)}${otherwise(effect.otherwise, told)}`;
    case 'divide': {
      const fits =
        effect.fits.length === 0
          ? ''
          : sayEffects(effect.fits, { them: one(told.them.many ? `each of those ${sayFilter(effect.by)}` : a(sayFilter(effect.by))) });
      if (effect.others.length === 0) return fits;
      const others = sayEffects(effect.others, { them: one(fits === '' ? `anyone but ${a(sayFilter(effect.by))}` : 'anyone else') });
      return fits === '' ? others : `${fits}; ${others}`;
    }
    case 'own':
      return effect.says ?? 'it does what only it does';
  }
}
/** How long somebody is stopped, if it is not until the end of the turn. */
function howLong({ while: placed, turns }: Extract<Effect, { readonly do: 'stop' }>): string {
  if (placed !== undefined) return ' as long as this stays';
  return turns === undefined ? '' : ` now and for ${amount(turns, 'full turn')}`;
}

const otherwise = (effects: readonly Effect[], told: Told): string =>
  effects.length === 0 ? '' : `; otherwise ${sayEffects(effects, told)}`;
/** Ways of which one is gone: each begins with those who were picked before. */
const ways = (of: readonly (readonly Effect[])[], between: string, told: Told): string =>
  of.map((way) => sayEffects(way, { ...told })).join(between);

/** What happens, one after the other. Where one of them is a sentence of its own, the order is said. */
export function sayEffects(effects: readonly Effect[], told: Told): string {
  if (effects.length === 0) return 'nothing happens';
  const clauses = effects.map((x) => sayEffect(x, told));
  return effects.some((x) => LONG.includes(x.do)) ? clauses.join('; then ') : and(clauses);
}
const LONG: readonly Effect['do'][] = ['require', 'either', 'first', 'when', 'divide'];

/** One of the ways somebody may choose, by itself. `n`: how many it has picked. Null: these are no effects. */
export const sayWay = (way: unknown, n: number): string | null =>
  isEffects(way) ? capital(sayEffects(way, { them: n > 1 ? THOSE : THAT_ONE })) : null;
const isEffects = (way: unknown): way is readonly Effect[] =>
  Array.isArray(way) && way.every((x: unknown) => typeof x === 'object' && x !== null && 'do' in x);

/** Is it about something else than what those have who meet it? */
function isSpecial(need: Need): boolean {
  if ('all' in need) return need.all.some(isSpecial);
  if ('any' in need) return need.any.some(isSpecial);
  if ('not' in need) return isSpecial(need.not);
  if ('total' in need) return need.total.every((x) => SHIP.includes(x));
  if ('ship' in need) return need.aboard === undefined && need.region === undefined;
  return 'them' in need || 'others' in need || 'at' in need || 'score' in need || 'opponentHas' in need || 'youHave' in need;
}
const SHIP: readonly string[] = ['RANGE', 'WEAPONS', 'SHIELDS'];
const PLACES = {
  planet: ['your team is on a planet', 'your team is not on a planet'],
  space: ['your team is in space', 'your team is not in space'],
  outpost: ['you have an outpost here', 'you have no outpost here'],
} as const;

/** What a group must have, as a clause: 'your team has 2 Diplomacy', 'the rest of your team has STRENGTH over 50'. */
export function sayCondition(need: Need, told: Told): string {
  if (!isSpecial(need)) return `your team has ${sayNeed(need)}`;
  if ('all' in need) return and(allParts(need.all).map((x) => bracketed(x, told)));
  if ('any' in need) return or(need.any.map((x) => bracketed(x, told)));
  if ('them' in need) return sayOfThem(need.them, told.them);
  if ('others' in need) return `the rest of your team has ${sayNeed(need.others)}`;
  if ('at' in need) return PLACES[need.at][0];
  if ('youHave' in need) return `you have ${'card' in need.youHave ? need.youHave.card : a(sayFilter(need.youHave))} in play`;
  if ('opponentHas' in need) return `your opponent has ${a(sayFilter(need.opponentHas))} in play`;
  if ('score' in need) return `you have ${sayNeed(need)}`;
  if ('ship' in need) return `the ship is ${'card' in need.ship ? need.ship.card : a(sayFilter(need.ship, 'ship'))}`;
  if (!('not' in need)) return `the ship has ${sayNeed(need)}`;
  return 'at' in need.not ? PLACES[need.not.at][1] : `it is not so that ${sayCondition(need.not, told)}`;
}
/** Parts of the same kind are said together: 'your team has SCIENCE and MEDICAL'. */
const allParts = (parts: readonly Need[]): readonly Need[] => {
  const usual = parts.filter((x) => !isSpecial(x));
  return [...parts.filter(isSpecial), ...(usual.length === 0 ? [] : [usual.length === 1 ? usual[0] : { all: usual }])];
};
const bracketed = (need: Need, told: Told): string =>
  isSpecial(need) && ('all' in need || 'any' in need) ? `(${sayCondition(need, told)})` : sayCondition(need, told);
const sayOfThem = (need: Need, { text, many: several }: Subject): string =>
  'count' in need && need.count === 1 && !several
    ? `${text} is ${a(sayFilter(need.of))}`
    : `${text} ${several ? 'have' : 'has'} ${sayNeed(need)}`;
/** Does it look at those who were picked? */
export function looksAtThem(need: Need): boolean {
  if ('all' in need) return need.all.some(looksAtThem);
  if ('any' in need) return need.any.some(looksAtThem);
  return 'not' in need ? looksAtThem(need.not) : 'them' in need;
}

/** Whom it has picked once all of these were picked. */
export const themOf = (targets: readonly Target[]): Subject => {
  const [only] = targets;
  const single = targets.length === 1 && typeof only !== 'string' && 'one' in only;
  return single || targets.length === 0 ? THAT_ONE : THOSE;
};
export const sayTargets = (targets: readonly Target[]): string => and(targets.map((x) => whom(x, { them: THAT_ONE }).text));
export const needsOnly = (need: Need): boolean => !isSpecial(need);
