import { eventsOf } from '@parley/kernel/client';
import { describe, expect, it } from 'vitest';
import { cardFace } from '../../web/pieces/card.tsx';
import type { Board, EncounterView, LaidView } from '../../view/board.ts';
import { boardOf } from '../../view/read.ts';
import { pointOf, readGood } from '../../web/model/point.ts';
import { momentsOf, optionsOf, type Moment } from '@parley/web/testing';
import { knownCards } from '../../web/model/queries.ts';
import { textOf } from '@parley/kernel/sentence';
import { speakerFor } from '../../web/model/speech.ts';
import { assetById, assetsAt, assetsOf, backOf, backsIn, bondsOf, dialOf, laidBy } from '../../web/model/things.ts';
import { receiptOf } from '../../web/encounter/receipt-model.ts';
import { groupsIn } from '../../web/map/map-model.ts';
import { POWER_LOOK, powerState } from '../../web/seats/power.ts';
import { assetLabel, assetState, dialText } from '../../web/things/asset-text.ts';
import { logLines } from '../../web/model/log-lines.ts';
import { begin, EVERYTHING, lexicon, record } from './fixtures/game.ts';

const SEATS = [
  { colour: 'blue', alien: 'sorcerer' },
  { colour: 'red', alien: 'macron' },
  { colour: 'yellow', alien: 'zombie' },
  { colour: 'green', alien: 'trader' },
];
const start = (options: object): { boardOf(seat: number | null): Board } => {
  const view = begin({ seats: SEATS, ...options });
  return { boardOf: (seat) => boardOf(view(seat)) };
};

const everything = start({
  rewards: 'both',
  hazards: true,
  stations: 'one',
  specialShips: 'flagship',
  technology: true,
  position: {
    turn: 'blue',
    bare: true,
    hands: { blue: ['attack-08', 'reward:attack-16', 'reward:kicker-x2'], red: ['negotiate', 'reward:rift-3'] },
    rewardDiscard: ['attack-17'],
    hazards: ['energy-fields'],
    stations: { blue: { 'alien-outpost': 'blue/1' }, red: { 'assault-barracks': 'blue/2' } },
    specialShips: { blue: ['blue/1'], red: ['red/3'] },
    techs: { blue: { 'enigma-device': 2 }, red: { 'lunar-cannon': 1 } },
    completed: { yellow: ['vacuum-turbines'] },
  },
});
const mine = everything.boardOf(0);
const theirs = everything.boardOf(1);
const watched = everything.boardOf(null);

