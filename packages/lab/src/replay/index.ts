import { InputError, viewOf, waitingFor, type GameRecord } from '@parley/kernel';
import type { GameLab } from '../contract/game-lab.ts';
import { atMost, command, wholeNumber, type Args, type CommandSpec } from '../shared/args.ts';
import { styleFor, wrap, type Style } from '../shared/term.ts';
import { drawLine, type Listener } from '../terminal/log.ts';
import { because, drawTable, viewer } from './draw.ts';
import { readRecord } from '../game/record.ts';
import { retell, type Story } from './retell.ts';
import { stepThrough } from './step.ts';

const spec: CommandSpec = {
  name: 'replay',
  rest: 'FILE',
  about: 'Tells a stored game: what happened and why, as one seat could know it, up to any entry of its log.',
  options: {
    at: { takes: 'N', about: 'only up to entry N of the log (the whole game)' },
    seat: { takes: 'S', about: 'who looks: a seat (0, 1, ...), its name (red), spectator, or all (all)' },
    view: { about: 'only the table as it stands there' },
    step: { about: 'entry by entry, at your pace' },
    json: { about: 'the same for machines' },
  },
  examples: ['replay game.json --seat red', 'replay game.json --at 40 --view', 'replay game.json --step'],
};

export const main = command(spec, async (args) => {
  const [file] = args.rest;
  if (file === undefined) throw new InputError('Which file? For instance: lab replay game.json');
  atMost(args, 1, spec);
  const { lab: some, record } = readRecord(file);
  const at = wholeNumber(args, 'at', { min: 0, max: record.entries.length, usual: record.entries.length });
  return some.with(async (lab) => {
    const listener = listenerOf(lab, args, record);
    if (args.switches.has('step')) return stepThrough(lab, record, at === record.entries.length ? 0 : at, listener);
    const story = retell(lab, record, at, listener);
    if (args.switches.has('json')) console.log(JSON.stringify(asJson(record, story, listener), null, 1));
    else print(lab, record, story, listener, args.switches.has('view'));
    return story.stopped === null ? 0 : 1;
  });
});

function listenerOf<S>({ game: { rules }, terminal }: GameLab<S>, args: Args, record: GameRecord): Listener {
  const text = args.values.seat ?? 'all';
  if (text === 'all' || text === 'spectator') return text;
  const seats = rules.seats(rules.parse(record.options));
  const names = terminal.seatNames(record.options);
  const seat = /^\d+$/.test(text) ? Number(text) : names.indexOf(text.toLowerCase());
  if (seat < 0 || seat >= seats)
    throw new InputError(`--seat is 0 to ${seats - 1}, one of ${names.join(', ')}, spectator or all, not "${text}".`);
  return seat;
}

function print<S>(lab: GameLab<S>, record: GameRecord, story: Story<S>, listener: Listener, viewOnly: boolean): void {
  const s = styleFor(process.stdout);
  const width = Math.min(process.stdout.columns || 120, 140);
  if (!viewOnly) for (const line of tellStory(lab, story, s, width)) console.log(line);
  console.log(`\n${drawTable(lab, story, listener, s, width)}`);
  const told = story.steps.length - 1;
  const end = story.table.over ? 'the game is over' : `waiting for seat ${waitingFor(story.table).join(', ')}`;
  console.log(s.dim(`\nEntry ${told} of ${record.entries.length}; ${end}. Seed ${record.seed}`));
  if (story.stopped !== null) console.log(s.bad(`The record cannot be followed further: ${story.stopped}`));
}

function* tellStory<S>(lab: GameLab<S>, story: Story<S>, s: Style, width: number): Generator<string> {
  let number = 0;
  for (const [i, step] of story.steps.entries()) {
    if (step.said !== null) yield wrap(`${s.key(`[${i}]`)} ${s.dim(lab.terminal.paint(step.said, s))}`, width, '      ');
    for (const line of step.lines) yield drawLine(lab, line, ++number, s, width) + because(line, s);
  }
}

function asJson<S>(record: GameRecord, story: Story<S>, listener: Listener): unknown {
  return {
    game: record.game,
    seed: record.seed,
    entries: record.entries.length,
    at: story.steps.length - 1,
    over: story.table.over,
    waitingFor: waitingFor(story.table),
    stopped: story.stopped,
    steps: story.steps.map(({ said, lines }, entry) => ({
      entry,
      said,
      events: lines.map(({ n, type, text, why, causes }) => ({ n, type, text, why, causes })),
    })),
    view: viewOf(story.table.game, viewer(listener)),
  };
}
