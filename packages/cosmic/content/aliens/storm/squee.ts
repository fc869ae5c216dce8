import {
  ability,
  alien,
  asker,
  chooseOption,
  choosePlayer,
  chooseShips,
  colonies,
  type Cosmic,
  DEFENSE,
  emit,
  enc,
  type Flow,
  GATE,
  hasColonies,
  hasLostAsMain,
  isInvolved,
  lingering,
  loseChosen,
  loseShips,
  modifier,
  opponent,
  type Player,
  returnShips,
  revealedAs,
  settleEncounter,
  shipsAt,
  timing,
} from '../../../effects/index.ts';

/** Ships it costs the offense to attack nevertheless. */
const HEARTLESS = 3;

/** Beaten by an attack after all, the owner collects compensation whatever it revealed itself. */
const hurt = lingering('squee.hurt', [
  modifier('comp.due', (due, q, c) => due || (q.who === c.me && revealedAs(c.g, opponent(c.g, c.me)) === 'attack')),
]);

/** Ships a player has lost in this encounter, as losing ships or otherwise. */
const shipsLost = (g: Cosmic, p: Player): number => enc(g).wrecks[p];

/** Others in the encounter who have ships to lose. */
const involved = (g: Cosmic, me: Player): Player[] => timing(g).filter((p) => p !== me && isInvolved(g, p) && hasColonies(g, p));

const attackers = (g: Cosmic): Player[] => timing(g).filter((p) => shipsAt(g, p, GATE) > 0);

/** Everybody in the gate takes one ship home. */
function* disarm(g: Cosmic): Flow {
  for (const p of attackers(g)) {
    const how = { tag: 'squee.remove', from: asker(g), min: 1, max: 1 };
    yield* returnShips(g, p, yield* chooseShips(g, p, [GATE], how), asker(g));
  }
}

export const squee = alien({
  id: 'squee',
  name: 'Squee',
  set: 'storm',
  alert: 'red',
  summary: 'Is too cute to be attacked',
  asks: {
    'squee.answer': '{by} looks at you with big eyes. Can you go on?',
    'squee.answer:concede': 'Concede the encounter',
    'squee.answer:continue': 'Go on and lose three ships',
    'squee.ships': 'Which {n, plural, one {# ship} other {# ships}} do you send to the warp?',
    'squee.avenge': 'Who loses as many ships as you did?',
    'squee.remove': 'Which ship leaves the gate?',
  },
  tells: {
    conceded: '{who} {who, select, you {cannot do it and concede.} other {cannot do it and concedes.}}',
    'not-conceded': '{who} {who, select, you {go} other {goes}} on regardless.',
  },
  power: {
    text:
      'As the defense, while the selected cards lie facedown, you may bat your eyes at the offense. It concedes, and you have won; or it goes on ' +
      'and sends three ships to the warp. If it then reveals an attack and beats you, you collect compensation whatever you revealed.',
    clauses: [
      ability({
        at: 'planning.selected',
        as: 'defense',
        *commit({ g, me }) {
          const { offense } = enc(g);
          const data = { by: me };
          const answer = yield* chooseOption(g, offense, ['continue', 'concede'], { tag: 'squee.answer', data });
          emit(g, answer === 'concede' ? 'conceded' : 'not-conceded', { who: offense });
          if (answer === 'concede') settleEncounter(g, { kind: 'won', winner: DEFENSE, margin: null, how: 'conceded' });
          hurt.start(g, me, {});
          const price = { tag: 'squee.ships', from: asker(g), cause: me, data: { n: HEARTLESS } };
          yield* loseChosen(g, offense, HEARTLESS, price);
        },
      }),
    ],
  },
  wild: {
    text: 'When you have lost as the defense: somebody else in the encounter, on either side, loses as many ships of its colonies as you have lost.',
    clauses: [
      ability<Player>({
        at: 'resolution.afterOutcome',
        as: 'defense',
        when: ({ g, me }) => hasLostAsMain(g, me) && shipsLost(g, me) > 0 && involved(g, me).length > 0,
        prepare: ({ g, me }) => choosePlayer(g, me, involved(g, me), { tag: 'squee.avenge' }),
        *commit({ g, me }, who) {
          const n = shipsLost(g, me);
          const how = { tag: 'squee.ships', from: asker(g), min: n, max: n, data: { n } };
          yield* loseShips(g, 'lost', me, yield* chooseShips(g, who, colonies(g, who), how));
        },
      }),
    ],
  },
  super: {
    text: 'As an ally of the defense, in the planning phase: everybody with ships in the gate takes one of them home.',
    clauses: [
      ability({
        at: ['planning.beforeSelect', 'planning.select', 'planning.selected'],
        as: 'defensive-ally',
        when: ({ g }) => attackers(g).length > 0,
        commit: ({ g }) => disarm(g),
      }),
    ],
  },
});
