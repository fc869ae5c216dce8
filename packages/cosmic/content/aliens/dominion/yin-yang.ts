import {
  ability,
  alien,
  asker,
  canTakeHome,
  chooseNumber,
  choosePlayer,
  chooseShips,
  colonies,
  type Cosmic,
  couldJoinBoth,
  countShips,
  DEFENSE,
  doomed,
  emit,
  enc,
  type Flow,
  GATE,
  isMain,
  isOnBoth,
  lingering,
  loseChosen,
  loseShips,
  type Loss,
  type LossEvent,
  type LostEvent,
  OFFENSE,
  opponent,
  others,
  placeMarks,
  type Player,
  reaction,
  receiveRewards,
  redirect,
  sacrificePlaces,
  type Sheet,
  sheetIn,
  shipsAt,
  SIDE,
  type Side,
  takeHome,
  volunteerBoth,
  type PlaceNo,
  type SheetNo,
} from '../../../effects/index.ts';

/** There are two tokens: one for each main player. */
const TOKENS = 2; // dominion-components-09
const MARK = 'tokens';

const bearers = (sheet: Sheet): readonly Player[] => sheet.marks[MARK] ?? [];

/** Tokens that were given come back when the encounter is over, whatever has become of the power. */
const lent = lingering<{ sheet: SheetNo }>('yin-yang.lent', (dataOf) => [
  ability({
    at: 'encounter.end',
    must: true,
    *commit(c) {
      const { sheet } = dataOf(c);
      placeMarks(c.g, c.g.s.sheets[sheet], MARK, []);
    },
  }),
]);

const loses = (g: Cosmic, side: Side): boolean => {
  const { outcome } = enc(g);
  return outcome?.kind === 'both-lose' || (outcome?.kind === 'won' && outcome.winner !== side);
};

/** How many rewards an offense that has lost takes. */
function* consolation(g: Cosmic, most: number): Flow<number> {
  return yield* chooseNumber(g, enc(g).offense, 0, most, { tag: 'yin-yang.rewards', data: { n: most } });
}

/** Where both sides have lost, the offense receives what it takes when all ships are gone. */
const solace = lingering<{ n: number }>('yin-yang.solace', (dataOf) => [
  ability({
    at: 'resolution.afterOutcome',
    must: true,
    *commit(c) {
      yield* receiveRewards(c.g, enc(c.g).offense, dataOf(c).n, 'effect');
    },
  }),
]);

/** Losing ships of the defense on the planet that is attacked. */
const besieged = (g: Cosmic, ev: LossEvent): Loss[] => doomed(ev, enc(g).defense).filter((x) => x.place === enc(g).target);

/** Some of the losing ships of the defense stay where they are. */
function* hold(g: Cosmic, ev: LossEvent, most: number): Flow {
  const { defense, target } = enc(g);
  const max = Math.min(most, countShips(besieged(g, ev)));
  let left = yield* chooseNumber(g, defense, 0, max, { tag: 'yin-yang.keep', data: { n: max } });
  for (const loss of besieged(g, ev)) {
    const n = Math.min(left, loss.n);
    if (n > 0) redirect(ev, loss, n, target);
    left -= n;
  }
}

/** Ships out of the encounter among those that have arrived in the warp. */
function fallen(g: Cosmic, { owner, groups }: LostEvent): number {
  const { carrier, defense, target } = enc(g);
  const fought = (place: PlaceNo): boolean =>
    place === GATE || place === SIDE || place === carrier || (owner === defense && place === target);
  return countShips(groups.filter((x) => fought(x.place)));
}

/** What the balance itself costs calls for no other balance. */
const isCounterweight = (g: Cosmic): boolean => g.cause?.id === 'yin-yang';

