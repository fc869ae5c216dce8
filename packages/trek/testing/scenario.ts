import {
  answer,
  clearNews,
  fallbackAnswer,
  nextStep,
  openTable,
  questionFor,
  raise,
  waitingFor,
  whyIllegal,
  type Act,
  type Answer,
  type Decision,
  type GameEvent,
  type Seat,
  type Step,
  type StepAnswer,
  type Table,
} from '@parley/kernel';
import { watchStep } from '@parley/kernel/testing';
import { optionIds, type VerbName } from '../ids/index.ts';
import { isInPlay } from '../rules/board/places.ts';
import { scoreOf } from '../rules/cards/points.ts';
import { nameOf } from '../rules/registry/cards.ts';
import { ownerOf } from '../rules/state/control.ts';
import type { Piece, State, Trek } from '../rules/state/state.ts';
import { kindOf, zoneOf, zoneOfSeat, type SeatZone } from '../rules/state/zones.ts';
import { trek } from '../trek.ts';
import { stateOf, type Board } from './board.ts';

export type PlayerName = 'blue' | 'red';
const seatOf = (player: PlayerName): Seat => (player === 'blue' ? 0 : 1);

/** Something by name: a card ('Runabout'), a place ('aboard Runabout', 'planet Excavation', 'space Excavation'), a word, or several of them. */
export type Meaning = string | readonly string[] | number | boolean;

/** A game from a given board, played by what people mean. What a test does not say is answered modestly: windows are passed. */
export interface Scenario {
  readonly table: Table<State>;
  readonly g: Trek;
  /** Gives an order or plays a card: `t.order('blue', 'move', 'Runabout', 'space Excavation')`. */
  order(player: PlayerName, verb: VerbName, of: string, ...steps: readonly Meaning[]): void;
  /** Is it offered now? */
  offers(player: PlayerName, verb: VerbName, of: string): boolean;
  /** What can be chosen in the first step of an order, by name. */
  choices(player: PlayerName, verb: VerbName, of: string): string[];
  /** Answers the next question with this tag in this way, whenever it comes. */
  plan(player: PlayerName, tag: string, meaning: Meaning): void;
  /** Uses a text when it is offered in a window. */
  use(player: PlayerName, card: string): void;
  raise(player: PlayerName, card: string): void;
  endTurn(): void;
  /** The question somebody is asked now. */
  asked(player: PlayerName): Decision | null;
  /** Plays on with modest answers until somebody is asked this, or the game stands at somebody's turn. */
  run(): void;
  events(type?: string): readonly GameEvent[];
  /** The card of this name: the nth, or of a player. */
  piece(name: string, of?: PlayerName): Piece;
  /** Where a card is: a zone's name and its holder, 'aboard Runabout', 'discard blue'. */
  where(name: string, of?: PlayerName): string;
  score(player: PlayerName): number;
  names(pieces: readonly Piece[]): string[];
}

interface Planned {
  readonly seat: Seat;
  readonly tag: string;
  readonly meaning: Meaning;
}

