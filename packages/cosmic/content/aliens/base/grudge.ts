import {
  ability,
  alien,
  alliesLand,
  alliesOn,
  asker,
  chooseAmong,
  type Cosmic,
  type Ctx,
  emit,
  enc,
  family,
  type Flow,
  GATE,
  groupsAt,
  hasFailedAsMain,
  hasSucceededAsMain,
  hasWonAsMain,
  landingAllies,
  lingering,
  loseShips,
  mainSide,
  mayBeRewarded,
  modifier,
  OFFENSE,
  opponent,
  placeMarks,
  type Player,
  returnShips,
  sacrificePlaces,
  type Sheet,
  sheetOf,
  type ShipGroup,
  shipsAt,
  SIDE,
  timing,
  type SheetNo,
} from '../../../effects/index.ts';

const FOR_SUCCESS = 1;
const FOR_FAILURE = 4;

const holders = (sheet: Sheet | undefined): readonly Player[] => sheet?.marks.grudge ?? [];

/** Those whom a main player invited and who did not come, wherever their ships are now. */
const refusers = (g: Cosmic, me: Player): Player[] => {
  const side = mainSide(g, me);
  return enc(g).invited[side].filter((p) => !enc(g).joined[side].includes(p)); // faq-grudge-1, faq-amoeba-2, faq-technology-13
};

/** What somebody had outside the encounter when it was decided: so many ships in all, so many on the targeted planet. */
type Bystanders = { readonly who: Player; readonly n: number; readonly atTarget: number };
const ANY_NUMBER = { n: Infinity, atTarget: Infinity };
const bystanders = lingering<Bystanders>('grudge.bystanders', []);

function noteBystanders(g: Cosmic, p: Player): void {
  const n = sacrificePlaces(g, p, 'outside').reduce((sum, x) => sum + shipsAt(g, p, x), 0);
  bystanders.start(g, -1, { who: p, n, atTarget: shipsAt(g, p, enc(g).target) });
}

/** Ships lost to a grudge are none of those that were in the encounter, though they may have landed since. */
function* pay(g: Cosmic, p: Player, n: number): Flow<ShipGroup[]> {
  const before = bystanders.all(g).find((x) => x.who === p) ?? ANY_NUMBER;
  let spare = before.atTarget;
  const ships = sacrificePlaces(g, p, 'outside').flatMap((place) =>
    groupsAt(g, p, place).flatMap((x) => {
      const k = place === enc(g).target ? Math.min(x.n, spare) : x.n;
      if (place === enc(g).target) spare -= k;
      return k > 0 ? [{ ...x, n: k }] : [];
    }),
  );
  const due = Math.min(n, before.n); // faq-general-22
  return yield* chooseAmong(g, p, ships, { tag: 'grudge.ships', from: asker(g), min: due, max: due, data: { n: due } });
}

/** All of them lose their ships at the same instant. */
function* takeRevenge(g: Cosmic, me: Player, sheet: Sheet, n: number): Flow {
  const debtors = timing(g).filter((p) => holders(sheet).includes(p));
  placeMarks(g, sheet, 'grudge', []);
  const ships: ShipGroup[] = [];
  for (const p of debtors) ships.push(...(yield* pay(g, p, n)));
  yield* loseShips(g, 'lost', me, ships);
}

const bySheet = family<{ sheet: SheetNo }>();
const sheetIn = (c: Ctx<unknown>): Sheet => c.g.s.sheets[bySheet.data(c).sheet];

/** Everybody who has a token loses four ships, come what may. */
const fury = lingering('grudge.fury', []);

