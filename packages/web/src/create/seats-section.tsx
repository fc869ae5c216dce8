import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { Ship } from '@parley/cosmic/web/pieces/ship.tsx';
import type { ColourName } from '@parley/cosmic/web/model/board.ts';
import { COLOURS } from '@parley/cosmic/web/model/model.ts';
import { T } from '../text/index.ts';
import { T as COSMIC } from '@parley/cosmic/web/text/index.ts';
import { FieldError } from '../parts/fields.tsx';
import type { SectionProps } from './create-page.tsx';
import { addSeat, changeSeat, fillWithRookies, MAX_SEATS, MIN_SEATS, removeSeat, type SeatKind } from './draft.ts';

const KINDS: readonly SeatKind[] = ['me', 'open', 'rookie', 'random'];

/** Who sits where: people, bots, colours, and aliens that are not left to chance. */
export function SeatsSection({ codex, draft, onChange, problem }: SectionProps): ReactNode {
  const aliens = codex.aliens.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return (
    <section className="box" aria-labelledby="c-seats">
      <h2 id="c-seats">{T.create.seats}</h2>
      <p className="hint-text">
        {T.create.seatsHint} {T.create.kindHint}
      </p>
      <ol className="seat-rows">
        {draft.seats.map((seat, i) => (
          <li key={i} className={`seat-row p-${seat.colour}`}>
            <Ship colour={seat.colour as ColourName} size={20} />
            <Select
              label={T.create.who(i + 1)}
              value={seat.kind}
              options={KINDS.map((k) => [k, T.create.kinds[k]])}
              onChange={(kind) => onChange(changeSeat(draft, i, { kind: kind as SeatKind }))}
            />
            <Select
              label={COSMIC.create.colour(i + 1)}
              value={seat.colour}
              options={COLOURS.map((c) => [c, COSMIC.colours[c]])}
              onChange={(colour) => onChange(changeSeat(draft, i, { colour }))}
            />
            <Select
              label={COSMIC.create.alien(i + 1)}
              value={seat.alien ?? ''}
              options={[['', COSMIC.create.dealt], ...aliens.map((a): [string, string] => [a.id, a.name])]}
              onChange={(alien) => onChange(changeSeat(draft, i, { alien: alien === '' ? null : alien }))}
            />
            <button
              type="button"
              className="icbtn"
              aria-label={T.create.remove(i + 1)}
              disabled={draft.seats.length <= MIN_SEATS}
              onClick={() => onChange(removeSeat(draft, i))}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ol>
      <div className="seat-acts">
        <button type="button" className="btn" disabled={draft.seats.length >= MAX_SEATS} onClick={() => onChange(addSeat(draft))}>
          <Icon name="plus" />
          {T.create.add}
        </button>
        <button
          type="button"
          className="btn ghost"
          disabled={draft.seats.every((s) => s.kind !== 'open')}
          onClick={() => onChange(fillWithRookies(draft))}
        >
          <Icon name="bot" />
          {T.create.quick}
        </button>
      </div>
      <FieldError id="c-seats-error" text={problem('me', 'colours', 'aliens', 'seats')} />
    </section>
  );
}

function Select(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}): ReactNode {
  const { label, value, options, onChange } = props;
  return (
    <select className="select" aria-label={label} value={value} onChange={(e) => onChange(e.target.value)}>
      {options.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  );
}
