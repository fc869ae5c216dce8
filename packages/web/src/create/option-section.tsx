import type { ReactNode } from 'react';
import type { CreateSection } from '../game-client.ts';
import { FieldError } from '../parts/fields.tsx';
import { OptionField } from './option-field.tsx';
import type { SectionProps } from './section.ts';

/** The options of one group under their heading, or the game's own way to choose them. */
export function OptionSection({ section, ...props }: SectionProps & { readonly section: CreateSection }): ReactNode {
  const { id, title, hint, folded, Body } = section;
  const refused = props.problem(id);
  const body = (
    <>
      {hint === undefined ? null : <p className="site-hint">{hint}</p>}
      {Body ? <Body {...props} /> : <OptionGrid group={id} {...props} />}
      <FieldError id={`c-${id}-error`} text={refused} />
    </>
  );
  if (folded)
    return (
      <details className="site-box" open={refused !== undefined || undefined}>
        <summary>
          <h2>{title}</h2>
        </summary>
        {body}
      </details>
    );
  return (
    <section className="site-box" aria-labelledby={`c-${id}`}>
      <h2 id={`c-${id}`}>{title}</h2>
      {body}
    </section>
  );
}

function OptionGrid({ group, info, draft, onChange }: SectionProps & { readonly group: string }): ReactNode {
  return (
    <div className="create-options">
      {info.options
        .filter((o) => o.group === group)
        .map((o) => (
          <OptionField key={o.id} option={o} options={info.options} draft={draft} onChange={onChange} />
        ))}
    </div>
  );
}
