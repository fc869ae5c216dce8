import {
  ability,
  alien,
  asker,
  askTogether,
  canEncounter,
  canFound,
  canRetrieve,
  cardKey,
  cardOfKey,
  chooseOption,
  choosePlanet,
  choosePlayer,
  clearSlots,
  colonies,
  coloniesKept,
  coloniesToWin,
  colonyScore,
  colourOf,
  confirm,
  contestVictory,
  type Cosmic,
  discard,
  dismissAlly,
  doomedCount,
  emit,
  enc,
  everybodyReturns,
  type Flow,
  foreignColonies,
  foundColony,
  giveCards,
  groupsAt,
  hasColony,
  homeOf,
  HOWS,
  inWarp,
  isBarred,
  lacking,
  lingering,
  loseChosen,
  mainOn,
  mayBegin,
  mayInvite,
  modifier,
  nameFace,
  OFFENSE,
  oneOf,
  others,
  planetsInSystems,
  type Player,
  reaction,
  refusers,
  retrieve,
  returnShips,
  roomOn,
  showing,
  SHOWS,
  type Side,
  SIDES,
  touch,
  type WinEvent,
  type Wish,
  wished,
} from '../../../effects/index.ts';

type Whine = { readonly about: 'ships' } | { readonly about: 'colonies' } | ({ readonly about: 'card' } & Wish);

/** More than everybody else: a tie is nothing to whine about (faq-sniveler-3). */
const leads = (g: Cosmic, me: Player, of: (p: Player) => number): boolean => others(g, me).every((p) => of(me) > of(p));

/** Planets kept off the board count (faq-locust-1). */
const foreign = (g: Cosmic, p: Player): number => foreignColonies(g, p).length + coloniesKept(g, p);

const newColonies = (g: Cosmic, me: Player): number[] =>
  planetsInSystems(g).filter((x) => homeOf(g, x) !== me && !hasColony(g, me, x) && roomOn(g, x) > 0);

function grievances(g: Cosmic, me: Player): Whine['about'][] {
  const out: Whine['about'][] = [];
  if (leads(g, me, (p) => inWarp(g, p)) && canRetrieve(g, me)) out.push('ships');
  if (leads(g, me, (p) => -foreign(g, p)) && canFound(g, me) && newColonies(g, me).length > 0) out.push('colonies');
  if (HOWS.some((how) => lacking(g, me, how).length > 0)) out.push('card');
  return out;
}

function* whine(g: Cosmic, me: Player): Flow<Whine> {
  const about = yield* chooseOption(g, me, grievances(g, me), { tag: 'sniveler.about' });
  if (about !== 'card') {
    emit(g, `whined-${about}`, { who: me });
    return { about };
  }
  const hows = HOWS.filter((x) => lacking(g, me, x).length > 0);
  const how = yield* chooseOption(g, me, hows, { tag: 'sniveler.how' });
  const open = lacking(g, me, how);
  const face = yield* nameFace(g, me, (x) => open.includes(x), { tag: `sniveler.${how}` });
  emit(g, `whined-${how}`, { who: me, card: face.id });
  return { about, how, face };
}

/** Either all agree and the ships come back, or everybody has as many in the warp. */
function* aboutShips(g: Cosmic, me: Player): Flow {
  const rest = others(g, me);
  if ((yield* refusers(g, rest, { tag: 'sniveler.ships', data: { by: me } })).length === 0) {
    yield* retrieve(g, me, inWarp(g, me), asker(g));
    return;
  }
  for (const p of rest) yield* match(g, p, me);
}

/** Somebody loses ships until as many have come to the warp as another player has there, or no more of them get there. */
function* match(g: Cosmic, p: Player, me: Player): Flow {
  let n = inWarp(g, me) - inWarp(g, p);
  while (n > 0) {
    const ev = yield* loseChosen(g, p, n, { tag: 'sniveler.match', from: asker(g), cause: me, data: { n } });
    if (doomedCount(ev) === 0) return;
    n -= doomedCount(ev);
  }
}

/** Either all agree to a colony more, or everybody has one less. */
function* aboutColonies(g: Cosmic, me: Player): Flow {
  const rest = others(g, me);
  if ((yield* refusers(g, rest, { tag: 'sniveler.colonies', data: { by: me } })).length === 0) {
    yield* foundColony(g, me, yield* choosePlanet(g, me, newColonies(g, me), { tag: 'sniveler.where' }), asker(g));
    return;
  }
  for (const p of rest) {
    if (foreignColonies(g, p).length === 0) continue;
    const lost = yield* choosePlanet(g, p, foreignColonies(g, p), { tag: 'sniveler.lose' });
    const homes = colonies(g, p).filter((x) => x !== lost);
    yield* returnShips(g, p, groupsAt(g, p, lost), asker(g), homes);
  }
}

