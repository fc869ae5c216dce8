import { mission } from '../../../language/define.ts';

export const missions = [
  mission('AU-82', 'Reunion', 'planet', ['Fed'], 'Miracle Worker OR Cantankerousness OR {Spock}', {
    points: 'X',
    span: 3,
    region: 'Sector 001',
    location: 'Mars',
    text: 'some',
  }),
  mission('AU-83', 'Risa Shore Leave', 'planet', ['Fed'], 'Music + Youth + 2 CIVILIAN + female + male', {
    points: 30,
    span: 3,
    location: 'Risa',
  }),
  mission('AU-84', 'Diplomatic Conference', 'planet', ['Fed', 'Rom', 'Kli'], '3 non-[NA] V.I.P. of different affiliations + [NA] V.I.P.', {
    points: 60,
    span: 4,
    text: 'some',
  }),
  mission('AU-85', 'FGC-47 Research', 'space', ['Fed', 'Rom', 'Kli'], 'Diplomacy + 2 Youth', {
    points: 30,
    span: 'X',
    traits: ['Nebula'],
    text: 'some',
  }),
  mission('AU-86', 'Fissure Research', 'space', ['Fed', 'Rom', 'Kli'], 'Astrophysics + Physics + 3 [AU] personnel', {
    points: 35,
    span: 3,
  }),
  mission('AU-87', 'Brute Force', 'planet', ['Kli'], 'STRENGTH>10 each + 3 personnel', { points: 30, span: 3 }),
  mission('AU-88', 'Warped Space', 'space', ['Kli'], '2 SCIENCE + Navigation + Astrophysics', {
    points: 45,
    span: 5,
    otherEnd: { span: 1 },
    traits: ['Asymmetric mission'],
  }),
  mission('AU-89', 'Qualor II Rendezvous', 'planet', ['NA'], 'Treachery + Greed OR {Amarie}', {
    points: 30,
    span: 4,
    location: 'Qualor II',
    text: 'some',
  }),
  mission('AU-90', 'Quash Conspiracy', 'space', ['Rom'], 'Tal Shiar + INTEGRITY<21', { points: 40, span: 3, text: 'some' }),
  mission('AU-91', 'Compromised Mission', 'space', ['Rom', 'Kli'], '2 Treachery + Computer Skill + STRENGTH>35', {
    points: 35,
    span: 4,
    otherEnd: { attempters: ['Fed'] },
    traits: ['Asymmetric mission'],
  }),
] as const;
