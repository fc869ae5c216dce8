import type { Game, Pieces } from '@parley/kernel';
import type { AttachWords } from '../content/index.ts';

/** Where in a zone: on top, at the bottom, or above so many others. */
export type Where = 'top' | 'bottom' | number;

/** The pieces of a game: where they lie, how they are put elsewhere, and what is printed on them. */
export interface PieceRules<S, P extends Pieces> {
  readonly pieces: (g: Game<S>) => P;
  /** The kernel's word for it: `movePiece`, or `putInto` where pieces lie in one another. */
  readonly put: (g: Game<S>, pieces: P, piece: number, to: number, where: Where) => void;
  /** Their texts, which work or not by where a piece lies. */
  readonly texts: AttachWords<S, number>;
  /** Is anything printed on it at all? Left out: everything is looked at whenever it moves. */
  readonly hasText?: (g: Game<S>, piece: number) => boolean;
  /** It has come to lie elsewhere, and what it does there works already. */
  readonly moved?: (g: Game<S>, piece: number) => void;
}

export interface PieceWords<S> {
  /** The one way a piece moves. What it does ends where it no longer works, and begins where it does. */
  readonly move: (g: Game<S>, piece: number, to: number, where?: Where) => void;
  /** The zone in which a piece lies. */
  readonly zoneOf: (g: Game<S>, piece: number) => number;
  /** The pieces in a zone, the top one last. */
  readonly piecesIn: (g: Game<S>, zone: number) => readonly number[];
  /** Lets every piece do what it does where it lies (`Rules.attachAll`). */
  readonly attachAll: (g: Game<S>) => void;
}

export function pieceWords<S, P extends Pieces>(game: PieceRules<S, P>): PieceWords<S> {
  const { pieces, put, texts, hasText = () => true, moved } = game;
  return {
    move: (g, piece, to, where = 'top') => {
      if (hasText(g, piece)) texts.changing(g, piece, () => put(g, pieces(g), piece, to, where));
      else put(g, pieces(g), piece, to, where);
      moved?.(g, piece);
    },
    zoneOf: (g, piece) => pieces(g).zone[piece],
    piecesIn: (g, zone) => pieces(g).in[zone],
    attachAll: (g) => {
      for (const zone of pieces(g).in) for (const piece of zone) if (hasText(g, piece)) texts.attach(g, piece);
    },
  };
}
