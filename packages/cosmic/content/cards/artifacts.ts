import {
  ability,
  ask,
  cardKey,
  cardOfKey,
  chooseShips,
  type ClauseSpec,
  clockwise,
  type Cosmic,
  countShips,
  discard,
  discardable,
  dismissAlly,
  emit,
  enc,
  type Face,
  type Flow,
  GATE,
  handOf,
  hasColonies,
  inWarp,
  isOffense,
  leaveWarp,
  lingering,
  loseChosen,
  mayBeCompensated,
  mayBeRewarded,
  modifier,
  moveShips,
  NORMAL_LIMIT,
  oneOf,
  playedAs,
  type Player,
  playerKey,
  playerOfKey,
  players,
  reaction,
  retrieve,
  returnable,
  setCard,
  showing,
  SHOWS,
  SIDES,
  someOf,
  tookBack,
  typeOf,
  WARP,
  zap,
  zoneOf,
} from '../../effects/index.ts';

/** What artifacts ask. */
const ASKS: { readonly [tag: string]: string } = {
  'force-field': 'Whose alliance do you cancel?',
  plague: 'Who is struck by the plague?',
  'plague.ships': 'Which ships do you lose to the plague?',
  'plague.card': 'Which {type} card do you lose to the plague?',
};

const artifact = (id: string, name: string, text: string, ...clauses: ClauseSpec[]): Face => ({
  asks: ASKS,
  id,
  name,
  type: 'artifact',
  value: 0,
  text,
  clauses,
});

const cardZap = artifact(
  'card-zap',
  'Card Zap',
  'When somebody else plays a flare or an artifact: it has no effect and is discarded.',
  reaction<'card.play'>({
    on: 'card.play',
    when: (c) => c.ev.by !== c.me && ['flare', 'artifact'].includes(playedAs(c.ev).type),
    *commit(c) {
      c.ev.stopped = true;
    },
  }),
);

const cosmicZap = artifact(
  'cosmic-zap',
  'Cosmic Zap',
  'When an alien power is used, even your own: that use is cancelled and the power cannot be used again this encounter.',
  reaction<'power.used'>({
    on: 'power.used',
    zaps: true,
    *commit(c) {
      c.ev.stopped = true;
      // Before this card is discarded: the power is gone by then (faq-vulch-1).
      zap(c.g, c.ev.sheet);
    },
  }),
);

const emotionControl = artifact(
  'emotion-control',
  'Emotion Control',
  'After cards are revealed: attack cards count as negotiates, so the main players must try to deal.',
  ability({
    at: 'reveal.revealed',
    when: (c) => enc(c.g).slots.some((s) => s.type === 'attack'),
    *commit(c) {
      for (const side of SIDES) if (enc(c.g).slots[side].type === 'attack') setCard(c.g, side, 'negotiate', 0);
    },
  }),
);

const allies = (g: Cosmic): Player[] => [...new Set([...enc(g).allies[0], ...enc(g).allies[1]])];

const forceField = artifact(
  'force-field',
  'Force Field',
  'After alliances are formed: allies of your choice, on either side, take their ships home.',
  ability<readonly Player[]>({
    at: 'alliance.formed',
    when: (c) => allies(c.g).length > 0,
    *prepare(c) {
      const options = allies(c.g).map(playerKey);
      const answer = yield* ask(showing(SHOWS.player, someOf(c.me, 'force-field', 'card:force-field', options, 1, options.length)));
      return answer.map(playerOfKey);
    },
    *commit(c, who) {
      for (const p of who) yield* dismissAlly(c.g, p, 'card:force-field');
    },
  }),
);

/** No compensation and no rewards for the rest of the encounter. */
const nothingCollected = lingering('ionic-gas', [modifier('comp.due', () => false), modifier('reward.due', () => false)]);

