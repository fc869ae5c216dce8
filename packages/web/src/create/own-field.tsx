import type { Plain, SeatChoice, SeatField } from '@parley/kernel';
import type { ReactNode } from 'react';
import { useLoaded } from '../client/use-loaded.ts';
import type { GameClient } from '../game-client.ts';
import { NotYet } from '../parts/not-yet.tsx';

/** The fields of a seat that the game draws itself. */
export const ownFields = ({ seatFields }: Pick<GameClient, 'seatFields'>, fields: readonly SeatField[]): readonly SeatField[] =>
  fields.filter(({ id, choices }) => choices === null && seatFields?.[id] !== undefined);

/** One of them: the game's own part of a form, fetched when it is shown. */
export function OwnField(props: {
  readonly client: GameClient;
  readonly field: SeatField;
  readonly label: string;
  readonly choice: SeatChoice;
  readonly onChange: (value: Plain) => void;
}): ReactNode {
  const { client, field, label, choice, onChange } = props;
  const part = useLoaded(`field ${client.id} ${field.id}`, async () => ({ Body: await client.seatFields?.[field.id]?.() }));
  if (part.state !== 'ready') return <NotYet what={field.name} of={part} />;
  const { Body } = part.value;
  if (!Body) return null;
  return (
    <div className="site-own-field" role="group" aria-label={label}>
      <Body field={field} label={label} value={choice[field.id] ?? null} choice={choice} onChange={onChange} />
    </div>
  );
}
