import {
  ability,
  addCard,
  addToTotal,
  alien,
  amend,
  chooseCard,
  chooseOption,
  choosePlanet,
  type Cosmic,
  type Ctx,
  DEFENSE,
  discard,
  emit,
  enc,
  faceOf,
  hasLostAsMain,
  isPlanet,
  law,
  layCard,
  lingering,
  type Mark,
  marksAt,
  placeName,
  planetsInSystems,
  playableOfType,
  type Player,
  takeMarks,
  type CardNo,
  type PlaceNo,
  type SheetNo,
} from '../../../effects/index.ts';

const FLARE_HELP = 5;

const attacks = (g: Cosmic, p: Player): number[] => playableOfType(g, p, 'attack');
/** The citadels at the planet that is attacked. */
const threatened = ({ g, sheet }: Ctx): Mark[] => marksAt(g, sheet, 'citadels', enc(g).target);
const worth = (g: Cosmic, marks: readonly Mark[]): number => marks.reduce((n, x) => n + faceOf(g, x.card).value, 0);

function* tearDown(g: Cosmic, by: Player, marks: readonly Mark[]) {
  takeMarks(g, marks);
  yield* discard(
    g,
    by,
    marks.map((x) => x.card),
    'effect',
  );
}

/** Citadels that were activated fall with the defense. */
const activated = lingering<{ sheet: SheetNo; planet: PlaceNo }>('citadel.activated', (dataOf) => [
  ability({
    at: 'resolution.afterOutcome',
    must: true,
    when: ({ g }) => hasLostAsMain(g, enc(g).defense),
    *commit(c) {
      const { sheet, planet } = dataOf(c);
      yield* tearDown(c.g, c.me, marksAt(c.g, sheet, 'citadels', planet));
    },
  }),
]);

export const citadel = alien({
  id: 'citadel',
  name: 'Citadel',
  set: 'base',
  alert: 'red',
  summary: 'Builds citadels beside planets',
  zones: { citadels: { seen: 'all' } },
  asks: {
    'citadel:power.build': 'Build a citadel',
    'citadel:power.activate': 'Activate the citadels at the target',
    'citadel.card': 'Which attack card becomes a citadel?',
    'citadel.planet': 'Beside which planet do you build it?',
    'citadel.sign': 'Do your citadels raise or lower the total of the defense?',
    'citadel.sign:raise': 'Raise it',
    'citadel.sign:lower': 'Lower it',
  },
  tells: {
    'citadel-built': '{who} {who, select, you {build} other {builds}} a citadel of {card} at {planet}.',
    'citadels-activated': 'The citadels at {planet} {sign, select, lower {lower} other {raise}} the total of the defense by {n}.',
  },
  shows: { citadels: 'Citadel' },
  power: {
    text:
      "Once in everybody's turn, when destiny has been drawn, you may lay an attack card of your hand open beside any planet: a citadel. When a " +
      'planet with citadels is attacked, you may activate all of them while the selected cards lie facedown: together they add to the total of the ' +
      'defense. If the defense then loses, they are discarded; otherwise citadels stay where they are.',
    clauses: [
      ability<{ card: CardNo; planet: PlaceNo }>({
        id: 'build',
        at: 'destiny.afterDrawn',
        per: 'turn',
        passive: true,
        when: ({ g, me }) => attacks(g, me).length > 0,
        *prepare({ g, me }) {
          const card = yield* chooseCard(g, me, attacks(g, me), { tag: 'citadel.card' });
          return { card, planet: yield* choosePlanet(g, me, planetsInSystems(g), { tag: 'citadel.planet' }) };
        },
        *commit({ g, me, sheet }, { card, planet }) {
          if (!(yield* addCard(g, card, me))) return;
          layCard(g, g.s.sheets[sheet], 'citadels', planet, card);
          emit(g, 'citadel-built', { who: me, card: g.s.face[card], planet: placeName(g, planet) });
        },
      }),
      ability<{ n: number }>({
        id: 'activate',
        at: 'planning.selected',
        when: (c) => threatened(c).length > 0,
        *prepare(c, boost) {
          const { g, me } = c;
          const n = worth(g, threatened(c));
          const sign = boost ? yield* chooseOption(g, me, ['raise', 'lower'], { tag: 'citadel.sign' }) : 'raise';
          emit(g, 'citadels-activated', { planet: placeName(g, enc(g).target), sign, n });
          return { n: sign === 'raise' ? n : -n };
        },
        *commit({ g, me, sheet }, { n }) {
          addToTotal(g, DEFENSE, n);
          activated.start(g, me, { sheet, planet: enc(g).target });
        },
      }),
      // A planet that leaves the board takes no citadels along.
      law('ruins', function* ({ g, me, sheet }) {
        const ruins = g.s.marks.filter((x) => x.sheet === sheet && !isPlanet(g, x.planet));
        if (ruins.length > 0) yield* tearDown(g, me, ruins);
        return ruins.length > 0;
      }),
    ],
  },
  wild: {
    text: 'As a main player or ally, once cards are revealed: the total of the defense grows by 5.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main-or-ally',
        *commit({ g }) {
          addToTotal(g, DEFENSE, FLARE_HELP);
        },
      }),
    ],
  },
  super: {
    text: 'When you activate citadels you may have them lower the total of the defense instead. They still fall if the defense loses.',
    clauses: [amend({ of: 'activate' })],
  },
});
