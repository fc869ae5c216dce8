import { factsOf, forbid, holder, piecesIn, zoneOn, type ClauseSpec, type Ctx, type Piece, type Trek } from '../../effects/index.ts';
import type { Skill } from '../../language/index.ts';

/** The skills of somebody without the first-listed one: the first entry of the box, not the classification (T42.2). */
export function withoutFirst(g: Trek, piece: Piece, skills: readonly Skill[]): readonly Skill[] {
  const facts = factsOf(g, piece);
  if (facts.type !== 'Personnel' || facts.box[0] !== 'skill') return skills;
  const [first] = facts.skills;
  return skills.flatMap((x) => {
    const level = x.skill === first.skill ? x.level - first.level : x.level;
    return level > 0 ? [{ ...x, level }] : [];
  });
}

/** Whose first-listed skill is a text of its own cannot use that: for those who have lost it. */
export const losesText = (such: (c: Ctx, piece: Piece) => boolean): ClauseSpec =>
  forbid('mayUse', ({ piece }, c) => {
    const facts = factsOf(c.g, piece);
    if (facts.type !== 'Personnel' || facts.box[0] !== 'text' || !such(c, piece)) return null;
    return { from: `card:${c.g.s.card[c.piece]}`, tag: 'no-skills', data: { card: c.g.s.card[c.piece] } };
  });

/** Where copies on one card do not add, the first of them works. */
export const isFirstOn = ({ g, piece }: Ctx): boolean =>
  piecesIn(g, zoneOn(holder(g, piece))).find((x) => g.s.card[x] === g.s.card[piece]) === piece;
