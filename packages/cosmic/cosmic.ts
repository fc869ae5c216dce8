import { attach, offersTo, trimZones, useHolding, type Flow, type Holding, type Law, type Rules, type Seat } from '@parley/kernel';
import { vacatedLaw } from './rules/board/vacated.ts';
import { shareFaces } from './rules/cards/faces.ts';
import { takenLaw } from './rules/cards/taken.ts';
import { attachEverything } from './rules/cards/zones.ts';
import type { Options } from './rules/options/options.ts';
import { step } from './rules/phases/turn.ts';
import { powerLaw } from './rules/powers/power-law.ts';
import { hasPower } from './rules/powers/sheets.ts';
import { rulesOfUse } from './rules/powers/use.ts';
import { lingeringContribution } from './rules/registry/contributions.ts';
import { placeOf } from './rules/registry/sources.ts';
import { readOptions } from './rules/setup/choose-aliens.ts';
import { createState, setup } from './rules/setup/setup.ts';
import { timing } from './rules/state/people.ts';
import { inEncounter, type Cosmic, type State } from './rules/state/state.ts';
import { timing as moments } from './rules/timing/timing.ts';
import type { WindowEvent } from './rules/timing/windows.ts';
import { describe, describeCause, describeEvent, describeOption } from './text/describe.ts';
import { facts } from './text/facts.ts';
import { vocabulary } from './text/vocabulary.ts';
import { BEATS } from './view/beats.ts';
import { cell, cells, following } from './view/cells.ts';
import type { CosmicView } from './view/cosmic-view.ts';
import { copies, faults } from './view/faults.ts';
import { scramble } from './view/scramble.ts';

const ANY_TIME = moments.keys.window('any.time');
const ANY_EVENT: WindowEvent = { at: 'any.time' };

/** Cosmic Encounter, as the kernel sees it. */
export const cosmic: Rules<State, CosmicView, Options> = {
  id: 'cosmic',
  version: '1',
  words: vocabulary,
  parse: readOptions,
  seats: ({ seats }) => seats.length,
  // A given starting position names hands and decks, so nobody at the table is told.
  publicOptions: (o) => ({ ...o, position: null }),
  create: createState,
  setup,
  step,
  checkpointsApart: 24,
  given: 'options',
  steady: ['face', 'zones', 'places'],
  outcome: (g) => (g.s.winners ? { winners: g.s.winners, by: g.s.wonBy } : null),
  tidy: (s) => trimZones(s.cards),
  attachAll(g) {
    const laws: Law<State>[] = [
      { id: 'power', on: ['board'], check: () => powerLaw(g) },
      { id: 'vacated', on: ['board'], check: () => vacatedLaw(g) },
    ];
    if (g.s.options.rewards !== 'none') laws.push({ id: 'taken', on: ['board'], check: () => takenLaw(g) });
    attach(g, { key: 'rules', order: 0, who: () => -1 }, { laws });
    shareFaces(g);
    attachEverything(g);
  },
  timing: (g) => timing(g),
  ...rulesOfUse,
  working(g, source) {
    const { sheet } = placeOf(source);
    return sheet < 0 || hasPower(g, g.s.sheets[sheet]);
  },
  facts,
  raisable: (g, seat) => (inEncounter(g) ? raisableHoldings(g, seat).map((h) => h.key) : []),
  *serve(g, seat, key): Flow {
    const h = raisableHoldings(g, seat).find((x) => x.key === key);
    if (h) yield* useHolding(g, h, seat, ANY_EVENT);
  },
  lingering: lingeringContribution,
  beats: BEATS,
  cells,
  following,
  cell,
  faults,
  copies,
  scramble,
  describe,
  describeOption,
  describeEvent,
  describeCause,
};

const raisableHoldings = (g: Cosmic, seat: Seat): Holding<State>[] => offersTo(g, ANY_TIME, seat, ANY_EVENT);
