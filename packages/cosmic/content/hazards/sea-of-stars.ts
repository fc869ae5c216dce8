import { enc, GATE, hasColonies, hazard, homePlanets, modifier, roomOn, SIDE } from '../../effects/index.ts';

export const seaOfStars = hazard({
  id: 'sea-of-stars',
  name: 'Sea of Stars',
  count: 2,
  text: 'Allies may take ships they commit out of the warp, within the usual limit. Ships that survive go to colonies, or to one home planet of an ally who has no colony.',
  clauses: [
    modifier('ships.fromWarp', (n, { as }) => (as === 'ally' ? Infinity : n)),
    // Whoever has come out of the warp does not fall back into it for want of a colony (R5.4).
    modifier('ships.refuge', (homes, { who, ships }, { g }) =>
      enc(g).joined.some((side) => side.includes(who)) && ships.every((x) => x.place === GATE || x.place === SIDE) && !hasColonies(g, who)
        ? homePlanets(g, who).filter((x) => roomOn(g, x) > 0)
        : homes,
    ),
  ],
});
