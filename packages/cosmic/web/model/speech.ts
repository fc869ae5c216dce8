import type { Decision, Plain, SeenEvent } from '@parley/kernel';
import { localeOf, textOf, type Thing } from '@parley/kernel/sentence';
import {
  people,
  sayCauseName,
  sayEvent,
  sayNote,
  sayOption,
  sayQuestion,
  sayShips,
  tagOf,
  tellsSecret,
  type Lexicon,
  type Part,
  type Speech,
} from '../../text/index.ts';
import type { Board } from '../../view/board.ts';
import { colourOf, knownCards, personOf } from './queries.ts';
import { assetById } from './things.ts';
import { faceIn, isColour } from '../../ids/index.ts';

/** Speaks about one table to one viewer: knows who sits where and which cards the viewer may know. */
export interface Speaker {
  readonly lexicon: Lexicon;
  readonly viewer: number | null;
  /** The speech of the game's texts, with the names of this table. */
  readonly speech: Speech;
  /** Players as a message speaks of them. */
  people(seats: readonly number[]): Thing<Part>;
  /** A name that stands alone: 'You', 'Kofi'. */
  player(seat: number): string;
  question(d: Pick<Decision, 'tag' | 'data'>): string;
  option(d: Pick<Decision, 'tag' | 'shows'>, option: string): string;
  /** An effect that may be used: 'Use Zombie'. */
  use(key: string): string;
  /** A place, or the ship there that can be told from the others: 'Blue 2, Flagship'. */
  place(id: string): string;
  causeName(cause: string): string;
  /** What an alien has left about, if it has words for it. */
  note(alien: string, name: string, value: Plain): string | undefined;
  event(e: Pick<SeenEvent, 'type' | 'data'>): readonly Part[];
}

export function speakerFor(lexicon: Lexicon, board: Board, nameOf: (seat: number) => string, viewer: number | null): Speaker {
  const known = knownCards(board);
  const faceOfAsset = (id: number): string | undefined => {
    const key = assetById(board, id)?.card;
    return key === null || key === undefined ? undefined : faceIn(key);
  };
  const speech: Speech = {
    lexicon,
    locale: localeOf(tagOf(lexicon.language)),
    viewer,
    names: {
      player: nameOf,
      colour: (seat) => colourOf(board, seat),
      fleet: (colour) => {
        const seat = isColour(colour) ? personOf(board, colour) : -1;
        return seat < 0 ? undefined : seat;
      },
      // A hidden sheet has no name for those who do not know it.
      sheet: (id) => board.sheets[id]?.alien || undefined,
      card: (id) => (known.has(id) ? faceIn(known.get(id) ?? '') : undefined),
      lingering: (id) => board.lingering.find((x) => x.id === id)?.cause,
      asset: faceOfAsset,
      stack: (id) => {
        const stack = board.stacks.find((x) => x.id === id);
        const face = faceOfAsset(stack?.marker ?? -1);
        return stack && { ships: stack.ships, ...(face === undefined ? {} : { face }) };
      },
    },
  };
  return {
    lexicon,
    viewer,
    speech,
    people: (seats) => people(speech, seats),
    player: (seat) => textOf(people(speech, [seat]).parts(true)),
    question: (d) => textOf(sayQuestion(speech, d)),
    option: (d, option) => textOf(sayOption(speech, d, option)),
    use: (key) => textOf(sayOption(speech, { tag: 'use' }, key)),
    place: (id) => textOf(sayShips(speech, id)),
    causeName: (cause) => textOf(sayCauseName(speech, cause)),
    note: (alien, name, value) => {
      const parts = sayNote(speech, alien, name, value);
      return parts && textOf(parts);
    },
    // The secret part of an event is among its facts only for those who may know it.
    event: (e) => sayEvent(speech, e.type, e.data, viewer !== null && tellsSecret(speech, e.type, e.data)),
  };
}
