import { Dialog, Icon, Link, paths } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { zonesFor } from '../../language/index.ts';
import { CardLarge } from '../cards/index.ts';
import { D } from '../text/decks.ts';
import styles from './decks.module.css';
import type { Builder } from './use-builder.ts';

/** The card that is looked at, whole, with where it may go. */
export function ShownCard({ builder }: { readonly builder: Builder }): ReactNode {
  return (
    <section className={styles.shown} aria-label={D.focus.label}>
      {builder.shown === null ? <p className="site-empty">{D.focus.none}</p> : <Whole builder={builder} id={builder.shown} />}
    </section>
  );
}

/** The same over the page, where there is no room beside the list. */
export function ShownDialog({ builder }: { readonly builder: Builder }): ReactNode {
  const { opened, open, library } = builder;
  if (opened === null) return null;
  return (
    <Dialog title={library.find(opened)?.name ?? opened} onClose={() => open(null)}>
      <div className={styles.shown}>
        <Whole builder={builder} id={opened} />
      </div>
    </Dialog>
  );
}

function Whole({ builder, id }: { readonly builder: Builder; readonly id: string }): ReactNode {
  const { library, edit, add } = builder;
  const entry = library.find(id);
  if (entry === undefined) return <p className="site-empty">{id}</p>;
  return (
    <>
      <div className={styles.shownActs}>
        {edit === null
          ? null
          : zonesFor(entry).map((zone) => (
              <button key={zone} type="button" className="button is-quiet" onClick={() => add(id, zone)}>
                <Icon name="plus" size={12} />
                {D.focus.addTo({ zone: D.zones[zone] })}
              </button>
            ))}
        <Link className="button is-quiet" href={paths.codexEntry('trek', 'card', id)}>
          <Icon name="book" size={12} />
          {D.focus.codex}
        </Link>
      </div>
      <CardLarge entry={entry} />
    </>
  );
}
