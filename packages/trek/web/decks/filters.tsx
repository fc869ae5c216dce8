import { FilterChip, Icon } from '@parley/web/shell';
import { useMemo, useState, type ReactNode } from 'react';
import { AFFILIATIONS, SETS, TYPES, type CardType } from '../../language/index.ts';
import { sayPeople, sayType, typeSign } from '../cards/index.ts';
import { Emblem, Sign } from '../pieces/marks.tsx';
import { CARD_WORDS } from '../text/cards.ts';
import { D } from '../text/decks.ts';
import styles from './decks.module.css';
import { ATTRIBUTE_STEPS, skillsIn, toggledIn, typeCounts, type CardFilter } from './model/find.ts';
import type { Builder } from './use-builder.ts';

const T = D.search;
/** Types that stand there before one asks for more. */
const USUAL: readonly CardType[] = ['Personnel', 'Ship', 'Mission', 'Dilemma'];
const ORDER: readonly CardType[] = [...USUAL, ...TYPES.filter((x) => !USUAL.includes(x))];
const SORTS = ['name', 'INTEGRITY', 'CUNNING', 'STRENGTH', 'RANGE', 'WEAPONS', 'SHIELDS', 'points'] as const;

/** What the list is narrowed down to: chips that are in or out, and a few lists. */
export function Filters({ builder }: { readonly builder: Builder }): ReactNode {
  const { library, filter, look } = builder;
  const [open, setOpen] = useState(false);
  const counts = useMemo(() => typeCounts(library, filter), [library, filter]);
  const skills = useMemo(() => skillsIn(library), [library]);
  const set = (part: Partial<CardFilter>): void => look({ ...filter, ...part });
  const types = ORDER.filter((x) => open || USUAL.includes(x) || filter.types.includes(x));
  return (
    <div className={styles.filters}>
      <div className={styles.chips} role="group" aria-label={T.types}>
        {types.map((type) => (
          <FilterChip key={type} on={filter.types.includes(type)} onToggle={() => set({ types: toggledIn(filter.types, type) })}>
            <Sign name={typeSign(type)} size={12} />
            {T.typeCount({ type: sayType(type), n: counts.get(type) ?? 0 })}
          </FilterChip>
        ))}
        <button type="button" className="badge filter-chip" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? T.fewer : T.more}
          <Icon name={open ? 'up' : 'down'} size={11} />
        </button>
      </div>
      <div className={styles.chips} role="group" aria-label={T.peoples}>
        {AFFILIATIONS.map((affil) => (
          <button
            key={affil}
            type="button"
            className={styles.people}
            aria-pressed={filter.peoples.includes(affil)}
            onClick={() => set({ peoples: toggledIn(filter.peoples, affil) })}
          >
            <Emblem of={affil} size={14} />
            {filter.peoples.includes(affil) ? sayPeople(affil) : <span className="visually-hidden">{sayPeople(affil)}</span>}
          </button>
        ))}
      </div>
      <div className={styles.chips}>
        {filter.skills.map((skill) => (
          <FilterChip key={skill} on onToggle={() => set({ skills: toggledIn(filter.skills, skill) })}>
            {T.has({ skill })}
            <Icon name="x" size={11} />
          </FilterChip>
        ))}
        <Pick
          label={T.skill}
          value=""
          values={[['', T.anySkill], ...skills.filter((x) => !filter.skills.includes(x)).map((x) => [x, x] as const)]}
          onPick={(skill) => (skill === '' ? undefined : set({ skills: [...filter.skills, skill] }))}
        />
        <Pick
          label={T.sort}
          value={filter.sort}
          values={SORTS.map((x) => [x, T.sorts[x]] as const)}
          onPick={(value) => set({ sort: SORTS.find((x) => x === value) ?? 'name' })}
        />
        <FilterChip on={filter.doneOnly} onToggle={() => set({ doneOnly: !filter.doneOnly })}>
          {T.done}
        </FilterChip>
      </div>
      {open || filter.least !== null || filter.set !== null ? (
        <div className={styles.chips}>
          {ATTRIBUTE_STEPS.map(({ name, n }) => {
            const on = filter.least?.name === name;
            return (
              <FilterChip key={name} on={on} onToggle={() => set({ least: on ? null : { name, n } })}>
                {T.least({ name: CARD_WORDS.numbers[name], n })}
              </FilterChip>
            );
          })}
          <Pick
            label={T.set}
            value={filter.set ?? ''}
            values={[['', T.anySet], ...Object.entries(SETS).map(([code, { name }]) => [code, name] as const)]}
            onPick={(code) => set({ set: code === '' ? null : code })}
          />
        </div>
      ) : null}
    </div>
  );
}

function Pick(props: {
  readonly label: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, text: string])[];
  readonly onPick: (value: string) => void;
}): ReactNode {
  const { label, value, values, onPick } = props;
  return (
    <select className={styles.pick} aria-label={label} value={value} onChange={(e) => onPick(e.target.value)}>
      {values.map(([of, text]) => (
        <option key={of} value={of}>
          {text}
        </option>
      ))}
    </select>
  );
}