export const yinYang = alien({
  id: 'yin-yang',
  name: 'Yin-Yang',
  set: 'dominion',
  alert: 'yellow',
  summary: 'Allies with both sides',
  asks: {
    'yin-yang:power.use': 'Ally with both sides',
    'yin-yang:power.token': 'Give a token to whoever did not invite you',
    'yin-yang.keep': 'Up to {n} of your losing ships may stay on the planet. How many do?',
    'yin-yang.rewards': 'You may receive up to {n, plural, one {# reward} other {# rewards}}. How many do you take?',
    'yin-yang.balance': '{who} has lost {n, plural, one {# ship} other {# ships}}. Which of yours do you lose for that?',
    'yin-yang.blame': 'Whose fault was it? That player loses {n, plural, one {# ship} other {# ships}} too.',
    'yin-yang.fall': 'You are held to blame. Which {n, plural, one {# ship} other {# ships}} do you lose?',
    'yin-yang.home': 'Where do your {n, plural, one {# losing ship} other {# losing ships}} go?',
  },
  tells: { 'token-given': '{to} {to, select, you {get} other {gets}} a token from {by}.' },
  shows: { tokens: 'Yin-yang token: loses as many ships as the opponent' },
  power: {
    text:
      'When both sides have invited you, you may ally with both. If the defense then loses, it may keep as many of its losing ships on the planet as ' +
      'you have ships with the offense; if the offense loses, it may receive as many rewards as you have ships with the defense. A main player who ' +
      'does not invite you may be given one of your two tokens: as often as the opponent of its bearer loses ships of the encounter to the warp, the ' +
      'bearer loses as many from colonies. Tokens come back to this sheet when the encounter ends.',
    clauses: [
      ability({
        at: 'alliance.respond',
        as: 'not-main',
        when: ({ g, me, ev }) => ev.who === me && couldJoinBoth(g, me),
        *commit({ g, me }) {
          yield* volunteerBoth(g, me);
        },
      }),
      reaction<'ships.save'>({
        id: 'spare',
        on: 'ships.save',
        must: true,
        passive: true,
        when: ({ g, me, ev }) => ev.kind === 'losing' && loses(g, DEFENSE) && isOnBoth(g, me),
        *commit({ g, me, ev }) {
          yield* hold(g, ev, shipsAt(g, me, GATE));
          if (!loses(g, OFFENSE)) return;
          const n = yield* consolation(g, shipsAt(g, me, SIDE));
          solace.start(g, -1, { n });
        },
      }),
      reaction<'rewards.due'>({
        id: 'console',
        on: 'rewards.due',
        must: true,
        passive: true,
        when: ({ g, me, ev }) => ev.winner === DEFENSE && isOnBoth(g, me),
        *commit({ g, me, ev }) {
          const n = yield* consolation(g, shipsAt(g, me, SIDE));
          ev.due.push({ who: enc(g).offense, n, why: 'effect' });
        },
      }),
      reaction<'invite.declined'>({
        id: 'token',
        on: 'invite.declined',
        passive: true,
        when: (c) => c.ev.who === c.me && bearers(sheetIn(c)).length < TOKENS && !bearers(sheetIn(c)).includes(c.ev.by),
        *commit(c) {
          const { g, me, sheet, ev } = c;
          if (bearers(sheetIn(c)).length === 0) lent.start(g, -1, { sheet });
          placeMarks(g, sheetIn(c), MARK, [...bearers(sheetIn(c)), ev.by]);
          emit(g, 'token-given', { to: ev.by, by: me });
        },
      }),
      reaction<'ships.lost'>({
        id: 'balance',
        on: 'ships.lost',
        must: true,
        passive: true,
        when: (c) => {
          const { g, ev } = c;
          if (ev.to !== 'warp' || !isMain(g, ev.owner) || isCounterweight(g)) return false;
          return bearers(sheetIn(c)).includes(opponent(g, ev.owner));
        },
        *commit({ g, me, ev }) {
          const n = fallen(g, ev);
          const them = opponent(g, ev.owner);
          const how = { tag: 'yin-yang.balance', from: asker(g), min: n, max: n, data: { who: ev.owner, n } };
          yield* loseShips(g, 'lost', me, yield* chooseShips(g, them, colonies(g, them), how));
        },
      }),
    ],
  },
  wild: {
    text: 'When ships of yours have gone to the warp: somebody else, who is to blame for it in your eyes, loses as many.',
    clauses: [
      reaction<'ships.lost', Player>({
        on: 'ships.lost',
        when: ({ g, me, ev }) => ev.owner === me && ev.to === 'warp' && culprits(g, me).length > 0,
        prepare: ({ g, me, ev }) => choosePlayer(g, me, culprits(g, me), { tag: 'yin-yang.blame', data: { n: ev.n } }),
        *commit({ g, me, ev }, who) {
          const { n } = ev;
          yield* loseChosen(g, who, n, { tag: 'yin-yang.fall', from: asker(g), cause: me, data: { n } });
        },
      }),
    ],
  },
  super: {
    text: 'As an ally of both sides: your losing ships go to your colonies, not to the warp.',
    clauses: [
      reaction<'ships.save'>({
        on: 'ships.save',
        as: 'ally',
        when: ({ g, me, ev }) => ev.kind === 'losing' && isOnBoth(g, me) && canTakeHome(g, ev, me),
        *commit({ g, me, ev }) {
          yield* takeHome(g, ev, me, { tag: 'yin-yang.home', from: asker(g) });
        },
      }),
    ],
  },
});

/** Anybody else who has ships to lose. */
function culprits(g: Cosmic, me: Player): Player[] {
  return others(g, me).filter((p) => sacrificePlaces(g, p, 'anywhere').length > 0);
}
