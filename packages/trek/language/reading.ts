import type { Attributes, BoxEntry, Download, Gender, Printed, ShipNumbers, Skill, Uniqueness } from './facts.ts';
import { CLASSIFICATIONS } from './facts.ts';
import { ICONS, SKILLS, SPECIES } from './words.ts';

/** What is written short in the data of cards, read. What is no word of the language is an error that names it. */

const skills: ReadonlySet<string> = new Set<string>([...SKILLS, ...CLASSIFICATIONS]);
const species: ReadonlySet<string> = new Set<string>(SPECIES);
const icons: ReadonlySet<string> = new Set<string>(ICONS);

function known(words: ReadonlySet<string>, word: string, what: string): string {
  if (!words.has(word)) throw new Error(`there is no ${what} "${word}"`);
  return word;
}

/** A printed number: 7, '7+X', '8-X', '10X', '30*', or none. */
export type Written = number | string | null;

export function printedNumber(written: Written): Printed {
  if (written === null || typeof written === 'number') return written;
  const [, base = '', sign = ''] = /^(\d*)([+-]?)X$/.exec(written) ?? [];
  if (sign !== '') return { base: Number(base), x: sign === '-' ? 'subtract' : 'add', times: 1, printed: written };
  if (base !== '') return { base: 0, x: 'add', times: Number(base), printed: written };
  if (written === 'X' || written === '+/-X' || written === 'Q') return { base: 0, x: 'add', times: 1, printed: written };
  const note = /^(\d*)(?:\*| or -\d+)$/.exec(written);
  if (!note) throw new Error(`"${written}" is no printed number`);
  return { base: Number(note[1]), x: 'note', times: 0, printed: written };
}

export type Three = readonly [Written, Written, Written];
export const attributes = ([integrity, cunning, strength]: Three): Attributes => ({
  INTEGRITY: printedNumber(integrity),
  CUNNING: printedNumber(cunning),
  STRENGTH: printedNumber(strength),
});
export const shipNumbers = ([range, weapons, shields]: Three): ShipNumbers => ({
  RANGE: printedNumber(range),
  WEAPONS: printedNumber(weapons),
  SHIELDS: printedNumber(shields),
});

export interface SkillBox {
  readonly skills: readonly Skill[];
  readonly box: readonly BoxEntry[];
  readonly downloads: readonly Download[];
}

/**
 * The skill box in its order: 'Diplomacy x2, Honor, text, download Ultimatum OR Dominion PADD'. `text` is an entry that is a sentence of its own;
 * a number after x is the level.
 */
export function skillBox(written: string): SkillBox {
  const all: Skill[] = [];
  const box: BoxEntry[] = [];
  const downloads: Download[] = [];
  for (const entry of written === '' ? [] : written.split(', ')) {
    if (entry === 'text') box.push('text');
    else if (entry.startsWith('download ')) {
      box.push('download');
      downloads.push(entry.slice('download '.length).split(' OR '));
    } else {
      box.push('skill');
      all.push(skill(entry));
    }
  }
  return { skills: all, box, downloads };
}
function skill(entry: string): Skill {
  const at = entry.lastIndexOf(' x');
  const level = at < 0 ? NaN : Number(entry.slice(at + 2));
  return Number.isNaN(level)
    ? { skill: known(skills, entry, 'skill'), level: 1 }
    : { skill: known(skills, entry.slice(0, at), 'skill'), level };
}

export const speciesOf = (written: string): readonly string[] =>
  written === '' ? [] : written.split('/').map((x) => known(species, x, 'species'));

export interface WhoItIs {
  readonly unique: Uniqueness;
  readonly gender: Gender | null;
  readonly species: readonly string[];
  readonly icons: readonly string[];
}

/** Uniqueness, gender, species, icons: 'universal male Cardassian [Stf]', 'female Betazoid/Human [Cmd][AU]'. Unique is left out. */
export function whoItIs(written: string): WhoItIs {
  const bracket = written.indexOf('[');
  const signs = bracket < 0 ? [] : written.slice(bracket + 1, -1).split('][');
  let rest = (bracket < 0 ? written : written.slice(0, bracket)).trim();
  const take = <T extends string>(words: readonly T[]): T | undefined => {
    const word = words.find((x) => rest === x || rest.startsWith(`${x} `));
    if (word !== undefined) rest = rest.slice(word.length + 1);
    return word;
  };
  const unique = take(['universal', 'enigma']) ?? 'unique';
  const gender = take(['male', 'female']) ?? null;
  return { unique, gender, species: speciesOf(rest), icons: signs.map((x) => known(icons, x, 'icon')) };
}
