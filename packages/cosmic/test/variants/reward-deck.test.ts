import { COSMIC_DECK, REWARD_CARDS, Z, type State } from '@parley/cosmic';
import type { Scenario, ScenarioOptions } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

// Yellow sits next and holds an encounter card, so that the next turn begins without a new hand.
const SEATS = { red: 'hacker', yellow: 'barbarian', blue: 'tripler', purple: 'lunatic' };

const START = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-00'], blue: ['attack-20'], yellow: ['attack-05'] },
  rewardDeck: ['attack-m07', 'attack-16', 'attack-17', 'attack-18', 'attack-19'],
} as const;

/** Purple helps blue against red with so many ships, and blue wins. */
function rewarded(ships: number, position: ScenarioOptions = {}): Scenario {
  const { options, ...rest } = position;
  const t = table(SEATS, { ...START, ...rest, options: { rewards: 'incursion', ...options } });
  t.invite('blue', 'purple');
  t.ally('purple', 'defense', { 'purple/1': ships });
  t.plan('purple', 'ships.return', { 'purple/2': ships });
  return t;
}

const zones = ({ rewards }: State): { deck: number; discard: number } => rewards ?? { deck: -1, discard: -1 };
const rewardDeck = (t: Scenario): string[] => t.pile(zones(t.state).deck);
const rewardPile = (t: Scenario): string[] => t.pile(zones(t.state).discard);

/** A game with these options, as it stands after setup, all hands dealt. */
const game = (options: { readonly [key: string]: unknown }, seed = 'setup'): Scenario => table(SEATS, { bare: false, options, seed });

const spread = (deck: keyof typeof REWARD_CARDS): string[] =>
  REWARD_CARDS[deck].flatMap(([face, n]) => Array.from({ length: n }, () => face)).sort();
const count = (deck: keyof typeof REWARD_CARDS, test: (face: string) => boolean): number => spread(deck).filter(test).length;

describe('the reward deck', () => {
  it('[dominion-setup-03] stays in the box unless it is asked for', () => {
    const t = game({});
    expect(t.state.rewards).toBeUndefined();
    expect(t.state.zones.some((z) => z.kind.startsWith('reward'))).toBe(false);
    expect(t.state.face).not.toContain('negotiate-crooked-deal');
    expect(t.view('red').rewards).toBeNull();
  });

  it('[incursion-rewards-01] that of Incursion is shuffled and lies there by itself', () => {
    const [a, b] = [game({ rewards: 'incursion' }, 'one'), game({ rewards: 'incursion' }, 'two')];
    for (const t of [a, b]) {
      expect(rewardDeck(t).sort()).toEqual(spread('incursion'));
      expect(rewardPile(t)).toEqual([]);
      expect(t.pile(Z.deck)).not.toContain('negotiate-crooked-deal');
    }
    expect(a.pile(zones(a.state).deck)).not.toEqual(b.pile(zones(b.state).deck));
  });

  it('[dominion-rewards-01] [dominion-setup-03] that of Dominion is shuffled and lies there by itself', () => {
    const [a, b] = [game({ rewards: 'dominion' }, 'one'), game({ rewards: 'dominion' }, 'two')];
    for (const t of [a, b]) expect(rewardDeck(t).sort()).toEqual(spread('dominion'));
    expect(a.pile(zones(a.state).deck)).not.toEqual(b.pile(zones(b.state).deck));
  });

  it('[dominion-components-03] Dominion has 32 reward cards', () => {
    expect(spread('dominion')).toHaveLength(32);
    expect(rewardDeck(game({ rewards: 'dominion' }))).toHaveLength(32);
  });

  it('[dominion-components-04] each can be played with or without the other', () => {
    expect(rewardDeck(game({ rewards: 'dominion' })).sort()).toEqual(spread('dominion'));
    expect(rewardDeck(game({ rewards: 'incursion' })).sort()).toEqual(spread('incursion'));
    expect(rewardDeck(game({ rewards: 'both' })).sort()).toEqual(spread('both'));
  });

  it('[dominion-rewards-02] both make one deck of 64', () => {
    expect(spread('incursion')).toHaveLength(32);
    expect([...spread('incursion'), ...spread('dominion')].sort()).toEqual(spread('both'));
    expect(rewardDeck(game({ rewards: 'both' }))).toHaveLength(64);
  });

  it('says what options there are', () => {
    expect(() => game({ rewards: 'storm' })).toThrow('rewards is one of none, incursion, dominion, both');
    expect(() => game({ commonRewards: true })).toThrow('choose them with rewards');
  });
});

