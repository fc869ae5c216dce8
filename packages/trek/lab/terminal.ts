import { viewOf, type Table } from '@parley/kernel';
import type { TerminalTable } from '@parley/lab/kit';
import { optionIds } from '../ids/index.ts';
import { SEAT_NAMES } from '../text/describe.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { readBoard, type Board, type CardView, type Location, type Thing } from '../view/index.ts';
import type { State } from '../rules/state/state.ts';

const nameOf = (card: string | undefined): string => (card === undefined ? '?' : (lexiconOf('en').cards[card]?.name ?? card));
const boardOf = ({ game }: Table<State>, seat: number | null): Board => readBoard(viewOf(game, seat), seat);

const people = (things: readonly Thing[]): string => (things.length === 0 ? '' : ` (${things.map((x) => nameOf(x.card)).join(', ')})`);
const thing = (x: Thing): string => `${SEAT_NAMES[x.seat]} ${nameOf(x.card)}${(x.stopped ?? 0) > 0 ? ' [stopped]' : ''}${people(x.within)}`;

function location({ card, seeds, space, surface, solved }: Location): string[] {
  const head = `  ${nameOf(card)}${solved === null ? '' : ` solved by ${SEAT_NAMES[solved]}`}${seeds.count === 0 ? '' : `, ${seeds.count} seeds`}`;
  return [head, ...space.things.map((x) => `    ${thing(x)}`), ...(surface?.things ?? []).map((x) => `    planet: ${thing(x)}`)];
}

const cards = (list: readonly CardView[]): string => list.map((x) => nameOf(x.card)).join(' · ');

/** The table at a terminal: the lines, and what lies at each place. */
export const terminal: TerminalTable<State> = {
  board(table, seat, s) {
    const board = boardOf(table, seat);
    const lines = board.lines
      .filter((x) => x.locations.length > 0)
      .flatMap(({ line, locations }) => [s.bold(`${line} Quadrant`), ...locations.flatMap(location)]);
    const scores = board.score.map(({ mission, bonus }, i) => `${SEAT_NAMES[i]} ${mission + bonus} (${mission} + ${bonus})`);
    return [
      ...lines,
      scores.join('   '),
      ...board.seats.map((x) => `${SEAT_NAMES[x.seat]}: ${x.hand.count} in hand, ${x.deck.count} in deck`),
    ].join('\n');
  },
  moment: (table) => [String(table.game.s.turn.n), table.game.s.turn.part],
  detail: () => '',
  hand: (table, seat, s) => `${s.bold('Hand')} ${cards(boardOf(table, seat).seats[seat].hand.cards)}`,
  handFor: () => '',
  about: {
    card: {
      help: 'what a card says',
      text: (name) => {
        const found = Object.values(lexiconOf('en').cards).find((x) => x?.name.toLowerCase() === name.toLowerCase());
        return found === undefined ? `There is no card "${name}".` : `${found.name}: ${found.text}`;
      },
    },
  },
  option: (table, option) => {
    const said = optionIds.find(option);
    const piece =
      said?.kind === 'piece' ? said.piece : said?.kind === 'order' && said.verb !== 'beam' && said.verb !== 'walk' ? said.of : null;
    return piece === null ? '' : (lexiconOf('en').cards[table.game.s.card[piece]]?.text ?? '');
  },
  inOrder: (options) => options,
  typed: (option) => option,
  good: (_, id) => ({ name: id, text: id, worth: 1 }),
  paint: (text) => text,
  playerName: (_, seat) => SEAT_NAMES[seat] ?? '',
  seatNames: () => SEAT_NAMES,
  isQuiet: () => false,
  isHeading: (type) => type === 'turn',
  options: {},
  players: 2,
  read: () => ({}),
  answering: '  a card        its number in the list',
};
