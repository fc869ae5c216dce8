import { describe, expect, it } from 'vitest';
import { outOfDate, withSummary } from '../src/coverage/index.ts';
import { GAMES } from '../src/games.ts';
import { coverage, COVERAGE_COMMAND } from '../src/coverage/page.ts';
import { rulingsIn } from '../src/coverage/proven.ts';
import { sections, unknownIds } from '../src/coverage/rulings.ts';
import { readRulings, type Ruling } from '../src/shared/rulings.ts';
import { idsInTitles, testTitles } from '../src/coverage/titles.ts';

const games = GAMES.map((some) => some.with((lab) => lab.coverage));
const [{ isMet }] = games;

/** Built from pieces, so that this file itself names nothing. */
const bracket = (id: string): string => `[${id}]`;

describe('the coverage page', () => {
  it('reads titles of tests that run', () => {
    const source = [
      `describe('Void', () => {`,
      `  it('plain ${bracket('faq-void-1')}', () => {});`,
      `  it.skip('left out ${bracket('faq-void-2')}', () => {});`,
      `  // it('a comment ${bracket('faq-void-3')}')`,
      `  it('joined ' + 'from two ${bracket('faq-void-4, faq-void-5')}', () => {});`,
      `  it.each([[1], [2]])("each ${bracket('faq-void-6')}", () => {});`,
      `});`,
      `xdescribe('nothing', () => { it('inside ${bracket('faq-void-7')}', () => {}); });`,
    ].join('\n');
    const file = { path: 'void.test.ts', text: source };
    expect(testTitles(file)).toHaveLength(4);
    const ids = idsInTitles([file]).map((x) => x.id);
    expect(ids).toEqual(['faq-void-1', 'faq-void-4', 'faq-void-5', 'faq-void-6']);
  });

  it('says for the Codex what tests prove', () => {
    const text = [
      `it('${bracket('faq-a-1')} it\\'s so', () => {});`,
      `it("${bracket('faq-b-3, faq-b-2')} both", f);`,
      `it.skip('${bracket('faq-c-1')} not yet', f);`,
      `it('no id ${bracket('1')}', f);`,
    ].join('\n');
    expect(rulingsIn([{ path: 'a.test.ts', text }])).toEqual([
      { id: 'faq-a-1', title: "it's so", file: 'a.test.ts' },
      { id: 'faq-b-2', title: 'both', file: 'a.test.ts' },
      { id: 'faq-b-3', title: 'both', file: 'a.test.ts' },
    ]);
  });

  it('knows what rulings need', () => {
    expect(isMet('alien:Zombie')).toBe(true);
    expect(isMet('alien:Nobody|alien:Zombie')).toBe(true);
    expect(isMet('alien:Nobody')).toBe(false);
    expect(isMet('flare:Zombie:wild')).toBe(true);
    expect(isMet('artifact:Plague')).toBe(true);
    expect(isMet('card:morph')).toBe(true);
    expect(isMet('card:no-such-card')).toBe(false);
    expect(isMet('variant:four-planets')).toBe(true);
  });

  it('counts by section what is testable, in reach, covered and proven, twins included', () => {
    const rulings: Ruling[] = [
      { id: 'faq-a-1', section: 'A', needs: ['alien:Zombie'], testable: 'engine' },
      { id: 'faq-a-2', section: 'A', needs: ['alien:Nobody'], testable: 'engine', sameAs: ['faq-a-1'] },
      { id: 'faq-a-3', section: 'A', needs: ['alien:Zombie'], testable: 'engine' },
      { id: 'faq-a-4', section: 'A', needs: ['alien:Nobody'], testable: 'ui' },
      { id: 'faq-a-5', section: 'A', needs: [], testable: 'advice' },
    ];
    expect(sections(games, rulings, new Set(['faq-a-1', 'faq-a-4']), new Set(['faq-a-1', 'faq-a-3']))).toEqual([
      { document: 'Cosmic Encounter FAQ', section: 'A', testable: 4, inReach: 4, covered: 3, proven: 2, open: ['faq-a-3'] },
    ]);
    expect(unknownIds(games, rulings, ['faq-a-1', 'faq-b-1', 'whatever', 'faq-b-1'])).toEqual(['faq-b-1']);
  });

  it('has the ids of all rulings and none of their words', () => {
    const rulings = readRulings();
    expect(rulings.filter((r) => r.testable !== 'advice')).toHaveLength(779);
    expect(new Set(rulings.map((r) => r.id)).size).toBe(rulings.length);
    for (const r of rulings) expect(['id', 'needs', 'sameAs', 'section', 'testable']).toEqual(expect.arrayContaining(Object.keys(r)));
  });

  it('writes its summary between the markers and nowhere else', () => {
    const text = 'a\n<!-- coverage:start -->\nold\n<!-- coverage:end -->\nb\n';
    expect(withSummary(text, 'new')).toBe('a\n<!-- coverage:start -->\nnew\n<!-- coverage:end -->\nb\n');
    expect(withSummary('no markers', 'new')).toBe('no markers');
  });

  it('is up to date, and tests name no ruling that does not exist', () => {
    const now = coverage();
    expect(now.unknown).toEqual([]);
    expect(outOfDate(now), `run: ${COVERAGE_COMMAND}`).toEqual([]);
  });
});
