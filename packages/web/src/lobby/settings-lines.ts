import type { OptionText, Plain } from '@parley/kernel';
import { isFieldValues } from '@parley/kernel/client';
import type { TableMeta } from '@parley/server/protocol';
import type { GameClient } from '../game-client.ts';
import { T } from '../text/index.ts';
import { clocksText } from './times.ts';
import { isUsual, sayOption } from '../text/option-words.ts';

type Told = Pick<TableMeta, 'options' | 'clocks' | 'pokerFace' | 'watchers'>;

/** How a table plays, a line for each thing worth knowing. */
export function settingsLines(meta: Told, options: readonly OptionText[], client: Pick<GameClient, 'settings'>): readonly string[] {
  const lines = [
    ...options.flatMap((o) => {
      const value = at(meta.options, o.id) ?? o.usual;
      return isUsual(o, value) ? [] : [sayOption(o, value)];
    }),
    ...(client.settings?.(meta.options) ?? []),
  ];
  return [
    ...(lines.length === 0 ? [T.room.usual] : lines),
    T.capital(clocksText(meta.clocks.decision, meta.clocks.bank)),
    ...(meta.pokerFace ? [T.create.pokerFace] : []),
    meta.watchers ? T.room.watchersYes : T.room.watchersNo,
  ];
}

/** A dot in an id leads into an object. */
function at(options: Plain, id: string): Plain | undefined {
  let value: Plain | undefined = options;
  for (const part of id.split('.')) {
    if (value === undefined || !isFieldValues(value)) return undefined;
    value = value[part];
  }
  return value;
}
