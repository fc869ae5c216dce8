import type { Bargain, Decision, SeenEvent } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../view/read.ts';
import { textOf } from '@parley/kernel/sentence';
import { speakerFor } from '../../web/model/speech.ts';
import { byPair, dealParties, openDeal } from '../../web/deal/deal-model.ts';
import { passingText } from '../../web/deal/goods.tsx';
import { verdictOf } from '../../web/encounter/verdict.tsx';
import { pressed } from '@parley/web/testing';
import { begin, lexicon } from './fixtures/game.ts';

const board = boardOf(begin({ players: 4, position: { turn: 'red' } })(null));
const names = ['Mira', 'Kofi', 'Ines', 'Tomas'];
const speaker = speakerFor(lexicon, board, (p) => names[p], 0);
const THREE = [1, 2, 0];

const event = (n: number, type: string, data: object): SeenEvent => ({ n, type, data, why: [] }) as never;
const OFFER = { by: 1, gives: { 'attack-08:1>2': 1, 'cards.any:1>0': 2, 'colony.red/1:0>1': 1 } };

describe('a bargain', () => {
  const open = event(2, 'deal-open', { parties: THREE });
  const offer = event(3, 'deal-offer', OFFER);
  it('is known to everybody by its parties and offers until it is over', () => {
    const deal = { kind: 'deal', parties: THREE, offers: [{ n: 3, ...OFFER }] };
    expect(openDeal([open, offer], 9)).toEqual(deal);
    expect(openDeal([open, offer], 2)).toEqual({ ...deal, offers: [] });
    expect(openDeal([open, offer, event(4, 'deal-failed', {})], 9)).toBeNull();
  });
  it('about something else than a deal is heard as well', () => {
    const votes = event(2, 'bargain-open', { parties: [1, 2] });
    expect(openDeal([votes, offer], 9)).toMatchObject({ kind: 'bargain', parties: [1, 2], offers: [{ by: 1 }] });
    for (const end of ['bargain-agreed', 'bargain-failed'])
      expect(openDeal([votes, offer, event(4, end, { parties: [1, 2] })], 9)).toBeNull();
  });
  it('of three says who gives what to whom', () => {
    const said = (parties: readonly number[], gives: { readonly [good: string]: number }): string[] =>
      byPair(gives, parties).map((p) => passingText(speaker, p, parties));
    expect(said(THREE, OFFER.gives)).toEqual([
      'Kofi gives Ines Attack 08.',
      'Kofi gives you 2 × a card of their choice.',
      'You give Kofi a colony on Red 1.',
    ]);
    expect(said([0, 1], { 'colony.red/1:0>1': 1 })).toEqual(['You give a colony on Red 1.']);
  });
  it('is told in the log with its terms', () => {
    expect(textOf(speaker.event({ type: 'deal-offer', data: OFFER }))).toBe(
      'Kofi puts an offer on the table. Kofi gives Ines Attack 08. Kofi gives you 2 × a card of their choice. You give Kofi a colony on Red 1.',
    );
  });
});

describe('a thing in a bargain', () => {
  const good = (id: string) => ({ id, from: 0, to: Number(id.at(-1)), max: 1, limit: 'red/1' });
  const d = {
    kind: 'bargain',
    seat: 0,
    tag: 'deal',
    from: 'rule:R12.1',
    parties: THREE,
    offer: null,
    acceptable: false,
    mayOffer: true,
    goods: [good('colony.red/1:0>1'), good('colony.red/1:0>2')],
    limits: { 'red/1': 1 },
  } as unknown as Bargain;
  const press = (gives: { readonly [good: string]: number }, of: Decision = d): unknown =>
    pressed(
      of,
      { kind: 'offer', gives },
      d.goods.map((g) => g.id),
      false,
      false,
    );
  it('goes to one receiver after the other, and back', () => {
    expect(press({})).toEqual({ draft: { kind: 'offer', gives: { 'colony.red/1:0>1': 1 } } });
    expect(press({ 'colony.red/1:0>1': 1 })).toEqual({ draft: { kind: 'offer', gives: { 'colony.red/1:0>2': 1 } } });
    expect(press({ 'colony.red/1:0>2': 1 })).toEqual({ draft: { kind: 'offer', gives: {} } });
  });
});

describe('a deal in the verdict', () => {
  const encounter = event(1, 'encounter', { offense: 1 });
  const dealing = { ...board, encounter: { offense: 1, defense: 2, outcome: { kind: 'deal' }, success: null, winners: [] } as never };
  it('names all parties', () => {
    const parties = dealParties([encounter, event(2, 'deal-open', { parties: THREE })], 9);
    expect(verdictOf(dealing, speaker, parties)?.main).toBe('You, Kofi and Ines talk');
    expect(verdictOf(dealing, speaker)?.main).toBe('Kofi and Ines talk');
  });
  it('is that of this encounter', () => {
    expect(dealParties([event(1, 'deal-open', { parties: THREE }), { ...encounter, n: 2 }], 9)).toBeNull();
  });
});

describe('the log', () => {
  const outcome = (data: object): string => textOf(speaker.event({ type: 'outcome', data: data as never }));
  it('tells totals where they are compared, and only there', () => {
    expect(outcome({ kind: 'won', winner: 0, margin: 4, how: 'totals', totals: [16, 12] })).toContain(
      '16 for the offense, 12 for the defense',
    );
    expect(outcome({ kind: 'deal', totals: [4, 3] })).not.toMatch(/\d/);
    expect(outcome({ kind: 'won', winner: 0, margin: null, how: 'attack', totals: [16, 3] })).not.toMatch(/\d/);
  });
});
