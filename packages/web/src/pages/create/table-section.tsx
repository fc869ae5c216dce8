import { VISIBILITY_ORDER } from './visibility.ts';
import type { ReactNode } from 'react';
import { Choices, Switch, TextField } from '../kit/fields.tsx';
import { P } from '../text.ts';
import type { SectionProps } from './create-page.tsx';
import { CLOCK_CHOICES, type Clocks } from './draft.ts';

/** Who may come in, clocks, spectators, poker face. */
export function TableSection({ draft, onChange, problem }: SectionProps): ReactNode {
  return (
    <section className="box" aria-labelledby="c-table">
      <h2 id="c-table">{P.create.table}</h2>
      <Choices
        legend={P.create.visibility}
        values={VISIBILITY_ORDER.map((v) => ({ value: v, name: P.create.visibilities[v][0], text: P.create.visibilities[v][1] }))}
        value={draft.visibility}
        onChange={(visibility) => onChange({ ...draft, visibility })}
      />
      {draft.visibility === 'password' ? (
        <TextField
          label={P.create.password}
          error={problem('password')}
          value={draft.password}
          maxLength={64}
          autoComplete="off"
          onChange={(e) => onChange({ ...draft, password: e.target.value })}
        />
      ) : null}
      <Choices
        legend={P.create.clocks}
        values={CLOCK_CHOICES.map((c) => ({ value: c, name: P.create.clockChoices[c][0], text: P.create.clockChoices[c][1] }))}
        value={draft.clock}
        error={problem('clocks')}
        onChange={(clock) => onChange({ ...draft, clock })}
      />
      {draft.clock === 'own' ? <OwnClocks own={draft.own} onChange={(own) => onChange({ ...draft, own })} problem={problem} /> : null}
      <Switch
        label={P.create.watchers}
        hint={P.create.watchersHint}
        on={draft.watchers}
        onChange={(watchers) => onChange({ ...draft, watchers })}
      />
      <Switch
        label={P.create.pokerFace}
        hint={P.create.pokerFaceHint}
        on={draft.pokerFace}
        onChange={(pokerFace) => onChange({ ...draft, pokerFace })}
      />
    </section>
  );
}

const read = (text: string, factor: number): number | null => (text.trim() === '' ? null : Math.round(Number(text) * factor));
const show = (n: number | null, factor: number): string => (n === null || Number.isNaN(n) ? '' : String(n / factor));

function OwnClocks(props: {
  readonly own: Clocks;
  readonly onChange: (own: Clocks) => void;
  readonly problem: SectionProps['problem'];
}): ReactNode {
  const { own, onChange, problem } = props;
  const field = (id: keyof Clocks, label: string, factor: number): ReactNode => (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      placeholder={P.create.noLimit}
      value={show(own[id], factor)}
      error={problem(id)}
      onChange={(e) => onChange({ ...own, [id]: read(e.target.value, factor) })}
    />
  );
  return (
    <div className="three-col">
      {field('decision', P.create.decision, 1)}
      {field('bank', P.create.bank, 60)}
      {field('deal', P.create.deal, 1)}
    </div>
  );
}
