import {
  answer,
  openTable,
  questionFor,
  raisable,
  raise,
  randomFrom,
  rewind,
  waitingFor,
  type GameEvent,
  type Table,
} from '@parley/kernel';
import { playBots, seenBy } from '@parley/kernel/players';
import { expect, it } from 'vitest';
import { rookie } from '../../bots/index.ts';
import { trek } from '../../index.ts';
import { starterDecks } from '../../rules/decks/starters.ts';
import type { State } from '../../rules/state/state.ts';
import type { TrekView } from '../../view/index.ts';

const copies = (n: number, ...ids: readonly string[]): readonly string[] => ids.flatMap((id) => Array.from({ length: n }, () => id));
const MISSIONS = ['PRE-173', 'PRE-161', 'PRE-146', 'PRE-150', 'PRE-152', 'PRE-182'];
const LOWER_DECKS = 'AU-42';
const UXBRIDGE = 'PRE-124';
const FAIR_PLAY = 'DOM-24';

/** A hidden agenda, people and Kevin Uxbridge, or events in his place. */
const deck = (name: string, others: readonly string[], agenda: readonly string[]): object => ({
  name,
  missions: MISSIONS,
  reserve: [],
  seeds: ['PRE-104', ...agenda],
  sites: [],
  draw: [...copies(5, 'PRE-201', 'PRE-202', 'PRE-203', 'PRE-331'), ...others],
});
/** The first seat can take events away that the second one plays. */
const table = (seed: string, mine = copies(12, UXBRIDGE), agenda: readonly string[] = [FAIR_PLAY]): Table<State, TrekView> =>
  openTable(
    trek,
    {
      seats: [{ deck: deck('Answers', mine, agenda) }, { deck: deck('Events', copies(12, LOWER_DECKS), [FAIR_PLAY]) }],
      first: 0,
      target: 60,
    },
    seed,
    { listen: true, log: true },
  );

/** What happens while two rookies play. */
function played(t: Table<State, TrekView>): readonly GameEvent[] {
  playBots(t, [rookie(), rookie()], { most: 400 });
  return t.game.events;
}
const of = (events: readonly GameEvent[], type: string, card?: string): readonly GameEvent[] =>
  events.filter((e) => e.type === type && (card === undefined || e.data.card === card));

it('the rookie turns its hidden agenda up in its first own turn', () => {
  const events = played(table('agendas'));
  expect(of(events, 'turned-up').map((e) => [e.data.by, e.data.card])).toEqual([
    [0, FAIR_PLAY],
    [1, FAIR_PLAY],
  ]);
  // Each of them after its own turn has begun, and before the next one does.
  const told = events.filter((e) => e.type === 'turned-up' || e.type === 'turn');
  const turns = of(told, 'turned-up').map((e) => told[told.indexOf(e) - 1]);
  expect(turns.map((e) => [e?.type, e?.data.by])).toEqual([
    ['turn', 0],
    ['turn', 1],
  ]);
});

it('it takes events of the other player away, and none while one of its own is in play', () => {
  const against = played(table('theirs', undefined, []));
  expect(of(against, 'played', UXBRIDGE).length).toBeGreaterThan(0);
  expect(of(against, 'nullified').length).toBeGreaterThan(0);
  const own = played(table('own', [...copies(6, UXBRIDGE), ...copies(6, LOWER_DECKS)], []));
  // Whatever was nullified was the other player's.
  expect([...of(against, 'nullified'), ...of(own, 'nullified')].every((e) => e.data.by === 1)).toBe(true);
});

it('it raises the same when what it may not know is another', () => {
  const t = table('scrambled raise');
  const bots = [rookie(), rookie()];
  const twin = rookie();
  const r = randomFrom('scrambled raise');
  let wanted = 0;
  for (let n = 0; n < 160 && !t.over; n++) {
    const [seat] = waitingFor(t);
    const d = questionFor(t, seat);
    if (d === null) break;
    const keys = raisable(t, seat);
    const key = keys.length > 0 ? (bots[seat].raise?.(seenBy(t, seat), keys) ?? null) : null;
    if (seat === 0 && keys.length > 0) {
      const other = rewind(t, t.entries.length);
      trek.scramble(other.game, 0, r);
      expect(twin.raise?.(seenBy(other, 0), keys) ?? null).toBe(key);
    }
    if (key !== null && raise(t, seat, key) === null) wanted++;
    else expect(answer(t, seat, bots[seat].answer(seenBy(t, seat), d))).toBeNull();
  }
  expect(wanted).toBeGreaterThan(1);
});

it('windows ask for one answer in ten at the most, over games of rookies with all starter decks', () => {
  const decks = starterDecks();
  let [answers, windows] = [0, 0];
  for (let i = 0; i < 12; i++) {
    const seats = [decks[i % decks.length], decks[(i * 5 + 1) % decks.length]].map(({ name }) => ({ deck: name }));
    const t = openTable(trek, { seats }, `windows.${i}`, { log: false });
    const counting = () => {
      const bot = rookie();
      return {
        ...bot,
        answer: (...given: Parameters<typeof bot.answer>) => {
          answers++;
          if (given[1].shows?.kind === 'clause') windows++;
          return bot.answer(...given);
        },
      };
    };
    playBots(t, [counting(), counting()], { most: 3_000 });
    expect(t.over).toBe(true);
  }
  console.info(`${windows} of ${answers} answers were given in windows: ${((100 * windows) / answers).toFixed(1)} %`);
  expect(windows * 10).toBeLessThanOrEqual(answers);
});
