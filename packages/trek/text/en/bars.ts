/** Why something cannot be done now. */
export const BARS = {
  'play.spent': 'The card play of this turn has been made.',
  'play.orders': 'Cards are played before the first order of a turn.',
  'play.copy-in-game': 'One {card} is in play already, and there may be only one.',
  'play.copy-yours': 'You have {card} in play already, and may have only one.',
  'play.nothing-to-aim-at': 'There is nothing it could be aimed at.',
  'seed.quadrant': 'A facility is seeded in its own quadrant.',
  'seed.mission': 'It may not stand at {mission}.',
  'seed.second-facility': 'You have a facility at {mission} already.',
  'mis-seed.kind': '{card} does not belong under {mission}: it would be a mis-seed.',
  'mis-seed.place': '{card} may not be seeded at {mission}.',
  'mis-seed.copy': 'You have another {card} under {mission}: both copies would be too many.',
  'mis-seed.artifacts': 'One artifact of each player lies under a mission.',
};
