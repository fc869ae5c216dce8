import '../content/index.ts';
import { addCards, defineCard, type CardText } from '../effects/index.ts';
import * as print from '../language/define.ts';
import type { Facts } from '../language/index.ts';

/** Cards made for tests of texts that are looked up, so that what they say can be seen here. Their numbers begin far behind the printed ones. */
let last = 8000;
const next = (): `DOM-${number}` => `DOM-${++last}`;

/** None of them is at anybody's table: random decks and counts leave them out. */
function add(facts: Facts, text: CardText): string {
  addCards([defineCard(facts, { ...text, unfinished: 'made for tests' })]);
  return facts.name;
}
const cunning = { says: 'adds', to: ['CUNNING'], n: 2, of: { is: 'yours' }, reach: 'present', cumulative: true } as const;

for (const name of ['Plain Box', 'Plain Crate', 'Plain Case']) add(print.equipment(next(), name), {});
add(print.equipment(next(), 'Lone Box'), { limit: 'yours' });
add(print.equipment(next(), 'Guarded Tablet'), { standing: [{ says: 'use', only: ['Kli'] }, cunning] });
add(print.equipment(next(), 'Guarded Manual'), {
  standing: [
    { says: 'use', only: ['Kli'] },
    { says: 'gives', skill: 'Law', n: 1, of: { is: 'yours' }, reach: 'present' },
  ],
});
add(print.equipment(next(), 'Shared Tablet'), { standing: [{ says: 'use', only: ['Fed', 'NA'] }, cunning] });
add(print.person(next(), 'Companion', 'Car', 'OFFICER', [6, 6, 6], 'male Cardassian [Stf]', 'text'), {
  standing: [{ says: 'reports', to: { with: { card: 'Dukat' } } }],
});
add(print.person(next(), 'Homecomer', 'Dom', 'V.I.P.', [6, 6, 6], 'male Changeling [Cmd][GQ]', 'text'), {
  standing: [{ says: 'reports', to: { planet: 'Archanis IV' }, free: true }],
});
add(print.person(next(), 'Guest of Gowron', 'Kli', 'CIVILIAN', [6, 6, 6], 'male Klingon', 'text'), {
  standing: [{ says: 'free', when: { inPlay: { card: 'Gowron' }, yours: true } }],
});
add(print.doorway(next(), 'Near Gate'), {
  standing: [
    { says: 'location', span: 1, region: 'Bajor' },
    { says: 'passage', to: 'Far Gate', stops: true },
  ],
});
add(print.doorway(next(), 'Far Gate'), {
  standing: [
    { says: 'location', span: 1 },
    { says: 'passage', to: 'Near Gate', stops: false },
  ],
});
add(print.doorway(next(), 'Twin Gate'), {
  standing: [
    { says: 'location', span: 1 },
    { says: 'passage', to: 'Twin Gate', stops: true },
  ],
});
add(print.doorway(next(), 'Wide Door'), { standing: [{ says: 'door' }] });
add(print.doorway(next(), 'Narrow Door'), { standing: [{ says: 'door', each: 1 }] });
add(print.event(next(), 'Friendly Visit'), {
  standing: [{ says: 'free', when: { inPlay: { card: 'Gowron' }, yours: true } }],
  play: { to: 'table' },
});
add(print.facility(next(), 'Settlement', 'Kli', 'Station', { shields: 10, universal: true }), {
  standing: [{ says: 'planetside' }, { says: 'builds', with: { all: [] }, at: { location: 'Nahmi IV' } }],
});
add(print.facility(next(), 'Dome', 'Kli', 'Station', { shields: 10 }), {
  standing: [{ says: 'planetside' }, { says: 'builds', with: { all: [] } }],
});
add(print.facility(next(), 'Joint Post', ['Fed', 'Kli'], 'Outpost', { shields: 10, universal: true }), {
  standing: [{ says: 'builds', with: { all: [] }, at: 'its-affiliation' }],
});
add(print.facility(next(), 'Last Bastion', 'Kli', 'Outpost', { shields: 10, universal: true }), {
  limit: 'game',
  standing: [{ says: 'builds', with: { all: [] } }],
});
// None of this name is printed yet, but texts speak of him.
add(print.person(next(), 'Cousin Quark', 'NA', 'CIVILIAN', [5, 5, 5], 'male Ferengi', 'Greed'), {});
