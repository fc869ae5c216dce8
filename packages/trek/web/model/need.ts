import { sayNeed } from '../../text/en/cards/needs.ts';
import { capital } from '../../text/en/cards/words.ts';
import type { NeedRowView, NeedView } from '../../view/index.ts';
import type { Need } from '../../language/index.ts';
import { T } from '../text/index.ts';

/** One part of a need as a line of a receipt. */
export interface NeedLine {
  readonly label: string;
  /** What is had of it; null: nobody is there to have it. */
  readonly have: number | null;
  /** 'of 2', 'over 45'; '' where it is had or not. */
  readonly of: string;
  /** The same where it stands behind its label: '2', 'over 45'. */
  readonly ask: string;
  readonly met: boolean | null;
  /** What is left over, what is short, or who carries it alone. */
  readonly margin: string;
  readonly tone: 'plain' | 'warn' | 'bad';
}

function labelOf(asks: Need): string {
  if ('skill' in asks) return asks.skill;
  if ('total' in asks) return asks.total.join(' + ');
  return capital(sayNeed(asks));
}

/** What is asked, behind what is had. Parts that are had or not need no number. */
function askedOf(asks: Need, want: number): string {
  if ('skill' in asks) return T.need.of({ n: want });
  if ('total' in asks) return asks.op === '>' ? T.need.over({ n: want - 1 }) : T.need.under({ n: want });
  if ('count' in asks && asks.count > 1) return T.need.of({ n: want });
  return '';
}

const shortAsk = (asks: Need, want: number): string =>
  'skill' in asks ? (want > 1 ? String(want) : '') : 'total' in asks ? askedOf(asks, want) : '';

const isLess = (asks: Need): boolean => 'total' in asks && asks.op === '<';

/** A part without anybody to meet it. */
const blankLine = (asks: Need): NeedLine => ({
  label: labelOf(asks),
  have: null,
  of: askedOf(asks, wantOf(asks)),
  ask: shortAsk(asks, wantOf(asks)),
  met: null,
  margin: '',
  tone: 'plain',
});
function wantOf(asks: Need): number {
  if ('skill' in asks) return asks.n;
  if ('total' in asks) return asks.op === '>' ? asks.n + 1 : asks.n;
  return 'count' in asks ? asks.count : 1;
}

type Names = (piece: number) => string;

function needLine(row: NeedRowView, name: Names): NeedLine {
  const { asks, have, want, met, shares, alone } = row;
  const base = { label: labelOf(asks), have, of: askedOf(asks, want), ask: shortAsk(asks, want), met };
  if (!met) return { ...base, margin: isLess(asks) ? T.need.much({ n: have - want + 1 }) : T.need.short({ n: want - have }), tone: 'bad' };
  const single = shares === null ? alone : shares.length === 1 ? shares[0][0] : null;
  if (single !== null) return { ...base, margin: T.need.alone({ name: name(single) }), tone: 'warn' };
  if (isLess(asks) || base.of === '') return { ...base, margin: '', tone: 'plain' };
  return { ...base, margin: have === want ? T.need.enough : T.need.spare({ n: have - want }), tone: 'plain' };
}

/** The alternatives of a need, the best first. */
export const needLines = ({ ways }: NeedView, name: Names): readonly (readonly NeedLine[])[] =>
  ways.map((rows) => rows.map((row) => needLine(row, name)));

export const metIn = (lines: readonly NeedLine[]): number => lines.filter((x) => x.met === true).length;

/** What is printed, for when nobody is there. */
export function printedLines(need: Need): readonly (readonly NeedLine[])[] {
  if ('any' in need) return need.any.flatMap(printedLines);
  if (!('all' in need)) return [[blankLine(need)]];
  return [need.all.map(blankLine)];
}

/**
 * How it would stand with these people alone. What each adds to a part is told by the rules, wherever at the location they are; parts that are no
 * sums stay open.
 */
export function withOnly(views: readonly NeedView[], people: readonly number[]): NeedView | null {
  const [first] = views;
  if (first === undefined) return null;
  const ways = first.ways.map((rows) =>
    rows.map((row): NeedRowView => {
      if (row.shares === null) return row;
      const alike = views.flatMap((v) => v.ways.flat()).filter((x) => JSON.stringify(x.asks) === JSON.stringify(row.asks));
      const shares = alike.flatMap((x) => x.shares ?? []).filter(([piece], i, all) => all.findIndex(([other]) => other === piece) === i);
      const counted = shares.filter(([piece]) => people.includes(piece));
      const had = row.have - row.shares.reduce((n, [, m]) => n + m, 0);
      const have = counted.reduce((n, [, m]) => n + m, had);
      return { ...row, have, met: isLess(row.asks) ? have < row.want : have >= row.want, shares: counted, alone: null };
    }),
  );
  return { met: ways.some((rows) => rows.every((x) => x.met)), ways };
}
