import type { OptionText } from '@parley/kernel';
import { FACES, FIRST, TARGETS, USUAL_HOUSE } from '../rules/decks/options.ts';

const yes = (name: string, text: string): { readonly value: true; readonly name: string; readonly text: string } => ({
  value: true,
  name,
  text,
});

/** What a table can choose, in words. The house rules are where the official texts leave the choice to the players. */
export const OPTION_TEXTS: readonly OptionText[] = [
  {
    id: 'target',
    group: 'game',
    kind: 'one',
    name: 'Points to win',
    text: 'Whoever has so many points first has won.',
    choices: TARGETS.map((value) => ({ value, name: String(value) })),
    usual: 100,
  },
  {
    id: 'first',
    group: 'game',
    kind: 'one',
    name: 'Who begins',
    text: 'Whoever begins seeds first in every phase and takes the first turn.',
    choices: FIRST.map((value) => ({ value, name: value === 'random' ? 'By chance' : `Seat ${value + 1}` })),
    usual: 'random',
  },
  {
    id: 'faces',
    group: 'game',
    kind: 'one',
    name: 'Crews and teams',
    text: 'What the other player sees of those who are in play.',
    choices: FACES.map((value) =>
      value === 'strict'
        ? { value, name: 'Face down', text: 'A card is shown when it reports; later only how many there are.' }
        : { value, name: 'Open', text: 'Everything in play is open.' },
    ),
    usual: 'strict',
  },
  {
    id: 'house.missionsCount',
    group: 'house',
    kind: 'one',
    name: 'Missions among the thirty',
    text: 'Do the six missions count among the thirty seed cards?',
    choices: [
      yes('They count', 'Twenty-four other cards are seeded at most.'),
      { value: false, name: 'They stand beside', text: 'Thirty other cards are seeded at most.' },
    ],
    usual: USUAL_HOUSE.missionsCount,
  },
  {
    id: 'house.reserve',
    group: 'house',
    kind: 'one',
    name: 'A unique mission twice',
    text: 'What replaces a unique mission that lies already.',
    choices: [
      { value: 'deck', name: 'The deck’s reserve', text: 'Up to two universal missions that the deck names.' },
      { value: 'space', name: 'Plain space', text: 'The plain universal mission.' },
    ],
    usual: USUAL_HOUSE.reserve,
  },
  {
    id: 'house.failedSolveStops',
    group: 'house',
    kind: 'one',
    name: 'Requirements not met',
    text: 'When no seed card is left and the requirements are not met: are those who attempted stopped?',
    choices: [
      { value: false, name: 'They go on', text: 'The attempt simply ends.' },
      yes('They are stopped', 'As after a dilemma that was not overcome.'),
    ],
    usual: USUAL_HOUSE.failedSolveStops,
  },
  {
    id: 'house.deckEnd',
    group: 'house',
    kind: 'one',
    name: 'The last card',
    text: 'When the game ends after a deck has run out.',
    choices: [
      { value: 'turn', name: 'With the turn', text: 'The turn in which the last card was drawn is played to its end.' },
      { value: 'at-once', name: 'At once', text: 'As soon as the last card was drawn.' },
    ],
    usual: USUAL_HOUSE.deckEnd,
  },
  {
    id: 'house.release',
    group: 'house',
    kind: 'one',
    name: 'Stopped cards',
    text: 'When those who are stopped are released at the end of a turn.',
    choices: [
      { value: 'after', name: 'After the texts', text: 'Texts of a turn’s end and countdowns come first.' },
      { value: 'before', name: 'Before the texts', text: 'Release comes first.' },
    ],
    usual: USUAL_HOUSE.release,
  },
  {
    id: 'house.firstCountdown',
    group: 'house',
    kind: 'one',
    name: 'First step of a countdown',
    text: 'Does a countdown go down at the end of the turn in which its card came into play?',
    choices: [
      { value: 'same-turn', name: 'Yes', text: 'The turn in which it came counts.' },
      { value: 'next-turn', name: 'No', text: 'It begins with the next turn of its player.' },
    ],
    usual: USUAL_HOUSE.firstCountdown,
  },
];
