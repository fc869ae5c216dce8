import { Z } from '@parley/cosmic';
import { zoneCell } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { offeredInEncounter } from '../offers.ts';
import { table } from '../table.ts';

const seats = { red: 'mouth', blue: 'trader', yellow: 'clone', purple: 'mutant' };
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-20', 'attack-05'], blue: ['attack-08', 'attack-10'], yellow: ['reinforcement-2'], purple: ['reinforcement-5'] },
} as const;
const belly = (t: ReturnType<typeof table>): string[] => t.pile(t.sheet('mouth').zones.belly).sort();

describe('Mouth', () => {
  it('gobbles up nothing when the encounter has ended, and takes no artifact then', () => {
    for (const flare of [false, true]) {
      const t = table(
        { ...seats, red: flare ? 'clone' : 'mouth', blue: 'converter', yellow: 'trader' },
        {
          ...start,
          hands: { red: ['attack-20', 'attack-05', 'flare:mouth'], blue: ['attack-08', 'attack-10', 'ship-zap', 'flare:converter'] },
          options: { rewards: 'dominion' },
        },
      );
      t.select('red', 'attack-20');
      t.select('blue', 'attack-08');
      t.until('red', 'encounter.second');
      const before = t.hand('red');
      t.raise('blue', flare ? 'ship-zap' : 'flare:converter');
      if (!flare) t.plan('blue', 'converter.spend', ['attack-10']);
      t.plan('red', 'encounter.second', false);
      t.neverOffered('red', 'flare:mouth');
      expect(t.hand('red')).toEqual(before);
      if (flare) expect(t.pile(Z.discard)).not.toContain('attack-10');
      else expect([belly(t), t.pile(Z.discard)]).toEqual([['attack-08'], ['attack-20', 'attack-10']]);
    }
  });

  it('gobbles up what its opponent and the allies there would discard', () => {
    const t = table(seats, start);
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.select('red', 'attack-20');
    t.select('blue', 'attack-08');
    t.use('yellow', 'reinforcement-2');
    t.use('purple', 'reinforcement-5');
    t.run();
    expect(belly(t)).toEqual(['attack-08', 'reinforcement-5']);
    expect(t.pile(Z.discard)).toEqual(['reinforcement-2', 'attack-20']);
    // Facedown: the Mouth alone sees them from then on.
    const zone = `zone:${t.sheet('mouth').zones.belly}`;
    expect(t.view('red')[zone]).toHaveLength(2);
    expect(t.view('blue')[zone]).toBe(2);
    expect(t.restored().divergence).toBeNull();
  });

  it('not before alliances are formed, but in that very moment', () => {
    const early = table(seats, { ...start, hands: { ...start.hands, blue: ['attack-08', 'plague'] } });
    early.use('blue', 'plague');
    early.run();
    expect(early.pile(Z.discard)).toContain('plague');
    expect(belly(early)).toEqual(['attack-08']);
    // Blue is the defense by now, but nobody has been invited.
    const invited = table(
      { red: 'mouth+mutant', blue: 'trader+zombie', yellow: 'clone+healer' },
      { ...start, options: { powers: 2 }, hands: { red: ['attack-20'], blue: ['attack-08', 'cosmic-zap'] } },
    );
    invited.use('red', 'mutant');
    invited.zap('blue', 'mutant');
    invited.until('red', 'alliance.invite');
    expect(invited.pile(Z.discard)).toEqual(['cosmic-zap']);
    const formed = table(seats, { ...start, hands: { ...start.hands, blue: ['attack-08', 'force-field'] } });
    formed.invite('red', 'yellow');
    formed.ally('yellow', 'offense', { 'yellow/1': 1 });
    formed.use('blue', 'force-field', { at: 'window:alliance.formed' });
    formed.runTo('planning');
    expect(belly(formed)).toEqual(['force-field']);
  });

  it('not as an ally or bystander, nor what others discard', () => {
    const t = table(seats, { ...start, turn: 'yellow', hands: { ...start.hands, yellow: ['attack-20'] } });
    t.invite('blue', 'red');
    t.ally('red', 'defense', { 'red/1': 1 });
    t.run();
    expect(belly(t)).toEqual([]);
    const bystander = table(seats, {
      ...start,
      hands: { ...start.hands, yellow: ['quash'], red: ['negotiate'], blue: ['negotiate', 'attack-10'] },
    });
    bystander.select('blue', 'negotiate');
    bystander.offer('red', { red: ['colony red/1'], blue: ['colony blue/1'] });
    bystander.accept('blue');
    bystander.use('yellow', 'quash');
    bystander.run();
    expect(bystander.pile(Z.discard)).toContain('quash');
    expect(belly(bystander)).toEqual(['negotiate']);
  });

  it('leaves the cards alone when zapped', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, yellow: ['cosmic-zap'] } });
    t.zap('yellow', 'mouth');
    t.run();
    expect(belly(t)).toEqual([]);
    expect(t.pile(Z.discard)).toContain('attack-08');
  });

  const full = { ...start, sheets: { mouth: { belly: ['attack-06', 'negotiate', 'cosmic-zap', 'attack-30'] } } };

  it('belches up one card when there are five at the end of a resolution phase; the others leave the game', () => {
    const t = table(seats, full);
    t.select('red', 'attack-20');
    expect(t.until('red', 'mouth.belch').kind).toBe('choose');
    expect(t.encounter().phase).toBe('resolution');
    expect(t.options('red').sort()).toEqual(['attack-06', 'attack-08', 'attack-30', 'cosmic-zap', 'negotiate']);
    t.answer('red', 'attack-30');
    expect(t.hand('red')).toEqual(['attack-05', 'attack-30']);
    expect(belly(t)).toEqual([]);
    expect(t.pile(Z.removed).sort()).toEqual(['attack-06', 'attack-08', 'cosmic-zap', 'negotiate']);
    expect(t.events('cards-removed')).toHaveLength(1);
    expect(t.events('card-belched')).toEqual([{ who: 0 }]);
  });

  it('[faq-mouth-1] everybody sees which cards have left the game, and not which one came back', () => {
    const t = table(seats, full);
    t.select('red', 'attack-20');
    t.until('red', 'mouth.belch');
    t.answer('red', 'attack-30');
    const gone = (t.view('blue')[zoneCell(Z.removed)] as string[]).map((key) => key.split('#')[0]);
    expect(gone.sort()).toEqual(['attack-06', 'attack-08', 'cosmic-zap', 'negotiate']);
    expect(JSON.stringify(t.view('blue'))).not.toContain('attack-30');
  });

  it('keeps four, and everything when the belching is zapped', () => {
    const four = table(seats, { ...start, sheets: { mouth: { belly: ['attack-06', 'negotiate', 'cosmic-zap'] } } });
    four.run();
    expect(belly(four)).toHaveLength(4);
    const zapped = table(seats, {
      ...start,
      sheets: { mouth: { belly: ['attack-06', 'negotiate', 'attack-30', 'morph', 'attack-04'] } },
      hands: { ...start.hands, yellow: ['cosmic-zap'] },
    });
    zapped.plan('yellow', 'use', 'cosmic-zap', { alien: 'mouth', clause: 'belch' });
    zapped.run();
    expect(belly(zapped)).toHaveLength(6);
  });
});

