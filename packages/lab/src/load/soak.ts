import { json } from '@parley/kernel';
import { setTimeout as pause } from 'node:timers/promises';
import type { Gauges } from './gauges.ts';
import { Group } from './group.ts';
import type { LoadOptions } from './options.ts';
import { ownSide, type OwnSide } from './own-side.ts';
import { newCounts } from './tally.ts';

export const SOAK_MINUTE = 60_000;
/** Answers of one visit to a table. */
const VISIT = 30;
/** A visit that takes longer, in milliseconds, stands still. */
const STUCK = 60_000;
/** Milliseconds until a table that was left goes to sleep. */
const ASLEEP = 2_000;

export interface SoakMinute extends Gauges {
  readonly minute: number;
  readonly answers: number;
  /** Visits to tables that have come to their end. */
  readonly visits: number;
  readonly awake: number;
}

/**
 * Tables come and go: people open one, play a while and leave it, and it goes to sleep; every fourth is woken once more. What the server holds
 * after its garbage is collected should stay where it is.
 */
export async function soak(
  { soak: minutes, tables, seats, database }: Pick<LoadOptions, 'soak' | 'tables' | 'seats' | 'database'>,
  minute: number,
  tell: (line: string) => void,
): Promise<readonly SoakMinute[]> {
  const own = await ownSide(seats, { databaseUrl: database, hibernateAfter: ASLEEP });
  const state = { stopped: false, visits: 0, answers: 0 };
  try {
    const playing = Promise.all(
      Array.from({ length: tables }, async (_, place) => {
        for (let n = 0; !state.stopped; n++) {
          await visit(own, place * 1_000_000 + n, seats, state);
          state.visits++;
        }
      }),
    );
    // Nobody waits for it before the end, and it must not fail unheard.
    playing.catch(() => undefined);
    tell('| minute | answers | visits | tables awake | heap | resident | descriptors |\n|---|---|---|---|---|---|---|');
    const told: SoakMinute[] = [];
    for (let n = 1; n <= minutes; n++) {
      await Promise.race([pause(minute), playing]);
      const now = await minuteOf(own, n, state);
      told.push(now);
      tell(rowOf(now));
    }
    state.stopped = true;
    await playing;
    // All have left: what is still held is held for nobody.
    await pause(ASLEEP * 2 + 1_000);
    const end = await minuteOf(own, minutes, state);
    tell(rowOf(end).replace(/^\| \d+/, '| all left'));
    tell(`\n${growth(told, minute)}`);
    return [...told, end];
  } finally {
    state.stopped = true;
    await own.stop();
  }
}

/** People come, open a table, play a while and leave; some come back when it sleeps. */
async function visit(own: OwnSide, n: number, seats: number, state: { readonly stopped: boolean; answers: number }): Promise<void> {
  const group = await Group.gather(own.url, n, seats, own.tally);
  for (const person of group.people) person.kept = () => void state.answers++;
  await playSome(group);
  group.leave();
  if (n % 4 === 3 && !state.stopped) {
    await pause(ASLEEP * 2);
    await group.comeBack(own.url);
    await playSome(group);
    group.leave();
  }
  // Times of answers are of no interest here, and they would pile up.
  if (own.tally.now.times.length > 10_000) own.tally.now = newCounts();
}

/** Resolves after some answers, or when the game is over. */
function playSome(group: Group): Promise<void> {
  let left = VISIT;
  return new Promise((resolve, reject) => {
    const stuck = setTimeout(() => reject(new Error(`table ${group.table} stands still`)), STUCK);
    group.ready = () => {
      if (group.over || (left === 0 && !group.people.some((p) => p.underWay))) {
        clearTimeout(stuck);
        resolve();
      } else if (left > 0 && group.move()) left--;
    };
    group.ready();
  });
}

async function minuteOf({ server }: OwnSide, n: number, { answers, visits }: { answers: number; visits: number }): Promise<SoakMinute> {
  const awake = await server.ask(json.number, 'awake');
  return { minute: n, answers, visits, awake, ...(await server.gauges('collected')) };
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const rowOf = (m: SoakMinute): string =>
  `| ${[m.minute, m.answers, m.visits, m.awake, megabytes(m.heap), megabytes(m.rss), m.descriptors].join(' | ')} |`;

/** From the second minute on, when all has been loaded and compiled, to the last. */
export function growth(minutes: readonly SoakMinute[], minute: number): string {
  const [first, last] = [minutes[Math.min(1, minutes.length - 1)], minutes[minutes.length - 1]];
  if (first === undefined || last === undefined || first === last) return 'Growth: too short to tell.';
  const visits = last.visits - first.visits;
  const took = ((last.minute - first.minute) * minute) / SOAK_MINUTE;
  const heap = last.heap - first.heap;
  const perVisit = visits > 0 ? `, ${(heap / visits / 1024).toFixed(2)} KB a visit` : '';
  return `Growth in ${took.toFixed(1)} minutes and ${visits} visits: heap ${megabytes(heap)}${perVisit}, resident ${megabytes(last.rss - first.rss)}, descriptors ${last.descriptors - first.descriptors}.`;
}
