import { mission } from '../../../language/define.ts';

export const missions = [
  mission('I2P-2', 'A Good Place to Die', 'planet', ['Kli'], 'Physics + STRENGTH>33 OR Biology + Honor', {
    points: 25,
    span: 3,
    location: 'Halee System',
  }),
  mission('I2P-3', 'Avert Danger', 'planet', ['Fed', 'Kli'], 'Stellar Cartography + CUNNING>35 OR Astrophysics + CUNNING>35', {
    points: 30,
    span: 4,
    location: 'Moab IV',
  }),
  mission(
    'I2P-4',
    'Cargo Rendezvous',
    'planet',
    ['Fed', 'Rom', 'Kli'],
    'ENGINEER + Physics + INTEGRITY>30 OR Greed + Treachery + CUNNING>32',
    { points: 35, span: 3, location: 'Beltane IX' },
  ),
  mission('I2P-5', 'Distress Mission', 'planet', ['Fed', 'Kli'], '3 Youth + CUNNING>32 OR 3 Honor + STRENGTH>36', {
    points: 35,
    span: 3,
    location: 'Ligos VII',
  }),
  mission('I2P-6', 'Gault', 'planet', ['Kli'], 'Exobiology + OFFICER + 2 Honor', { points: 30, span: 2, location: 'Gault' }),
  mission('I2P-7', 'Gravesworld', 'planet', ['Fed'], 'MEDICAL + OFFICER + Physics', { points: 30, span: 5, location: 'Gravesworld' }),
  mission('I2P-8', 'Homeward', 'planet', ['Fed'], 'Anthropology + Computer Skill', { points: 25, span: 3, location: 'Boral II' }),
  mission('I2P-9', 'Hostage Situation', 'planet', ['Fed', 'Kli'], '2 SECURITY + MEDICAL + INTEGRITY>32', {
    points: 25,
    span: 3,
    location: 'Mordan IV',
  }),
  mission('I2P-10', 'Reopen Dig', 'planet', ['Kli'], 'Archaeology + 2 OFFICER', { points: 25, span: 4, location: 'Denius III' }),
  mission('I2P-11', 'Reported Activity', 'planet', ['Fed', 'Kli'], 'Navigation + 2 Honor OR Navigation + 2 ENGINEER', {
    points: 35,
    span: 3,
    location: 'Xendi Sabu',
  }),
  mission('I2P-12', 'Sensitive Search', 'planet', ['Fed', 'Rom', 'Kli'], 'Computer Skill + CUNNING>28', {
    points: 30,
    span: 4,
    location: 'Nequencia System',
    alsoIn: ['Warp Pack'],
  }),
  mission('I2P-13', 'Survey Instability', 'planet', ['Fed'], 'Geology + STRENGTH>35', {
    points: 25,
    span: 3,
    location: 'Selcundi Drema Sector',
  }),
] as const;
