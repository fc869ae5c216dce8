/** Rules as reasons: what a rule says, in a line. */
export const RULES = {
  'T3.4': 'Seeding begins with doorways and whatever names that phase.',
  'T3.5': 'Each player lays the missions one by one on the line of their quadrant.',
  'T3.11': 'Dilemmas and artifacts are seeded face down under missions; the last one is met first.',
  'T3.20': 'Facilities are seeded last.',
  'T3.26': 'After seeding decks are shuffled, and each player draws seven cards.',
  'T5.1': 'A turn is one card play, then orders, then a draw.',
  'T5.5': 'A turn ends with drawing a card.',
  'T5.9': 'What a card is aimed at is said when it is played.',
  'T35.1': 'Countdowns go down at the end of their player’s turns.',
  'T40.1': 'The course of a turn.',
};
