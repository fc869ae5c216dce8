import { ship } from '../../../language/define.ts';

export const ships = [
  ship('FC-121', 'Borg Cube', 'Bor', 'Borg Cube', [8, 24, 24], ['Bor', 'Bor', 'Bor', 'Com', 'Def', 'Nav', 'Nav'], {
    universal: true,
    icons: ['DQ'],
    traits: ['Cube'],
    points: 45,
    equipment: ['Tractor Beam'],
    text: 'some',
  }),
  ship('FC-122', 'Borg Scout Vessel', 'Bor', 'Borg Scout Vessel', [7, 4, 4], ['Nav'], {
    universal: true,
    icons: ['DQ'],
    traits: ['Scout'],
    points: 5,
    text: 'some',
  }),
  ship('FC-123', 'Borg Sphere', 'Bor', 'Borg Sphere', [4, 6, 6], ['Nav', 'Nav'], {
    universal: true,
    icons: ['DQ'],
    points: 10,
    text: 'some',
  }),
  ship('FC-124', "Queen's Borg Cube", 'Bor', 'Borg Cube', [9, 24, 24], ['Bor', 'Bor', 'Bor', 'Com', 'Def', 'Nav', 'Nav'], {
    icons: ['DQ'],
    traits: ['Cube'],
    points: 50,
    equipment: ['Tractor Beam'],
    commanders: ['Borg Queen'],
    text: 'some',
  }),
  ship('FC-125', "Queen's Borg Sphere", 'Bor', 'Borg Sphere', [5, 6, 6], ['Nav', 'Nav'], {
    icons: ['DQ'],
    points: 15,
    commanders: ['Borg Queen'],
    downloads: ['Temporal Vortex'],
    text: 'some',
  }),
  ship('FC-126', 'U.S.S. Bozeman', 'Fed', 'Soyuz Class', [5, 8, 7], ['Cmd'], {
    equipment: ['Tractor Beam'],
    commanders: ['Morgan Bateson'],
    text: 'some',
  }),
  ship('FC-127', 'U.S.S. Enterprise-E', 'Fed', 'Sovereign Class', [10, 9, 10], ['Ent-E', 'Ent-E', 'Stf'], {
    equipment: ['Holodeck', 'Tractor Beam'],
    text: 'some',
  }),
  ship('FC-128', 'Phoenix', 'NA', 'Prototype Warp Vessel', [1, null, 1], ['OCD', 'Stf', 'Stf'], {
    icons: ['AU'],
    points: 10,
    commanders: ['Zefram Cochrane'],
    text: 'some',
  }),
  ship('FC-129', 'Vulcan Lander', 'NA', 'Survey Vessel', [7, 1, 7], ['Vulcan'], {
    universal: true,
    icons: ['AU'],
    traits: ['Vulcan vessel'],
    commanders: ['Solkar'],
    text: 'some',
  }),
] as const;
