import { placeCell, wordsFrom, zoneCell, type Words } from '@parley/kernel';
import { COLOURS, PHASES } from '../rules/state/state.ts';
import { allAliens, allFaces, allLingering } from '../rules/registry/registry.ts';
import { argumentsOf } from '@parley/kernel/sentence';
import { messagesOf } from './books.ts';
import { nameOf, optionIds } from '../ids/index.ts';

/**
 * The texts that packets and checkpoints are made of. A text that is not here travels in full: nothing breaks, it is only longer. The
 * first 27 get a single letter, so they are those that were counted most often in random games.
 */
const MOST_FREQUENT =
  'who rule n card encounter from colour to ships-moved phase R8 gate R11 totals ships invited what system sum side offense kind by cards defense warp planet';

/** Names of fields, in cells and in the state, and the values that go with them. */
const FIELDS = [
  'colonies turn target up claimed allies attack negotiate slots owner name id how winner margin success nth keeper winners text losers type value',
  'flares faces number lost encounters until cause hazard clause place prey special lingering stacks marks map people order hands',
  'what effect why times sum counted homes hanging uneven reclaim outcome alien controller down zapped tokens zones notes wonBy parties gives offer mine deal none morph won lost both-lose',
  'card ally as offense defense table discard deck destiny hand sheet slot aside side out hold flare power wild super asset tech store',
  'options players colourOf personOf fleets handOf face in zone at places assets encounterCount quakes reshuffles used next',
  'lastSucceeded new-turn joined played fresh dealt replaced failed begun selectsFirst replayed turnEnds discarded feats since revealed',
  'what extra aside loan parent rng key events ids asks hash raised unsettled seats planets secondEncounters sets alerts house position',
  'destiny-discard unused-flares removed seat data zapped-power hidden use pass decline do accept leave gives',
].join(' ');

let words: Words | null = null;
/** Made when it is first asked for: by then everything has been registered. */
export const vocabulary = (): Words => (words ??= wordsFrom(everyWord()));

function* everyWord(): Generator<string> {
  yield* MOST_FREQUENT.split(' ');
  yield '';
  yield* COLOURS;
  yield* PHASES;
  for (let i = 0; i < 40; i++) yield placeCell(i);
  for (let i = 0; i < 24; i++) yield zoneCell(i);
  for (const colour of COLOURS) for (let nth = 1; nth <= 6; nth++) yield nameOf.planet({ colour, nth });
  yield* FIELDS.split(' ');
  for (let p = 0; p < COLOURS.length; p++) yield optionIds.write.player({ seat: p });
  const { rules, events } = messagesOf('en');
  yield* Object.keys(rules);
  for (const [type, message] of Object.entries(events)) {
    yield type;
    yield* argumentsOf(message);
  }
  for (let i = 0; i < 12; i++) yield `sheet:${i}`;
  yield* ['receipt:0', 'receipt:1'];
  for (const { id } of allFaces()) yield id;
  for (const a of allAliens()) {
    yield a.id;
    yield a.name;
    yield `${a.id}.wild`;
    yield `${a.id}.super`;
  }
  for (const { id } of allLingering()) yield id;
}
