import {
  ability,
  alien,
  cardsIn,
  chooseCards,
  chooseOption,
  type Cosmic,
  type Ctx,
  discard,
  drawTo,
  emit,
  type Flow,
  FULL_HAND,
  handOf,
  isCollectedFrom,
  isEncounterCard,
  moveCard,
  type Player,
  reaction,
  restOfHand,
  type Sheet,
  sheetOf,
  takeTop,
} from '../../../effects/index.ts';

/** Cards the wild flare saves beside itself. */
const SAVED = 2; // faq-miser-7

const hoardOf = (sheet: Sheet): number => sheet.zones.hoard;

/** A second hand is dealt, and one of the two becomes the hoard. */
function* dealHoard(g: Cosmic, me: Player, sheet: Sheet): Flow {
  const hoard = hoardOf(sheet);
  for (let n = 0; n < FULL_HAND; n++) if (takeTop(g, hoard) < 0) break;
  emit(g, 'hoard-dealt', { who: me, n: cardsIn(g, hoard).length });
  if ((yield* chooseOption(g, me, ['sheet', 'hand'], { tag: 'miser.hoard' })) === 'sheet') return;
  const hand = handOf(g, me).slice();
  for (const card of cardsIn(g, hoard).slice()) moveCard(g, card, g.s.handOf[me]);
  for (const card of hand) moveCard(g, card, hoard);
}

/** The cards in hand that are put facedown together with the flare. */
function* cover({ g, me, card }: Ctx<unknown>): Flow<number[]> {
  const rest = restOfHand(g, me, card);
  return [card, ...(yield* chooseCards(g, me, rest, { tag: 'miser.save', min: 0, max: SAVED }))];
}

export const miser = alien({
  id: 'miser',
  name: 'Miser',
  set: 'base',
  alert: 'green',
  summary: 'Has a second hand that nobody can touch',
  zones: { hoard: { play: 'all', seen: 'owner' } },
  asks: {
    'miser.hoard': 'You are dealt two hands. Which one is to be your hoard?',
    'miser.hoard:sheet': 'The cards on your sheet',
    'miser.hoard:hand': 'The cards in your hand',
    'miser.save': 'Which cards do you put facedown beside the flare? Two at most.',
  },
  tells: {
    'hoard-dealt': '{who} {who, select, you {are} other {is}} dealt a hoard of {n, plural, one {# card} other {# cards}}.',
    'hoard-shown': '{who} {who, select, you {show} other {shows}} the hoard: {cards}.',
  },
  setup: dealHoard,
  redeal: dealHoard,
  power: {
    text:
      'You start with two hands of eight; one of them, facedown on your sheet, is your hoard. You may play any card from there as if it were ' +
      'in your hand. Nothing can be added to it, and nobody else may look at it or draw from it. When it holds no encounter card you may ' +
      'show and discard it and draw a new one of eight.',
    clauses: [
      ability({
        id: 'renew',
        at: 'any.time',
        passive: true,
        when: ({ g, sheet }) => !cardsIn(g, hoardOf(g.s.sheets[sheet])).some((x) => isEncounterCard(g, x)),
        *commit({ g, me, sheet }) {
          const hoard = hoardOf(g.s.sheets[sheet]);
          const old = cardsIn(g, hoard).slice();
          emit(g, 'hoard-shown', { who: me, cards: old.map((x) => g.s.face[x]) });
          yield* discard(g, me, old, 'effect');
          yield* drawTo(g, me, hoard, FULL_HAND);
        },
      }),
    ],
  },
  wild: {
    text:
      'When you draw a new hand or somebody takes compensation from you: put this flare and up to two more cards facedown in front of you ' +
      'until that is done. They cannot be taken, and you get a whole new hand besides.',
    clauses: [
      reaction<'hand.new', number[]>({
        id: 'hand',
        on: 'hand.new',
        when: ({ me, ev }) => ev.who === me,
        prepare: cover,
        *commit({ ev }, cards) {
          ev.covered.push(...cards);
        },
      }),
      reaction<'compensation', number[]>({
        id: 'compensation',
        on: 'compensation',
        when: ({ g, me, ev }) => isCollectedFrom(g, ev, me),
        prepare: cover,
        *commit({ ev }, cards) {
          ev.shielded.push(...cards);
        },
      }),
    ],
  },
  super: {
    text: 'At the start of an encounter of yours: draw a card and add it to your hoard.',
    clauses: [
      ability({
        at: 'encounter.start',
        as: 'offense',
        *commit({ g, me }) {
          const sheet = sheetOf(g, 'miser');
          if (sheet) yield* drawTo(g, me, hoardOf(sheet), 1);
        },
      }),
    ],
  },
});
