import {
  ability,
  alien,
  alliedSides,
  amend,
  canStillPlay,
  chooseCard,
  choosePlanet,
  choosePlayer,
  colonies,
  type Cosmic,
  emit,
  type Flow,
  groupsAt,
  isAlly,
  isMain,
  lingering,
  mainSide,
  modifier,
  oneOfEachKind,
  opponent,
  pickSide,
  placeName,
  playableOfType,
  playAs,
  type Player,
  type Side,
  timing,
  type PlaceNo,
} from '../../../effects/index.ts';
import { reinforceable, reinforcement } from '../../cards/reinforcements.ts';

/** What a negotiate is worth as a reinforcement. */
const REINFORCEMENT = 3;

/** Whose ships on which planet seem to be on a side. */
type Image = { readonly who: Player; readonly side: Side; readonly planet: PlaceNo };

/** The ships on those planets count for the totals, and those in the encounter do not. */
const delusion = lingering<readonly Image[]>('mirage.delusion', (dataOf) => [
  modifier('total.ships', (ships, q, c) => {
    const image = dataOf(c).find((x) => x.who === q.who && x.side === q.side);
    return image ? groupsAt(c.g, q.who, image.planet) : ships;
  }),
]);

/** Allies with a colony to show, in timing order. */
const visible = (g: Cosmic): Player[] => timing(g).filter((p) => isAlly(g, p) && !isMain(g, p) && colonies(g, p).length > 0);

function* imageOf(g: Cosmic, me: Player, who: Player, side: Side): Flow<Image[]> {
  const from = colonies(g, who);
  if (from.length === 0) return [];
  return [{ who, side, planet: yield* choosePlanet(g, me, from, { tag: 'mirage.colony', data: { who } }) }];
}

/** One ally, on whichever side. */
function* imageOfAlly(g: Cosmic, me: Player): Flow<Image[]> {
  const who = yield* choosePlayer(g, me, visible(g), { tag: 'mirage.ally' });
  return yield* imageOf(g, me, who, yield* pickSide(g, me, alliedSides(g, who), 'mirage.side'));
}

const negotiates = (g: Cosmic, p: Player): number[] => oneOfEachKind(g, playableOfType(g, p, 'negotiate'));

export const mirage = alien({
  id: 'mirage',
  name: 'Mirage',
  set: 'dominion',
  alert: 'green',
  summary: 'Makes ships elsewhere count for the totals',
  asks: {
    'mirage.colony': 'The ships on which colony of {who} count for the total?',
    'mirage.ally': 'Which ally seems to be there with the ships of another colony?',
    'mirage.side': 'For which side does that colony count?',
    'mirage.card': 'Which negotiate do you play as a reinforcement?',
  },
  tells: { 'mirage-chosen': "{who, select, you {<who>Your</who>} other {{who}'s}} ships on {planet} are to count for the total." },
  power: {
    text:
      'As a main player, once cards are revealed: choose a colony of your own and one of your opponent. For the totals, the ships you two ' +
      'have there count in place of those in the encounter. Ships of allies count as ever.',
    clauses: [
      ability<readonly Image[]>({
        at: 'reveal.revealed',
        as: 'main',
        must: true,
        *prepare({ g, me }, boost) {
          const images: Image[] = [];
          for (const p of [me, opponent(g, me)]) images.push(...(yield* imageOf(g, me, p, mainSide(g, p))));
          if (boost) images.push(...(yield* imageOfAlly(g, me)));
          for (const { who, planet } of images) emit(g, 'mirage-chosen', { who, planet: placeName(g, planet) });
          return images;
        },
        *commit({ g, me }, images) {
          delusion.start(g, me, images);
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player or ally, once cards are revealed: play a negotiate from your hand as if it were a reinforcement of 3.',
    clauses: [
      ability<number>({
        at: 'reveal.reinforce',
        as: 'main-or-ally',
        when: ({ g, me }) => reinforceable(g).length > 0 && negotiates(g, me).length > 0,
        prepare: ({ g, me }) => chooseCard(g, me, negotiates(g, me), { tag: 'mirage.card' }),
        *commit(c, card) {
          if (canStillPlay(c.g, c.me, card)) yield* playAs(c, card, reinforcement(REINFORCEMENT));
        },
      }),
    ],
  },
  super: {
    text: 'Your power may choose a colony of one ally as well, on either side, whose ships count there in place of those it has sent.',
    clauses: [amend({ when: ({ g }) => visible(g).length > 0 })],
  },
});
