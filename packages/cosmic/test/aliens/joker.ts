export const seats = { red: 'macron', blue: 'void', yellow: 'joker', purple: 'tripler' };

/** Others fight; red reveals the first wild card. */
export const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-14'] } } as const;