describe('drawing rewards', () => {
  it('[incursion-rewards-02] some or all of the cards may come from the reward deck', () => {
    const t = rewarded(3);
    expect(t.until('purple', 'rewards.deck')).toMatchObject({ kind: 'number', min: 0, max: 3, data: { n: 3 } });
    t.answer('purple', 2);
    expect(t.hand('purple')).toHaveLength(3);
    expect(t.hand('purple')).toEqual(expect.arrayContaining(['attack-16', 'attack-m07']));
    expect(t.events('rewards')).toEqual([{ who: t.seat('purple'), ships: 0, cards: 3, special: 2 }]);
    expect(t.restored().divergence).toBeNull();

    const all = rewarded(3);
    all.plan('purple', 'rewards.deck', 3);
    all.run();
    expect(all.hand('purple')).toEqual(['attack-16', 'attack-17', 'attack-m07']);
  });

  it('[dominion-rewards-03] or none', () => {
    const t = rewarded(2, { options: { rewards: 'dominion' }, rewardDeck: ['retreat'], deck: ['attack-40', 'morph'] });
    t.plan('purple', 'rewards.deck', 0);
    t.run();
    expect(t.hand('purple')).toEqual(['attack-40', 'morph']);
    expect(rewardDeck(t).at(-1)).toBe('retreat');
  });

  it('[faq-reward-deck-4] all sources are declared before anything is taken', () => {
    const t = rewarded(4, { ships: { purple: { warp: 2, 'purple/1': 4 } } });
    t.until('purple', 'rewards.ships');
    t.answer('purple', 1);
    // The ship is still in the warp and no card has been seen.
    expect(t.question('purple')).toMatchObject({ tag: 'rewards.deck', min: 0, max: 3, data: { n: 3 } });
    expect([t.warp('purple'), t.hand('purple').length]).toEqual([2, 0]);
    t.plan('purple', 'rewards.deck', 2);
    t.run();
    expect(t.warp('purple')).toBe(1);
    expect(t.hand('purple')).toHaveLength(3);
    expect(t.events('cards-drawn').filter((e) => e.who === t.seat('purple'))).toEqual([{ who: t.seat('purple'), n: 1 }]);
    expect(t.events('rewards-drawn')).toEqual([{ who: t.seat('purple'), n: 2 }]);

    // Two ships and no card of the cosmic deck: still nothing is taken before both are said.
    const other = rewarded(4, { ships: { purple: { warp: 2, 'purple/1': 4 } } });
    other.until('purple', 'rewards.ships');
    other.answer('purple', 2);
    expect(other.question('purple')).toMatchObject({ tag: 'rewards.deck', min: 0, max: 2, data: { n: 2 } });
    expect([other.warp('purple'), other.hand('purple').length]).toEqual([2, 0]);
    other.plan('purple', 'rewards.deck', 2);
    other.run();
    expect([other.warp('purple'), other.hand('purple').length]).toEqual([0, 2]);
  });

  it('only the player who draws knows which cards they are', () => {
    const t = rewarded(1);
    t.plan('purple', 'rewards.deck', 1);
    t.run();
    const told = t.owner.events.find((e) => e.type === 'rewards-drawn');
    expect(told?.secret).toEqual({ to: [t.seat('purple')], data: { cards: ['attack-m07'] } });
    const hand = `zone:${t.state.handOf[t.seat('purple')]}`;
    expect(t.view('red')[hand]).toEqual({ n: 1, reward: 1 });
    expect(t.view('purple')[hand]).toEqual([expect.stringMatching(/^attack-m07#/)]);
  });

  it('[dominion-rewards-07] an empty reward deck is made anew from its pile', () => {
    const rest = spread('incursion');
    const pile = rest.slice(0, 31);
    const t = rewarded(3, { rewardDeck: [], rewardDiscard: pile });
    expect([rewardDeck(t).length, rewardPile(t).length]).toEqual([1, 31]);
    t.plan('purple', 'rewards.deck', 3);
    t.run();
    expect(t.events('reward-deck-reshuffled')).toEqual([{ n: 31 }]);
    expect(t.hand('purple')).toContain(rest[31]);
    expect([rewardDeck(t).length, rewardPile(t).length]).toEqual([29, 0]);
    expect(t.events('deck-reshuffled')).toEqual([]);
  });

  it('[incursion-rewards-05] shuffled', () => {
    const orders = ['one', 'two'].map((seed) => {
      const t = rewarded(1, { seed, rewardDeck: [], rewardDiscard: spread('incursion') });
      t.plan('purple', 'rewards.deck', 1);
      t.run();
      return rewardDeck(t);
    });
    expect(orders[0]).toHaveLength(31);
    expect(orders[0]).not.toEqual(orders[1]);
  });

  /** Green, who takes no part, holds all reward cards but `left`. */
  function exhausted(left: readonly string[], position: ScenarioOptions = {}): Scenario {
    const held = spread('incursion');
    for (const face of left) held.splice(held.indexOf(face), 1);
    const t = table(
      { ...SEATS, green: 'void' },
      {
        ...START,
        rewardDeck: [],
        options: { rewards: 'incursion' },
        ...position,
        hands: { ...START.hands, ...position.hands, green: held.map((face) => `reward:${face}`) },
      },
    );
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 3 });
    t.plan('purple', 'ships.return', { 'purple/2': 3 });
    return t;
  }

  it('[incursion-rewards-06] [dominion-rewards-08] with deck and pile empty there is nothing to draw from it', () => {
    const t = exhausted([]);
    t.run();
    expect(t.events('rewards')).toEqual([{ who: t.seat('purple'), ships: 0, cards: 3 }]);
    expect(t.events('rewards-drawn')).toEqual([]);
    expect(t.hand('purple')).toHaveLength(3);
    expect(t.story()).not.toContain('rewards.deck');
  });

  it('[dominion-rewards-08] [incursion-rewards-06] until a reward card is discarded; then it is the one that can be drawn', () => {
    const t = exhausted(['attack-16'], { rewardDiscard: ['attack-16'] });
    expect(rewardDeck(t)).toEqual([]);
    expect(t.until('purple', 'rewards.deck')).toMatchObject({ min: 0, max: 1 });
    t.answer('purple', 1);
    expect(t.hand('purple')).toContain('attack-16');
  });

  it('[incursion-rewards-07] it never causes a quake', () => {
    const t = exhausted([]);
    t.run();
    expect(t.events('cosmic-quake')).toEqual([]);
  });

  /** Every card of the cosmic deck is in yellow's hand. */
  const all = COSMIC_DECK.flatMap(([face, n]) => Array.from({ length: n }, () => face));
  function noCosmicCards(ships: number): Scenario {
    const hold = [...all];
    for (const face of ['attack-00', 'attack-20']) hold.splice(hold.indexOf(face), 1);
    return rewarded(ships, { hands: { ...START.hands, yellow: hold }, options: { rewards: 'incursion', flares: false } });
  }

  it('[faq-general-06] [dominion-rewards-09] a quake comes only when a card of the cosmic deck has to be drawn', () => {
    const calm = noCosmicCards(2);
    calm.until('purple', 'rewards.deck');
    expect([calm.pile(Z.deck), calm.pile(Z.discard)]).toEqual([[], []]);
    calm.answer('purple', 2);
    expect(calm.events('cosmic-quake')).toEqual([]);
    expect(calm.hand('purple')).toHaveLength(2);

    const quaking = noCosmicCards(2);
    quaking.plan('purple', 'rewards.deck', 1);
    quaking.run();
    expect(quaking.events('cosmic-quake')).toHaveLength(1);
    // Eight new cards in place of the one from the cosmic deck; the other reward was declared and is due.
    expect(quaking.hand('purple')).toHaveLength(9);
  });

  it('a quake takes reward cards out of all hands, to their own pile, and deals cosmic cards', () => {
    const hold = [...all];
    for (const face of ['attack-00', 'attack-20']) hold.splice(hold.indexOf(face), 1);
    const t = rewarded(1, {
      hands: { ...START.hands, yellow: [...hold, 'attack-19'], purple: ['attack-18'] },
      options: { rewards: 'incursion', flares: false },
      rewardDeck: [],
    });
    t.plan('purple', 'rewards.deck', 0);
    t.run();
    expect(t.events('cosmic-quake')).toHaveLength(1);
    expect(rewardPile(t).sort()).toEqual(['attack-18', 'attack-19']);
    for (const colour of ['yellow', 'purple']) expect(t.hand(colour)).toHaveLength(8);
  });

  it('whoever receives rewards by another effect declares them too', () => {
    // The Love flare brings blue a reward when red refuses.
    const t = table(SEATS, { ...START, hands: { ...START.hands, blue: ['attack-20', 'flare:love'] }, options: { rewards: 'incursion' } });
    t.use('blue', 'flare:love');
    t.plan('red', 'love.ask', false);
    t.plan('blue', 'rewards.deck', 1);
    t.until('red', 'planning.select');
    expect(t.hand('blue')).toContain('attack-m07');
  });

  /** Purple, who holds the Lunatic flare and plays it, helps blue with so many ships and has as many in the warp. */
  function lunatic(ships: number): Scenario {
    const t = table(
      { ...SEATS, purple: 'void' },
      {
        ...START,
        hands: { ...START.hands, purple: ['flare:lunatic'] },
        ships: { purple: { warp: ships } },
        options: { rewards: 'incursion' },
      },
    );
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': ships });
    t.plan('purple', 'ships.return', { 'purple/2': ships });
    t.use('purple', 'flare:lunatic');
    return t;
  }

  it('[faq-lunatic-1] with the Lunatic flare cards come from either deck, but not the full number from both', () => {
    const t = lunatic(3);
    t.plan('purple', 'rewards.also', 2);
    expect(t.until('purple', 'rewards.deck')).toMatchObject({ min: 0, max: 3, data: { n: 3 } });
    t.plan('purple', 'rewards.deck', 2);
    t.plan('purple', 'ships.return', { 'purple/2': 2 });
    t.run();
    // Two reward cards and one of the cosmic deck, and two ships besides.
    expect(t.events('rewards')).toEqual([{ who: t.seat('purple'), ships: 2, cards: 3, special: 2 }]);
    expect(t.hand('purple').filter((face) => face !== 'flare:lunatic')).toHaveLength(3);
    expect(t.warp('purple')).toBe(1);
  });

  it('[errata-lunatic-flare] the card that goes with each ship may be a reward card', () => {
    const t = lunatic(1);
    t.plan('purple', 'rewards.also', 1);
    t.plan('purple', 'rewards.deck', 1);
    t.run();
    expect(t.warp('purple')).toBe(0);
    expect(t.hand('purple')).toEqual(['attack-m07', 'flare:lunatic']);

    const two = lunatic(2);
    two.plan('purple', 'rewards.also', 2);
    two.plan('purple', 'rewards.deck', 2);
    two.plan('purple', 'ships.return', { 'purple/2': 2 });
    two.run();
    expect(two.warp('purple')).toBe(0);
    expect(two.events('rewards')).toEqual([{ who: two.seat('purple'), ships: 2, cards: 2, special: 2 }]);
  });
});

describe('everything else', () => {
  it('[incursion-rewards-08] the encounter, the ways to win and the cosmic deck are what they were', () => {
    const plain = game({}, 'same');
    const with32 = game({ rewards: 'incursion' }, 'same');
    expect(with32.pile(Z.deck).length).toBe(plain.pile(Z.deck).length);
    for (const colour of Object.keys(SEATS)) expect(with32.hand(colour)).toHaveLength(8);
    // A reward card is laid down and counts like any other.
    const t = rewarded(1, { hands: { ...START.hands, red: ['attack-23'], blue: ['reward:attack-10'] } });
    t.send('red', { 'red/1': 2 });
    t.plan('purple', 'rewards.deck', 0);
    t.until('red', 'planning.select');
    expect(t.options('red')).toEqual(['attack-23']);
    expect(t.until('blue', 'planning.select')).toMatchObject({ kind: 'choose' });
    expect(t.options('blue')).toEqual(['attack-10']);
  });

  it('[dominion-rewards-11] five foreign colonies still win', () => {
    const t = table(SEATS, {
      ...START,
      hands: { ...START.hands, red: ['attack-40'], blue: ['attack-12-21'] },
      ships: { red: { 'blue/2': 1, 'yellow/1': 1, 'yellow/2': 1, 'purple/1': 1 } },
      rewardDeck: [],
      options: { rewards: 'dominion' },
    });
    t.aim('red', 'blue/1');
    t.run();
    expect(t.winners()).toEqual(['red']);
  });
});

describe('common rewards', () => {
  it('[incursion-common-01] the reward cards are shuffled into the cosmic deck and the game is played as normal', () => {
    const t = game({ rewards: 'incursion', commonRewards: true, flares: false });
    const dealt = Object.keys(SEATS).flatMap((colour) => t.hand(colour));
    expect(t.pile(Z.deck).length + dealt.length).toBe(72 + 32);
    expect([...t.pile(Z.deck), ...dealt].filter((face) => face === 'negotiate-crooked-deal')).toHaveLength(3);
    expect(t.state.zones.some((z) => z.kind.startsWith('reward'))).toBe(false);

    const fight = rewarded(2, {
      options: { commonRewards: true },
      hands: { ...START.hands, blue: ['reward:attack-23'] },
      rewardDeck: [],
      deck: ['attack-m01', 'rift-4'],
    });
    fight.run();
    // No question about decks, one discard pile.
    expect(fight.hand('purple')).toEqual(['attack-m01', 'rift-4']);
    expect(fight.pile(Z.discard).slice(-2)).toEqual(['attack-00', 'attack-23']);
  });

  it('their backs are still seen, also that of the top card of the deck', () => {
    const t = table(SEATS, {
      ...START,
      rewardDeck: [],
      deck: ['rift-4'],
      options: { rewards: 'incursion', commonRewards: true, flares: false },
    });
    expect(t.view('red')[`zone:${Z.deck}`]).toMatchObject({ reward: 32, top: 'reward' });
  });
});

describe('what is in the decks', () => {
  const value = (face: string): number => Number(face.split('-')[1].replace('m', '-'));
  const attacks = spread('incursion').filter((face) => face.startsWith('attack'));

  it('[incursion-negative-01] attacks of -01, -04 and -07', () => {
    const below = attacks.map(value).filter((n) => n < 0);
    expect(below.sort((a, b) => a - b)).toEqual([-7, -4, -1]);
  });

  it('[incursion-other-01] attacks from 10 to 23', () => {
    const above = attacks.map(value).filter((n) => n >= 0);
    expect([Math.min(...above), Math.max(...above)]).toEqual([10, 23]);
    expect(above).toHaveLength(8);
  });

  it('[incursion-other-04] only the cosmic deck has attacks above 23', () => {
    expect(attacks.map(value).filter((n) => n > 23)).toEqual([]);
    expect(COSMIC_DECK.map(([face]) => face)).toEqual(expect.arrayContaining(['attack-30', 'attack-40']));
  });

  it('[incursion-other-05] only the cosmic deck has flares', () => {
    expect(count('both', (face) => face.startsWith('flare'))).toBe(0);
  });

  it('[incursion-other-02] reinforcements up to +6', () => {
    const added = spread('incursion')
      .filter((face) => face.startsWith('reinforcement'))
      .map(value);
    expect(added.sort((a, b) => a - b)).toEqual([4, 5, 5, 6]);
  });

  it('[dominion-other-01] two reinforcements in that of Dominion', () => {
    expect(spread('dominion').filter((face) => face.startsWith('reinforcement'))).toEqual(['reinforcement-4', 'reinforcement-x']);
  });

  it('32 reward cards and three destiny cards for the colour that Incursion adds', () => {
    expect(spread('incursion')).toHaveLength(32);
    const six = table({ ...SEATS, green: 'void', orange: 'virus' });
    expect(six.pile(Z.destiny).filter((face) => face.startsWith('destiny:orange'))).toHaveLength(3);
  });

  it('[incursion-components-03] [incursion-components-04] [incursion-components-05] a sixth player has a colony marker, five planets and twenty ships', () => {
    const t = table({ ...SEATS, green: 'void', orange: 'virus' }, { ships: { orange: { 'red/1': 1 } } });
    const own = [1, 2, 3, 4, 5].map((n) => t.ships('orange', `orange/${n}`));
    expect(own.reduce((a, b) => a + b, 0) + t.ships('orange', 'red/1')).toBe(20);
    expect(t.score('orange')).toBe(1);
  });

  it('[incursion-components-06] tokens of a sheet come from a supply that does not run out', () => {
    const t = table({ ...SEATS, purple: 'warrior' }, { tokens: { warrior: 31 } });
    expect(t.sheet('warrior').tokens).toBe(31);
    // Two aliens hold more than there are in any box, and gain further ones.
    const hands = { red: ['attack-04'], blue: ['attack-40'], yellow: ['attack-05'] };
    const position = { turn: 'red' as const, destiny: ['blue'], hands, tokens: { warrior: 100, 'tick-tock': 9 } };
    const u = table({ red: 'warrior', blue: 'tick-tock', yellow: 'void' }, position);
    u.aim('red', 'blue/1');
    u.run();
    expect(u.events('outcome')).toMatchObject([{ totals: [105, 44] }]);
    expect(u.sheet('warrior').tokens).toBe(101);
    expect(u.events('tokens')).toContainEqual({ alien: 'warrior', n: 101 });
  });
});
