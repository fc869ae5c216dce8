import type { Seat } from '../flow/decision.ts';
import type { Game, Rules } from '../state/game.ts';
import * as json from '../state/json.ts';

/** The rules of a game that has no content, no hidden things and no texts. Tests put in what they are about. */
export function bareRules<S>(own: Pick<Rules<S>, 'create' | 'step'> & Partial<Rules<S>>): Rules<S> {
  return {
    id: 'bare',
    version: '1',
    parse: (options) => json.parse(JSON.stringify(options ?? null)),
    seats: () => 3,
    *setup() {},
    outcome: () => ({ winners: [], by: 'end' }),
    attachAll() {},
    timing: seatsInOrder,
    usable: () => true,
    working: () => true,
    raisable: () => [],
    *serve() {},
    lingering: () => ({}),
    cells: () => [],
    cell: (_, key) => ({ all: key }),
    faults: () => [],
    scramble() {},
    describe: (_, d) => d.tag,
    describeOption: (_, __, option) => option,
    describeEvent: (_, e) => e.type,
    describeCause: (_, cause) => `${cause.kind} ${cause.id}`,
    ...own,
  };
}

const seatsInOrder = <S>(_: Game<S>): readonly Seat[] => [0, 1, 2];
