import type { OptionChoice, OptionText, Plain, SeatField, SettingTexts } from '@parley/kernel';
import { SETTINGS as GERMAN } from './de/settings.ts';

interface Words {
  readonly name: string;
  readonly text: string;
}
/** What is chosen before a game, in a language: options, what a seat brings, bots. */
export interface SettingWords {
  readonly options: {
    readonly [id: string]: Words & { readonly choices: { readonly [value: string]: string | readonly [name: string, text: string] } };
  };
  readonly fields: { readonly [id: string]: Words };
  readonly bots: { readonly [id: string]: Words };
  readonly colours: { readonly [colour: string]: string };
  /** The headings of the Codex. */
  readonly sections: { readonly [kind: string]: string };
}

const LANGUAGES: { readonly [language: string]: SettingWords } = { de: GERMAN };
export const settingWords = (language: string): SettingWords | undefined => LANGUAGES[language];

/** The same settings in another language; what it lacks stays as it is. */
export function settingsIn(language: string, written: SettingTexts): SettingTexts {
  const words = settingWords(language);
  if (words === undefined) return written;
  return {
    options: written.options.map((o) => optionIn(words, o)),
    fields: written.fields.map((f) => fieldIn(words, f)),
    bots: Object.fromEntries(Object.entries(written.bots).map(([id, bot]) => [id, words.bots[id] ?? bot])),
  };
}

/** A value as the key of its words. */
export const keyOf = (value: Plain): string => (typeof value === 'string' ? value : JSON.stringify(value));

export function optionIn(words: SettingWords, o: OptionText): OptionText {
  const said = words.options[o.id];
  if (said === undefined) return o;
  const choices = o.choices.map((c): OptionChoice => {
    const choice = said.choices[keyOf(c.value)];
    if (choice === undefined) return c;
    return typeof choice === 'string' ? { ...c, name: choice } : { ...c, name: choice[0], text: choice[1] };
  });
  return { ...o, name: said.name, text: said.text, choices };
}

function fieldIn(words: SettingWords, f: SeatField): SeatField {
  const { name, text } = words.fields[f.id] ?? f;
  const choices =
    f.choices?.map((c) => ({ ...c, name: (f.id === 'colour' ? words.colours[keyOf(c.value)] : undefined) ?? c.name })) ?? null;
  return { ...f, name, text, choices };
}
