import {
  ability,
  asker,
  assetIn,
  bringGenesis,
  chooseShips,
  isGenesisGone,
  researchersIn,
  researchPlaces,
  roomOn,
  settleResearchers,
  START,
  tech,
} from '../../effects/index.ts';

const SHIPS = 4;

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
    ability<number[]>({
      at: START,
      spends: true,
      when: (c) => researchersIn(c) >= SHIPS && !isGenesisGone(c.g),
      *prepare(c) {
        return researchPlaces(c.g, assetIn(c));
      },
      *commit({ g, me }, crew) {
        const genesis = bringGenesis(g, g.s.colourOf[me]);
        const how = { tag: 'genesis-bomb.ships', from: asker(g), min: 1, max: roomOn(g, genesis) };
        yield* settleResearchers(g, me, yield* chooseShips(g, me, crew, how), genesis); // faq-technology-10
      },
    }),
  ],
});
