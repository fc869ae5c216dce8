// Making content known to the rules.

export { alienById, faceById, registerAliens, registerDeck, registerFaces } from '../rules/registry/registry.ts';
