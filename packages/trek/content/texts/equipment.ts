import { parseFilter, type Affiliation, type Attribute, type Facts, type ShipNumber, type Standing } from '../../language/index.ts';
import { factsOf, isUsable, modifier, vesselOf, zoneOf, type CardText, type ClauseSpec } from '../../effects/index.ts';

const YOURS = parseFilter('yours personnel');
const standing = (...texts: readonly Standing[]): CardText => ({ standing: texts });

/** Whoever may use it and is with it is better at something; copies add (T19.1). */
const better = (attribute: Attribute, n: number): Standing => ({
  says: 'adds',
  to: [attribute],
  n,
  of: YOURS,
  reach: 'present',
  cumulative: true,
});
const padd = (only: Affiliation): CardText => standing({ says: 'use', only: [only] }, better('CUNNING', 2));
const sidearm = (only: Affiliation): CardText => standing({ says: 'use', only: [only, 'NA'] }, better('STRENGTH', 2));
/** The larger weapons are no help to diplomats, unless they are left aboard. */
const rifle = (only: Affiliation): CardText =>
  standing({ says: 'use', only: [only, 'NA'] }, better('STRENGTH', 3), {
    says: 'gives',
    skill: 'Diplomacy',
    n: -1,
    of: YOURS,
    reach: 'present',
    when: { unless: { inside: parseFilter('yours Ship card') } },
    cumulative: true,
  });

/** Kits, tricorders and the PADDs of a trade: those of one classification have another skill besides. */
const kit = (of: string, skill: string): CardText =>
  standing({ says: 'gives', skill, n: 1, of: parseFilter(`yours ${of}-class`), reach: 'present' });

const nullifies = (...cards: readonly string[]): CardText =>
  standing(...cards.map((card): Standing => ({ says: 'nullifies', card, reach: 'present' })));

/** The ship or facility it is aboard of has more of these. */
const relay = (such: (facts: Facts) => boolean, numbers: readonly ShipNumber[], n: number): ClauseSpec =>
  modifier('number.add', (value, { piece, number }, { g, piece: card }) =>
    numbers.some((x) => x === number) && piece === vesselOf(g, zoneOf(g, card)) && such(factsOf(g, piece)) && isUsable(g, card)
      ? value + n
      : value,
  );

export const EQUIPMENT: { readonly [id: string]: CardText } = {
  'PRE-57': padd('Fed'),
  'PRE-59': padd('Kli'),
  'PRE-63': padd('Rom'),
  'DS9-45': padd('Baj'),
  'DS9-50': padd('Car'),
  'DOM-15': padd('Dom'),
  'PRE-58': sidearm('Kli'),
  'PRE-62': sidearm('Rom'),
  'PRE-64': sidearm('Fed'),
  'DS9-46': sidearm('Baj'),
  'DS9-48': sidearm('Car'),
  'DOM-17': sidearm('Dom'),
  'FC-24': rifle('Fed'),
  'DS9-47': rifle('Baj'),
  'DS9-49': rifle('Car'),
  'DOM-18': rifle('Dom'),
  'PRE-55': kit('OFFICER', 'ENGINEER'),
  'PRE-56': kit('SCIENCE', 'ENGINEER'),
  'PRE-60': kit('OFFICER', 'MEDICAL'),
  'PRE-61': kit('SCIENCE', 'MEDICAL'),
  'PRE-65': kit('ENGINEER', 'SCIENCE'),
  'DS9-51': kit('MEDICAL', 'ENGINEER'),
  'DS9-53': kit('ENGINEER', 'MEDICAL'),
  'DS9-54': kit('OFFICER', 'SCIENCE'),
  'DS9-55': kit('MEDICAL', 'SCIENCE'),
  'AU-35': nullifies('Interphasic Plasma Creatures', 'Brain Drain', 'Phased Matter'),
  'QC-17': {
    clauses: [
      relay(({ type }) => type === 'Ship', ['RANGE', 'SHIELDS'], 2),
      relay((facts) => facts.type === 'Facility' && facts.facility !== 'Headquarters', ['SHIELDS'], 4),
    ],
    says: 'A ship with it aboard is RANGE +2 and SHIELDS +2, a station or outpost SHIELDS +4 (copies add).',
  },
  'DOM-16': standing({ says: 'takes', of: parseFilter("universal {Young Jem'Hadar}"), free: true, each: 1, anyQuadrant: true }),
};
