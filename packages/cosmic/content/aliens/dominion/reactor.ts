import {
  ability,
  alien,
  alienById,
  asker,
  canFound,
  cardsIn,
  chooseOption,
  choosePlanet,
  choosePlayer,
  type Cosmic,
  type Ctx,
  discard,
  type DiscardEvent,
  emit,
  enc,
  faceOf,
  foundColony,
  handOf,
  handOfType,
  hasColony,
  hasLostAsMain,
  hasSetup,
  hasWon,
  hasWonAsMain,
  mainOn,
  moveCard,
  ownSheets,
  planetsInSystems,
  type Player,
  playerOfAlien,
  reaction,
  roomOn,
  type Sheet,
  sheetIn,
  sheetOf,
  timing,
  toHand,
  winNow,
  Z,
  type CardNo,
} from '../../../effects/index.ts';

const FLARE = 'flare:reactor';

const fuel = (g: Cosmic, sheet: Sheet): readonly number[] => cardsIn(g, sheet.zones.flares);

/** Does this flare match an alien of this player? */
const matches = (g: Cosmic, card: CardNo, p: Player): boolean =>
  ownSheets(g, p).some((s) => !s.hidden && s.alien === faceOf(g, card).alien);
const matching = (g: Cosmic, cards: readonly CardNo[], p: Player): number[] => cards.filter((card) => matches(g, card, p));
/** Does it match anybody? */
const isMatched = (g: Cosmic, card: CardNo): boolean => timing(g).some((p) => matches(g, card, p));

/** Flares go from the sheet to a hand, for all to see. */
function hand(g: Cosmic, to: Player, cards: readonly CardNo[]): void {
  for (const card of cards) {
    toHand(g, card, to);
    emit(g, 'flare-given', { card: g.s.face[card], to });
  }
}

/** The main player on whose side this player has won as an ally, or -1. */
function victor(g: Cosmic, me: Player): Player {
  const { outcome, allies } = enc(g);
  return outcome?.kind === 'won' && allies[outcome.winner].includes(me) && hasWon(g, me) ? mainOn(g, outcome.winner) : -1;
}

/** The main players who have lost, if neither of them has asked this player in. */
function losers(g: Cosmic, me: Player): Player[] {
  const { invited, offense, defense } = enc(g);
  if (invited.some((list) => list.includes(me))) return [];
  return [offense, defense].filter((p) => hasLostAsMain(g, p));
}

type Choice = 'take' | 'discard' | 'own';

/** What may be done with the flares of a main player who has lost. */
function choices({ g, me }: Ctx, sheet: Sheet, loser: Player): Choice[] {
  const out: Choice[] = [];
  if (matching(g, fuel(g, sheet), loser).length > 0) out.push('take');
  if (matching(g, handOf(g, me), loser).length > 0) out.push('discard');
  if (matching(g, fuel(g, sheet), me).length > 0) out.push('own');
  return out;
}

const robbed = (c: Ctx): Player[] => losers(c.g, c.me).filter((p) => choices(c, sheetIn(c), p).length > 0);

/** Matching flares that somebody else is discarding. */
const spent = ({ g, me, ev }: Ctx<DiscardEvent>): number[] => (ev.by === me ? [] : ev.cards.filter((card) => isMatched(g, card))); // faq-reactor-1

const frontiers = (g: Cosmic, me: Player): number[] =>
  canFound(g, me)
    ? planetsInSystems(g).filter((x) => g.s.places[x].system !== g.s.colourOf[me] && !hasColony(g, me, x) && roomOn(g, x) > 0)
    : [];

/** Has this player no flare but that one, in hand or on the sheet? */
function isLast({ g, me, card }: Ctx): boolean {
  const sheet = sheetOf(g, 'reactor');
  return handOfType(g, me, 'flare').every((x) => x === card) && (!sheet || fuel(g, sheet).length === 0);
}

