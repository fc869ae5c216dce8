import { hasOptions } from '@parley/kernel';
import { alienById, allFaces, Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'trader', blue: 'macron', yellow: 'mesmer', purple: 'void' };
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-20', 'attack-12'], blue: ['attack-04'], yellow: ['attack-06', 'quash'] },
} as const;
type Table = ReturnType<typeof table>;

/** What yellow's power could be used for at this question, by the clauses of artifacts. */
function feats(t: Table): string[] {
  const d = t.question('yellow');
  return d && hasOptions(d) ? d.options.flatMap((x) => /power\.(.+)$/.exec(x)?.[1] ?? []) : [];
}
/** Uses the power for one of them. */
function pretends(t: Table, feat: string): void {
  const d = t.question('yellow');
  const option = d && hasOptions(d) ? d.options.find((x) => x.endsWith(`:power.${feat}`)) : undefined;
  if (option === undefined) throw new Error(`yellow cannot do ${feat}\n${t.story()}`);
  t.answer('yellow', option);
}
const untilFeat = (t: Table, feat: string): void => t.runWhile(() => !feats(t).includes(feat));

describe('Mesmer', () => {
  it('plays an artifact of its hand as another one, where that one could be played', () => {
    const t = table(seats, start);
    untilFeat(t, 'plague');
    expect(t.question('yellow')).toMatchObject({ data: { at: 'window:encounter.start' } });
    pretends(t, 'plague');
    expect(t.events('card-disguised')).toEqual([{ who: 2, card: 'quash', disguise: 'plague' }]);
    expect(t.question('yellow')).toMatchObject({ tag: 'plague' });
    t.answer('yellow', 'blue');
    t.until('blue', 'plague.ships');
    t.answer('blue', { 'blue/2': 3 });
    expect(t.warp('blue')).toBe(3);
    // Played is the Quash, and it is gone.
    expect(t.pile(Z.discard)).toContain('quash');
    expect(t.hand('yellow')).toEqual(['attack-06']);
    expect(t.why('ships-lost')[0]).toBe('card:plague');
    t.run();
    expect(t.restored().divergence).toBeNull();
  });

  it('chooses which one when it has several, never the one it names', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, yellow: ['quash', 'plague', 'ionic-gas'] } });
    untilFeat(t, 'hand-zap');
    pretends(t, 'hand-zap');
    expect(t.options('yellow')).toEqual(['quash', 'plague', 'ionic-gas']);
    const named = table(seats, { ...start, hands: { ...start.hands, yellow: ['plague'] } });
    untilFeat(named, 'hand-zap');
    expect(feats(named)).not.toContain('plague');
  });

  it('takes an artifact from wherever it may play cards', () => {
    const t = table(
      { red: 'trader+mind', blue: 'macron+fido', yellow: 'mesmer+miser', purple: 'void+oracle' },
      {
        ...start,
        options: { powers: 2 },
        hands: { ...start.hands, yellow: ['attack-06'] },
        sheets: { miser: { hoard: ['quash', 'attack-05'] } },
      },
    );
    untilFeat(t, 'plague');
    pretends(t, 'plague');
    t.answer('yellow', 'blue');
    t.until('blue', 'plague.ships');
    expect(t.events('power-used').map((x) => x.alien)).toEqual(['mesmer', 'miser']);
    expect(t.pile(t.sheet('miser').zones.hoard)).toEqual(['attack-05']);
  });

  it('does not answer with the same card what answers its own use', () => {
    // To play a card from the hoard is a use of that power.
    const t = table({ ...seats, blue: 'miser' }, { ...start, sheets: { miser: { hoard: ['cosmic-zap'] } } });
    untilFeat(t, 'plague');
    t.zap('blue', 'mesmer');
    pretends(t, 'plague');
    t.runWhile(() => t.encounter().phase !== 'destiny' && feats(t).length === 0);
    expect(feats(t)).not.toContain('cosmic-zap');
    t.runTo('destiny');
    expect(t.events('card-disguised')).toHaveLength(1);
    expect(t.events('power-zapped')).toEqual([{ who: 2, alien: 'mesmer' }]);
    expect(t.hand('yellow')).toEqual(['attack-06', 'quash']);
  });

  it('keeps to whom the named artifact is for', () => {
    // The tubes are for the offense: red's turn, not yellow's.
    const t = table(seats, { ...start, ships: { red: { warp: 2 } } });
    untilFeat(t, 'plague');
    expect(feats(t)).not.toContain('mobius-tubes');
    const own = table(seats, { ...start, turn: 'yellow', ships: { red: { warp: 2 } } });
    untilFeat(own, 'plague');
    expect(feats(own)).toContain('mobius-tubes');
  });

  it('[faq-mesmer-1] may name an artifact that is not in this game', () => {
    const t = table(seats, start);
    expect(t.state.face).not.toContain('finder');
    untilFeat(t, 'rebirth');
    // All that could be played at the start of an encounter, from whichever deck.
    expect(feats(t).sort()).toEqual(['hand-zap', 'omni-zap-hand', 'plague', 'rebirth']);
    t.until('red', 'launch.aim');
    expect(t.canRaise('yellow')).toEqual(['mesmer', 'mesmer', 'mesmer']);
    t.raise('yellow', 'mesmer finder');
    t.runWhile(() => t.question('yellow')?.tag !== 'finder.card');
    t.answer('yellow', 'attack-20');
    t.runWhile(() => t.question('yellow')?.tag !== 'finder.take');
    t.answer('yellow', true);
    expect(t.hand('yellow')).toEqual(['attack-06', 'attack-20']);
  });

  it('knows every artifact there is', () => {
    const artifacts = allFaces().flatMap((x) => (x.type === 'artifact' ? [x.id] : []));
    const feats = alienById('mesmer').power.clauses.flatMap((x) => ('id' in x ? [x.id] : []));
    for (const id of artifacts)
      expect(
        feats.some((x) => x.startsWith(id)),
        id,
      ).toBe(true);
    expect(artifacts).toHaveLength(16);
  });

  it('answers with it: a Cosmic Zap, a Card Zap', () => {
    const zap = table({ ...seats, blue: 'tripler' }, start);
    untilFeat(zap, 'cosmic-zap');
    expect(zap.question('yellow')).toMatchObject({ data: { at: 'event:power.used', alien: 'tripler' } });
    pretends(zap, 'cosmic-zap');
    zap.run();
    expect(zap.events('power-zapped')).toEqual([{ who: 1, alien: 'tripler' }]);
    const card = table(seats, { ...start, hands: { ...start.hands, blue: ['attack-04', 'plague'] } });
    card.use('blue', 'plague');
    untilFeat(card, 'card-zap');
    pretends(card, 'card-zap');
    expect(card.events('card-cancelled')).toEqual([{ who: 1, card: 'plague' }]);
    expect(card.warp('red')).toBe(0);
  });

  it('does not zap its own power with its own power', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, yellow: ['quash', 'plague'] } });
    untilFeat(t, 'hand-zap');
    pretends(t, 'hand-zap');
    t.answer('yellow', 'quash');
    expect(t.question('yellow')).toMatchObject({ tag: 'hand-zap' });
  });

  it('keeps the card when it is zapped, and may play it for what it is', () => {
    const t = table(seats, { ...start, hands: { red: ['negotiate'], blue: ['negotiate'], yellow: ['quash'], purple: ['cosmic-zap'] } });
    untilFeat(t, 'plague');
    pretends(t, 'plague');
    t.answer('purple', 'cosmic-zap');
    expect(t.hand('yellow')).toEqual(['quash']);
    expect(t.warp('blue')).toBe(0);
    t.offer('red', { blue: ['colony blue/2'] });
    t.accept('blue');
    t.use('yellow', 'quash');
    t.run();
    expect(t.events('deal-failed')).toHaveLength(1);
  });

  it('can be stopped like the artifact it passes for', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, blue: ['attack-04', 'card-zap'] } });
    untilFeat(t, 'plague');
    pretends(t, 'plague');
    t.answer('yellow', 'red');
    t.answer('blue', 'card-zap');
    expect(t.warp('red')).toBe(0);
    expect(t.pile(Z.discard)).toEqual(expect.arrayContaining(['card-zap', 'quash']));
  });

  it('needs an artifact', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, yellow: ['attack-06', 'reinforcement-5', 'flare:host'] } });
    t.neverOffered('yellow', 'mesmer');
  });

  describe('super', () => {
    it('uses any card but an encounter card', () => {
      const t = table(seats, {
        ...start,
        hands: { ...start.hands, yellow: ['attack-06', 'negotiate', 'reinforcement-5', 'flare:host', 'flare:mesmer'] },
      });
      untilFeat(t, 'plague');
      pretends(t, 'plague');
      expect(t.question('yellow')).toMatchObject({ tag: 'super' });
      t.answer('yellow', true);
      expect(t.options('yellow')).toEqual(['reinforcement-5', 'flare:host']);
      t.answer('yellow', 'reinforcement-5');
      t.answer('yellow', 'blue');
      t.until('red', 'launch.aim');
      expect(t.warp('blue')).toBe(3);
      expect(t.pile(Z.discard)).toContain('reinforcement-5');
      expect(t.hand('yellow')).toEqual(['attack-06', 'flare:host', 'flare:mesmer', 'negotiate']);
    });

    it('comes to nothing without the flare', () => {
      const t = table(seats, { ...start, hands: { ...start.hands, yellow: ['reinforcement-5', 'flare:mesmer'] } });
      untilFeat(t, 'plague');
      pretends(t, 'plague');
      t.answer('yellow', false);
      expect(t.events('card-disguised')).toEqual([]);
      expect(t.question('yellow')?.tag).not.toBe('plague');
      expect(t.hand('yellow')).toEqual(['flare:mesmer', 'reinforcement-5']);
    });

    it('such a card is zapped as the artifact it passes for', () => {
      const t = table(seats, { ...start, hands: { ...start.hands, yellow: ['reinforcement-5', 'flare:mesmer'], purple: ['card-zap'] } });
      untilFeat(t, 'plague');
      pretends(t, 'plague');
      t.answer('yellow', true);
      // The flare first, then the card.
      expect(t.question('purple')).toMatchObject({ data: { card: 'flare:mesmer' } });
      t.answer('purple', 'pass');
      t.answer('yellow', 'red');
      expect(t.question('purple')).toMatchObject({ data: { card: 'reinforcement-5' } });
      t.answer('purple', 'card-zap');
      expect(t.warp('red')).toBe(0);
    });
  });

  describe('wild', () => {
    const aliens = { red: 'macron', blue: 'void', yellow: 'healer' };
    it('turns a revealed attack lower than 10 into a negotiate', () => {
      const t = table(aliens, { ...start, hands: { red: ['attack-09', 'flare:mesmer'], blue: ['negotiate'] } });
      t.use('red', 'flare:mesmer');
      t.until('red', 'deal');
      expect(t.encounter().slots.map((x) => x.type)).toEqual(['negotiate', 'negotiate']);
    });

    it('not one of 10, nor the card of the opponent', () => {
      for (const [red, blue] of [
        ['attack-10', 'attack-04'],
        ['negotiate', 'attack-04'],
      ]) {
        const t = table(aliens, { ...start, hands: { red: [red, 'flare:mesmer'], blue: [blue] } });
        t.neverOffered('red', 'flare:mesmer');
      }
    });
  });
});

