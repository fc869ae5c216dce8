import { emit, touch, type Flow, askOpen, yesOrNo, type Decision, endLingering } from '@parley/kernel';
import { nextAfter } from '../board/next-player.ts';
import { mayBegin } from '../cards/need.ts';
import { modifier } from '../registry/clauses.ts';
import { lingering } from '../registry/lingering.ts';
import { type Cosmic, type Player, type Encounter, turnScope } from '../state/state.ts';
import { queryOf } from '../timing/queries.ts';
import { isSignal } from '../timing/signals.ts';
import { at } from '../timing/windows.ts';
import { nextOfTeams } from '../variants/teams/turn.ts';
import { techInstead, encounterOrTech } from '../variants/technology/step.ts';
import { playEncounter, closeEncounter } from './encounter.ts';

const second = at('encounter.second');
const turnEnd = at('turn.end');
const AGAIN = queryOf('encounter.again');
/** R3.1: normally two encounters a turn at most. */
const NORMAL_ENCOUNTERS = 2;

/** One encounter of the game, and the question who goes on. False when somebody has won. */
export function* step(g: Cosmic): Flow<boolean> {
  try {
    const { turn } = g.s;
    const fresh = turn.next === 'new-turn';
    if (fresh) emit(g, 'turn', { who: turn.owner, n: turn.number });
    const e = yield* playEncounter(g, {
      offense: turn.owner,
      from: fresh ? 'start-turn' : 'regroup', // faq-general-17
      nth: turn.encounters + 1,
    });
    turn.encounters++;
    touch(g, 'turn');
    const more = yield* goesOn(g, e);
    if (!more) yield* turnEnd(g);
    closeEncounter(g, e);
    if (more) turn.next = 'encounter';
    else passTurn(g);
    touch(g, 'turn');
    return true;
  } catch (s) {
    if (isSignal(s) && s.signal === 'won') return false;
    throw s;
  }
}

/** Another encounter that somebody claimed through an effect. That is the decision: nobody is asked again. */
export const further = lingering<{ who: Player; needsCard: boolean }>('encounter.further', (dataOf) => [
  modifier('encounter.again', (v, q, c) => v || q.who === dataOf(c).who),
  modifier('encounter.needsCard', (v, q, c) => {
    const { who, needsCard } = dataOf(c);
    return v && (needsCard || q.who !== who);
  }),
]);

/** May the player whose turn it is go on with another encounter, as things stand? */
export function mayGoOn(g: Cosmic): boolean {
  const { turn, options } = g.s;
  const who = turn.owner;
  const natural = turn.lastSucceeded && turn.encounters < NORMAL_ENCOUNTERS && options.secondEncounters;
  return AGAIN.ask(g, natural, { who }) && mayBegin(g, who);
}

/** R11.9: after a success the offense may have a second encounter, if it holds an encounter card. */
function* goesOn(g: Cosmic, e: Encounter): Flow<boolean> {
  const { turn } = g.s;
  const who = turn.owner;
  turn.lastSucceeded = e.success === true && !e.turnEnds;
  yield* second(g);
  if (mayGoOn(g) && further.some(g, (x) => x.who === who)) return true;
  const answer = yield* askOpen(g, () => (mayGoOn(g) ? secondQuestion(g, who) : null));
  if (answer === 'tech') yield* techInstead(g, who);
  return answer === true || answer === 'encounter';
}

/** R11.10: with technology a second encounter may be exchanged for a tech. */
const secondQuestion = (g: Cosmic, seat: Player): Decision =>
  (g.s.options.technology ? encounterOrTech(g, seat) : null) ?? yesOrNo(seat, 'encounter.second', 'rule:R11.9', undefined, false);

function passTurn(g: Cosmic): void {
  const { turn } = g.s;
  const scope = turnScope(g);
  endLingering(g, (x) => x.until === scope);
  turn.owner = g.s.teams === undefined ? nextAfter(g, turn.owner) : nextOfTeams(g, g.s.teams);
  turn.number++;
  turn.encounters = 0;
  turn.used = [];
  turn.next = 'new-turn';
  turn.lastSucceeded = false;
}