/** Either somebody gives such a card, or everybody discards all of them. All are asked: who has one is nobody's business. */
function* aboutCard(g: Cosmic, me: Player, wish: Wish): Flow {
  const rest = others(g, me);
  const from = asker(g);
  const data = { by: me, card: wish.face.id };
  const answers = yield* askTogether(
    rest.map((p) => {
      const options = [...wished(g, p, wish).map((x) => cardKey(g, x)), 'refuse'];
      return showing(SHOWS.card, oneOf(p, `sniveler.give.${wish.how}`, from, options, data, 'refuse'));
    }),
  );
  const givers = rest.filter((p) => (answers.get(p) ?? 'refuse') !== 'refuse');
  if (givers.length > 0) {
    const giver = yield* choosePlayer(g, me, givers, { tag: 'sniveler.from' });
    for (const [p, card] of answers) if (p === giver) giveCards(g, giver, me, [cardOfKey(card)]);
    return;
  }
  for (const p of rest) yield* discard(g, p, wished(g, p, wish), 'effect');
}

/** This main player cannot invite anybody any more. */
const lonely = lingering<{ who: Player }>('sniveler.lonely', (dataOf) => [
  modifier('ally.invite', (ok, q, c) => ok && q.by !== dataOf(c).who),
]);

const isLeftOut = (g: Cosmic, me: Player): boolean => SIDES.every((side) => !enc(g).invited[side].includes(me));

/** The sides that could still invite somebody. */
const addressees = (g: Cosmic, me: Player): Side[] => SIDES.filter((side) => mayInvite(g, mainOn(g, side)) && !isBarred(g, me, side));

function* complain(g: Cosmic, me: Player, side: Side): Flow {
  const main = mainOn(g, side);
  const e = enc(g);
  if (yield* confirm(g, main, { tag: 'sniveler.relent', data: { by: me } })) {
    e.invited[side].push(me);
    touch(g, 'encounter');
    emit(g, 'invited', { by: main, who: [me] });
    return;
  }
  e.invited[side] = [];
  touch(g, 'encounter');
  emit(g, 'invitations-void', { who: main });
  lonely.start(g, me, { who: main });
  for (const p of e.allies[side].slice()) yield* dismissAlly(g, p, asker(g), [side]);
}

/** While a victory is fought over, those who have won do not ally with whoever fights for a share of it. */
const rivals = lingering<{ who: Player[] }>('sniveler.rivals', (dataOf) => [
  modifier('ally.forbidden', (no, q, c) => no || (q.side === OFFENSE && dataOf(c).who.includes(q.who))),
]);

/** Those whom this player could encounter at their homes. */
const withinReach = (g: Cosmic, me: Player, who: readonly Player[]): Player[] =>
  mayBegin(g, me) ? who.filter((p) => canEncounter(g, p, me)) : [];

function* joinVictory(g: Cosmic, me: Player, ev: WinEvent): Flow {
  const winners = ev.winners.slice();
  const against = yield* refusers(g, winners, { tag: 'sniveler.join', data: { by: me } });
  if (against.length === 0) {
    ev.winners = [...winners, me];
    return;
  }
  const foes = withinReach(g, me, against);
  if (foes.length === 0 || !(yield* confirm(g, me, { tag: 'sniveler.fight' }))) return;
  const defense = yield* choosePlayer(g, me, foes, { tag: 'sniveler.foe' });
  // What was going on when the game was won comes to nothing.
  yield* clearSlots(g);
  yield* everybodyReturns(g);
  rivals.start(g, me, { who: winners }, 'game');
  const plan = { offense: me, from: 'regroup', defense, system: colourOf(g, defense) } as const;
  const victors = yield* contestVictory(g, plan);
  rivals.end(g);
  if (!victors.includes(me)) return;
  ev.winners = [...new Set(victors)]; // faq-sniveler-4
  ev.how = 'sniveler';
}

