import {
  ability,
  alien,
  asker,
  chooseCard,
  choosePlayer,
  clockwise,
  colonies,
  COLOURS,
  type Cosmic,
  type Ctx,
  emit,
  enc,
  encounterCards,
  type Face,
  faceOf,
  type Flow,
  handOf,
  handOfType,
  handSize,
  hasColony,
  homePlanets,
  isInvolved,
  isMain,
  kickLate,
  laidBy,
  mayPlay,
  others,
  playableCards,
  playableOfType,
  type PlayableSpec,
  playAs,
  type Player,
  rearrange,
  renewHand,
  setDefense,
  showCards,
  someKickerSays,
  stillDecides,
  targetsIn,
  type WindowName,
  type CardNo,
  windowIds,
} from '../../../effects/index.ts';

/** Where a hand without the right cards matters: asked for there, raised anywhere else. */
const NEW_HAND: readonly WindowName[] = ['any.time', 'planning.beforeSelect', 'encounter.second'];

/** Is this a moment to ask somebody about a new hand: a card has to be selected, or another encounter needs one? */
function isPressing({ g, me, ev }: Ctx): boolean {
  if (ev.at === 'encounter.second') return g.s.turn.owner === me && g.s.turn.lastSucceeded;
  return ev.at === 'any.time' || isMain(g, me);
}

const lacks = (g: Cosmic, p: Player, type: Face['type']): boolean => handOfType(g, p, type).length === 0;

/** What can be done with a card, if that is limited to the regroup or alliance phase; else undefined. */
function slowText({ type, clauses }: Face): PlayableSpec | undefined {
  if (type !== 'artifact' && type !== 'rift') return undefined;
  const [spec] = clauses;
  if (clauses.length !== 1 || spec.kind !== 'ability') return undefined;
  const isSlow = (at: WindowName): boolean => at === 'encounter.start' || ['regroup', 'alliance'].includes(windowIds.read(at).of);
  return spec.at.every(isSlow) ? spec : undefined;
}

/** Such cards that would do something now. */
const outOfTime = (c: Ctx): number[] =>
  playableCards(c.g, c.me).filter((card) => {
    const spec = slowText(faceOf(c.g, card));
    // What is about alliances is about those of an encounter that is being played.
    if (spec?.kind === 'ability' && enc(c.g).over && spec.at.some((at) => windowIds.read(at).of === 'alliance')) return false;
    return spec !== undefined && mayPlay(c.g, c.me, card) && (!spec.when || spec.when({ ...c, card }));
  });

const reinforcements = (c: Ctx): number[] =>
  playableOfType(c.g, c.me, 'reinforcement').filter((card) => {
    const [spec] = faceOf(c.g, card).clauses;
    return spec.kind === 'ability' && mayPlay(c.g, c.me, card) && spec.when?.({ ...c, card }) !== false;
  });

const kickers = (g: Cosmic, me: Player): number[] => playableOfType(g, me, 'kicker');

/** Plays a card for what is printed on it, at a moment or by a player that it does not know. */
function* playAnyway(c: Ctx, card: CardNo): Flow {
  const [spec] = faceOf(c.g, card).clauses;
  if (spec.kind === 'ability') yield* playAs(c, card, spec);
}

/** The home system that a destiny card points to, or -1: it leaves that open, or an effect has decided already. */
function indicated(g: Cosmic): number {
  return stillDecides(g) ? enc(g).named : -1;
}

/** Players with a colony there who could be encountered on it. */
function settlers(g: Cosmic, me: Player): Player[] {
  const system = indicated(g);
  if (system < 0) return [];
  return clockwise(g, me).filter((p) => p !== me && targetsOf(g, p, system).length > 0);
}
const targetsOf = (g: Cosmic, p: Player, system: number): number[] => targetsIn(g, system, p).filter((x) => hasColony(g, p, x));

