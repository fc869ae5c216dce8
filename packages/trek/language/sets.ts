/** The sets of cards through The Dominion: how their cards are numbered, what they are called, when they came out. */
export const SETS = {
  PRE: { name: 'Premiere', released: '1994-11' },
  AU: { name: 'Alternate Universe', released: '1995-12' },
  QC: { name: 'Q-Continuum', released: '1996-10' },
  I2P: { name: 'Introductory 2-Player Game', released: '1997-01' },
  FAJ: { name: 'The Fajo Collection', released: '1997-12' },
  FC: { name: 'First Contact', released: '1997-12' },
  OTS: { name: 'Official Tournament Sealed Deck', released: '1998-05' },
  ATP: { name: 'Away Team Pack', released: '1998' },
  DS9: { name: 'Deep Space Nine', released: '1998-07' },
  SD2: { name: 'Starter Deck II', released: '1998-12' },
  DOM: { name: 'The Dominion', released: '1999-01' },
  EFC: { name: 'Enhanced First Contact', released: '1999-02' },
} as const;
export type SetCode = keyof typeof SETS;

/** Set and number in it; what was shown in advance of its set has a P: 'DOM-74', 'DOM-P2'. */
export type NumberInSet = `${SetCode}-${number}` | `${SetCode}-P${number}`;
