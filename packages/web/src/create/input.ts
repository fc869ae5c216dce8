import type { CreateInput, GameInfo } from '@parley/server/protocol';
import type { GameCreate } from '../game-client.ts';
import { clocksOf, ME, OPEN, startsAtOnce, type SeatDraft, type TableDraft } from './draft.ts';
import { optionsToSend } from './options.ts';

type SeatPlan = CreateInput['seats'][number];
const planOf = ({ kind, choice }: SeatDraft): SeatPlan => ({
  ...(kind === ME || kind === OPEN ? { kind } : { kind: 'bot', bot: kind }),
  choice,
});

/** What is sent. Choices that are as usual are left out. */
export function createInput(info: GameInfo, of: GameCreate, d: TableDraft): CreateInput {
  return {
    game: info.id,
    ...(d.name.trim() === '' ? {} : { name: d.name.trim() }),
    seats: d.seats.map(planOf),
    options: optionsToSend(info.options, of, d),
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
  [/password/i, 'password'],
  [/\bname\b/i, 'name'],
  [/clock|decision|bank|deal/i, 'clocks'],
];

/** The part of the page a refusal of the server is about: the option it names, or what its words say. */
export function fieldOf(info: Pick<GameInfo, 'options' | 'seats'>, of: Pick<GameCreate, 'about'>, message: string): string {
  const says = (word: string, flags = ''): boolean => new RegExp(`\\b${word}\\b`, flags).test(message);
  const option = info.options.find((o) => says(o.id.slice(o.id.indexOf('.') + 1))) ?? info.options.find((o) => says(o.name, 'i'));
  if (option) return option.group;
  if (/\bseat|\bplayer/i.test(message)) return 'seats';
  const own = of.about?.(message) ?? null;
  if (own !== null) return own;
  if (info.seats.fields.some((f) => says(f.name, 'i'))) return 'seats';
  return FIELDS.find(([pattern]) => pattern.test(message))?.[1] ?? 'form';
}
