import { describe, expect, it } from 'vitest';
import { FACTS, factsNamed, factsOf, factsOfType, isCardId } from '../../content/facts/index.ts';
import { parseNeed, plainName, SETS, shortName, writeNeed, type CardType, type Facts, type Need } from '../../language/index.ts';

const counted = (list: readonly string[]): { readonly [word: string]: number } => {
  const counts: { [word: string]: number } = {};
  for (const x of list) counts[x] = (counts[x] ?? 0) + 1;
  return counts;
};
const named = (list: readonly Facts[]): string[] => list.map((x) => x.name);

describe('the cards there are', () => {
  it('are 1,227 of fourteen types', () => {
    expect(counted(FACTS.map((x) => x.type))).toEqual({
      Personnel: 430,
      Dilemma: 157,
      Interrupt: 139,
      Mission: 134,
      Event: 126,
      Ship: 86,
      Equipment: 34,
      Objective: 33,
      Artifact: 32,
      Facility: 23,
      Doorway: 15,
      Site: 12,
      Incident: 5,
      'Time Location': 1,
    });
  });

  it('are of twelve sets, and four more were shown in advance', () => {
    const sets = FACTS.filter(({ id }) => !/-P\d$/.test(id)).map(({ id }) => id.slice(0, id.indexOf('-')));
    expect(counted(sets)).toEqual({
      PRE: 363,
      AU: 122,
      QC: 121,
      I2P: 21,
      FAJ: 18,
      FC: 130,
      OTS: 20,
      ATP: 2,
      DS9: 276,
      SD2: 8,
      DOM: 130,
      EFC: 12,
    });
    expect(Object.keys(SETS).toSorted()).toEqual([...new Set(sets)].toSorted());
    expect(FACTS.length - sets.length).toBe(4);
  });

  it('have each an id and a name of its own, also when case and signs are left out', () => {
    expect(new Set(FACTS.map((x) => x.id)).size).toBe(FACTS.length);
    expect(new Set(FACTS.map((x) => plainName(x.name))).size).toBe(FACTS.length);
  });

  it('of a set are numbered without a gap', () => {
    for (const code of Object.keys(SETS)) {
      const numbers = FACTS.flatMap(({ id }) =>
        id.startsWith(`${code}-`) && !id.includes('-P') ? [Number(id.slice(code.length + 1))] : [],
      );
      expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: numbers.length }, (_, i) => i + 1));
    }
  });

  it('are data alone where no text says more', () => {
    const pure = (type: CardType): number => factsOfType(type).filter((x) => x.text === 'none').length;
    expect([pure('Personnel'), pure('Mission'), pure('Ship')]).toEqual([270, 92, 57]);
    expect(FACTS.filter((x) => x.text === 'none')).toHaveLength(270 + 92 + 57);
  });
});

describe('cards by name', () => {
  it('are found whatever the case, accents and apostrophes', () => {
    expect(named(factsNamed('QAPLA'))).toEqual(["Qapla'!"]);
    expect(named(factsNamed("jem'hadar warship"))).toEqual(["Jem'Hadar Warship"]);
    expect(named(factsNamed('Jemhadar Wárship'))).toEqual(["Jem'Hadar Warship"]);
    expect(factsNamed('U.S.S. Voyager')).toEqual([]);
  });
  it('are found by the printed title, other names and the other side', () => {
    expect(factsNamed('Data').map((x) => x.id)).toEqual(['PRE-204', 'FC-97']);
    expect(named(factsNamed('Data (First Contact)'))).toEqual(['Data (First Contact)']);
    expect(named(factsNamed('I.K.S. Pagh'))).toEqual(['I.K.C. Pagh']);
    expect(named(factsNamed('Scotty'))).toEqual(['Montgomery Scott']);
    expect(named(factsNamed('Deep Space 9'))).toEqual(['Terok Nor']);
  });
  it('are known from other words', () => {
    expect(isCardId('DOM-74')).toBe(true);
    expect(isCardId('DOM-131')).toBe(false);
  });
  it('are short for ships', () => {
    const short = (name: string): string[] => factsNamed(name).flatMap((x) => (x.type === 'Ship' ? [shortName(x)] : []));
    expect(short('U.S.S. Defiant')).toEqual(['Defiant']);
    expect(short("I.K.C. K'Vort")).toEqual(["K'Vort"]);
    expect(short("Jem'Hadar Attack Ship")).toEqual(['Attack Ship']);
    expect(short('Mercenary Ship')).toEqual(['Mercenary Ship']);
    expect(short('Bajoran Freighter')).toEqual(['Freighter']);
    expect(short('Groumall')).toEqual(['Groumall']);
  });
});

