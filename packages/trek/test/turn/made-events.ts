import type { Flow, Seat } from '@parley/kernel';
import '../../content/index.ts';
import {
  ability,
  addCards,
  cardsInPlay,
  choosePiece,
  defineCard,
  draw,
  interrupts,
  effect,
  isType,
  yours,
  type CardText,
  type Trek,
} from '../../effects/index.ts';
import * as print from '../../language/define.ts';
import type { Facts } from '../../language/index.ts';

/** Cards made for tests of the turn and of playing cards. None of them is at anybody's table. */
const add = (facts: Facts, text: CardText): void => addCards([defineCard(facts, { ...text, unfinished: 'made for tests' })]);
const onTable = { play: { to: 'table' } } as const;

add(print.event('DOM-7101', 'Two Turns', { countdown: 2 }), onTable);
add(print.event('DOM-7102', 'Only Mine'), { ...onTable, limit: 'yours' });
add(print.event('DOM-7103', 'Only One'), { ...onTable, limit: 'game' });
add(print.event('DOM-7104', 'Ship Event'), { play: { to: 'target', aims: cardsInPlay({ type: 'Ship' }) } });
add(print.event('DOM-7105', 'Short Event'), { play: { to: 'discard', effect: effect({ commit: ({ g, me }) => drawOne(g, me) }) } });
add(print.interrupt('DOM-7106', 'Ship Interrupt'), {
  clauses: [
    interrupts({ targets: ({ g, me }) => yours(g, me).filter((x) => isType(g, x, 'Ship')), commit: ({ g, me }) => drawOne(g, me) }),
  ],
});
add(print.objective('DOM-7107', 'Mission Objective'), { play: { to: 'target', aims: cardsInPlay({ type: 'Ship' }) } });
add(print.doorway('DOM-7108', 'Made Doorway'), onTable);
add(print.incident('DOM-7109', 'Made Incident'), onTable);
add(print.interrupt('DOM-7110', 'Turn Answer'), {
  clauses: [ability({ id: 'end', at: 'turn.end', from: 'hand', commit: ({ g, me }) => drawOne(g, me) })],
});
add(print.event('DOM-7111', 'Made Agenda', { icons: ['HA'] }), { ...onTable, limit: 'yours' });
add(print.event('DOM-7112', 'Slow Agenda', { icons: ['HA'], countdown: 2 }), onTable);
add(print.event('DOM-7113', 'Strange Agenda', { icons: ['HA', 'AU'] }), onTable);
add(print.event('DOM-7114', 'Strange Event', { icons: ['AU'] }), onTable);
add(print.doorway('DOM-7151', 'Strange Doorway', { icons: ['AU'] }), onTable);
add(print.interrupt('DOM-7152', 'Strange Interrupt', { icons: ['AU'] }), {
  clauses: [
    interrupts({ targets: ({ g, me }) => yours(g, me).filter((x) => isType(g, x, 'Ship')), commit: ({ g, me }) => drawOne(g, me) }),
  ],
});
add(print.event('DOM-7153', 'Idle Choice'), {
  play: { to: 'table', effect: effect<number>({ prepare: ({ g, me }) => choosePiece(g, me, []), commit: ({ g, me }) => drawOne(g, me) }) },
});
add(print.event('DOM-7115', 'Choosy Event'), {
  play: {
    to: 'table',
    bars: (g, seat) => (g.s.turn.n < 3 ? { from: 'rule:T38.13', tag: 'play.nothing-to-aim-at', data: { seat } } : null),
  },
});
add(print.event('DOM-7116', 'Undoing'), { ...onTable, standing: [{ says: 'nullifies', card: 'Two Turns', reach: 'everywhere' }] });
add(print.event('DOM-7117', 'Offer to Undo'), {
  ...onTable,
  standing: [{ says: 'nullifies', card: 'Two Turns', reach: 'everywhere', may: true }],
});
add(print.event('DOM-7118', 'Near Undoing'), { ...onTable, standing: [{ says: 'nullifies', card: 'Two Turns', reach: 'here' }] });
add(print.interrupt('DOM-7119', 'Drawn Answer'), {
  clauses: [ability({ id: 'answer', at: 'drawn', from: 'hand', commit: ({ g, me }) => drawOne(g, me) })],
});
add(print.person('DOM-7120', 'Agent at Home', 'Fed', 'OFFICER', [5, 5, 5], 'male Human', { skills: 'Law', personas: ['Agent'] }), {});
add(print.person('DOM-7121', 'Agent Abroad', 'Rom', 'OFFICER', [5, 5, 5], 'male Human', { skills: 'Law', personas: ['Agent'] }), {});
add(
  print.person('DOM-7122', 'Double Agent', ['Rom', 'Fed'], 'OFFICER', [5, 5, 5], 'male Human', { skills: 'Law', personas: ['Agent'] }),
  {},
);

function* drawOne(g: Trek, seat: Seat): Flow {
  yield* draw(g, seat, 1);
}
