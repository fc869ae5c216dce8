import { allAliens, allFaces, HOUSE_RULES, type Alien, type Options } from '@parley/cosmic';
import type { GameEvent } from '@parley/kernel';

/** Everything that can be used, by name: 'power:zombie', 'wild:zombie', 'super:zombie', 'card:plague', 'option:planets 4'. */
export type Target = string;
export type Tally = { [target: Target]: number };

const PRINTED = ['power', 'wild', 'super'] as const;

export function allTargets(): Target[] {
  return [
    ...allAliens().flatMap((a) => PRINTED.filter((p) => !a[p].unimplemented).map((p) => `${p}:${a.id}`)),
    ...allFaces().filter((f) => f.type !== 'flare').map((f) => `card:${f.id}`),
    ...optionTargets(),
  ]; // prettier-ignore
}

function optionTargets(): Target[] {
  const house = Object.entries(HOUSE_RULES).flatMap(([rule, values]) => values.map((v) => `${rule} ${v}`));
  const flags = ['flares', 'secondEncounters', 'largeGroup'].flatMap((name) => [`${name} on`, `${name} off`]);
  const players = [3, 4, 5, 6, 7, 8].map((n) => `players ${n}`);
  return [...players, 'planets 4', 'planets 5', ...flags, 'aliens dealt', 'aliens given', ...house].map(
    (x) => `option:${x}`,
  );
}

/** What a game played to its end has used by its options alone. */
export function optionsUsed(o: Options): Target[] {
  const flag = (name: 'flares' | 'secondEncounters' | 'largeGroup'): string => `${name} ${o[name] ? 'on' : 'off'}`;
  return [
    `players ${o.seats.length}`,
    `planets ${o.planets}`,
    flag('flares'),
    flag('secondEncounters'),
    flag('largeGroup'),
    ...Object.entries(o.house).map(([rule, v]) => `${rule} ${v}`),
    ...(o.seats.some((s) => s.alien === null) ? ['aliens dealt'] : []),
    ...(o.seats.some((s) => s.alien !== null) ? ['aliens given'] : []),
  ].map((x) => `option:${x}`);
}

/** A power that works without ever being used: it counts when it has been in a whole game. */
export const isPassive = (a: Alien): boolean =>
  !a.power.clauses.some((c) => (c.kind === 'ability' || c.kind === 'reaction') && !c.passive);

/** What an event says was used, or null. */
export function targetOf(e: GameEvent): Target | null {
  const text = (key: string): string => e.data[key] as string;
  switch (e.type) {
    case 'power-used':
      return `power:${text('alien')}`;
    case 'card-played':
      return e.data.text === 'card' ? `card:${text('card')}` : `${text('text')}:${text('card').slice('flare:'.length)}`;
    case 'card-revealed':
    case 'destiny-drawn':
      return `card:${text('card')}`;
    default:
      return null;
  }
}

export function count(tally: Tally, target: Target, n = 1): void {
  tally[target] = (tally[target] ?? 0) + n;
}
