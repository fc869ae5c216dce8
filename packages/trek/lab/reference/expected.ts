import { CLASSIFICATIONS, GEAR } from '../../language/index.ts';
import { numberOf, recordOf, recordsOf, textOf, textsOf, type ReferenceCard } from './card.ts';
import { inOrder, needOf } from './needs.ts';

/** What a card is by a reference, field by field, in the form in which `told.ts` tells what it is by our facts. */
export type Fields = { readonly [field: string]: unknown };

const AFFILIATION_NAMES: { readonly [code: string]: string } = {
  Fed: 'Federation',
  Kli: 'Klingon',
  Rom: 'Romulan',
  Car: 'Cardassian',
  Baj: 'Bajoran',
  Dom: 'Dominion',
  Bor: 'Borg',
  Fer: 'Ferengi',
};

export function expectedOf(card: ReferenceCard): Fields {
  const [type, alsoType = null] = textOf(card, 'type').split('/');
  return {
    name: card.name,
    title: card.title ?? card.name,
    type,
    alsoType,
    unique: card.unique ?? null,
    aka: [...textsOf(card, 'aka'), ...traitsIn(card).flatMap((x) => (x.startsWith('any ') ? [x.slice('any '.length)] : []))],
    alsoIn: textsOf(card, 'alsoIn'),
    icons: [...textsOf(card, 'icons').map(icon), ...(card.qIcon === true ? ['Q'] : [])],
    traits: traitsOf(card).toSorted(),
    points: numberOf(card, 'points'),
    countdown: numberOf(card, 'countdown'),
    text: hasText(card) ? 'some' : 'none',
    ...ofType(card, type),
  };
}

function ofType(card: ReferenceCard, type: string): Fields {
  switch (type) {
    case 'Personnel':
      return personnel(card);
    case 'Ship':
      return ship(card);
    case 'Mission':
      return mission(card);
    case 'Facility':
      return facility(card);
    case 'Site':
      return {
        section: card.siteSection,
        hosts: card.siteHost === 'Any Nor' ? [] : textOf(card, 'siteHost').split(' OR '),
        capacity: numberOf(card, 'capacity'),
        equipment: gear(card),
      };
    case 'Dilemma':
      return { where: card.where ?? null, numbers: 'range' in card ? threeOf(card, ['range', 'weapons', 'shields']) : null };
    case 'Time Location':
      return { where: card.where, quadrant: card.quadrant };
    default:
      return {};
  }
}

const threeOf = (card: ReferenceCard, fields: readonly string[]): readonly unknown[] => fields.map((field) => numberOf(card, field));
const skillsOf = (card: ReferenceCard): readonly unknown[] => recordsOf(card, 'skills').map(({ skill, level }) => [skill, level]);

function personnel(card: ReferenceCard): Fields {
  const classes = textsOf(card, 'class');
  const gender = card.gender;
  const parts = recordsOf(card, 'parts');
  const at = (field: string, i: number): unknown => (Array.isArray(card[field]) ? card[field][i] : null);
  return {
    affil: card.affil,
    cls: CLASSIFICATIONS.find((x) => x === classes[0]) ?? null,
    attributes: parts.length > 0 ? parts.map((_, i) => ['int', 'cun', 'str'].map((x) => at(x, i))) : [threeOf(card, ['int', 'cun', 'str'])],
    skills: parts.length > 0 ? parts.flatMap(skillsOf) : skillsOf(card),
    gender: typeof gender === 'string' ? gender.toLowerCase() : null,
    species: [...textOf(card, 'species').split('/'), ...(traitsIn(card).includes('Human') ? ['Human'] : [])].filter((x) => x !== ''),
    native: card.native,
    personas: card.persona ?? [card.title ?? card.name],
    impersonates: card.impersonates ?? null,
    commands: textsOf(card, 'commands'),
    downloads: [card, ...parts].flatMap((x) => textsOf(x, 'downloads')).map((x) => x.replace(/^Any /, 'any ')),
    parts: parts.map((x) => x.name),
    modes: recordsOf(card, 'modes').map((x) => [x.name, skillsOf(x), textsOf(x, 'special')]),
    headquarters: textsOf(card, 'hqReport').map((x) => x.trim()),
  };
}

