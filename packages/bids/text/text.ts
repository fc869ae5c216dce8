import { type Cause, type Decision, type GameEvent, type Seat } from '@parley/kernel';
import { localeOf, say, textOf, type Facts, type Message, type Part } from '@parley/kernel/sentence';
import { compileAll } from '@parley/kit/messages';
import type { Paddle } from '../rules/state.ts';
import { ids } from '../ids/ids.ts';

/** Every sentence of the game. */
export const MESSAGES = {
  ask: { bid: 'Lot {n} is on sale. Which card do you bid?' },
  option: { card: 'The {n}' },
  event: {
    dealt: 'Everybody gets {n, plural, one {# card} other {# cards}}.',
    'on-sale': 'Lot number {n}: worth {lot}.',
    bid: '{who} {who, select, you {bid} other {bids}} {card}.',
    sold: 'The lot goes to {who}.',
  },
  cause: { bid: 'Everybody bids one card, facedown; the highest takes the lot.' },
} as const;

const compiled = compileAll(MESSAGES) as { readonly [group: string]: { readonly [name: string]: Message } };

/** Somebody who is spoken of. */
export interface PlayerPart extends Part {
  readonly kind: 'player';
  readonly seat: Seat;
}

/** Who is called what, by whom. */
export interface Names {
  readonly viewer: Seat | null;
  name(seat: Seat): string;
}

const person = ({ viewer, name }: Names, seat: Seat): NonNullable<Facts<PlayerPart>[string]> => ({
  key: seat === viewer ? 'you' : 'one',
  parts: (first) => [{ kind: 'player', seat, text: seat !== viewer ? name(seat) : first ? 'You' : 'you' }],
});

function sentence(names: Names, message: Message, data: { readonly [name: string]: unknown }): Part[] {
  const facts = Object.entries(data).map(([name, value]) => [name, name === 'who' ? person(names, Number(value)) : Number(value)]);
  return say(localeOf('en'), message, Object.fromEntries(facts) as Facts<PlayerPart>);
}

export const sayQuestion = (names: Names, { tag, data = {} }: Pick<Decision, 'tag' | 'data'>): Part[] =>
  sentence(names, compiled.ask[tag] ?? tag, { n: data.lot });
export const sayOption = (names: Names, option: string): Part[] =>
  sentence(names, compiled.option.card, { n: ids.as('card', option).card + 1 });
export const sayEvent = (names: Names, { type, data }: Pick<GameEvent, 'type' | 'data'>): Part[] =>
  sentence(names, compiled.event[type] ?? type, data);
export const sayCause = ({ id }: Pick<Cause, 'id'>): string => MESSAGES.cause[id as 'bid'] ?? id;

/** As everybody at a table without names hears it. */
export const plainNames = (paddles: readonly Paddle[], viewer: Seat | null = null): Names => ({ viewer, name: (seat) => paddles[seat] });
export { textOf };
