import { InputError, type OptionText } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { ALIENS, HOUSE_RULES, OPTION_TEXTS, parseOptions } from '@parley/cosmic';

const known = new Set(ALIENS.map((a) => a.id));
const parse = (input: unknown): { readonly [key: string]: unknown } =>
  parseOptions(input, known) as unknown as { readonly [key: string]: unknown };

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
