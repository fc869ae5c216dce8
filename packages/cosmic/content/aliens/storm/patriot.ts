import {
  ability,
  alien,
  alliesOn,
  asker,
  captives,
  capture,
  chooseAmong,
  chooseCard,
  chooseOption,
  choosePlayer,
  chooseShips,
  colonies,
  confirm,
  type Cosmic,
  countShips,
  DEFENSE,
  drawCards,
  emit,
  type Flow,
  free,
  GATE,
  giveCards,
  groupsAt,
  handOf,
  handSize,
  hasWon,
  loseShips,
  mySide,
  opponent,
  other,
  others,
  type Player,
  retrievable,
  retrieve,
  settleAsDeal,
  type Sheet,
  type ShipGroup,
  shipsOn,
  showCards,
  SIDE,
  stillInHand,
  type CardNo,
} from '../../../effects/index.ts';

/** A card that is shown to somebody as a sign of loyalty. */
interface Pledge {
  readonly who: Player;
  readonly card: CardNo;
}

/** The card changes hands, or a ship is the price for not taking it. Such a ship is captured. */
function* pledge(g: Cosmic, me: Player, sheet: Sheet, { who, card }: Pledge): Flow {
  if (stillInHand(g, me, [card]).length === 0) return;
  if (yield* confirm(g, who, { tag: 'patriot.accept', data: { by: me, card: g.s.face[card] } })) {
    giveCards(g, me, who, [card]);
    return;
  }
  emit(g, 'loyalty-declined', { who, by: me });
  const how = { tag: 'patriot.ship', from: asker(g), min: 1, max: 1, data: { to: me } };
  capture(g, sheet, yield* chooseShips(g, who, colonies(g, who), how)); // faq-patriot-1
}

/** Ships of allies on the other side. */
function opposingAllies(g: Cosmic, me: Player): ShipGroup[] {
  const side = other(mySide(g, me));
  return alliesOn(g, side).flatMap((p) => groupsAt(g, p, side === DEFENSE ? SIDE : GATE));
}

const ownShips = (g: Cosmic, me: Player): number => countShips(shipsOn(g, mySide(g, me), me));

export const patriot = alien({
  id: 'patriot',
  name: 'Patriot',
  set: 'storm',
  alert: 'yellow',
  summary: 'Offers cards, and takes ships from those who refuse',
  asks: {
    'patriot:power.use': 'Show somebody a card',
    'patriot:power.peace': 'Return the ships and make it a deal',
    'patriot.who': 'To whom do you show a card?',
    'patriot.card': 'Which card do you show to {who}?',
    'patriot.accept': '{by} shows you {card}. Do you take it? Otherwise you give up a ship.',
    'patriot.ship': 'Which ship do you give to {to}?',
    'patriot.gain': 'What do you take besides?',
    'patriot.gain:card': 'A card from the deck',
    'patriot.gain:ship': 'A ship from the warp',
    'patriot.shoot': 'Which {n, plural, one {# ship} other {# ships}} of the opposing allies do you send to the warp?',
  },
  tells: {
    'loyalty-declined': "{who} {who, select, you {refuse} other {refuses}} {by, select, you {<by>your</by>} other {{by}'s}} loyalty.",
  },
  shows: { captives: 'Ships on the sheet: {captives}.' },
  power: {
    text:
      'Once an encounter, whenever you like, you may show another player a card of yours. Either it is accepted and changes hands, or that player ' +
      'gives you a ship from a colony, which stays captured on your sheet. As a main player, once alliances are formed, you may send home the ' +
      'captured ships of your opponent; the encounter is then resolved as if both of you had revealed negotiates.',
    clauses: [
      ability<Pledge>({
        at: 'any.time',
        per: 'encounter',
        when: ({ g, me }) => handSize(g, me) > 0,
        *prepare({ g, me }) {
          const who = yield* choosePlayer(g, me, others(g, me), { tag: 'patriot.who' });
          const card = yield* chooseCard(g, me, handOf(g, me), { tag: 'patriot.card', data: { who } });
          showCards(g, who, me, [card]);
          return { who, card };
        },
        commit: ({ g, me, sheet }, plan) => pledge(g, me, g.s.sheets[sheet], plan),
      }),
      ability({
        id: 'peace',
        at: 'alliance.formed',
        as: 'main',
        when: ({ g, me, sheet }) => captives(g, g.s.sheets[sheet], opponent(g, me)).length > 0,
        *commit({ g, me, sheet }) {
          yield* free(g, g.s.sheets[sheet], opponent(g, me), asker(g));
          settleAsDeal(g);
        },
      }),
    ],
  },
  wild: {
    text: 'As an ally whose side has won: draw a card, or take back a ship from the warp, besides whatever else you get.',
    clauses: [
      ability({
        at: 'resolution.afterOutcome',
        as: 'ally',
        when: ({ g, me }) => hasWon(g, me),
        *commit({ g, me }) {
          const open = retrievable(g, me) > 0 ? (['card', 'ship'] as const) : (['card'] as const);
          const gain = yield* chooseOption(g, me, open, { tag: 'patriot.gain' });
          if (gain === 'card') yield* drawCards(g, me, 1);
          else yield* retrieve(g, me, 1, asker(g));
        },
      }),
    ],
  },
  super: {
    text: 'As an ally, once cards are revealed: choose as many ships of opposing allies as you have in the encounter. They go to the warp.',
    clauses: [
      ability<readonly ShipGroup[]>({
        at: 'reveal.revealed',
        as: 'ally',
        when: ({ g, me }) => opposingAllies(g, me).length > 0 && ownShips(g, me) > 0,
        *prepare({ g, me }) {
          const n = ownShips(g, me);
          const how = { tag: 'patriot.shoot', from: asker(g), min: n, max: n, data: { n } };
          return yield* chooseAmong(g, me, opposingAllies(g, me), how);
        },
        *commit({ g, me }, ships) {
          yield* loseShips(g, 'sent', me, ships);
        },
      }),
    ],
  },
});
