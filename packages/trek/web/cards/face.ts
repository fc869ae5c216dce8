import type { Affiliation, CardType, Facts, PersonnelFacts, Printed, ShipFacts } from '../../language/index.ts';
import type { SignName } from '../pieces/sign-drawings.tsx';

/** The names of the numbers on cards. */
export type NumberName = 'INTEGRITY' | 'CUNNING' | 'STRENGTH' | 'RANGE' | 'WEAPONS' | 'SHIELDS' | 'points' | 'span' | 'ships';
export interface FaceNumber {
  readonly name: NumberName;
  readonly printed: Printed;
}

/** What the band of a card says. Personnel, ships and facilities wear that of their people, all others that of their type. */
export interface Band {
  readonly type: CardType;
  readonly affil: Affiliation | null;
  /** A classification, a kind of facility; null: the type. */
  readonly word: string | null;
  /** Where it is met or lies, how it staffs: at the right end. */
  readonly signs: readonly SignName[];
}

export const isAffiliated = (facts: Facts): facts is Extract<Facts, { readonly affil: readonly Affiliation[] }> => 'affil' in facts;
export const affiliationsOf = (facts: Facts): readonly Affiliation[] =>
  isAffiliated(facts) ? facts.affil : facts.type === 'Mission' ? facts.attempters : [];

const PLACES: { readonly [where: string]: SignName } = { planet: 'planet', space: 'space', dual: 'both', either: 'both' };
export const placeSign = (where: string | null): SignName | null => (where === null ? null : (PLACES[where] ?? null));

const TYPE_SIGNS: { readonly [T in CardType]: SignName } = {
  Mission: 'mission',
  Dilemma: 'dilemma',
  Artifact: 'artifact',
  Facility: 'facility',
  Site: 'site',
  Personnel: 'team',
  Ship: 'ship',
  Equipment: 'equipment',
  Event: 'event',
  Incident: 'event',
  Interrupt: 'interrupt',
  Objective: 'objective',
  Doorway: 'doorway',
  'Time Location': 'mission',
};
export const typeSign = (type: CardType): SignName => TYPE_SIGNS[type];

const STAFF_SIGNS: { readonly [icon: string]: SignName | undefined } = { Cmd: 'command', Stf: 'staff' };
export const staffSign = (icon: string): SignName | null => STAFF_SIGNS[icon] ?? null;
const signsOf = (icons: readonly string[]): SignName[] => icons.flatMap((x) => staffSign(x) ?? []);

/** A chevron for a personnel is its rank: command counts as staff too, so one sign is enough. */
const rankOf = ({ icons }: PersonnelFacts): SignName[] => (icons.includes('Cmd') ? ['command'] : icons.includes('Stf') ? ['staff'] : []);

export function bandOf(facts: Facts): Band {
  const plain: Band = { type: facts.type, affil: null, word: null, signs: facts.icons.includes('HA') ? ['agenda'] : [] };
  switch (facts.type) {
    case 'Personnel':
      return { ...plain, affil: facts.affil[0] ?? null, word: facts.cls, signs: rankOf(facts) };
    case 'Ship':
      return { ...plain, affil: facts.affil[0] ?? null, signs: signsOf(facts.staffing) };
    case 'Facility':
      return { ...plain, affil: facts.affil[0] ?? null, word: facts.facility };
    case 'Mission':
    case 'Dilemma':
    case 'Time Location': {
      const sign = placeSign(facts.where);
      return { ...plain, signs: sign === null ? [] : [sign] };
    }
    default:
      return plain;
  }
}

export function numbersOf(facts: Facts): readonly FaceNumber[] {
  switch (facts.type) {
    case 'Personnel':
      return (['INTEGRITY', 'CUNNING', 'STRENGTH'] as const).map((name) => ({ name, printed: facts.attributes[name] }));
    case 'Ship':
      return shipNumbers(facts.numbers);
    case 'Dilemma':
      return facts.numbers === null ? [] : shipNumbers(facts.numbers);
    case 'Facility':
      return [
        ...(facts.weapons === null ? [] : [{ name: 'WEAPONS', printed: facts.weapons } as const]),
        { name: 'SHIELDS', printed: facts.shields },
      ];
    case 'Mission':
      return [
        { name: 'points', printed: facts.points },
        { name: 'span', printed: facts.span },
      ];
    case 'Site':
      return facts.capacity === null ? [] : [{ name: 'ships', printed: facts.capacity }];
    default:
      return [];
  }
}
const shipNumbers = (numbers: ShipFacts['numbers']): readonly FaceNumber[] =>
  (['RANGE', 'WEAPONS', 'SHIELDS'] as const).map((name) => ({ name, printed: numbers[name] }));

/** Is it one of many, or the only one of its kind? */
export const isUniversalFace = (facts: Facts): boolean => 'unique' in facts && facts.unique === 'universal';

/** How narrow a name is set on a card of hands and rows, so that no word of it is cut: by its longest word and by all of it. */
export type NameFit = 'plain' | 'tight' | 'small';
const FITS: readonly { readonly fit: NameFit; readonly word: number; readonly all: number }[] = [
  { fit: 'plain', word: 9, all: 18 },
  { fit: 'tight', word: 12, all: 30 },
];

/** A name in pieces between which a line may break besides at blanks: after a slash. A word that no line holds may be hyphenated. */
export const nameParts = (name: string): readonly string[] => name.replace(/\p{L}{10}(?=\p{L}{8})/gu, '$&\u00ad').split(/(?<=\/)/);

export function nameFit(name: string): NameFit {
  const longest = Math.max(...nameParts(name).flatMap((x) => x.split(/\s+|(?<=-)/).map((word) => word.length)));
  return FITS.find(({ word, all }) => longest <= word && name.length <= all)?.fit ?? 'small';
}