export const sniveler = alien({
  id: 'sniveler',
  name: 'Sniveler',
  set: 'incursion',
  alert: 'yellow',
  summary: 'Whines about what it lacks',
  asks: {
    'sniveler.about': 'What do you whine about?',
    'sniveler.about:ships': 'Your ships in the warp',
    'sniveler.about:colonies': 'Your few foreign colonies',
    'sniveler.about:card': 'An encounter card you lack',
    'sniveler.how': 'What kind of card do you lack?',
    'sniveler.how:exact': 'A certain card',
    'sniveler.how:higher': 'An attack higher than a certain one',
    'sniveler.how:lower': 'An attack lower than a certain one',
    'sniveler.exact': 'Which card do you lack?',
    'sniveler.higher': 'You have no attack higher than which?',
    'sniveler.lower': 'You have no attack lower than which?',
    'sniveler.ships':
      '{by} whines about ships in the warp. May they all come back? Unless everybody agrees, each of you has to have as many there.',
    'sniveler.match': 'Which {n, plural, one {# ship} other {# ships}} do you place in the warp?',
    'sniveler.colonies': '{by} whines about colonies. May there be one more for {by}? Unless everybody agrees, each of you loses one.',
    'sniveler.where': 'Where do you found your extra colony?',
    'sniveler.lose': 'Which foreign colony do you give up?',
    'sniveler.give.exact': '{by} has no {card}. Do you give one? If nobody does, all of them are discarded.',
    'sniveler.give.higher': '{by} has no attack higher than {card}. Do you give one? If nobody does, all of them are discarded.',
    'sniveler.give.lower': '{by} has no attack lower than {card}. Do you give one? If nobody does, all of them are discarded.',
    'sniveler.give.exact:refuse': 'Give nothing',
    'sniveler.give.higher:refuse': 'Give nothing',
    'sniveler.give.lower:refuse': 'Give nothing',
    'sniveler.from': 'From whom do you take the card?',
    'sniveler.to': 'To whom do you complain?',
    'sniveler.relent': '{by} complains of not being invited. Do you invite {by} after all? Otherwise you can invite nobody.',
    'sniveler.join': 'Do you let {by} share your victory? Whoever refuses may have to fight for it.',
    'sniveler.fight': 'Do you fight for a share of the victory?',
    'sniveler.foe': 'Which of the winners who refused do you encounter?',
  },
  tells: {
    'whined-ships': '{who} {who, select, you {whine} other {whines}} about ships in the warp.',
    'whined-colonies': '{who} {who, select, you {whine} other {whines}} about having the fewest colonies.',
    'whined-exact': '{who} {who, select, you {whine} other {whines}} for lack of {card}.',
    'whined-higher': '{who} {who, select, you {whine} other {whines}} for lack of an attack higher than {card}.',
    'whined-lower': '{who} {who, select, you {whine} other {whines}} for lack of an attack lower than {card}.',
    'invitations-void': '{who} can invite nobody in this encounter.',
  },
  power: {
    text:
      'As a main player, before anybody is invited, you may whine once an encounter. With more ships in the warp than anybody: all others agree that you take ' +
      'all of them back, or each of them has to have as many there. With fewer foreign colonies than anybody: all others agree that you found one ' +
      'anywhere, or each of them gives one up. For lack of an encounter card you name: somebody gives you one, or all others discard every such card.',
    clauses: [
      ability<Whine>({
        at: 'alliance.beforeInvites',
        as: 'main',
        per: 'encounter',
        when: ({ g, me }) => grievances(g, me).length > 0,
        prepare: ({ g, me }) => whine(g, me),
        *commit({ g, me }, plan) {
          if (plan.about === 'ships') yield* aboutShips(g, me);
          else if (plan.about === 'colonies') yield* aboutColonies(g, me);
          else yield* aboutCard(g, me, plan);
        },
      }),
    ],
  },
  wild: {
    text:
      'When you are no main player and neither side has invited you: complain to one of the main players. If you are not invited after all, that player can ' +
      'invite nobody, and allies it has already go home.',
    clauses: [
      ability<{ readonly side: Side }>({
        at: 'alliance.afterInvites',
        as: 'not-main',
        when: ({ g, me }) => isLeftOut(g, me) && addressees(g, me).length > 0,
        *prepare({ g, me }) {
          const sides = addressees(g, me);
          const mains = sides.map((side) => mainOn(g, side));
          const to = yield* choosePlayer(g, me, mains, { tag: 'sniveler.to' });
          return { side: sides[mains.indexOf(to)] };
        },
        *commit({ g, me }, { side }) {
          yield* complain(g, me, side);
        },
      }),
    ],
  },
  super: {
    text:
      'When others win while you are one colony short at most: they let you share the victory, or you may encounter one of those who refuse. None of them ' +
      'can ally with you then. If you win that encounter, you and your allies win the game; if not, the first victory stands.',
    clauses: [
      reaction<'win'>({
        on: 'win',
        when: ({ g, me, ev }) => ev.winners.length > 0 && !ev.winners.includes(me) && colonyScore(g, me) >= coloniesToWin(g) - 1,
        *commit({ g, me, ev }) {
          yield* joinVictory(g, me, ev);
        },
      }),
    ],
  },
});