describe('Mouth flare', () => {
  const others = { red: 'trader', blue: 'clone', yellow: 'mutant' };

  it('wild: takes the artifact or reinforcement its opponent has played', () => {
    const t = table(others, {
      ...start,
      hands: { red: ['attack-08', 'flare:mouth'], blue: ['attack-06', 'reinforcement-5', 'mobius-tubes'] },
      ships: { blue: { warp: 1 }, red: { warp: 2 } },
      destiny: ['blue'],
    });
    t.send('red', { 'red/1': 4 });
    t.use('blue', 'reinforcement-5');
    t.plan('blue', 'reinforce.side', 'defense');
    t.use('red', 'flare:mouth', { card: 'reinforcement-5' });
    expect(t.untilOffered('red', 'reinforcement-5')).toEqual(['reinforcement-5', 'pass']);
    // It has had its effect, and can be played again.
    expect(t.encounter().additions).toMatchObject([{ side: 1, n: 5 }]);
    expect(t.hand('red')).toEqual(['flare:mouth', 'reinforcement-5']);
    t.answer('red', 'reinforcement-5');
    t.answer('red', 'offense');
    t.run();
    expect(t.events('outcome')[0]).toMatchObject({ totals: [17, 14] });
    expect(t.pile(Z.discard).filter((x) => x === 'reinforcement-5')).toHaveLength(1);
  });

  it('wild: also artifacts, once they are done with; not what was stopped, nor cards of others', () => {
    const position = {
      ...start,
      turn: 'blue',
      destiny: ['red'],
      hands: { red: ['attack-08', 'flare:mouth'], blue: ['attack-06', 'force-field'], yellow: ['card-zap'] },
    } as const;
    const t = table(others, position);
    t.invite('red', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.use('blue', 'force-field');
    t.use('red', 'flare:mouth', { card: 'force-field' });
    t.runTo('planning');
    expect(t.hand('red')).toEqual(['attack-08', 'flare:mouth', 'force-field']);
    const stopped = table(others, position);
    stopped.invite('red', 'yellow');
    stopped.ally('yellow', 'defense', { 'yellow/1': 1 });
    stopped.use('blue', 'force-field');
    stopped.cardZap('yellow', 'force-field');
    stopped.neverOffered('red', 'flare:mouth');
  });

  const prepared = {
    ...start,
    hands: { red: ['attack-05', 'flare:mouth'], blue: ['attack-08', 'attack-10'] },
    sheets: { mouth: { belly: ['attack-30', 'cosmic-zap'] } },
  };

  it('super: replaces the card of either main player by an encounter card on its sheet', () => {
    const t = table(seats, prepared);
    t.select('blue', 'attack-08');
    t.use('red', 'flare:mouth', { at: 'window:reveal.revealed' });
    t.until('red', 'mouth.whose');
    expect(t.options('red')).toEqual(['red', 'blue']);
    // The one encounter card there is taken without asking.
    t.answer('red', 'red');
    t.run();
    expect(t.events('cards-discarded')[0]).toEqual({ who: 0, cards: ['attack-05'] });
    expect(t.events('outcome')[0]).toMatchObject({ totals: [31, 12] });
    expect(t.events('won')).toEqual([{ who: [0], lost: [1] }]);
    // The card of the opponent, discarded in that way, is gobbled up itself.
    const theirs = table(seats, { ...prepared, sheets: { mouth: { belly: ['attack-00', 'cosmic-zap'] } } });
    theirs.select('blue', 'attack-08');
    theirs.use('red', 'flare:mouth');
    theirs.plan('red', 'mouth.whose', 'blue');
    theirs.run();
    expect(theirs.events('outcome')[0]).toMatchObject({ totals: [6, 4] });
    expect(belly(theirs)).toEqual(['attack-00', 'attack-08', 'cosmic-zap']);
  });

  it('super: or by a card that it removed from the game', () => {
    const t = table(seats, {
      ...start,
      destiny: ['blue', 'blue'],
      hands: { red: ['attack-20', 'attack-05', 'flare:mouth'], blue: ['attack-08', 'attack-10'] },
      sheets: { mouth: { belly: ['attack-30', 'negotiate', 'cosmic-zap', 'card-zap'] } },
    });
    t.select('red', 'attack-20');
    t.select('blue', 'attack-08');
    t.plan('red', 'mouth.belch', 'cosmic-zap');
    t.plan('red', 'encounter.second', true);
    t.run();
    expect(t.sheet('mouth').notes.eaten).toHaveLength(4);
    t.use('red', 'flare:mouth');
    t.plan('red', 'mouth.whose', 'red');
    t.until('red', 'mouth.card');
    expect(t.options('red').sort()).toEqual(['attack-08', 'attack-30', 'negotiate']);
    t.answer('red', 'attack-30');
    t.run();
    expect((t.events('outcome')[1].totals as number[])[0]).toBe(31);
    expect(t.pile(Z.removed)).not.toContain('attack-30');
    expect(t.sheet('mouth').notes.eaten).toHaveLength(3);
    // It is in the game again.
    expect(t.pile(Z.discard)).toContain('attack-30');
  });

  it('super: nothing without an encounter card to serve', () => {
    const t = table(seats, { ...prepared, sheets: { mouth: { belly: ['cosmic-zap'] } } });
    expect(offeredInEncounter(t, 'red')).not.toContain('flare:mouth');
  });
});

describe('Mouth', () => {
  it('belches as a main player, not in the encounters of others', () => {
    const full = { mouth: { belly: ['attack-30', 'attack-20', 'morph', 'negotiate', 'attack-12'] } };
    const t = table(seats, { ...start, turn: 'blue', destiny: ['yellow'], sheets: full });
    t.run();
    expect(belly(t)).toHaveLength(5);
  });
});

describe('Mouth: what is there to be had', () => {
  it('super: a card that a claim keeps facedown cannot be replaced', () => {
    const t = table(
      { ...seats, blue: 'gambler' },
      {
        ...start,
        hands: { ...start.hands, red: ['attack-05', 'flare:mouth'], blue: ['attack-08'] },
        sheets: { mouth: { belly: ['attack-30', 'attack-23'] } },
      },
    );
    t.send('red', { 'red/1': 1 });
    t.use('blue', 'gambler');
    t.plan('blue', 'gambler.claim', 'attack-10');
    t.use('red', 'flare:mouth');
    t.until('red', 'mouth.card');
    expect(t.story()).not.toContain('mouth.whose');
    t.answer('red', 'attack-30');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [31, 14] }]);
  });

  it('super: chooses the card itself, also for its opponent', () => {
    const t = table(seats, {
      ...start,
      hands: { ...start.hands, red: ['attack-05', 'flare:mouth'] },
      sheets: { mouth: { belly: ['attack-30', 'attack-00'] } },
    });
    t.use('red', 'flare:mouth');
    t.plan('red', 'mouth.whose', 'blue');
    t.until('red', 'mouth.card');
    expect(t.options('red').sort()).toEqual(['attack-00', 'attack-30']);
  });

  it('wild: not an artifact that its player has kept', () => {
    const play = (kept: boolean) => {
      const t = table(
        { red: 'hacker', blue: 'trader', yellow: 'healer' },
        {
          turn: 'red',
          destiny: ['blue'],
          hands: { red: ['attack-20', 'flare:mouth'], blue: ['attack-08', 'attack-04', 'emotion-control', 'flare:clone'] },
        },
      );
      t.select('blue', 'attack-08');
      t.use('blue', 'emotion-control');
      if (kept) t.use('blue', 'flare:clone');
      return t;
    };
    play(false).untilOffered('red', 'flare:mouth');
    const t = play(true);
    t.neverOffered('red', 'flare:mouth');
    expect(t.hand('blue')).toContain('emotion-control');
  });
});
