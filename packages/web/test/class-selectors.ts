import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from './style-sheets.ts';

/** What finds parts of a page: tests and pictures, and the parts themselves that lead to one another. */
const FINDERS = ['web/{src,e2e,test}/**/*.{ts,tsx}', '*/web/**/*.{ts,tsx}', '*/test/**/*.ts'];
/** What speaks of classes because it is about them. */
const ABOUT_CLASSES = /\/(?:styles\.test|style-sheets|class-selectors)\.ts$/;

/** The texts of a source, without what is put into them. */
const textsIn = (source: string): readonly string[] =>
  [...source.matchAll(/'(?<single>(?:[^'\\\n]|\\.)*)'|"(?<double>(?:[^"\\\n]|\\.)*)"|`(?<template>(?:[^`\\]|\\.)*)`/g)].map(
    ({ groups }) => groups?.single ?? groups?.double ?? (groups?.template ?? '').replaceAll(/\$\{[^{}]*\}/g, ''),
  );

/** Texts that find something by a class: `.card`, `#hand .card`, `#decision.is-sending`, `class="card"`. */
export function classSelectors(source: string, isClass: (name: string) => boolean): readonly string[] {
  return textsIn(source).filter(
    (text) =>
      /\bclass=/.test(text) ||
      [...text.matchAll(/(?:^|[\s,>+~(]|#[\w-]+|\])\.(?<name>[a-z][\w-]*)(?=$|[\s,.:>+~)[])/g)].some(({ groups }) =>
        isClass(groups?.name ?? ''),
      ),
  );
}

/** Every such text, with its file. */
export const foundByClass = (isClass: (name: string) => boolean): readonly string[] =>
  globSync(FINDERS, { cwd: PACKAGES })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !ABOUT_CLASSES.test(file) && !file.includes('/node_modules/'))
    .toSorted()
    .flatMap((file) => classSelectors(readFileSync(join(PACKAGES, file), 'utf8'), isClass).map((text) => `${file}: ${text}`));
