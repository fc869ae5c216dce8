import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AFFILIATIONS,
  ATTRIBUTES,
  CLASSIFICATIONS,
  GEAR,
  ICONS,
  parseFilter,
  parseNeed,
  REGIONS,
  SHIP_CLASSES,
  SHIP_NUMBERS,
  SKILLS,
  SPECIES,
  SUCH,
  TRAITS,
  TYPES,
  WHEREABOUTS,
  writeFilter,
  writeNeed,
  type Filter,
  type Need,
} from '../../language/index.ts';

describe('needs as they are written', () => {
  it.each<[string, Need]>([
    ['Youth', { skill: 'Youth', n: 1 }],
    ['3 Honor', { skill: 'Honor', n: 3 }],
    ['OFFICER', { skill: 'OFFICER', n: 1 }],
    ['2 OFFICER-class', { count: 2, of: { cls: 'OFFICER' } }],
    ['CUNNING>35', { total: ['CUNNING'], op: '>', n: 35 }],
    ['INTEGRITY<30', { total: ['INTEGRITY'], op: '<', n: 30 }],
    ['STRENGTH+CUNNING>60', { total: ['STRENGTH', 'CUNNING'], op: '>', n: 60 }],
    ['STRENGTH>10 each', { total: ['STRENGTH'], op: '>', n: 10, each: true }],
    ['STRENGTH>27 from 4', { total: ['STRENGTH'], op: '>', n: 27, from: 4 }],
    ['{Kira Nerys}', { card: 'Kira Nerys' }],
    ['any tricorder', { anyCard: 'tricorder' }],
    ['no Honor', { not: { skill: 'Honor', n: 1 } }],
    ['more Greed than Honor', { more: 'Greed', than: 'Honor' }],
    ['you have {Interphasic Plasma Creatures}', { youHave: { card: 'Interphasic Plasma Creatures' } }],
    ['opponent has personnel with Tal Shiar', { opponentHas: { skill: 'Tal Shiar' } }],
    ['2 personnel with odd CUNNING', { count: 2, of: { odd: 'CUNNING' } }],
    [
      'female + male',
      {
        all: [
          { count: 1, of: { is: 'female' } },
          { count: 1, of: { is: 'male' } },
        ],
      },
    ],
    ['2 Founder', { count: 2, of: { trait: 'Founder' } }],
    ['[Baj] V.I.P.', { count: 1, of: { and: [{ affil: 'Baj' }, { skill: 'V.I.P.' }] } }],
    ['3 [AU] personnel', { count: 3, of: { and: [{ icon: 'AU' }, { is: 'anybody' }] } }],
    ['2 personnel with Youth', { count: 2, of: { skill: 'Youth' } }],
    ['Vulcan with Treachery', { count: 1, of: { and: [{ species: 'Vulcan' }, { skill: 'Treachery' }] } }],
    ['3 OFFICER with STRENGTH>5', { count: 3, of: { and: [{ skill: 'OFFICER' }, { attr: 'STRENGTH', op: '>', n: 5 }] } }],
    ['Trill with symbiont', { count: 1, of: { trait: 'Trill with symbiont' } }],
    ["Jem'Hadar First", { count: 1, of: { trait: "Jem'Hadar First" } }],
    ['2 Vorta/Founder', { count: 2, of: { or: [{ species: 'Vorta' }, { trait: 'Founder' }] } }],
    ['discard 1 Equipment card', { discard: 1, of: { type: 'Equipment' } }],
    [
      'different (personnel with CUNNING>7 | female personnel)',
      { different: [{ attr: 'CUNNING', op: '>', n: 7 }, { and: [{ is: 'female' }, { is: 'anybody' }] }] },
    ],
    ['them (CUNNING>15) OR Honor', { any: [{ them: { total: ['CUNNING'], op: '>', n: 15 } }, { skill: 'Honor', n: 1 }] }],
    ['others (2 Youth)', { others: { skill: 'Youth', n: 2 } }],
    ['at planet + score 50', { all: [{ at: 'planet' }, { score: 50 }] }],
    ['personnel with STRENGTH+CUNNING<15', { count: 1, of: { sum: ['STRENGTH', 'CUNNING'], op: '<', n: 15 } }],
    ['2 personnel with 3 skill dots', { count: 2, of: { dots: 3 } }],
    ['landed ship', { ship: { is: 'landed' } }],
    ['ship with Holodeck', { ship: { gear: 'Holodeck' } }],
    ['"Galor Class" ship', { ship: { shipClass: 'Galor Class' } }],
    ['ship with 2 staffing icons', { ship: { staffing: 2 } }],
    ['no opposing ship in Neutral Zone', { not: { ship: { is: 'opposing' }, region: 'Neutral Zone' } }],
    [
      '3 non-[NA] V.I.P. of different affiliations',
      { count: 3, of: { and: [{ not: { affil: 'NA' } }, { skill: 'V.I.P.' }] }, apart: true },
    ],
    [
      'in-orbit Freighter/Transport ship carrying Transporter Skill',
      {
        ship: { and: [{ is: 'in-orbit' }, { or: [{ trait: 'Freighter' }, { trait: 'Transport' }] }] },
        aboard: { skill: 'Transporter Skill', n: 1 },
      },
    ],
  ])('%s', (text, need) => {
    expect(parseNeed(text)).toEqual(need);
    expect(writeNeed(need)).toBe(text);
  });

  it('[T38.5] binds + stronger than OR, and brackets stronger than both', () => {
    const [youth, honor, law] = ['Youth', 'Honor', 'Law'].map((skill) => ({ skill, n: 1 }));
    expect(parseNeed('Youth + Honor OR Law')).toEqual({ any: [{ all: [youth, honor] }, law] });
    expect(parseNeed('Youth + (Honor OR Law)')).toEqual({ all: [youth, { any: [honor, law] }] });
  });

  it.each([
    ['2 Diplomcy + MEDICAL', 'there is no such word, at "Diplomcy + MEDICAL"'],
    ['Youth + (Honor OR Law', 'a bracket is not closed, at ""'],
    ['Youth Honor', 'this comes after "with", at "Youth Honor"'],
    ['Vulcan with male', 'only skills, special equipment and numbers come after "with", at "male"'],
    ['ship in Delta Region', 'there is no such region, at "Delta Region"'],
    ['CUNNING>', 'there is no such word, at "CUNNING>"'],
    ['male  + Honor', 'this is left over, at "  + Honor"'],
    ['', 'there is no such word, at ""'],
  ])('says where a slip of the pen is: %s', (text, message) => {
    expect(() => parseNeed(text)).toThrow(message);
  });
});

