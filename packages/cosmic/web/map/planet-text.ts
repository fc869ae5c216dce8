import type { Spread } from '@parley/kernel';
import type { Board, ColourName, PlaceView, StackView } from '../../view/board.ts';
import { COLOURS } from '../../view/board.ts';
import { colourOf, fleetsOf, personOf, shipsOf, shipsOfSeat } from '../model/queries.ts';
import type { Speaker } from '../model/speech.ts';
import { colonyWorth } from '../../view/read.ts';
import { colonyCount } from '../pieces/colony-track.tsx';
import { T } from '../text/index.ts';
import { SHELL } from '@parley/web/shell';

/** A colony in words. */
export function colonyLabel(board: Board, place: PlaceView, colour: ColourName, speaker: Speaker): string {
  const seat = personOf(board, colour);
  const who = seat < 0 ? (T.colours[colour] ?? colour) : speaker.people([seat]);
  return T.map.colony({ who, n: shipsOf(place.ships, colour) });
}

const inOneLine = (words: readonly string[]): string => words.filter((x) => x !== '').join(', ');

/** A planet in words, for those who cannot see it. */
export function planetLabel(board: Board, place: PlaceView, home: ColourName, speaker: Speaker, notes: readonly string[]): string {
  const owner = personOf(board, home);
  const crew = fleetsOf(board, owner);
  const own = shipsOfSeat(board, place.ships, owner);
  const others = COLOURS.filter((c) => !crew.includes(c) && shipsOf(place.ships, c) > 0).map((c) => colonyLabel(board, place, c, speaker));
  const ships = own === 0 ? T.map.nobody : T.map.ships({ n: own });
  return inOneLine([speaker.place(place.name), owner < 0 ? '' : speaker.player(owner), ships, ...others, ...notes]);
}

/** A vessel in words: what it is, in whose system, and who is on board. */
export function vesselLabel(board: Board, place: PlaceView, speaker: Speaker): string {
  const host = personOf(board, place.system);
  const aboard = COLOURS.filter((c) => shipsOf(place.ships, c) > 0).map((c) => colonyLabel(board, place, c, speaker));
  return inOneLine([
    SHELL.capital(speaker.place(place.name)),
    host < 0 ? '' : T.map.inSystem({ who: speaker.people([host]) }),
    aboard.length === 0 ? T.map.nobodyAboard : '',
    ...aboard,
  ]);
}

/** A stack in words: one ship, and those it carries. */
export const stackText = ({ colour, prey }: StackView): string =>
  T.map.stack({
    top: T.shipsOf({ n: 1, colour: T.coloured[colour] }),
    prey: SHELL.and(
      COLOURS.filter((c) => shipsOf(prey, c) > 0).map((c) => T.shipsOfColour({ n: shipsOf(prey, c), colour: T.coloured[c] })),
    ),
  });

/** Do ships leave the places of this question, as they do when one sends them? */
export const leaves = ({ shows }: Spread): boolean => shows?.kind === 'ships' && shows.role !== 'put';

export interface LastShip {
  readonly title: string;
  readonly text: string;
}

/** What it costs to send the last ship of a colony. Said before, never by a second question. */
export function lastShip(board: Board, speaker: Speaker, seat: number, place: PlaceView, sending: number): LastShip | null {
  const colour = colourOf(board, seat);
  const there = shipsOfSeat(board, place.ships, seat);
  if (place.kind !== 'planet' || there === 0 || there - sending > 0) return null;
  const label = speaker.place(place.name);
  const { colonies, hangs } = board.people[seat];
  const worth = colonyWorth(board, seat, place);
  const [from, to] = [colonyCount(colonies), colonyCount(colonies - worth)];
  if (place.system !== colour) {
    const text = worth > 0 ? T.map.lastShipText({ place: label, from, to }) : T.map.lastForNothing({ place: label });
    return { title: T.map.lastShip, text };
  }
  const gone = hangs ? T.map.lastPower({ place: label }) : T.map.lastHome({ place: label });
  return { title: T.map.lastShip, text: worth > 0 ? `${gone} ${T.map.fall({ from, to })}` : gone };
}
