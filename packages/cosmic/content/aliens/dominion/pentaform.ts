import {
  ability,
  addSheet,
  alien,
  allBroughtBy,
  ask,
  asker,
  chooseOption,
  type Cosmic,
  discardSheet,
  drawAliens,
  emit,
  endLoan,
  type Flow,
  type Founding,
  isProtected,
  lend,
  moveCard,
  note,
  ownSheets,
  type Player,
  reaction,
  removeFlares,
  type Sheet,
  sheetIn,
  sheetNotes,
  sheetOf,
  showing,
  SHOWS,
  shuffleZone,
  someOf,
  suppressed,
  unusedFlareOf,
  unusedFlares,
  Z,
} from '../../../effects/index.ts';

/** Life stages. */
const STAGES = 5;
/** Aliens the wild flare offers. */
const OFFERED = 2;

/** The aliens of the life stages from left to right, and the one that is lived. */
const notes = sheetNotes('pentaform', { stages: note<readonly string[]>([]), stage: note<string>('') });

/** The aliens of the life stages that are still there, from left to right, and which of them is lived. */
const stages = (g: Cosmic, sheet: Sheet): string[] => {
  const there = allBroughtBy(g, sheet).map((s) => s.alien);
  return notes.stages.of(sheet).filter((x) => there.includes(x));
};
const current = (g: Cosmic, sheet: Sheet): number => stages(g, sheet).indexOf(notes.stage.of(sheet));

/** One of the life stages is lived from now on; the others sleep. Whoever has borrowed this sheet has the stage with it. */
function live(g: Cosmic, sheet: Sheet, alien: string): void {
  const { loan } = sheet;
  for (const s of allBroughtBy(g, sheet)) {
    suppressed.end(g, (x) => x.sheet === s.id);
    if (s.alien !== alien) suppressed.start(g, sheet.owner, { sheet: s.id }, 'game');
    if (s.alien !== alien) endLoan(g, s);
    else if (loan && s.loan === null) lend(g, s, loan.to, loan.parent);
  }
  notes.stage.put(g, sheet, alien);
  emit(g, 'stage-lived', { who: sheet.owner, alien });
}

/** The life stage that is awake. */
function lived(g: Cosmic, sheet: Sheet): string | null {
  const awake = allBroughtBy(g, sheet).filter((s) => !suppressed.some(g, (x) => x.sheet === s.id));
  return awake.length === 1 ? awake[0].alien : null;
}

/** The stage so many places to the right, as far as that goes; nothing where there is none. */
function stageAfter(g: Cosmic, sheet: Sheet, steps: number): string {
  const all = stages(g, sheet);
  return all[Math.max(0, Math.min(all.length - 1, current(g, sheet) + steps))] ?? '';
}
const canMove = (g: Cosmic, sheet: Sheet, steps: number): boolean => stageAfter(g, sheet, steps) !== notes.stage.of(sheet);

/** The sheet of the Pentaform, if there is one. */
const pentaforms = (g: Cosmic): Sheet[] => [sheetOf(g, 'pentaform')].flatMap((s) => s ?? []);

/** How many of these colonies are foreign ones of this player. A planet that has left the board was at home where its colour is. */
const foreign = (g: Cosmic, me: Player, list: readonly Founding[]): number =>
  list.filter(({ who, place }) => {
    const { system, colour } = g.s.places[place];
    return who === me && (system < 0 ? colour : system) !== g.s.colourOf[me];
  }).length;

/** Powers that somebody could give up for another one. */
const lives = (g: Cosmic, p: Player): Sheet[] =>
  ownSheets(g, p).filter((s) => s.parent < 0 && s.asset === undefined && !isProtected(s, 'lose') && !isProtected(s, 'separate'));

/** One of two aliens that nobody is takes the place of the old one; their flares come into the deck. */
function* rebirth(g: Cosmic, me: Player): Flow {
  const mine = lives(g, me).map((s) => s.alien);
  const old = sheetOf(g, yield* chooseOption(g, me, mine, { tag: 'pentaform.leave', shows: SHOWS.alien }));
  const offered = drawAliens(g, OFFERED);
  if (offered.length === 0 || !old) return;
  const next = yield* chooseOption(g, me, offered, { tag: 'pentaform.become', shows: SHOWS.alien });
  yield* discardSheet(g, old);
  emit(g, 'power-drawn', { who: me, alien: next });
  addSheet(g, next, me);
  const flares = offered.flatMap((x) => unusedFlareOf(g, x) ?? []);
  for (const card of flares) moveCard(g, card, Z.deck);
  shuffleZone(g, Z.deck);
  emit(g, 'flares-shuffled', { cards: flares.map((x) => g.s.face[x]) });
}

