import { describe, expect, it } from 'vitest';
import { assetsOf, giveAsset, holdOf, shipsOnAsset, turn } from '../../rules/board/assets.ts';
import { countShips } from '../../rules/board/groups.ts';
import { isPlanet } from '../../rules/board/places.ts';
import { destroyAt, newAsset, retire, storeOf } from '../../rules/cards/asset-cards.ts';
import { moveCard } from '../../rules/cards/zones.ts';
import { assetNotes, note } from '../../rules/powers/notes.ts';
import { destroyAsset, release } from '../../rules/ships/released-assets.ts';
import { follow, news, placeOf } from '../board.ts';
import { table } from '../table.ts';

const seats = { red: 'hacker', blue: 'trader', yellow: 'void' } as const;
const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-10'] } } as const;
function board() {
  const t = table(seats, {
    ...start,
    options: { technology: true },
    techs: { red: { 'precursor-seed': 2 }, blue: { 'genesis-bomb': 1 } },
    completed: { red: ['energy-cloak'] },
  });
  t.until('red', 'launch.aim');
  const face = (name: string) => {
    const asset = t.state.assets.find((x) => t.state.face[t.state.cards.in[x.zone][0]] === `tech:${name}`);
    if (!asset) throw new Error(`no ${name} is on the table`);
    return asset;
  };
  return { t, g: t.table.game, seed: face('precursor-seed'), bomb: face('genesis-bomb'), cloak: face('energy-cloak') };
}

describe('cards that lie in front of a colour', () => {
  it('everybody has those of the own colour that are on the table', () => {
    const { t, g, seed, bomb, cloak } = board();
    expect([assetsOf(g, 0), assetsOf(g, 1), assetsOf(g, 2)]).toEqual([[seed, cloak].sort((a, b) => a.id - b.id), [bomb], []]);
    expect(news(t, () => retire(g, cloak)).cells).toContain(`asset:${cloak.id}`);
    expect(assetsOf(g, 0)).toEqual([seed]);
    // What was on it goes home, and from a card that still lies there nothing does.
    expect(shipsOnAsset(g, cloak)).toEqual([]);
    expect(news(t, () => follow(release(g, cloak))).cells).toContain(`asset:${cloak.id}`);
    follow(release(g, seed));
    expect([cloak.colour, seed.colour, countShips(shipsOnAsset(g, seed))]).toEqual([-1, 0, 2]);
  });

  it('one that is turned over is told once, and one that lies so already is not', () => {
    const { t, g, seed } = board();
    expect(seed.up).toBe(false);
    expect(news(t, () => turn(g, seed, false))).toEqual({ cells: [], events: [], restless: false });
    expect(news(t, () => turn(g, seed, true))).toMatchObject({ cells: [`asset:${seed.id}`, `zone:${seed.zone}`], restless: true });
    expect(seed.up).toBe(true);
  });

  it('one that lies face up is named when it is given away, one that lies facedown is not', () => {
    const { t, g, seed, cloak } = board();
    const hidden = news(t, () => giveAsset(g, seed, 1));
    expect([hidden.events, hidden.cells, seed.colour]).toEqual([[], [`asset:${seed.id}`, `zone:${seed.zone}`], 1]);
    expect(news(t, () => giveAsset(g, cloak, 1)).events).toEqual([['asset-given', { card: 'tech:energy-cloak', to: 1 }]]);
  });

  it('what is kept under one has a place of its own, made once', () => {
    const { t, g, seed, cloak } = board();
    expect(storeOf(g, seed)).toBe(storeOf(g, seed));
    const made = news(t, () => expect(storeOf(g, cloak)).not.toBe(storeOf(g, seed)));
    expect(made.cells).toEqual(expect.arrayContaining([`asset:${cloak.id}`, `zone:${cloak.store}`]));
    expect(holdOf(g, cloak)).toBe(holdOf(g, cloak));
    expect(isPlanet(g, holdOf(g, cloak))).toBe(false);
  });

  it('R24.4 one that leaves the table goes face up to the pile, ships on it go home and cards under it are discarded', () => {
    const { t, g, seed } = board();
    assetNotes({ note: note<number>(0) }).note.put(g, seed, 1);
    const card = t.state.cards.in[seed.zone][0];
    const [kept] = t.state.cards.in[t.state.handOf[0]];
    moveCard(g, kept, storeOf(g, seed));
    const left = news(t, () => follow(destroyAsset(g, seed), { 'red/3': 2 }));
    expect(left.events[0]).toEqual(['asset-discarded', { who: 0, card: 'tech:precursor-seed' }]);
    expect(left.cells).toContain(`asset:${seed.id}`);
    const kind = (x: number): string => t.state.zones[t.state.cards.zone[x]].kind;
    expect([kind(card), kind(kept), seed.up, seed.colour, seed.notes]).toEqual(['tech-discard', 'discard', true, -1, {}]);
    expect(t.ships('red', 'red/3')).toBeGreaterThanOrEqual(5);
    expect(news(t, () => follow(destroyAsset(g, seed)))).toEqual({ cells: [], events: [], restless: false });
    // Its place on the table serves the next one of its kind, without what was noted before.
    seed.notes = { note: 2 };
    const next = news(t, () => expect(newAsset(g, 'tech', card, 1, false)).toBe(seed));
    expect(next.cells).toContain(`asset:${seed.id}`);
    expect([seed.colour, seed.up, seed.notes]).toEqual([1, false, {}]);
  });

  it('a place on the table that is still in use, or of another kind, is not given away', () => {
    const { t, g, seed, cloak } = board();
    const card = t.state.cards.in[cloak.zone][0];
    // Its ships have not gone home yet.
    retire(g, cloak);
    const other = newAsset(g, 'tech', card, 1, false);
    expect([other === cloak, other === seed, other.up, other.kind]).toEqual([false, false, false, 'tech']);
    retire(g, other);
    other.colour = -1;
    const station = newAsset(g, 'station', card, 1, true);
    expect([station === other, station.kind, t.state.zones[station.zone].kind]).toEqual([false, 'station', 'asset']);
  });

  it('what is no tech is known even facedown, and leaves the game for good', () => {
    const { t, g, cloak } = board();
    const card = t.state.cards.in[cloak.zone][0];
    for (const kind of ['station', 'marker'] as const) {
      const asset = newAsset(g, kind, card, 0, false);
      expect(news(t, () => giveAsset(g, asset, 1)).events).toEqual([['asset-given', { card: 'tech:energy-cloak', to: 1 }]]);
      retire(g, asset);
      expect(t.state.zones[t.state.cards.zone[card]].kind).toBe('removed');
    }
  });

  it('R27.4 what is attached to a planet goes with it, and nothing else does', () => {
    const { t, g, seed, bomb, cloak } = board();
    Object.assign(bomb, { planet: placeOf(t, 'blue/1') });
    Object.assign(seed, { planet: placeOf(t, 'blue/2') });
    const gone = news(t, () => destroyAt(g, placeOf(t, 'blue/1')));
    expect(gone.events).toEqual([['asset-discarded', { who: 1, card: 'tech:genesis-bomb' }]]);
    expect(gone.cells).toContain(`asset:${bomb.id}`);
    expect([bomb.colour, seed.colour, cloak.colour]).toEqual([-1, 0, 0]);
    expect(news(t, () => destroyAt(g, placeOf(t, 'blue/1')))).toEqual({ cells: [], events: [], restless: false });
  });
});
