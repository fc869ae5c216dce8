import '../made-cards.ts';
import './made-missions.ts';
import {
  answer,
  clearNews,
  nextStep,
  openTable,
  questionFor,
  raisable,
  waitingFor,
  type Act,
  type Decision,
  type GameEvent,
  type Table,
} from '@parley/kernel';
import { optionIds } from '../../ids/index.ts';
import { USUAL_HOUSE } from '../../rules/decks/options.ts';
import type { HouseRules, Options } from '../../rules/options/options.ts';
import { nameOf } from '../../rules/registry/cards.ts';
import { createState } from '../../rules/seeding/create.ts';
import { ownerOf } from '../../rules/state/control.ts';
import type { Piece, SeedPhase, State, Trek, Zone } from '../../rules/state/state.ts';
import { kindOf, MISSIONS, piecesIn, zoneOf, zoneOfLine, zoneOfMission, zoneOfSeat, type Line } from '../../rules/state/zones.ts';
import { cardNamed } from '../../testing/board.ts';
import type { PlayerName } from '../../testing/index.ts';
import { trek } from '../../trek.ts';

/** What a player brings, by the names of cards. Missions are drawn in this order, and filled up with universal ones. */
export interface Brings {
  readonly missions?: readonly string[];
  readonly reserve?: readonly string[];
  readonly seeds?: readonly string[];
  readonly draw?: readonly string[];
}
export interface More {
  readonly first?: PlayerName;
  readonly house?: Partial<HouseRules>;
}

const SEAT = { blue: 0, red: 1 } as const;
const FILLER = 'Military Exercises';
const id = (name: string): string => cardNamed(name).id;

/** A table at which people are about to seed. Nothing is asked of the decks but what the rules of seeding need. */
export function seeding(blue: Brings = {}, red: Brings = {}, { first = 'blue', house = {} }: More = {}): Seeds {
  const deckOf = ({ missions = [], reserve = [], seeds = [], draw = [] }: Brings) => ({
    name: 'Seeds',
    missions: [...missions, ...Array.from({ length: MISSIONS - missions.length }, () => FILLER)].map(id),
    reserve: reserve.map(id),
    seeds: seeds.map(id),
    sites: [],
    draw: [...draw, ...Array.from({ length: 30 - draw.length }, () => 'Klag')].map(id),
  });
  const options: Options = {
    seats: [{ deck: deckOf(blue) }, { deck: deckOf(red) }],
    first: SEAT[first],
    target: 100,
    faces: 'strict',
    house: { ...USUAL_HOUSE, ...house },
  };
  const rules: typeof trek = { ...trek, parse: () => options, create: (o, random) => inOrder(createState(o, random), options) };
  return new Seeds(openTable(rules, {}, 'seeding', { listen: true }));
}

/** The pile is shuffled by chance: a test lays it as it needs it, the first named on top. */
function inOrder(s: State, { seats }: Options): State {
  seats.forEach(({ deck }, seat) => {
    const left = [...s.cards.in[zoneOfSeat(seat, 'missions')]];
    const pile = deck.missions.map(
      (card) =>
        left.splice(
          left.findIndex((x) => s.card[x] === card),
          1,
        )[0],
    );
    s.cards.in[zoneOfSeat(seat, 'missions')].splice(0, pile.length, ...pile.toReversed());
  });
  return s;
}

export class Seeds {
  readonly table: Table<State>;
  readonly g: Trek;
  private readonly told: GameEvent[] = [];
  constructor(table: Table<State>) {
    this.table = table;
    this.g = table.game;
    this.collect();
  }
  private collect(): void {
    this.told.push(...this.g.events);
    clearNews(this.g);
  }
  private give(player: PlayerName, a: Parameters<typeof answer>[2]): void {
    const refusal = answer(this.table, SEAT[player], a);
    if (refusal !== null) throw new Error(`${player} is refused: ${refusal.message}`);
    const faults = trek.faults(this.g);
    if (faults.length > 0) throw new Error(`after what ${player} did: ${faults.join('; ')}`);
    this.collect();
  }

