import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { seats, hoard } from './miser.ts';

describe('Miser', () => {
  describe('whatever makes it play a card, the card may come from the hoard', () => {
    const store = { sheets: { miser: { hoard: ['attack-40', 'negotiate', 'attack-05'] } } } as const;
    const start = { turn: 'red', destiny: ['blue'], ...store } as const;
    /** With two powers each, so that it is the Miser who does it. */
    const both = (alien: string, more: object) =>
      table({ red: `miser+${alien}`, blue: 'trader+mirror', yellow: 'tripler+void' }, { ...start, options: { powers: 2 }, ...more });
    const used = (t: ReturnType<typeof table>): unknown[] =>
      t
        .events('power-used')
        .filter((x) => x.alien === 'miser')
        .map((x) => x.clause);

    function usurped(hand: readonly string[], blue: readonly string[] = ['attack-20']) {
      const t = table(
        { red: 'usurper', blue: 'void', yellow: 'miser', green: 'mind' },
        { ...start, hands: { red: ['attack-06'], blue, yellow: hand }, deck: ['attack-10'] },
      );
      t.select('blue', 'attack-20');
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.use('red', 'usurper');
      return t;
    }

    it('for a Usurper', () => {
      const t = usurped(['attack-08', 'attack-01']);
      t.until('yellow', 'usurper.lay');
      expect(t.options('yellow')).toEqual(['attack-08', 'attack-01', 'attack-40', 'negotiate', 'attack-05']);
      t.answer('yellow', 'attack-40');
      t.answer('red', 'attack-40');
      t.run();
      expect(t.events('outcome')).toMatchObject([{ winner: 0 }]);
      expect([used(t), hoard(t)]).toEqual([['play'], ['attack-05', 'negotiate']]);
    });

    it('and with encounter cards there it is not out of them: it draws no new hand', () => {
      const t = usurped(['plague']);
      t.plan('yellow', 'usurper.lay', 'attack-05');
      t.until('red', 'usurper.own');
      expect(t.options('red')).toEqual(['attack-05', 'keep']);
      expect([t.events('hand-shown'), t.hand('yellow')]).toEqual([[], ['plague']]);
    });

    it('but not when it is zapped: then it is out of them', () => {
      const t = usurped(['plague'], ['attack-20', 'cosmic-zap']);
      t.plan('yellow', 'usurper.lay', 'attack-40');
      t.zap('blue', 'miser');
      t.runWhile(() => t.events('hand-shown').length === 0);
      expect(hoard(t)).toEqual(['attack-05', 'attack-40', 'negotiate']);
      t.until('yellow', 'usurper.lay');
      expect(t.options('yellow')).not.toContain('attack-40');
      expect(t.options('yellow')).toContain('attack-10');
    });

    it('for the flare of the Mirage', () => {
      const t = table(seats, { ...start, hands: { red: ['attack-06', 'flare:mirage'], blue: ['attack-20'] } });
      t.use('red', 'flare:mirage');
      t.plan('red', 'reinforce.side', 'offense');
      t.select('red', 'attack-06');
      t.run();
      expect(t.events('total-changed')).toMatchObject([{ side: 'offense', n: 3 }]);
      expect([used(t), hoard(t)]).toEqual([['play'], ['attack-05', 'attack-40']]);
    });

    it('for the flare of the Diplomat, unless it is zapped', () => {
      const people = { red: 'trader', blue: 'mirror', yellow: 'miser' };
      const hands = { red: ['negotiate'], blue: ['negotiate', 'cosmic-zap'], yellow: ['attack-08', 'flare:diplomat'] };
      const t = table(people, { ...start, hands });
      t.use('yellow', 'flare:diplomat');
      t.plan('yellow', 'diplomat.replace', 'red');
      t.runWhile(() => t.events('deal-open').length === 0);
      expect(t.events('deal-open')).toEqual([{ parties: [2, 1] }]);
      expect([used(t), hoard(t)]).toEqual([['play'], ['attack-05', 'attack-40']]);
      const zapped = table(people, { ...start, hands });
      zapped.use('yellow', 'flare:diplomat');
      zapped.plan('yellow', 'diplomat.replace', 'red');
      zapped.zap('blue', 'miser');
      zapped.runWhile(() => zapped.events('deal-open').length === 0);
      expect(zapped.events('deal-open')).toEqual([{ parties: [0, 1] }]);
      expect(hoard(zapped)).toEqual(['attack-05', 'attack-40', 'negotiate']);
    });

    it('for a Magician', () => {
      const t = table(
        { red: 'magician', blue: 'miser', yellow: 'void' },
        { ...start, hands: { red: ['attack-10'], blue: ['attack-06', 'attack-08'], yellow: ['attack-04'] } },
      );
      t.until('blue', 'magician.lay');
      expect(t.options('blue')).toEqual(['attack-06', 'attack-08', 'attack-40', 'negotiate', 'attack-05']);
      t.answer('blue', ['attack-40', 'attack-05']);
      t.select('red', 'attack-10');
      t.run();
      // One of the two is with the Magician now, the other has been played: the power was used for each of them once.
      const played = t.events('card-revealed')[1].card;
      expect(new Set([...t.hand('red'), played])).toEqual(new Set(['attack-05', 'attack-40']));
      expect([used(t), hoard(t), t.hand('blue')]).toEqual([['play', 'play'], ['negotiate'], ['attack-06', 'attack-08']]);
    });

    it('for the flare of the Magician, which needs no new hand then; two cards return to where they were', () => {
      const hands = { red: ['attack-10', 'flare:magician'], blue: ['attack-06'], yellow: ['attack-04'] };
      const t = table({ red: 'healer', blue: 'miser', yellow: 'void' }, { ...start, hands });
      t.use('red', 'flare:magician');
      t.plan('blue', 'magician.lay', ['attack-06', 'attack-40', 'attack-05']);
      t.run();
      expect(t.events('hand-shown')).toEqual([]);
      const played = t.events('card-revealed')[1].card;
      expect(['attack-06', 'attack-40', 'attack-05']).toContain(played);
      expect(hoard(t)).toEqual(['attack-05', 'attack-40', 'negotiate'].filter((x) => x !== played));
      expect(t.hand('blue')).toEqual(['attack-06'].filter((x) => x !== played));
    });

    it('as low attacks that the Reserve plays', () => {
      const t = both('reserve', { hands: { red: ['attack-10', 'attack-04'], blue: ['attack-20'] } });
      t.select('red', 'attack-10');
      t.use('red', 'reserve');
      t.until('red', 'reserve.cards');
      expect(t.options('red')).toEqual(['attack-04', 'attack-05']);
      t.answer('red', ['attack-05']);
      t.answer('red', 'offense');
      t.run();
      expect(t.events('total-changed')).toMatchObject([{ side: 'offense', n: 5 }]);
      expect([used(t), hoard(t)]).toEqual([['play'], ['attack-40', 'negotiate']]);
    });

    it('as a citadel', () => {
      const t = both('citadel', { hands: { red: ['attack-10'], blue: ['attack-20'] } });
      t.use('red', 'citadel');
      t.until('red', 'citadel.card');
      expect(t.options('red')).toEqual(['attack-10', 'attack-40', 'attack-05']);
      t.answer('red', 'attack-05');
      t.plan('red', 'citadel.planet', 'red/1');
      t.runWhile(() => t.events('citadel-built').length === 0);
      expect([used(t), hoard(t)]).toEqual([['play'], ['attack-40', 'negotiate']]);
    });

    it('as what the Daredevil throws away', () => {
      const t = both('daredevil', { hands: { red: ['attack-10'], blue: ['attack-01'] } });
      t.select('red', 'attack-10');
      t.use('red', 'daredevil');
      t.run();
      expect(t.events('total-changed')).toMatchObject([{ side: 'offense', n: -5 }]);
      expect(hoard(t)).toEqual(['attack-40', 'negotiate']);
    });

    it('as a kicker, a reinforcement or a rift that the Greenhorn plays in its own way', () => {
      const more = {
        options: { powers: 2, rewards: 'both' },
        sheets: { miser: { hoard: ['kicker-x2', 'attack-05', 'rift-3', 'reinforcement-5'] } },
        ships: { red: { warp: 3 } },
      };
      const t = both('greenhorn', { ...more, hands: { red: ['attack-10'], blue: ['attack-20'] } });
      t.select('red', 'attack-10');
      t.until('red', 'launch.ships');
      t.raise('red', 'greenhorn');
      t.until('red', 'rift.free');
      t.answer('red', { 'player:0': 2 });
      t.use('red', 'greenhorn', { at: 'window:reveal.revealed' });
      t.run();
      expect(t.events('laid-card-revealed')).toEqual([{ who: 0, card: 'kicker-x2' }]);
      expect([used(t), hoard(t)]).toEqual([
        ['play', 'play'],
        ['attack-05', 'reinforcement-5'],
      ]);
      const bystander = table(
        { red: 'trader+mirror', blue: 'tripler+void', yellow: 'miser+greenhorn' },
        { ...start, ...more, hands: { red: ['attack-10'], blue: ['attack-20'], yellow: ['attack-08'] } },
      );
      bystander.use('yellow', 'greenhorn', { at: 'window:reveal.reinforce' });
      bystander.plan('yellow', 'reinforce.side', 'offense');
      bystander.run();
      expect(bystander.events('total-changed')).toMatchObject([{ side: 'offense', n: 5 }]);
    });
  });
});
