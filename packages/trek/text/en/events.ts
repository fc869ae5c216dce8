/** What happened. */
export const EVENTS = {
  'seed-phase': 'Seeding: {phase, select, mission {missions} dilemma {dilemmas and artifacts} facility {facilities} other {doorways}}.',
  'mission-laid': '{by, select, you {You lay} other {{by} lays}} {card}.',
  seeded: '{by, select, you {You seed} other {{by} seeds}} {card} {zone}.',
  unseeded: '{n, plural, one {# card} other {# cards}} of {by} {n, plural, one {stays} other {stay}} out of the game.',
  turn: 'Turn {n}: {by}.',
  drew: '{by, select, you {You draw} other {{by} draws}} {n, plural, one {a card} other {# cards}}.',
  played: '{by, select, you {You play} other {{by} plays}} {card}.',
  hid: '{by, select, you {You lay} other {{by} lays}} a card face down on the table.',
  nullified: '{card} is nullified.',
  discarded: '{cards} {cards, plural, one {is} other {are}} discarded.',
  'out-of-play': '{cards} {cards, plural, one {is} other {are}} out of play.',
  counted: '{card}: {n, plural, one {# turn} other {# turns}} left.',
  expired: '{card} is over.',
  scored: '{by, select, you {You score} other {{by} scores}} {n, plural, one {# point} other {# points}}.',
  won: '{winners, select, you {You win} one {{winners} wins} other {Nobody wins: equal scores}}.',
};