describe('a card of each type', () => {
  it('personnel', () => {
    expect(factsOf('DOM-74')).toMatchObject({
      name: 'Telle',
      unique: 'universal',
      affil: ['Car'],
      cls: 'SECURITY',
      attributes: { INTEGRITY: 4, CUNNING: 6, STRENGTH: 7 },
      skills: [
        { skill: 'Computer Skill', level: 1 },
        { skill: 'MEDICAL', level: 1 },
      ],
      gender: 'male',
      species: ['Cardassian'],
      native: 'Alpha',
      icons: ['Stf'],
      traits: ['Glinn', 'U.S.S. Enterprise-related', 'Support Personnel'],
      text: 'none',
    });
    expect(factsOf('DOM-96')).toMatchObject({ icons: ['Cmd', 'GQ', 'KW'], native: 'Gamma', traits: ["Jem'Hadar First"], text: 'some' });
  });
  it('[T42.2] [T42.4] personnel with the entries of their skill box in order', () => {
    expect(factsOf('QC-73')).toMatchObject({ name: 'Madred', box: ['text', 'skill'], skills: [{ skill: 'SECURITY', level: 2 }] });
    expect(factsOf('DOM-65')).toMatchObject({
      name: 'Kai Winn',
      box: ['skill', 'skill', 'skill', 'text', 'download'],
      downloads: [['any Bajoran treaty']],
    });
    expect(factsOf('DOM-99')).toMatchObject({ name: "Talak'talan", downloads: [['Ultimatum', 'Dominion PADD']] });
  });
  it('[T42.7] personnel whose numbers are worked out by their text', () => {
    expect(factsOf('DS9-153')).toMatchObject({
      name: 'Kira Nerys',
      attributes: { STRENGTH: { base: 8, x: 'add', times: 1, printed: '8+X' } },
    });
    expect(factsOf('FC-96')).toMatchObject({ attributes: { CUNNING: { base: 8, x: 'subtract', times: 1, printed: '8-X' } } });
    expect(factsOf('FAJ-12')).toMatchObject({ name: 'Kivas Fajo', attributes: { INTEGRITY: null } });
  });
  it('[T6.12] two personnel on one card, with both together', () => {
    const both = factsOf('DS9-216');
    expect(both).toMatchObject({ dual: true, attributes: { INTEGRITY: 10, CUNNING: 12, STRENGTH: 8 }, species: ['Ferengi', 'Human'] });
    expect(both).toMatchObject({
      parts: [
        { name: 'Jake', species: ['Human'] },
        { name: 'Nog', attributes: { CUNNING: 7 } },
      ],
    });
    expect(factsOf('DOM-115')).toMatchObject({ name: '10 and 01', box: ['skill', 'download', 'text'], icons: ['Stf', 'Stf'] });
  });
  it('personnel who are somebody else in each affiliation', () => {
    expect(factsOf('AU-113')).toMatchObject({
      affil: ['Rom', 'Fed'],
      skills: [],
      modes: [{ affil: 'Rom' }, { affil: 'Fed', adds: { INTEGRITY: 4, CUNNING: -1 } }],
    });
  });
  it('ships', () => {
    expect(factsOf('DOM-123')).toMatchObject({
      name: 'Trager',
      unique: 'unique',
      shipClass: 'Galor Class',
      numbers: { RANGE: 8, WEAPONS: 8, SHIELDS: 7 },
      staffing: ['Cmd', 'Stf'],
      equipment: ['Tractor Beam'],
      commanders: ['Macet'],
      text: 'none',
    });
    expect(factsOf('DS9-249')).toMatchObject({ numbers: { RANGE: { base: 5, printed: '5+X' } }, staffing: [], unique: 'universal' });
    expect(factsOf('DOM-128')).toMatchObject({ downloads: [['Activate Tractor Beam']] });
  });
  it('missions', () => {
    expect(factsOf('DOM-50')).toMatchObject({
      name: 'Rescue Founder',
      where: 'planet',
      attempters: ['Dom'],
      anyone: false,
      points: 30,
      span: 5,
      quadrant: 'Gamma',
      location: 'Torga IV',
      need: parseNeed('2 Diplomacy + MEDICAL + STRENGTH>45 + CUNNING>35'),
    });
    expect(factsOf('DS9-107')).toMatchObject({ anyone: true, barred: ['Dom'] });
    expect(factsOf('DS9-113')).toMatchObject({ points: { base: 30, x: 'note', printed: '30*' } });
    expect(factsOf('FC-60')).toMatchObject({ points: { base: 0, x: 'add', times: 10, printed: '10X' } });
    expect(factsOf('AU-91')).toMatchObject({ attempters: ['Rom', 'Kli'], otherEnd: { attempters: ['Fed'] } });
  });
  it('facilities', () => {
    expect(factsOf('DS9-83')).toMatchObject({
      name: 'Terok Nor',
      affil: ['Car'],
      facility: 'Station',
      weapons: 6,
      shields: 34,
      reverse: { name: 'Deep Space 9', affil: ['Baj'] },
    });
    expect(factsOf('DOM-31')).toMatchObject({ facility: 'Outpost', weapons: null, shields: 30, native: 'Gamma' });
  });
  it('sites', () => {
    expect(factsOf('DS9-267')).toMatchObject({ section: 'Docking Ring', hosts: [], capacity: 9, equipment: ['Tractor Beam'] });
    expect(factsOf('DS9-269')).toMatchObject({ section: 'Promenade', hosts: ['Terok Nor', 'Deep Space 9'], capacity: null });
  });
  it('dilemmas', () => {
    expect(factsOf('DOM-10')).toMatchObject({ name: 'Friendly Fire', where: 'either', countdown: 2, traits: ['Empok Nor-related'] });
    expect(factsOf('PRE-18')).toMatchObject({ where: 'space', points: 15, numbers: { RANGE: 8, WEAPONS: 24, SHIELDS: 24 } });
    expect(factsOf('QC-91')).toMatchObject({ where: null, icons: ['Q'], points: -5 });
  });
  it('others', () => {
    expect(factsOf('DOM-19')).toMatchObject({ name: 'Ketracel-White', type: 'Equipment', countdown: 3 });
    expect(factsOf('DOM-24')).toMatchObject({ name: 'Fair Play', type: 'Event', icons: ['HA', 'Ref'] });
    expect(factsOf('FAJ-6')).toMatchObject({ type: 'Interrupt', alsoType: 'Event' });
    expect(factsOf('FC-130')).toMatchObject({ type: 'Time Location', where: 'planet', quadrant: 'Alpha' });
    expect(factsOf('DOM-58')).toMatchObject({ type: 'Objective', points: 10 });
  });
});

