import {
  ability,
  alien,
  amend,
  canChangeColour,
  type CardType,
  cardTypes,
  chooseCard,
  chooseOption,
  choosePlayer,
  type Cosmic,
  giveCards,
  handOfType,
  isDefense,
  leaveOpen,
  others,
  type Player,
  swapColours,
  swapHands,
  swapPlaces,
} from '../../../effects/index.ts';

/** The seats that can be taken over: not those of players who belong to their colour. */
const seats = (g: Cosmic, me: Player): Player[] =>
  canChangeColour(g, me)
    ? others(g, me).filter((p) => canChangeColour(g, p)) // faq-pretender-1
    : [];

interface Request {
  readonly who: Player;
  readonly type: CardType;
}

export const pretender = alien({
  id: 'pretender',
  name: 'Pretender',
  set: 'eons',
  alert: 'red',
  summary: 'Moves to the best seat',
  asks: {
    'pretender.seat': 'Whose seat do you take over?',
    'pretender.type': 'Which type of card do you ask for?',
    'pretender.who': 'Whom do you ask for a card?',
    'pretender.best': 'Which is your best {type} card? You give it away.',
  },
  power: {
    text:
      'Once a turn, as the offense when destiny has been drawn, you may change seats with another player. Sheets and what lies on them ' +
      'come along; colour, ships, planets and hand stay where they are for whoever arrives. You are still the offense, and the turn ' +
      'passes on from your new seat.',
    clauses: [
      ability<{ readonly who: Player }>({
        at: 'destiny.afterDrawn',
        as: 'offense',
        per: 'turn', // errata-pretender
        when: ({ g, me }) => seats(g, me).length > 0,
        *prepare({ g, me }) {
          return { who: yield* choosePlayer(g, me, seats(g, me), { tag: 'pretender.seat' }) };
        },
        *commit({ g, me }, { who }, boost) {
          // Whoever was to be encountered in that seat is not there any more: the card is read anew.
          if (isDefense(g, who)) leaveOpen(g);
          swapPlaces(g, me, who);
          swapColours(g, me, who);
          if (boost === null) swapHands(g, me, who);
        },
      }),
    ],
  },
  wild: {
    text:
      "At the start of somebody else's turn: name a type of card and a player. Having any of that type, the player gives you the one it " +
      'thinks best. It gets this flare.',
    clauses: [
      ability<Request>({
        at: 'turn.start',
        as: 'not-offense',
        *prepare({ g, me }) {
          const who = yield* choosePlayer(g, me, others(g, me), { tag: 'pretender.who' });
          const type = yield* chooseOption(g, me, cardTypes(g), { tag: 'pretender.type' });
          return { who, type };
        },
        declares: ({ who }) => ({ heir: who }),
        *commit({ g, me }, { who, type }) {
          const how = { tag: 'pretender.best', data: { type } };
          giveCards(g, who, me, [yield* chooseCard(g, who, handOfType(g, who, type), how)]);
        },
      }),
    ],
  },
  super: { text: 'When you change seats, both of you may be made to take your hands along.', clauses: [amend({})] },
});
