/**
 * What the arguments of messages stand for. A fact has one kind wherever it is spoken of, and the few that have another one in some
 * message are listed with it. A test holds this against the facts that questions and events really carry.
 */
export type FactKind =
  /** A seat, or several: 'you', one, many or nobody. */
  | 'player'
  /** The player whose ships have a colour. */
  | 'fleet'
  /** A face or a card, or several. */
  | 'card'
  | 'alien'
  | 'place'
  /** Ships of a colour, by number, or several such groups. */
  | 'ships'
  | 'number'
  | 'colour'
  /** A colour as the name of a home system. */
  | 'system'
  /** A type of card. */
  | 'type'
  /** One of a few things, which the message tells apart by `select`. */
  | 'choice'
  /** One of more things than a message wants to tell apart: the words stand among the options, as 'name:value'. */
  | 'word'
  /** What changes hands in a bargain. */
  | 'terms'
  /** What somebody has typed, or a sentence inside another one. */
  | 'text';

export const KINDS: { readonly [fact: string]: FactKind } = {
  who: 'player',
  by: 'player',
  from: 'player',
  to: 'player',
  offense: 'player',
  defense: 'player',
  owner: 'player',
  taker: 'player',
  a: 'player',
  b: 'player',
  lost: 'player',
  parties: 'player',
  host: 'player',
  card: 'card',
  cards: 'card',
  into: 'card',
  disguise: 'card',
  alien: 'alien',
  planet: 'place',
  vessel: 'place',
  place: 'place',
  ships: 'ships',
  captives: 'ships',
  n: 'number',
  value: 'number',
  left: 'number',
  limit: 'number',
  mine: 'number',
  theirs: 'number',
  offensive: 'number',
  defensive: 'number',
  amount: 'number',
  colour: 'colour',
  system: 'system',
  type: 'type',
  side: 'choice',
  as: 'choice',
  sign: 'choice',
  call: 'choice',
  how: 'choice',
  which: 'choice',
  verdict: 'choice',
  text: 'choice',
  kind: 'word',
  condition: 'word',
  sight: 'word',
  gives: 'terms',
  words: 'text',
  occasion: 'text',
};

/** Messages in which a fact is of another kind than usual. */
export const OTHER_KINDS: { readonly [message: string]: { readonly [fact: string]: FactKind } } = {
  'ships-moved': { from: 'place', to: 'place' },
  'special-ship-added': { to: 'place' },
  'ships-captured': { by: 'fleet' },
  rewards: { cards: 'number' },
  divorced: { colour: 'fleet' },
  'ring-lost': { colour: 'fleet' },
  'bride.spouse': { colour: 'fleet' },
  'bride.former': { colour: 'fleet' },
};

export const kindOf = (message: string, fact: string): FactKind | undefined => OTHER_KINDS[message]?.[fact] ?? KINDS[fact];
