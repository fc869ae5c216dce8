import type { Decision, Seat } from '@parley/kernel';

/** Facts that a question must have: where it is asked, which card it is about. */
export interface About {
  readonly [fact: string]: unknown;
}

/** An offer of something that can be used. */
interface Offer {
  readonly who: Seat;
  readonly what: string;
  readonly about: About;
}

/** An offer that a test expects and lets pass. */
export interface Pass extends Offer {
  readonly text: string;
  /** Its place among all that was planned: what was planned first comes first. */
  readonly n: number;
  /** How often it is passed. Infinity: however often it comes up, but once at least. */
  readonly times: number;
  passed: number;
  /** It was offered beside something that was used, and has not been passed since. */
  beside: boolean;
}

/** Does this question say all that? */
export const isAbout = (d: Decision, about: About): boolean => Object.entries(about).every(([fact, value]) => d.data?.[fact] === value);

/** What a test says about offers: which it lets pass, which must never come, and to whom nothing may be offered that it does not know of. */
export class Expected {
  readonly passes: Pass[] = [];
  readonly never: Offer[] = [];
  readonly strict = new Set<Seat>();

  /** The pass that is meant for this offer, if there is one. */
  passFor(d: Decision, what: string): Pass | undefined {
    return this.passes.find((p) => p.passed < p.times && isOf(p, d, what));
  }

  /** Why this offer should not be made, or null. `planned`: the test uses it. */
  objection(d: Decision, what: string, planned: boolean): string | null {
    if (this.never.some((x) => isOf(x, d, what))) return 'and never should be';
    if (!this.strict.has(d.seat) || planned || this.passFor(d, what)) return null;
    return 'and the test neither plans it nor lets it pass';
  }

  /** The question was answered: this was used, or all was passed (null). */
  answered(d: Decision, offered: readonly string[], used: string | null): void {
    for (const what of offered) {
      const pass = what === used ? undefined : this.passFor(d, what);
      if (!pass) continue;
      pass.beside = used !== null;
      // Beside something that is used it has only been seen: the window asks again.
      if (used === null) pass.passed++;
    }
  }

  /** What should have come up and did not. */
  missing(): string[] {
    const short = (p: Pass): boolean => p.passed + (p.beside ? 1 : 0) < (Number.isFinite(p.times) ? p.times : 1);
    return this.passes.filter(short).map((p) => (p.passed > 0 ? `${p.text} (only ${p.passed})` : p.text));
  }
}

const isOf = (x: Offer, d: Decision, what: string): boolean => x.who === d.seat && x.what === what && isAbout(d, x.about);
