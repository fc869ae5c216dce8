import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { FACTS, factsOf, type CardId } from '../../content/facts/index.ts';
import { main, reportText } from '../../lab/reference.ts';
import { readReference, type ReferenceCard } from '../../lab/reference/card.ts';
import { compare, type Comparison } from '../../lab/reference/compare.ts';
import { CORRECTIONS } from '../../lab/reference/corrections.ts';

const telle = {
  id: 'DOM-74',
  name: 'Telle',
  type: 'Personnel',
  unique: 'universal',
  icons: ['Stf'],
  affil: ['Car'],
  class: 'SECURITY',
  int: 4,
  cun: 6,
  str: 7,
  skills: [
    { skill: 'Computer Skill', level: 1 },
    { skill: 'MEDICAL', level: 1 },
  ],
  gender: 'Male',
  species: 'Cardassian',
  traits: ['Glinn', 'Support Personnel', 'U.S.S. Enterprise-related personnel'],
  native: 'Alpha',
  text: 'anything at all',
  rarity: 'C',
};
const pagh = {
  id: 'PRE-348',
  name: 'I.K.C. Pagh',
  type: 'Ship',
  unique: 'unique',
  aka: ['I.K.S. Pagh'],
  affil: ['Kli'],
  shipClass: "K'vort Class",
  range: 8,
  weapons: 7,
  shields: 6,
  staffing: ['Stf'],
  equipment: ['Cloaking Device', 'Tractor Beam'],
  traits: ['Klingon ship'],
  matchingCommander: ['Captain Kargan'],
  native: 'Alpha',
  text: 'Cloaking Device, Tractor Beam',
};
const ruse = {
  id: 'DOM-45',
  name: 'Bioweapon Ruse',
  type: 'Mission',
  unique: 'unique',
  where: 'planet',
  missionAffil: ['Car'],
  points: 40,
  span: 3,
  quadrant: 'Alpha',
  region: null,
  location: 'Celtris III',
  req: {
    all: [
      { skill: 'ENGINEER', n: 1 },
      { attr: 'STRENGTH', op: '>', n: 35 },
      { not: { skill: 'Honor', n: 1 } },
      {
        any: [
          {
            all: [
              { skill: 'SECURITY', n: 3 },
              { skill: 'Obsidian Order', n: 1 },
            ],
          },
          { card: 'Madred' },
        ],
      },
    ],
  },
};

const against = (cards: readonly ReferenceCard[], ids: readonly CardId[]): Comparison => compare(cards, ids.map(factsOf));
const told = ({ differences }: Comparison): string[] => differences.map((x) => `${x.id} ${x.field}`);

