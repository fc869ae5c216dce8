import { or } from '@parley/web/shell';
import type { ReactNode } from 'react';
import type { CardEntry } from '../../text/lexicon.ts';
import { C } from '../text/codex.ts';
import { D } from '../text/decks.ts';
import styles from './codex.module.css';
import { saySeeds } from './say-seeds.ts';
import { STEPS, whereOf, type Step } from './where.ts';

const T = C.where;
const SEEDING: readonly Step[] = ['doorway', 'mission', 'dilemma', 'facility'];
const TURN: readonly Step[] = STEPS.filter((x) => !SEEDING.includes(x));

/** When it works: the steps of seeding and of a turn across, and below where it goes. */
export function WhereGrid({ entry }: { readonly entry: CardEntry }): ReactNode {
  const { zones, marks, seeds } = whereOf(entry);
  return (
    <>
      <h2 id="where">{T.title}</h2>
      <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby="where">
        <table className={styles.grid}>
          <thead>
            <tr>
              <th scope="colgroup" colSpan={SEEDING.length}>
                {T.groups.seeding}
              </th>
              <th scope="colgroup" colSpan={TURN.length}>
                {T.groups.turn}
              </th>
            </tr>
            <tr>
              {STEPS.map((step) => (
                <th key={step} scope="col">
                  {T.steps[step]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {STEPS.map((step) => {
                const mark = marks[step];
                return (
                  <td key={step} data-state={mark === undefined ? undefined : SEEDING.includes(step) ? 'seeded' : 'played'}>
                    {mark === undefined ? <span aria-hidden="true">·</span> : T.marks[mark]}
                  </td>
                );
              })}
            </tr>
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        {T.deck({ zones: or(zones.map((zone) => D.zones[zone])) })} {seeds === null ? '' : saySeeds(seeds)}
      </p>
    </>
  );
}
