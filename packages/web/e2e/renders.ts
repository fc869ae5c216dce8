import type { Page } from 'playwright-core';

/** As much of React's tree as is needed to see what was drawn again. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}
interface Counted {
  renders: number;
}
declare global {
  interface Window {
    /** Only in pages whose renders are counted. */
    readonly counted?: Counted;
  }
}

/**
 * Counts the components that are drawn, as React's own developer tools do: through the hook that every build of React looks for. Must be called
 * before the page is opened.
 */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted: Counted = { renders: 0 };
    const PERFORMED_WORK = 1;
    // Functions, classes, what forwards a ref, and the two kinds of memo.
    const COMPONENTS = new Set([0, 1, 11, 14, 15]);
    const visit = (fiber: Fiber, before: Fiber | null): void => {
      if (COMPONENTS.has(fiber.tag) && (before === null || (fiber.flags & PERFORMED_WORK) !== 0)) counted.renders++;
      // Below a part that was left alone everything is the very same.
      if (before !== null && fiber.child === before.child) return;
      for (let child = fiber.child; child; child = child.sibling) visit(child, child.alternate);
    };
    Object.assign(window, {
      counted,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => visit(current, current.alternate),
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });
}

/** What comes by itself after a question has come within this time. */
const QUIET = 1500;

/** How many components are drawn while something is done, and until nothing moves any more. */
export async function rendersOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const count = (): Promise<number> => page.evaluate(() => window.counted?.renders ?? 0);
  const settled = async (quiet: number): Promise<number> => {
    for (let last = await count(); ;) {
      await page.waitForTimeout(quiet);
      const now = await count();
      if (now === last) return now;
      last = now;
    }
  };
  const before = await settled(QUIET);
  await act();
  return (await settled(QUIET / 4)) - before;
}
