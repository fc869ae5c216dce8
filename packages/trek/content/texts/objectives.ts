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
  canUseSkills,
  crewOf,
  damage,
  deckOf,
  destroy,
  inPlay,
  is,
  levelOf,
  regionOf,
  showCard,
  typeOf,
  type Trek,
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
  // Navigate Plasma Storms
  'DS9-140': {
    seeds: { phase: 'any', on: 'table' },
    play: { to: 'table' },
    clauses: [
      ability({
        at: 'turn.end',
        must: true,
        when: ({ g, ev }) => 'by' in ev && deckOf(g, ev.by).length > 0 && inPlay(g).some((x) => isType(g, x, 'Ship') && isInStorm(g, x)), // T60.2
        *commit({ g, ev, piece }) {
          if (!('by' in ev)) return;
          const top = deckOf(g, ev.by).at(-1);
          if (top === undefined) return;
          showCard(g, ev.by, top); // T60.1: it stays on top
          const type = typeOf(g, top);
          if (type === 'Interrupt' || type === 'Doorway') for (const x of exposed(g, 3)) yield* damage(g, x);
          else if (type === 'Objective') yield* destroy(g, exposed(g, 5));
          else if (type === 'Event') discard(g, [piece]);
        },
      }),
    ],
    says: 'At the end of every turn, if a ship is in the Badlands, whose turn it was probes. Interrupt or doorway: all ships and facilities in space there without 3 Navigation aboard are damaged. Objective: those without 5 Navigation are destroyed. Event: this is discarded.',
  },
};

/** Ships and facilities in space in the region of the plasma storms with less Navigation aboard than that. */
const exposed = (g: Trek, navigation: number): readonly Piece[] =>
  inPlay(g).filter(
    (x) => (isType(g, x, 'Ship') ? !is(g, x, 'landed') : isSpaceFacility(g, x)) && isInStorm(g, x) && navigationAboard(g, x) < navigation,
  );
const isSpaceFacility = (g: Trek, piece: Piece): boolean => isType(g, piece, 'Facility') && kindOf(zoneOf(g, piece)) === 'space';
const isInStorm = (g: Trek, piece: Piece): boolean => regionOf(g, locationOf(g, piece)) === 'Badlands';
const navigationAboard = (g: Trek, piece: Piece): number =>
  crewOf(g, piece).reduce((n, x) => n + (canUseSkills(g, x) ? levelOf(g, x, 'Navigation') : 0), 0);

/** Was it solved in the Gamma Quadrant by the crew of its ship, or by an Away Team where the ship is? */
function isTheirs(c: Ctx, { mission, ship }: { readonly mission: Piece; readonly ship: Piece }): boolean {
  const own = holder(c.g, c.piece);
  return quadrantOf(c.g, mission) === 'Gamma' && (ship >= 0 ? ship === own : locationOf(c.g, own) === mission);
}
