import { Choices, listed, toggled, withOption, type SectionProps } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { readCodex } from '../codex/read.ts';
import { T } from '../text/index.ts';
import { AlienPicker } from './alien-picker.tsx';
import { AlertChips, SetChips } from './chips.tsx';
import { poolText } from './pool-text.ts';
import { OWN, PICKED, poolChoices, poolNamed, poolNeeded, poolOf, withPool } from './pool.ts';

/** Which aliens may be dealt: a named pool, by set and level, or one by one. */
export function AlienPool(props: SectionProps): ReactNode {
  const { info, codex, draft, onChange } = props;
  const n = poolOf(codex, draft).length;
  const needed = poolNeeded(draft);
  const pool = poolNamed(draft);
  const named = poolChoices(info.options).flatMap(({ value, name, text = '' }) =>
    typeof value === 'string' ? [{ value, name, text }] : [],
  );
  const ways = ([OWN, PICKED] as const).map((value) => ({ value, name: T.create.pool[value], text: T.create.poolHints[value] }));
  return (
    <>
      <Choices
        legend={T.create.poolLabel}
        hint={T.create.aliensHint}
        values={[...named, ...ways]}
        value={pool}
        onChange={(next) => onChange(withPool(info.options, draft, next))}
      />
      {pool === OWN ? <BySet {...props} /> : null}
      {pool === PICKED ? <AlienPicker {...props} /> : null}
      <p className="site-hint" role="status">
        {pool === PICKED ? T.create[n >= needed ? 'picked' : 'pickedTooFew']({ n, need: needed }) : poolText(n, needed)}
      </p>
    </>
  );
}

function BySet({ codex, draft, onChange }: SectionProps): ReactNode {
  const { aliens } = readCodex(codex);
  const toggle = (id: string, value: string): void => onChange(withOption(draft, id, [...toggled(listed(draft, id), value)]));
  return (
    <>
      <SetChips
        label={T.create.sets}
        on={listed(draft, 'sets')}
        count={(set) => aliens.filter((a) => a.set === set).length}
        onToggle={(set) => toggle('sets', set)}
      />
      <AlertChips
        label={T.create.alerts}
        on={listed(draft, 'alerts')}
        count={(alert) => aliens.filter((a) => a.alert === alert).length}
        onToggle={(alert) => toggle('alerts', alert)}
      />
    </>
  );
}
