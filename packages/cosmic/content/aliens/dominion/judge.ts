import {
  ability,
  alien,
  amend,
  bothAttack,
  canFound,
  carryOut,
  chooseOption,
  choosePlanet,
  colonies,
  confirm,
  type Cosmic,
  countAsRevealed,
  described,
  emit,
  enc,
  type Flow,
  goodIds,
  handOf,
  handSize,
  hasColony,
  hasLostAsMain,
  hasWonAsMain,
  lingering,
  matching,
  opponent,
  placeName,
  type Player,
  printedAs,
  roomOn,
  setCard,
  SHOWS,
  SIDES,
  touch,
} from '../../../effects/index.ts';

/** Totals that differ by less than this are as good as equal. */
const CLOSE = 5;

const VERDICTS = ['winner', 'loser'] as const;
type Verdict = (typeof VERDICTS)[number];

/** What one of the two main players gets from the other on top: 'none', 'all' or a number of cards of a kind, and perhaps a colony. */
type Gain = { readonly who: Verdict; readonly cards: string; readonly kind: string; readonly colony: boolean };
type Fiat = { readonly gains: readonly Gain[] };

/** Of these there is one at most. */
const SINGLE: readonly string[] = ['highest-attack', 'lowest-attack'];
const kindsOf = (g: Cosmic, n: string): readonly string[] => (n === '1' ? described(g) : described(g).filter((x) => !SINGLE.includes(x)));

/** As in a deal: cards by number and kind, and one colony. */
function* decree(g: Cosmic, me: Player, who: Verdict): Flow<Gain> {
  const most = Math.max(handSize(g, me), handSize(g, opponent(g, me)));
  const numbers = Array.from({ length: most }, (_, i) => String(i + 1));
  const data = { verdict: who };
  const cards = yield* chooseOption(g, me, ['none', ...numbers, 'all'], { tag: 'judge.cards', shows: SHOWS.number, data });
  const kind = numbers.includes(cards)
    ? yield* chooseOption(g, me, kindsOf(g, cards), { tag: 'judge.kind', data: { ...data, n: cards } })
    : 'any';
  return { who, cards, kind, colony: yield* confirm(g, me, { tag: 'judge.colony', data }) };
}

const isEmpty = ({ cards, colony }: Gain): boolean => cards === 'none' && !colony;

/** The main player of whom this is true and its opponent, if an attack was revealed and one has won and the other lost. */
function judged(g: Cosmic, who: Verdict): readonly [Player, Player] | null {
  const { offense, defense } = enc(g);
  // What is decreed comes on top of how the encounter ends, so it knows the printed cards (R1.12).
  if (![offense, defense].some((p) => printedAs(g, p, 'attack'))) return null;
  const winner = [offense, defense].find((p) => hasWonAsMain(g, p) && hasLostAsMain(g, opponent(g, p)));
  if (winner === undefined) return null;
  return who === 'winner' ? [winner, opponent(g, winner)] : [opponent(g, winner), winner];
}

/** Planets on which somebody could have a colony beside the other. */
const sharable = (g: Cosmic, to: Player, from: Player): number[] =>
  canFound(g, to) ? colonies(g, from).filter((x) => !hasColony(g, to, x) && roomOn(g, x) > 0) : [];

/** One gain in the words of a deal: as much of it as there is. */
function* enforce(g: Cosmic, gain: Gain): Flow<{ [good: string]: number }> {
  const found = judged(g, gain.who);
  if (found === null) return {};
  const [to, from] = found;
  const out: { [good: string]: number } = {};
  const fit = matching(g, handOf(g, from), gain.kind).length;
  const n = gain.cards === 'none' ? 0 : gain.cards === 'all' ? fit : Math.min(fit, Number(gain.cards));
  if (n > 0) out[goodIds.write.cards({ which: gain.kind, from, to })] = n;
  const planets = gain.colony ? sharable(g, to, from) : [];
  if (planets.length > 0) {
    const planet = yield* choosePlanet(g, to, planets, { tag: 'judge.planet', data: { from } });
    out[goodIds.write.colony({ planet: placeName(g, planet), from, to })] = 1;
  }
  return out;
}

/** What was declared happens when the encounter is over, to both at the same moment. */
const fiat = lingering<Fiat>('judge.fiat', (dataOf) => [
  ability({
    at: 'encounter.end',
    must: true,
    *commit(c) {
      const { g } = c;
      let gives: { [good: string]: number } = {};
      for (const gain of dataOf(c).gains) gives = { ...gives, ...(yield* enforce(g, gain)) };
      yield* carryOut(g, gives);
    },
  }),
]);

