import type { Visibility } from '@parley/server/protocol';
import type { ReactNode } from 'react';
import { Choices, Switch, TextField } from '../parts/fields.tsx';
import { T } from '../text/index.ts';
import type { SectionProps } from './section.ts';
import { CLOCK_CHOICES, type Clocks } from './draft.ts';

const VISIBILITIES: readonly Visibility[] = ['unlisted', 'open', 'password'];

/** Who may come in, clocks, spectators, poker face. */
export function TableSection({ draft, onChange, problem }: SectionProps): ReactNode {
  return (
    <section className="site-box" aria-labelledby="c-table">
      <h2 id="c-table">{T.create.table}</h2>
      <Choices
        legend={T.create.visibility}
        values={VISIBILITIES.map((v) => ({ value: v, name: T.create.visibilities[v], text: T.create.visibilityHints[v] }))}
        value={draft.visibility}
        onChange={(visibility) => onChange({ ...draft, visibility })}
      />
      {draft.visibility === 'password' ? (
        <TextField
          label={T.create.password}
          error={problem('password')}
          value={draft.password}
          maxLength={64}
          autoComplete="off"
          onChange={(e) => onChange({ ...draft, password: e.target.value })}
        />
      ) : null}
      <Choices
        legend={T.create.clocks}
        values={CLOCK_CHOICES.map((c) => ({ value: c, name: T.create.clockChoices[c], text: T.create.clockHints[c] }))}
        value={draft.clock}
        error={problem('clocks')}
        onChange={(clock) => onChange({ ...draft, clock })}
      />
      {draft.clock === 'own' ? <OwnClocks own={draft.own} onChange={(own) => onChange({ ...draft, own })} problem={problem} /> : null}
      <Switch
        label={T.create.watchers}
        hint={T.create.watchersHint}
        on={draft.watchers}
        onChange={(watchers) => onChange({ ...draft, watchers })}
      />
      <Switch
        label={T.create.pokerFace}
        hint={T.create.pokerFaceHint}
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
      placeholder={T.create.noLimit}
      value={show(own[id], factor)}
      error={problem(id)}
      onChange={(e) => onChange({ ...own, [id]: read(e.target.value, factor) })}
    />
  );
  return (
    <div className="create-three">
      {field('decision', T.create.decision, 1)}
      {field('bank', T.create.bank, 60)}
      {field('deal', T.create.deal, 1)}
    </div>
  );
}
