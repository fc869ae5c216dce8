// A reporter for vitest. A test that waits in vain is ended by vitest's own time limit; one that never comes back (an endless loop)
// cannot be, since it holds its thread. This looks at when each file last had something to say, and ends the run with its name.
import { relative } from 'node:path';

const LOOK = 1_000;
/** Longer than the time limit of a test, which has the first word. */
const MOST = 75_000;
/** Whole games in a browser have more time; whatever they wait for has a limit of its own. */
const MOST_IN_BROWSER = 150_000;
const mostFor = (file) => (/[\\/]test[\\/]browser[\\/]/.test(file) ? MOST_IN_BROWSER : MOST);

export default class Watchdog {
  /** File to what it told last, and when. */
  running = new Map();

  onInit(vitest) {
    this.root = vitest.config.root;
    this.timer = setInterval(() => this.look(), LOOK);
    this.timer.unref();
  }
  onTestModuleStart(module) {
    this.note(module, 'nothing yet');
  }
  onTestCaseReady(test) {
    this.note(test.module, `"${test.fullName}" has begun`);
  }
  onTestCaseResult(test) {
    this.note(test.module, `"${test.fullName}" is done`);
  }
  onHookStart({ entity, name }) {
    this.note(entity.module ?? entity, `${name} has begun`);
  }
  onTestModuleEnd(module) {
    this.running.delete(module.moduleId);
  }
  onTestRunEnd() {
    clearInterval(this.timer);
  }

  note(module, said) {
    this.running.set(module.moduleId, { said, at: performance.now() });
  }
  look() {
    for (const [file, { said, at }] of this.running) {
      const most = mostFor(file);
      if (performance.now() - at < most) continue;
      console.error(`\n${relative(this.root, file)} hangs: for ${most / 1000} s nothing came after: ${said}`);
      process.exit(1);
    }
  }
}
