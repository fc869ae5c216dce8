import { emit, type Flow } from '@parley/kernel';
import { discard } from '../rules/board/leave.ts';
import { inPlay, spaceAt } from '../rules/board/places.ts';
import { relocate } from '../rules/people/relocate.ts';
import { ability, type ClauseSpec, type Ctx } from '../rules/registry/clauses.ts';
import { cardOf, factsOf, nameOf } from '../rules/registry/cards.ts';
import { choosePiece } from '../rules/asking/ask.ts';
import { isQuiet } from './play.ts';
import { neighboursOf } from './ships.ts';
import { controllerOf } from '../rules/state/control.ts';
import type { Piece, Trek } from '../rules/state/state.ts';
import { kindOf, piecesIn, zoneIn, zoneOf } from '../rules/state/zones.ts';
import type { Play } from '../rules/timing/events.ts';
import { query } from '../rules/timing/timing.ts';

const immune = query('immune');

/** Can this card be nullified by that one (T38.15)? What it says of itself counts before it is in play, too. */
export const canNullify = (g: Trek, by: Piece, piece: Piece): boolean =>
  !cardOf(g, piece).standing.some((x) => x.says === 'immune' && (x.to === 'everything' || x.to.includes(nameOf(g, by)))) &&
  !immune.ask(g, false, { piece, to: by });

/** A card in play is void: it is discarded, without doing anything more. Whatever is at a location that goes is at the next one. */
export function* nullify(g: Trek, piece: Piece): Flow {
  const [next] = kindOf(zoneOf(g, piece)) === 'line' ? neighboursOf(g, piece) : [];
  if (next !== undefined) yield* relocate(g, piecesIn(g, zoneIn(piece)), spaceAt(next));
  emit(g, 'nullified', { card: g.s.card[piece], piece, by: controllerOf(g, piece) });
  discard(g, [piece]);
}

/** The card that is being played at this moment, which can still be answered; null: none is. */
export const playIn = (ev: object): Play | null => ('piece' in ev && 'targets' in ev && isPlay(ev) ? ev : null);
const isPlay = (ev: object): ev is Play => 'by' in ev && !('stopped' in ev && ev.stopped === true);

/** Played from the hand to nullify a card that is just being played (T5.9, T21.2). */
export const answers = (such: (c: Ctx, play: Play) => boolean): ClauseSpec =>
  ability({
    id: 'answer',
    at: 'card.played',
    from: 'hand',
    when: (c) => {
      const play = playIn(c.ev);
      return play !== null && play.piece !== c.piece && such(c, play) && canNullify(c.g, c.piece, play.piece);
    },
    *commit({ ev }) {
      const play = playIn(ev);
      if (play !== null) play.stopped = true;
    },
  });

/** Played from the hand at any time to nullify such a card in play. */
export const nullifiesInPlay = (such: (c: Ctx, piece: Piece) => boolean): ClauseSpec => {
  const targets = (c: Ctx): readonly Piece[] => inPlay(c.g).filter((x) => such(c, x) && canNullify(c.g, c.piece, x));
  return ability<Piece>({
    id: 'nullify',
    at: 'any.time',
    from: 'hand',
    when: (c) => isQuiet(c.g) && targets(c).length > 0,
    prepare: (c) => choosePiece(c.g, c.me, targets(c)),
    declares: (target) => [target],
    *commit({ g }, target) {
      if (inPlay(g).includes(target)) yield* nullify(g, target);
    },
  });
};

/** Is it an event, or a card that is played as one? */
export const isEvent = (g: Trek, piece: Piece): boolean => {
  const { type, alsoType } = factsOf(g, piece);
  return type === 'Event' || alsoType === 'Event' || cardOf(g, piece).dilemma?.placed?.asEvent === true;
};
