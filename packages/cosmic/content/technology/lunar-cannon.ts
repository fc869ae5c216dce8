import {
  ability,
  addToTotal,
  type Asset,
  assetIn,
  assetNotes,
  bothAttack,
  chooseOption,
  type Colour,
  type ColourName,
  COLOURS,
  type Cosmic,
  enc,
  type Flow,
  isWildCard,
  mySide,
  note,
  optionIds,
  placeName,
  placeNamed,
  type Player,
  SHOWS,
  system,
  tech,
} from '../../effects/index.ts';

const SHOT = 10;

/** Where the cannon can stand in a home system: between two planets that lie side by side. */
function spotsIn(g: Cosmic, home: Colour): string[] {
  const row = system(g, home);
  return row.slice(1).map((planet, i) => optionIds.write.between({ first: placeName(g, row[i]), second: placeName(g, planet) }));
}

const notes = assetNotes({ spot: note<string>(''), system: note<ColourName | null>(null) });
const spotOf = (asset: Asset): string => notes.spot.of(asset);
/** Everywhere else it could stand. */
const otherSpots = (g: Cosmic, asset: Asset): string[] =>
  COLOURS.flatMap((_, home) => spotsIn(g, home)).filter((spot) => spot !== spotOf(asset));

/** Is the planet that is attacked next to the cannon? One that has gone to another system since is not. */
function isInRange(g: Cosmic, asset: Asset): boolean {
  const { target } = enc(g);
  if (target < 0 || spotOf(asset) === '') return false;
  const { first, second } = optionIds.as('between', spotOf(asset));
  if (![first, second].includes(placeName(g, target))) return false;
  return COLOURS[g.s.places[target].system] === notes.system.of(asset);
}

const place = (g: Cosmic, asset: Asset, spot: string): void => {
  notes.spot.put(g, asset, spot);
  notes.system.put(g, asset, COLOURS[g.s.places[placeNamed(g, optionIds.as('between', spot).first)].system]);
};
const chooseSpot = (g: Cosmic, me: Player, spots: readonly string[]): Flow<string> =>
  chooseOption(g, me, spots, { tag: 'lunar-cannon.spot', shows: SHOWS.between });

export const lunarCannon = tech({
  id: 'lunar-cannon',
  name: 'Lunar Cannon',
  research: 5,
  text:
    'Once completed, its token stands in a gap between home planets of yours. In an encounter at a planet beside it you may, as a main ' +
    'player or ally, raise the total of your side by 10. With every wild destiny card you may take the token to another gap, anywhere.',
  asks: { 'lunar-cannon.spot': 'Between which planets does the lunar cannon stand?' },
  *completed(g, asset, me) {
    const spots = spotsIn(g, g.s.colourOf[me]);
    if (spots.length > 0) place(g, asset, yield* chooseSpot(g, me, spots));
  },
  clauses: [
    ability({
      id: 'fire',
      at: 'reveal.revealed',
      as: 'main-or-ally',
      when: (c) => bothAttack(c.g) && isInRange(c.g, assetIn(c)),
      *commit({ g, me }) {
        addToTotal(g, mySide(g, me), SHOT);
      },
    }),
    ability<string>({
      id: 'move',
      at: 'destiny.cardDrawn',
      when: (c) => isWildCard(c.g, enc(c.g).destiny) && otherSpots(c.g, assetIn(c)).length > 0,
      prepare: (c) => chooseSpot(c.g, c.me, otherSpots(c.g, assetIn(c))),
      *commit(c, spot) {
        place(c.g, assetIn(c), spot);
      },
    }),
  ],
});
