import {
  ability,
  alien,
  asker,
  captives,
  capture,
  cardKey,
  cardOfKey,
  chooseCard,
  chooseCards,
  chooseOption,
  choosePlanet,
  chooseShips,
  type ColourName,
  COLOURS,
  type Cosmic,
  emit,
  enc,
  endEncounter,
  type Flow,
  GATE,
  giveCards,
  groupsAt,
  handOf,
  handSize,
  homePlanets,
  isMain,
  land,
  law,
  lingering,
  mainOn,
  modifier,
  note,
  opponent,
  personOf,
  pickBlindly,
  planetsInSystems,
  type Player,
  players,
  roomOn,
  sacrificePlaces,
  type Sheet,
  sheetController,
  sheetIn,
  sheetNotes,
  sheetOf,
  showCards,
  SHOWS,
  type Side,
  SIDES,
  takeCards,
  unseenBy,
  type SheetNo,
} from '../../../effects/index.ts';

/** The colour it is married to, and those it was. */
const brideNotes = sheetNotes('bride', { spouse: note<ColourName | null>(null), former: note<readonly ColourName[]>([]) });

/** Whose ship of this colour lies on the sheet, or -1. */
function marked(g: Cosmic, sheet: Sheet, colour: ColourName): Player {
  const c = COLOURS.indexOf(colour);
  const p = personOf(g, c);
  return p >= 0 && captives(g, sheet, p).some((x) => x.colour === c) ? p : -1;
}

/** Who is married to the owner of the sheet, or -1. The ship on it is what shows that. */
function spouseOf(g: Cosmic, sheet: Sheet): Player {
  const colour = brideNotes.spouse.of(sheet);
  return colour === null ? -1 : marked(g, sheet, colour);
}
const divorced = (sheet: Sheet): readonly ColourName[] => brideNotes.former.of(sheet);
const colourName = (g: Cosmic, p: Player): ColourName => COLOURS[g.s.colourOf[p]];
const isFormer = (g: Cosmic, sheet: Sheet, p: Player): boolean => divorced(sheet).includes(colourName(g, p));

/** A marriage: on which sheet, whose that was, and whether it may end with alimony. */
type Vows = { readonly sheet: SheetNo; readonly owner: Player; readonly alimony: boolean };

/** Somebody shows cards of the own hand to another player. */
function* show(g: Cosmic, me: Player, to: Player): Flow {
  const cards = yield* chooseCards(g, me, unseenBy(g, to, me), { tag: 'bride.show', min: 1, max: Infinity, data: { to } });
  showCards(g, to, me, cards);
}

/** Everybody carries these while there is a marriage: its two parties may change as people change places. */
const vows = lingering<Vows>('bride.vows', (dataOf) => [
  ability({
    id: 'show',
    at: 'any.time',
    when: (c) => {
      const { sheet, owner } = dataOf(c);
      return spouseOf(c.g, c.g.s.sheets[sheet]) === c.me && unseenBy(c.g, owner, c.me).length > 0;
    },
    commit: (c) => show(c.g, c.me, dataOf(c).owner),
  }),
  // A sheet that is lost, turned down or in other hands ends the marriage, and so does the loss of the ship: that is no divorce.
  law('lost', function* (c) {
    const { sheet: id, owner } = dataOf(c);
    const sheet = c.g.s.sheets[id];
    if (sheet.down || sheetController(sheet) !== owner) separate(c.g, sheet);
    else if (spouseOf(c.g, sheet) < 0) endWithout(c.g, sheet);
    else return false;
    return true;
  }),
]);

function wed(g: Cosmic, sheet: Sheet, me: Player, them: Player, alimony: boolean): void {
  brideNotes.spouse.put(g, sheet, colourName(g, them));
  for (const p of players(g)) vows.start(g, p, { sheet: sheet.id, owner: me, alimony }, 'game');
  emit(g, 'married', { a: me, b: them });
}

/** The marriage is over: the ship stays, upside down. */
function separate(g: Cosmic, sheet: Sheet): void {
  vows.end(g);
  const spouse = brideNotes.spouse.of(sheet);
  if (spouse === null || sheet.owner < 0) return;
  brideNotes.former.put(g, sheet, [...divorced(sheet), spouse]);
  brideNotes.spouse.put(g, sheet, null);
  emit(g, 'divorced', { who: sheet.owner, colour: spouse });
}

