import { addPlanet, isPlanet, movePlanet, roomOn } from '../../../board/places.ts';
import { chooseShips, land } from '../../../board/ships.ts';
import type { Cosmic, Player } from '../../../board/state.ts';
import { ability } from '../../../powers/clauses.ts';
import { asker } from '../../../words.ts';
import { assetIn, shipsIn, START, tech } from '../define.ts';

const SHIPS = 4;
const GENESIS = 'genesis';

const planet = (g: Cosmic): number => g.s.places.findIndex((x) => x.kind === 'planet' && x.by === GENESIS);
/** There is one such planet; once it has been destroyed or devoured there is none. */
const isSpent = (g: Cosmic): boolean => planet(g) >= 0 && !isPlanet(g, planet(g));

/** The planet comes into the home system of this player, from wherever it was, with all that is on it (faq-technology-11). */
function bringHome(g: Cosmic, me: Player): number {
  const home = g.s.colourOf[me];
  const there = planet(g);
  if (there < 0) return addPlanet(g, home, GENESIS);
  movePlanet(g, there, home);
  return there;
}

export const genesisBomb = tech({
  id: 'genesis-bomb',
  name: 'Genesis Bomb',
  research: SHIPS,
  covert: true,
  text:
    'Stays hidden until then: when an encounter starts and four ships are on it, show and discard this. Your home system gains the Genesis ' +
    'planet, and ships from this card, at least one, settle on it.',
  asks: { 'genesis-bomb.ships': 'Which ships settle on the Genesis planet?' },
  clauses: [
    ability({
      at: START,
      spends: true,
      when: (c) => shipsIn(c) >= SHIPS && !isSpent(c.g),
      *commit(c) {
        const { g, me } = c;
        const genesis = bringHome(g, me);
        const how = { tag: 'genesis-bomb.ships', from: asker(g), min: 1, max: roomOn(g, genesis) };
        yield* land(g, me, yield* chooseShips(g, me, [assetIn(c).hold], how), genesis);
      },
    }),
  ],
});