  get phase(): SeedPhase | null {
    return this.g.s.seeding?.phase ?? null;
  }
  /** Who is asked now. */
  get asked(): PlayerName | null {
    const [seat] = waitingFor(this.table);
    return seat === undefined ? null : seat === 0 ? 'blue' : 'red';
  }
  question(player: PlayerName): Decision | null {
    return questionFor(this.table, SEAT[player]);
  }
  private act(player: PlayerName): Act | null {
    const d = this.question(player);
    return d?.kind === 'act' ? d : null;
  }
  /** The cards a player may seed now, by name. */
  offered(player: PlayerName): string[] {
    return (this.act(player)?.verbs ?? []).flatMap(({ id: verb }) => {
      const said = optionIds.read(verb);
      return said.kind === 'order' && said.verb === 'seed' ? [nameOf(this.g, said.of)] : [];
    });
  }
  private verb(player: PlayerName, name: string): Act['verbs'][number] {
    const found = this.act(player)?.verbs.find(({ id: verb }) => {
      const said = optionIds.read(verb);
      return said.kind === 'order' && said.verb === 'seed' && nameOf(this.g, said.of) === name;
    });
    if (found === undefined) throw new Error(`${player} cannot seed ${name} now, only ${this.offered(player).join(', ')}`);
    return found;
  }
  /** The missions at which a card may be seeded, by name; none where there is no choice. */
  places(player: PlayerName, name: string): string[] {
    const ask = this.verb(player, name).first?.ask;
    return ask !== undefined && 'options' in ask ? ask.options.map((x) => this.holder(optionIds.as('zone', x).zone)) : [];
  }
  /** The missions under which it would be a mis-seed, as the player is warned. */
  wrong(player: PlayerName, name: string): string[] {
    const wrong = this.verb(player, name).first?.ask.data?.wrong;
    return Array.isArray(wrong) ? wrong.map((x) => this.holder(optionIds.as('zone', String(x)).zone)) : [];
  }
  /** Seeds a card at a mission, or with other words where it asks something else. */
  seed(player: PlayerName, name: string, ...said: readonly string[]): void {
    const chosen = this.verb(player, name);
    const steps: string[] = [];
    for (const word of said) {
      const step = nextStep(chosen, steps);
      const options = step !== null && 'options' in step.ask ? step.ask.options : [];
      const option = options.find((x) => x === word || this.meaning(x) === word);
      if (option === undefined) throw new Error(`${name} may not be seeded at ${word}`);
      steps.push(option);
    }
    this.give(player, { verb: chosen.id, steps });
  }
  private meaning(option: string): string {
    const said = optionIds.read(option);
    return said.kind === 'zone' ? this.holder(said.zone) : option;
  }
  pass(player: PlayerName): void {
    this.give(player, { verb: 'pass', steps: [] });
  }
  /** The places at which the drawn mission may be laid, as they are counted from the left. */
  gaps(player: PlayerName): { readonly line: string; readonly at: number }[] {
    const d = this.question(player);
    if (d?.kind !== 'choose') return [];
    return d.options.map((x) => {
      const { line, at } = optionIds.as('gap', x);
      return { line: (['Alpha', 'Gamma', 'Delta'] as const).find((y) => zoneOfLine(y) === line) ?? '?', at };
    });
  }
  lay(player: PlayerName, at: number, line?: Line): void {
    const d = this.question(player);
    const gap =
      d?.kind === 'choose'
        ? d.options.find((x) => {
            const said = optionIds.as('gap', x);
            return said.at === at && (line === undefined || said.line === zoneOfLine(line));
          })
        : undefined;
    if (gap === undefined) throw new Error(`${player} cannot lay a mission there`);
    this.give(player, gap);
  }
  /** Whoever is asked lays a mission at the right end of its line, or passes. */
  layOne(): void {
    const player = this.asked;
    const d = player === null ? null : this.question(player);
    if (player === null || d === null) throw new Error('nobody is asked');
    if (d.kind === 'choose') this.give(player, rightEnd(d.options));
    else this.pass(player);
  }
  /** Goes on until something else than laying missions is asked: each goes to the right end of its line. */
  layAll(): void {
    for (let player = this.asked; player !== null; player = this.asked) {
      const d = this.question(player);
      if (d?.kind !== 'choose' || d.tag !== 'seed.mission') return;
      this.give(player, rightEnd(d.options));
    }
  }
  /** Everybody passes and lays missions until this phase, or the first turn. */
  until(phase: SeedPhase | null): void {
    for (let n = 0; n < 100 && this.phase !== phase && this.phase !== null; n++) {
      const player = this.asked;
      if (player === null) return;
      if (this.question(player)?.kind === 'choose') this.layAll();
      else this.pass(player);
    }
  }

  private holder(zone: Zone): string {
    const holder = this.g.s.cards.holder[zone];
    return holder < 0 ? kindOf(zone) : nameOf(this.g, holder);
  }
  /** The missions of a line, from left to right. */
  line(line: Line = 'Alpha'): string[] {
    return this.names(piecesIn(this.g, zoneOfLine(line)));
  }
  names(pieces: readonly Piece[]): string[] {
    return pieces.map((x) => nameOf(this.g, x));
  }
  piece(name: string, of?: PlayerName): Piece {
    const found = this.g.s.card.flatMap((_, x) =>
      nameOf(this.g, x) === name && (of === undefined || ownerOf(this.g, x) === SEAT[of]) ? [x] : [],
    );
    return found.find((x) => kindOf(zoneOf(this.g, x)) !== 'aside') ?? found[0];
  }
  at(mission: string, zone: 'seeds' | 'space' | 'surface'): string[] {
    const on = piecesIn(this.g, zoneOfLine('Alpha')).concat(piecesIn(this.g, zoneOfLine('Gamma')));
    const piece = on.find((x) => nameOf(this.g, x) === mission);
    return piece === undefined ? [] : this.names(piecesIn(this.g, zoneOfMission(piece, zone)));
  }
  of(player: PlayerName, zone: 'hand' | 'deck' | 'out' | 'table' | 'aside' | 'missions'): string[] {
    return this.names(piecesIn(this.g, zoneOfSeat(SEAT[player], zone)));
  }
  events(type: string): readonly GameEvent[] {
    return this.told.filter((e) => e.type === type);
  }
  raisable(player: PlayerName): readonly string[] {
    return raisable(this.table, SEAT[player]);
  }
}
/** The last place of the first line there is. */
const rightEnd = (gaps: readonly string[]): string =>
  gaps.findLast((x) => optionIds.as('gap', x).line === optionIds.as('gap', gaps[0]).line) ?? gaps[0];
