import {
  ability,
  answers,
  canNullify,
  chooseGap,
  crewOf,
  deckOf,
  effect,
  gapsBeside,
  gapsOf,
  groupOf,
  handOf,
  inPlay,
  insert,
  interrupts,
  isNamed,
  isType,
  lineOf,
  lingering,
  meets,
  modifier,
  nullifiesInPlay,
  shuffleDeck,
  tellShuffled,
  yours,
  type Bar,
  type CardText,
  type Gap,
  type Piece,
  type Trek,
} from '../../effects/index.ts';
import { parseNeed } from '../../language/index.ts';
import { free } from './events-ships.ts';

const WORMHOLE = 'Bajoran Wormhole';

/** Another copy that this player could bring to the other end: of the hand first, else of the deck (T33.1). */
const otherEnd = (g: Trek, seat: number, piece: Piece): Piece | undefined =>
  [...handOf(g, seat), ...deckOf(g, seat)].find((x) => x !== piece && isNamed(g, x, WORMHOLE));

/** It takes two of them, one for each quadrant, and there is one in each at most. */
function whyNoWormhole(g: Trek, seat: number, piece: Piece): Bar | null {
  const card = g.s.card[piece];
  const bar = (tag: string, data: Bar['data']): Bar => ({ from: `card:${card}`, tag, ...(data === undefined ? {} : { data }) });
  if (inPlay(g).some((x) => isNamed(g, x, WORMHOLE))) return bar('play.copy-in-game', { card });
  if (otherEnd(g, seat, piece) === undefined) return bar('play.second-copy', { card });
  const missing = (['Alpha', 'Gamma'] as const).find((line) => lineOf(g, line).length === 0);
  return missing === undefined ? null : bar('play.no-line', { quadrant: missing });
}

/** This ship comes through without being stopped, for this turn. */
const guided = lingering<{ readonly ship: Piece }>('guided', (data) => [
  modifier('passageStops', (value, ship, c) => value && ship !== data(c).ship),
]);
const VIPERS = 'The Three Vipers';

/** Doorways are played in one's own turn, but for answers (T5.3, T56.4). */
const isTurnOf = (g: Trek, seat: number): boolean => g.s.turn.seat === seat;

export const DOORWAYS: { readonly [id: string]: CardText } = {
  'AU-32': {
    seeds: { phase: 'doorway', on: 'table' },
    limit: 'yours',
    standing: [{ says: 'door' }],
    clauses: [
      answers(({ g }, { piece }) => isNamed(g, piece, 'Subspace Schism') || isNamed(g, piece, 'Revolving Door')),
      nullifiesInPlay(({ g, me }, piece) => isTurnOf(g, me) && (isNamed(g, piece, 'Revolving Door') || isNamed(g, piece, 'Temporal Rift'))),
      interrupts({
        targets: ({ g, me }) =>
          isTurnOf(g, me) && inPlay(g).some((x) => isNamed(g, x, 'Q-Net')) ? inPlay(g).filter((x) => isType(g, x, 'Ship')) : [],
        *commit({ g, me }, ship) {
          free.start(g, me, { ship }, 'turn');
        },
      }),
    ],
    says: 'Or lets one ship go through a Q-Net this turn, or nullifies Revolving Door, Subspace Schism or Temporal Rift.',
  },
  'DS9-43': {
    play: {
      to: 'table',
      bars: whyNoWormhole,
      effect: effect<readonly [Gap, Gap]>({
        *prepare({ g, me }) {
          const near = yield* chooseGap(g, me, gapsBeside(g, 'Alpha', 'Bajor'));
          const far = yield* chooseGap(g, me, gapsOf(g, 'Gamma'));
          return [near, far];
        },
        *commit({ g, me, piece }, [near, far]) {
          const other = otherEnd(g, me, piece);
          insert(g, me, piece, near);
          if (other === undefined) return;
          const fromDeck = deckOf(g, me).includes(other);
          insert(g, me, other, far);
          if (!fromDeck) return;
          shuffleDeck(g, me);
          tellShuffled(g, me);
        },
      }),
    },
    standing: [
      { says: 'location', span: 1, region: 'Bajor', regionIn: 'Alpha' },
      { says: 'passage', to: WORMHOLE, stops: true },
    ],
    says: 'Takes two of them: one is laid in the Alpha Quadrant in the Bajor region, the other comes from your hand or deck into the Gamma Quadrant.',
  },
  // Wormhole Navigation Schematic
  'DS9-104': {
    clauses: [
      interrupts({
        targets: ({ g, me }) =>
          yours(g, me).filter((x) => isType(g, x, 'Ship') && meets(g, groupOf(g, me, crewOf(g, x), x), parseNeed('SCIENCE + Navigation'))),
        *commit({ g, me }, ship) {
          guided.start(g, me, { ship }, 'turn');
        },
      }),
      ability({
        id: 'dilemma',
        at: 'encounter.met',
        from: 'hand',
        when: ({ g, ev, piece }) => 'dilemma' in ev && isNamed(g, ev.dilemma, VIPERS) && canNullify(g, piece, ev.dilemma),
        *commit({ ev }) {
          if ('dilemma' in ev) ev.stopped = true;
        },
      }),
      nullifiesInPlay(({ g }, piece) => isNamed(g, piece, VIPERS)),
    ],
    standing: [{ says: 'immune', to: ['Amanda Rogers'] }],
    says: 'A ship of yours with SCIENCE and Navigation aboard is not stopped by Bajoran Wormhole this turn. Or nullifies The Three Vipers.',
  },
};
