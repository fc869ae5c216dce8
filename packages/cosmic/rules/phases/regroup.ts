import type { Flow } from '@parley/kernel';
import { retrieve } from '../ships/retrieval.ts';
import { enc, type Cosmic } from '../state/state.ts';
import { event, type RetrieveEvent } from '../timing/events.ts';
import { at } from '../timing/windows.ts';
import { technologyStep } from '../variants/technology/step.ts';

const wins = at('encounter.wins');
const start = at('encounter.start');
const retrieving = event('retrieve');
const during = at('regroup.during');

/** R5: wins that come before everything else, effects of the start of an encounter, then the offense takes back one ship. */
export function* regroup(g: Cosmic): Flow {
  yield* wins(g);
  yield* start(g);
  if (g.s.options.technology) yield* technologyStep(g);
  const ev: RetrieveEvent = { due: { who: enc(g).offense, n: 1 }, replaced: false }; // faq-general-39
  yield* retrieving(g, ev);
  if (!ev.replaced) yield* retrieve(g, ev.due.who, ev.due.n, 'rule:R5.3');
  yield* during(g);
}
