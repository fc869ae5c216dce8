import { askOpen, emit, endLingering, query, touch, type Flow } from '@parley/kernel';
import { leftOf } from '../board/people.ts';
import { turnScope, type Cosmic, type Encounter } from '../board/state.ts';
import { encounterCards } from '../cards/zones.ts';
import { isSignal } from '../signals.ts';
import { at, queryKeyOf } from '../windows.ts';
import { closeEncounter, playEncounter } from './encounter.ts';

const second = at('encounter.second');
const turnEnd = at('turn.end');
const AGAIN = queryKeyOf('encounter.again');
const NEEDS_CARD = queryKeyOf('encounter.needsCard');

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
      from: fresh ? 'start-turn' : 'regroup',
      nth: turn.encounters + 1,
    });
    turn.encounters++;
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

/** R11.9: after a success the offense may have a second encounter, if it holds an encounter card. */
function* goesOn(g: Cosmic, e: Encounter): Flow<boolean> {
  const { turn } = g.s;
  const who = turn.owner;
  turn.lastSucceeded = e.success === true && !e.turnEnds;
  yield* second(g);
  const natural = turn.lastSucceeded && turn.encounters < NORMAL_ENCOUNTERS && g.s.options.secondEncounters;
  const answer = yield* askOpen(g, () => {
    if (!query(g, AGAIN, natural, { who })) return null;
    if (query(g, NEEDS_CARD, true, { who }) && encounterCards(g, who).length === 0) return null;
    return { kind: 'yesno', seat: who, tag: 'encounter.second', from: 'rule:R11.9', fallback: false };
  });
  return answer === true;
}

function passTurn(g: Cosmic): void {
  const { turn } = g.s;
  const scope = turnScope(g);
  endLingering(g, (x) => x.until === scope);
  turn.owner = leftOf(g, turn.owner);
  turn.number++;
  turn.encounters = 0;
  turn.used = [];
  turn.next = 'new-turn';
  turn.lastSucceeded = false;
}
