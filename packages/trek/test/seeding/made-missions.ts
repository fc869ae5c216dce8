import '../../content/index.ts';
import { addCards, defineCard, type CardText } from '../../effects/index.ts';
import * as print from '../../language/define.ts';
import type { Facts } from '../../language/index.ts';

/** Cards made for tests of seeding. None of them is at anybody's table. */
const add = (facts: Facts, text: CardText = {}): void => addCards([defineCard(facts, { ...text, unfinished: 'made for tests' })]);

add(print.mission('DOM-7001', 'Both Their World', 'planet', ['Fed', 'Car'], 'SCIENCE', { span: 3, points: 30 }));
add(print.mission('DOM-7002', 'Made Inn', 'planet', ['Fed'], 'SCIENCE', { span: 3, points: 30 }), {
  standing: [{ says: 'hosts', of: { card: 'Made Guest' } }],
});
add(print.artifact('DOM-7003', 'Made Relic'));
add(print.artifact('DOM-7004', 'Made Scroll'));
add(print.person('DOM-7005', 'Made Guest', 'Fed', 'OFFICER', [5, 5, 5], 'male Human', 'Law'), {
  seeds: { phase: 'dilemma', under: 'hosts' },
});
add(print.mission('DOM-7006', 'Shrine', 'planet', ['Fed'], 'SCIENCE', { span: 3, points: 30 }), {
  standing: [{ says: 'hosts', of: { card: 'Made Orb' } }],
});
add(print.artifact('DOM-7007', 'Made Orb'));

const onTable = { phase: 'any', on: 'table' } as const;
add(print.event('DOM-7010', 'Seeded Clock', { countdown: 3 }), { seeds: onTable, play: { to: 'table' } });
add(print.event('DOM-7011', 'Seeded Secret', { countdown: 3, icons: ['HA'] }), { seeds: onTable, play: { to: 'table' } });
add(print.event('DOM-7012', 'Seeded Stranger', { icons: ['AU'] }), { seeds: onTable, play: { to: 'table' } });
add(print.doorway('DOM-7013', 'Seeded Door'), { seeds: { phase: 'doorway', on: 'table' }, standing: [{ says: 'door' }] });
add(print.event('DOM-7014', 'Seeded Friend'), { seeds: { ...onTable, with: 'Seeded Door' }, play: { to: 'table' } });
add(print.facility('DOM-7015', 'Made Depot', 'Kli', 'Outpost', { shields: 10, universal: true }), {
  seeds: { phase: 'facility', at: 'its-affiliation', many: true },
  standing: [{ says: 'hosts', of: { type: 'Equipment' }, many: 2 }],
});
add(print.facility('DOM-7016', 'Made Camp', 'Kli', 'Station', { shields: 10, universal: true }), {
  seeds: { phase: 'facility', at: 'its-affiliation' },
  standing: [{ says: 'planetside' }],
});
for (const [id, name] of [
  ['DOM-7017', 'Made Tool'],
  ['DOM-7018', 'Made Kit'],
  ['DOM-7019', 'Made Bag'],
] as const)
  add(print.equipment(id, name), { seeds: { phase: 'facility', aboard: 'hosts' } });
add(print.facility('DOM-7020', 'Made Fort', 'Kli', 'Outpost', { shields: 10 }), {
  seeds: { phase: 'facility', at: 'its-affiliation', many: true },
});
add(print.site('DOM-7021', 'Made Room', 'Promenade'));
for (const [id, name, under] of [
  ['DOM-7030', 'Named Trap', { named: ['Excavation'] }],
  ['DOM-7031', 'Local Trap', { location: 'Nahmi IV' }],
  ['DOM-7032', 'Gamma Trap', { quadrant: 'Gamma' }],
] as const)
  add(print.dilemma(id, name, 'either'), { seeds: { phase: 'dilemma', under } });
add(print.artifact('DOM-7033', 'Space Relic'), { seeds: { phase: 'dilemma', under: 'anywhere' } });
