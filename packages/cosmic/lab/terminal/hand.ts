import { pad, wrap, type Style } from '@parley/lab/kit';
import { alienCalled, cardCalled, ORDER } from './words.ts';
import type { SheetView } from '../../view/board.ts';
import type { PlayerRow } from './board.ts';
import { alienOfFlare, faceOf } from '../../ids/index.ts';

interface Stack {
  readonly face: string;
  readonly n: number;
}

/** A hand in the order in which one would hold it, equal cards together. */
export function sortHand(keys: readonly string[]): Stack[] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(faceOf(key), (counts.get(faceOf(key)) ?? 0) + 1);
  const rank = (id: string): number => ORDER.indexOf(cardCalled(id).type);
  return [...counts]
    .map(([face, n]) => ({ face, n }))
    .sort((a, b) => rank(a.face) - rank(b.face) || cardCalled(a.face).value - cardCalled(b.face).value || (a.face < b.face ? -1 : 1));
}

/** One line: what one holds. */
export function handLine(keys: readonly string[], s: Style): string {
  const cards = sortHand(keys).map(({ face, n }) => `${cardCalled(face).name}${n > 1 ? ` x${n}` : ''}`);
  return `${s.bold('Hand')} ${cards.length === 0 ? 'empty' : cards.join(' · ')}`;
}

/** Attacks in one line, every other card with what it does, then the sheets. Flares show what their holder could use. */
export function drawHand(me: PlayerRow, s: Style, width: number): string {
  const mine = new Set(me.sheets.map((x) => x.alien));
  const cards = sortHand(me.hand.cards ?? []);
  const attacks = cards.filter(({ face }) => cardCalled(face).type === 'attack');
  const values = attacks.map(({ face, n }) => `${cardCalled(face).value}${n > 1 ? ` x${n}` : ''}`).join(', ');
  const others = cards.filter((x) => !attacks.includes(x));
  const rows = others.map(({ face, n }) => {
    const { name, text } = cardCalled(face);
    const alien = alienOfFlare(face);
    const says = alien === null ? text : flareText(alien, mine.has(alien));
    return wrap(`  ${pad(s.bold(`${name}${n > 1 ? ` x${n}` : ''}`), 20)} ${s.dim(says)}`, width, ' '.repeat(23));
  });
  return [
    s.bold(`Your hand (${me.hand.n})`),
    ...(attacks.length > 0 ? [`  ${pad(s.bold('Attacks'), 20)} ${values}`] : []),
    ...rows,
    ...me.sheets.map((x) => drawSheet(x, s, width)),
  ].join('\n');
}

const flareText = (alien: string, own: boolean): string => {
  const a = alienCalled(alien);
  return own ? `super: ${a.super}` : `wild: ${a.wild}`;
};

function drawSheet(x: SheetView, s: Style, width: number): string {
  const a = alienCalled(x.alien);
  const state = x.down ? s.bad(' lost: too few home colonies') : x.zapped ? s.bad(' zapped') : '';
  const tokens = x.tokens > 0 ? ` (${x.tokens} tokens)` : '';
  return `${s.bold(`Your alien: ${a.name}`)}${tokens}${state}\n${wrap(`  ${a.power}`, width, '  ')}`;
}

/** An alien's whole sheet. */
export function drawAlien(id: string, s: Style, width: number): string {
  const a = alienCalled(id);
  const part = (name: string, text: string): string => wrap(`  ${pad(s.bold(name), 6)} ${text}`, width, '         ');
  return [
    `${s.bold(a.name)} ${s.dim(`(${a.set}, ${a.alert}) ${a.summary}`)}`,
    part('Power', a.power),
    part('Wild', a.wild),
    part('Super', a.super),
  ].join('\n');
}

export function drawCard(id: string, s: Style, width: number): string {
  const alien = alienOfFlare(id);
  if (alien !== null) return drawAlien(alien, s, width);
  const f = cardCalled(id);
  return wrap(`${s.bold(f.name)} ${s.dim(`(${f.type})`)} ${f.text}`, width, '  ');
}