describe('facts against a reference', () => {
  it('are no different where it says the same in its own words', () => {
    const found = against([telle, pagh, ruse], ['DOM-74', 'PRE-348', 'DOM-45']);
    expect(found.differences).toEqual([]);
    expect(found.cards).toBe(3);
    expect(found.fields).toBeGreaterThan(60);
  });

  it.each<[string, unknown]>([
    ['name', 'Tele'],
    ['unique', 'unique'],
    ['affil', ['Baj']],
    ['gender', 'Female'],
    ['species', 'Bajoran'],
    ['native', 'Gamma'],
    ['points', 5],
    ['countdown', 2],
  ])('notice another %s', (field, value) => {
    expect(told(against([{ ...telle, [field]: value }], ['DOM-74']))).toContain(`DOM-74 ${field}`);
  });

  it('notice other skills, numbers, classes, icons and traits', () => {
    const change = (fields: ReferenceCard): string[] => told(against([{ ...telle, ...fields }], ['DOM-74']));
    expect(change({ skills: [{ skill: 'Computer Skill', level: 2 }, telle.skills[1]] })).toEqual(['DOM-74 skills']);
    expect(change({ int: 5 })).toEqual(['DOM-74 attributes']);
    expect(change({ class: 'OFFICER' })).toEqual(['DOM-74 cls']);
    expect(change({ icons: ['Cmd'] })).toEqual(['DOM-74 icons']);
    expect(change({ traits: ['Glinn'] })).toEqual(['DOM-74 traits']);
    expect(change({ special: ['May do something.'] })).toEqual(['DOM-74 text']);
    expect(change({ hqReport: ['Central Command'] })).toEqual(['DOM-74 headquarters']);
  });

  it('notice other staffing, equipment and commanders of ships', () => {
    const change = (fields: ReferenceCard): string[] => told(against([{ ...pagh, ...fields }], ['PRE-348']));
    expect(change({ staffing: ['Stf', 'Stf'] })).toEqual(['PRE-348 staffing']);
    expect(change({ equipment: ['Tractor Beam'], text: 'Tractor Beam' })).toEqual(['PRE-348 equipment']);
    expect(change({ matchingCommander: ['Kurn'] })).toEqual(['PRE-348 commanders']);
    expect(change({ weapons: '7+X' })).toEqual(['PRE-348 numbers']);
  });

  it('notice other requirements, spans and places of missions', () => {
    const change = (fields: ReferenceCard): string[] => told(against([{ ...ruse, ...fields }], ['DOM-45']));
    expect(change({ req: { all: ruse.req.all.toReversed() } })).toEqual([]);
    expect(change({ req: { all: ruse.req.all.slice(1) } })).toEqual(['DOM-45 need']);
    expect(change({ span: 'X' })).toEqual(['DOM-45 span']);
    expect(change({ quadrant: 'Gamma' })).toEqual(['DOM-45 quadrant']);
    expect(change({ region: 'Bajor Region' })).toEqual(['DOM-45 region']);
    expect(change({ missionAffil: [], missionAffilText: 'Any Away Team may attempt mission.' })).toEqual([
      'DOM-45 attempters',
      'DOM-45 anyone',
    ]);
  });

  it('notice cards that only one of both has, and fields that nobody reads', () => {
    const stranger = { ...telle, id: 'DOM-999' };
    expect(told(against([stranger], ['DOM-74']))).toEqual(['DOM-999 card', 'DOM-74 card']);
    expect(told(against([{ ...telle, loyalty: 3 }], ['DOM-74']))).toEqual(['DOM-74 loyalty']);
  });

  it('[T3.9] tell what is different on purpose apart, with the reason', () => {
    const diversion = {
      ...ruse,
      id: 'PRE-186',
      name: 'Strategic Diversion',
      missionAffil: ['Rom'],
      points: 30,
      location: undefined,
      region: 'Neutral Zone Region',
      traits: ['Neutral Zone Region'],
      req: {
        all: [
          { skill: 'Treachery', n: 3 },
          { attr: 'STRENGTH', op: '>', n: 30 },
        ],
      },
    };
    const found = against([diversion], ['PRE-186']);
    expect(found.differences).toEqual([]);
    expect(found.corrected).toMatchObject([{ field: 'region', ours: null, theirs: 'Neutral Zone', why: expect.stringContaining('T3.9') }]);
    expect(reportText(found)).toContain('no difference, 1 on purpose');
  });

  it('are corrected for cards that there are, in each field once', () => {
    expect(CORRECTIONS.filter(({ id }) => !FACTS.some((x) => x.id === id))).toEqual([]);
    expect(new Set(CORRECTIONS.map(({ id, field }) => `${id} ${field}`)).size).toBe(CORRECTIONS.length);
  });
});

describe('lab reference', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-reference-'));
  const file = join(folder, 'cards.json');
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('reads a file, and fails where it is different', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    writeFileSync(file, JSON.stringify({ cards: [{ ...telle, int: 9 }] }));
    expect(await main(['--game', 'trek', file])).toBe(1);
    expect(log.mock.calls.join('\n')).toContain('DOM-74 Telle, attributes: ours [[4,6,7]], theirs [[9,6,7]]');
  });

  it('refuses what is no list of cards', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    expect(await main([])).toBe(2);
    expect(await main(['--game', 'cosmic', 'x.json'])).toBe(2);
    expect(await main([join(folder, 'nowhere.json')])).toBe(2);
    expect(error).toHaveBeenCalledTimes(3);
    expect(() => readReference('{')).toThrow('This is no JSON');
    expect(() => readReference('{}')).toThrow('a list of "cards"');
    expect(() => readReference('{"cards":[{"id":"PRE-1"}]}')).toThrow('Card 0 has no id, name or type.');
  });
});
