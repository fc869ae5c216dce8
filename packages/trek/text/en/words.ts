import { AFFILIATION_NAMES } from './cards/words.ts';

/** Where cards lie. */
export const PLACES = {
  somewhere: 'somewhere',
  hand: '{who, select, you {in your hand} other {in the hand of {who}}}',
  deck: '{who, select, you {in your deck} other {in the deck of {who}}}',
  discard: '{who, select, you {in your discard pile} other {in the discard pile of {who}}}',
  points: '{who, select, you {in your point area} other {in the point area of {who}}}',
  out: 'out of play',
  aside: '{who, select, you {aside with you} other {aside with {who}}}',
  missions: '{who, select, you {in your pile of missions} other {in the pile of {who}}}',
  table: '{who, select, you {on your table} other {on the table of {who}}}',
  line: 'on the spaceline',
  time: 'in another time',
  seeds: 'under {card}',
  space: 'in space at {card}',
  surface: 'on the planet of {card}',
  aboard: 'aboard {card}',
  in: 'in {card}',
  on: 'on {card}',
  // Where somebody goes, or comes from.
  'way.space': '{card}',
  'way.surface': 'the planet of {card}',
  'way.aboard': '{card}',
  'way.in': '{card}',
};
export const WORDS = {
  card: 'a card',
  more: '{n} more',
  // What ships ask for, and peoples, where they are spoken of.
  Cmd: 'command',
  Stf: 'staff',
  AU: 'alternate universe',
  ...AFFILIATION_NAMES,
};
