import { fieldsOf, InputError, type OptionText } from '@parley/kernel';
import { isPaddle, LOTS, PADDLES, type Options } from './state.ts';

export const SEATS = { min: 2, max: PADDLES.length } as const;
export const USUAL_LOTS = 5;

/** Reads options a person wrote. Who has chosen no paddle gets one that is left. */
export function parseOptions(input: unknown): Options {
  if (typeof input !== 'object' || input === null) throw new InputError('Options are given by name: {"players":2}.');
  const { players = 2, seats, lots = USUAL_LOTS, ...other } = fieldsOf(input);
  const [strange] = Object.keys(other);
  if (strange !== undefined) throw new InputError(`There is no option "${strange}"; the options are players, seats and lots.`);
  if (typeof lots !== 'number' || !Number.isInteger(lots) || lots < 1 || lots > LOTS)
    throw new InputError(`A sale has 1 to ${LOTS} lots, not ${JSON.stringify(lots)}.`);
  const chosen = seats === undefined ? Array.from({ length: Number(players) }, () => ({})) : seats;
  if (!Array.isArray(chosen) || chosen.length < SEATS.min || chosen.length > SEATS.max)
    throw new InputError(`${SEATS.min} to ${SEATS.max} people bid, not ${Array.isArray(chosen) ? chosen.length : JSON.stringify(seats)}.`);
  const taken = chosen.map((x: { readonly paddle?: unknown } | null) => x?.paddle ?? null);
  for (const x of taken) if (x !== null && !isPaddle(x)) throw new InputError(`The paddles are ${PADDLES.join(', ')}.`);
  const free = PADDLES.filter((x) => !taken.includes(x));
  const paddles = taken.map((x) => (isPaddle(x) ? x : (free.shift() ?? PADDLES[0])));
  if (new Set(paddles).size < paddles.length) throw new InputError('Everybody has a paddle of their own.');
  return { seats: paddles.map((paddle) => ({ paddle })), lots };
}

export const OPTION_TEXTS: readonly OptionText[] = [
  {
    id: 'lots',
    group: 'game',
    kind: 'one',
    name: 'Lots',
    text: 'How many lots are sold, one after the other.',
    choices: [3, 5, 7, 9].map((value) => ({ value, name: String(value) })),
    usual: USUAL_LOTS,
  },
];