export function scenario(board: Board, seed = 'scenario'): Scenario {
  const rules = { ...trek, parse: () => stateOf(board).options, create: () => stateOf(board) };
  const table = openTable(rules, {}, seed, { listen: true, hashEvery: 1 });
  const g = table.game;
  const plans: Planned[] = [];
  const story: string[] = [];
  const kept: GameEvent[] = [];
  let watch = watchStep(table);

  const fail = (message: string): never => {
    throw new Error(`${message}\n\n${story.join('\n')}`);
  };
  const collect = (): void => {
    for (const e of g.events) {
      kept.push(e);
      const cause = e.why === null ? '' : `   (${e.why.kind} ${e.why.id})`;
      story.push(`  ${trek.describeEvent(g, e, null) || e.type + JSON.stringify(e.data)}${cause}`);
    }
    watch.check();
    clearNews(g);
  };
  const give = (seat: Seat, a: Answer): void => {
    const d = questionFor(table, seat);
    if (d === null) return fail(`${nameOfSeat(seat)} is not asked anything`);
    story.push(`${nameOfSeat(seat)}: ${trek.describe(g, d) || d.tag} ${JSON.stringify(a)}`);
    watch = watchStep(table);
    const refusal = answer(table, seat, a);
    if (refusal !== null) fail(`refused: ${refusal.message}; ${whyIllegal(d, a) ?? ''}`);
    collect();
  };

  const matching = (d: { readonly options: readonly string[] }, name: string): string => {
    if (d.options.includes(name)) return name;
    const found = d.options.find((option) => meaningOf(g, option).includes(name));
    return found ?? fail(`"${name}" is not among ${d.options.map((x) => meaningOf(g, x)[0]).join(', ')}`);
  };
  const stepAnswer = (ask: Step['ask'] | Decision, meaning: Meaning): StepAnswer => {
    if (ask.kind === 'choose' && typeof meaning === 'string') return matching(ask, meaning);
    if ((ask.kind === 'some' || ask.kind === 'order') && typeof meaning === 'object') {
      const left = [...ask.options];
      return meaning.map((name) => {
        const option = matching({ options: left }, name);
        left.splice(left.indexOf(option), 1);
        return option;
      });
    }
    if ((ask.kind === 'number' && typeof meaning === 'number') || (ask.kind === 'yesno' && typeof meaning === 'boolean')) return meaning;
    return fail(`"${String(meaning)}" is no answer to ${ask.kind} ${ask.tag}`);
  };
  const actOf = (player: PlayerName): Act => {
    run();
    const d = questionFor(table, seatOf(player));
    return d?.kind === 'act' ? d : fail(`${player} has nothing to order now`);
  };
  const verbIn = (d: Act, verb: VerbName, of: string): Act['verbs'][number] | undefined =>
    d.verbs.find(({ id }) => {
      const said = optionIds.read(id);
      return said.kind === 'order' && said.verb === verb && namesOf(g, verb, said.of).includes(of);
    });

  /** Answers everything that is not somebody's turn: as planned, else modestly. */
  function run(): void {
    for (let n = 0; n < 500; n++) {
      const [seat] = waitingFor(table);
      if (seat === undefined) return;
      const d = questionFor(table, seat);
      if (d === null || d.kind === 'act') return;
      const at = plans.findIndex((p) => p.seat === seat && p.tag === d.tag && fits(d, p.meaning));
      if (at >= 0) give(seat, stepAnswer(d, plans.splice(at, 1)[0].meaning));
      else give(seat, fallbackAnswer(d));
    }
    fail('this never ends');
  }
  const fits = (d: Decision, meaning: Meaning): boolean =>
    d.tag !== 'use' || (d.kind === 'choose' && d.options.some((x) => meaningOf(g, x).includes(String(meaning))));

  const pieceNamed = (name: string, of?: PlayerName): Piece => {
    const all = g.s.card.flatMap((_, piece) =>
      nameOf(g, piece) === name && (of === undefined || ownerOf(g, piece) === seatOf(of)) ? [piece] : [],
    );
    return all.find((x) => isInPlay(g, x)) ?? all[0] ?? fail(`no card is called "${name}"`);
  };

  collect();
  run();
  return {
    table,
    g,
    order(player, verb, of, ...meanings) {
      const d = actOf(player);
      const chosen = verbIn(d, verb, of);
      if (chosen === undefined) return fail(`${player} cannot ${verb} ${of}; offered: ${d.verbs.map((x) => x.id).join(', ')}`);
      const steps: StepAnswer[] = [];
      for (const meaning of meanings) {
        const step = nextStep(chosen, steps);
        if (step === null) return fail(`${verb} ${of} has only ${steps.length} steps`);
        steps.push(stepAnswer(step.ask, meaning));
      }
      for (let step = nextStep(chosen, steps); step !== null; step = nextStep(chosen, steps)) steps.push(fallbackAnswer(step.ask));
      give(seatOf(player), { verb: chosen.id, steps });
      run();
    },
    offers: (player, verb, of) => verbIn(actOf(player), verb, of) !== undefined,
    choices(player, verb, of) {
      const first = verbIn(actOf(player), verb, of)?.first?.ask;
      return first !== undefined && 'options' in first ? first.options.map((x) => meaningOf(g, x)[0]) : [];
    },
    plan: (player, tag, meaning) => void plans.push({ seat: seatOf(player), tag, meaning }),
    use: (player, card) => void plans.push({ seat: seatOf(player), tag: 'use', meaning: card }),
    raise(player, card) {
      const seat = seatOf(player);
      const key = g.rules.raisable(g, seat).find((x) => meaningOf(g, x).includes(card));
      if (key === undefined) return fail(`${player} cannot use ${card} now`);
      watch = watchStep(table);
      const refusal = raise(table, seat, key);
      if (refusal !== null) fail(refusal.message);
      collect();
      run();
    },
    endTurn() {
      const [seat] = waitingFor(table);
      give(seat, { verb: 'end', steps: [] });
      run();
    },
    asked: (player) => questionFor(table, seatOf(player)),
    run,
    events: (type) => (type === undefined ? kept : kept.filter((e) => e.type === type)),
    piece: pieceNamed,
    where: (name, of) => placeName(g, zoneOf(g, pieceNamed(name, of)))[0],
    score: (player) => scoreOf(g, seatOf(player)),
    names: (pieces) => pieces.map((x) => nameOf(g, x)),
  };
}

const nameOfSeat = (seat: Seat): string => (seat === 0 ? 'blue' : 'red');

/** What an option can be called in a test, the clearest name first. */
function meaningOf(g: Trek, option: string): string[] {
  const said = optionIds.find(option);
  switch (said?.kind) {
    case 'piece':
      return [nameOf(g, said.piece)];
    case 'zone':
      return placeName(g, said.zone);
    case 'order':
      return namesOf(g, said.verb, said.of).map((x) => `${said.verb} ${x}`);
    case 'clause':
      return said.on === 'card' ? [nameOf(g, said.n)] : [option];
    default:
      return [option];
  }
}

/** Orders are given to cards, or to those who are at a place. */
const namesOf = (g: Trek, verb: VerbName, of: number): string[] =>
  verb === 'beam' || verb === 'walk' ? placeName(g, of) : [nameOf(g, of)];

/** 'planet X', 'space X', 'aboard X', 'in X', 'on X', 'seeds X'; of a seat 'hand blue'. The bare name of the holder does as well. */
function placeName(g: Trek, zone: number): string[] {
  const kind = kindOf(zone);
  const holder = g.s.cards.holder[zone];
  if (holder >= 0) {
    const word = kind === 'surface' ? 'planet' : kind === 'in' ? 'aboard' : kind;
    return [`${word} ${nameOf(g, holder)}`, nameOf(g, holder)];
  }
  for (const seat of [0, 1]) if (zoneOfSeat(seat, asSeatZone(kind)) === zone) return [`${kind} ${nameOfSeat(seat)}`];
  return [kind];
}
const SEAT_KINDS: readonly string[] = ['hand', 'deck', 'discard', 'points', 'out', 'table', 'aside', 'missions'];
const isSeatZone = (kind: string): kind is SeatZone => SEAT_KINDS.includes(kind);
const asSeatZone = (kind: string): SeatZone => (isSeatZone(kind) ? kind : 'hand');
