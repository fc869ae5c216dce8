import {
  ability,
  beam,
  bind,
  canNullify,
  canUseSkills,
  is,
  isInStasis,
  isKnownTo,
  isNamed,
  nullifiesInPlay,
  peopleOf,
  canBeamUpOrDown,
  choosePiece,
  choosePieces,
  chooseBeam,
  controllerOf,
  discard,
  fits,
  forbid,
  groupOf,
  hasPlanet,
  holder,
  inPlay,
  interrupts,
  isHere,
  isInPlay,
  isQuiet,
  isType,
  kill,
  lingering,
  locationOf,
  locations,
  meets,
  modifier,
  presentWith,
  reaction,
  returnToHand,
  scoreBonus,
  selectAtRandom,
  skillsOf,
  stayOn,
  stop,
  surfaceAt,
  yours,
  zoneOf,
  type Beam,
  type CardText,
  type ClauseSpec,
  type Ctx,
  type Piece,
  type Trek,
} from '../../effects/index.ts';
import { parseFilter, parseNeed } from '../../language/index.ts';

/** Those for whom somebody has yelled already. */
const yelled = lingering<{ readonly who: Piece }>('yelled');
/** Missions at which there is a fountain. */
const fountains = lingering<{ readonly mission: Piece }>('fountain');
const HONORED = parseFilter('Klingon with Honor');

/** The skills of somebody else, for this turn. */
const melded = lingering<{ readonly who: Piece; readonly skills: readonly { readonly skill: string; readonly level: number }[] }>(
  'melded',
  (data) => [
    modifier('skills', (skills, piece, c) => {
      const { who, skills: more } = data(c);
      if (piece !== who) return skills;
      const levels = new Map(skills.map((x) => [x.skill, x.level]));
      for (const { skill, level } of more) levels.set(skill, (levels.get(skill) ?? 0) + level);
      return [...levels].map(([skill, level]) => ({ skill, level }));
    }),
  ],
);
const MIND = parseFilter('yours personnel with Mindmeld');
const partners = (g: Trek, seat: number, who: Piece): readonly Piece[] => peopleOf(g, seat, zoneOf(g, who)).filter((x) => x !== who);
const melders = (g: Trek, seat: number, at: Piece): readonly Piece[] =>
  inPlay(g).filter((x) => fits(g, seat, x, MIND) && locationOf(g, x) === at && canUseSkills(g, x) && partners(g, seat, x).length > 0);

/** Youth is stronger at one location, and strangers of the other player are weaker, for this turn. */
const luau = lingering<{ readonly at: Piece }>('luau', (data) => [
  modifier('number.add', (value, { piece, number }, c) => {
    const { g, me } = c;
    if (!['CUNNING', 'STRENGTH'].includes(number) || !isHere(g, piece, data(c).at)) return value;
    const up = fits(g, me, piece, parseFilter('yours personnel with Youth')) ? 4 : 0;
    return value + up - (fits(g, me, piece, parseFilter('opposing [NA] personnel')) ? 4 : 0);
  }),
]);

/** It is in stasis until the end of the turn, by this card. */
const stasis = (such: (c: Ctx) => readonly Piece[]): readonly ClauseSpec[] => [
  interrupts({
    targets: such,
    *commit({ g, piece }, who) {
      stayOn(g, piece, who);
      bind(g, piece, [who], 'stasis', true);
    },
  }),
  ability({
    id: 'over',
    at: 'turn.end',
    must: true,
    *commit({ g, piece }) {
      discard(g, [piece]);
    },
  }),
];

const ANDROID = parseFilter('Android');
const SAFE = ['Android Nightmares', 'Chinese Finger Puzzle', 'Dead in Bed'];
const SHIFTERS = parseFilter('yours shape-shifter personnel');
const rats = ({ g, me }: Ctx): readonly Piece[] => yours(g, me).filter((x) => fits(g, me, x, SHIFTERS));

