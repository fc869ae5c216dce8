import { Icon } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { useStanding } from '../focus/group-bar.tsx';
import { stripOf } from '../model/strip.ts';
import { nameOf } from '../model/cards.ts';
import type { NeedLine } from '../model/need.ts';
import { useScene } from '../scene/context.ts';
import styles from '../styles/phone.module.css';
import { T } from '../text/index.ts';

/** How those in focus stand against the mission there, side by side. */
export function NeedBar({ focus }: { readonly focus: number | null }): ReactNode {
  const scene = useScene();
  const strip = focus === null || scene.board.table.seeding !== null ? null : stripOf(scene, focus);
  return strip === null ? null : <NeedOf strip={strip} />;
}

function NeedOf({ strip }: { readonly strip: NonNullable<ReturnType<typeof stripOf>> }): ReactNode {
  const { lexicon } = useScene();
  const standing = useStanding(strip);
  const [best] = standing?.ways ?? [];
  if (standing === null || best === undefined) return null;
  return <NeedCells lines={best} label={T.need.needs({ name: nameOf(lexicon, strip.location.card) })} preview={standing.preview} />;
}

export function NeedCells({
  lines,
  label,
  preview,
}: {
  readonly lines: readonly NeedLine[];
  readonly label: string;
  readonly preview: boolean;
}): ReactNode {
  return (
    <ul className={styles.need} aria-label={label} data-preview={preview || undefined}>
      {lines.slice(0, 4).map((x, i) => (
        <li key={i} data-met={x.met === null ? undefined : x.met}>
          <b>
            {x.met === null ? null : <Icon name={x.met ? 'check' : 'x'} size={12} />}
            {x.have === null || x.of === '' ? '' : x.have}
          </b>
          <span>
            {x.label} {x.ask}
          </span>
          {x.tone === 'warn' ? <em>{x.margin}</em> : null}
        </li>
      ))}
    </ul>
  );
}
