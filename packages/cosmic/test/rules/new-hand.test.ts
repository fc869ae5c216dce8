import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { DECK, scarce } from '../deck.ts';
import { table } from '../table.ts';

const seats = { red: 'healer', blue: 'macron', yellow: 'void' };

describe('a new hand', () => {
  it('[faq-general-50] discards what is there; cards that could be played may be, but need not', () => {
    const position = {
      turn: 'red',
      destiny: ['blue'],
      discard: ['attack-05'],
      hands: { red: ['attack-20', 'attack-04'], blue: ['flare:fido', 'reinforcement-2'] },
      deck: ['attack-15', 'attack-14'],
    } as const;
    const kept = table(seats, position);
    expect(kept.untilOffered('blue', 'flare:fido')).toEqual(['flare:fido', 'pass']);
    expect(kept.encounter().phase).toBe('planning');
    kept.answer('blue', 'pass');
    kept.until('blue', 'planning.select');
    expect(kept.events('hand-shown')).toEqual([{ who: 1, cards: ['flare:fido', 'reinforcement-2'] }]);
    expect(kept.pile(Z.discard)).toEqual(['attack-05', 'flare:fido', 'reinforcement-2']);
    expect(kept.hand('blue')).toHaveLength(8);

    const played = table(seats, position);
    played.use('blue', 'flare:fido');
    played.until('blue', 'planning.select');
    // The flare gave blue an encounter card, so that no new hand is due.
    expect(played.hand('red')).toEqual(['attack-04', 'attack-05', 'attack-20']);
    expect(played.hand('blue')).toEqual(['attack-15', 'flare:fido', 'reinforcement-2']);
  });

  it('is drawn by the offense before anything else happens in its turn', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['plague', 'reinforcement-5'], blue: ['attack-06'] },
      deck: ['attack-15'],
    });
    t.until('red', 'launch.aim');
    expect(t.events('card-played')).toEqual([]);
    expect(t.events('hand-shown')).toEqual([{ who: 0, cards: ['plague', 'reinforcement-5'] }]);
    expect(t.pile(Z.discard)).toEqual(['plague', 'reinforcement-5']);
  });

  it('is drawn again until it has an encounter card', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: [], blue: ['attack-06'] },
      deck: [
        'quash',
        'plague',
        'ionic-gas',
        'force-field',
        'card-zap',
        'reinforcement-2',
        'reinforcement-3',
        'reinforcement-5',
        'attack-15',
      ],
    });
    t.until('red', 'launch.aim');
    expect(t.events('hand-shown').map((e) => (e.cards as string[]).length)).toEqual([0, 8]);
    expect(t.hand('red')).toHaveLength(8);
    expect(t.hand('red')).toContain('attack-15');
    expect(t.pile(Z.discard)).toHaveLength(8);
  });
});

describe('a new hand', () => {
  it('comes besides the cards that an effect lets somebody keep', () => {
    const t = table(
      { ...seats, red: 'vulch' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['quash', 'reinforcement-5', 'card-zap'], blue: ['attack-06'] },
        deck: ['attack-15'],
      },
    );
    t.until('red', 'launch.aim');
    expect(t.events('hand-shown')).toEqual([{ who: 0, cards: ['quash', 'reinforcement-5', 'card-zap'] }]);
    expect(t.pile(Z.discard)).toEqual(['reinforcement-5']);
    expect(t.hand('red')).toHaveLength(10);
    expect(t.hand('red')).toEqual(expect.arrayContaining(['quash', 'card-zap']));
  });
});

describe('a new hand that is of no use', () => {
  it('goes on being drawn, but not without end, when all encounter cards are elsewhere', () => {
    // Nothing but artifacts and reinforcements can be drawn.
    const useless = Object.entries(DECK).flatMap(([face, n]) =>
      /^(attack|negotiate|morph)/.test(face) ? [] : Array.from({ length: n }, () => face),
    );
    const t = scarce({ hands: { red: [], blue: ['attack-06'] }, deck: useless });
    t.runWhile(() => t.events('destiny-drawn').length === 0);
    expect(t.events('hand-shown')).toHaveLength(10);
    expect(t.hand('red')).toHaveLength(8);
  });

  it('two encounter cards are drawn for a power that needs two, one for a power that needs none', () => {
    const deck = [
      'quash',
      'plague',
      'ionic-gas',
      'force-field',
      'card-zap',
      'reinforcement-2',
      'reinforcement-3',
      'attack-15',
      'card-zap',
      'cosmic-zap',
      'cosmic-zap',
      'reinforcement-3',
      'reinforcement-5',
      'emotion-control',
      'attack-13',
      'attack-11',
    ];
    const hands = { red: [], blue: ['attack-06', 'attack-08'] };
    const drawn = (alien: string): number => {
      const t = table({ ...seats, red: alien }, { turn: 'red', destiny: ['blue'], hands, deck });
      t.until('red', 'launch.aim');
      return t.events('hand-shown').length;
    };
    expect(drawn('healer')).toBe(1);
    expect(drawn('deuce')).toBe(2);
  });
});
