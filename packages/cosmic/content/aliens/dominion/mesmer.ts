import {
  ability,
  alien,
  amend,
  canStillPlay,
  type Cause,
  chooseCard,
  type ClauseSpec,
  type Cosmic,
  type Ctx,
  emit,
  type Face,
  faceOf,
  holdsSuper,
  instead,
  isEncounterType,
  mainSide,
  mayPlay,
  playableCards,
  type PlayableSpec,
  playAs,
  type Player,
  setCard,
  slotOf,
  standsAs,
  type CardNo,
} from '../../../effects/index.ts';
import { ARTIFACTS_DOMINION } from '../../cards/artifacts-dominion.ts';
import { ARTIFACTS_INCURSION } from '../../cards/artifacts-incursion.ts';
import { ARTIFACTS } from '../../cards/artifacts.ts';

/** Attacks below this the wild flare turns into negotiates. */
const HIGH = 10;

/** Every artifact there is: what each does is known, whether it is in the deck or not (faq-mesmer-1). */
const EVERY: readonly Face[] = [...ARTIFACTS, ...ARTIFACTS_INCURSION, ...ARTIFACTS_DOMINION];

const isPlayable = (x: ClauseSpec): x is PlayableSpec => x.kind === 'ability' || x.kind === 'reaction';

/** Each thing that some artifact can do, with the artifact. */
const FEATS = EVERY.flatMap((face) => face.clauses.filter(isPlayable).map((spec) => ({ face, spec })));
type Feat = (typeof FEATS)[number];
const nameOf = ({ face, spec }: Feat): string => (face.clauses.filter(isPlayable).length === 1 ? face.id : `${face.id}-${spec.id}`);

/** Cards that can be played and pass for this artifact: other artifacts, with the super flare anything but encounter cards. */
function props(g: Cosmic, me: Player, as: Face, anything: boolean): number[] {
  return playableCards(g, me).filter((card) => {
    const { id, type } = faceOf(g, card);
    if (id === as.id || id === 'flare:mesmer') return false;
    return (type === 'artifact' || (anything && !isEncounterType(type))) && mayPlay(g, me, card);
  });
}

/**
 * A power that zaps powers does not answer itself, nor an answer to itself: the card for it lies in the hand until the use stands, and would
 * be shown again and again.
 */
const isOwnUse = (c: Ctx<unknown>): boolean =>
  typeof c.ev === 'object' && c.ev !== null && 'sheet' in c.ev && (c.ev.sheet === c.sheet || isUnderWay(c.g.cause));

function isUnderWay(cause: Cause | null): boolean {
  for (let c = cause; c; c = c.parent) if (c.kind === 'power' && c.id === 'mesmer') return true;
  return false;
}

/** The power to do what an artifact does with another card. */
function pretend(feat: Feat): PlayableSpec {
  const { face, spec } = feat;
  return instead<CardNo>(spec, {
    id: nameOf(feat),
    per: 'free',
    when(c) {
      const { g, me } = c;
      if (isOwnUse(c) || (spec.when !== undefined && !spec.when(c))) return false;
      return props(g, me, face, holdsSuper(g, me, 'mesmer')).length > 0;
    },
    *prepare({ g, me }, boost) {
      const cards = props(g, me, face, boost !== null);
      if (cards.length === 0) return null;
      const card = yield* chooseCard(g, me, cards, { tag: 'mesmer.card', data: { disguise: face.id } });
      emit(g, 'card-disguised', { who: me, card: g.s.face[card], disguise: face.id });
      return card;
    },
    *commit(c, card) {
      // An answer to the use may have cost the card.
      if (canStillPlay(c.g, c.me, card)) yield* playAs(c, card, spec, face.id);
    },
  });
}

/** A text for each of these, under a key. */
const textsFor = <T>(list: readonly T[], text: (x: T) => readonly [key: string, text: string]): { [key: string]: string } =>
  Object.fromEntries(list.map(text));

export const mesmer = alien({
  id: 'mesmer',
  name: 'Mesmer',
  set: 'dominion',
  alert: 'red',
  summary: 'Makes artifacts pass for others',
  asks: {
    'mesmer.card': 'Which card passes for {disguise}?',
    ...textsFor(FEATS, (x) => [`mesmer:power.${nameOf(x)}`, `Play a card as ${x.face.name}`]),
  },
  tells: { 'card-disguised': '{who} {who, select, you {play} other {plays}} {card} as {disguise}.' },
  power: {
    text:
      'You may play any artifact of your hand as though it were another artifact of your choice, wherever that one could be played and even if it is ' +
      'not in this game. When you are zapped the card stays in your hand, to be played for what it is.',
    clauses: FEATS.map(pretend),
  },
  wild: {
    text: 'As a main player who has revealed an attack card lower than 10: it becomes a negotiate.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main',
        when: ({ g, me }) => standsAs(g, me, 'attack') && (slotOf(g, me).revealed?.value ?? HIGH) < HIGH,
        *commit({ g, me }) {
          setCard(g, mainSide(g, me), 'negotiate', 0);
        },
      }),
    ],
  },
  super: {
    text: 'Your power works with any card of your hand that is no encounter card.',
    clauses: FEATS.map((feat) =>
      amend({ of: nameOf(feat), when: ({ g, me }) => props(g, me, feat.face, true).length > props(g, me, feat.face, false).length }),
    ),
  },
});
