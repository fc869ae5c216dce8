import type { Codex } from '@parley/cosmic/web/codex/read.ts';
import type { CreateInput } from '@parley/server/protocol';
import { clocksOf, startsAtOnce, type SeatDraft, type TableDraft } from './draft.ts';
import { optionsToSend } from './options.ts';

type SeatPlan = CreateInput['seats'][number];
const planOf = ({ kind, colour, alien }: SeatDraft): SeatPlan => ({
  ...(kind === 'me' || kind === 'open' ? { kind } : { kind: 'bot', bot: kind }),
  choice: { colour, ...(alien === null ? {} : { alien }) },
});

/** What is sent. Choices that are as usual are left out. */
export function createInput(codex: Codex, d: TableDraft): CreateInput {
  return {
    ...(d.name.trim() === '' ? {} : { name: d.name.trim() }),
    seats: d.seats.map(planOf),
    options: optionsToSend(codex, d),
    visibility: d.visibility,
    ...(d.visibility === 'password' ? { password: d.password } : {}),
    watchers: d.watchers,
    pokerFace: d.pokerFace,
    clocks: clocksOf(d),
    start: startsAtOnce(d),
  };
}

/** Parts of the page a refusal can be about, by the words in it. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/\bseat|colour|player/i, 'seats'],
  [/\baliens?\b/i, 'pool'],
  [/password/i, 'password'],
  [/\bname\b/i, 'name'],
  [/clock|decision|bank|deal/i, 'clocks'],
];

/** The part of the page a refusal of the server is about: the option it names, or what its words say. */
export function fieldOf(codex: Codex, message: string): string {
  const says = (word: string, flags = ''): boolean => new RegExp(`\\b${word}\\b`, flags).test(message);
  const option = codex.options.find((o) => says(o.id.slice(o.id.indexOf('.') + 1))) ?? codex.options.find((o) => says(o.name, 'i'));
  if (option) return option.group === 'aliens' ? 'pool' : option.group;
  return FIELDS.find(([pattern]) => pattern.test(message))?.[1] ?? 'form';
}