/** The ship is gone, and with it the marriage. */
function endWithout(g: Cosmic, sheet: Sheet): void {
  vows.end(g);
  const spouse = brideNotes.spouse.of(sheet);
  if (spouse === null) return;
  brideNotes.spouse.put(g, sheet, null);
  emit(g, 'ring-lost', { who: sheet.owner, colour: spouse });
}

function* divorce(g: Cosmic, sheet: Sheet, me: Player): Flow {
  const them = spouseOf(g, sheet);
  const [{ alimony }] = vows.all(g);
  separate(g, sheet);
  if (!alimony) return;
  takeCards(g, me, them, yield* pickBlindly(g, me, handOf(g, them), Math.floor(handSize(g, them) / 2)));
}

/** One card for another, neither seen before; the spouse may say no. */
function* trade(g: Cosmic, me: Player, them: Player): Flow {
  const mine = yield* chooseCard(g, me, handOf(g, me), { tag: 'bride.give', data: { to: them } });
  const options = [...handOf(g, them).map((x) => cardKey(g, x)), 'refuse'];
  const answer = yield* chooseOption(g, them, options, { tag: 'bride.trade', shows: SHOWS.card, data: { by: me } });
  if (answer === 'refuse') {
    emit(g, 'trade-refused', { who: them });
    return;
  }
  giveCards(g, me, them, [mine]);
  giveCards(g, them, me, [cardOfKey(answer)]);
}

/** The sides on which one of the two is a main player. */
const sidesOf = (g: Cosmic, p: Player): Side[] => SIDES.filter((side) => mainOn(g, side) === p);

/** Where somebody goes whose bride ran away: home, or to a planet of others that is empty. */
const refuges = (g: Cosmic, p: Player): number[] => {
  const home = homePlanets(g, p);
  const empty = planetsInSystems(g).filter((x) => g.s.ships.at[x].every((n) => n === 0));
  return [...home, ...empty.filter((x) => !home.includes(x))].filter((x) => roomOn(g, x) > 0);
};

