import {
  ability,
  addPlanets,
  alien,
  colourOf,
  type Cosmic,
  enc,
  homePlanets,
  InputError,
  inResolution,
  mainSide,
  modifier,
  opponent,
  type Player,
  reaction,
  setValue,
  slotOf,
  standsAs,
  unusedColour,
  type PlaceNo,
} from '../../../effects/index.ts';

const SHIPS_PER_PLANET = 2;
const MOST_SHIPS = 4;

const half = (n: number): number => Math.floor(n / 2);
const isHome = (g: Cosmic, me: Player, planet: PlaceNo): boolean => g.s.places[planet].system === colourOf(g, me);

/** Has this player revealed an attack of which half is something else? */
const halves = (g: Cosmic, p: Player): boolean => standsAs(g, p, 'attack') && half(slotOf(g, p).value) !== slotOf(g, p).value;

export const pygmy = alien({
  id: 'pygmy',
  name: 'Pygmy',
  set: 'alliance',
  alert: 'green',
  summary: 'Twice as many planets, each worth half',
  needsColour: true,
  protected: ['zap', 'lose', 'take', 'separate'],
  power: {
    text:
      'You begin with the planets of a further colour in your home system and two ships on each. Your planets are worth half a foreign ' +
      'colony to others, rounded down in all, and hold four ships at most. Nothing can stop or take this power.',
    clauses: [
      modifier('colonies.worth', (n, q, c) => {
        // To the Pygmy itself none of them is foreign.
        return n - q.planets.filter((x) => isHome(c.g, c.me, x)).length / 2;
      }),
      modifier('planet.capacity', (n, q, c) => (isHome(c.g, c.me, q.place) ? Math.min(n, MOST_SHIPS) : n)),
    ],
  },
  wild: {
    text: 'When somebody is about to receive rewards: only half as many, rounded down.',
    clauses: [
      reaction<'rewards'>({
        on: 'rewards',
        when: ({ g }) => inResolution(g),
        *commit({ ev }) {
          ev.n = half(ev.n);
        },
      }),
    ],
  },
  super: {
    text: 'As the defense at home, when your opponent reveals an attack: it counts half, rounded down.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'defense',
        when: ({ g, me }) => enc(g).system === colourOf(g, me) && halves(g, opponent(g, me)),
        *commit({ g, me }) {
          const them = opponent(g, me);
          setValue(g, mainSide(g, them), half(slotOf(g, them).value));
        },
      }),
    ],
  },
  before(g, me) {
    const colour = unusedColour(g);
    if (colour < 0) throw new InputError('The Pygmy needs the planets of a colour that nobody plays; leave one free.');
    addPlanets(g, colour, colourOf(g, me));
    for (const planet of homePlanets(g, me)) g.s.ships.at[planet][colourOf(g, me)] = SHIPS_PER_PLANET;
  },
});
