// Running: flows, questions of any kind, events that are told, ids.

export {
  ask,
  askTogether,
  because,
  type Cause,
  type Choose,
  emit,
  type Flow,
  type Good,
  InputError,
  numberFrom,
  oneOf,
  showing,
  shuffleNumbers,
  someOf,
  spreadOf,
  type SpreadPlace,
  touch,
} from '@parley/kernel';

export { type FaceId, faceIds, goodIds, nameOf, optionIds, placeIds, shipsId, shipsOf, SHOWS, windowIds } from '../ids/index.ts';