export const bride = alien({
  id: 'bride',
  name: 'Bride',
  set: 'dominion',
  alert: 'yellow',
  summary: 'Marries, trades and divorces',
  asks: {
    'bride:power.use': 'Marry your opponent',
    'bride:power.trade': 'Trade a card with your spouse',
    'bride:power.divorce': 'Divorce your spouse',
    'bride:power.show': 'Show your spouse cards',
    'bride.ring': 'You are to be married to {by}. Which of your ships do you give?',
    'bride.show': 'Which cards do you show {to}?',
    'bride.give': 'Which card do you trade with {to}?',
    'bride.trade': '{by} wants to trade one card for another. Which one do you give?',
    'bride.trade:refuse': 'None',
    'bride.refuge': 'Your bride has run away. To which planet do your ships go?',
  },
  notes: brideNotes,
  copies: {
    spouse: (g, sheet) => (vows.some(g, (x) => x.sheet === sheet.id) && spouseOf(g, sheet) >= 0 ? brideNotes.spouse.of(sheet) : null),
  },
  tells: {
    married: '{a} and {b} are married.',
    divorced: '{who} and {colour} are divorced.',
    'ring-lost': '{who} and {colour} are married no longer: the ship is gone.',
    'trade-refused': '{who} {who, select, you {give} other {gives}} no card.',
    'ran-away': '{who} {who, select, you {run} other {runs}} away from the encounter.',
  },
  shows: { spouse: 'Married to {colour}.', former: 'Divorced from {colour}.', captives: 'Ships on the sheet: {captives}.' },
  power: {
    text:
      'As a main player, before invitations, you may marry your opponent, who puts a ship on this sheet; nobody can be married to two. The two ' +
      'of you need no invitation to ally with one another, and may show one another cards whenever you like. Once an encounter you may let the two of ' +
      'you trade a card for a card. At any time you may divorce your spouse: the ship is turned upside down, you take half of that hand at random, ' +
      'rounded down, and cannot marry that player again. If this sheet is lost or turned down you are divorced, without a card.',
    clauses: [
      ability({
        at: 'alliance.beforeInvites',
        as: 'main',
        when: (c) => {
          const { g, me } = c;
          const them = opponent(g, me);
          if (spouseOf(g, sheetIn(c)) >= 0 || isFormer(g, sheetIn(c), them)) return false;
          return sacrificePlaces(g, them, 'anywhere').length > 0;
        },
        *commit(c) {
          const { g, me } = c;
          const them = opponent(g, me);
          const how = { tag: 'bride.ring', from: asker(g), min: 1, max: 1, data: { by: me } };
          const ring = yield* chooseShips(g, them, sacrificePlaces(g, them, 'anywhere'), how);
          if (ring.length === 0) return;
          capture(g, sheetIn(c), ring); // faq-bride-1
          wed(g, sheetIn(c), me, them, true);
        },
      }),
      modifier('ally.sides', (sides, { who }, c) => {
        const spouse = spouseOf(c.g, sheetIn(c));
        // Two who encounter each other have nothing to ally: where alliances are dialled, main players are asked as well.
        if ((who !== c.me && who !== spouse) || isMain(c.g, who)) return sides;
        const open = sidesOf(c.g, who === c.me ? spouse : c.me);
        return SIDES.filter((side) => sides.includes(side) || open.includes(side));
      }),
      ability({
        id: 'show',
        at: 'any.time',
        passive: true,
        when: (c) => {
          const spouse = spouseOf(c.g, sheetIn(c));
          return spouse >= 0 && unseenBy(c.g, spouse, c.me).length > 0;
        },
        commit: (c) => show(c.g, c.me, spouseOf(c.g, sheetIn(c))),
      }),
      ability({
        id: 'trade',
        at: 'any.time',
        per: 'encounter',
        when: (c) => {
          const spouse = spouseOf(c.g, sheetIn(c));
          return spouse >= 0 && handSize(c.g, c.me) > 0 && handSize(c.g, spouse) > 0;
        },
        *commit(c) {
          const spouse = spouseOf(c.g, sheetIn(c));
          // An answer to the use may have cost the last card.
          if (spouse >= 0 && handSize(c.g, c.me) > 0 && handSize(c.g, spouse) > 0) yield* trade(c.g, c.me, spouse);
        },
      }),
      ability({
        id: 'divorce',
        at: 'any.time',
        passive: true,
        when: (c) => spouseOf(c.g, sheetIn(c)) >= 0,
        commit: (c) => divorce(c.g, sheetIn(c), c.me),
      }),
    ],
  },
  wild: {
    text:
      'As the defense, when the offense has launched its ships: you run away. The ships of the offense go from the gate to one of its home planets, or ' +
      'to one planet of others that nobody is on, and its turn is over.',
    clauses: [
      ability({
        at: 'launch.after',
        as: 'defense',
        *commit({ g, me }) {
          const { offense } = enc(g);
          emit(g, 'ran-away', { who: me });
          const there = refuges(g, offense);
          if (there.length > 0 && groupsAt(g, offense, GATE).length > 0) {
            const planet = yield* choosePlanet(g, offense, there, { tag: 'bride.refuge' });
            yield* land(g, offense, groupsAt(g, offense, GATE), planet);
          }
          endEncounter(g, { success: false, turnEnds: true });
        },
      }),
    ],
  },
  super: {
    text: 'As a main player without a spouse, in the destiny or launch phase: marry an opponent again whom you have divorced. This marriage ends without cards for you.',
    clauses: [
      ability({
        at: ['destiny.end', 'launch.after'],
        as: 'main',
        when: ({ g, me }) => {
          const sheet = sheetOf(g, 'bride');
          if (!sheet || spouseOf(g, sheet) >= 0) return false;
          const them = opponent(g, me);
          // A ship that is no spouse's lies there upside down.
          return them >= 0 && marked(g, sheet, colourName(g, them)) === them;
        },
        *commit({ g, me }) {
          const sheet = sheetOf(g, 'bride');
          if (!sheet) return;
          const them = opponent(g, me);
          brideNotes.former.put(
            g,
            sheet,
            divorced(sheet).filter((x) => x !== colourName(g, them)),
          );
          wed(g, sheet, me, them, false);
        },
      }),
    ],
  },
});