describe('Mesmer: which cards and how often', () => {
  const held = (yellow: readonly string[], more: object = {}) => table(seats, { ...start, ...more, hands: { ...start.hands, yellow } });

  it('as often as it has artifacts for it, also as the same one', () => {
    const t = held(['quash', 'ionic-gas']);
    untilFeat(t, 'plague');
    pretends(t, 'plague');
    t.answer('yellow', 'quash');
    t.answer('yellow', 'blue');
    untilFeat(t, 'plague');
    pretends(t, 'plague');
    t.answer('yellow', 'red');
    t.until('red', 'launch.aim');
    expect(t.events('card-disguised').map((x) => x.card)).toEqual(['quash', 'ionic-gas']);
    expect([t.warp('blue'), t.warp('red')]).toEqual([3, 2]);
    expect(t.hand('yellow')).toEqual([]);
  });

  it('not with its own flare, and without an artifact not at all', () => {
    held(['attack-06', 'flare:mesmer']).neverOffered('yellow', 'mesmer');
  });

  it('super: is not offered where artifacts are all there is', () => {
    const t = held(['quash', 'attack-06', 'flare:mesmer']);
    untilFeat(t, 'plague');
    pretends(t, 'plague');
    expect(t.question('yellow')).toMatchObject({ tag: 'plague' });
    t.answer('yellow', 'blue');
    t.neverOffered('yellow', 'flare:mesmer');
  });

  it('does nothing with a card that went for an answer to its use', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, yellow: ['card-zap'], purple: ['cosmic-zap'] } });
    untilFeat(t, 'plague');
    t.zap('purple', 'mesmer');
    t.cardZap('yellow', 'cosmic-zap');
    pretends(t, 'plague');
    t.until('red', 'launch.aim');
    t.done();
    expect(t.events('power-zapped')).toEqual([]);
    expect(t.story()).not.toContain('yellow answers plague');
    expect(t.pile(Z.discard).filter((x) => x === 'card-zap')).toHaveLength(1);
  });
});

