import {
  wordsOf,
  type BotKind,
  type Codex,
  type Divergence,
  type GameModule,
  type KeptKind,
  type OptionText,
  type Plain,
  type Seat,
  type SeatChoice,
  type SeatRules,
  type SettingTexts,
  type Secrecy,
  type SomeGame,
  type GameEvent,
  type Words,
} from '@parley/kernel';
import type { Bot } from '@parley/kernel/players';
import { openEngine, restoreEngine, type Engine, type StoredGame } from './engine.ts';

/** A game as the server plays it: its module, with the kind of state kept inside. */
export interface HostedGame {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** What its packets are written with. */
  readonly words: Words;
  readonly seats: SeatRules;
  /** What of a choice is told to everybody. */
  shown(choice: SeatChoice): SeatChoice;
  /** What was chosen in the fields that are secret, and in the others. */
  secretPart(choice: SeatChoice): SeatChoice;
  openPart(choice: SeatChoice): SeatChoice;
  readonly options: readonly OptionText[];
  readonly secrecy: Secrecy;
  readonly bots: { readonly [id: string]: BotKind };
  readonly usualBot: string;
  /** What people keep for it, by kind. */
  readonly kept: { readonly [kind: string]: KeptKind };
  /** Reads options a person wrote; throws InputError. */
  parse(options: unknown): Plain;
  /** The options as this seat may know them; null: a spectator. */
  publicOptions(options: Plain, seat: Seat | null): Plain;
  open(options: Plain, seed: string): Engine;
  restore(stored: StoredGame, upTo?: number): { readonly engine: Engine; readonly divergence: Divergence | null };
  /** The bot of this id; the usual one where there is none, since a stored table may name one of before. */
  bot(id: string, seed: string): Bot;
  isNewTurn(events: readonly GameEvent[]): boolean;
  /** This language if it speaks it, or else its first. */
  spoken(language: string | undefined): string;
  /** In such a language. */
  settings(language: string | undefined): SettingTexts;
  lexicon(language: string | undefined): unknown;
  codex(language: string | undefined): Codex;
}

export const hostedGame = (game: SomeGame): HostedGame => game.with(hosted);

function hosted<S>(game: GameModule<S>): HostedGame {
  const { id, name, rules, seats, options, secrecy, bots, usualBot, kept = {} } = game;
  const secretFields = new Set(seats.fields.flatMap((field) => (field.secret ? [field.id] : [])));
  // What is kept out of the choices of seats would come back with the options.
  if (secretFields.size > 0 && !rules.publicOptions) throw new Error(`${id} has secrets, and does not say what its options tell of them`);
  const part = (choice: SeatChoice, secret: boolean): SeatChoice =>
    Object.fromEntries(Object.entries(choice).filter(([field]) => secretFields.has(field) === secret));
  const codices = new Map<string, Codex>();
  const spoken = (language: string | undefined): string =>
    language !== undefined && game.languages.includes(language) ? language : game.languages[0];
  return {
    id,
    name,
    version: rules.version,
    words: wordsOf(rules),
    seats,
    shown: (choice) => part(seats.shown(choice), false),
    secretPart: (choice) => chosen(part(choice, true)),
    openPart: (choice) => chosen(part(choice, false)),
    options,
    secrecy,
    bots,
    usualBot,
    kept,
    parse: (given) => rules.parse(given),
    publicOptions: (given, seat) => rules.publicOptions?.(given, seat) ?? given,
    open: (given, seed) => openEngine(rules, given, seed),
    restore: (stored, upTo) => restoreEngine(rules, stored, upTo),
    bot: (which, seed) => bots[Object.hasOwn(bots, which) ? which : usualBot].make(seed),
    isNewTurn: (events) => game.isNewTurn(events),
    spoken,
    settings: (language) => game.settings?.(spoken(language)) ?? { options, fields: seats.fields, bots },
    lexicon: (language) => game.lexicon(spoken(language)),
    codex: (language) => {
      const said = spoken(language);
      const codex = codices.get(said) ?? game.codex(said);
      codices.set(said, codex);
      return codex;
    },
  };
}

/** Without the fields that are left open. */
const chosen = (choice: SeatChoice): SeatChoice => Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== null));
