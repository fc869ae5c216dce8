import { isFieldValues, isPlainList } from '@parley/kernel/client';
import type { Plain } from '@parley/kernel';

// Reading what events, questions and the Codex tell. What is not told, or is of another kind than it is read as, is empty.

type Told = Plain | undefined;

export const toldText = (x: Told): string => (typeof x === 'string' ? x : '');
export const toldList = (x: Told): readonly Plain[] => (x !== undefined && isPlainList(x) ? x : []);
export const toldTexts = (x: Told): readonly string[] => toldList(x).filter((one) => typeof one === 'string');
/** Persons and other numbers: one of them is told without a list. */
export const toldNumbers = (x: Told): readonly number[] =>
  typeof x === 'number' ? [x] : toldList(x).filter((one) => typeof one === 'number');
export const toldFields = (x: Told): { readonly [name: string]: Told } => (x !== undefined && isFieldValues(x) ? x : {});

type Amounts = { readonly [name: string]: number };
const isAmounts = (x: { readonly [name: string]: Told }): x is Amounts => Object.values(x).every((n) => typeof n === 'number');
/** How much of what: the terms of an offer. */
export const toldAmounts = (x: Told): Amounts => {
  const fields = toldFields(x);
  return isAmounts(fields) ? fields : {};
};
