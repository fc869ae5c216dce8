import {
  ability,
  alien,
  canChangeColour,
  chooseOption,
  choosePlayer,
  coloniesWorth,
  colonyScore,
  type Cosmic,
  type Ctx,
  emit,
  enc,
  type FeatKind,
  type Flow,
  foreignColonies,
  hasCosmicZap,
  hasEnoughColonies,
  hasLost,
  hasPower,
  law,
  lingering,
  managed,
  modifier,
  note,
  playCosmicZap,
  type Player,
  players,
  type PowerUse,
  reaction,
  secretNote,
  type Sheet,
  sheetController,
  sheetIn,
  sheetNotes,
  sheetOf,
  sheetOfSuper,
  shipsAt,
  swapColours,
  winNow,
} from '../../../effects/index.ts';

/** Foreign colonies the conditions ask for, and ships that make a garrison. */
const FEW = 3;
const MANY = 4;
const GARRISON = 4;

type Condition = (g: Cosmic, p: Player) => boolean;

/** So many colonies on the marker when it happened, and still now. */
const after =
  (colonies: number, what: FeatKind): Condition =>
  (g, p) =>
    managed(g, p, what, colonies) && colonyScore(g, p) >= colonies;

const inOneSystem: Condition = (g, p) => {
  const systems = Map.groupBy(foreignColonies(g, p), (planet) => g.s.places[planet].system);
  return [...systems.values()].some((planets) => coloniesWorth(g, p, planets) >= FEW);
};

const garrisoned: Condition = (g, p) => {
  const held = foreignColonies(g, p).filter((planet) => shipsAt(g, p, planet) >= GARRISON);
  return coloniesWorth(g, p, held) >= FEW;
};

/** The six cards. */
const CONDITIONS: { readonly [card: string]: Condition } = {
  xenophobe: after(FEW, 'home-colony'),
  colonizer: after(FEW, 'new-hand'),
  relocator: inOneSystem,
  conciliator: after(FEW, 'deal'),
  bluffer: after(MANY, 'failed-deal'),
  intruder: garrisoned,
};
const CARDS = Object.keys(CONDITIONS);

/** The six cards in words, as the options of a question or as what a sentence speaks of. */
const named = (as: string): { readonly [key: string]: string } => ({
  [`${as}:xenophobe`]: 'With three foreign colonies, regain a home planet',
  [`${as}:colonizer`]: 'With three foreign colonies, draw a new hand',
  [`${as}:relocator`]: 'Three foreign colonies in one system',
  [`${as}:conciliator`]: 'With three foreign colonies, make a deal',
  [`${as}:bluffer`]: 'With four foreign colonies, fail to make a deal',
  [`${as}:intruder`]: 'Three foreign colonies of at least four ships each',
});

const schizoidNotes = sheetNotes('schizoid', { condition: secretNote<string>(''), fulfilled: note<readonly Player[]>([]) });

const chosenOn = (sheet: Sheet): string => schizoidNotes.condition.of(sheet);
const unused = (sheet: Sheet): string[] => CARDS.filter((card) => card !== chosenOn(sheet));

const meets = (g: Cosmic, p: Player, card: string): boolean => CONDITIONS[card]?.(g, p) ?? false;

/** Cards that could be put on the sheet without making anybody win there and then. */
const harmless = (g: Cosmic, sheet: Sheet): string[] => unused(sheet).filter((card) => !players(g).some((p) => meets(g, p, card)));

/** Says who meets the condition as soon as somebody does, and no more than that. */
function* announce(c: Ctx<unknown>): Flow<boolean> {
  const { g } = c;
  const sheet = sheetIn(c);
  const before = schizoidNotes.fulfilled.of(sheet);
  const now = players(g).filter((p) => meets(g, p, chosenOn(sheet)));
  if (now.length === before.length && now.every((p) => before.includes(p))) return false;
  schizoidNotes.fulfilled.put(g, sheet, now);
  for (const p of now) if (!before.includes(p)) emit(g, 'schizoid-fulfilled', { who: p });
  return false;
}

/** Somebody with the colonies for a normal victory sees through it all. */
const seeThrough = ability({
  at: 'any.time',
  *commit({ g, me }) {
    yield* winNow(g, me, 'schizoid');
  },
});

/** Everybody carries this: it lets a Cosmic Zap be played on the power though it is never used. */
const exposed = lingering<null>('schizoid.exposed', [
  ability({
    at: 'any.time',
    when(c) {
      const sheet = sheetOf(c.g, 'schizoid');
      if (!sheet || !hasPower(c.g, sheet)) return false;
      return hasEnoughColonies(c.g, c.me) && hasCosmicZap(c.g, c.me);
    },
    *commit(c) {
      const sheet = sheetOf(c.g, 'schizoid');
      if (!sheet) return;
      const on: PowerUse = { by: sheetController(sheet), sheet: sheet.id, clause: 'reality', stopped: false };
      yield* playCosmicZap({ ...c, ev: on }, seeThrough);
    },
  }),
]);

