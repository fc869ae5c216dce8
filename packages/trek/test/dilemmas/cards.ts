import '../../content/index.ts';
import { addCards, defineCard, type CardText } from '../../effects/index.ts';
import * as print from '../../language/define.ts';
import type { DilemmaFacts, DilemmaText, Facts } from '../../language/index.ts';

/** Cards made for these tests, so that every number and skill in them can be seen here. Their own numbers begin far behind the printed ones. */
let last = 9000;
const next = (): `DOM-${number}` => `DOM-${++last}`;

/** Test files share one registry, and boards name cards: a name means one card. */
const taken = new Set<string>();

/** None of them is at anybody's table: random decks and counts leave them out. */
export function add(facts: Facts, text: CardText = {}): string {
  if (taken.has(facts.name)) throw new Error(`Another test has made a card called ${facts.name}. Choose another name.`);
  taken.add(facts.name);
  addCards([defineCard(facts, { ...text, unfinished: 'made for tests' })]);
  return facts.name;
}

// INTEGRITY, CUNNING, STRENGTH.
add(print.person(next(), 'Ann', 'Fed', 'OFFICER', [6, 7, 5], 'female Human [Cmd]', 'Leadership'));
add(print.person(next(), 'Bob', 'Fed', 'SECURITY', [5, 5, 9], 'male Human [Stf]', 'Honor'));
add(print.person(next(), 'Cy', 'Fed', 'MEDICAL', [7, 8, 3], 'male Vulcan [Stf]', 'Exobiology'));
add(print.person(next(), 'Dot', 'Fed', 'SCIENCE', [8, 9, 4], 'female Betazoid [Stf]', 'Empathy'));
add(print.person(next(), 'Eve', 'Fed', 'ENGINEER', [4, 6, 6], 'female Bolian [Stf]', 'Treachery'));
add(print.person(next(), 'Fay', 'Fed', 'CIVILIAN', [2, 1, 10], 'female Android', 'Youth'));
add(print.person(next(), 'Gus', 'Fed', 'SECURITY', [5, 5, 9], 'male Bolian [Stf]', 'Honor'));
add(print.person(next(), 'Kang', 'Kli', 'OFFICER', [7, 7, 8], 'male Klingon [Cmd]', 'Leadership, SCIENCE'));
add(print.person(next(), 'Nan', 'NA', 'SCIENCE', [6, 6, 6], 'female Human', 'Computer Skill'));
add(
  print.dual(next(), 'Duo', 'Fed', 'SCIENCE', 'male', [
    { name: 'One', species: 'Bynar', attributes: [1, 2, 3], skills: 'Physics' },
    { name: 'Two', species: 'Bynar', attributes: [3, 2, 1], skills: 'Geology' },
  ]),
);
add(print.equipment(next(), 'Gadget'));
add(print.equipment(next(), 'Blaster', { traits: ['hand weapon'] }));
add(print.artifact(next(), 'Relic', { traits: ['Equipment artifact'] }));
add(print.artifact(next(), 'Scroll'));
add(print.ship(next(), 'Vessel', 'Fed', 'Galaxy Class', [8, 7, 9], []));
add(print.ship(next(), 'Tender', 'Fed', 'Galaxy Class', [8, 7, 9], []));
add(print.ship(next(), 'Raider', 'Kli', 'Galaxy Class', [8, 7, 9], []));

const universal = { universal: true, span: 3 } as const;
add(print.mission(next(), 'World', 'planet', ['Fed'], 'SCIENCE', { ...universal, points: 30 }));
add(print.mission(next(), 'Void', 'space', ['Fed'], 'ENGINEER', { ...universal, points: 35 }));
add(print.mission(next(), 'Twin', 'dual', ['Fed'], 'SCIENCE', { ...universal, points: 40 }));
add(print.mission(next(), 'Outer World', 'planet', ['Fed'], 'SCIENCE', { ...universal, span: 5, points: 25 }));
add(print.mission(next(), 'Klingon World', 'planet', ['Kli'], 'OFFICER', { ...universal, points: 30 }));
add(print.mission(next(), 'Open World', 'planet', 'anyone', 'SCIENCE', { ...universal, points: 20, barred: ['Kli'] }));
add(print.mission(next(), 'Ticket World', 'planet', ['Rom'], 'SCIENCE', { ...universal, points: 20, attemptedWith: 'Empathy' }));
add(print.mission(next(), 'Pass World', 'planet', ['Rom'], 'SCIENCE', { ...universal, points: 20, attemptedWith: '2 Honor' }));
add(print.mission(next(), 'Free World', 'planet', ['NA'], 'SCIENCE', { ...universal, points: 20 }));
add(print.mission(next(), 'Shared World', 'planet', ['Fed', 'Kli'], 'SCIENCE', { ...universal, points: 20 }));
add(
  print.mission(next(), 'Lopsided World', 'planet', ['Fed'], 'SCIENCE', {
    ...universal,
    points: 30,
    otherEnd: { attempters: ['Kli'], points: 20 },
  }),
);
add(
  print.mission(next(), 'Closed World', 'planet', 'anyone', 'SCIENCE', {
    ...universal,
    points: 30,
    otherEnd: { attempters: [], points: null },
  }),
);
add(print.mission(next(), 'Costly World', 'planet', ['Fed'], 'discard 1 Equipment card + SCIENCE', { ...universal, points: 20 }));

/** A dilemma for a test: `countdown` and whatever else is printed comes last. */
export function dilemma(
  name: string,
  where: DilemmaFacts['where'],
  text: DilemmaText,
  more: Parameters<typeof print.dilemma>[3] = {},
  clauses: CardText = {},
): string {
  return add(print.dilemma(next(), name, where, more), { ...clauses, dilemma: text });
}
/** A card that lies on the table and does something. */
export const onTable = (name: string, text: CardText): string => add(print.event(next(), name), text);
/** A personnel like Bob with a text. */
export const somebody = (name: string, text: CardText): string =>
  add(print.person(next(), name, 'Fed', 'SECURITY', [5, 5, 9], 'male Human [Stf]', 'text'), text);
export const artifact = (name: string, text: CardText): string => add(print.artifact(next(), name), text);
export const thing = (name: string, text: CardText): string => add(print.equipment(next(), name), text);
