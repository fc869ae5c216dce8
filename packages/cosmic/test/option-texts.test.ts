import { InputError, type OptionText } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { ALIENS, HOUSE_RULES, OPTION_TEXTS, parseOptions } from '@parley/cosmic';
import { cosmicGame } from '../module.ts';
import { keyOf, settingWords } from '../text/settings.ts';

const known = new Set(ALIENS.map((a) => a.id));
const parse = (input: unknown): { readonly [key: string]: unknown } => parseOptions(input, known);

/** The options that set `o` to a value, with what it needs. */
function chosen(o: OptionText, value: unknown): { readonly [key: string]: unknown } {
  const [first, rest] = o.id.split('.');
  return {
    players: o.players?.[0] ?? 5,
    ...Object.fromEntries((o.needs ?? []).map((link) => [link.option, link.values[0]])),
    [first]: rest === undefined ? (o.kind === 'several' ? [value] : value) : { [rest]: value },
  };
}

describe('every option has a text', () => {
  it('for each field of the options and each house rule, and for nothing else', () => {
    const fields = Object.keys(parse({})).filter((key) => !['seats', 'aliens', 'house', 'position'].includes(key));
    const rules = Object.keys(HOUSE_RULES).map((rule) => `house.${rule}`);
    expect(OPTION_TEXTS.map((o) => o.id).toSorted()).toEqual(['pool', ...fields, ...rules].toSorted());
  });

  it('with every value the game takes, and the usual one', () => {
    const plain = parse({});
    for (const o of OPTION_TEXTS) {
      for (const { value } of o.choices) expect(() => parse(chosen(o, value)), `${o.id} ${JSON.stringify(value)}`).not.toThrow();
      if (o.id in plain) expect(o.usual, o.id).toEqual(plain[o.id]);
      const rule = Object.entries(HOUSE_RULES).find(([name]) => o.id === `house.${name}`);
      if (rule) expect(o.choices.map((c) => c.value)).toEqual([...rule[1]]);
    }
  });

  it('a value that stands for others brings what the game makes of it', () => {
    const pool = OPTION_TEXTS.find((o) => o.id === 'pool');
    for (const { value, brings } of pool?.choices ?? []) expect(parse({ pool: value })).toMatchObject({ ...brings });
  });

  it('what an option needs is what the game refuses it without', () => {
    for (const o of OPTION_TEXTS.filter((x) => x.needs && x.group !== 'house')) {
      const [value] = o.choices.map((c) => c.value).filter((v) => v !== o.usual);
      expect(() => parse({ [o.id]: value, players: o.players?.[0] ?? 5 }), o.id).toThrow(InputError);
    }
  });

  it('an option for few players is refused for more', () => {
    for (const o of OPTION_TEXTS.filter((x) => x.players)) {
      const [value] = o.choices.map((c) => c.value).filter((v) => v !== o.usual);
      expect(() => parse({ ...chosen(o, value), players: (o.players?.[1] ?? 0) + 1 }), o.id).toThrow(InputError);
    }
  });
});

describe('in German', () => {
  const words = settingWords('de');
  const said = cosmicGame.settings?.('de');

  it('every option, choice, field of a seat and bot has its words, and nothing else does', () => {
    expect(Object.keys(words?.options ?? {}).toSorted()).toEqual(OPTION_TEXTS.map((o) => o.id).toSorted());
    for (const o of OPTION_TEXTS)
      expect([o.id, Object.keys(words?.options[o.id].choices ?? {}).toSorted()]).toEqual([
        o.id,
        o.choices.map((c) => keyOf(c.value)).toSorted(),
      ]);
    expect(Object.keys(words?.fields ?? {}).toSorted()).toEqual(cosmicGame.seats.fields.map((f) => f.id).toSorted());
    expect(Object.keys(words?.bots ?? {}).toSorted()).toEqual(Object.keys(cosmicGame.bots).toSorted());
  });

  it('a choice is explained where it is in English, and means the same', () => {
    expect(said?.options.map((o) => o.choices.map((c) => [c.value, c.text === undefined, c.brings]))).toEqual(
      OPTION_TEXTS.map((o) => o.choices.map((c) => [c.value, c.text === undefined, c.brings])),
    );
    expect(said?.options.find((o) => o.id === 'planets')?.choices[1]).toMatchObject({ value: 4, name: 'Vier' });
    expect(said?.fields[0].choices?.[0]).toMatchObject({ value: 'red', name: 'Rot' });
  });

  it('the Codex has German headings and rules', () => {
    const { sections } = cosmicGame.codex('de');
    expect(sections.map((s) => s.title)).toEqual(['Aliens', 'Karten', 'Regeln']);
    expect(sections[2].entries.find((e) => e.id === 'R7.2')?.summary).toBe('Der Angriff schickt ein bis vier Schiffe.');
  });
});