const ship = (card: ReferenceCard): Fields => ({
  affil: card.affil,
  shipClass: card.shipClass,
  numbers: threeOf(card, ['range', 'weapons', 'shields']),
  staffing: card.staffing,
  equipment: gear(card),
  native: card.native,
  commanders: textsOf(card, 'matchingCommander'),
  downloads: downloadsIn(card),
});

function mission(card: ReferenceCard): Fields {
  const who = textOf(card, 'missionAffilText');
  const requirement = recordOf(card, 'req');
  return {
    where: card.where,
    attempters: card.missionAffil,
    anyone: /^Any (?:crew|[\w-]* ?Away Team) may attempt/.test(who),
    barred: who.startsWith('Any non-Dominion ') ? ['Dom'] : [],
    attemptedWith: /attempted if \{(.+?)\} in/.exec(who)?.[1] ?? null,
    need: requirement ? inOrder(needOf(requirement)) : null,
    span: numberOf(card, 'span'),
    quadrant: card.quadrant,
    region: textOf(card, 'region').replace(/ Region$/, '') || null,
    homeworldOf: card.homeworldOf ?? null,
    location: card.location ?? null,
  };
}

const facility = (card: ReferenceCard): Fields => {
  const other = recordOf(card, 'reverse');
  return {
    affil: card.affil,
    facility: card.facility,
    weapons: numberOf(card, 'weapons'),
    shields: numberOf(card, 'shields'),
    native: card.native,
    downloads: downloadsIn(card),
    reverse: other ? [other.name, other.affil, other.weapons, other.shields] : null,
  };
};

/** Special downloads that stand in the text. */
const downloadsIn = (card: ReferenceCard): readonly string[] =>
  [...textOf(card, 'text').matchAll(/\[SD\] ([^.(["]+)/g)].map(([, target]) => target.trim());

const NEMESIS: { readonly [letter: string]: string } = { P: 'purple', Y: 'yellow', L: 'blue' };
const icon = (sign: string): string => sign.replace(/^(Nem[LR]):(.)$/, (_, side: string, letter: string) => `${side}:${NEMESIS[letter]}`);

const isGear = (word: string): boolean => GEAR.some((x) => x === word);
const traitsIn = (card: ReferenceCard): readonly string[] => textsOf(card, 'traits');
const gear = (card: ReferenceCard): readonly string[] =>
  [...new Set([...textsOf(card, 'equipment'), ...traitsIn(card).filter(isGear)])].toSorted();

/** Traits that have another name with us. */
const RENAMED: { readonly [trait: string]: string } = {
  'Captains Order': "Captain's Order",
  'Equipment-artifacts': 'Equipment artifact',
  'Espionage... on Federation': 'Espionage on Federation',
  'Vulcan ship': 'Vulcan vessel',
  'Maneuver card': 'Maneuver',
  'Morph card': 'Morph',
  'Tractor Beam': 'Tractor Beam-related',
  "Jem'hadar Attack Ship": "Jem'Hadar Attack Ship",
};

/** Traits without those that are told by other facts: region, homeworld, affiliation, special equipment, species, dual cards. */
function traitsOf(card: ReferenceCard): readonly string[] {
  const ships = textsOf(card, 'affil').map((x) => `${AFFILIATION_NAMES[x]} ship`);
  const isTold = (trait: string): boolean => {
    if (card.type === 'Mission') return trait.endsWith(' Region') || trait === 'Homeworld';
    if (card.type === 'Ship' || card.type === 'Site') return ships.includes(trait) || isGear(trait);
    return trait === 'Human' || trait === 'Dual Personnel' || trait.startsWith('any ');
  };
  return traitsIn(card)
    .filter((x) => !isTold(x))
    .map((x) => RENAMED[x] ?? x.replace(/-related \w+$/, '-related'));
}

/** Does it say anything besides what is a field of its own? */
function hasText(card: ReferenceCard): boolean {
  switch (card.type) {
    case 'Personnel':
      return [card, ...recordsOf(card, 'parts')].some((x) => textsOf(x, 'special').length + textsOf(x, 'downloads').length > 0);
    case 'Ship':
      return (
        gear(card)
          .reduce((text, x) => text.replaceAll(x, ''), textOf(card, 'text'))
          .replaceAll(/[,. ]/g, '') !== ''
      );
    case 'Mission': {
      const who = textOf(card, 'missionAffilText');
      return 'missionText' in card || !('req' in card) || !/^(?:|Any [\w -]+ may attempt mission\.)$/.test(who);
    }
    default:
      return true;
  }
}
