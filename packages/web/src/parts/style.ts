import type { CSSProperties } from 'react';

/** A style that may also set properties of our own sheets. */
export interface Style extends CSSProperties {
  readonly [custom: `--${string}`]: string | number;
}
