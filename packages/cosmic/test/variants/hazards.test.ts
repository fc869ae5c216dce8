import { HAZARDS } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { offeredInEncounter } from '../offers.ts';
import { table } from '../table.ts';
import { discardedHazards, hazardDeck, hazardTable, inPlay } from './hazards.ts';
import { refusalOf, SEATS } from './variant-table.ts';

const refusal = (options: object): string =>
  refusalOf({ seats: [{ alien: 'hacker' }, { alien: 'mirror' }, { alien: 'trader' }], ...options });

describe('the option', () => {
  it('is off unless asked for, and then there are no hazards', () => {
    const t = table(SEATS, { destiny: ['blue!'], hands: { red: ['attack-10'], blue: ['attack-06'] }, turn: 'red' });
    expect(t.state.face.some((face) => face.startsWith('hazard:'))).toBe(false);
    expect(t.view(null).hazards).toBeNull();
    t.run();
    expect(t.events('hazard-drawn')).toEqual([]);
  });

  it('is true or false, a position says which hazards lie where, and the house rule has names', () => {
    expect(refusal({ hazards: true })).toBe('accepted');
    expect(refusal({ hazards: 1 })).toBe('hazards must be true or false, not 1.');
    expect(refusal({ hazards: true, position: { hazardDeck: ['flood'] } })).toContain('There is no card "hazard:flood"');
    expect(refusal({ hazards: true, position: { hazards: ['witness', 'witness'] } })).toBe(
      'There is no further "hazard:witness" to place.',
    );
    expect(refusal({ house: { switcheroo: 'maybe' } })).toBe('House rule switcheroo is one of for-good, encounter, not "maybe".');
  });

  it('[errata-cosmic-conflict] the deck has 28 cards', () => {
    const t = hazardTable(null, { destiny: ['blue'] });
    expect(hazardDeck(t)).toHaveLength(28);
    expect(HAZARDS.map((x) => x.id).sort()).toEqual([...new Set(hazardDeck(t))].sort());
    // Exactly four of them remain in play.
    expect(HAZARDS.filter((x) => x.stays).map((x) => x.id)).toEqual(['alliance', 'cosmic-guardian', 'entropy-beast', 'witness']);
  });
});

describe('the hazard token', () => {
  const plain = (destiny: string[]) =>
    table(SEATS, { turn: 'red', destiny, hands: { red: ['attack-20', 'attack-15'], blue: ['attack-00', 'attack-04'] } });
  const token = (t: ReturnType<typeof plain>): unknown => (t.view(null).encounter as { hazard: unknown }).hazard;

  it('[dominion-hazard-token-01] [dominion-components-06] is one for the table, yellow at the start of each encounter', () => {
    const t = plain(['blue!', 'yellow']);
    expect(token(t)).toBe(true);
    t.plan('red', 'encounter.second', true);
    t.run();
    t.runWhile(() => t.encounter().phase !== 'regroup' && t.encounter().phase !== 'launch');
    expect(t.encounter().nth).toBe(2);
    expect(token(t)).toBe(false);
  });

  it('[dominion-hazard-token-02] turns red with a destiny card that carries a warning, also if another card is drawn', () => {
    const without = plain(['blue']);
    without.runTo('launch');
    expect(token(without)).toBe(false);
    // Red draws its own colour with a warning and draws again.
    const t = table(SEATS, {
      turn: 'red',
      destiny: ['red!', 'blue'],
      hands: { red: ['attack-20'], blue: ['attack-00'] },
      ships: { yellow: { 'red/1': 1 } },
    });
    expect(t.until('red', 'destiny.own')).toMatchObject({ options: ['player:2', 'redraw'] });
    expect(token(t)).toBe(true);
    t.answer('red', 'redraw');
    t.runTo('launch');
    expect(t.events('destiny-drawn').map((x) => x.card)).toEqual(['destiny:red!', 'destiny:blue']);
    expect(token(t)).toBe(true);
  });
});

