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
