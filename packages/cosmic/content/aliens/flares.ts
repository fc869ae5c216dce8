import { type Alien, type Face, faceIds } from '../../effects/index.ts';

/** The flare card of an alien: two texts on one card. */
export const flareFace = (a: Alien): Face => ({
  id: faceIds.write.flare({ alien: a.id }),
  name: `${a.name} flare`,
  type: 'flare',
  value: 0,
  text: `Wild: ${a.wild.text} Super: ${a.super.text}`,
  clauses: [...a.wild.clauses, ...a.super.clauses],
  alien: a.id,
});
