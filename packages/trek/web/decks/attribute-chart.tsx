import { Segments, type Style } from '@parley/web/shell';
import { useState, type ReactNode } from 'react';
import { ATTRIBUTES, type Attribute, type Deck } from '../../language/index.ts';
import { CARD_WORDS } from '../text/cards.ts';
import { D } from '../text/decks.ts';
import styles from './check.module.css';
import { peopleIn, spreadOf } from './model/advice.ts';
import type { Library } from './model/book.ts';

/** How many people have which number of an attribute. */
export function AttributeChart({ library, deck }: { readonly library: Library; readonly deck: Deck }): ReactNode {
  const [name, setName] = useState<Attribute>('STRENGTH');
  const n = peopleIn(library, deck).length;
  if (n === 0) return null;
  const spread = spreadOf(library, deck, name);
  const most = Math.max(...spread.map(([, people]) => people));
  const said = spread.filter(([, people]) => people > 0).map(([value, people]) => D.advice.spreadOf({ n: people, value }));
  return (
    <div>
      <h2>
        {D.advice.spread({ name: CARD_WORDS.numbers[name], n })}
        <Segments label={D.advice.attribute} values={ATTRIBUTES} value={name} text={(x) => CARD_WORDS.short[x]} onChange={setName} />
      </h2>
      <div className={styles.chart} role="img" aria-label={said.join(', ')}>
        {spread.map(([value, people]) => {
          const style: Style = { '--share': people / most };
          return (
            <span key={value}>
              {people === 0 ? '' : people}
              <i style={style} />
              {value}
            </span>
          );
        })}
      </div>
    </div>
  );
}
