import { describe, expect, it } from 'vitest';
import { mission, person, ship } from '../../language/define.ts';

describe('slips of the pen are found when cards are loaded', () => {
  const anybody = (skills: string, is = 'male Human [Cmd]'): (() => unknown) => {
    return () => person('PRE-1', 'Anybody', 'Fed', 'OFFICER', [5, 5, 5], is, skills);
  };
  it('skills', () => {
    expect(anybody('Honor, Diplomcy x2')).toThrow('PRE-1 Anybody: there is no skill "Diplomcy"');
    expect(anybody('Honor,Youth')).toThrow('there is no skill "Honor,Youth"');
  });
  it('species and icons', () => {
    expect(anybody('Honor', 'male Humn')).toThrow('PRE-1 Anybody: there is no species "Humn"');
    expect(anybody('Honor', 'male Human [Comd]')).toThrow('PRE-1 Anybody: there is no icon "Comd"');
  });
  it('numbers', () => {
    const vessel = (): unknown => ship('PRE-2', 'Vessel', 'Fed', 'Galaxy Class', ['9+Y', 8, 8], []);
    expect(vessel).toThrow('PRE-2 Vessel: "9+Y" is no printed number');
  });
  it('needs', () => {
    const errand = (): unknown => mission('PRE-3', 'Errand', 'planet', ['Fed'], 'Honor + Yuth', { span: 3, points: 30 });
    expect(errand).toThrow('PRE-3 Errand: "Honor + Yuth": there is no such word, at "Yuth"');
  });
});

describe('what is left out', () => {
  it('of a personnel: it is unique, of no species, of the Alpha Quadrant, a version of itself', () => {
    expect(person('PRE-1', 'Anybody', 'NA', null, [1, 2, 3], '', '')).toEqual({
      id: 'PRE-1',
      name: 'Anybody',
      title: 'Anybody',
      type: 'Personnel',
      aka: [],
      icons: [],
      traits: [],
      points: null,
      countdown: null,
      alsoType: null,
      alsoIn: [],
      text: 'none',
      unique: 'unique',
      affil: ['NA'],
      cls: null,
      attributes: { INTEGRITY: 1, CUNNING: 2, STRENGTH: 3 },
      skills: [],
      box: [],
      downloads: [],
      gender: null,
      species: [],
      native: 'Alpha',
      personas: ['Anybody'],
      impersonates: null,
      commands: [],
      dual: false,
      parts: [],
      modes: [],
    });
  });
  it('[T42.9] what is written short: several species, several icons', () => {
    expect(person('PRE-1', 'Anybody', 'Bor', null, [1, 2, 3], 'universal Borg/Tau Alpha C [Com][DQ]', '')).toMatchObject({
      unique: 'universal',
      gender: null,
      species: ['Borg', 'Tau Alpha C'],
      icons: ['Com', 'DQ'],
      native: 'Delta',
    });
  });
});
