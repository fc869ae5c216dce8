import type { TableMeta } from '@parley/server/protocol';
import { T } from '../../text.ts';
import { P } from '../text.ts';

/** How a table plays, a line for each thing worth knowing. */
export function settingsLines(
  meta: Pick<TableMeta, 'options' | 'clocks' | 'pokerFace' | 'watchers' | 'visibility'>,
): readonly string[] {
  const o = (typeof meta.options === 'object' && meta.options !== null ? meta.options : {}) as {
    readonly [key: string]: unknown;
  };
  const list = (x: unknown): readonly string[] => (Array.isArray(x) ? x.map(String) : []);
  const named = (x: unknown, names: { readonly [id: string]: string }): string =>
    T.and(list(x).map((id) => names[id] ?? id));
  const lines = [
    typeof o.planets === 'number' ? T.lobby.planets(o.planets) : '',
    o.flares === true ? P.room.flares : o.flares === false ? P.room.noFlares : '',
    Array.isArray(o.aliens)
      ? P.room.picked(o.aliens.length)
      : list(o.sets).length > 0
        ? P.room.sets(named(o.sets, P.sets))
        : '',
    list(o.alerts).length > 0 && list(o.alerts).length < 3 ? P.room.alerts(named(o.alerts, P.alerts)) : '',
    T.capital(T.lobby.clocks(meta.clocks.decision, meta.clocks.bank)),
    meta.pokerFace ? P.create.pokerFace : '',
    meta.watchers ? P.room.watchersYes : P.room.watchersNo,
  ];
  return lines.filter((x) => x !== '');
}