/** Tokens that were given wait for the outcome. Without one they come to nothing. */
const revenge = bySheet.kind('grudge.revenge', [
  ability({
    id: 'take',
    at: 'resolution.afterOutcome',
    must: true,
    when: (c) => holders(sheetIn(c)).length > 0 && (hasSucceededAsMain(c.g, c.me) || hasFailedAsMain(c.g, c.me)),
    *commit(c) {
      const { g, me } = c;
      const severe = hasFailedAsMain(g, me) || fury.all(g).length > 0;
      yield* takeRevenge(g, me, sheetIn(c), severe ? FOR_FAILURE : FOR_SUCCESS);
    },
  }),
]);

/** What belongs to nobody's turn to act: who stood by at the outcome, and tokens that were never called in. */
const tokens = bySheet.kind('grudge.tokens', [
  ability({
    id: 'count',
    at: 'resolution.start',
    must: true,
    *commit(c) {
      for (const p of holders(sheetIn(c))) noteBystanders(c.g, p);
    },
  }),
  ability({
    id: 'clear',
    at: 'encounter.end',
    must: true,
    when: (c) => holders(sheetIn(c)).length > 0,
    *commit(c) {
      placeMarks(c.g, sheetIn(c), 'grudge', []);
    },
  }),
]);

/** Nobody on this side is rewarded. */
const denied = lingering<{ who: Player[] }>('grudge.denied', (dataOf) => [
  modifier('reward.due', (due, q, c) => due && !dataOf(c).who.includes(q.who)),
]);

/** The allies of the opponent who has won, as far as they are still about to land or to be rewarded; never oneself. */
function victors(g: Cosmic, me: Player): Player[] {
  if (!hasWonAsMain(g, opponent(g, me))) return [];
  const side = mainSide(g, opponent(g, me));
  const gaining = alliesLand(g, side) ? landingAllies(g, side) : alliesOn(g, side).filter((p) => mayBeRewarded(g, p));
  return gaining.filter((p) => p !== me);
}

export const grudge = alien({
  id: 'grudge',
  name: 'Grudge',
  set: 'base',
  alert: 'red',
  summary: 'Punishes those who decline its invitations',
  asks: { 'grudge.ships': 'Which {n, plural, one {# ship} other {# ships}} do you lose for not having allied?' },
  tells: { 'grudge-borne': '{by} {by, select, you {bear} other {bears}} a grudge against {who}.' },
  shows: { grudge: 'Refused an invitation: loses a ship if that player succeeds, four if not' },
  power: {
    text:
      'As a main player, once the alliances stand: everybody whom you invited in vain gets a token. If you then win or make a deal, each of them gives it ' +
      'back and loses a ship; if you lose or fail to deal, four. They choose the ships, but not among those they sent to ally with the other side.',
    clauses: [
      ability({
        at: 'alliance.formed',
        as: 'main',
        must: true,
        when: ({ g, me }) => refusers(g, me).length > 0,
        *commit({ g, me, sheet }) {
          const who = refusers(g, me);
          placeMarks(g, g.s.sheets[sheet], 'grudge', who);
          emit(g, 'grudge-borne', { by: me, who });
          revenge.start(g, me, { sheet });
          tokens.start(g, -1, { sheet });
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player whose opponent wins: its allies get neither colony nor rewards, and take their ships home.',
    clauses: [
      ability({
        at: 'resolution.landing',
        as: 'main',
        when: ({ g, me }) => victors(g, me).length > 0,
        *commit({ g, me }) {
          const who = victors(g, me);
          denied.start(g, me, { who });
          const place = mainSide(g, opponent(g, me)) === OFFENSE ? GATE : SIDE;
          for (const p of who) yield* returnShips(g, p, groupsAt(g, p, place), asker(g));
        },
      }),
    ],
  },
  super: {
    text: 'When tokens are given back after your success: each of those players loses four ships nonetheless.',
    clauses: [
      ability({
        at: 'resolution.afterOutcome',
        as: 'main',
        when: ({ g, me }) => hasSucceededAsMain(g, me) && holders(sheetOf(g, 'grudge')).length > 0,
        *commit({ g, me }) {
          fury.start(g, me, {});
        },
      }),
    ],
  },
});
