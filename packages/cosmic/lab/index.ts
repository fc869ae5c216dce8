export { cosmicLab } from './hooks.ts';
export { ANYTHING, FLARES, playable, randomOptions, withColours } from './options.ts';
export { allTargets, isPassive, optionsUsed, targetOf } from './targets.ts';
