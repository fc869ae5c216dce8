import type { Flow } from '@parley/kernel';
import {
  ability,
  chooseHiddenSome,
  choosePiece,
  chooseWord,
  controllerOf,
  fits,
  forbid,
  groupOf,
  crewOf,
  inPlay,
  isInPlay,
  isNamed,
  isQuiet,
  isStaffed,
  isStopped,
  isType,
  isUsable,
  isYours,
  kindOf,
  law,
  levelOf,
  lineOf,
  lingering,
  locationOf,
  lookAt,
  meets,
  modifier,
  nameOf,
  nullify,
  pickFrom,
  piecesIn,
  presentWith,
  quadrantOf,
  reaction,
  relocate,
  returnToHand,
  rival,
  seedsUnder,
  skillsOf,
  spaceAt,
  stop,
  vesselOf,
  worthWhile,
  zoneOf,
  type Bar,
  type CardText,
  type ClauseSpec,
  type Ctx,
  type Piece,
  type Trek,
} from '../../effects/index.ts';
import { CLASSIFICATIONS, parseFilter, parseNeed, SKILLS, slugOf } from '../../language/index.ts';
import { shuns } from './personnel-able.ts';

const others = ({ g, piece }: Ctx): readonly Piece[] => presentWith(g, piece).filter((x) => x !== piece && isType(g, x, 'Personnel'));

/** Skills that somebody has chosen: until it leaves play, or chooses anew (T1.6). */
const learned = lingering<{ readonly who: Piece; readonly skills: readonly string[] }>('learned', (data) => [
  modifier('skills', (skills, piece, c) => {
    const { who, skills: own } = data(c);
    if (piece !== who) return skills;
    const more = own.map((skill) => ({ skill, level: (skills.find((x) => x.skill === skill)?.level ?? 0) + 1 }));
    return [...skills.filter((x) => !own.includes(x.skill)), ...more];
  }),
  law(
    'forget',
    function* (c) {
      const { who } = data(c);
      if (isInPlay(c.g, who)) return false;
      learned.end(c.g, (x) => x.who === who);
      return true;
    },
    ['board'],
  ),
]);
/** One of these skills. */
function* chooseSkill({ g, me }: Ctx, from: readonly string[]): Flow<string> {
  const word = yield* chooseWord(g, me, from.map(slugOf), 'text.skill');
  return from.find((x) => slugOf(x) === word) ?? from[0];
}

function learn({ g, me, piece }: Ctx, skills: readonly string[]): void {
  learned.end(g, (x) => x.who === piece);
  learned.start(g, me, { who: piece, skills }, 'ended');
}
/** All regular skills, classifications among them (T38.4). */
const ALL_SKILLS: readonly string[] = [...CLASSIFICATIONS.filter((x) => x !== 'ANIMAL'), ...SKILLS];

/** How often a cat has died. */
const lives = lingering<{ readonly who: Piece; readonly n: number }>('lives');
const livesLost = (g: Trek, who: Piece): number => lives.all(g).find((x) => x.who === who)?.n ?? 0;
/** Disabled until the end of this turn (T17.2). */
const dazed = lingering<{ readonly who: Piece; readonly card: string }>('dazed', (data) => {
  const bar = (c: Ctx, piece: Piece): Bar | null =>
    piece === data(c).who ? { from: `card:${data(c).card}`, tag: 'disabled', data: { piece } } : null;
  return [forbid('canAct', (piece, c) => bar(c, piece)), forbid('canUseSkills', (piece, c) => bar(c, piece))];
});

/** Alone with somebody who knows Archaeology, on a planet: all seed cards there but three, which the opponent picks, are looked at. */
const digs: CardText = {
  clauses: [
    ability({
      at: 'orders',
      per: 'game',
      when: (c) => {
        const { g, piece } = c;
        if (kindOf(zoneOf(g, piece)) !== 'surface' || !isUsable(g, piece)) return false;
        const company = others(c);
        const isAlone = company.length > 0 && company.every((x) => levelOf(g, x, 'Archaeology') > 0);
        return isAlone && piecesIn(g, seedsUnder(locationOf(g, piece))).length > UNSEEN;
      },
      *commit({ g, me, piece }) {
        const under = seedsUnder(locationOf(g, piece));
        const unseen = yield* chooseHiddenSome(g, rival(me), piecesIn(g, under), UNSEEN);
        lookAt(
          g,
          me,
          piecesIn(g, under).filter((x) => !unseen.includes(x)),
          under,
        );
      },
    }),
  ],
  says: 'Once a game, alone with personnel who have Archaeology on a planet, you may look at all seed cards there but three that your opponent picks.',
};
const UNSEEN = 3;

/** Where the ship of the Traveler could go. */
function distant({ g, me, piece }: Ctx): readonly Piece[] {
  const ship = vesselOf(g, zoneOf(g, piece));
  if (ship < 0 || !isType(g, ship, 'Ship') || !isYours(g, me, ship) || kindOf(zoneOf(g, ship)) !== 'space') return [];
  if (isStopped(g, ship) || !isStaffed(g, ship) || !meets(g, groupOf(g, me, crewOf(g, ship), ship), parseNeed('Youth'))) return [];
  const line = quadrantOf(g, ship);
  return line === null ? [] : lineOf(g, line).filter((x) => x !== locationOf(g, ship));
}

