import {
  ability,
  dockOf,
  discard,
  draw,
  holder,
  isDocked,
  isType,
  lingering,
  locationOf,
  choosePiece,
  quadrantOf,
  reaction,
  scoreBonus,
  stayOn,
  yours,
  zoneOf,
  kindOf,
  type CardText,
  type Ctx,
  type Piece,
} from '../../effects/index.ts';

/** Where a ship set out, and whether its people have solved something over there. */
const expedition = lingering<{ readonly card: Piece; readonly home: Piece; readonly solved: boolean }>('expedition');
const docked = ({ g, me }: Ctx): readonly Piece[] =>
  yours(g, me).filter((x) => isType(g, x, 'Ship') && isDocked(g, x) && quadrantOf(g, x) === 'Alpha');
const planOf = ({ g, piece }: Ctx): { readonly card: Piece; readonly home: Piece; readonly solved: boolean } | undefined =>
  expedition.all(g).find((x) => x.card === piece);

export const OBJECTIVES: { readonly [id: string]: CardText } = {
  // Explore Gamma Quadrant
  'DS9-135': {
    seeds: { phase: 'any', on: 'table' },
    play: { to: 'table' },
    clauses: [
      ability({
        id: 'set-out',
        at: 'any.time',
        when: (c) => kindOf(zoneOf(c.g, c.piece)) === 'table' && docked(c).length > 0,
        *commit(c) {
          const ship = yield* choosePiece(c.g, c.me, docked(c));
          const home = dockOf(c.g, ship);
          stayOn(c.g, c.piece, ship);
          expedition.end(c.g, (x) => x.card === c.piece);
          expedition.start(c.g, c.me, { card: c.piece, home, solved: false }, 'ended');
        },
      }),
      ability({
        id: 'solved',
        at: 'solved',
        must: true,
        when: (c) =>
          'team' in c.ev &&
          'mission' in c.ev &&
          !('dilemma' in c.ev) &&
          c.ev.by === c.me &&
          planOf(c)?.solved === false &&
          isTheirs(c, c.ev),
        *commit(c) {
          const plan = planOf(c);
          if (plan === undefined) return;
          expedition.end(c.g, (x) => x.card === c.piece);
          expedition.start(c.g, c.me, { ...plan, solved: true }, 'ended');
        },
      }),
      reaction({
        id: 'home',
        on: 'docked',
        must: true,
        when: (c) => planOf(c)?.solved === true && c.ev.ship === holder(c.g, c.piece) && dockOf(c.g, c.ev.ship) === planOf(c)?.home,
        *commit(c) {
          yield* draw(c.g, c.me, 3);
          yield* scoreBonus(c);
          discard(c.g, [c.piece]);
        },
      }),
    ],
    says: 'At any time it may be placed on a ship of yours that is docked in the Alpha Quadrant. When people of that ship have solved a Gamma Quadrant mission and it docks where it set out, draw three cards and score the points.',
  },
};

/** Was it solved in the Gamma Quadrant by the crew of its ship, or by an Away Team where the ship is? */
function isTheirs(c: Ctx, { mission, ship }: { readonly mission: Piece; readonly ship: Piece }): boolean {
  const own = holder(c.g, c.piece);
  return quadrantOf(c.g, mission) === 'Gamma' && (ship >= 0 ? ship === own : locationOf(c.g, own) === mission);
}
