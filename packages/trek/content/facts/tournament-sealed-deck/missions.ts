import { mission } from '../../../language/define.ts';

export const missions = [
  mission('OTS-10', 'Establish Relations', 'planet', ['Fed', 'NA', 'Baj'], 'Diplomacy + INTEGRITY>32 + (Leadership OR V.I.P.)', {
    universal: true,
    points: 25,
    span: 3,
    text: 'some',
  }),
  mission('OTS-11', 'Impose Order', 'planet', ['Rom', 'Kli', 'Car', 'Dom'], 'Diplomacy + Treachery + STRENGTH>40', {
    universal: true,
    points: '35*',
    span: 4,
    text: 'some',
  }),
  mission('OTS-12', 'Mineral Survey', 'planet', 'anyone', 'Geology + SCIENCE + CUNNING>28', {
    universal: true,
    points: 25,
    span: 2,
    text: 'some',
  }),
  mission('OTS-13', 'Explore Interstellar Matter', 'space', 'anyone', 'SCIENCE + (Astrophysics OR Stellar Cartography)', {
    universal: true,
    points: 25,
    span: 3,
    traits: ['Asymmetric mission'],
    text: 'some',
  }),
  mission('OTS-14', 'Test Propulsion Systems', 'space', 'anyone', 'Navigation + Physics + ENGINEER + universal ship', {
    universal: true,
    points: 25,
    span: 5,
    traits: ['Test mission'],
    text: 'some',
  }),
  mission('OTS-15', 'Investigate Incursion', 'space', 'anyone', 'SECURITY + ({Shelby} OR Leadership + 2 OFFICER)', {
    universal: true,
    points: 'X',
    span: 4,
    location: 'Wolf 359',
    otherEnd: { points: 30 },
    traits: ['Asymmetric mission'],
    text: 'some',
  }),
] as const;
