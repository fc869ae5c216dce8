import type { ReactNode } from 'react';
import type { Need } from '../../language/index.ts';
import { sayNeed } from '../../text/en/cards/needs.ts';
import { C } from '../text/codex.ts';
import styles from './codex.module.css';

/** What is asked for, a row for each part of it. */
export function NeedParts({ need }: { readonly need: Need }): ReactNode {
  const ways = 'any' in need ? need.any : [need];
  return (
    <>
      <h2>{C.asks}</h2>
      <div className={styles.ways}>
        {ways.map((way, i) => (
          <ul key={i} className={styles.need}>
            {('all' in way ? way.all : [way]).map((part, n) => (
              <li key={n}>{sayNeed(part)}</li>
            ))}
          </ul>
        ))}
      </div>
    </>
  );
}
