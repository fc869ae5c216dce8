import { faceIds } from '../../ids/index.ts';
import type { Alien } from '../../rules/registry/alien.ts';
import type { Face } from '../../rules/registry/face.ts';

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
