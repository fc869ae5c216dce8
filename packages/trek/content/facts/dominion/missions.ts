import { mission } from '../../../language/define.ts';

export const missions = [
  mission('DOM-45', 'Bioweapon Ruse', 'planet', ['Car'], 'ENGINEER + STRENGTH>35 + no Honor + (3 SECURITY + Obsidian Order OR {Madred})', {
    points: 40,
    span: 3,
    location: 'Celtris III',
  }),
  mission('DOM-46', 'Security Briefing', 'planet', ['Car', 'Baj', 'Dom'], 'SECURITY + 2 Diplomacy + 3 V.I.P.', {
    points: 35,
    span: 4,
    text: 'some',
  }),
  mission('DOM-47', 'Uncover DNA Clues', 'planet', ['Car', 'Baj', 'Fer'], 'SCIENCE + Archaeology + (2 Leadership OR {Ocett})', {
    points: 30,
    span: 3,
    text: 'some',
  }),
  mission('DOM-48', 'Betazed Invasion', 'planet', ['Dom'], '3 OFFICER + 5 SECURITY + 2 hand weapon + STRENGTH>100', {
    points: 45,
    span: 5,
    location: 'Betazed',
  }),
  mission('DOM-49', 'Construct Depot', 'space', ['Dom'], '2 Navigation + Physics + Vorta + ENGINEER', {
    universal: true,
    points: 30,
    span: 2,
    otherEnd: { attempters: [], points: null },
    traits: ['Asymmetric mission'],
    text: 'some',
  }),
  mission('DOM-50', 'Rescue Founder', 'planet', ['Dom'], '2 Diplomacy + MEDICAL + STRENGTH>45 + CUNNING>35', {
    points: 30,
    span: 5,
    quadrant: 'Gamma',
    location: 'Torga IV',
  }),
  mission('DOM-51', 'Protect Shipment', 'space', ['Fed', 'Car', 'Dom'], 'Leadership + 2 SECURITY + MEDICAL + Honor + WEAPONS>9', {
    points: 35,
    span: 4,
    location: 'Pentath System',
  }),
  mission(
    'DOM-52',
    'Investigate Coup',
    'planet',
    ['Fed', 'Rom', 'Baj'],
    'OFFICER + 2 Leadership + SECURITY + Navigation OR {Tomalak} OR {General Krim} OR {Benjamin Sisko}',
    { points: 30, span: 3 },
  ),
  mission(
    'DOM-53',
    'Quest for the Sword',
    'planet',
    ['Kli', 'Car', 'Fer'],
    'Archaeology + SCIENCE + any tricorder + STRENGTH>32 + (Honor OR Treachery)',
    { points: 40, span: 4, quadrant: 'Gamma' },
  ),
  mission(
    'DOM-54',
    'Archanis Dispute',
    'planet',
    ['Kli', 'Dom'],
    '2 OFFICER + STRENGTH>45 + (3 V.I.P. OR [Inf:Kli] personnel OR any Gowron)',
    { points: 35, span: 4, location: 'Archanis IV' },
  ),
  mission(
    'DOM-55',
    'Intelligence Operation',
    'planet',
    ['Rom', 'Car'],
    '2 Navigation + (Tal Shiar OR Obsidian Order) + Anthropology + (3 SECURITY OR any Odo)',
    { points: 40, span: 6, quadrant: 'Gamma', location: "Founders' homeworld (Omarion Nebula)", homeworldOf: 'Dom', traits: ['Nebula'] },
  ),
  mission('DOM-56', 'Mining Survey', 'space', 'anyone', 'ENGINEER + SCIENCE + Geology + Physics', { points: 40, span: 3, text: 'some' }),
] as const;
