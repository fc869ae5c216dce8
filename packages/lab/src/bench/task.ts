import { PACES, TASKS, type PaceName, type TaskName } from './tasks.ts';

// One measurement in a process of its own, so that none disturbs another: a task that is run once and prints what it found, or a pace,
// which is asked for as often as one likes.

const [name, detail] = process.argv.slice(2);
if (name in TASKS) console.log(JSON.stringify(TASKS[name as TaskName](Number(detail))));
else {
  const pace = PACES[name as PaceName](detail ?? '');
  process.on('message', (ms) => void Promise.resolve(pace(ms as number)).then((perSecond) => process.send?.(perSecond)));
}
