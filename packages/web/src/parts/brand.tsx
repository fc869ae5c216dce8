import type { ReactNode } from 'react';
import { T } from '../text/index.ts';

export function BrandMark({ size = 26 }: { readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <path className="brand-arc" d="M17 3.6A10 10 0 1 0 17 22.4" />
      <circle className="brand-core" cx="13" cy="13" r="3.2" />
      <path className="brand-rays" d="M18.5 8.5 25 5M18.5 17.5 25 21" />
    </svg>
  );
}

export function Brand({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <span className="brand">
      <BrandMark />
      {T.brand}
      {children}
    </span>
  );
}