export const reactor = alien({
  id: 'reactor',
  name: 'Reactor',
  set: 'dominion',
  alert: 'red',
  summary: 'Supplies everybody with flares',
  zones: { flares: { seen: 'all' } },
  asks: {
    'reactor:power.give': 'Hand over the flare',
    'reactor:power.draw': 'Take or discard flares',
    'reactor:power.catch': 'Put the flare on your sheet',
    'reactor.loser': 'With whose defeat do you deal?',
    'reactor.choice': '{who} has lost. What do you do?',
    'reactor.choice:take': 'Take the flares of the loser from your sheet',
    'reactor.choice:discard': 'Discard the flares of the loser from your hand',
    'reactor.choice:own': 'Take your own flares from your sheet',
    'reactor.planet': 'On which foreign planet do you found a colony?',
  },
  tells: { 'flare-stored': "{card} goes to {who, select, you {<who>your</who> sheet} other {{who}'s sheet}}." },
  power: {
    text:
      'The flares of all other players begin on this sheet, open to all and no part of a hand. As an ally whose side wins, give its main player the ' +
      'flares on this sheet that match. When neither main player has invited you and one of them loses, you may take the flares of the loser from ' +
      'here, or discard those in your hand, or take your own from here. Flares that match a player and are discarded by anybody else come here.',
    clauses: [
      ability({
        id: 'give',
        at: 'resolution.afterOutcome',
        as: 'ally',
        must: true,
        when: (c) => {
          const main = victor(c.g, c.me);
          return main >= 0 && matching(c.g, fuel(c.g, sheetIn(c)), main).length > 0;
        },
        *commit(c) {
          const main = victor(c.g, c.me);
          hand(c.g, main, matching(c.g, fuel(c.g, sheetIn(c)), main));
        },
      }),
      ability({
        id: 'draw',
        at: 'resolution.afterOutcome',
        as: 'not-main',
        passive: true,
        when: (c) => robbed(c).length > 0,
        *commit(c) {
          const { g, me } = c;
          const sheet = sheetIn(c);
          const who = yield* choosePlayer(g, me, robbed(c), { tag: 'reactor.loser' });
          const choice = yield* chooseOption(g, me, choices(c, sheet, who), { tag: 'reactor.choice', data: { who } });
          if (choice === 'discard') yield* discard(g, me, matching(g, handOf(g, me), who), 'effect');
          else hand(g, me, matching(g, fuel(g, sheet), choice === 'take' ? who : me));
        },
      }),
      reaction<'cards.discard'>({
        id: 'catch',
        on: 'cards.discard',
        must: true,
        when: (c) => spent(c).length > 0,
        *commit(c) {
          const { g, me, ev } = c;
          const caught = spent(c);
          ev.cards = ev.cards.filter((card) => !caught.includes(card));
          for (const card of caught) {
            moveCard(g, card, sheetIn(c).zones.flares);
            emit(g, 'flare-stored', { who: me, card: g.s.face[card] });
          }
        },
      }),
    ],
  },
  *deal(g, me, sheet) {
    // Whoever hides its power keeps its flare out of this: that would tell what it is (R32.3).
    const seen = g.s.sheets.filter((s) => s.owner !== me && (!g.s.options.hiddenPowers || hasSetup(alienById(s.alien))));
    const taken = cardsIn(g, Z.deck).filter((card) => seen.some((s) => s.alien === faceOf(g, card).alien));
    for (const card of taken) {
      moveCard(g, card, sheet.zones.flares);
      emit(g, 'flare-stored', { who: me, card: g.s.face[card] });
    }
  },
  wild: {
    text:
      'As the defense that has won: found one colony on any foreign planet. This flare goes to the Reactor, or to the discard pile if nobody is. ' +
      'Whoever holds it and plays the super text of another flare gives it to the Reactor as well.',
    after: 'give',
    clauses: [
      ability<number>({
        at: 'resolution.afterOutcome',
        as: 'defense',
        when: ({ g, me }) => hasWonAsMain(g, me) && frontiers(g, me).length > 0,
        prepare: ({ g, me }) => choosePlanet(g, me, frontiers(g, me), { tag: 'reactor.planet' }),
        *commit({ g, me }, planet) {
          if (frontiers(g, me).includes(planet)) yield* foundColony(g, me, planet, asker(g));
        },
      }),
      reaction<'card.played'>({
        id: 'drain',
        on: 'card.played',
        must: true,
        unshown: true,
        when: ({ g, me, ev }) => {
          const owner = playerOfAlien(g, 'reactor');
          return ev.by === me && ev.text === 'super' && g.s.face[ev.card] !== FLARE && owner >= 0 && owner !== me;
        },
        *commit({ g, card }) {
          hand(g, playerOfAlien(g, 'reactor'), [card]);
        },
      }),
    ],
  },
  super: {
    text: 'As a main player or ally whose side has won, with no other flare in your hand or on your sheet: you win the game.',
    clauses: [
      ability({
        at: 'resolution.afterOutcome',
        as: 'main-or-ally',
        when: (c) => hasWon(c.g, c.me) && isLast(c),
        *commit({ g, me }) {
          yield* winNow(g, me, 'reactor');
        },
      }),
    ],
  },
});
