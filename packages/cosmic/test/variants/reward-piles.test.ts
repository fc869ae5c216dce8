import { Z } from '@parley/cosmic';
import type { Scenario } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';

import { fight } from './rewards.ts';

const rewardPile = (t: Scenario): string[] => t.pile(t.state.rewards?.discard ?? -1);
const rewardDeck = (t: Scenario): string[] => t.pile(t.state.rewards?.deck ?? -1);

describe('two discard piles', () => {
  it('[incursion-rewards-03] reward cards that were played go to a pile of their own', () => {
    const t = fight({ red: ['attack-18', 'reward:reinforcement-5', 'reinforcement-3'], blue: ['attack-10'] });
    t.use('red', 'reinforcement-5');
    t.use('red', 'reinforcement-3');
    t.run();
    expect(rewardPile(t)).toEqual(['reinforcement-5', 'attack-18']);
    expect(t.pile(Z.discard)).toEqual(['reinforcement-3', 'attack-10']);
  });

  it('[dominion-rewards-04] and so do those that are discarded in any other way', () => {
    const t = fight({ red: ['attack-08', 'plague'], blue: ['attack-16', 'negotiate', 'rift-4'] });
    t.use('red', 'plague');
    t.plan('red', 'plague', 'blue');
    t.until('red', 'launch.aim');
    expect(t.hand('blue')).toEqual([]);
    expect(rewardPile(t).sort()).toEqual(['attack-16', 'rift-4']);
    expect(t.pile(Z.discard).sort()).toEqual(['negotiate', 'plague']);

    // With a hand that is discarded because it holds no encounter card.
    const hand = fight({ red: ['rift-4', 'plague', 'reward:reinforcement-5'], blue: ['attack-10'] });
    hand.until('red', 'launch.aim');
    expect(rewardPile(hand).sort()).toEqual(['reinforcement-5', 'rift-4']);
    expect(hand.pile(Z.discard)).toEqual(['plague']);
  });

  it('everybody sees what lies there', () => {
    const t = fight({ red: ['attack-18'], blue: ['attack-10'] });
    t.run();
    const { rewards } = t.state;
    expect(t.view('yellow')[`zone:${rewards?.discard}`]).toEqual([expect.stringMatching(/^attack-18#/)]);
    expect(t.view('yellow').rewards).toEqual(rewards);
  });

  it('[faq-reward-deck-6] a card is discarded by its back, and taken from the cosmic pile alone', () => {
    const t = fight(
      { red: ['attack-18', 'flare:fido'], blue: ['attack-10'] },
      {},
      { discard: ['attack-04'], rewardDiscard: ['attack-16'] },
    );
    t.use('red', 'flare:fido');
    t.until('red', 'planning.select');
    // Blue took the top card of the discard pile.
    expect(t.hand('blue')).toEqual(['attack-04', 'attack-10']);
    expect(rewardPile(t)).toEqual(['attack-16']);
    t.select('blue', 'attack-10');
    t.select('red', 'attack-18');
    t.run();
    expect([rewardPile(t), t.pile(Z.discard)]).toEqual([['attack-16', 'attack-18'], ['attack-10']]);
  });

  it('[faq-reward-deck-1] the deck and the discard pile are those of cosmic cards', () => {
    const t = fight(
      { red: ['attack-08'], blue: ['attack-10', 'flare:chronos'] },
      {},
      { discard: ['attack-04', 'attack-06'], rewardDiscard: ['attack-16'] },
    );
    t.use('blue', 'flare:chronos');
    t.until('blue', 'chronos.search');
    expect(t.options('blue').sort()).toEqual(['attack-04', 'attack-06']);
    t.answer('blue', 'attack-04');
    // The pile went into the cosmic deck; the reward deck and its pile are untouched.
    expect(rewardPile(t)).toEqual(['attack-16']);
    expect(rewardDeck(t)).not.toContain('attack-06');
    expect(t.pile(Z.deck)).toContain('attack-06');
  });

  it('[incursion-rewards-04] what reaches into the discard pile finds nothing in the other one', () => {
    const t = fight({ red: ['attack-08'], blue: ['attack-10', 'flare:chronos'] }, {}, { rewardDiscard: ['attack-16'] });
    t.neverOffered('blue', 'flare:chronos');
  });
});

describe('cards that were just discarded', () => {
  it('[faq-fido-3] [dominion-rewards-05] Fido fetches used encounter cards of the reward deck', () => {
    const t = fight({ red: ['attack-18'], blue: ['attack-17'], purple: ['attack-04'] }, { purple: 'fido' });
    t.untilOffered('purple', 'fido');
    expect(rewardPile(t)).toEqual(['attack-18', 'attack-17']);
    t.use('purple', 'fido');
    t.until('purple', 'fido.card');
    expect(t.options('purple').sort()).toEqual(['attack-17', 'attack-18']);
    t.answer('purple', 'attack-17');
    t.plan('purple', 'fido.to', 'yellow');
    t.plan('yellow', 'fido.accept', false);
    t.plan('purple', 'fido.refused', 'keep');
    t.run();
    expect(t.hand('purple')).toEqual(['attack-04', 'attack-17']);
    expect(rewardPile(t)).toEqual(['attack-18']);

    // One that somebody else has fetched before is not there any more.
    const late = fight({ red: ['attack-08'], blue: ['attack-17'] }, { red: 'filch', purple: 'fido' });
    late.use('red', 'filch');
    late.use('purple', 'fido');
    late.plan('purple', 'fido.to', 'yellow');
    late.plan('yellow', 'fido.accept', true);
    late.run();
    expect([late.hand('red'), late.hand('yellow')]).toEqual([['attack-17'], ['attack-05', 'attack-08']]);
  });

  it('[faq-filch-6] Filch takes the used card of its opponent from there', () => {
    const t = fight({ red: ['attack-08'], blue: ['attack-17'] }, { red: 'filch' });
    t.use('red', 'filch');
    t.run();
    expect(t.hand('red')).toEqual(['attack-17']);
    expect(rewardPile(t)).toEqual([]);
  });

  it('[faq-vulch-2] [dominion-rewards-05] Vulch collects artifacts of the reward deck', () => {
    const t = fight({ red: ['attack-08', 'hand-zap'], blue: ['attack-10'], purple: [] }, { purple: 'vulch' });
    t.use('red', 'hand-zap');
    t.plan('red', 'hand-zap', 'yellow');
    t.until('red', 'launch.aim');
    expect(t.hand('purple')).toContain('hand-zap');
  });

  it('[dominion-rewards-05] Clone keeps a used reward card, too', () => {
    const t = fight({ red: ['attack-18'], blue: ['attack-10'] }, { red: 'clone' });
    t.use('red', 'clone');
    t.run();
    expect(t.hand('red')).toEqual(['attack-18']);
    expect(rewardPile(t)).toEqual([]);
  });

  it('[faq-reward-deck-7] Mite intercepts what its opponent has to discard, whatever its back', () => {
    const blue = ['attack-15', 'attack-16', 'attack-17', 'attack-19', 'attack-30'];
    const t = fight({ red: ['attack-08', 'flare:mite'], blue }, { red: 'mite', purple: 'trader' });
    t.plan('blue', 'mite.answer', 'discard');
    t.boost('red');
    t.plan('red', 'random.backs', 2);
    t.until('red', 'mite.keep');
    const fallen = t.options('red');
    expect(fallen).toHaveLength(2);
    for (const face of fallen) expect(['attack-16', 'attack-17', 'attack-19']).toContain(face);
    // One is kept, the other goes on to the pile of its back.
    t.plan('red', 'mite.keep', [fallen[1]]);
    t.until('red', 'planning.select');
    expect(t.hand('red')).toEqual(['attack-08', fallen[1], 'flare:mite']);
    expect([rewardPile(t), t.pile(Z.discard)]).toEqual([[fallen[0]], []]);
    expect(t.hand('blue')).toHaveLength(3);
  });

  it('[faq-reward-deck-7] whoever comes at once gets them off that pile, whoever comes later does not', () => {
    const destiny = ['blue', 'yellow'];
    const seats = { red: 'filch', purple: 'alchemist' };
    const hands = { red: ['attack-20', 'attack-18'], blue: ['attack-17'], yellow: ['attack-05', 'flare:chronos'] };
    const t = fight(hands, seats, { destiny, discard: ['attack-04'] });
    t.select('red', 'attack-20');
    t.pass('red', 'filch');
    t.plan('red', 'encounter.second', true);
    t.run();
    expect([rewardPile(t), t.pile(Z.discard)]).toEqual([['attack-17'], ['attack-04', 'attack-20']]);
    // In the next encounter it is out of reach for those who search the discard pile, and for Filch.
    t.use('yellow', 'flare:chronos');
    t.until('yellow', 'chronos.search');
    expect(t.options('yellow').sort()).toEqual(['attack-04', 'attack-20']);
    t.use('red', 'filch');
    t.run();
    expect(t.hand('red')).toEqual(['attack-05']);
    expect(rewardPile(t)).toEqual(['attack-17', 'attack-18']);

    const soon = fight(hands, seats, { destiny });
    soon.select('red', 'attack-20');
    soon.use('red', 'filch');
    soon.run();
    expect([soon.hand('red'), rewardPile(soon)]).toEqual([['attack-17', 'attack-18'], []]);
  });
});

describe('other effects', () => {
  /** Purple is rewarded with two cards, of which so many come from the reward deck. */
  function rewarded(seats: { readonly [colour: string]: string }, special: number, red: readonly string[] = ['attack-00']) {
    const t = fight({ red, blue: ['attack-20'] }, seats, { rewardDeck: ['attack-16', 'attack-17'] });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 2 });
    t.plan('purple', 'rewards.deck', special);
    return t;
  }

  it('[faq-mind-4] [faq-reward-deck-3] the Mind flare is no use against the reward deck', () => {
    const seats = { blue: 'void', yellow: 'lunatic' };
    const both = rewarded(seats, 1, ['attack-00', 'flare:mind']);
    both.use('red', 'flare:mind');
    both.run();
    // One card was seen, and it is the one of the cosmic deck.
    const [sight] = both.owner.events.filter((e) => e.type === 'cards-seen');
    expect(sight.data).toMatchObject({ by: both.seat('red'), from: both.seat('purple'), n: 1 });
    expect(sight.secret?.data.cards).not.toContain('attack-16');

    const t = rewarded(seats, 2, ['attack-00', 'flare:mind']);
    t.neverOffered('red', 'flare:mind');
  });

  it('[faq-reward-deck-3] effects on a deck are about the cosmic deck', () => {
    const t = rewarded({ blue: 'void' }, 2, ['attack-00', 'flare:mind']);
    t.neverOffered('red', 'flare:mind');
    expect(t.hand('purple')).toEqual(['attack-16', 'attack-17']);
  });

  it('[faq-remora-1] Remora draws from the cosmic deck when somebody draws from it, and never from the reward deck', () => {
    const t = rewarded({ yellow: 'remora' }, 1);
    t.use('yellow', 'remora');
    t.run();
    expect(t.hand('yellow')).toHaveLength(2);
    expect(rewardDeck(t)).toContain('attack-17');
    expect(t.events('rewards-drawn')).toEqual([{ who: t.seat('purple'), n: 1 }]);
    const alone = rewarded({ yellow: 'remora' }, 2);
    alone.neverOffered('yellow', 'remora');
  });

  it('Chronos brings back what was played since the planning phase from either pile', () => {
    const t = fight({ red: ['attack-04', 'solar-wind'], blue: ['attack-08', 'attack-10'] }, { blue: 'chronos' });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.use('red', 'solar-wind');
    t.use('blue', 'chronos');
    t.runWhile(() => t.events('encounter-replayed').length === 0);
    expect(t.events('card-played')).toEqual([{ who: t.seat('red'), card: 'solar-wind', text: 'card' }]);
    expect(t.hand('red')).toContain('solar-wind');
    expect(rewardPile(t)).toEqual([]);
  });

  it('[faq-gambler-3] the card of a Gambler nobody challenged goes under the deck it came from', () => {
    const t = fight({ red: ['attack-18'], blue: ['attack-08'] }, { red: 'gambler' });
    t.use('red', 'gambler');
    t.plan('red', 'gambler.claim', 'attack-40');
    t.run();
    expect(rewardDeck(t)[0]).toBe('attack-18');
    expect(rewardPile(t)).toEqual([]);
    expect(t.pile(Z.deck)).not.toContain('attack-18');
  });

  it('[faq-hacker-1] compensation comes before the rewards of others: a Hacker cannot wait for them', () => {
    const t = fight(
      { red: ['negotiate'], blue: ['attack-20'], purple: ['attack-06'] },
      { red: 'hacker' },
      { rewardDeck: ['attack-16', 'attack-17'] },
    );
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 2 });
    t.use('red', 'hacker');
    t.until('red', 'hacker.victim');
    expect(t.options('red')).toContain('purple');
    expect(t.hand('purple')).toEqual(['attack-06']);
    t.answer('red', 'purple');
    t.plan('purple', 'rewards.deck', 2);
    t.run();
    expect(t.hand('red')).toEqual(['attack-06']);
    expect(t.hand('purple')).toEqual(['attack-16', 'attack-17']);
  });
});
