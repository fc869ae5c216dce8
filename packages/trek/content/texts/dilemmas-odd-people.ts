import {
  ability,
  bind,
  boundBy,
  factsOf,
  fixed,
  groupOfStrike,
  holder,
  isInPlay,
  isNamed,
  isUsable,
  kill,
  law,
  lingering,
  mark,
  meets,
  modifier,
  peopleOf,
  placeDilemma,
  presentWith,
  putMark,
  reaction,
  rival,
  score,
  selectAtRandom,
  controllerOf,
  discard,
  isType,
  type Ctx,
  type OwnEffect,
  type Piece,
  type Trek,
} from '../../effects/index.ts';
import { parseFilter, parseNeed } from '../../language/index.ts';
import { happens, highest, onShip, onTable, onThem, opponents, random, unless, type Texts } from './dilemma-forms.ts';
import { losesText, withoutFirst } from './skills.ts';

/** Bendii Syndrome does nothing while Sakkath is with whoever has it. */
const isSuspended = (g: Trek, card: Piece): boolean =>
  presentWith(g, holder(g, card)).some((x) => isNamed(g, x, 'Sakkath') && isUsable(g, x));

/** Rascals: those who are children as long as it lies there. */
const kids = lingering<{ readonly card: Piece; readonly who: Piece }>('kids');
const isKid = ({ g, piece: card }: Ctx, piece: Piece): boolean => kids.some(g, (x) => x.card === card && x.who === piece);

/** Trauma: the mission that must not be solved. */
const traumas = lingering<{ readonly card: Piece; readonly mission: Piece }>('trauma');

/** Vendetta: for whose death the opponent scores, as long as it lies on that personnel. */
const vendettas = lingering<{ readonly card: Piece; readonly who: Piece }>('vendetta', (data) => [
  reaction({
    on: 'died',
    must: true,
    when: (c) => c.ev.pieces.includes(data(c).who),
    *commit(c) {
      const { card } = data(c);
      vendettas.end(c.g, (x) => x.card === card);
      yield* score(c.g, rival(c.me), 'bonus', fixed(factsOf(c.g, card).points), `card:${c.g.s.card[card]}`);
    },
  }),
  law(
    'over',
    function* (c) {
      const { card, who } = data(c);
      if (isInPlay(c.g, card) && holder(c.g, card) === who) return false;
      vendettas.end(c.g, (x) => x.card === card);
      return true;
    },
    ['board'],
  ),
]);

/** DNA Metamorphosis: what saves the one it lies on at the end of the next turn. */
const SCANNED = parseNeed('MEDICAL + {I.P. Scanner}');