describe('two backs', () => {
  it('are told apart in the own hand by the card, in others by number', () => {
    const [cosmicCard, ...rewards] = mine.people[0].hand.cards ?? [];
    expect(backOf(mine, cosmicCard)).toBe('cosmic');
    expect(rewards.map((key) => backOf(mine, key))).toEqual(['reward', 'reward']);
    expect(backsIn(mine, mine.people[0].hand)).toEqual({ cosmic: 1, reward: 2 });
    expect(backsIn(watched, watched.people[0].hand)).toEqual({ cosmic: 1, reward: 2 });
    expect(watched.people[0].hand.cards).toBeNull();
    expect(backsIn(mine, mine.people[1].hand)).toEqual({ cosmic: 1, reward: 1 });
  });

  it('belong to decks with piles of their own', () => {
    expect(mine.piles.rewards?.discard.map((x) => x.replace(/#.*/, ''))).toEqual(['attack-17']);
    expect(mine.piles.rewards?.deck).toBe(64 - 4);
    expect(mine.piles.techs).toMatchObject({ discard: [] });
    expect(mine.hazards?.inPlay.map((x) => x.replace(/#.*/, ''))).toEqual(['hazard:energy-fields']);
    expect(mine.hazards?.deck).toBe(27);
  });

  it('lie mixed in one deck where that is played, with one of them on top', () => {
    const mixed = start({ rewards: 'dominion', commonRewards: true }).boardOf(0);
    expect(mixed.piles.rewards).toBeNull();
    expect(['cosmic', 'reward']).toContain(mixed.piles.deckTop);
    expect(mixed.rewardCards).not.toBeNull();
  });

  it('are not there in a game without reward cards', () => {
    const plain = start({}).boardOf(0);
    expect(plain).toMatchObject({ rewardCards: null, hazards: null, teams: null, assets: [] });
    expect(plain.piles).toMatchObject({ rewards: null, techs: null, deckTop: 'cosmic' });
    expect(backOf(plain, 'attack-08#12')).toBe('cosmic');
  });
});

describe('what lies before players', () => {
  const tech = (b: Board, seat: number) => assetsOf(b, seat).find((x) => x.kind === 'tech');

  it('a tech under research is known to its owner, and its ships to all', () => {
    expect(tech(mine, 0)).toMatchObject({ up: false, ships: 2, colour: 'blue' });
    expect(tech(mine, 0)?.card).toMatch(/^tech:enigma-device#/);
    expect(tech(theirs, 0)).toMatchObject({ up: false, ships: 2, card: null });
    expect(tech(watched, 2)).toMatchObject({ up: true });
    expect(tech(watched, 2)?.card).toMatch(/^tech:vacuum-turbines#/);
  });

  it('is said in words as far as the viewer knows it', () => {
    const of = (b: Board, seat: number): string => {
      const x = tech(b, seat);
      return x ? assetLabel(lexicon, x) : '';
    };
    expect(of(mine, 0)).toBe('Enigma Device, face down, 2 of 4 ships on it');
    expect(of(theirs, 0)).toBe('A tech, face down, 2 ships on it');
    expect(of(watched, 2)).toMatch(/completed$/);
  });

  it('stations are at their planets, lit while ships of their player are there', () => {
    const [lit] = assetsAt(mine, 'blue/1').filter((x) => x.kind === 'station');
    const [dark] = assetsAt(mine, 'blue/2').filter((x) => x.kind === 'station');
    expect(lit).toMatchObject({ up: true, colour: 'blue' });
    expect(dark).toMatchObject({ up: false, colour: 'red' });
    expect(assetState(lexicon, lit)).toBe('at Blue 1, at work');
    expect(assetState(lexicon, dark)).toMatch(/^at Blue 2, dark/);
  });

  it('markers are where their ships are, and say whether they have been used', () => {
    const [marker] = assetsAt(mine, 'red/3');
    expect(marker).toMatchObject({ kind: 'marker', colour: 'red', tint: 'red', up: true });
    expect(assetState(lexicon, marker)).toBe('Red 3, ready for use');
    expect(assetState(lexicon, { ...marker, up: false })).toMatch(/^Red 3, used/);
  });

  it('markers go into the gate with their ships', () => {
    const gone: Board = {
      ...mine,
      places: mine.places.map((p) => (p.kind === 'gate' ? { ...p, ships: { blue: 2 } } : p)),
      assets: mine.assets.map((x) => (x.kind === 'marker' && x.colour === 'blue' ? { ...x, place: 'gate' } : x)),
    };
    expect(groupsIn(gone, 'gate', [])).toMatchObject([{ colour: 'blue', n: 2, marks: [{ kind: 'marker' }] }]);
    expect(groupsIn(mine, 'gate', [])).toEqual([]);
  });

  it('has faces that questions can name', () => {
    for (const x of mine.assets) if (x.card) expect(knownCards(mine).get(Number(x.card.split('#')[1]))).toBe(x.card);
  });
});

describe('speech', () => {
  const id = (b: Board, seat: number, kind: string): number => assetsOf(b, seat).find((x) => x.kind === kind)?.id ?? -1;
  const say = (b: Board, viewer: number | null) => speakerFor(lexicon, b, (p) => `P${p}`, viewer);
  const choose = { tag: 'technology.action' };

  it('names stations, techs and special ships in options', () => {
    const me = say(mine, 0);
    expect(me.option(choose, `research:asset${id(mine, 0, 'tech')}`)).toBe('Research Enigma Device');
    expect(me.option({ tag: 'use' }, `asset${id(mine, 0, 'station')}:asset.use`)).toMatch(/Alien Outpost/);
    expect(me.option({ tag: 'use' }, `asset${id(mine, 0, 'marker')}:asset.drive`)).toMatch(/Flagship/);
    const stack = mine.stacks.find((x) => x.place === 'blue/1')?.id;
    expect(me.option({ tag: 'launch.ships' }, `blue/1#${stack}`)).toBe('Blue 1, Flagship');
    expect(me.place(`blue/1#${stack}`)).toBe('Blue 1, Flagship');
    expect(me.place('blue/1')).toBe('Blue 1');
  });

  it('names the card that ships stand on', () => {
    const hold = assetsOf(mine, 0).find((x) => x.kind === 'tech')?.hold ?? '';
    expect(say(mine, 0).place(hold)).toBe('Enigma Device');
    expect(say(theirs, 1).place(hold)).not.toMatch(/Enigma/);
  });

  it('does not name what the viewer does not know', () => {
    expect(say(theirs, 1).option(choose, `research:asset${id(mine, 0, 'tech')}`)).not.toMatch(/Enigma/);
  });

  it('points at assets', () => {
    expect(pointOf(mine, 'asset3:asset.drive')).toEqual({ kind: 'asset', id: 3 });
    expect(pointOf(mine, 'complete:asset12')).toEqual({ kind: 'asset', id: 12 });
    expect(readGood('asset4:2>3')).toEqual({ id: 'asset4:2>3', from: 2, to: 3, kind: 'asset', asset: 4 });
    expect(assetById(mine, 99)).toBeUndefined();
  });
});

describe('the encounter', () => {
  const slot = (value: number) => ({ card: 'attack-12#1', up: true, type: 'attack', value, claimed: false }) as const;
  const kicker: LaidView = { by: 0, type: 'kicker', up: true, back: 'reward', card: 'kicker-x2#150' };
  const base = mine.encounter as EncounterView;
  const duel: EncounterView = {
    ...base,
    offense: 0,
    defense: 1,
    target: 'red/1',
    slots: [slot(12), slot(10)],
    totals: [28, 19],
    laid: [kicker],
  };
  const fought: Board = {
    ...mine,
    encounter: duel,
    receipts: [
      [
        { what: 'card', n: 24, times: 2, why: ['card:kicker-x2'] },
        { what: 'ships', who: 0, n: 4 },
        { what: 'sum', n: 28 },
      ],
      [
        { what: 'card', n: 10 },
        { what: 'ships', who: 1, n: 3 },
        { what: 'effect', n: 6, why: 'card:ship:flagship', times: 2 },
        { what: 'sum', n: 19 },
      ],
    ],
  };

  it('multiplies the card by the kicker, in the row of the card', () => {
    const { rows, total } = receiptOf(fought, 0);
    expect(rows[0]).toMatchObject({ kind: 'card', n: 24, kicked: { value: 12, times: 2, why: ['card:kicker-x2'] } });
    expect(receiptOf(fought, 1).rows[0]).not.toHaveProperty('kicked');
    expect(rows[1]).toMatchObject({ kind: 'ships', n: 4 });
    expect(total).toBe(28);
  });

  it('says once what the same thing did twice', () => {
    const effects = receiptOf(fought, 1).rows.filter((r) => r.kind === 'effect');
    expect(effects).toEqual([{ kind: 'effect', why: 'card:ship:flagship', n: 6, times: 2 }]);
  });

  it('shows dials as set, and then what they say', () => {
    const dialled: Board = { ...mine, encounter: { ...base, dials: [{ who: 2, set: null }] } };
    expect(dialOf(dialled, 2)).toEqual({ who: 2, set: null });
    expect(dialOf(dialled, 1)).toBeUndefined();
    expect(dialText(null, true)).toBe('dials');
    expect(dialText(null, false)).toBe('dial set');
    expect(dialText('defense:2', false)).toBe('defense 2');
    expect(dialText('offense:aid', false)).toBe('aid for offense');
    expect(dialText('both', false)).toBe('both sides');
    expect(dialText('decline', false)).toBe('stays out');
  });
});

describe('players', () => {
  it('have partners', () => {
    const teams = start({
      teams: true,
      position: {
        teams: [
          ['blue', 'yellow'],
          ['red', 'green'],
        ],
      },
    }).boardOf(0);
    expect(bondsOf(teams, 0)).toEqual([{ seat: 2, by: 'team' }]);
    expect(bondsOf(teams, 3)).toEqual([{ seat: 1, by: 'team' }]);
    expect(bondsOf(mine, 0)).toEqual([]);
  });

  it('can be bound by a hazard', () => {
    const bound: Board = { ...mine, hazards: mine.hazards && { ...mine.hazards, partners: [[1, 3]] } };
    expect(bondsOf(bound, 3)).toEqual([{ seat: 1, by: 'hazard' }]);
  });

  it('have hidden sheets, known to themselves alone', () => {
    const hidden = start({ hiddenPowers: true });
    const [own, ...others] = hidden.boardOf(0).sheets;
    expect(own).toMatchObject({ alien: 'sorcerer', hidden: true });
    expect(others.map((s) => [s.alien, s.hidden])).toEqual([
      ['', true],
      ['', true],
      ['', true],
    ]);
    expect(powerState(own, new Set(), 0)).toBe('hidden');
    expect(POWER_LOOK.hidden.text).toBe('Face down');
    const me = speakerFor(lexicon, hidden.boardOf(0), String, 0);
    expect(me.speech.names.sheet(1)).toBeUndefined();
  });
});

describe('faces', () => {
  const figure = (id: string) => cardFace(lexicon, id).figure;
  it('show what is printed on them', () => {
    expect(figure('attack-08')).toBe('08');
    expect(figure('attack-m07')).toBe('−07');
    expect(figure('attack-02-20')).toBe('02/20');
    expect(figure('reinforcement-x')).toBe('+X');
    expect(figure('kicker-x2-jamming-signal')).toBe('×2');
    expect(figure('kicker-xm1-reverse-polarity')).toBe('×−1');
    expect(figure('intimidate-m09')).toBe('−09');
    expect(figure('rift-4')).toBe('4');
    expect(figure('negotiate-crooked-deal')).toBe('N');
    expect(cardFace(lexicon, 'negotiate-crooked-deal').text).toBe('Crooked Deal');
    expect(cardFace(lexicon, 'kicker-x2-jamming-signal').text).toBe('Jamming Signal');
    expect(cardFace(lexicon, 'attack-08').text).toBe('');
  });

  it('have a name for every type of card', () => {
    for (const card of Object.values(lexicon.cards)) {
      const f = cardFace(lexicon, card.id);
      expect(f.figure === '' ? card.id : '').toBe('');
      expect(f.name).not.toBe('');
    }
  });
});

describe('whole games with everything on', () => {
  const game = record('everything', 4, 0, 5000, EVERYTHING);
  const boards = game.updates.map((m) => boardOf(m.view));
  const named = (p: number): string => ['Mira', 'Kofi', 'Ines', 'Tomas'][p];
  const ID = /[{}]|undefined|\basset\d|\bplayer:|#\d|\b(?:tech|hazard|station|ship):[a-z]/;

  it('ask and tell without a single id', () => {
    game.decisions.forEach((d, i) => {
      if (d.seat !== 0) return;
      const me = speakerFor(lexicon, i === 0 ? boardOf(game.first) : boards[i - 1], named, 0);
      expect(me.question(d)).not.toMatch(ID);
      for (const o of optionsOf(d)) if (d.kind !== 'bargain') expect(me.option(d, o)).not.toMatch(ID);
    });
    const me = speakerFor(lexicon, boards[boards.length - 1], named, 0);
    for (const line of logLines(
      game.updates.flatMap((m) => eventsOf(m.packet)),
      me,
    ))
      expect(textOf(line.parts)).not.toMatch(ID);
  });

  it('name everything that lies before anybody', () => {
    for (const b of boards)
      for (const x of b.assets) {
        expect(assetLabel(lexicon, x)).not.toMatch(ID);
        expect(assetLabel(lexicon, x)).toMatch(/\S \S/);
        if (x.kind === 'station' && b.encounter) expect(x.place).toMatch(/^[a-z]+\/\d$/);
        if (x.kind !== 'tech' || x.up || x.colour === b.people[0].colour) expect(x.card).not.toBeNull();
        else expect(x.card).toBeNull();
      }
  });

  it('show cards that are laid down and turned up as they were at that moment', () => {
    const laidIn = ({ updates }: typeof game): Moment[] =>
      updates.flatMap((m) => momentsOf(m.before, m.packet)).filter((x) => x.events.at(-1)?.type === 'card-laid');
    let laid = laidIn(game);
    for (let i = 0; i < 20 && laid.length === 0; i++) laid = laidIn(record(`laid-${i}`, 4, 0, 5000, EVERYTHING));
    expect(laid.length).toBeGreaterThan(0);
    for (const { view, events } of laid) {
      const { who, type } = events[events.length - 1].data;
      expect(laidBy(boardOf(view), Number(who)).some((x) => x.type === type && !x.up)).toBe(true);
    }
  });
});
