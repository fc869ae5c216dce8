import type { GameEvent, Plain, Table } from '@parley/kernel';
import type { Target } from '@parley/lab/kit';
import { alienById, allAliens, allFaces, faceById, type Options, type State } from '../../index.ts';
import type { Alien } from '../../rules/registry/alien.ts';
import type { ClauseSpec } from '../../rules/registry/clauses.ts';
import { PLAYS } from '../../testing/index.ts';
import { toldText } from '../../text/told.ts';
import { alienOfFlare, clauseOf, faceIds, faceIn } from '../../ids/index.ts';

const PRINTED = ['power', 'wild', 'super'] as const;

/** Everything that can be used, by name: 'power:zombie', 'wild:zombie', 'super:zombie', 'card:plague', 'option:planets 4'. */
export function allTargets(): Target[] {
  return [
    ...allAliens().flatMap((a) => PRINTED.filter((p) => !a[p].unimplemented).map((p) => `${p}:${a.id}`)),
    ...allFaces()
      .filter((f) => f.type !== 'flare')
      .map((f) => `card:${f.id}`),
    ...optionTargets(),
  ];
}

const named = (option: string, value: Plain): Target => `option:${option} ${JSON.stringify(value)}`;

function optionTargets(): Target[] {
  return [
    ...[3, 4, 5, 6, 7, 8].map((n) => named('players', n)),
    named('aliens', 'dealt'),
    named('aliens', 'given'),
    ...PLAYS.flatMap(({ id, choices }) => choices.map(({ value }) => named(id, value))),
  ];
}

/** What a game played to its end has used by its options alone. */
export function optionsUsed(o: Options): Target[] {
  const { house, seats, ...rest } = o;
  return [
    named('players', seats.length),
    ...(seats.some((s) => s.alien === null) ? [named('aliens', 'dealt')] : []),
    ...(seats.some((s) => s.alien !== null) ? [named('aliens', 'given')] : []),
    ...Object.entries(rest).flatMap(([name, v]) => (typeof v === 'object' ? [] : [named(name, v)])),
    ...Object.entries(house).map(([rule, v]) => named(`house.${rule}`, v)),
  ];
}

/** A power that works without ever being used: it counts when it has been in a whole game. */
export const isPassive = (a: Alien): boolean => worksByItself(a.power.clauses);

const worksByItself = (clauses: readonly ClauseSpec[]): boolean =>
  !clauses.some((c) => (c.kind === 'ability' || c.kind === 'reaction') && !c.passive);

/** What an event says was used, or null. */
export function targetOf(e: GameEvent): Target | null {
  const text = (key: string): string => toldText(e.data[key]);
  switch (e.type) {
    case 'power-used':
      return `power:${text('alien')}`;
    case 'card-played':
      return e.data.text === 'card' ? `card:${text('card')}` : `${text('text')}:${faceIds.as('flare', text('card')).alien}`;
    case 'card-revealed':
    case 'destiny-drawn':
    case 'laid-card-revealed':
    case 'hazard-drawn':
    case 'asset-used':
      return `card:${text('card')}`;
    case 'tech-completed':
    case 'station-dealt':
    case 'ship-marked':
      return worksByItself(faceById(text('card')).clauses) ? `card:${text('card')}` : null;
    default:
      return null;
  }
}

/** What counts only for a game that was played to its end: its options, and powers that work without being used. */
export const usedByWhole = ({ game }: Table<State>): Target[] => [
  ...optionsUsed(game.s.options),
  ...game.s.sheets.filter(({ alien }) => isPassive(alienById(alien))).map(({ alien }) => `power:${alien}`),
];

/** What choosing this option uses, as far as its id tells. */
export function targetOfOption({ game }: Table<State>, id: string): Target {
  const { sheets, assets, cards, face: faces } = game.s;
  const use = clauseOf(id);
  if (use?.on === 'sheet') return `power:${sheets[use.n].alien}`;
  if (use?.on === 'asset') return `card:${faces[cards.in[assets[use.n].zone][0]]}`;
  if (use?.on === 'card') {
    const flare = alienOfFlare(faces[use.n]);
    return flare === null ? `card:${faces[use.n]}` : `${use.text}:${flare}`;
  }
  return `card:${faceIn(id)}`;
}
