import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, type Look } from '../../e2e/open.ts';

interface Found {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

type Axe = { run(where: Document, options: object): Promise<{ violations: Found[] }> };

/** What axe finds that keeps somebody out. In the light look only the colours are others. */
export async function grave(page: Page, { theme }: Look): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const options = theme === 'light' ? { runOnly: ['color-contrast'] } : {};
  const found = await page.evaluate(async (o) => (await (globalThis as unknown as { axe: Axe }).axe.run(document, o)).violations, options);
  return found
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${v.id}: ${v.nodes.map((n) => `${n.html.slice(0, 160)} (${n.failureSummary.split('\n')[1]?.trim()})`).join('; ')}`);
}

export const LOOKS: readonly (readonly [string, Look])[] = [
  ['desktop, dark', DESKTOP],
  ['desktop, light', { ...DESKTOP, theme: 'light' }],
  ['phone', PHONE],
];
