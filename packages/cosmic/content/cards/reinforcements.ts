import {
  ability,
  addToTotal,
  ask,
  type Cosmic,
  countShips,
  DEFENSE,
  enc,
  type Face,
  type Flow,
  OFFENSE,
  oneOf,
  type PlayableSpec,
  type Player,
  queryOf,
  REINFORCE,
  shipsOn,
  showing,
  SHOWS,
  type Side,
  sideOf,
  SIDES,
  sideShips,
  someKickerSays,
} from '../../effects/index.ts';

/** The sides that reinforcements may be played on; by house rule not on a negotiate (R34.7). */
export function reinforceable(g: Cosmic): Side[] {
  if (someKickerSays(g, 'jams')) return []; // dominion-kicker-16
  const { slots } = enc(g);
  const forbidden = g.s.options.house.reinforceNegotiate === 'forbidden';
  return [OFFENSE, DEFENSE].filter((side): side is Side => !forbidden || slots[side].type !== 'negotiate');
}

/** Whose total a reinforcement of this value is to raise. */
export function* chooseSide(g: Cosmic, seat: Player, value: number): Flow<Side> {
  const sides = reinforceable(g);
  if (sides.length === 1) return sides[0];
  const options = sides.map((side) => (side === OFFENSE ? 'offense' : 'defense'));
  const answer = yield* ask(showing(SHOWS.reinforce, oneOf(seat, 'reinforce.side', 'rule:R10.7', options, { value })));
  return answer === 'offense' ? OFFENSE : DEFENSE;
}

/** What a reinforcement adds that is not a number of its own. */
type Worth = (g: Cosmic, me: Player) => number;
const VALUE = queryOf('reinforcement.value');
const valueOf = (g: Cosmic, me: Player, worth: number | Worth): number =>
  VALUE.ask(g, typeof worth === 'number' ? worth : worth(g, me), { who: me });

/** R10.7: anybody involved adds to either side. On a negotiate it adds nothing. `fixed`: the side has been chosen already. */
export const reinforcement = (worth: number | Worth, fixed?: Side): PlayableSpec =>
  ability<{ side: Side }>({
    id: REINFORCE,
    at: 'reveal.reinforce', // faq-general-13
    as: 'main-or-ally', // faq-general-14
    // As often as somebody comes to hold it: a card that was taken up again can be played again.
    per: 'free',
    when: (c) => reinforceable(c.g).length > 0,
    *prepare(c) {
      return { side: fixed ?? (yield* chooseSide(c.g, c.me, valueOf(c.g, c.me, worth))) };
    },
    *commit(c, { side }) {
      // faq-general-32
      if (enc(c.g).slots[side].type !== 'negotiate') addToTotal(c.g, side, valueOf(c.g, c.me, worth));
    },
  });

/** Ships that somebody has in the encounter, on whichever side, or by house rule all that are on the side of that player. */
function shipsAround(g: Cosmic, me: Player): number {
  const side = sideOf(g, me);
  if (g.s.options.house.reinforcementX === 'side-ships') return side === null ? 0 : countShips(sideShips(g, side));
  return SIDES.reduce<number>((n, x) => n + countShips(shipsOn(g, x, me)), 0);
}

export const REINFORCEMENT_X: Face = {
  id: 'reinforcement-x',
  name: 'Reinforcement +X',
  type: 'reinforcement',
  value: 0,
  clauses: [reinforcement(shipsAround)],
  text: 'Anybody in the encounter, once cards are open: adds to one side as much as you have ships in the encounter.',
};