/** Interrupts about people. */
export const PEOPLE_INTERRUPTS: { readonly [id: string]: CardText } = {
  // Emergency Transporter Armbands
  'PRE-114': {
    clauses: [
      ability<Beam>({
        at: 'any.time',
        from: 'hand',
        when: ({ g, me }) => isQuiet(g) && canBeamUpOrDown(g, me),
        prepare: ({ g, me }) => chooseBeam(g, me),
        commit: ({ g, me }, plan) => beam(g, me, plan),
      }),
      // Firestorm lets an Away Team escape that meets it.
      ability<Beam>({
        id: 'escape',
        at: 'encounter.met',
        from: 'hand',
        when: ({ g, me, ev }) =>
          'dilemma' in ev &&
          ev.by === me &&
          ev.ship < 0 &&
          isNamed(g, ev.dilemma, 'Firestorm') &&
          canBeamUpOrDown(g, me, surfaceAt(ev.mission)),
        prepare: ({ g, me, ev }) => chooseBeam(g, me, 'mission' in ev ? surfaceAt(ev.mission) : undefined),
        commit: ({ g, me }, plan) => beam(g, me, plan),
      }),
    ],
    says: 'Beam your personnel up from or down to a planet at any time, but not while they meet a dilemma, unless it is Firestorm.',
  },
  // Klingon Death Yell
  'PRE-125': {
    clauses: [
      reaction<'died', Piece>({
        on: 'died',
        from: 'hand',
        when: (c) => unsung(c, c.ev.pieces).length > 0,
        prepare: (c) => choosePiece(c.g, c.me, unsung(c, c.ev.pieces)),
        declares: (who) => [who],
        *commit(c, who) {
          yelled.start(c.g, c.me, { who }, 'turn');
          yield* scoreBonus(c);
        },
      }),
    ],
    says: 'Scores its points for a Klingon with Honor who was just killed; only one for each.',
  },
  // Particle Fountain
  'PRE-132': {
    clauses: [
      ability({
        at: 'solved',
        from: 'hand',
        when: ({ g, ev, me }) =>
          'mission' in ev &&
          'team' in ev &&
          !('dilemma' in ev) &&
          hasPlanet(g, ev.mission) &&
          ev.by === me &&
          ev.ship < 0 &&
          !fountains.some(g, (x) => x.mission === ev.mission) &&
          meets(
            g,
            groupOf(
              g,
              me,
              ev.team.filter((x) => isInPlay(g, x)),
              ev.ship,
            ),
            parseNeed('2 ENGINEER'),
          ),
        *commit(c) {
          if ('mission' in c.ev) fountains.start(c.g, c.me, { mission: c.ev.mission }, 'ended');
          yield* scoreBonus(c);
        },
      }),
    ],
    says: 'Scores its points when an Away Team of yours with 2 ENGINEER has just solved a planet mission; only one for each.',
  },
  // Vulcan Mindmeld
  'PRE-144': {
    clauses: [
      interrupts({
        targets: ({ g, me }) => locations(g).filter((x) => melders(g, me, x).length > 0),
        *commit({ g, me }, at) {
          for (const who of melders(g, me, at)) {
            const [from] = yield* choosePieces(g, me, partners(g, me, who), { min: 0, max: 1 }, 'text.meld');
            if (from !== undefined) melded.start(g, me, { who, skills: skillsOf(g, from).map((x) => ({ ...x })) }, 'turn');
          }
        },
      }),
    ],
    says: 'Each of your personnel with Mindmeld at one location may have the skills of another one with them besides, until the end of the turn.',
  },
  // Dead in Bed
  'AU-57': {
    clauses: [
      interrupts({
        targets: (c) =>
          inPlay(c.g).filter(
            (x) => isType(c.g, x, 'Personnel') && isInStasis(c.g, x) && isKnownTo(c.g, c.me, x) && canNullify(c.g, c.piece, x),
          ),
        *commit({ g }, who) {
          yield* kill(g, [who]);
        },
      }),
    ],
    says: 'Kills one personnel who is in stasis.',
  },
  // Humuhumunukunukuapua'a
  'AU-64': {
    clauses: [
      interrupts({
        targets: ({ g }) => locations(g),
        *commit({ g, me }, at) {
          luau.start(g, me, { at }, 'turn');
        },
      }),
    ],
    says: "Until the turn ends, at one location: CUNNING +4 and STRENGTH +4 for whoever of yours has Youth, and −4 of both for your opponent's Non-Aligned personnel.",
  },
  // Off Switch
  'QC-37': {
    clauses: [
      ...stasis(({ g, me }) => inPlay(g).filter((x) => fits(g, me, x, ANDROID) && isKnownTo(g, me, x) && !isInStasis(g, x))),
      nullifiesInPlay(({ g, piece }, x) => x !== piece && isNamed(g, x, 'Off Switch')),
      // Who is switched off is out of reach of these.
      modifier(
        'immune',
        (value, { piece, to }, c) => value || (piece === holder(c.g, c.piece) && SAFE.some((name) => isNamed(c.g, to, name))),
      ),
    ],
    says: 'Puts an android in stasis until the end of the turn, and meanwhile out of reach of Dead in Bed, Android Nightmares and Chinese Finger Puzzle. Or stops another Off Switch.',
  },
  // Unnatural Causes
  'DS9-103': {
    clauses: [
      reaction({
        on: 'died',
        from: 'hand',
        when: ({ g, ev }) => ev.attackers.length === 0 && ev.scene.some((x) => x.some((y) => isInPlay(g, y))),
        *commit({ g, piece, ev }) {
          const from = [...new Set(ev.scene.flat())].filter((x) => isInPlay(g, x));
          if (from.length > 0) stop(g, yield* selectAtRandom(g, controllerOf(g, from[0]), piece, from, 1), true);
        },
      }),
    ],
    says: 'When somebody was just killed other than in battle: one of those who were present, picked at random, is stopped.',
  },
  // Flight of the Intruder
  'DOM-39': {
    clauses: [
      interrupts({
        suspends: true,
        targets: rats,
        *commit({ g, me }, who) {
          const group = presentWith(g, who).filter((x) => fits(g, me, x, SHIFTERS));
          returnToHand(g, yield* choosePieces(g, me, group, { min: 1, max: group.length }));
        },
      }),
    ],
    says: 'At any time any of your shape-shifters who are together return to your hand.',
  },
  // You Dirty Rat
  'DOM-44': {
    clauses: [
      interrupts({
        targets: (c) => rats(c).filter((x) => !is(c.g, x, 'disabled')),
        *commit({ g, piece }, who) {
          stayOn(g, piece, who);
          bind(g, piece, [who], 'disabled', true);
        },
      }),
      forbid('canBeSelected', ({ piece }, c) =>
        piece === holder(c.g, c.piece) ? { from: 'card:DOM-44', tag: 'banned', data: { card: 'DOM-44' } } : null,
      ),
      ability({
        id: 'back',
        at: 'any.time',
        when: ({ g, piece }) => isInPlay(g, piece),
        *commit({ g, piece }) {
          discard(g, [piece]);
        },
      }),
    ],
    says: 'Played on a shape-shifter of yours, who is disabled and out of reach of whatever picks somebody. You may end that at any time.',
  },
};

const unsung = ({ g, me }: Ctx, dead: readonly Piece[]): readonly Piece[] =>
  dead.filter((x) => fits(g, me, x, HONORED) && !yelled.some(g, (y) => y.who === x));
