import {
  ability,
  addCard,
  alien,
  asker,
  askTogether,
  bargainBetween,
  canStillPlay,
  carryOut,
  type Choose,
  chooseCard,
  choosePlayer,
  choosePlayers,
  type Cosmic,
  DEFENSE,
  emit,
  enc,
  type Flow,
  type Gives,
  lingering,
  mainOn,
  mainSide,
  OFFENSE,
  oneOf,
  oneOfEachKind,
  others,
  playableOfType,
  type Player,
  players,
  reaction,
  setCard,
  settleEncounter,
  showing,
  SHOWS,
  sideName,
  SIDES,
  speakBeside,
  standsAs,
  takePlace,
  type CardNo,
} from '../../../effects/index.ts';

/** The negotiates that could be played, one of each kind and place. */
const negotiates = (g: Cosmic, p: Player): number[] => oneOfEachKind(g, playableOfType(g, p, 'negotiate'));

/** Plays the chosen negotiate, or another one: an answer to the use may have cost it. What it says counts. False when there is none left. */
function* playOne(g: Cosmic, p: Player, chosen: number): Flow<boolean> {
  let card: CardNo | undefined = canStillPlay(g, p, chosen) ? chosen : negotiates(g, p)[0];
  while (card !== undefined && !(yield* addCard(g, card, p))) [card] = negotiates(g, p);
  if (card !== undefined) speakBeside(g, card, p);
  return card !== undefined;
}

/** Its owner is the third party of the deal at hand. */
const thirdParty = lingering('diplomat.party', [
  reaction<'deal.try'>({
    on: 'deal.try',
    must: true,
    passive: true,
    when: ({ me, ev }) => !ev.parties.includes(me),
    *commit({ me, ev }) {
      ev.parties = [...ev.parties, me];
    },
  }),
]);

interface Purchase {
  readonly seller: Player;
  readonly price: Gives;
}

/** Votes are bought one after the other; what was promised for one cannot be promised again. */
function* buyVotes(g: Cosmic, me: Player): Flow<Purchase[]> {
  const sellers = others(g, me);
  const bought: Purchase[] = [];
  for (const seller of yield* choosePlayers(g, me, sellers, { tag: 'diplomat.approach', min: 0 })) {
    const promised = bought.reduce<Gives>((all, { price }) => ({ ...all, ...price }), {});
    const how = { tag: 'diplomat.bribe', from: asker(g), data: { by: me, who: seller }, promised };
    const price = yield* bargainBetween(g, [me, seller], how);
    if (price !== null) bought.push({ seller, price });
  }
  return bought;
}

/** Everybody whose vote is not sold votes in secret, all at the same time. */
function* castVotes(g: Cosmic, free: readonly Player[]): Flow<Player[]> {
  const from = asker(g);
  const answers = yield* askTogether(
    free.map((seat): Choose => showing(SHOWS.side, oneOf(seat, 'diplomat.vote', from, SIDES.map(sideName)))),
  );
  return free.filter((p) => answers.get(p) === 'offense');
}

/** The vote takes the place of encounter cards. Prices are paid only by a caller who has won (R11 follows). */
function* callVote(g: Cosmic, me: Player): Flow {
  const bought = yield* buyVotes(g, me);
  const sold = bought.map((x) => x.seller);
  const forOffense = yield* castVotes(
    g,
    players(g).filter((p) => !sold.includes(p)),
  );
  if (mainSide(g, me) === OFFENSE) forOffense.push(...sold);
  const forDefense = players(g).filter((p) => !forOffense.includes(p));
  emit(g, 'votes-counted', { offense: forOffense, defense: forDefense });
  const winner = forOffense.length > forDefense.length ? OFFENSE : DEFENSE;
  if (mainOn(g, winner) === me) for (const { price } of bought) yield* carryOut(g, price);
  settleEncounter(g, { kind: 'won', winner, margin: null, how: 'vote' });
}

export const diplomat = alien({
  id: 'diplomat',
  name: 'Diplomat',
  set: 'dominion',
  alert: 'yellow',
  summary: 'Turns attacks into a deal for three',
  asks: {
    'diplomat.card': 'Which negotiate do you play?',
    'diplomat.replace': 'Whose place in the deal do you take?',
    'diplomat.approach': 'Whose votes do you try to buy?',
    'diplomat.bribe':
      "{by} {by, select, you {bargain for {who}'s vote. The price is paid only if you win.} other {bargains for {who, select, you {<who>your</who>} other {{who}'s}} vote. The price is paid only if {by} wins.}}",
    'diplomat.vote': 'Who shall win the encounter?',
  },
  tells: { 'votes-counted': 'For the offense: {offense}. For the defense: {defense}.' },
  power: {
    text:
      'Not a main player, when an attack has been revealed: you may play a negotiate from your hand. Every revealed attack becomes a plain ' +
      'negotiate, and the deal is one of three, with you in it; what is printed on your card counts as well. Unless all three agree it fails ' +
      'for all three, who are all opponents of each other in it.',
    clauses: [
      ability<number>({
        at: 'reveal.revealed',
        as: 'not-main',
        when: ({ g, me }) => SIDES.some((side) => standsAs(g, mainOn(g, side), 'attack')) && negotiates(g, me).length > 0,
        prepare: ({ g, me }) => chooseCard(g, me, negotiates(g, me), { tag: 'diplomat.card' }),
        *commit({ g, me }, chosen) {
          if (!(yield* playOne(g, me, chosen))) return;
          for (const side of SIDES) if (enc(g).slots[side].type === 'attack') setCard(g, side, 'negotiate', 0);
          thirdParty.start(g, me, {});
        },
      }),
    ],
  },
  wild: {
    text:
      'Not a main player, when others are about to bargain for a deal: play a negotiate from your hand and bargain in the place of one of them, ' +
      'for better or worse; what is printed on your card counts. A deal still counts as the success of the player you replace.',
    clauses: [
      reaction<'deal.try', { replaced: Player; chosen: number }>({
        on: 'deal.try',
        as: 'not-main',
        when: ({ g, me, ev }) => !ev.parties.includes(me) && negotiates(g, me).length > 0,
        *prepare({ g, me, ev }) {
          const replaced = yield* choosePlayer(g, me, ev.parties, { tag: 'diplomat.replace' });
          return { replaced, chosen: yield* chooseCard(g, me, negotiates(g, me), { tag: 'diplomat.card' }) };
        },
        *commit({ g, me, ev }, { replaced, chosen }) {
          if (!(yield* playOne(g, me, chosen))) return;
          takePlace(ev, me, replaced);
        },
      }),
    ],
  },
  super: {
    text:
      'As a main player, once alliances are formed: no encounter cards are played. Everybody votes for one side, ties for the defense. You ' +
      'may buy votes in bargains, whose terms are kept only if you win.',
    clauses: [
      ability({
        at: 'alliance.formed',
        as: 'main',
        *commit({ g, me }) {
          yield* callVote(g, me);
        },
      }),
    ],
  },
});
