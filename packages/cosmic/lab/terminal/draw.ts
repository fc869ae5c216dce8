import { faceIn } from '../../ids/index.ts';
import { lexicon } from '../../text/describe.ts';
import { placeText } from '../../text/index.ts';
import type { Seat } from '@parley/kernel';
import { pad, type Style } from '@parley/lab/kit';
import { PHASES, type Board, type EncounterView, type PlaceView, type SlotView } from '../../view/board.ts';
import { playerRows, shipsAt, shipsIn, type PlayerRow, type Ships } from './board.ts';

const capital = (x: string): string => x.charAt(0).toUpperCase() + x.slice(1);
/** Short names of colours, for ships away from home. */
const SHORT: { readonly [colour: string]: string } = { black: 'k' };
const short = (colour: string): string => SHORT[colour] ?? colour[0];

/** Everything on the table, in as few lines as there are players and a few more. */
export function drawBoard(b: Board, me: Seat | null, s: Style): string {
  const players = playerRows(b);
  const widest = Math.max(...players.flatMap((p) => p.planets.map((x) => planetText(x, p.colour).length)), 3) + 2;
  const planets = Math.max(...players.map((p) => p.planets.length));
  const nameWidth = Math.max(...players.map((p) => alienText(p).length), 5) + 1;
  const head = `  ${pad('', 8)}${pad('alien', nameWidth)}${pad('won', 6)}${pad('cards', 7)}${pad('warp', 6)}${Array.from(
    { length: planets },
    (_, i) => pad(String(i + 1), widest),
  ).join('')}`;
  const rows = players.map((p) => playerRow(p, b, me, s, nameWidth, widest));
  const title = b.turn.winners
    ? `Game over after turn ${b.turn.number}`
    : `Turn ${b.turn.number}: ${capital(colourOf(b, b.turn.owner))}${b.encounter && b.encounter.nth > 1 ? ', another encounter' : ''}`;
  return [
    `${s.bold(title)}${s.dim(`   deck ${b.piles.deck}, discard pile ${b.piles.discard.length}`)}`,
    s.dim(head.trimEnd()),
    ...rows,
    ...(b.encounter ? ['', drawEncounter(b, b.encounter, s)] : []),
  ].join('\n');
}

const colourOf = (b: Board, seat: Seat): string => b.people[seat]?.colour ?? 'nobody';
const nameOf = (b: Board, seat: Seat, s: Style): string => s.player(colourOf(b, seat), capital(colourOf(b, seat)));

function playerRow(p: PlayerRow, b: Board, me: Seat | null, s: Style, nameWidth: number, width: number): string {
  const turn = b.turn.owner === p.seat ? '▸' : ' ';
  const name = pad(s.player(p.colour, capital(p.colour)), 8);
  const alien = pad(alienText(p), nameWidth);
  const planets = p.planets.map((x) => pad(planetText(x, p.colour, s), width)).join('');
  const won = pad(`${p.colonies}/${b.goal}`, 6);
  const cards = pad(String(p.hand.n), 7);
  const warp = pad(p.inWarp > 0 ? s.bad(String(p.inWarp)) : s.dim('-'), 6);
  const you = p.seat === me ? s.key(' you') : '';
  return `${turn} ${name}${alien}${won}${cards}${warp}${planets.trimEnd()}${you}`;
}

function alienText(p: PlayerRow): string {
  const one = (x: PlayerRow['sheets'][number]): string =>
    `${x.name}${x.down ? ' (lost)' : x.zapped ? ' (zapped)' : ''}${x.tokens > 0 ? ` x${x.tokens}` : ''}`;
  return p.sheets.length === 0 ? '-' : p.sheets.map(one).join(', ');
}

/** The owner's ships as a bare number, others with a letter: `3+2b`. A planet in the warp says so: `~3`. */
function planetText(planet: PlaceView, home: string, s?: Style): string {
  const paint = (colour: string, text: string): string => (s ? s.player(colour, text) : text);
  const ships = shipsIn(planet.ships);
  const own = ships.find((x) => x.colour === home);
  const parts = [
    ...(own ? [paint(home, String(own.n))] : []),
    ...ships.filter((x) => x.colour !== home).map((x) => paint(x.colour, `${x.n}${short(x.colour)}`)),
  ];
  return `${planet.inWarp ? '~' : ''}${parts.length === 0 ? '·' : parts.join('+')}`;
}

/** Phase, sides, ships, cards and totals. */
export function drawEncounter(b: Board, e: EncounterView, s: Style): string {
  const strip = PHASES.slice(1).map((phase) => (phase === e.phase ? s.bold(phase.toUpperCase()) : s.dim(phase)));
  const side = (i: 0 | 1): string => {
    const main = i === 0 ? e.offense : e.defense;
    const label = pad(i === 0 ? 'offense' : 'defense', 9);
    if (main < 0) return `  ${label}${s.dim('not known yet')}`;
    return `  ${label}${pad(nameOf(b, main, s), 8)}${pad(forces(b, e, i, s), 44)}${card(b, e, i, s)}`.trimEnd();
  };
  return [`  ${strip.join(s.dim(' · '))}`, side(0), side(1)].join('\n');
}

/** Where the ships of a side are, and whose. */
function forces(b: Board, e: EncounterView, side: 0 | 1, s: Style): string {
  const target = e.target;
  if (side === 0) {
    const at = target === null ? '' : ` -> ${placeText(lexicon(), target)}`;
    return `${shipsText(shipsAt(b, 'gate'), s) || s.dim('no ships yet')}${at}`;
  }
  if (target === null) return s.dim(e.system === null ? '' : `in the ${e.system} system`);
  const planet = b.places.find((x) => x.name === target);
  const own = shipsIn(planet?.ships ?? {}).filter((x) => x.colour === colourOf(b, e.defense));
  const allies = shipsText(shipsAt(b, 'side'), s);
  return `${placeText(lexicon(), target)}: ${shipsText(own, s) || 'no ships'}${allies === '' ? '' : ` + ${allies}`}`;
}

export const shipsText = (ships: readonly Ships[], s: Style): string =>
  ships.map((x) => s.player(x.colour, `${x.n} ${x.colour}`)).join(', ');

function card(b: Board, e: EncounterView, side: 0 | 1, s: Style): string {
  const slot = e.slots[side];
  if (!slot) return '';
  const total = e.totals?.[side];
  const effects = b.receipts[side].flatMap((row) => (row.what === 'effect' ? [signed(row.n)] : []));
  const added = effects.length === 0 ? '' : s.dim(` (${effects.join(' ')})`);
  return `${slotText(slot, s)}${total === undefined ? '' : `  ${s.bold(`= ${total}`)}${added}`}`;
}

function slotText(slot: SlotView, s: Style): string {
  if (slot.card === null) return s.dim('[facedown]');
  const face = faceIn(slot.card);
  const name = lexicon().cards[face]?.name ?? face;
  if (!slot.up) return `[${name}${s.dim(', facedown')}]`;
  const counts = slot.type === 'attack' ? `attack ${slot.value}` : slot.type;
  const printed = name.toLowerCase().replace(/\b0(?=\d)/, '') === counts;
  return `[${name}${printed ? '' : s.dim(` as ${counts}`)}]`;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