export const greenhorn = alien({
  id: 'greenhorn',
  name: 'Greenhorn',
  set: 'dominion',
  alert: 'green',
  summary: 'Gets the rules wrong to its advantage',
  asks: {
    'greenhorn:power.use': 'Ask about a card',
    'greenhorn:power.hand': 'Draw a new hand',
    'greenhorn:power.rearrange': 'Rearrange your ships',
    'greenhorn:power.kicker': 'Play your kicker now',
    'greenhorn:power.reinforce': 'Reinforce though you are not involved',
    'greenhorn:power.play': 'Play a card out of its time',
    'greenhorn.who': 'Whom do you ask about one of your cards?',
    'greenhorn.card': 'Which card do you show {to}?',
    'greenhorn.ships': 'Where do your {n, plural, one {# ship} other {# ships}} stand from now on?',
    'greenhorn.kicker': 'Which kicker do you play?',
    'greenhorn.reinforce': 'Which reinforcement do you play?',
    'greenhorn.play': 'Which card do you play?',
    'greenhorn.defense': 'Against whom in the {colour} system do you have the encounter?',
  },
  tells: {
    'greenhorn-asks': '{who} {who, select, you {show {to} a card and ask} other {shows {to} a card and asks}}: what is this one good for?',
  },
  power: {
    text:
      'When an encounter starts and you have cards, show one of them to another player and ask about it. Whenever you have no attack card in hand you ' +
      'may draw a new hand. In any regroup phase you may rearrange your ships on your colonies and home planets, empty ones too. You may play your ' +
      'kicker once cards are revealed, reinforce without being involved, and play rifts and artifacts for the regroup or alliance phase in any phase, ' +
      'whoever they are for.',
    clauses: [
      ability<Player>({
        at: 'encounter.start',
        must: true,
        when: ({ g, me }) => handSize(g, me) > 0,
        prepare: ({ g, me }) => choosePlayer(g, me, others(g, me), { tag: 'greenhorn.who' }),
        *commit({ g, me }, to) {
          const card = yield* chooseCard(g, me, handOf(g, me), { tag: 'greenhorn.card', data: { to } });
          showCards(g, to, me, [card]);
          emit(g, 'greenhorn-asks', { who: me, to });
        },
      }),
      ability({
        id: 'hand',
        at: NEW_HAND,
        passive: true,
        when: (c) => isPressing(c) && lacks(c.g, c.me, 'attack'),
        commit: ({ g, me }) => renewHand(g, me),
      }),
      ability({
        id: 'rearrange',
        at: 'regroup.during',
        passive: true,
        when: ({ g, me }) => new Set([...colonies(g, me), ...homePlanets(g, me)]).size > 1 && colonies(g, me).length > 0,
        commit: ({ g, me }) => rearrange(g, me, homePlanets(g, me), { tag: 'greenhorn.ships', from: asker(g) }),
      }),
      ability<number>({
        id: 'kicker',
        at: 'reveal.revealed',
        as: 'main',
        passive: true,
        when: ({ g, me }) => !laidBy(enc(g), me, 'kicker') && kickers(g, me).length > 0 && !someKickerSays(g, 'jams'),
        prepare: ({ g, me }) => chooseCard(g, me, kickers(g, me), { tag: 'greenhorn.kicker' }),
        commit: ({ g, me }, card) => kickLate(g, me, card),
      }),
      ability<number>({
        id: 'reinforce',
        at: 'reveal.reinforce',
        passive: true,
        per: 'free',
        when: (c) => !isInvolved(c.g, c.me) && reinforcements(c).length > 0,
        prepare: (c) => chooseCard(c.g, c.me, reinforcements(c), { tag: 'greenhorn.reinforce' }),
        commit: playAnyway,
      }),
      ability<number>({
        id: 'play',
        at: 'any.time',
        passive: true,
        when: (c) => outOfTime(c).length > 0,
        prepare: (c) => chooseCard(c.g, c.me, outOfTime(c), { tag: 'greenhorn.play' }),
        commit: playAnyway,
      }),
    ],
  },
  wild: {
    text: 'Whenever you have no attack card or no negotiate in hand: discard your hand and draw a new one. As the offense you may go on with that.',
    clauses: [
      ability({
        at: NEW_HAND,
        when: (c) => {
          const { g, me, ev } = c;
          if (!lacks(g, me, 'attack') && !lacks(g, me, 'negotiate')) return false;
          return ev.at === 'any.time' || (isPressing(c) && encounterCards(g, me).length === 0);
        },
        commit: ({ g, me }) => renewHand(g, me),
      }),
    ],
  },
  super: {
    text: 'As the offense, when destiny points to a home system: whoever has a colony there may be the defense, if you like, on one of those colonies.',
    clauses: [
      ability<{ readonly who: Player; readonly system: number }>({
        at: 'destiny.afterDrawn',
        as: 'offense',
        when: ({ g, me }) => settlers(g, me).length > 0,
        *prepare({ g, me }) {
          const system = indicated(g);
          const data = { colour: COLOURS[system] };
          return { system, who: yield* choosePlayer(g, me, settlers(g, me), { tag: 'greenhorn.defense', data }) };
        },
        *commit({ g }, { who, system }) {
          setDefense(g, who, system, 'colonies');
        },
      }),
    ],
  },
});
