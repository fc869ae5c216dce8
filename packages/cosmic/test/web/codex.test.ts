import { describe, expect, it } from 'vitest';
import { cosmicGame } from '../../module.ts';
import { cosmicCodex } from '../../text/codex/make.ts';
import { readCodex } from '../../web/codex/read.ts';

describe('the Codex', () => {
  const rulings = [
    { id: 'faq-zombie-1', title: 'no compensation', file: 'a.test.ts' },
    { id: 'faq-deal-2', title: 'R12.1 two negotiates', file: 'c.test.ts' },
    { id: 'faq-plague-1', title: 'strikes once', file: 'd.test.ts' },
    { id: 'faq-late-1', title: 'Mobius Tubes bring ships back', file: 'e.test.ts' },
    { id: 'errata-hand-1', title: 'a hand of eight', file: 'packages/cosmic/test/aliens/base/void.test.ts' },
    { id: 'errata-hand-2', title: 'a hand of nine', file: 'packages/cosmic/test/aliens/void-flares.test.ts' },
    { id: 'errata-hand-3', title: 'a hand of ten', file: 'packages/cosmic/test/aliens/voids.test.ts' },
    { id: 'faq-deal-3', title: 'R12.10 is another rule', file: 'c.test.ts' },
  ];
  const { sections } = cosmicCodex(rulings);
  const of = (kind: string, id: string): readonly string[] | undefined =>
    sections.find((s) => s.kind === kind)?.entries.find((e) => e.id === id)?.rulings;

  it('has rulings under what they are about, and under nothing else', () => {
    expect(of('alien', 'zombie')).toEqual(['faq-zombie-1']);
    expect(of('alien', 'void')).toEqual(['errata-hand-1', 'errata-hand-2']);
    expect(of('card', 'plague')).toEqual(['faq-plague-1']);
    expect(of('card', 'mobius-tubes')).toEqual(['faq-late-1']);
    expect(of('rule', 'R12.1')).toEqual(['faq-deal-2']);
  });
  it('is told in plain data and read back by the browser', () => {
    const sent = cosmicGame.codex('en');
    const { aliens, cards, rules, options, rulings: proven } = readCodex(JSON.parse(JSON.stringify(sent)) as typeof sent);
    expect(aliens.length).toBeGreaterThan(100);
    expect(aliens.find((a) => a.id === 'zombie')).toMatchObject({ name: 'Zombie', alert: 'green' });
    expect(aliens.every((a) => a.power !== '' && a.wild !== '' && a.super !== '' && Array.isArray(a.timing.power))).toBe(true);
    expect(cards.find((c) => c.id === 'negotiate')).toMatchObject({ type: 'negotiate', copies: 15 });
    expect(rules.length).toBeGreaterThan(50);
    expect(options).toEqual(cosmicGame.options);
    expect(proven.length).toBeGreaterThan(700);
  });
});