/** Dilemmas about people that do what no word of the language says. */
export const ODD_PEOPLE_DILEMMAS: Texts = {
  // Coalescent Organism
  'AU-10': unless('Exobiology', [onThem], {
    targets: [random()],
    placed: {
      turns: 1,
      expires: [{ do: 'own', says: 'that personnel is killed, and if others are present one of them at random has the organism' }],
    },
  }),
  // Interphasic Plasma Creatures
  'AU-18': unless('2 SCIENCE OR Mindmeld', [onTable], {
    placed: {
      asEvent: true,
      standing: [{ says: 'adds', to: ['STRENGTH'], n: -2, of: parseFilter('yours personnel'), reach: 'everywhere', cumulative: false }],
    },
  }),
  // Parallel Romance
  'AU-22': {
    ...happens([onTable, { do: 'stop', whom: 'them', while: 'placed' }], {
      trigger: parseNeed('male + female'),
      targets: [random('male'), random('female')],
      placed: { turns: 2 },
    }),
    clauses: [
      modifier('number.add', (value, { piece, number }, { g, piece: card }) =>
        number === 'STRENGTH' && boundBy(g, card).includes(piece) ? value - 2 : value,
      ),
    ],
    says: 'Meanwhile they are STRENGTH −2 each.',
  },
  // Rascals
  'AU-25': {
    ...happens([onShip, { do: 'own', says: 'all unique personnel (four at most, at random) are children' }], {
      placed: { cure: parseNeed('2 MEDICAL + Biology') },
    }),
    clauses: [
      modifier('number.set', (value, { piece, number }, c) => (number === 'STRENGTH' && isKid(c, piece) ? 2 : value)),
      modifier('skills', (skills, piece, c) => {
        if (!isKid(c, piece)) return skills;
        const left = withoutFirst(c.g, piece, skills);
        const level = (left.find((x) => x.skill === 'Youth')?.level ?? 0) + 1;
        return [...left.filter((x) => x.skill !== 'Youth'), { skill: 'Youth', level }];
      }),
      losesText(isKid),
      law(
        'grown',
        function* ({ g, piece: card }) {
          const gone = kids.all(g).filter((x) => x.card === card && !isInPlay(g, x.who));
          if (gone.length > 0) kids.end(g, (x) => gone.some((y) => x.card === y.card && x.who === y.who));
          return gone.length > 0;
        },
        ['board'],
      ),
    ],
    says: 'A child has STRENGTH 2, and Youth instead of the first-listed skill.',
  },
  // Android Nightmares
  'QC-4': unless(
    'Empathy OR {Dr. Soong}',
    [
      {
        do: 'when',
        need: parseNeed('you have {Interphasic Plasma Creatures}'),
        does: [{ do: 'kill', whom: { some: 3, of: parseFilter('non-Android'), pick: { by: 'random' } } }],
        otherwise: [{ do: 'kill', whom: random('non-Android') }],
      },
    ],
    { trigger: parseNeed('Android'), after: 'wall' },
  ),
  // Bendii Syndrome
  'QC-5': {
    ...happens([onThem], { targets: [opponents('Vulcan with no Youth')], placed: {} }),
    clauses: [
      modifier('number.add', (value, { piece, number }, { g, me, piece: card }) => {
        if (number !== 'INTEGRITY' || !isType(g, piece, 'Personnel') || controllerOf(g, piece) !== me) return value;
        return presentWith(g, holder(g, card)).includes(piece) && !isSuspended(g, card) ? value - 2 : value;
      }),
      reaction({
        on: 'scored',
        must: true,
        when: ({ g, me, ev, piece }) => ev.by === me && ev.n > 0 && !isSuspended(g, piece),
        *commit({ g, piece }) {
          yield* kill(g, [holder(g, piece)]);
          if (isInPlay(g, piece)) discard(g, [piece]);
        },
      }),
    ],
    says: 'Your personnel present with that one are INTEGRITY −2. The next time you score points that personnel is killed.',
  },
  // DNA Metamorphosis
  'FAJ-3': happens([onThem], {
    targets: [random()],
    placed: {
      again: [
        {
          at: 'your-turn-end',
          effects: [
            { do: 'own', says: 'from the next one on, that personnel is put in stasis unless MEDICAL and I.P. Scanner are present then' },
          ],
        },
      ],
    },
  }),
  // Trauma
  'DS9-37': {
    ...happens(
      [
        onThem,
        { do: 'disable', whom: 'them' },
        { do: 'own', says: 'that personnel is killed if you solve this mission before the countdown ends' },
      ],
      { targets: [highest('skill-dots', 'personnel', 'you')], placed: {} },
    ),
    clauses: [
      ability({
        id: 'shock',
        at: 'solved',
        must: true,
        when: ({ g, me, ev, piece: card }) =>
          'mission' in ev && ev.by === me && traumas.some(g, (x) => x.card === card && x.mission === ev.mission),
        *commit({ g, piece }) {
          yield* kill(g, [holder(g, piece)]);
        },
      }),
    ],
  },
  // Vendetta
  'DS9-40': unless('Law', [onThem, { do: 'own', says: 'your opponent scores 5 points if that personnel dies' }], {
    targets: [opponents()],
    placed: {},
  }),
};

/** Is it the end of a turn after the one in which it came? */
const isLater = (g: Trek, dilemma: Piece): boolean => g.s.turn.n > mark(g, dilemma, 'since');

export const ODD_PEOPLE_EFFECTS: readonly OwnEffect[] = [
  {
    id: 'AU-10',
    *strike(g, s) {
      const [host] = s.them;
      const others = presentWith(g, host).filter((x) => x !== host && isType(g, x, 'Personnel'));
      yield* kill(g, [host]);
      if (isInPlay(g, host)) return;
      s.them = yield* selectAtRandom(
        g,
        s.seat,
        s.dilemma,
        others.filter((x) => isInPlay(g, x)),
        1,
      );
      placeDilemma(g, s, 'them');
      // This end of a turn is over: the next one is the last for whoever has it now.
      if (isInPlay(g, s.dilemma)) putMark(g, s.dilemma, 'countdown', 2);
    },
  },
  {
    id: 'AU-25',
    *strike(g, s) {
      kids.end(g, (x) => x.card === s.dilemma);
      const unique = peopleOf(g, s.seat, s.place).filter((x) => g.s.attempt?.team.includes(x) && isUnique(g, x));
      for (const who of yield* selectAtRandom(g, s.seat, s.dilemma, unique, 4)) kids.start(g, s.seat, { card: s.dilemma, who }, 'ended');
    },
  },
  {
    id: 'FAJ-3',
    *strike(g, s) {
      if (!isLater(g, s.dilemma) || boundBy(g, s.dilemma).length > 0) return;
      if (meets(g, groupOfStrike(g, s), SCANNED)) s.settled = 'pile';
      else bind(g, s.dilemma, s.them, 'stasis', true);
    },
  },
  {
    id: 'DS9-37',
    *strike(g, s) {
      traumas.end(g, (x) => x.card === s.dilemma);
      traumas.start(g, s.seat, { card: s.dilemma, mission: s.mission }, 'ended');
    },
  },
  {
    id: 'DS9-40',
    *strike(g, s) {
      const [who] = s.them;
      if (who !== undefined && isInPlay(g, who)) vendettas.start(g, s.seat, { card: s.dilemma, who }, 'ended');
    },
  },
];
const isUnique = (g: Trek, piece: Piece): boolean => {
  const facts = factsOf(g, piece);
  return facts.type === 'Personnel' && facts.unique === 'unique';
};