const ionicGas = artifact(
  'ionic-gas',
  'Ionic Gas',
  'After the winner is known: nobody collects compensation or rewards this encounter.',
  ability({
    at: 'resolution.start',
    // Not where an effect has seen to that already.
    when: ({ g }) => enc(g).outcome?.kind === 'won' && players(g).some((p) => mayBeCompensated(g, p) || mayBeRewarded(g, p)),
    *commit(c) {
      nothingCollected.start(c.g, c.me, {});
    },
  }),
);

const mobiusTubes = artifact(
  'mobius-tubes',
  'Mobius Tubes',
  'At the start of an encounter of yours: all ships of all players return from the warp.',
  ability({
    at: 'encounter.start',
    as: 'offense',
    when: (c) => players(c.g).some((p) => returnable(c.g, p) > 0 || canWaitInGate(c.g, p)),
    *commit(c) {
      for (const p of clockwise(c.g, c.me)) yield* emptyWarp(c.g, p);
    },
  }),
);

const canWaitInGate = (g: Cosmic, p: Player): boolean => isOffense(g, p) && !hasColonies(g, p) && inWarp(g, p) > 0;

/** R15.8: without a colony ships fall back into the warp, but the offense may put some on the gate first. */
function* emptyWarp(g: Cosmic, p: Player): Flow {
  if (hasColonies(g, p)) yield* retrieve(g, p, inWarp(g, p), 'card:mobius-tubes');
  else if (isOffense(g, p) && !enc(g).over) yield* waitInGate(g, p);
}

function* waitInGate(g: Cosmic, p: Player): Flow {
  const how = { tag: 'ships.toGate', from: 'card:mobius-tubes', min: 0, max: NORMAL_LIMIT }; // faq-general-16
  const ships = yield* leaveWarp(g, p, yield* chooseShips(g, p, [WARP], how));
  const n = countShips(ships);
  if (n === 0) return;
  emit(g, 'ships-retrieved', { who: p, n });
  moveShips(g, ships, GATE);
  yield* tookBack(g, p, n, [GATE]);
}

/** Ships and cards that a plague takes. */
const PLAGUE_SHIPS = 3;

const plague = artifact(
  'plague',
  'Plague',
  'At the start of an encounter: a player of your choice loses three ships and one card of each type.',
  ability<{ who: Player }>({
    at: 'encounter.start',
    *prepare(c) {
      const options = clockwise(c.g, c.me).map(playerKey);
      const answer = yield* ask(showing(SHOWS.player, oneOf(c.me, 'plague', 'card:plague', options, undefined, options[1])));
      return { who: playerOfKey(answer) };
    },
    *commit(c, { who }) {
      const { g, me } = c;
      yield* loseChosen(g, who, PLAGUE_SHIPS, { tag: 'plague.ships', from: 'card:plague', cause: me });
      yield* discard(g, who, yield* oneOfEachType(g, who), 'effect');
    },
  }),
);

function* oneOfEachType(g: Cosmic, p: Player): Flow<number[]> {
  const out: number[] = [];
  for (const type of new Set(handOf(g, p).map((c) => typeOf(g, c)))) {
    const cards = discardable(g, p).filter((c) => typeOf(g, c) === type); // errata-card-types, faq-general-47
    const options = cards.map((c) => cardKey(g, c));
    const alike = new Set(cards.map((c) => `${g.s.face[c]} in ${zoneOf(g, c)}`)).size === 1;
    const answer = alike ? options[0] : yield* ask(showing(SHOWS.card, oneOf(p, 'plague.card', 'card:plague', options, { type })));
    out.push(cardOfKey(answer));
  }
  return out;
}

const quash = artifact(
  'quash',
  'Quash',
  'When a deal has just been made: it fails instead, and the dealers pay for it.',
  reaction<'deal.made'>({
    on: 'deal.made',
    when: (c) => c.ev.made,
    *commit(c) {
      c.ev.made = false;
    },
  }),
);

export const ARTIFACTS: readonly Face[] = [cardZap, cosmicZap, emotionControl, forceField, ionicGas, mobiusTubes, plague, quash];
