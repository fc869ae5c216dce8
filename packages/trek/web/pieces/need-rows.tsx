import { Icon } from '@parley/web/shell';
import type { ReactNode } from 'react';
import type { NeedLine } from '../model/need.ts';
import styles from '../styles/need.module.css';
import { T } from '../text/index.ts';

const said = ({ label, have, of, met, margin }: NeedLine): string => {
  if (have === null) return T.need.blank({ label, of });
  return margin === '' && met === true ? T.need.lineMet({ label, have, of }) : T.need.line({ label, have, of, margin });
};

/** A need as a receipt: what is asked, what is had, and what is left over or short. */
function NeedRows(props: { readonly lines: readonly NeedLine[]; readonly narrow?: boolean; readonly preview?: boolean }): ReactNode {
  const { lines, narrow = false, preview = false } = props;
  return (
    <ul className={narrow ? `${styles.rows} ${styles.narrow}` : styles.rows} data-preview={preview || undefined}>
      {lines.map((line, i) => (
        <li key={i} data-met={line.met === null ? undefined : line.met}>
          <span className="visually-hidden">{said(line)}</span>
          <span className={styles.tick} aria-hidden="true">
            {line.met === null ? null : <Icon name={line.met ? 'check' : 'x'} size={12} />}
          </span>
          <span className={styles.label} aria-hidden="true">
            {line.label}
          </span>
          <span className={styles.have} aria-hidden="true">
            {line.have === null || line.of === '' ? null : (
              <b>
                {line.have}
                {preview ? '?' : ''}
              </b>
            )}
            <small>{line.of}</small>
          </span>
          {narrow ? null : (
            <span className={styles.margin} data-tone={line.tone} aria-hidden="true">
              {line.margin}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The alternatives of a need: the one that comes closest as rows, the others in a line each. */
export function NeedWays(props: {
  readonly ways: readonly (readonly NeedLine[])[];
  readonly narrow?: boolean;
  readonly preview?: boolean;
}): ReactNode {
  const { ways, narrow, preview } = props;
  const [best, ...others] = ways;
  if (best === undefined) return null;
  return (
    <>
      <NeedRows lines={best} {...(narrow === undefined ? {} : { narrow })} {...(preview === undefined ? {} : { preview })} />
      {others.slice(0, 3).map((lines, i) => (
        <p key={i} className={styles.other}>
          <b>{T.need.or}</b> {lines.map((x) => `${x.label} ${x.ask}`.trim()).join(', ')}
        </p>
      ))}
    </>
  );
}
