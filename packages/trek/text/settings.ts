import type { KeptNames, OptionText, SeatField, SettingTexts } from '@parley/kernel';
import { PSEUDO, pseudo } from '@parley/kit/messages';

/** What people keep between tables. */
export const DECK_NAMES: KeptNames = {
  name: 'Deck',
  plural: 'Decks',
  text: 'Decks you have built. Nobody else sees them unless you share a link.',
};

const strange = (text: string): string => {
  const said = pseudo(text);
  return typeof said === 'string' ? said : text;
};
const named = <X extends { readonly name: string; readonly text: string }>(x: X): X => ({
  ...x,
  name: strange(x.name),
  text: strange(x.text),
});
const optionIn = (o: OptionText): OptionText => ({
  ...named(o),
  choices: o.choices.map((c) => ({ ...c, name: strange(c.name), ...(c.text === undefined ? {} : { text: strange(c.text) }) })),
});

/** What is chosen before a game, as it is written or in the language that shows what did not come from a catalogue. */
export function settingsIn(language: string, written: SettingTexts): SettingTexts {
  if (language !== PSEUDO) return written;
  return {
    options: written.options.map(optionIn),
    fields: written.fields.map((f): SeatField => named(f)),
    bots: Object.fromEntries(Object.entries(written.bots).map(([id, bot]) => [id, named(bot)])),
    kept: Object.fromEntries(
      Object.entries(written.kept ?? {}).map(([id, kind]) => [id, { ...named(kind), plural: strange(kind.plural) }]),
    ),
  };
}