describe('Mesmer flare', () => {
  const aliens = { red: 'macron', blue: 'healer', yellow: 'void' };
  const flare = (red: string, blue: string) =>
    table(aliens, { ...start, hands: { red: [red, 'flare:mesmer'], blue: [blue, 'attack-12', 'attack-08'] } });

  it('wild: turns the 9 into a negotiate, for which there is a deal or compensation', () => {
    const deal = flare('attack-09', 'negotiate');
    deal.select('blue', 'negotiate');
    deal.use('red', 'flare:mesmer', { at: 'window:reveal.revealed' });
    deal.until('red', 'deal');
    deal.done();
    expect(deal.encounter().id).toBe(1);
    const lost = flare('attack-00', 'attack-20');
    lost.send('red', { 'red/1': 1 });
    lost.select('blue', 'attack-20');
    lost.use('red', 'flare:mesmer');
    lost.run();
    expect(lost.events('outcome')).toMatchObject([{ kind: 'won', winner: 1, how: 'attack' }]);
    expect(lost.events('compensated')).toEqual([expect.objectContaining({ who: 0, from: 1 })]);
  });

  it('wild: works for the defense, too', () => {
    const t = table(aliens, { ...start, hands: { red: ['negotiate'], blue: ['attack-04', 'flare:mesmer'] } });
    t.use('blue', 'flare:mesmer');
    t.until('red', 'deal');
    t.done();
    expect(t.encounter().id).toBe(1);
  });

  it('wild: also a morph that counts as a low attack, not one that counts as a high one', () => {
    const t = flare('morph', 'attack-04');
    t.select('blue', 'attack-04');
    t.use('red', 'flare:mesmer');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ winner: 1, how: 'attack' }]);
    const high = flare('morph', 'attack-12');
    high.select('blue', 'attack-12');
    high.neverOffered('red', 'flare:mesmer');
  });

  it('wild: is for main players', () => {
    for (const allied of [true, false]) {
      const t = table(aliens, { ...start, hands: { red: ['attack-06'], blue: ['attack-04'], yellow: ['flare:mesmer'] } });
      if (allied) t.invite('red', 'yellow');
      if (allied) t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.neverOffered('yellow', 'flare:mesmer');
    }
  });
});
