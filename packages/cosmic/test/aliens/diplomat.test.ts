import { describe, expect, it } from 'vitest';
import { Z } from '@parley/cosmic';
import { offeredInEncounter } from '../offers.ts';
import { table } from '../table.ts';

const seats = { red: 'macron', blue: 'healer', yellow: 'diplomat', purple: 'tripler' };
const fight = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-08', 'attack-06'], blue: ['attack-10', 'attack-15'], yellow: ['negotiate', 'attack-30', 'attack-01'] },
} as const;

function peace(more: { readonly hands?: { readonly [colour: string]: readonly string[] } } = {}) {
  const t = table(seats, { ...fight, hands: { ...fight.hands, ...more.hands } });
  t.aim('red', 'blue/1');
  t.select('red', 'attack-08');
  t.select('blue', 'attack-10');
  return t;
}

describe('Diplomat', () => {
  it('turns attacks into a deal of three', () => {
    const t = peace();
    expect(t.untilOffered('yellow', 'diplomat')).toEqual(['diplomat', 'pass']);
    expect(t.question('yellow')).toMatchObject({ data: { at: 'window:reveal.revealed' } });
    t.answer('yellow', 'diplomat');
    t.runWhile(() => t.events('deal-open').length === 0);
    expect(t.asked().sort()).toEqual(['blue deal', 'red deal', 'yellow deal']);
    expect(t.encounter().slots).toMatchObject([
      { type: 'negotiate', value: 0 },
      { type: 'negotiate', value: 0 },
    ]);
    expect(t.events('card-changed')).toHaveLength(2);
    expect(t.events('power-used').filter((e) => e.alien === 'diplomat')).toHaveLength(1);

    t.offer('yellow', { yellow: ['attack-30 > blue'], blue: ['attack > red'], red: ['colony red/2 > yellow'] });
    t.plan('yellow', 'deal.found', { 'yellow/1': 2 });
    t.accept('red');
    t.accept('blue');
    t.run();
    expect(t.hand('yellow')).toEqual(['attack-01']);
    expect(t.ships('yellow', 'red/2')).toBe(2);
    expect(t.hand('blue')).toEqual(['attack-30']);
    expect(t.hand('red')).toEqual(['attack-06', 'attack-15']);
    expect(t.pile(Z.discard)).toContain('negotiate');
    expect(t.events('deal-made')).toEqual([{ parties: [t.seat('red'), t.seat('blue'), t.seat('yellow')] }]);
  });

  it('one attack is enough; the other card is left as it is', () => {
    const t = peace({ hands: { red: ['negotiate', 'attack-06'], blue: ['attack-10', 'attack-15'] } });
    t.owner.plans.length = 0;
    t.select('red', 'negotiate');
    t.select('blue', 'attack-10');
    t.use('yellow', 'diplomat');
    t.runWhile(() => t.events('deal-open').length === 0);
    expect(t.events('card-changed')).toMatchObject([{ who: 1, type: 'negotiate' }]);
    expect(t.events('deal-open')).toEqual([{ parties: [0, 1, 2] }]);
  });

  it('plays the negotiate it has chosen', () => {
    const position = {
      ...fight,
      hands: { ...fight.hands, yellow: ['negotiate', 'negotiate-epic-oratory', 'negotiate-crooked-deal'] },
      options: { rewards: 'both' },
    } as const;
    for (const card of ['negotiate', 'negotiate-crooked-deal']) {
      const t = table(seats, position);
      t.select('red', 'attack-08');
      t.select('blue', 'attack-10');
      t.use('yellow', 'diplomat');
      t.plan('yellow', 'diplomat.card', card);
      t.runWhile(() => t.events('deal-open').length === 0);
      expect(t.hand('yellow')).toEqual(position.hands.yellow.filter((x) => x !== card).toSorted());
    }
  });

  it('is a success for the offense', () => {
    const t = peace();
    t.use('yellow', 'diplomat');
    t.offer('yellow', { yellow: ['attack-30 > blue'] });
    t.accept('red');
    t.accept('blue');
    t.until('red', 'encounter.second');
    expect(t.encounter().success).toBe(true);
  });

  it('fails for all three unless all three agree', () => {
    const t = peace();
    t.use('yellow', 'diplomat');
    t.offer('yellow', { yellow: ['attack-30 > blue'] });
    t.accept('red');
    t.runWhile(() => t.events('deal-offer').length === 0);
    t.leave('blue');
    t.run();
    expect([t.warp('red'), t.warp('blue'), t.warp('yellow'), t.warp('purple')]).toEqual([3, 3, 3, 0]);
    expect(t.hand('yellow')).toEqual(['attack-01', 'attack-30']);
    t.done();
  });

  it('lets nobody gain more than one colony, whoever gives it', () => {
    const t = peace();
    t.use('yellow', 'diplomat');
    t.until('yellow', 'deal');
    const both = { 'colony.red/1:0>2': 1, 'colony.blue/1:1>2': 1 };
    expect(() => t.answer('yellow', { do: 'offer', gives: both })).toThrow('at most 1');
    t.answer('yellow', { do: 'offer', gives: { 'colony.red/1:0>2': 1, 'colony.yellow/1:2>0': 1 } });
  });

  it('gives no card to two parties at once', () => {
    const t = peace();
    t.use('yellow', 'diplomat');
    t.until('yellow', 'deal');
    const [card] = t.handKeys('yellow').filter((x) => x.startsWith('attack-30'));
    const twice = { [`${card}:2>0`]: 1, [`${card}:2>1`]: 1 };
    expect(() => t.answer('yellow', { do: 'offer', gives: twice })).toThrow('at most 1');
    const more = { 'cards.any:2>0': 2, 'cards.any:2>1': 1 };
    expect(() => t.answer('yellow', { do: 'offer', gives: more })).toThrow('at most 2');
  });

  it('needs a negotiate and an attack', () => {
    const without = peace({ hands: { yellow: ['attack-30'] } });
    expect(offeredInEncounter(without, 'yellow')).toEqual([]);

    const deal = peace({ hands: { red: ['negotiate'], blue: ['negotiate'] } });
    deal.owner.plans.length = 0;
    expect(offeredInEncounter(deal, 'yellow')).toEqual([]);
    expect(deal.events('deal-open')).toEqual([{ parties: [0, 1] }]);
  });

  it('[faq-general-30] needs an attack that was revealed as one', () => {
    const hands = { red: ['negotiate', 'flare:human'], blue: ['negotiate'], yellow: ['negotiate', 'attack-30'] };
    const t = table(seats, { ...fight, hands });
    t.use('red', 'flare:human');
    expect(offeredInEncounter(t, 'yellow')).toEqual([]);
    expect(t.events('card-changed')).toHaveLength(1);
  });

  it('keeps its negotiate when it is zapped, and the attacks stand', () => {
    const t = peace({ hands: { purple: ['cosmic-zap'] } });
    t.use('yellow', 'diplomat');
    t.zap('purple', 'diplomat');
    t.run();
    expect(t.hand('yellow')).toEqual(['attack-01', 'attack-30', 'negotiate']);
    expect(t.events('won')).toHaveLength(1);
  });

  describe('wild', () => {
    const others = { red: 'macron', blue: 'healer', yellow: 'void', purple: 'tripler' };
    const talks = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['negotiate', 'attack-06'], blue: ['negotiate', 'attack-15'], yellow: ['negotiate', 'flare:diplomat', 'attack-30'] },
    } as const;

    function replacing(colour: string) {
      const t = table(others, talks);
      t.select('red', 'negotiate');
      t.select('blue', 'negotiate');
      t.use('yellow', 'flare:diplomat');
      t.plan('yellow', 'diplomat.replace', colour);
      return t;
    }

    it('takes the place of one of the dealers; a deal is the success of the one replaced', () => {
      const t = replacing('red');
      t.runWhile(() => t.events('deal-open').length === 0);
      expect(t.asked().sort()).toEqual(['blue deal', 'yellow deal']);
      t.offer('yellow', { yellow: ['attack-30'], blue: ['colony blue/3'] });
      t.plan('yellow', 'deal.found', { 'yellow/1': 1 });
      t.accept('blue');
      t.until('red', 'encounter.second');
      expect(t.ships('yellow', 'blue/3')).toBe(1);
      expect(t.hand('yellow')).toEqual(['flare:diplomat']);
      expect(t.encounter().dealt).toContain(t.seat('red'));
    });

    it('pays for failing', () => {
      const t = replacing('blue');
      t.leave('yellow');
      t.run();
      expect([t.warp('red'), t.warp('blue'), t.warp('yellow')]).toEqual([3, 0, 3]);
      expect(t.hand('yellow')).toEqual(['attack-30', 'flare:diplomat']);
    });

    it('is not for somebody who is in the deal already', () => {
      const t = table(
        { ...others, yellow: 'diplomat' },
        {
          ...talks,
          hands: {
            ...talks.hands,
            red: ['attack-06', 'negotiate'],
            yellow: ['negotiate', 'negotiate', 'attack-30'],
            purple: ['flare:diplomat', 'negotiate'],
          },
        },
      );
      t.select('red', 'attack-06');
      t.select('blue', 'negotiate');
      t.use('yellow', 'diplomat');
      t.use('purple', 'flare:diplomat');
      t.until('purple', 'diplomat.replace');
      expect(t.options('purple')).toEqual(['red', 'blue', 'yellow']);
      t.answer('purple', 'yellow');
      t.runWhile(() => t.events('deal-open').length === 0);
      expect(t.events('deal-open')).toEqual([{ parties: [0, 1, 3] }]);
    });

    it('needs a negotiate', () => {
      const t = table(others, { ...talks, hands: { ...talks.hands, yellow: ['flare:diplomat', 'attack-30'] } });
      t.select('red', 'negotiate');
      t.select('blue', 'negotiate');
      expect(offeredInEncounter(t, 'yellow')).toEqual([]);
    });
  });

  describe('super', () => {
    const caller = { red: 'diplomat', blue: 'healer', yellow: 'void', purple: 'tripler' };
    const vote = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-00', 'attack-40', 'flare:diplomat'], blue: ['attack-30'], yellow: ['attack-01'] },
    } as const;

    function called() {
      const t = table(caller, vote);
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 2 });
      t.use('red', 'flare:diplomat');
      return t;
    }

    it('everybody votes at the same time, no encounter cards are played', () => {
      const t = called();
      expect(t.until('red', 'diplomat.vote')).toMatchObject({ options: ['offense', 'defense'] });
      expect(t.asked()).toHaveLength(4);
      t.plan('red', 'diplomat.vote', 'offense');
      t.plan('blue', 'diplomat.vote', 'defense');
      t.plan('yellow', 'diplomat.vote', 'offense');
      t.plan('purple', 'diplomat.vote', 'offense');
      t.run();
      expect(t.events('card-selected')).toEqual([]);
      expect(t.ships('red', 'blue/1')).toBe(2);
      expect(t.warp('blue')).toBe(4);
      expect(t.hand('red')).toEqual(['attack-00', 'attack-40', 'flare:diplomat']);
      expect(t.events('compensated')).toEqual([]);
    });

    it('nobody needs to be approached, and a vote that is refused stays free', () => {
      const t = called();
      expect(t.until('red', 'diplomat.approach')).toMatchObject({ min: 0 });
      t.answer('red', ['yellow']);
      t.plan('yellow', 'diplomat.bribe', { do: 'leave' });
      t.until('yellow', 'diplomat.vote');
      expect(t.asked()).toHaveLength(4);
    });

    it('a bought vote is for the defense when that is who called', () => {
      const t = table(
        { ...caller, red: 'healer', blue: 'diplomat' },
        { ...vote, hands: { red: ['attack-40'], blue: ['attack-30', 'quash', 'flare:diplomat'] } },
      );
      t.use('blue', 'flare:diplomat');
      t.plan('blue', 'diplomat.approach', ['yellow']);
      t.offer('blue', { blue: ['quash'] }, 'diplomat.bribe');
      t.accept('yellow', 'diplomat.bribe');
      for (const [colour, side] of [
        ['red', 'offense'],
        ['blue', 'defense'],
        ['purple', 'offense'],
      ] as const)
        t.plan(colour, 'diplomat.vote', side);
      t.run();
      expect(t.events('votes-counted')).toEqual([{ offense: [0, 3], defense: [1, 2] }]);
      expect(t.hand('yellow')).toEqual(['quash']);
    });

    it('a tie is for the defense', () => {
      const t = called();
      for (const [colour, side] of [
        ['red', 'offense'],
        ['blue', 'defense'],
        ['yellow', 'offense'],
        ['purple', 'defense'],
      ] as const)
        t.plan(colour, 'diplomat.vote', side);
      t.run();
      expect(t.warp('red')).toBe(2);
      expect(t.events('won')).toEqual([{ who: [t.seat('blue')], lost: [t.seat('red')] }]);
    });

    it('what is offered for a vote is heard by all, and whether they agree', () => {
      const t = called();
      t.plan('red', 'diplomat.approach', ['yellow', 'purple']);
      t.offer('red', { red: ['attack-40'] }, 'diplomat.bribe');
      t.accept('yellow', 'diplomat.bribe');
      t.plan('purple', 'diplomat.bribe', { do: 'leave' });
      t.until('blue', 'diplomat.vote');
      const [first, second] = [
        [t.seat('red'), t.seat('yellow')],
        [t.seat('red'), t.seat('purple')],
      ];
      expect(t.events('bargain-open')).toEqual([{ parties: first }, { parties: second }]);
      expect(t.events('deal-offer')).toEqual([{ by: t.seat('red'), gives: { 'attack-40:0>2': 1 } }]);
      expect(t.events('bargain-agreed')).toEqual([{ parties: first }]);
      expect(t.events('bargain-failed')).toEqual([{ parties: second }]);
    });

    function bribed(purple: 'offense' | 'defense') {
      const t = called();
      t.plan('red', 'diplomat.approach', ['yellow']);
      t.offer('red', { red: ['attack-40'] }, 'diplomat.bribe');
      t.accept('yellow', 'diplomat.bribe');
      t.plan('red', 'diplomat.vote', 'offense');
      t.plan('blue', 'diplomat.vote', 'defense');
      t.plan('purple', 'diplomat.vote', purple);
      return t;
    }

    it('a vote that was bought is cast, and paid for after a win', () => {
      const t = bribed('offense');
      t.until('red', 'diplomat.vote');
      expect(t.asked().sort()).toEqual(['blue diplomat.vote', 'purple diplomat.vote', 'red diplomat.vote']);
      t.run();
      expect(t.ships('red', 'blue/1')).toBe(2);
      expect(t.hand('yellow')).toEqual(['attack-01', 'attack-40']);
    });

    it('nothing is paid after a defeat', () => {
      const t = bribed('defense');
      t.run();
      expect(t.warp('red')).toBe(2);
      expect(t.hand('yellow')).toEqual(['attack-01']);
      expect(t.hand('red')).toContain('attack-40');
    });

    it('what was promised for one vote cannot be promised for another', () => {
      const t = called();
      t.plan('red', 'diplomat.approach', ['yellow', 'purple']);
      t.offer('red', { red: ['attack-40'] }, 'diplomat.bribe');
      t.accept('yellow', 'diplomat.bribe');
      t.runWhile(() => t.question('purple') === null);
      expect(() => t.goods(t.until('red', 'diplomat.bribe'), { red: ['attack-40'] })).not.toThrow();
      const [card] = t.handKeys('red').filter((x) => x.startsWith('attack-40'));
      expect(() => t.answer('red', { do: 'offer', gives: { [`${card}:0>3`]: 1 } })).toThrow('at most 0');
    });

    it('a card-zapped flare calls no vote', () => {
      const t = table(caller, { ...vote, hands: { ...vote.hands, purple: ['card-zap'] } });
      t.use('red', 'flare:diplomat');
      t.cardZap('purple', 'flare:diplomat');
      t.until('red', 'planning.select');
      expect(t.hand('red')).toEqual(['attack-00', 'attack-40']);
    });
  });
});

