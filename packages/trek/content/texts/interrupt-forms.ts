import { ability, canNullify, isNamed, type ClauseSpec, type Piece, type Trek } from '../../effects/index.ts';
import type { Standing } from '../../language/index.ts';

export const immuneTo = (...to: readonly string[]): Standing => ({ says: 'immune', to });
export const isOneOf = (g: Trek, piece: Piece, ...names: readonly string[]): boolean => names.some((x) => isNamed(g, piece, x));

/** Played from the hand against such a dilemma, once its targets and conditions are known (T40.5). */
export const answersDilemma = (such: (g: Trek, dilemma: Piece) => boolean): ClauseSpec =>
  ability({
    id: 'dilemma',
    at: 'encounter.met',
    from: 'hand',
    when: ({ g, ev, piece }) => 'dilemma' in ev && such(g, ev.dilemma) && canNullify(g, piece, ev.dilemma),
    *commit({ ev }) {
      if ('dilemma' in ev) ev.stopped = true;
    },
  });