const sign = fc.constantFrom('>' as const, '<' as const);
const n = fc.integer({ min: 1, max: 99 });
const skill = fc.constantFrom(...SKILLS, ...CLASSIFICATIONS);
const card = fc.constantFrom('Odo', 'Shaka, When the Walls Fell', "Garak's Tailor Shop");
const several = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(of, { minLength: 2, maxLength: 3 });

const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ is: fc.constantFrom(...SUCH) }),
    fc.record({ species: fc.constantFrom(...SPECIES) }),
    fc.record({ cls: fc.constantFrom(...CLASSIFICATIONS) }),
    fc.record({ skill }),
    fc.record({ icon: fc.constantFrom(...ICONS) }),
    fc.record({ affil: fc.constantFrom(...AFFILIATIONS) }),
    fc.record({ trait: fc.constantFrom(...TRAITS) }),
    fc.record({ card }),
    fc.record({ type: fc.constantFrom(...TYPES) }),
    fc.record({ shipClass: fc.constantFrom(...SHIP_CLASSES) }),
    fc.record({ gear: fc.constantFrom(...GEAR) }),
    fc.record({ staffing: n }),
    fc.record({ attr: fc.constantFrom(...ATTRIBUTES), op: sign, n }),
    fc.record({ sum: several(fc.constantFrom(...ATTRIBUTES)), op: sign, n }),
    fc.record({ dots: n }),
    fc.record({ and: several(tie('filter')) }),
    fc.record({ or: several(tie('filter')) }),
    fc.record({ not: tie('filter') }),
  ),
}));
const { need } = fc.letrec<{ need: Need }>((tie) => ({
  need: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ skill, n }),
    fc.record({ count: n, of: filter, apart: fc.constant(true as const) }, { requiredKeys: ['count', 'of'] }),
    fc.record(
      { total: several(fc.constantFrom(...ATTRIBUTES, ...SHIP_NUMBERS)), op: sign, n, each: fc.constant(true as const), from: n },
      { requiredKeys: ['total', 'op', 'n'] },
    ),
    fc.record({ card }),
    fc.record({ anyCard: fc.constantFrom('Odo', 'tricorder') }),
    fc.record({ ship: filter, region: fc.constantFrom(...REGIONS), aboard: tie('need') }, { requiredKeys: ['ship'] }),
    fc.record({ discard: n, of: filter }),
    fc.record({ different: several(filter) }),
    fc.record({ them: tie('need') }),
    fc.record({ others: tie('need') }),
    fc.record({ at: fc.constantFrom(...WHEREABOUTS) }),
    fc.record({ score: n }),
    fc.record({ all: several(tie('need')) }),
    fc.record({ any: several(tie('need')) }),
    fc.record({ not: tie('need') }),
  ),
}));

describe('what is written is read as the same', () => {
  it('every filter', () => {
    fc.assert(
      fc.property(filter, (x) => {
        expect(parseFilter(writeFilter(x))).toEqual(x);
      }),
      { numRuns: 2000, seed: 1018 },
    );
  });
  it('every need', () => {
    fc.assert(
      fc.property(need, (x) => {
        expect(parseNeed(writeNeed(x))).toEqual(x);
      }),
      { numRuns: 2000, seed: 1018 },
    );
  });
});
