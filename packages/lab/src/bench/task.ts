import { TASKS, type TaskName } from './tasks.ts';

const [name, seconds, peers] = process.argv.slice(2);
const result = await TASKS[name as TaskName](Number(seconds), peers ?? '');
console.log(JSON.stringify(result));