const doublesLog: ClauseSpec = modifier('number.add', (value, { piece: ship, number }, { g, piece }) => {
  if ((number !== 'WEAPONS' && number !== 'SHIELDS') || vesselOf(g, zoneOf(g, piece)) !== ship || !isUsable(g, piece)) return value;
  if (!nameOf(g, ship).includes('Enterprise') || !fits(g, 0, ship, parseFilter('commanded Ship card'))) return value;
  const logs = inPlay(g).filter((x) => isNamed(g, x, "Captain's Log") && controllerOf(g, x) === controllerOf(g, ship));
  return value + 3 * logs.length;
});

export const ODD_PERSONNEL: { readonly [id: string]: CardText } = {
  // Major Rakal, Stefan DeSeve: what they are as each affiliation is printed.
  'AU-113': {
    says: 'As a Romulan she has Tal Shiar, Empathy and Treachery; as Federation Empathy and Diplomacy, INTEGRITY +4 and CUNNING −1.',
  },
  'AU-114': { says: 'As a Romulan he has Treachery and Greed; as Federation OFFICER and Treachery, and INTEGRITY −1.' },
  'AU-104': digs,
  'AU-106': digs,
  // Paul Rice
  'AU-97': {
    clauses: [
      law(
        'nullify',
        function* ({ g, piece }) {
          const drone = presentWith(g, piece).find((x) => isNamed(g, x, 'Echo Papa 607 Killer Drone'));
          if (drone === undefined || !isUsable(g, piece)) return false;
          yield* nullify(g, drone);
          return true;
        },
        ['board'],
      ),
    ],
    says: 'Nullifies Echo Papa 607 Killer Drone where he is.',
  },
  // Lal
  'QC-52': {
    clauses: [
      reaction({
        on: 'entered',
        must: true,
        when: (c) => c.ev.piece === c.piece && others(c).length > 0,
        *commit(c) {
          const there = [...new Set(others(c).flatMap((x) => (isYours(c.g, c.me, x) ? skillsOf(c.g, x).map(({ skill }) => skill) : [])))];
          if (there.length === 0) return;
          const one = yield* chooseSkill(c, there);
          const rest = there.filter((x) => x !== one);
          learn(c, rest.length === 0 ? [one] : [one, yield* chooseSkill(c, rest)]);
        },
      }),
    ],
    says: 'When she reports, choose two skills of your personnel who are with her: she has them as well.',
  },
  'QC-58': { says: 'Bendii Syndrome does nothing while he is with whoever has it.' },
  // Mirasta Yale
  'QC-53': { clauses: [worthWhile(() => 5)], says: 'Worth 5 points to you while she is in play.' },
  // K'chiQ
  'QC-62': {
    clauses: [
      reaction({
        id: 'choose',
        on: 'entered',
        must: true,
        when: ({ ev, piece }) => ev.piece === piece,
        *commit(c) {
          learn(c, [yield* chooseSkill(c, ALL_SKILLS)]);
        },
      }),
      ability({
        id: 'change',
        at: 'turn.start',
        per: 'turn',
        when: ({ g, me, ev, piece }) => 'by' in ev && ev.by === me && isUsable(g, piece),
        *commit(c) {
          learn(c, [yield* chooseSkill(c, ALL_SKILLS)]);
        },
      }),
    ],
    says: 'When she reports, choose any skill: she has it as well. At the start of each of your turns you may choose another.',
  },
  // Guinan
  'FAJ-8': {
    clauses: [...shuns('AU', 'Q'), doublesLog],
    says: "Once each turn she may nullify an interrupt, event or dilemma with an alternate universe or Q icon where she is. Aboard any Enterprise she doubles Captain's Log for that ship.",
  },
  // Spot
  'FAJ-10': {
    clauses: [
      ability({
        id: 'live',
        at: 'dying',
        must: true,
        when: ({ g, ev, piece }) => 'scene' in ev && ev.pieces.includes(piece) && livesLost(g, piece) < 8,
        *commit({ g, me, ev, piece }) {
          if (!('scene' in ev)) return;
          const n = livesLost(g, piece) + 1;
          ev.pieces = ev.pieces.filter((x) => x !== piece);
          lives.end(g, (x) => x.who === piece);
          lives.start(g, me, { who: piece, n }, 'ended');
          stop(g, [piece], true);
        },
      }),
      ability({
        id: 'pounce',
        at: 'any.time',
        per: 'every-turn',
        when: (c) => isQuiet(c.g) && isUsable(c.g, c.piece) && others(c).length > 0,
        *commit(c) {
          const { g, me, piece } = c;
          const card = g.s.card[piece];
          for (const who of [...(yield* pickFrom(g, me, piece, others(c), 1)), piece]) dazed.start(g, me, { who, card }, 'turn');
        },
      }),
    ],
    says: 'The first eight times she is killed she is stopped instead. Once in every turn she may disable one personnel who is with her, and herself, until the end of the turn.',
  },
  // The Traveler
  'ATP-2': {
    clauses: [
      ability({
        at: 'orders',
        acting: true,
        when: (c) => isUsable(c.g, c.piece) && distant(c).length > 0,
        *commit(c) {
          const { g, me, piece } = c;
          const goal = yield* choosePiece(g, me, distant(c));
          yield* relocate(g, [vesselOf(g, zoneOf(g, piece))], spaceAt(goal));
          returnToHand(g, [piece]);
        },
      }),
    ],
    says: 'If he is aboard a staffed ship of yours with Youth aboard, it may go to any location of the spaceline; then he returns to your hand.',
  },
};