export const pentaform = alien({
  id: 'pentaform',
  name: 'Pentaform',
  set: 'dominion',
  alert: 'red',
  summary: 'Lives five lives',
  asks: {
    'pentaform:power.grow': 'Go on to the next life stage',
    'pentaform:power.shrink': 'Go back to the life stage before',
    'pentaform.order': 'In which order do you live? Name the first stage first.',
    'pentaform.swap': 'Which two life stages change places?',
    'pentaform.leave': 'Which alien do you give up?',
    'pentaform.become': 'Which alien do you become?',
  },
  tells: {
    'stages-arranged': '{who} {who, select, you {have} other {has}} these life stages: {alien}.',
    'stage-lived': '{who} {who, select, you {live} other {lives}} as {alien} now.',
    'flares-shuffled': '{cards} are shuffled into the deck.',
  },
  copies: { stage: lived },
  shows: { stages: 'Life stages, first to last: {alien}.', stage: 'Living as {alien}.' },
  power: {
    text:
      'Five aliens that nobody is are your life stages, in an order of your choice; Game Setup texts and aliens not allowed here are skipped. You begin ' +
      'with the first and have its power besides this one; a zap stops only one of the two. With every foreign colony you gain you go on by one stage, ' +
      'and with every one you lose you go back by one, as far as there are any.',
    clauses: [
      reaction<'colonies.gained'>({
        id: 'grow',
        on: 'colonies.gained',
        must: true,
        when: (c) => canMove(c.g, sheetIn(c), foreign(c.g, c.me, c.ev.founded)),
        *commit(c) {
          live(c.g, sheetIn(c), stageAfter(c.g, sheetIn(c), foreign(c.g, c.me, c.ev.founded)));
        },
      }),
      reaction<'colonies.lost'>({
        id: 'shrink',
        on: 'colonies.lost',
        must: true,
        when: (c) => canMove(c.g, sheetIn(c), -foreign(c.g, c.me, c.ev.gone)),
        *commit(c) {
          live(c.g, sheetIn(c), stageAfter(c.g, sheetIn(c), -foreign(c.g, c.me, c.ev.gone)));
        },
      }),
    ],
  },
  notes,
  *setup(g, me, sheet) {
    const drawn = drawAliens(g, STAGES);
    if (drawn.length === 0) return;
    const n = drawn.length;
    const order = yield* ask(showing(SHOWS.alien, someOf(me, 'pentaform.order', asker(g), drawn, n, n)));
    removeFlares(
      g,
      me,
      order.flatMap((x) => unusedFlareOf(g, x) ?? []),
    );
    for (const stage of order) addSheet(g, stage, me, sheet);
    notes.stages.put(g, sheet, [...order]);
    emit(g, 'stages-arranged', { who: me, alien: [...order] });
    live(g, sheet, order[0]);
  },
  wild: {
    text:
      'At any time: give up your power and become one of two aliens drawn from those nobody is, skipping those with Game Setup text or not allowed ' +
      'here. Both flares are shuffled into the deck. This one goes to the Pentaform, or to the discard pile if nobody is.',
    after: 'give',
    clauses: [
      ability({
        at: 'any.time',
        when: ({ g, me }) => lives(g, me).length > 0 && unusedFlares(g).length > 0,
        commit: ({ g, me }) => rebirth(g, me),
      }),
    ],
  },
  super: {
    text: 'At the start of an encounter: two of your life stages change places, while you stay where you are.',
    clauses: [
      ability<readonly string[]>({
        at: 'encounter.start',
        when: ({ g }) => pentaforms(g).some((sheet) => stages(g, sheet).length > 1),
        *prepare({ g, me }) {
          const all = pentaforms(g).flatMap((sheet) => stages(g, sheet));
          return yield* ask(showing(SHOWS.alien, someOf(me, 'pentaform.swap', asker(g), all, 2, 2)));
        },
        *commit({ g, me }, [a, b]) {
          const [sheet] = pentaforms(g);
          const at = current(g, sheet);
          const order = stages(g, sheet).map((x) => (x === a ? b : x === b ? a : x));
          notes.stages.put(g, sheet, order);
          emit(g, 'stages-arranged', { who: me, alien: order });
          if (order[at] !== notes.stage.of(sheet)) live(g, sheet, order[at]);
        },
      }),
    ],
  },
});