/** Players with whom colours can be exchanged. */
const partners = (g: Cosmic, me: Player, from: readonly Player[]): Player[] =>
  canChangeColour(g, me) ? from.filter((p) => p !== me && canChangeColour(g, p)) : [];

export const schizoid = alien({
  id: 'schizoid',
  name: 'Schizoid',
  set: 'alliance',
  alert: 'red',
  winsItsWay: true,
  summary: 'Knows what it takes to win',
  asks: {
    'schizoid.choose': 'What must a player do to win this game? Only you know.',
    ...named('schizoid.choose'),
    ...named('condition'),
    'schizoid.colours': 'With whom do you exchange home systems and colours?',
  },
  tells: {
    'schizoid-shown': 'A card that is not the one on the sheet is shown to {to}.',
    'schizoid-shown.own': 'The condition is not this one: {condition}.',
    'schizoid-fulfilled': '{who} {who, select, you {meet} other {meets}} the condition.',
    'schizoid-changed': 'The condition is another one now.',
    'schizoid-changed.own': 'The condition is another one now: {condition}.',
    'schizoid-revealed': 'This was the condition: {condition}.',
  },
  notes: schizoidNotes,
  shows: { condition: 'Only you know what it takes: {condition}.', fulfilled: 'Who meets the condition: {who}.' },
  power: {
    text:
      'One of six cards, chosen in secret at the beginning, says what players must do for a normal victory instead of counting five ' +
      'foreign colonies; other ways to win stay open. Whoever has five foreign colonies may play a Cosmic Zap on you whenever it likes ' +
      'and wins. Whenever your side loses, a random one of the five other cards is shown to the winners.',
    clauses: [
      modifier('win.normal', (_v, q, c) => meets(c.g, q.who, chosenOn(c.g.s.sheets[c.sheet]))),
      law('announce', announce), // faq-schizoid-1
      ability({
        id: 'slip',
        at: 'resolution.start',
        passive: true,
        must: true,
        when: ({ g, me }) => hasLost(g, me) && enc(g).winners.length > 0,
        *commit(c) {
          const { winners } = enc(c.g);
          const condition = c.g.random.pick(unused(c.g.s.sheets[c.sheet]));
          emit(c.g, 'schizoid-shown', { to: winners }, { to: winners, data: { condition } });
        },
      }),
      reaction<'win'>({
        id: 'reveal',
        on: 'win',
        passive: true,
        must: true,
        when: ({ ev }) => ev.how === 'colonies',
        *commit({ g, sheet }) {
          emit(g, 'schizoid-revealed', { condition: chosenOn(g.s.sheets[sheet]) });
        },
      }),
    ],
  },
  *setup(g, me, sheet) {
    schizoidNotes.condition.put(g, sheet, yield* chooseOption(g, me, CARDS, { tag: 'schizoid.choose' }));
    for (const p of players(g)) exposed.start(g, p, null, 'game');
  },
  wild: {
    text: 'After an encounter has ended: exchange home systems, and so colours, with another player. Discard this flare.',
    after: 'discard',
    clauses: [
      ability<{ readonly who: Player }>({
        at: 'encounter.after',
        when: ({ g, me }) => partners(g, me, players(g)).length > 0,
        *prepare({ g, me }) {
          return { who: yield* choosePlayer(g, me, partners(g, me, players(g)), { tag: 'schizoid.colours' }) };
        },
        *commit({ g, me }, { who }) {
          swapColours(g, me, who);
        },
      }),
      // One ruling against another: by house rule the end of the game comes after the end of the encounter.
      reaction<'win', { readonly who: Player }>({
        id: 'steal',
        on: 'win',
        when: ({ g, me, ev }) =>
          g.s.options.house.colourSwapStealsWin === 'yes' && // faq-flare-7
          ev.how === 'colonies' &&
          !ev.winners.includes(me) &&
          partners(g, me, ev.winners).length > 0,
        *prepare({ g, me, ev }) {
          return { who: yield* choosePlayer(g, me, partners(g, me, ev.winners), { tag: 'schizoid.colours' }) };
        },
        *commit({ g, me, ev }, { who }) {
          swapColours(g, me, who);
          ev.winners = ev.winners.map((p) => (p === who ? me : p)); // faq-schizoid-3
        },
      }),
    ],
  },
  super: {
    text: 'At the end of your turn: exchange the card on your sheet for another of the six, unless somebody would win by that at once.',
    clauses: [
      ability({
        at: 'turn.end',
        when: ({ g, me }) => g.s.turn.owner === me && harmless(g, mySheet(g)).length > 0,
        *commit({ g, me }) {
          const sheet = mySheet(g);
          const condition = yield* chooseOption(g, me, harmless(g, sheet), { tag: 'schizoid.choose' });
          schizoidNotes.condition.put(g, sheet, condition);
          emit(g, 'schizoid-changed', {}, { to: [me], data: { condition } });
        },
      }),
    ],
  },
});

/** A super flare knows no sheet: it is played by whoever owns this one. */
function mySheet(g: Cosmic): Sheet {
  return sheetOfSuper(g, 'schizoid');
}
