import type { Lexicon } from '../../text/lexicon.ts';
import type { PlaceSaid, Speech } from '../../text/speech.ts';
import { cardOfZone, sortOf, type Board } from '../../view/index.ts';
import { factsOf } from './cards.ts';

/** Speaks about one table to one viewer: knows who sits where, and which cards the viewer may know. */
export function speechFor(lexicon: Lexicon, board: Board, nameOf: (seat: number) => string, viewer: number | null): Speech {
  const card = (piece: number): string | null => board.cards.get(piece)?.card ?? null;
  const place = (zone: number): PlaceSaid => {
    const { kind, seat } = sortOf(zone);
    const holder = cardOfZone(zone);
    const of = holder < 0 ? null : card(holder);
    const aboard = kind === 'in' && of !== null && factsOf(lexicon, of)?.type === 'Ship';
    return { kind: aboard ? 'aboard' : kind, card: of, seat: seat < 0 ? null : seat };
  };
  return { lexicon, viewer, name: nameOf, card, place };
}
