import type { Cause, Decision, GameEvent, Obstacle, Seat } from '@parley/kernel';
import { textOf } from '@parley/kernel/sentence';
import { isType } from '../rules/registry/cards.ts';
import type { Trek } from '../rules/state/state.ts';
import { sortOf } from '../rules/state/zones.ts';
import { lexiconOf } from './lexicon.ts';
import { sayBar, sayCause, sayEvent, sayOption, sayQuestion, type PlaceSaid, type Speech } from './speech.ts';

export const SEAT_NAMES = ['Blue', 'Red'] as const;

/** As a table without names hears it, by somebody who knows everything: for tests, records and the terminal. */
export function speechAt(g: Trek, viewer: Seat | null): Speech {
  return {
    lexicon: lexiconOf('en'),
    viewer,
    name: (seat) => SEAT_NAMES[seat] ?? '',
    card: (piece) => g.s.card[piece] ?? null,
    place: (zone) => placeSaid(g, zone),
  };
}

function placeSaid(g: Trek, zone: number): PlaceSaid {
  const { kind, seat } = sortOf(zone);
  const holder = g.s.cards.holder[zone];
  const aboard = kind === 'in' && holder >= 0 && isType(g, holder, 'Ship');
  return { kind: aboard ? 'aboard' : kind, card: holder < 0 ? null : g.s.card[holder], seat: seat < 0 ? null : seat };
}

export const describe = (g: Trek, d: Decision): string => textOf(sayQuestion(speechAt(g, d.seat), d));
export const describeOption = (g: Trek, d: Decision, option: string): string => textOf(sayOption(speechAt(g, d.seat), d, option));
export const describeEvent = (g: Trek, e: GameEvent, seat: Seat | null): string =>
  textOf(
    sayEvent(speechAt(g, seat), {
      type: e.type,
      data: seat !== null && e.secret?.to.includes(seat) ? { ...e.data, ...e.secret.data } : e.data,
    }),
  );
export const describeBar = (g: Trek, seat: Seat, bar: Obstacle): string => textOf(sayBar(speechAt(g, seat), bar));
export const describeCause = (g: Trek, cause: Cause): string => textOf(sayCause(speechAt(g, null), cause));
