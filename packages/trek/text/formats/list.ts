import type { DeckZone } from '../../language/index.ts';
import { zoneUnder } from './headings.ts';
import { findNamed } from './names.ts';
import { MOST_COPIES, type CardBook, type Entry, type Found } from './reading.ts';

/** A list as people write one: a card a line with how many of it, and words over its parts. */
export interface ListRead {
  readonly name: string | null;
  readonly entries: readonly Entry[];
  /** Are counts and names told apart by tabs? */
  readonly tabs: boolean;
}

const TITLE = /^(?:deck ?)?(?:name|title) ?: ?(?<name>.+)$/i;
const COMMENT = /^(?:#|\/\/|;)/;
/** '3 Founder', '3x Founder', '3 × Founder' */
const COUNT_FIRST = /^(?<n>\d{1,6}) ?[x×]? +(?<name>\S.*)$/i;
/** 'Founder x3', 'Founder (x3)', 'Founder × 3' */
const COUNT_LAST = /^(?<name>.*\S) *[ (,][x×] ?(?<n>\d{1,6})\)?$/i;

export function readList(text: string, book: CardBook): ListRead {
  const entries: Entry[] = [];
  let name: string | null = null;
  let zone: DeckZone | null = null;
  let tabs = false;
  for (const [i, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim().slice(0, MOST_LINE);
    if (line === '') continue;
    const under = zoneUnder(line, zone);
    if (under !== undefined && book.named(line).length === 0) {
      zone = under;
      continue;
    }
    const title = TITLE.exec(line)?.groups?.name;
    if (title !== undefined && name === null) {
      name = title;
      continue;
    }
    if (COMMENT.test(line)) continue;
    tabs ||= line.includes('\t');
    const { n, found } = cardIn(line, book);
    entries.push({ line: i + 1, text: line.replaceAll('\t', ' '), n, zone, found });
  }
  return { name, entries, tabs };
}
const MOST_LINE = 160;

interface CardIn {
  readonly n: number;
  readonly found: Found;
}

/** A name may begin or end with a figure itself: the whole line is tried first. */
function cardIn(line: string, book: CardBook): CardIn {
  const [first, second = '', third = ''] = line.split('\t').map((x) => x.trim());
  if (second !== '')
    return /^\d+$/.test(first) ? counted(first, findNamed(book, second, third)) : counted(second, findNamed(book, first, third));
  const text = line.replaceAll(/[\s_]+/g, ' ');
  const whole = findNamed(book, text);
  if (isClear(whole)) return { n: 1, found: whole };
  for (const form of [COUNT_FIRST, COUNT_LAST]) {
    const { n = '', name = '' } = form.exec(text)?.groups ?? {};
    if (name === '') continue;
    return counted(n, findNamed(book, name));
  }
  return { n: 1, found: whole };
}
const isClear = (found: Found): boolean => 'id' in found || found.why === 'several';

function counted(n: string, found: Found): CardIn {
  const copies = /^\d+$/.test(n) ? Number(n) : 0;
  if (copies >= 1 && copies <= MOST_COPIES) return { n: copies, found };
  return { n: 1, found: { why: 'number', choices: 'id' in found ? [found.id] : found.choices } };
}