describe('R25.1 drawing a hazard', () => {
  it('[faq-hazards-01] happens at once after a destiny card with the symbol, before anything is made of that card', () => {
    // Yellow's Shadow acts on each card that is drawn: the hazard was there before.
    const t = hazardTable('energy-fields', {}, { ...SEATS, yellow: 'shadow' });
    t.until('yellow', 'shadow.ship');
    const order = ['destiny-drawn', 'hazard-drawn', 'defense'].map((type) => t.events(type).length);
    expect(order).toEqual([1, 1, 0]);
    expect(t.events('hazard-drawn')).toEqual([{ who: 0, card: 'hazard:energy-fields' }]);
    expect(inPlay(t)).toEqual(['energy-fields']);
  });

  it('without a warning none is drawn', () => {
    const t = hazardTable('energy-fields', { destiny: ['blue'] });
    t.run();
    expect(t.events('hazard-drawn')).toEqual([]);
    expect(hazardDeck(t)).toHaveLength(28);
  });

  it('also when the card is then drawn again, and one an encounter at most', () => {
    const t = hazardTable(null, {
      destiny: ['red!', 'blue!'],
      hazardDeck: ['sea-of-stars', 'odd-victory'],
      ships: { yellow: { 'red/1': 1 } },
    });
    t.plan('red', 'destiny.own', 'redraw');
    t.run();
    expect(t.events('hazard-drawn')).toEqual([{ who: 0, card: 'hazard:sea-of-stars' }]);
    expect(t.events('destiny-drawn')).toHaveLength(2);
  });

  it('R25.3 most are discarded when the encounter ends, and what they did is over', () => {
    const t = hazardTable('cosmic-nebula');
    t.runTo('planning');
    expect(inPlay(t)).toEqual(['cosmic-nebula']);
    t.run();
    expect(inPlay(t)).toEqual([]);
    expect(discardedHazards(t)).toEqual(['cosmic-nebula']);
    expect(t.table.game.k.lingering).toEqual([]);
  });

  it('R25.3 the Guardian, the Beast and the Witness displace each other', () => {
    for (const [first, second] of [
      ['witness', 'cosmic-guardian'],
      ['cosmic-guardian', 'entropy-beast'],
      ['entropy-beast', 'witness'],
    ]) {
      const t = hazardTable(second, { hazards: [first] });
      expect(inPlay(t), second).toEqual([second]);
      expect(discardedHazards(t)).toEqual([first]);
      t.run();
      expect(inPlay(t)).toEqual([second]);
    }
  });

  it('an empty deck is made anew of what was discarded', () => {
    const t = hazardTable(null);
    const deck = t.state.zones.findIndex((z) => z.kind === 'hazard-deck');
    const pile = t.state.zones.findIndex((z) => z.kind === 'hazard-discard');
    // The first hazard was drawn when the table opened: all the others are moved to the pile.
    const { cards } = t.state;
    for (const card of cards.in[deck].splice(0)) {
      cards.in[pile].push(card);
      cards.zone[card] = pile;
    }
    t.run();
    t.runWhile(() => t.events('hazard-deck-reshuffled').length === 0);
    expect(t.events('hazard-drawn').length).toBeGreaterThan(1);
    expect(hazardDeck(t).length + discardedHazards(t).length + inPlay(t).length).toBe(28);
  });

  it('[faq-general-55] what belongs to nobody comes last, after players who are not main players', () => {
    // Black Hole and everybody who can save ships look at the same losses: yellow, only an ally, comes before the hole.
    const seats = { red: 'hacker', blue: 'healer', yellow: 'zombie', purple: 'trader' };
    const t = hazardTable('black-hole', { hands: { red: ['attack-04'], blue: ['attack-20'] } }, seats);
    t.send('red', { 'red/1': 3 });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.run();
    expect([t.out('red'), t.warp('red')]).toEqual([3, 0]);
    expect([t.out('yellow'), t.warp('yellow')]).toEqual([0, 0]);
    expect(t.events('power-used')).toMatchObject([{ who: 2, alien: 'zombie' }]);
    expect(t.why('ships-removed')).toContain('rule:R11.6');
  });

  it('everybody sees the hazards in play, nobody what comes next', () => {
    const t = hazardTable('sea-of-stars');
    t.runTo('alliance');
    for (const seat of ['red', 'yellow', null]) {
      const view = t.view(seat);
      const cell = view.hazards as { deck: number; inPlay: number };
      expect(view[`zone:${cell.inPlay}`]).toEqual([expect.stringMatching(/^hazard:sea-of-stars#\d+$/)]);
      expect(view[`zone:${cell.deck}`]).toBe(27);
    }
  });

  it('nobody is asked anything by a hazard that gives no choice', () => {
    const t = hazardTable('reward-reversal');
    expect(offeredInEncounter(t, 'yellow')).toEqual([]);
  });
});
