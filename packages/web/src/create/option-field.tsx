import type { OptionText } from '@parley/kernel';
import type { ReactNode } from 'react';
import { T } from '../text/index.ts';
import { Choices, Switch } from '../parts/fields.tsx';
import type { TableDraft } from './draft.ts';
import { hindranceOf, valueOf, withOption, type Hindrance } from './options.ts';

type Simple = string | number | boolean;
const isSimple = (x: unknown): x is Simple => typeof x === 'string' || typeof x === 'number' || typeof x === 'boolean';

/** One option, by its description alone. Where it means nothing it says why, and cannot be set. */
export function OptionField(props: {
  readonly option: OptionText;
  /** All of them: what is in its way may be another one. */
  readonly options: readonly OptionText[];
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft) => void;
}): ReactNode {
  const { option, options, draft, onChange } = props;
  const value = valueOf(draft, option);
  const hindrance = hindranceOf(draft, option);
  const note = hindrance === null ? undefined : sayHindrance(options, hindrance);
  const change = (next: Simple): void => onChange(withOption(draft, option.id, next));
  if (option.kind === 'switch') return <Switch label={option.name} hint={option.text} note={note} on={value === true} onChange={change} />;
  if (option.kind !== 'one' || !isSimple(value)) return null;
  const values = option.choices.flatMap((c) =>
    isSimple(c.value)
      ? [{ value: c.value, name: c.name, usual: c.value === option.usual, ...(c.text === undefined ? {} : { text: c.text }) }]
      : [],
  );
  return (
    <Choices legend={option.name} hint={option.text} note={note} values={values} value={value} usual={T.create.usual} onChange={change} />
  );
}

/** What is in the way, in words. */
function sayHindrance(options: readonly OptionText[], h: Hindrance): string {
  if (h.kind === 'players') {
    const [low, high] = h.players;
    return T.create.forPlayers({ low, high });
  }
  const other = options.find((o) => o.id === h.link.option);
  if (!other) return '';
  const values =
    other.kind === 'switch' ? '' : T.or(other.choices.filter((c) => h.link.values.some((v) => v === c.value)).map((c) => c.name));
  const option = other.name;
  if (values === '') return T.create[h.kind === 'needs' ? 'onlyWith' : 'notWith']({ option });
  return T.create[h.kind === 'needs' ? 'onlyWithValues' : 'notWithValues']({ option, values });
}
