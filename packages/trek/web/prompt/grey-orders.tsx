import { textOf } from '@parley/kernel/sentence';
import { useWhyNot } from '@parley/web/shell';
import { useMemo, type ReactNode } from 'react';
import { sayBar } from '../../text/speech.ts';
import type { OrderItem, Subject } from '../model/orders.ts';
import { wishesFor } from '../model/wishes.ts';
import { useScene } from '../scene/context.ts';
import styles from '../styles/prompt.module.css';
import { T } from '../text/index.ts';

/** Orders that one might expect of whoever is in focus, and that cannot be given now: each with what stands in its way. */
export function GreyOrders({
  subject,
  offered,
}: {
  readonly subject: Omit<Subject, 'items'>;
  readonly offered: readonly OrderItem[];
}): ReactNode {
  const scene = useScene();
  const wishes = useMemo(
    () => wishesFor(scene, subject).filter((wish) => !offered.some((x) => x.verb === wish.verb && x.of === wish.of)),
    [scene, subject, offered],
  );
  const found = useWhyNot(useMemo(() => wishes.map(({ verb, of }) => ({ verb, of })), [wishes]));
  return wishes.map(({ verb }, i) => {
    const bar = found[i];
    // What nobody would expect is not spoken of.
    if (bar === null || bar === undefined) return null;
    return (
      <div key={verb} className={styles.grey} data-part="why-not">
        {T.ask.order[verb]}
        <small>{textOf(sayBar(scene.speech, bar))}</small>
      </div>
    );
  });
}
