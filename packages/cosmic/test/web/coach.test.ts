import { describe, expect, it } from 'vitest';
import { NEW_PLAYER, placeTip, withSeen } from '@parley/web/testing';
import { ANCHORS, tipFor, tipText, type Situation, type Tip } from '../../web/coach/tips.ts';

describe('the coach', () => {
  const nothing: Situation = { question: null, encounter: false, alliance: false, revealed: false, decided: false, shipsInWarp: false };
  const asked: Situation = { ...nothing, encounter: true, question: { kind: 'choose', use: false, cards: false, sheet: false } };
  it('points at the question before anything else, and at each thing once', () => {
    expect(tipFor(asked, NEW_PLAYER)).toBe('prompt');
    const after = withSeen(NEW_PLAYER, 'prompt');
    expect(tipFor(asked, after)).toBe('map');
    expect(tipFor(asked, withSeen(after, 'map'))).toBe('phases');
    expect(withSeen(after, 'prompt')).toBe(after);
  });
  it('says nothing when there is nothing to say, or when it is told to be quiet', () => {
    expect(tipFor(nothing, NEW_PLAYER)).toBeNull();
    expect(tipFor(asked, { seen: [], off: true })).toBeNull();
  });
  it('speaks of allies when somebody is asked for them', () => {
    const ally: Situation = { ...asked, alliance: true };
    const after = withSeen(NEW_PLAYER, 'prompt');
    expect(tipFor(ally, after)).toBe('ally');
    expect(tipFor({ ...ally, question: { kind: 'choose', use: true, cards: false, sheet: false } }, after)).toBe('map');
  });
  it('does not let a deal wait', () => {
    const deal: Situation = { ...asked, question: { kind: 'bargain', use: false, cards: true, sheet: false } };
    expect(tipFor(deal, NEW_PLAYER)).toBe('deal');
  });
  it('speaks of keys and pointing to those who have them, and of tapping to fingers', () => {
    const tips = Object.keys(ANCHORS) as Tip[];
    for (const tip of tips) {
      expect(tipText(tip, 'finger').text).not.toMatch(/\b(?:click|digit|enter|key|point at)/i);
      expect(tipText(tip, 'phone').text).not.toMatch(/\b(?:click|digit|enter|key|point at)/i);
      expect(tipText(tip, 'phone').title).toBe(tipText(tip, 'mouse').title);
    }
    expect(tipText('prompt', 'mouse').text).toContain('Enter');
    expect(tipText('prompt', 'phone').text).toContain('tap');
    expect(tipText('phases', 'phone').text).not.toBe(tipText('phases', 'finger').text);
  });
  it('stays on the page and beside what it points at', () => {
    const page = { width: 1440, height: 900 };
    const tip = { width: 264, height: 120 };
    const prompt = placeTip({ left: 1080, top: 600, width: 360, height: 300 }, tip, page);
    expect(prompt.edge).toBe('left');
    expect(prompt.left + tip.width).toBeLessThan(1080);
    const whole = placeTip({ left: 0, top: 0, width: 1440, height: 900 }, tip, page);
    expect(whole.edge).toBe('inside');
    const corner = placeTip({ left: 1400, top: 0, width: 40, height: 20 }, tip, page);
    expect(corner.top).toBeGreaterThanOrEqual(0);
    expect(corner.left + tip.width).toBeLessThanOrEqual(1440);
  });
});
