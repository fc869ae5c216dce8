import type { Message } from '@parley/kernel/sentence';
import { compile } from '@parley/kit/messages';

/** Every sentence of the game. */
export const MESSAGES = {
  ask: { bid: 'A lot worth {n} is on sale. Which card do you bid?' },
  option: { card: 'The {n}' },
  event: {
    dealt: 'Everybody gets {n, plural, one {# card} other {# cards}}.',
    'on-sale': 'Lot number {n}: worth {lot}.',
    bid: '{who} {who, select, you {bid} other {bids}} {card}.',
    sold: 'The lot goes to {who}.',
  },
  cause: { bid: 'Everybody bids one card, facedown; the highest takes the lot.' },
} as const;

/** The names and texts that are sent to browsers, which have no parser for messages. */
export interface Lexicon {
  readonly messages: { readonly [group: string]: { readonly [name: string]: Message } };
}

const compiled = (messages: { readonly [name: string]: string }): Lexicon['messages'][string] =>
  Object.fromEntries(Object.entries(messages).map(([name, text]) => [name, compile(text)]));

export const LEXICON: Lexicon = {
  messages: Object.fromEntries(Object.entries(MESSAGES).map(([group, messages]) => [group, compiled(messages)])),
};
