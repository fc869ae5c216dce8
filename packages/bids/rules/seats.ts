import { InputError, type SeatChoice, type SeatRules } from '@parley/kernel';
import { SEATS } from './options.ts';
import { isPaddle, optionsOf, PADDLES } from './state.ts';

const capital = (x: string): string => x.charAt(0).toUpperCase() + x.slice(1);
const paddleOf = ({ paddle }: SeatChoice): string | null => (typeof paddle === 'string' ? paddle : null);

/** A paddle of one's own to bid with. */
export const seats: SeatRules = {
  ...SEATS,
  usual: 2,
  fields: [
    {
      id: 'paddle',
      name: 'Paddle',
      text: 'What the others know you by.',
      choices: PADDLES.map((value) => ({ value, name: capital(value) })),
      unique: true,
      secret: false,
    },
  ],
  read({ paddle, ...other }, chosen) {
    const [strange] = Object.keys(other);
    if (strange !== undefined) throw new InputError(`A seat has a paddle, but no "${strange}".`);
    if (paddle !== undefined && paddle !== null && !isPaddle(paddle)) throw new InputError(`The paddles are ${PADDLES.join(', ')}.`);
    return { paddle: paddle ?? chosen?.paddle ?? null };
  },
  complete(choices) {
    const free = PADDLES.filter((x) => !choices.some((choice) => choice.paddle === x));
    return choices.map((choice) => (paddleOf(choice) === null ? { paddle: free.shift() ?? null } : choice));
  },
  change(choices, seat, chosen) {
    const paddle = paddleOf(chosen);
    // Whoever had this paddle gets the other one.
    const before = choices[seat].paddle ?? null;
    return choices.map((x, i) => (i === seat ? chosen : paddle !== null && x.paddle === paddle ? { paddle: before } : x));
  },
  shown: (choice) => choice,
  options(options, choices) {
    if ('seats' in options) throw new InputError('Seats are chosen one by one, not among the options.');
    return { ...options, seats: choices.map((x) => (paddleOf(x) === null ? {} : { paddle: x.paddle })) };
  },
  of: (options) => optionsOf(options).seats.map(({ paddle }) => ({ paddle })),
};
