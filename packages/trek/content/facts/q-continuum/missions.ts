import { mission } from '../../../language/define.ts';

export const missions = [
  mission('QC-41', 'Tarchannen Study', 'dual', ['Fed'], '2 ENGINEER + {I.P. Scanner} + ship with Holodeck', {
    points: 40,
    span: 2,
    text: 'some',
  }),
  mission('QC-42', 'Investigate Legend', 'planet', ['Fed', 'Rom', 'Kli'], '3 Youth + (2 Diplomacy OR discard 2 personnel with Youth)', {
    points: 40,
    span: 4,
    text: 'some',
  }),
  mission('QC-43', 'Paxan "Wormhole"', 'space', ['Fed', 'Rom', 'Kli'], 'Diplomacy + CUNNING>30 + Android', {
    points: 35,
    span: 3,
    traits: ['Nebula'],
    text: 'some',
  }),
  mission('QC-44', 'Plague Planet', 'planet', ['Fed', 'Rom', 'Kli'], 'MEDICAL + Biology + Archaeology', {
    points: 30,
    span: 4,
    traits: ['Asymmetric mission'],
    text: 'some',
  }),
  mission('QC-45', 'Samaritan Snare', 'space', ['Fed', 'Rom', 'Kli', 'NA'], 'ENGINEER + discard 1 Equipment card', {
    points: 15,
    span: 3,
    text: 'some',
  }),
  mission('QC-46', 'Nebula', 'space', [], null, { universal: true, span: 4, traits: ['Nebula'], text: 'some' }),
  mission('QC-47', 'Space', 'space', [], null, { universal: true, span: 'X', text: 'some' }),
  mission('QC-115', "Q's Planet", 'planet', 'anyone', 'unique personnel', { span: 0, icons: ['Q'], text: 'some' }),
] as const;
