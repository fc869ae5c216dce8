import { mission } from '../../../language/define.ts';

export const missions = [
  mission('SD2-3', 'Botanical Research', 'planet', ['Fed', 'Kli', 'Dom'], 'SCIENCE + MEDICAL + CUNNING>35', {
    universal: true,
    points: 30,
    span: 2,
    location: 'Unexplored planet',
    text: 'some',
  }),
  mission('SD2-4', 'Geological Survey', 'planet', ['Fed', 'NA', 'Baj', 'Fer'], 'SCIENCE + Geology + Computer Skill', {
    universal: true,
    points: '20*',
    span: 2,
    text: 'some',
  }),
  mission(
    'SD2-5',
    'Military Exercises',
    'space',
    ['Rom', 'Kli', 'Car', 'Dom'],
    'SECURITY + Leadership + CUNNING>28 + ship with 2 staffing icons',
    { universal: true, points: 30, span: 4 },
  ),
  mission('SD2-6', 'Search for Weapons', 'planet', ['Fed', 'Kli', 'Car', 'Baj', 'Fer'], 'OFFICER + Navigation + Treachery', {
    universal: true,
    points: 30,
    span: 3,
    region: 'Demilitarized Zone',
    location: 'Border planet',
    text: 'some',
  }),
  mission('SD2-7', 'Study Cometary Cloud', 'space', ['Rom', 'NA', 'Car', 'Fer'], 'Navigation + SCIENCE + Physics + Computer Skill', {
    points: 30,
    span: 3,
  }),
  mission('SD2-8', 'Study Pulsar', 'space', ['Fed', 'Rom', 'Kli'], 'Navigation + Astrophysics + Computer Skill', {
    universal: true,
    points: 25,
    span: 3,
    location: 'Uncharted space',
  }),
] as const;
