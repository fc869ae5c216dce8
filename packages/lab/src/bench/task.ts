import { PACES, TASKS, type PaceName, type TaskName } from './tasks.ts';

// One measurement in a process of its own, so that none disturbs another: a task that is run once and prints what it found, or a pace,
// which is asked for as often as one likes.

const [name, detail] = process.argv.slice(2);
const isTask = (x: string): x is TaskName => Object.hasOwn(TASKS, x);
const isPace = (x: string): x is PaceName => Object.hasOwn(PACES, x);
if (isTask(name)) console.log(JSON.stringify(TASKS[name](Number(detail))));
else if (isPace(name)) {
  const pace = PACES[name](detail ?? '');
  process.on('message', (ms) => void Promise.resolve(pace(Number(ms))).then((perSecond) => process.send?.(perSecond)));
} else throw new Error(`there is nothing to measure called "${name}"`);
