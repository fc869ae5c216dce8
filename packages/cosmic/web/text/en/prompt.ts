/** What is asked about ships and sides. */
export const ASKING = {
  prompt: {
    window: 'may act',
    stay: '{n} stay',
    come: '{n} there',
    lastShip: 'last ship',
    spreadSum: '{n} of {max, plural, one {# ship} other {# ships}}',
    spreadSumFor: '{n} of {max, plural, one {# ship} other {# ships}} for {target}',
    sendShips: '{n, plural, =0 {Send nobody} one {Send # ship} other {Send # ships}}',
    chooseShips: 'Choose ships',
    theseShips: '{n, plural, =0 {No ships} =1 {This ship} other {These # ships}}',
    launch: 'Launch {n} at {target}',
    tie: 'tie, {who, select, you {you win} other {{who} wins}}',
    lead: '{who, select, you {You lead} other {{who} leads}} by {n}',
    trail: 'You trail {a} to {b}.',
    ahead: 'You lead {a} to {b}.',
    tieGoes: 'A tie goes to {name}.',
    target: 'Target {place}.',
    colonyLost: '{n, plural, =1 {one colony would be empty} other {# colonies would be empty}}',
  },
  states: {
    notIn: 'You are not in this encounter unless someone invites you.',
    yourCardDown: 'Your card is down',
    yourCardDownText: '{name} is still choosing.',
  },
} as const;
