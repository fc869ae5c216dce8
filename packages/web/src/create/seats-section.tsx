import type { SeatField } from '@parley/kernel';
import type { ReactNode } from 'react';
import type { GameClient } from '../game-client.ts';
import { FieldError } from '../parts/fields.tsx';
import { Icon } from '../parts/icon.tsx';
import { T } from '../text/index.ts';
import { KeptLinks } from '../site/kept-links.tsx';
import { addSeat, fillWithBots, ME, OPEN, removeSeat, seatChoice, seatKind, type SeatDraft } from './draft.ts';
import { OwnField, ownFields } from './own-field.tsx';
import type { SectionProps } from './section.ts';

/** Who sits where: people, bots, and what is chosen for each seat. */
export function SeatsSection(props: SectionProps & { readonly client: GameClient }): ReactNode {
  const { info, client, draft, onChange, problem } = props;
  const { min, max, fields } = info.seats;
  const kinds: readonly (readonly [string, string])[] = [
    [ME, T.create.kinds.me],
    [OPEN, T.create.kinds.open],
    ...info.bots.map((b) => [b.id, T.create.bot({ name: b.name })] as const),
  ];
  return (
    <section className="site-box" aria-labelledby="c-seats">
      <h2 id="c-seats">{T.create.seats}</h2>
      <p className="site-hint">
        {T.create[min === max ? 'seatsHintExactly' : 'seatsHint']({ min, max })}{' '}
        {info.bots.map((b) => T.create.botHint({ name: b.name, text: b.text })).join(' ')}
      </p>
      <ol className="create-seats">
        {draft.seats.map((seat, i) => (
          <li key={i} className="create-seat">
            {client.seatMark(seat.choice, 20) ?? <i className="room-dot" />}
            <Select
              label={T.create.who({ n: i + 1 })}
              value={seat.kind}
              options={kinds}
              onChange={(kind) => onChange(seatKind(draft, i, kind))}
            />
            {fields.map((field) => (
              <FieldSelect
                key={field.id}
                field={field}
                seat={seat}
                n={i + 1}
                open={client.openSeat?.[field.id]}
                onChange={(value) => onChange(seatChoice(draft, i, field, value))}
              />
            ))}
            <button
              type="button"
              className="icon-button"
              aria-label={T.create.remove({ n: i + 1 })}
              disabled={draft.seats.length <= min}
              onClick={() => onChange(removeSeat(info, draft, i))}
            >
              <Icon name="x" />
            </button>
            {/* Whoever comes to an open seat brings it there. */}
            {seat.kind === OPEN
              ? null
              : ownFields(client, fields).map((field) => (
                  <OwnField
                    key={field.id}
                    client={client}
                    field={field}
                    label={T.create.fieldOf({ field: field.name, n: i + 1 })}
                    choice={seat.choice}
                    onChange={(value) => onChange(seatChoice(draft, i, field, value))}
                  />
                ))}
          </li>
        ))}
      </ol>
      <div className="create-seat-acts">
        <button type="button" className="button" disabled={draft.seats.length >= max} onClick={() => onChange(addSeat(info, draft))}>
          <Icon name="plus" />
          {T.create.add}
        </button>
        <button
          type="button"
          className="button is-ghost"
          disabled={draft.seats.every((s) => s.kind !== OPEN)}
          onClick={() => onChange(fillWithBots(info, draft))}
        >
          <Icon name="bot" />
          {T.create.quick}
        </button>
      </div>
      <KeptLinks client={client} info={info} />
      <FieldError id="c-seats-error" text={problem('seats')} />
    </section>
  );
}

type Value = SeatDraft['choice'][string];

/** One thing that is chosen for a seat. What is given out beforehand cannot be left open. */
function FieldSelect(props: {
  readonly field: SeatField;
  readonly seat: SeatDraft;
  readonly n: number;
  /** What stands where it is left open. */
  readonly open: string | undefined;
  readonly onChange: (value: Value) => void;
}): ReactNode {
  const { field, seat, n, open, onChange } = props;
  if (field.choices === null) return null;
  const { choices } = field;
  const at = choices.findIndex((c) => c.value === seat.choice[field.id]);
  const fixed = field.unique && !field.secret;
  return (
    <Select
      label={T.create.fieldOf({ field: field.name, n })}
      value={at < 0 ? '' : String(at)}
      options={[
        ...(fixed && at >= 0 ? [] : [['', open ?? T.create.left({ field: field.name })] as const]),
        ...choices.map((c, i) => [String(i), c.name] as const),
      ]}
      onChange={(value) => onChange(value === '' ? null : choices[Number(value)].value)}
    />
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
    <select className="site-select" aria-label={label} value={value} onChange={(e) => onChange(e.target.value)}>
      {options.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  );
}
