import type { Decision, GameEvent, Seat } from '@parley/kernel';
import { localeOf, say, textPart, type Fact, type Message, type Part } from '@parley/kernel/sentence';
import { ids } from '../ids/ids.ts';
import type { Lexicon } from './messages.ts';

/** Somebody who is spoken of. */
export interface PlayerPart extends Part {
  readonly kind: 'player';
  readonly seat: Seat;
}
export const isPlayerPart = (part: Part): part is PlayerPart => part.kind === 'player' && 'seat' in part;

/** Who speaks to whom: the messages, who is called 'you', and what the others are called. */
export interface Speech extends Lexicon {
  readonly viewer: Seat | null;
  name(seat: Seat): string;
}

const person = ({ viewer, name }: Speech, seat: Seat): Fact<PlayerPart> => ({
  key: seat === viewer ? 'you' : 'one',
  parts: (first) => [{ kind: 'player', seat, text: seat !== viewer ? name(seat) : first ? 'You' : 'you' }],
});

function sentence(s: Speech, message: Message | undefined, data: { readonly [name: string]: unknown }): Part[] {
  if (message === undefined) return [textPart('')];
  const facts = Object.entries(data).map(([name, value]): [string, Fact<PlayerPart>] => [
    name,
    name === 'who' ? person(s, Number(value)) : Number(value),
  ]);
  return say(localeOf('en'), message, Object.fromEntries(facts));
}

export const sayQuestion = (s: Speech, { tag, data = {} }: Pick<Decision, 'tag' | 'data'>): Part[] =>
  sentence(s, s.messages.ask[tag], { n: data.lot });
export const sayOption = (s: Speech, option: string): Part[] => sentence(s, s.messages.option.card, { n: ids.as('card', option).card + 1 });
export const sayEvent = (s: Speech, { type, data }: Pick<GameEvent, 'type' | 'data'>): Part[] => sentence(s, s.messages.event[type], data);
export const sayCause = (s: Speech, { id }: { readonly id: string }): Part[] => sentence(s, s.messages.cause[id], {});
