import { wordsFrom, zoneCell, type Words } from '@parley/kernel';
import { argumentsOf } from '@parley/kernel/sentence';
import { STATUS } from '../rules/state/marks.ts';
import { SEED_PHASES, TURN_PARTS } from '../rules/state/state.ts';
import { allCards } from '../rules/registry/cards.ts';
import { lexiconOf } from './lexicon.ts';

/** The texts that packets and checkpoints are made of most: the first get a single letter. */
const MOST_FREQUENT =
  'piece seat card numbers by rule left staffed n cards pieces from to zone stopped used table turn part played have want met alone asks skill';

/** Names of fields, in cells and in the state, and the values that go with them. */
const FIELDS = [
  'mission ship size team now need ways chances score attempt lingering kind cause until owner rows bonus first target faces seeding phase winners wonBy strict open',
  'controller status affiliation countdown solved known all any count of total op each is trait attr and or not cls species icon affil different others them',
  'options cards marks points history dead card zone in holder rng key at events ids asks hash raised unsettled topics seats deck draw seeds sites missions reserve name house',
  'range usedThisTurn usedThisGame since drawsLost passes idle cost total normal free random opponent you true false data seat pending verb steps end pass result stays',
].join(' ');

let words: Words | null = null;
/** Made when it is first asked for: by then every card is registered. */
export const vocabulary = (): Words => (words ??= wordsFrom(everyWord()));

function* everyWord(): Generator<string> {
  yield* MOST_FREQUENT.split(' ');
  yield '';
  yield* FIELDS.split(' ');
  yield* Object.keys(STATUS);
  yield* SEED_PHASES;
  yield* TURN_PARTS;
  const { events, rules } = lexiconOf('en').messages;
  for (const [type, message] of Object.entries(events)) {
    yield type;
    if (message !== undefined) yield* argumentsOf(message);
  }
  yield* Object.keys(rules);
  for (let zone = 0; zone < ZONES; zone++) yield zoneCell(zone);
  for (const { id } of allCards()) yield id;
}
/** More zones than most tables have. */
const ZONES = 600;
