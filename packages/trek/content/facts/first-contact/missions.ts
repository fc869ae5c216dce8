import { mission } from '../../../language/define.ts';

export const missions = [
  mission('FC-60', 'Patrol Neutral Zone', 'space', ['Fed', 'Rom'], 'Leadership + no opposing ship in Neutral Zone', {
    universal: true,
    points: '10X',
    span: 5,
    region: 'Neutral Zone',
    traits: ['Nebula'],
    text: 'some',
  }),
  mission('FC-61', 'Planet', 'planet', 'anyone', 'landed ship + (Geology OR Greed)', { universal: true, points: 20, span: 3 }),
  mission('FC-62', 'Espionage Mission', 'planet', [], '2 Tal Shiar OR 2 Obsidian Order OR 2 FCA OR 2 Klingon Intelligence OR 2 Founder', {
    points: 40,
    span: 3,
    region: 'Sector 001',
    location: 'Earth',
    homeworldOf: 'Fed',
    attemptedWith: '{Selok}',
    text: 'some',
  }),
] as const;
