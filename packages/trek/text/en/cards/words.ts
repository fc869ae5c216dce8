import type { Affiliation } from '../../../language/index.ts';

export const AFFILIATION_NAMES: { readonly [A in Affiliation]: string } = {
  Fed: 'Federation',
  Kli: 'Klingon',
  Rom: 'Romulan',
  Car: 'Cardassian',
  Baj: 'Bajoran',
  Dom: 'Dominion',
  Bor: 'Borg',
  Fer: 'Ferengi',
  NA: 'Non-Aligned',
  Neu: 'Neutral',
};
const isAffiliation = (x: string): x is Affiliation => Object.hasOwn(AFFILIATION_NAMES, x);
export const affiliation = (x: string): string => (isAffiliation(x) ? AFFILIATION_NAMES[x] : x);

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** Small numbers as words. */
export const count = (n: number): string => NUMBERS[n] ?? String(n);
/** 'second', 'third': which one of several. */
export const ordinal = (n: number): string => ORDINALS[n] ?? `${n}th`;
const ORDINALS: readonly (string | undefined)[] = [undefined, 'first', 'second', 'third', 'fourth', 'fifth'];
/** With 'a' or 'an' in front. */
export const a = (text: string): string => `${/^(?:[aeio]|un(?!i))/i.test(text) ? 'an' : 'a'} ${text}`;
export const plural = (n: number, one: string, many = `${one}s`): string => (n === 1 ? one : many);

const joined = (items: readonly string[], word: string): string => {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
};
export const and = (items: readonly string[]): string => joined(items, 'and');
export const or = (items: readonly string[]): string => joined(items, 'or');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A sentence: a capital in front and a full stop behind. */
export const stop = (text: string): string => (text === '' ? '' : `${capital(text)}${/[.!]$/.test(text) ? '' : '.'}`);

const ICONS: { readonly [icon: string]: string | undefined } = {
  Cmd: 'command',
  Stf: 'staff',
  AU: 'alternate universe',
  GQ: 'Gamma Quadrant',
  KW: 'ketracel-white',
  Holo: 'hologram',
};
export const icon = (x: string): string => `${ICONS[x] ?? x} icon`;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
