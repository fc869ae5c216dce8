import { InputError, type SeatChoice, type SeatRules } from '@parley/kernel';
import type { Options } from './rules/options/options.ts';
import { allAliens } from './rules/registry/registry.ts';
import { COLOURS, isColour } from './rules/state/state.ts';

const colourOf = ({ colour }: SeatChoice): string | null => (typeof colour === 'string' ? colour : null);
const capital = (x: string): string => x.charAt(0).toUpperCase() + x.slice(1);

/** A colour of one's own, and an alien for tables that choose them beforehand. Which aliens there are is read with the options. */
export const cosmicSeats: SeatRules<Options> = {
  min: 3,
  max: COLOURS.length,
  usual: 4,
  fields: [
    {
      id: 'colour',
      name: 'Colour',
      text: 'The colour of your ships and planets.',
      choices: COLOURS.map((value) => ({ value, name: capital(value) })),
      unique: true,
      secret: false,
    },
    {
      id: 'alien',
      name: 'Alien',
      text: 'A fixed alien in place of the ones you are dealt.',
      get choices() {
        return allAliens()
          .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
          .map(({ id, name, summary }) => ({ value: id, name, text: summary }));
      },
      unique: true,
      secret: true,
    },
  ],
  read({ colour, alien, ...other }, chosen) {
    const [strange] = Object.keys(other);
    if (strange !== undefined) throw new InputError(`A seat has a colour and an alien, but no "${strange}".`);
    if (colour !== undefined && colour !== null && !isColour(colour)) throw new InputError(`The colours are ${COLOURS.join(', ')}.`);
    if (alien !== undefined && alien !== null && typeof alien !== 'string') throw new InputError('The alien of a seat is named by its id.');
    return { colour: colour ?? chosen?.colour ?? null, alien: alien === undefined ? (chosen?.alien ?? null) : alien };
  },
  complete(choices) {
    const free = COLOURS.filter((c) => !choices.some((x) => x.colour === c));
    return choices.map((x) => (colourOf(x) === null ? { ...x, colour: free.shift() ?? null } : x));
  },
  change(choices, seat, chosen) {
    const colour = colourOf(chosen);
    // Whoever had this colour gets the other one.
    const before = choices[seat].colour ?? null;
    return choices.map((x, i) => (i === seat ? chosen : colour !== null && x.colour === colour ? { ...x, colour: before } : x));
  },
  shown: ({ colour }) => ({ colour: colour ?? null }),
  options(options, choices) {
    if ('seats' in options || 'players' in options) throw new InputError('The seats are not among the options; they have their own list.');
    const seats = choices.map((x) => ({ ...(colourOf(x) === null ? {} : { colour: x.colour }), alien: x.alien ?? null }));
    return { ...options, seats };
  },
  of: ({ seats }) => seats.map(({ colour, alien }) => ({ colour, alien })),
};
