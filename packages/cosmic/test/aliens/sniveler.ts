export const seats = { red: 'sniveler', yellow: 'void', blue: 'trader', purple: 'healer' };

export const hands = {
  red: ['attack-10', 'negotiate'],
  yellow: ['attack-05', 'attack-20'],
  blue: ['attack-06', 'attack-30', 'quash'],
  purple: ['attack-23'],
};

export const start = { turn: 'red', destiny: ['blue'], hands } as const;
