import {
  ability,
  alien,
  amend,
  ask,
  asker,
  chooseNumber,
  chooseShips,
  colonies,
  type Cosmic,
  enc,
  type Flow,
  loseShips,
  type Player,
  playerKey,
  players,
  printedAs,
  reaction,
  retrievable,
  retrieve,
  type ShipGroup,
  shipsOnColonies,
  showing,
  SHOWS,
  spreadOf,
} from '../../../effects/index.ts';

/** How many ships each player must lose. */
type Toll = readonly (readonly [Player, number])[];

/** Everybody else who has ships to lose. */
function victims(g: Cosmic, me: Player): Player[] {
  const others = players(g).filter((p) => p !== me); // errata-vacuum, faq-vacuum-1
  return others.filter((p) => shipsOnColonies(g, p) > 0);
}

function* nameToll(g: Cosmic, me: Player, n: number): Flow<Toll | null> {
  const answer = yield* ask(
    showing(
      SHOWS.player,
      spreadOf(
        me,
        'vacuum.take',
        asker(g),
        victims(g, me).map((p) => ({ id: playerKey(p), max: Math.min(n, shipsOnColonies(g, p)) })),
        0,
        n,
        { n },
      ),
    ),
  );
  const chosen = answer;
  const toll = victims(g, me).flatMap((p) => {
    const k = chosen[playerKey(p)] ?? 0;
    return k > 0 ? [[p, k] as const] : [];
  });
  return toll.length > 0 ? toll : null;
}

/** Main players other than `me` who revealed an attack card. Ships in the warp are not in the encounter, so a copy of one is none (R1.12). */
const attackers = (g: Cosmic, me: Player): Player[] =>
  [enc(g).offense, enc(g).defense].filter((p) => p !== me && printedAs(g, p, 'attack'));

export const vacuum = alien({
  id: 'vacuum',
  name: 'Vacuum',
  set: 'base',
  alert: 'green',
  summary: 'Takes ships of others along to the warp',
  asks: {
    'vacuum.take': 'You lost {n, plural, one {# ship} other {# ships}}. Who loses how many along with you?',
    'vacuum.lose': 'Which of your colonies lose ships to the Vacuum?',
    'vacuum.pick': 'Which ships of {who} do you take along?',
    'vacuum.back': 'How many ships do you take back from the warp?',
  },
  power: {
    text:
      'When ships of yours go to the warp, up to as many ships of other players go with them: you say how many each of them loses, they ' +
      'say from which colonies. All of these leave at the same instant.',
    clauses: [
      reaction<'ships.lost', Toll>({
        on: 'ships.lost',
        must: true,
        when: ({ g, me, ev }) => ev.owner === me && ev.to === 'warp' && victims(g, me).length > 0,
        prepare: ({ g, me, ev }) => nameToll(g, me, ev.n),
        *commit({ g, me }, toll, boost) {
          const ships: ShipGroup[] = [];
          for (const [p, n] of toll) {
            const how = boost ? { tag: 'vacuum.pick', by: me, data: { who: p } } : { tag: 'vacuum.lose' };
            ships.push(...(yield* chooseShips(g, p, colonies(g, p), { ...how, from: asker(g), min: n, max: n })));
          }
          yield* loseShips(g, 'lost', me, ships);
        },
      }),
    ],
  },
  wild: {
    text: 'Once cards are revealed: for each attack card that a main player other than you revealed, take back a ship from the warp.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        when: ({ g, me }) => attackers(g, me).length > 0 && retrievable(g, me) > 0,
        *commit({ g, me }) {
          const most = Math.min(attackers(g, me).length, retrievable(g, me));
          const n = yield* chooseNumber(g, me, 1, most, { tag: 'vacuum.back' });
          yield* retrieve(g, me, n, asker(g));
        },
      }),
    ],
  },
  super: { text: 'You, not their owners, pick the ships that your power takes along.', clauses: [amend({})] },
});
