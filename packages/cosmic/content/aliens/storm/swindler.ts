import {
  ability,
  alien,
  canFound,
  choosePlanet,
  choosePlayer,
  type Cosmic,
  emit,
  enc,
  exchangeSheets,
  foundColony,
  GATE,
  groupsAt,
  handOf,
  handSize,
  hasColony,
  hasWon,
  homePlanets,
  isAlly,
  mainOn,
  mySide,
  note,
  others,
  pickBlindly,
  placeMarks,
  type Player,
  players,
  reaction,
  returnShips,
  revealedAs,
  roomOn,
  secretNote,
  type Sheet,
  sheetIn,
  sheetNotes,
  SIDES,
  swapColours,
  swapHands,
  swapPlaces,
  swapRoles,
  takeCards,
  takePlace,
  type PlaceNo,
} from '../../../effects/index.ts';

export const swindlerNotes = sheetNotes('swindler', { mark: secretNote<Player | null>(null), panic: note<boolean>(false) });

/** Has the mark been revealed, so that the sheet holds its second power? */
const panics = (sheet: Sheet): boolean => swindlerNotes.panic.of(sheet);
const markOf = (sheet: Sheet): Player => swindlerNotes.mark.of(sheet) ?? -1;

/** Two people exchange everything in the game but themselves. */
function stealIdentity(g: Cosmic, a: Player, b: Player): void {
  swapPlaces(g, a, b);
  swapColours(g, a, b);
  swapHands(g, a, b);
  exchangeSheets(g, a, b);
  swapRoles(g, a, b);
}

const refuges = (g: Cosmic, me: Player): number[] =>
  canFound(g, me) ? homePlanets(g, enc(g).offense).filter((x) => !hasColony(g, me, x) && roomOn(g, x) > 0) : [];

const beatenAllies = (g: Cosmic, me: Player): Player[] => enc(g).losers.filter((p) => p !== me && isAlly(g, p) && handSize(g, p) > 0);

export const swindler = alien({
  id: 'swindler',
  name: 'Swindler',
  set: 'storm',
  alert: 'red',
  summary: 'Becomes somebody else',
  protected: ['take', 'separate'],
  asks: {
    'swindler:power.use': 'Reveal the mark',
    'swindler:power.panic': 'Gain a colony with the offense',
    'swindler.mark': 'Who is your mark? Nobody else knows until you reveal it.',
    'swindler.planet': 'On which planet of the offense do you gain a colony?',
    'swindler.rob': 'From which beaten ally do you take a card?',
  },
  tells: { 'swindler-mark': "{who} {who, select, you {were} other {was}} {by, select, you {<by>your</by>} other {{by}'s}} mark." },
  notes: swindlerNotes,
  shows: { tokens: 'A facedown token: the mark or not', mark: 'Your mark is {who}.' },
  power: {
    text:
      'A facedown token lies by everybody else; only you know which one shows your mark. Once the defense is known you may reveal it: the ' +
      'tokens leave the game, and you and your mark exchange seats, sheets, colours, hands and all else, the part played in this encounter ' +
      'and turn included. Whoever has this sheet from then on may gain a colony in the home system of the offense at the start of anybody ' +
      "else's turn. The sheet cannot be taken or parted from its colour.",
    clauses: [
      ability({
        at: 'destiny.defenseDetermined',
        when: (c) => markOf(sheetIn(c)) >= 0,
        *commit(c) {
          const { g, me } = c;
          const sheet = sheetIn(c);
          const victim = markOf(sheet);
          emit(g, 'swindler-mark', { who: victim, by: me });
          placeMarks(g, sheet, 'tokens', []);
          swindlerNotes.mark.put(g, sheet, null);
          swindlerNotes.panic.put(g, sheet, true);
          stealIdentity(g, me, victim);
        },
      }),
      ability<{ readonly planet: PlaceNo }>({
        id: 'panic',
        at: 'turn.start',
        as: 'not-offense',
        when: (c) => panics(sheetIn(c)) && refuges(c.g, c.me).length > 0,
        *prepare({ g, me }) {
          return { planet: yield* choosePlanet(g, me, refuges(g, me), { tag: 'swindler.planet' }) };
        },
        *commit({ g, me }, { planet }) {
          yield* foundColony(g, me, planet, 'power:swindler');
        },
      }),
    ],
  },
  *setup(g, me, sheet) {
    const marked = others(g, me);
    placeMarks(g, sheet, 'tokens', marked); // storm-tokens-03, storm-components-05
    swindlerNotes.mark.put(g, sheet, yield* choosePlayer(g, me, marked, { tag: 'swindler.mark' }));
  },
  wild: {
    text: 'As an ally whose side has won: take a random card from an ally of the losing side.',
    clauses: [
      ability<{ readonly who: Player }>({
        at: 'resolution.afterOutcome',
        as: 'ally',
        when: ({ g, me }) => hasWon(g, me) && beatenAllies(g, me).length > 0,
        *prepare({ g, me }) {
          return { who: yield* choosePlayer(g, me, beatenAllies(g, me), { tag: 'swindler.rob' }) };
        },
        *commit({ g, me }, { who }) {
          takeCards(g, me, who, yield* pickBlindly(g, me, handOf(g, who), 1));
        },
      }),
    ],
  },
  super: {
    text:
      'As an ally when both main players have revealed a negotiate: the ships in the gate go home and you bargain in place of the main ' +
      'player on your side, for better or worse. A deal still counts as the success of the player you stand for.',
    clauses: [
      reaction<'deal.try'>({
        on: 'deal.try',
        as: 'ally',
        when: ({ g, me, ev }) =>
          SIDES.every((side) => revealedAs(g, mainOn(g, side)) === 'negotiate') && ev.parties.includes(mainOn(g, mySide(g, me))),
        *commit({ g, me, ev }) {
          const replaced = mainOn(g, mySide(g, me));
          for (const p of players(g)) yield* returnShips(g, p, groupsAt(g, p, GATE), 'flare:swindler.super');
          takePlace(ev, me, replaced);
        },
      }),
    ],
  },
});
