/** Hints of a first game. */
export const COACH = {
  coach: {
    titles: {
      prompt: 'What is asked of you',
      seeds: 'Seeds',
      lines: 'The spacelines',
      play: 'One card a turn',
      orders: 'Orders',
      focus: 'Who is there',
      encounter: 'An attempt',
      points: 'Points',
    },
    tips: {
      prompt: 'One question at a time. Anything that glows is yours to pick. Digits choose, Enter sends.',
      seeds: 'Lay dilemmas under missions that your opponent will attempt. The last card seeded is met first.',
      lines: 'Your ships stand below the road, theirs above it. Solve missions until you have the points to win.',
      play: 'You play one card before your first order. People and ships report to a facility of theirs.',
      orders: 'Beam, fly and attempt as often as you can, in any order. Grey orders say what is missing.',
      focus: 'Click a place or a ship: its people stand here, and beside them what the mission asks.',
      encounter: 'Seed cards are met one by one. Whoever lacks what a dilemma asks is struck; whoever is stopped waits until next turn.',
      points: 'Missions and bonus points add up. Click the score to see where every point comes from.',
    },
    /** The same for fingers, where that makes a difference. */
    finger: {
      prompt: 'One question at a time. Anything that glows is yours to pick: tap it here or there.',
      focus: 'Tap a place or a ship: its people stand here, and beside them what the mission asks.',
      points: 'Missions and bonus points add up. Tap the score to see where every point comes from.',
    },
    /** And for a phone, where things lie in drawers. */
    phone: {
      seeds: 'Your seed cards are below. Lay dilemmas under missions that your opponent will attempt. The last one is met first.',
      play: 'Tap your cards below. You play one before your first order; people and ships report to a facility of theirs.',
      focus: 'Tap a place to see who is there, what lies under it and what can be done.',
      points: 'Missions and bonus points add up: mission + bonus stands below the sum.',
    },
  },
} as const;
