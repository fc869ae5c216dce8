import { OPTION_TEXTS } from '@parley/cosmic/texts';
import type { TableMeta } from '@parley/server/protocol';
import { T } from '../text/index.ts';
import { T as COSMIC } from '@parley/cosmic/web/text/index.ts';
import { isUsual, sayOption } from '../text/option-words.ts';

type Plain = TableMeta['options'];

/** How a table plays, a line for each thing worth knowing. */
export function settingsLines(meta: Pick<TableMeta, 'options' | 'clocks' | 'pokerFace' | 'watchers' | 'visibility'>): readonly string[] {
  const picked = at(meta.options, 'aliens');
  const lines = [
    ...OPTION_TEXTS.flatMap((o) => {
      const value = at(meta.options, o.id) ?? o.usual;
      return isUsual(o, value) ? [] : [sayOption(o, value)];
    }),
    Array.isArray(picked) ? COSMIC.room.picked(picked.length) : '',
  ].filter((line) => line !== '');
  return [
    ...(lines.length === 0 ? [T.room.usual] : lines),
    T.capital(T.lobby.clocks(meta.clocks.decision, meta.clocks.bank)),
    ...(meta.pokerFace ? [T.create.pokerFace] : []),
    meta.watchers ? T.room.watchersYes : T.room.watchersNo,
  ];
}

/** A dot in an id leads into an object. */
function at(options: Plain, id: string): Plain | undefined {
  let value: Plain | undefined = options;
  for (const part of id.split('.')) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    value = (value as { readonly [key: string]: Plain })[part];
  }
  return value;
}