describe('what facts say of each other', () => {
  const personnel = factsOfType('Personnel');
  const versionsOf = (persona: string): string[] => named(personnel.filter((x) => x.personas.includes(persona)));

  it('[T32.2] versions of one persona', () => {
    expect(versionsOf('Worf')).toEqual(['Worf', 'Worf (First Contact)', 'Worf Son of Mogh']);
    expect(versionsOf('Jean-Luc Picard')).toEqual(['Jean-Luc Picard', 'Galen', 'Locutus of Borg', 'Jean-Luc Picard (First Contact)']);
    expect(versionsOf('Vedek Winn')).toEqual(['Vedek Winn', 'Kai Winn']);
  });
  it('[T32.5] a dual card has two personas', () => {
    expect(versionsOf('Lursa')).toEqual(['Lursa', 'Sisters of Duras']);
    expect(versionsOf("B'Etor")).toEqual(["B'Etor", 'Sisters of Duras']);
  });
  it('[T24.2] [T32.4] lookalikes are no versions of whom they imitate', () => {
    const lookalikes = personnel.filter((x) => x.impersonates !== null);
    expect(lookalikes).toHaveLength(5);
    for (const { impersonates, personas, icons } of lookalikes) {
      expect(factsNamed(impersonates ?? '')).toHaveLength(1);
      expect(personas).not.toContain(impersonates);
      expect(icons.filter((x) => x.startsWith('Inf:'))).toHaveLength(1);
    }
  });
  it('[T62.2] mission specialists have one regular skill and nothing else', () => {
    const all = personnel.filter((x) => x.traits.includes('Mission Specialist'));
    expect(all).toHaveLength(54);
    expect(all.every((x) => x.box.join() === 'skill')).toBe(true);
    expect(factsOf('DOM-106')).toMatchObject({ name: "Young Jem'Hadar", box: ['text', 'skill'], traits: [] });
  });
  it('[T3.9] four missions are in the Neutral Zone', () => {
    const there = factsOfType('Mission').filter((x) => x.region === 'Neutral Zone');
    expect(named(there)).toEqual(['Covert Installation', 'Iconia Investigation', 'Investigate "Shattered Space"', 'Patrol Neutral Zone']);
  });
  it('six affiliations have a homeworld', () => {
    const homes = factsOfType('Mission').flatMap((x) => (x.homeworldOf === null ? [] : [x.homeworldOf]));
    expect(homes.toSorted()).toEqual(['Baj', 'Car', 'Dom', 'Fed', 'Kli', 'Rom']);
  });

  it('needs of missions are written as they are read', () => {
    const needs = factsOfType('Mission').flatMap((x) => (x.need === null ? [] : [x.need]));
    expect(needs).toHaveLength(132);
    for (const need of needs) expect(parseNeed(writeNeed(need))).toEqual(need);
  });
  it('needs of missions name cards that there are, but for two who came later', () => {
    const cardsIn = (need: Need): string[] => {
      if ('all' in need) return need.all.flatMap(cardsIn);
      if ('any' in need) return need.any.flatMap(cardsIn);
      if ('not' in need) return cardsIn(need.not);
      return 'card' in need ? [need.card] : [];
    };
    const all = factsOfType('Mission').flatMap((x) => (x.need === null ? [] : cardsIn(x.need)));
    expect(all.length).toBeGreaterThan(15);
    expect(all.filter((x) => factsNamed(x).length === 0)).toEqual(['Kasidy Yates', 'Gideon Seyetik']);
  });
  it('[T62.1] matching commanders and their ships are cards, or came later', () => {
    const names = [...personnel.flatMap((x) => x.commands), ...factsOfType('Ship').flatMap((x) => x.commanders)];
    const later = new Set(names.filter((x) => factsNamed(x).length === 0));
    expect([...later].toSorted()).toEqual([
      'Ah-Kel',
      'Ah-Kel and Ro-Kel',
      'Alliance Interceptor',
      'Bajoran Raider',
      'Bajoran Warship',
      'Calondon',
      'Donald Varley',
      "Hon'Tihl",
      "K'Temoc",
      'Ro-Kel',
      'Robert DeSoto',
      'Starbase 247',
      'Sunad',
      'U.S.S. Drake',
      'U.S.S. Pegasus',
    ]);
  });
});
