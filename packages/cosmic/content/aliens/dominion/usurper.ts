import {
  ability,
  alien,
  alliesOn,
  allowedByZone,
  amend,
  candidates,
  cardKey,
  cardOfKey,
  chooseCard,
  chooseOption,
  type Cosmic,
  countShips,
  DEFENSE,
  emit,
  enc,
  type Flow,
  isForced,
  lacksCandidates,
  lingering,
  mainOn,
  mainSide,
  newHand,
  OFFENSE,
  other,
  type Player,
  playerKey,
  playerOfKey,
  putInSlot,
  settleEncounter,
  shipsOn,
  showCards,
  SHOWS,
  type Side,
  SIDES,
  takeBack,
  timing,
  zoneOf,
  type CardNo,
} from '../../../effects/index.ts';

/** What an ally has laid down. */
interface Offered {
  readonly by: Player;
  readonly card: CardNo;
}

/** The allies on a side, unless effects have had a say in the selection of their main player: so does an upset that was declared before, which asks for attacks. */
function called(g: Cosmic, side: Side): Player[] {
  const main = mainOn(g, side);
  return isForced(g, main) ? [] : alliesOn(g, side).filter((p) => p !== main);
}

/** Every ally lays down an encounter card, out of a new hand if need be. Nothing else can happen meanwhile. */
function* callUp(g: Cosmic, me: Player): Flow<Offered[]> {
  const allies = new Set(SIDES.flatMap((side) => called(g, side)));
  const offered: Offered[] = [];
  for (const by of timing(g).filter((p) => allies.has(p))) {
    const card = yield* lay(
      g,
      by,
      me,
      offered.map((x) => x.card),
    );
    if (card < 0) continue;
    offered.push({ by, card });
    emit(g, 'usurper-laid', { who: by });
  }
  return offered;
}

/** The card that an ally lays down, or -1. One on a sheet that is zapped on the way stays there, and it has to be another. */
function* lay(g: Cosmic, by: Player, to: Player, laid: readonly number[]): Flow<number> {
  for (;;) {
    if (lacksCandidates(g, by)) yield* newHand(g, by, laid);
    const cards = candidates(g, by);
    if (cards.length === 0) return -1;
    const card = yield* chooseCard(g, by, cards, { tag: 'usurper.lay', data: { to } });
    if (yield* allowedByZone(g, by, card)) return card;
  }
}

/** Which card of these replaces the one on a side; -1: none. Those that are known are chosen by their faces, others by their players. */
function* pick(g: Cosmic, me: Player, offered: readonly Offered[], tag: string, known: boolean): Flow<number> {
  if (known) for (const { by, card } of offered) showCards(g, me, by, [card]);
  const options = offered.map(({ by, card }) => (known ? cardKey(g, card) : playerKey(by)));
  const answer = yield* chooseOption(g, me, [...options, 'keep'], { tag, shows: known ? SHOWS.card : SHOWS.player });
  if (answer === 'keep') return -1;
  return known ? cardOfKey(answer) : (offered.find((x) => x.by === playerOfKey(answer))?.card ?? -1);
}

/** The card of an ally, facedown, takes the place of that of the main player, which goes back. */
function replace(g: Cosmic, side: Side, { by, card }: Offered): void {
  if (enc(g).slots[side].card >= 0) takeBack(g, side);
  enc(g).played.push({ card, by, zone: zoneOf(g, card), since: enc(g).phase });
  putInSlot(g, side, card, by);
  emit(g, 'card-replaced', { who: mainOn(g, side), by });
}

function* usurp(g: Cosmic, me: Player, seesAll: boolean): Flow {
  const mine = mainSide(g, me);
  let left = yield* callUp(g, me);
  for (const side of [mine, other(mine)]) {
    const from = left.filter((x) => called(g, side).includes(x.by));
    const own = side === mine;
    const card = yield* pick(g, me, from, own ? 'usurper.own' : 'usurper.other', own || seesAll);
    const chosen = from.find((x) => x.card === card);
    if (!chosen) continue;
    replace(g, side, chosen);
    left = left.filter((x) => x !== chosen);
  }
}

/** The outcome hangs on the allies alone. It belongs to nobody, so it comes when all others are done with the alliance phase. */
const tally = lingering('usurper.tally', [
  ability({
    id: 'count',
    at: 'alliance.formed',
    must: true,
    *commit({ g }) {
      const [offense, defense] = SIDES.map((side) => alliedShips(g, side));
      emit(g, 'usurper-counted', { offensive: offense, defensive: defense });
      settleEncounter(g, { kind: 'won', winner: offense > defense ? OFFENSE : DEFENSE, margin: null, how: 'allies' });
    },
  }),
]);

function alliedShips(g: Cosmic, side: Side): number {
  const main = mainOn(g, side);
  let n = 0;
  for (const p of alliesOn(g, side)) if (p !== main) n += countShips(shipsOn(g, side, p));
  return n;
}

export const usurper = alien({
  id: 'usurper',
  name: 'Usurper',
  set: 'dominion',
  alert: 'yellow',
  summary: 'Has allies play encounter cards',
  asks: {
    'usurper.lay': 'Which encounter card do you lay down for {to}?',
    'usurper.own': 'Which card of an ally do you play in place of yours?',
    'usurper.own:keep': 'Keep your own card',
    'usurper.other': 'Whose card does your opponent play instead?',
    'usurper.other:keep': 'Leave it as it is',
  },
  tells: {
    'usurper-laid': '{who} {who, select, you {lay} other {lays}} down an encounter card.',
    'usurper-counted':
      'The allies of the offense have {offensive, plural, one {# ship} other {# ships}} here, those of the defense {defensive, plural, one {# ship} other {# ships}}.',
  },
  power: {
    text:
      'As a main player, as soon as cards are selected: you may have every ally lay down an encounter card, those without one out of a new hand. ' +
      'You look at the cards of your allies and may play one of them in place of yours. In place of the card of your opponent you may have one ' +
      'of the opposing allies played, unseen. All others return. Allies of a main player whose selection was forced by an effect stay out of it.',
    clauses: [
      ability({
        at: 'planning.laid',
        as: 'main',
        when: ({ g }) => SIDES.some((side) => called(g, side).length > 0),
        *commit({ g, me }, _plan, boost) {
          yield* usurp(g, me, boost !== null);
        },
      }),
    ],
  },
  wild: {
    text:
      'As a main player, before anybody is invited: no cards are played in this encounter. Whichever side then has more ships of allies wins, the ' +
      'defense if they are even.',
    clauses: [
      ability({
        at: 'alliance.beforeInvites',
        as: 'main',
        *commit({ g }) {
          tally.start(g, -1, {});
        },
      }),
    ],
  },
  super: {
    text: 'When you use your power you may look at the cards of the opposing allies too.',
    clauses: [amend({ when: ({ g, me }) => called(g, other(mainSide(g, me))).length > 0 })],
  },
});
