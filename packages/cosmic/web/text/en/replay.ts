/** Replays, and the hints of a first game. */
export const REPLAY = {
  replay: {
    hands: 'Players and hands',
    hidden: '{n, plural, one {# card} other {# cards}}',
    noCards: 'No cards',
    step: 'encounter',
    encounter: 'Encounter {n}',
    beforeFirst: 'Setup',
    bar: 'Encounters of this game',
    marks: { deal: 'deal', zap: 'zap', lost: 'power lost', end: 'end' },
    toEncounter: 'Encounter {n}, {name}, from step {at}',
    tabs: { map: 'Map', hands: 'Hands', steps: 'Steps' },
    phases: 'Phases of the encounter',
  },
  coach: {
    titles: {
      map: 'The star map',
      phases: 'An encounter has eight phases',
      prompt: 'What is asked of you',
      hand: 'Your hand',
      encounter: 'Two sides, two sums',
      ally: 'Allies',
      why: 'Why?',
      warp: 'The warp',
      deal: 'A deal',
      power: 'Your alien',
    },
    tips: {
      map: 'You sit at the bottom. Five foreign colonies win the game: ships of yours on planets of others.',
      phases: 'The white bar is the one you are in. Click a phase to be asked there even when nothing forces you.',
      prompt: 'One question at a time. What can be chosen glows on the map and in the hand, too. Digits choose, Enter sends.',
      hand: 'Attack cards add their number, negotiates talk. You get new cards only when you have no encounter card left.',
      encounter: 'Card, ships, allies: every total stands under the rows that make it. A tie goes to the defense.',
      ally: 'Send ships to a side and share its fate: the offense shares colonies, the defense is paid in cards and ships.',
      why: 'Every line of the log opens its reasons: the power, the card, the rule.',
      warp: 'Lost ships wait here. At the start of your turn you take one back.',
      deal: 'Both played negotiate. Agree on something within the minute, or both lose three ships.',
      power: 'Its power bends the rules. Point at it to read the whole text.',
    },
    /** The same for fingers, where that makes a difference. */
    finger: {
      phases: 'The white bar is the one you are in. Tap a phase to be asked there even when nothing forces you.',
      prompt: 'One question at a time. What can be chosen glows on the map and in the hand, too: tap it here or there.',
      power: 'Its power bends the rules. Tap its name to read the whole text.',
    },
    /** And for a phone, where things lie in drawers. */
    phone: {
      map: 'You sit at the bottom. Five colonies on planets of others win the game. Tap the map to see it larger.',
      phases: 'The long bar at the top is the one you are in. Stop, under a question, says when you want to be asked there.',
      hand: 'Tap the cards to see them. Attack cards add their number, negotiates talk. New ones come when no encounter card is left.',
      why: 'Open the log below. Every line has its reasons: the power, the card, the rule.',
      power: 'Its power bends the rules. Open the sheet below to read the whole text.',
    },
  },
} as const;
