import type { OptionText } from '@parley/kernel';
import type { ReactNode } from 'react';
import { FieldError } from '../parts/fields.tsx';
import { T } from '../text/index.ts';
import { T as COSMIC } from '@parley/cosmic/web/text/index.ts';
import type { SectionProps } from './create-page.tsx';
import { OptionField } from './option-field.tsx';
import { optionsIn } from './options.ts';

/** The game as the box plays it. */
export function GameSection(props: SectionProps): ReactNode {
  return (
    <section className="box" aria-labelledby="c-game">
      <h2 id="c-game">{T.create.game}</h2>
      <OptionGrid group="game" {...props} />
      <FieldError id="c-game-error" text={props.problem('game')} />
    </section>
  );
}

/** What the expansions add. */
export function VariantSection(props: SectionProps): ReactNode {
  return (
    <section className="box" aria-labelledby="c-variants">
      <h2 id="c-variants">{COSMIC.create.variants}</h2>
      <p className="hint-text">{COSMIC.create.variantsHint}</p>
      <OptionGrid group="variant" {...props} />
      <FieldError id="c-variants-error" text={props.problem('variant')} />
    </section>
  );
}

export function HouseSection(props: SectionProps): ReactNode {
  const refused = props.problem('house');
  return (
    <details className="box" open={refused !== undefined || undefined}>
      <summary>
        <h2>{COSMIC.create.house}</h2>
      </summary>
      <p className="hint-text">{COSMIC.create.houseHint}</p>
      <OptionGrid group="house" {...props} />
      <FieldError id="c-house-error" text={refused} />
    </details>
  );
}

function OptionGrid({ group, codex, draft, onChange }: SectionProps & { readonly group: OptionText['group'] }): ReactNode {
  return (
    <div className="option-grid">
      {optionsIn(codex, group).map((o) => (
        <OptionField key={o.id} option={o} codex={codex} draft={draft} onChange={onChange} />
      ))}
    </div>
  );
}