function announce(g: Cosmic, by: Player, { who, cards, kind, colony }: Gain): void {
  if (cards !== 'none') emit(g, 'fiat-cards', { by, verdict: who, amount: cards, kind });
  if (colony) emit(g, 'fiat-colony', { by, verdict: who });
}

/** The kinds of cards in words, as the options of a question or as what a sentence speaks of. */
const named = (as: string): { readonly [key: string]: string } => ({
  [`${as}:any`]: 'whichever the giver likes',
  [`${as}:random`]: 'random cards',
  [`${as}:attack`]: 'attacks',
  [`${as}:highest-attack`]: 'the highest attack',
  [`${as}:lowest-attack`]: 'the lowest attack',
  [`${as}:negotiate`]: 'negotiates',
  [`${as}:morph`]: 'morphs',
  [`${as}:artifact`]: 'artifacts',
  [`${as}:flare`]: 'flares',
  [`${as}:reinforcement`]: 'reinforcements',
  [`${as}:retreat`]: 'retreats',
  [`${as}:intimidate`]: 'intimidates',
  [`${as}:kicker`]: 'kickers',
  [`${as}:rift`]: 'rifts',
});

/** Do the totals that were compared differ by little? */
function isClose(g: Cosmic): boolean {
  const { settled, outcome } = enc(g);
  if (settled === null) return false;
  const [o, d] = settled.totals;
  return outcome?.kind === 'won' && bothAttack(g) && Math.abs(o - d) < CLOSE;
}

export const judge = alien({
  id: 'judge',
  name: 'Judge',
  set: 'dominion',
  alert: 'red',
  summary: 'Decrees what else is won or lost',
  asks: {
    'judge.who': 'For whom is your fiat?',
    'judge.who:winner': 'For the winner',
    'judge.who:loser': 'For the loser',
    'judge.cards': 'How many cards does the {verdict, select, winner {winner} other {loser}} get from the other?',
    'judge.cards:none': 'None',
    'judge.cards:all': 'All of them',
    'judge.kind': 'Which cards shall these be? There are {n} of them.',
    ...named('judge.kind'),
    ...named('kind'),
    'judge.colony': 'Does the {verdict, select, winner {winner} other {loser}} get a colony beside the other as well?',
    'judge.planet': 'By the fiat you get a colony beside {from}. On which planet?',
  },
  tells: {
    'fiat-cards':
      '{by} {by, select, you {decree} other {decrees}}: if there is an attack, the {verdict, select, winner {winner} other {loser}} gets cards of the other. How many: {amount, select, all {all} other {{amount}}}. Which: {kind}.',
    'fiat-colony':
      '{by} {by, select, you {decree} other {decrees}}: if there is an attack, the {verdict, select, winner {winner} other {loser}} gets a colony beside the other.',
    'draw-called': '{who} {who, select, you {call} other {calls}} it a draw.',
  },
  power: {
    text:
      'As a main player who has not selected a card yet, you may declare what the winner, or else the loser, shall get from the other main player if an ' +
      'attack is revealed: cards, as many and of the kind you say, and a colony on a planet where the other has one. It comes on top of the usual ' +
      'outcome, when the encounter ends.',
    clauses: [
      ability<Fiat>({
        at: 'planning.beforeSelect',
        as: 'main',
        per: 'encounter',
        *prepare({ g, me }, boost) {
          const [one] = boost ? [] : [yield* chooseOption(g, me, VERDICTS, { tag: 'judge.who' })];
          const gains: Gain[] = [];
          for (const who of one === undefined ? VERDICTS : [one]) {
            const gain = yield* decree(g, me, who);
            if (!isEmpty(gain)) gains.push(gain);
          }
          for (const gain of gains) announce(g, me, gain);
          return gains.length > 0 ? { gains } : null;
        },
        *commit({ g, me }, { gains }) {
          fiat.start(g, me, { gains });
        },
      }),
    ],
  },
  wild: {
    text:
      'As a main player, when the totals of the two sides are less than 5 apart: it is a draw. Allies go home, and the two of you try to deal as ' +
      'though both had revealed negotiates.',
    clauses: [
      ability({
        at: 'reveal.outcome',
        as: 'main',
        when: ({ g }) => isClose(g),
        *commit({ g, me }) {
          emit(g, 'draw-called', { who: me });
          for (const side of SIDES) {
            setCard(g, side, 'negotiate', 0);
            countAsRevealed(g, side);
          }
          enc(g).outcome = { kind: 'deal' };
          touch(g, 'encounter');
        },
      }),
    ],
  },
  super: { text: 'You may declare something for the winner and something for the loser.', clauses: [amend({})] },
});
