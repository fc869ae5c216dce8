import type { Filter, Need, Standing, When } from '../../language/index.ts';

/**
 * What a card is (affiliation, classification, species) comes before its skills, and those before its numbers. A text that changes one of them may
 * ask for what comes before, never for the same or for what comes after: otherwise its answer would depend on itself. Texts that do are
 * refused when they are loaded.
 */
const LAYERS = ['identity', 'skills', 'numbers'] as const;
const IDENTITY = 0;
const SKILLS = 1;
const NUMBERS = 2;

/** Which layer a text changes. Those that change none may ask for anything. */
function changes(text: Standing): number {
  switch (text.says) {
    case 'mixes':
    case 'stasis':
      return IDENTITY;
    case 'gives':
      return SKILLS;
    case 'adds':
      return NUMBERS;
    default:
      return LAYERS.length;
  }
}

/** The highest layer a filter asks about; -1: it only asks what never changes. */
function filterAsks(filter: Filter): number {
  if ('skill' in filter) return SKILLS;
  if ('attr' in filter || 'sum' in filter || 'odd' in filter) return NUMBERS;
  if ('and' in filter) return Math.max(...filter.and.map(filterAsks));
  if ('or' in filter) return Math.max(...filter.or.map(filterAsks));
  if ('not' in filter) return filterAsks(filter.not);
  return -1;
}

function needAsks(need: Need): number {
  if ('all' in need) return Math.max(-1, ...need.all.map(needAsks));
  if ('any' in need) return Math.max(-1, ...need.any.map(needAsks));
  if ('not' in need) return needAsks(need.not);
  if ('skill' in need || 'more' in need) return SKILLS;
  if ('total' in need) return NUMBERS;
  if ('of' in need) return filterAsks(need.of);
  if ('different' in need) return Math.max(-1, ...need.different.map(filterAsks));
  if ('them' in need) return needAsks(need.them);
  if ('others' in need) return needAsks(need.others);
  if ('opponentHas' in need) return filterAsks(need.opponentHas);
  if ('ship' in need) return Math.max(filterAsks(need.ship), need.aboard === undefined ? -1 : needAsks(need.aboard));
  return -1;
}

function whenAsks(when: When): number {
  if ('inPlay' in when) return filterAsks(when.inPlay);
  if ('inside' in when) return filterAsks(when.inside);
  if ('hosts' in when) return filterAsks(when.hosts);
  if ('quadrant' in when) return -1;
  if ('both' in when) return Math.max(-1, ...when.both.map(whenAsks));
  if ('unless' in when) return whenAsks(when.unless);
  return needAsks(when);
}

/** Throws if a text asks for what it changes. */
export function checkLayers(text: Standing): void {
  const own = changes(text);
  const filters = [
    'of' in text && typeof text.of === 'object' ? text.of : null,
    'with' in text && text.says === 'mixes' ? text.with : null,
  ];
  const asked = Math.max(
    -1,
    ...filters.map((x) => (x === null ? -1 : filterAsks(x))),
    'when' in text && text.when !== undefined ? whenAsks(text.when) : -1,
  );
  if (asked >= own) throw new Error(`a text that ${text.says} something asks for ${LAYERS[asked]}, which come after what it changes`);
}