describe('Diplomat with a special negotiate', () => {
  function talks(card: string, agreed: boolean) {
    const t = table(seats, {
      ...fight,
      options: { rewards: 'both' },
      hands: { red: ['attack-08', 'attack-06'], blue: ['attack-10', 'attack-15'], yellow: [card, 'attack-30', 'attack-01'] },
    });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-08');
    t.select('blue', 'attack-10');
    t.use('yellow', 'diplomat');
    if (!agreed) t.leave('red');
    return t;
  }
  const lost = (t: ReturnType<typeof table>): number[] => ['red', 'blue', 'yellow'].map((x) => t.warp(x));

  it('Crooked Deal: a ship less for itself and one more for each of the others', () => {
    const t = talks('negotiate-crooked-deal', false);
    t.run();
    expect(lost(t)).toEqual([4, 4, 2]);
    const plain = talks('negotiate', false);
    plain.run();
    expect(lost(plain)).toEqual([3, 3, 3]);
  });

  it('Faulty Translator: a ship less for everybody', () => {
    const t = talks('negotiate-faulty-translator', false);
    t.run();
    expect(lost(t)).toEqual([2, 2, 2]);
    expect(t.events('deal-wordless')).toHaveLength(1);
  });

  it('Epic Oratory: two colonies may be gained', () => {
    const t = talks('negotiate-epic-oratory', true);
    t.until('red', 'deal');
    t.offer('red', { blue: ['colony blue/2 > red', 'colony blue/3 > red'] });
    t.accept('blue');
    t.accept('yellow');
    t.run();
    expect(t.foreign('red')).toBe(2);
  });

  it('Right of Refusal: it discards what it does not want of the cards it received', () => {
    const t = talks('negotiate-right-of-refusal', true);
    t.until('red', 'deal');
    t.offer('red', { red: ['attack-06 > yellow'] });
    t.accept('blue');
    t.accept('yellow');
    expect(t.until('yellow', 'right-of-refusal')).toMatchObject({ min: 0, max: 1 });
    t.answer('yellow', ['attack-06']);
    t.run();
    expect(t.hand('yellow')).toEqual(['attack-01', 'attack-30']);
  });

  it('wild: so it is for whoever takes the place of a dealer', () => {
    const t = table(
      { red: 'macron', blue: 'healer', yellow: 'void', purple: 'tripler' },
      {
        turn: 'red',
        destiny: ['blue'],
        options: { rewards: 'both' },
        hands: { red: ['negotiate', 'attack-06'], blue: ['negotiate', 'attack-15'], yellow: ['negotiate-crooked-deal', 'flare:diplomat'] },
      },
    );
    t.select('red', 'negotiate');
    t.select('blue', 'negotiate');
    t.use('yellow', 'flare:diplomat');
    t.plan('yellow', 'diplomat.replace', 'red');
    t.leave('blue');
    t.run();
    expect(lost(t)).toEqual([0, 4, 2]);
  });
});
