import type { Cell, Game, Pieces, Plain, Random, Seat } from '@parley/kernel';

/** Who sees the face of something: everybody, or these seats. */
export type Sight = 'all' | readonly Seat[];

/** The same as a rule about all zones of a kind. */
export type SightRule<S> = 'all' | 'nobody' | 'owner' | ((g: Game<S>, zone: number) => Sight);

/**
 * Who may see what lies in the zones of a game. `K` are the kinds of zones; `F` is how a face is told, `B` what is told of a zone whose faces one
 * may not know, such as how many pieces there are.
 */
export interface SightRules<S, K extends string, F extends Plain, B extends Plain> {
  readonly pieces: (g: Game<S>) => Pieces;
  readonly kind: (g: Game<S>, zone: number) => K;
  /** Whose zone it is, or -1. */
  readonly owner: (g: Game<S>, zone: number) => Seat;
  readonly sight: { readonly [kind in K]: SightRule<S> };
  readonly face: (g: Game<S>, piece: number) => F;
  readonly behind: (g: Game<S>, zone: number, pieces: readonly number[]) => B;
  /** For pieces that are seen by others than what they lie among: facedown ones in an open zone, those that somebody has met. */
  readonly apart?: {
    /** Null: like everything in its zone. */
    readonly sight: (g: Game<S>, piece: number) => Sight | null;
    /** How it stands among faces, for those who may not know its own. */
    readonly back: (g: Game<S>, piece: number) => F;
  };
}

/** What a seat may know of a zone. */
export type ZoneView<F, B> = readonly F[] | B;

export interface SightWords<S, F extends Plain, B extends Plain> {
  /** Who sees the faces in a zone, where no piece is an exception. */
  readonly seenBy: (g: Game<S>, zone: number) => Sight;
  /** May this seat (null: a spectator) know the face of this piece? */
  readonly isSeen: (g: Game<S>, piece: number, seat: Seat | null) => boolean;
  /** Is the zone one whose faces this seat may not know? */
  readonly isHidden: (g: Game<S>, zone: number, seat: Seat | null) => boolean;
  /** The cell of a zone: faces for those who see them, the zone from behind for everybody else. */
  readonly cell: (g: Game<S>, zone: number) => Cell<ZoneView<F, B>>;
  /**
   * Rearranges what lies hidden from a seat in these zones (`Rules.scramble`): each has as many pieces afterwards, and where backs differ as many
   * with each back. Not for pieces that hold others.
   */
  readonly scramble: (g: Game<S>, seat: Seat | null, zones: readonly number[], random: Random, backOf?: (piece: number) => string) => void;
}

const NOBODY: readonly Seat[] = [];
const sees = (sight: Sight, seat: Seat | null): boolean => sight === 'all' || (seat !== null && sight.includes(seat));

export function sightWords<S, K extends string, F extends Plain, B extends Plain>(game: SightRules<S, K, F, B>): SightWords<S, F, B> {
  const { pieces, kind, owner, sight, face, behind, apart } = game;
  const seenBy = (g: Game<S>, zone: number): Sight => {
    const rule = sight[kind(g, zone)];
    if (typeof rule === 'function') return rule(g, zone);
    if (rule !== 'owner') return rule === 'all' ? 'all' : NOBODY;
    const seat = owner(g, zone);
    return seat < 0 ? NOBODY : [seat];
  };
  const sightOf = (g: Game<S>, piece: number): Sight => apart?.sight(g, piece) ?? seenBy(g, pieces(g).zone[piece]);
  const isSeen = (g: Game<S>, piece: number, seat: Seat | null): boolean => sees(sightOf(g, piece), seat);

  /** All of it is seen by the same people. */
  const evenCell = (g: Game<S>, zone: number, list: readonly number[]): Cell<ZoneView<F, B>> => {
    const by = seenBy(g, zone);
    const faces = (): F[] => list.map((x) => face(g, x));
    if (by === 'all') return { all: faces() };
    const all = behind(g, zone, list);
    if (by.length === 0) return { all };
    const own: { [seat: number]: F[] } = {};
    for (const seat of by) if (seat >= 0) own[seat] = faces();
    return { all, own };
  };

  /** Some of it is seen by others than the rest. */
  const mixedCell = (g: Game<S>, zone: number, list: readonly number[], backOf: (g: Game<S>, piece: number) => F): Cell<ZoneView<F, B>> => {
    const sights = list.map((x) => sightOf(g, x));
    const seenFrom = (seat: Seat | null): ZoneView<F, B> =>
      sights.some((x) => sees(x, seat)) ? list.map((x, i) => (sees(sights[i], seat) ? face(g, x) : backOf(g, x))) : behind(g, zone, list);
    const own: { [seat: number]: ZoneView<F, B> } = {};
    for (const x of sights) if (x !== 'all') for (const seat of x) if (seat >= 0) own[seat] ??= seenFrom(seat);
    return { all: seenFrom(null), own };
  };

  return {
    seenBy,
    isSeen,
    isHidden: (g, zone, seat) => !sees(seenBy(g, zone), seat),
    cell: (g, zone) => {
      const list = pieces(g).in[zone];
      return apart !== undefined && list.some((x) => apart.sight(g, x) !== null)
        ? mixedCell(g, zone, list, apart.back)
        : evenCell(g, zone, list);
    },
    scramble: (g, seat, zones, random, backOf = () => '') => {
      const p = pieces(g);
      // Whatever moves is a piece whose face is hidden, and stays one that is: exceptions are told apart by what they are.
      const moves = (x: number): boolean => !isSeen(g, x, seat) && (apart === undefined || apart.sight(g, x) === null);
      const hidden = new Set(zones.flatMap((zone) => p.in[zone].filter(moves)));
      const left = Map.groupBy(random.shuffle([...hidden]), backOf);
      for (const zone of zones) {
        p.in[zone] = p.in[zone].map((x) => (hidden.has(x) ? (left.get(backOf(x))?.pop() ?? x) : x));
        for (const x of p.in[zone]) p.zone[x] = zone;
      }
    },
  };
}
