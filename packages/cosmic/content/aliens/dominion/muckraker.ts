import {
  ability,
  alien,
  amend,
  asker,
  cardKey,
  cardOfKey,
  chooseCard,
  chooseOption,
  choosePlayer,
  choosePlayers,
  type Cosmic,
  denyVictory,
  discard,
  discardable,
  dismissAlly,
  emit,
  enc,
  faceOf,
  type Flow,
  giveCards,
  handOf,
  hasWon,
  isAlly,
  isEncounterCard,
  isMain,
  mainOn,
  mySide,
  type Player,
  restToDiscard,
  SHOWS,
  stillDiscardable,
  superOf,
  timing,
  type CardNo,
} from '../../../effects/index.ts';

interface Slander {
  readonly card: CardNo;
  readonly accused: readonly Player[];
}

/** The winners other than oneself who can be accused: allies and, with the super flare, the main player. */
const accusable = (g: Cosmic, me: Player, mainToo: boolean): Player[] =>
  enc(g).outcome?.kind === 'won' ? timing(g).filter((p) => p !== me && hasWon(g, p) && (mainToo || !isMain(g, p))) : [];

/** Is there a main player to accuse with this flare, and a card to discard for it besides? */
const canAccuseMain = (g: Cosmic, me: Player, flare: number): boolean =>
  flare >= 0 && restToDiscard(g, me, flare).length > 0 && accusable(g, me, true).some((p) => isMain(g, p));

/** Whoever leads the side on which the accuser has won protects whichever allies it likes. */
function* exempted(g: Cosmic, me: Player, accused: readonly Player[]): Flow<Player[]> {
  const allies = accused.filter((p) => !isMain(g, p));
  if (!isAlly(g, me) || !hasWon(g, me) || allies.length === 0) return [];
  const by = mainOn(g, mySide(g, me));
  return yield* choosePlayers(g, by, allies, { tag: 'muckraker.exempt', min: 0, data: { by: me } });
}

/** What would make the accuser drop it: a card that is no encounter card, or one of the same type; an attack has to be higher. */
const bribes = (g: Cosmic, p: Player, spent: number): number[] =>
  handOf(g, p).filter((card) => {
    const [a, b] = [faceOf(g, card), faceOf(g, spent)];
    return !isEncounterCard(g, card) || (a.type === b.type && (a.type !== 'attack' || a.value > b.value));
  });

/** An accused winner pays, or is thrown out. */
function* answerCharge(g: Cosmic, me: Player, p: Player, spent: number): Flow {
  const cards = bribes(g, p, spent).map((card) => cardKey(g, card));
  const data = { by: me, card: g.s.face[spent] };
  const answer = yield* chooseOption(g, p, [...cards, 'refuse'], { tag: 'muckraker.bribe', shows: SHOWS.card, data });
  if (answer === 'refuse') yield* denyVictory(g, p, asker(g));
  else giveCards(g, p, me, [cardOfKey(answer)]);
}

const alliesInvolved = (g: Cosmic): Player[] => timing(g).filter((p) => isAlly(g, p));

export const muckraker = alien({
  id: 'muckraker',
  name: 'Muckraker',
  set: 'dominion',
  alert: 'yellow',
  summary: 'Has winning allies thrown out unless they pay',
  asks: {
    'muckraker.card': 'Which card do you discard to accuse winners?',
    'muckraker.accuse': 'Whom do you accuse?',
    'muckraker.exempt': 'Which of those whom {by} accuses do you protect?',
    'muckraker.bribe': '{by} has discarded {card} and accuses you. Which card do you give to be left alone?',
    'muckraker.bribe:refuse': 'None: the ships go home, with nothing gained',
    'muckraker.expel': 'Which ally leaves the encounter?',
  },
  tells: {
    'winners-accused': '{by} {by, select, you {accuse} other {accuses}} {who}.',
    'winners-exempted': '{by} {by, select, you {protect} other {protects}} {who}.',
  },
  power: {
    text:
      'As a main player or ally, when an encounter has been won: you may discard a card and accuse any winning allies but yourself. An accused ' +
      'ally may give you a card from hand that is no encounter card or of the type you discarded, an attack only if it is higher. ' +
      'Whoever does not takes the ships home and gains nothing. The main player with whom you have won may protect allies from this.',
    clauses: [
      ability<Slander>({
        at: 'resolution.outset',
        as: 'main-or-ally',
        when: ({ g, me }) =>
          (discardable(g, me).length > 0 && accusable(g, me, false).length > 0) || canAccuseMain(g, me, superOf(g, me, 'muckraker')),
        *prepare({ g, me }, boost) {
          const [hand, suspects] = [discardable(g, me), accusable(g, me, boost !== null)];
          if (suspects.length === 0) return null;
          const card = yield* chooseCard(g, me, hand, { tag: 'muckraker.card' });
          const accused = yield* choosePlayers(g, me, suspects, { tag: 'muckraker.accuse', min: 1 });
          emit(g, 'winners-accused', { by: me, who: accused });
          return { card, accused };
        },
        *commit({ g, me }, { card, accused }) {
          // An answer to the use may have cost the card.
          if (stillDiscardable(g, me, [card]).length === 0) return;
          yield* discard(g, me, [card], 'effect');
          const spared = yield* exempted(g, me, accused);
          if (spared.length > 0) emit(g, 'winners-exempted', { by: mainOn(g, mySide(g, me)), who: spared });
          for (const p of timing(g).filter((x) => accused.includes(x) && !spared.includes(x))) yield* answerCharge(g, me, p, card);
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player or ally, once alliances are formed: an ally of your choice, on either side, leaves the encounter and takes its ships home.',
    clauses: [
      ability<Player>({
        at: 'alliance.formed',
        as: 'main-or-ally',
        when: ({ g }) => alliesInvolved(g).length > 0,
        prepare: ({ g, me }) => choosePlayer(g, me, alliesInvolved(g), { tag: 'muckraker.expel' }),
        *commit({ g }, who) {
          yield* dismissAlly(g, who, asker(g));
        },
      }),
    ],
  },
  super: {
    text: 'Your power may accuse the winning main player too, with allies or without, though never yourself.',
    clauses: [amend({ when: ({ g, me, card }) => canAccuseMain(g, me, card) })],
  },
});
