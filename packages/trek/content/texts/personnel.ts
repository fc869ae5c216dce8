import {
  ATTRIBUTES,
  parseFilter,
  parseNeed,
  type Attribute,
  type Reach,
  type ShipNumber,
  type Standing,
  type When,
} from '../../language/index.ts';
import { isUsable, modifier, vesselOf, zoneOf, type CardText } from '../../effects/index.ts';

const standing = (...texts: readonly Standing[]): CardText => ({ standing: texts });

/** It has so much more of everything while something holds. */
const stronger = (n: number, when: When, to: readonly Attribute[] = ATTRIBUTES): Standing => ({
  says: 'adds',
  to,
  n,
  of: { is: 'anybody' },
  reach: 'self',
  when,
});
const withThem = (n: number, need: string): CardText => standing(stronger(n, parseNeed(need)));
/** Others in its reach have more or less of something. */
const others = (of: string, to: readonly (Attribute | ShipNumber)[], n: number, reach: Reach = 'present', when?: When): Standing => ({
  says: 'adds',
  to,
  n,
  of: parseFilter(of),
  reach,
  ...(when === undefined ? {} : { when }),
});
const nullifies = (card: string): Standing => ({ says: 'nullifies', card, reach: 'present' });
const mayNullify = (card: string): Standing => ({ says: 'nullifies', card, reach: 'present', may: true });

export const PERSONNEL: { readonly [id: string]: CardText } = {
  // Stronger with somebody.
  'AU-102': withThem(5, '{Alexander Rozhenko}'),
  'QC-51': withThem(2, "{Miles O'Brien}"),
  'I2P-20': withThem(5, '{Toral}'),
  'DS9-150': standing(stronger(3, parseNeed('{Vedek Winn}'), ['CUNNING'])),
  'DS9-187': standing(stronger(2, { inPlay: parseFilter("{Miles O'Brien}") })),
  'DS9-195': withThem(2, '2 Cardassian Dissident'),
  'DS9-219': withThem(3, 'any Quark'),
  // Those who are with them.
  'AU-112': standing(others('Romulan with no Treachery', ['INTEGRITY'], 1)),
  'QC-61': standing(others('Klingon with Honor', ['STRENGTH'], 2)),
  'I2P-14': standing(others('non-{Admiral McCoy} MEDICAL', ['CUNNING'], 3)),
  'DS9-167': standing(others('non-{Shakaar Edon} Bajoran', ['STRENGTH'], 2)),
  'DOM-66': standing(others('yours [Baj] CIVILIAN', ATTRIBUTES, 2)),
  'DOM-67': standing(others('opposing personnel', ['STRENGTH'], -1)),
  'FC-94': standing(others('yours [Fed] Ship card', ['WEAPONS'], 1, 'here'), others('yours [Fed] Ship card', ['SHIELDS'], 2, 'here')),
  'DOM-114': standing(others('yours [Kli] Ship card', ['WEAPONS'], 2, 'here')),
  'DOM-121': standing(others('cloaked Ship card', ['RANGE'], 1, 'host')),
  'DOM-64': standing(
    others('Ship card', ['WEAPONS'], 1, 'host', {
      both: [
        { inside: parseFilter('{Assault Vessel}') },
        { hosts: parseFilter('{Tactical Console}') },
        parseNeed("{Miles O'Brien} OR SECURITY-class"),
      ],
    }),
  ),
  // Skills that depend on others.
  'QC-67': standing({
    says: 'gives',
    skill: 'Biology',
    n: 1,
    of: { is: 'anybody' },
    reach: 'self',
    when: { inPlay: parseFilter('{Kareen Brianon}') },
  }),
  'AU-108': {
    standing: [others('{Wesley Crusher}', ATTRIBUTES, 4)],
    clauses: [modifier('wraps', (value, ship, { g, piece }) => value || (isUsable(g, piece) && vesselOf(g, zoneOf(g, piece)) === ship))],
    says: 'The ship he is aboard of may go from one end of a spaceline to its other end.',
  },
  'DS9-166': standing({ says: 'commands', of: parseFilter('universal [Baj] Ship card') }),
  // What they make void.
  'AU-103': standing(others('non-{Targ} Klingon', ['STRENGTH'], 1), nullifies('Rogue Borg Mercenaries')),
  'AU-107': standing(nullifies('Tamarian-related')),
  'QC-57': standing(nullifies('Ktarian Game'), others('{Wesley Crusher}', ['CUNNING'], 2)),
  'QC-70': standing(mayNullify("Male's Love Interest")),
  'QC-75': { ...standing(nullifies('Q')), unfinished: 'a CUNNING of Q' },
  'QC-83': standing(mayNullify('Nausicaans')),
  'DS9-168': standing(mayNullify('Aphasia Device')),
  'DS9-202': standing({ says: 'protects', of: parseFilter('yours Cardassian treaty'), reach: 'everywhere' }),
  'DOM-83': standing(nullifies('Hippocratic Oath')),
  'DOM-118': standing(mayNullify('Lethean Telepathic Attack')),
  // Where they are seeded and report.
  'DS9-155': { seeds: { phase: 'dilemma', under: { location: 'Cardassia IV' } }, says: 'May be seeded under Cardassia IV.' },
  'DS9-204': {
    seeds: { phase: 'dilemma', under: { location: 'Dozaria' } },
    standing: [others('{Dukat}', ['INTEGRITY'], 3)],
    says: 'May be seeded under Dozaria.',
  },
  'QC-55': standing({ says: 'takes', of: parseFilter('personnel with Empathy') }, mayNullify('Empathic Echo')),
  'DS9-161': standing({ says: 'takes', of: parseFilter('{Trazko}'), free: true }),
  'DOM-69': standing({ says: 'reports', to: { with: parseFilter('{Dukat}') } }),
};
