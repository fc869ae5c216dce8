import type { CodexOption } from '@parley/server/protocol';
import type { ReactNode } from 'react';
import { Choices, FieldError } from '../kit/fields.tsx';
import { P } from '../text.ts';
import type { SectionProps } from './create-page.tsx';
import { gameOptions, houseOptions } from './draft.ts';

/** Options of the game itself, with the texts the Codex has for them. */
export function GameSection(props: SectionProps): ReactNode {
  return (
    <section className="box" aria-labelledby="c-game">
      <h2 id="c-game">{P.create.game}</h2>
      <div className="option-grid">
        {gameOptions(props.codex).map((o) => (
          <OptionField key={o.id} option={o} {...props} />
        ))}
      </div>
      <FieldError id="c-game-error" text={props.problem('game')} />
    </section>
  );
}

export function HouseSection(props: SectionProps): ReactNode {
  return (
    <details className="box">
      <summary>
        <h2>{P.create.house}</h2>
      </summary>
      <p className="hint-text">{P.create.houseHint}</p>
      <div className="option-grid">
        {houseOptions(props.codex).map((o) => (
          <OptionField key={o.id} option={o} {...props} />
        ))}
      </div>
      <FieldError id="c-house-error" text={props.problem('house')} />
    </details>
  );
}

type Simple = string | number | boolean;
const isSimple = (x: unknown): x is Simple => typeof x === 'string' || typeof x === 'number' || typeof x === 'boolean';

function OptionField({ option, draft, onChange }: SectionProps & { readonly option: CodexOption }): ReactNode {
  const value = draft.options[option.id];
  const values = option.values.flatMap((v) =>
    isSimple(v.value) ? [{ value: v.value, name: v.text, usual: v.value === option.usual }] : [],
  );
  if (!isSimple(value)) return null;
  return (
    <Choices
      legend={option.name}
      hint={option.text}
      values={values}
      value={value}
      usual={P.create.usual}
      onChange={(next) => onChange({ ...draft, options: { ...draft.options, [option.id]: next } })}
    />
  );
}
