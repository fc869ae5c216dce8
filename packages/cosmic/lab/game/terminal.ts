import { viewOf, type Table } from '@parley/kernel';
import { match, wrap, type TerminalTable } from '@parley/lab/kit';
import { InputError, type Decision, type GameEvent, type Plain, type Seat } from '@parley/kernel';
import { COLOURS, cosmic, describeGood, lexicon, playerName, speechOf, type State } from '../../index.ts';
import type { Board } from '../../view/board.ts';
import { boardOf } from '../../view/read.ts';
import { playerRow } from '../terminal/board.ts';
import { drawBoard, drawEncounter } from '../terminal/draw.ts';
import { drawAlien, drawCard, drawHand, handLine } from '../terminal/hand.ts';
import { aboutOption, goodName, inOrder } from '../terminal/words.ts';
import { faceIn, goodIds } from '../../ids/index.ts';

const seenBy = ({ game }: Table<State>, seat: Seat | null): Board => boardOf(viewOf(game, seat));

/** Questions for which one wants to see one's cards. */
const ABOUT_CARDS = new Set(['planning.select', 'deal', 'use', 'alliance.invite', 'alliance.answer', 'launch.ships']);
const NAMES = new RegExp(`\\b(${COLOURS.join('|')})\\b`, 'gi');
const WAYSIDES: readonly unknown[] = ['gate', 'side', 'warp'];
const HEADINGS = ['turn', 'game-won'];
/** A colony is worth about three cards. */
const COLONY = 3;

/** Ships that go to or come from the gate or the warp are told of by the event that sent them. */
const isQuiet = ({ type, data }: GameEvent): boolean =>
  type === 'ships-moved' && (WAYSIDES.includes(data.to) || WAYSIDES.includes(data.from));

function aliensOf(given: { readonly me?: string; readonly aliens?: string }, players: number): (string | null)[] {
  const others = (given.aliens ?? '').split(',').filter((x) => x !== '');
  if (others.length >= players) throw new InputError(`--aliens names ${others.length} aliens for ${players - 1} bots.`);
  return [given.me ?? null, ...others];
}

export const terminal: TerminalTable<State> = {
  board: (table, seat, s) => drawBoard(seenBy(table, seat), seat, s),
  moment(table, seat) {
    const e = seenBy(table, seat).encounter;
    return [String(e?.id ?? 0), e?.phase ?? ''];
  },
  detail(table, seat, s) {
    const board = seenBy(table, seat);
    return board.encounter ? drawEncounter(board, board.encounter, s) : '';
  },
  hand: (table, seat, s, width) => drawHand(playerRow(seenBy(table, seat), seat), s, width),
  handFor: (table, d: Decision, s) => (ABOUT_CARDS.has(d.tag) ? handLine(seenBy(table, d.seat).people[d.seat].hand.cards ?? [], s) : ''),
  about: {
    alien: {
      help: 'what an alien does',
      text(name, s, width) {
        const all = Object.values(lexicon().aliens).map((a) => ({ id: a.id, label: a.name }));
        if (name === '') return wrap(`The aliens: ${all.map((x) => x.label).join(', ')}`, width);
        const found = match(all, name);
        return 'id' in found ? drawAlien(found.id, s, width) : `No alien: ${found.problem}.`;
      },
    },
    cards: {
      help: 'what a card does',
      text(name, s, width) {
        const faces = Object.values(lexicon().cards).filter((f) => f.type !== 'destiny' && (f.type !== 'flare' || name.includes('flare')));
        const all = faces.map((f) => ({ id: f.id, label: f.name }));
        if (name === '') return wrap(`The cards: ${all.map((x) => x.label).join(', ')}, and the flares`, width);
        const found = match(all, name);
        return 'id' in found ? drawCard(found.id, s, width) : `No card: ${found.problem}.`;
      },
    },
  },
  option: ({ game }, option) => aboutOption(speechOf(game).names, option),
  inOrder,
  typed: faceIn,
  good: ({ game }, id) => ({ name: goodName(id), text: describeGood(game, id), worth: goodIds.read(id).kind === 'colony' ? COLONY : 1 }),
  paint: (text, s) => (s.on ? text.replaceAll(NAMES, (name) => s.player(name.toLowerCase(), name)) : text),
  playerName: ({ game }, seat) => playerName(game, seat),
  seatNames: (options: Plain) => cosmic.parse(options).seats.map(({ colour }) => colour),
  isQuiet,
  isHeading: (type) => HEADINGS.includes(type),
  options: {
    me: { takes: 'ALIEN', about: 'your alien (you choose between two)' },
    aliens: { takes: 'a,b', about: 'aliens of the bots, in their order; the others are dealt' },
    planets: { takes: '4|5', about: 'planets in each system, and colonies needed to win (5)' },
  },
  players: 4,
  read(given, players) {
    const { planets = '5' } = given;
    if (planets !== '4' && planets !== '5') throw new InputError(`--planets must be a whole number from 4 to 5, not "${planets}".`);
    const aliens = aliensOf(given, players);
    return { seats: Array.from({ length: players }, (_, i) => ({ alien: aliens[i] ?? null })), planets: Number(planets) };
  },
  answering: `  several       1 3 or negotiate, card-zap; all; none
  ships         red/1 2, red/3 1; or 3 for three from the fullest colonies; all
  order         2 1 (the rest follows)
  a deal        give attack-08, take colony blue/2; accept; leave; goods; wait`,
};
