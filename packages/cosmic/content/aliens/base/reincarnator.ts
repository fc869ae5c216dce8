import {
  ability,
  alien,
  broughtBy,
  choosePlayer,
  type Cosmic,
  discardSheet,
  drawPower,
  enc,
  type Flow,
  hasFailed,
  isProtected,
  lingering,
  ownSheets,
  type Player,
  playerOfAlien,
  type Sheet,
  timing,
} from '../../../effects/index.ts';

/** The life that was lost ends, and another one begins. It stays with the sheet, whoever has that one. */
function* reincarnate(g: Cosmic, me: Player, sheet: Sheet): Flow {
  const past = broughtBy(g, sheet);
  if (past) yield* discardSheet(g, past);
  drawPower(g, me, sheet);
}

/** What comes of a defeat has been settled: another life, or with the super flare the same one. */
const settled = lingering<{ who: Player }>('reincarnator.settled', []);
const isSettled = (g: Cosmic, p: Player): boolean => settled.all(g).some((x) => x.who === p);

/** The powers somebody would have to give up. */
const discardable = (g: Cosmic, p: Player): Sheet[] =>
  ownSheets(g, p).filter((s) => !isProtected(s, 'lose') && !isProtected(s, 'separate'));

/** Others who lost or failed to deal and have a power to give up, never the Reincarnator. */
function doomed(g: Cosmic, me: Player): Player[] {
  const others = timing(g).filter((p) => p !== me); // faq-reincarnator-2
  return others.filter((p) => hasFailed(g, p) && p !== playerOfAlien(g, 'reincarnator') && discardable(g, p).length > 0);
}

/** Right after the encounter the power changes: until then it can still be used (faq-reincarnator-1). */
const fate = lingering<{ who: Player; encounter: number }>('reincarnator.fate', (dataOf) => [
  ability({
    at: 'encounter.after',
    must: true,
    when: (c) => enc(c.g).id === dataOf(c).encounter,
    *commit(c) {
      const { g } = c;
      const { who, encounter } = dataOf(c);
      fate.end(g, (x) => x.encounter === encounter && x.who === who);
      for (const sheet of discardable(g, who)) if (sheet.owner === who) yield* discardSheet(g, sheet);
      drawPower(g, who);
    },
  }),
]);

export const reincarnator = alien({
  id: 'reincarnator',
  name: 'Reincarnator',
  set: 'base',
  alert: 'yellow',
  summary: 'Becomes another alien with every defeat',
  asks: { 'reincarnator.who': 'Who has to become another alien?' },
  power: {
    text:
      'When you lose as a main player or ally, or fail to make a deal: you become an alien drawn from those nobody plays, besides being this ' +
      'one; the one you became before is gone. Aliens with Game Setup text or not allowed at this table are skipped.',
    clauses: [
      ability({
        at: 'resolution.afterOutcome',
        as: 'main-or-ally',
        must: true,
        when: ({ g, me }) => hasFailed(g, me) && !isSettled(g, me),
        *commit({ g, me, sheet }) {
          settled.start(g, me, { who: me });
          yield* reincarnate(g, me, g.s.sheets[sheet]);
        },
      }),
    ],
  },
  wild: {
    text:
      'When another player than the Reincarnator has lost or failed to make a deal: give that player this flare. Right after the encounter it ' +
      'has to give up its power and draw another one, skipping those with Game Setup text or not allowed at this table.',
    clauses: [
      ability<Player>({
        at: 'resolution.afterOutcome',
        when: ({ g, me }) => doomed(g, me).length > 0,
        prepare: ({ g, me }) => choosePlayer(g, me, doomed(g, me), { tag: 'reincarnator.who' }),
        declares: (heir) => ({ heir }),
        *commit({ g }, who) {
          fate.start(g, who, { who, encounter: enc(g).id }, 'game');
        },
      }),
    ],
  },
  super: {
    text: 'When you have lost or failed to make a deal: you may stay what you are.',
    clauses: [
      ability({
        at: 'resolution.afterOutcome',
        as: 'main-or-ally',
        when: ({ g, me }) => hasFailed(g, me) && !isSettled(g, me),
        *commit({ g, me }) {
          settled.start(g, me, { who: me });
        },
      }),
    ],
  },
});
