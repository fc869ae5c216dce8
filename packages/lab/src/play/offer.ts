import type { Answer, Bargain, Good } from '@parley/kernel';
import { match, type Choice, type Match } from './match.ts';

/** A good with the name by which a person calls it. */
export interface GoodName {
  readonly good: Good;
  readonly name: string;
  readonly text: string;
  /** Names of giver and receiver. */
  readonly from: string;
  readonly to: string;
}

type Parsed = { readonly answer: Answer } | { readonly problem: string };

export const OFFER_HELP = 'accept, leave, or an offer such as: give X, take Y (goods lists what can change hands)';

/** `accept`, `leave`, or `give X, take Y 2, give Z to green`. */
export function readMove(d: Bargain, text: string, goods: readonly GoodName[]): Parsed {
  const word = text.toLowerCase();
  if (['accept', 'a', 'yes'].includes(word)) return { answer: { do: 'accept' } };
  if (['leave', 'l', 'no'].includes(word)) return { answer: { do: 'leave' } };
  const gives: { [good: string]: number } = {};
  let verb = '';
  for (const part of word.replace(/^offer\b:?/, '').split(/,|\band\b/)) {
    const found = /^\s*(?:(give|take|get)\s+)?(.+?)\s*$/.exec(part);
    if (!found) continue;
    verb = found[1] ?? verb;
    if (verb === '') return { problem: `type ${OFFER_HELP}` };
    const picked = pick(d, verb === 'give', found[2], goods, gives);
    if ('problem' in picked) return picked;
    gives[picked.id] = (gives[picked.id] ?? 0) + picked.n;
  }
  return { answer: { do: 'offer', gives } };
}

function pick(
  d: Bargain,
  giving: boolean,
  words: string,
  goods: readonly GoodName[],
  taken: { readonly [good: string]: number },
): { id: string; n: number } | { problem: string } {
  const found = /^(.*?)(?:\s+(?:x|\*)?\s*(\d+))?(?:\s+(?:to|from)\s+([a-z]+))?$/.exec(words);
  if (!found) return { problem: `"${words}" says nothing` };
  const other = found[3];
  const mine = goods.filter((x) => (giving ? x.good.from : x.good.to) === d.seat);
  const side = mine.filter((x) => other === undefined || (giving ? x.to : x.from) === other);
  // A second card of the same name is another card, unless the good itself is a number of things.
  const free = side.filter((x) => x.good.max > 1 || taken[x.good.id] === undefined);
  const choices = free.map((x) => ({ id: x.good.id, label: x.name }));
  const wanted = words.startsWith('a ') ? found[1].slice(2) : found[1];
  const named = numbered(choices, wanted, found[2]) ?? byName(choices, wanted.replace(/ cards?$/, ''));
  if ('problem' in named) return { problem: `${giving ? 'you cannot give' : 'you cannot take'} that: ${named.problem}` };
  return { id: named.id, n: 'whole' in named ? 1 : Number(found[2] ?? 1) };
}

/** A card of one's own comes before a card by description. */
const byName = (choices: readonly Choice[], name: string): Match => {
  const same = choices.find((c) => c.label.replaceAll('-', ' ') === name.replaceAll('-', ' '));
  return same ? { id: same.id } : match(choices, name);
};

/** 'attack 08' is a name, not eight attacks. */
function numbered(choices: readonly Choice[], name: string, n?: string): { id: string; whole: true } | null {
  const same = choices.find((c) => c.label.replaceAll('-', ' ') === `${name.replaceAll('-', ' ')} ${n}`);
  return same ? { id: same.id, whole: true } : null;
}
