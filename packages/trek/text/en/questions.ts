/** What somebody is asked. */
export const QUESTIONS = {
  seed: 'Seed a card, or pass.',
  'seed.place': 'Where do you seed {card}?',
  'seed.mission': 'Where do you lay {card}?',
  'turn.act': '{play, select, true {Your turn: play a card or give orders.} other {Your turn: give orders, or end it.}}',
  'play.target': 'What do you aim {card} at?',
  use: 'Do you want to act?',
  'report.place': 'Where does {card} report?',
  'report.affiliation': 'Which affiliation does {card} have?',
  'report.cost': 'Does {card} use the card play?',
  'change.affiliation': 'Which affiliation does {card} have from now on?',
  'move.where': 'Where does {ship} fly?',
  'dock.where': 'Where does {ship} dock?',
  'beam.who': 'Who is beamed from {from}?',
  'beam.where': 'Where are they beamed?',
  'walk.who': 'Who walks from {from}?',
  'walk.where': 'Where do they walk?',
  'attempt.who': 'Who attempts {card}?',
  'pick.one': '{card}: who is picked?',
  'pick.some': '{card}: who are picked?',
  'discard.which': '{card}: which cards do you discard?',
  'dilemma.pay': '{card}: do you pay to get past it?',
  'dilemma.either': '{card}: what happens?',
  'relocate.where': 'Where is it relocated?',
  'dilemma.nullify': 'Do you nullify {card}?',
  'pick.dual': '{card}: a pair was picked, and counts as two. Pick anew?',
};

/** Options that are words of their own, and orders. */
export const OPTIONS = {
  pass: 'Pass',
  end: 'End the turn',
  'seed:pass': 'Seed nothing more now',
  hidden: 'Card {n} {zone}',
  gap: 'Place {n} from the left',
  'order.report': 'Report {card}',
  'order.play': 'Play {card}',
  'order.use': 'Use {card}',
  'order.seed': 'Seed {card}',
  'order.move': 'Fly {card}',
  'order.dock': 'Dock {card}',
  'order.undock': 'Undock {card}',
  'order.beam': 'Beam from {zone}',
  'order.walk': 'Walk from {zone}',
  'order.land': 'Land {card}',
  'order.launch': 'Take off with {card}',
  'order.cloak': 'Cloak {card}',
  'order.decloak': 'Decloak {card}',
  'order.attempt': 'Attempt with {card}',
  'order.change': 'Change the affiliation of {card}',
};

/** What those who may act in a window are told. */
export const OCCASIONS = {
  'window:turn.start': 'The turn begins.',
  'window:turn.end': 'The turn ends.',
  'window:card.played': '{by, select, you {You play} other {{by} plays}} {card}.',
};
