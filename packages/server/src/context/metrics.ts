/** Counters, gauges and one histogram, written as Prometheus reads them. */
export interface Metrics {
  add(name: Counter, n?: number): void;
  /** Seconds from receiving an answer to its acknowledgement. */
  answered(seconds: number): void;
  gauge(name: string, help: string, read: () => number): void;
  text(): string;
}

const COUNTERS = {
  answers: 'Answers and raised effects that were accepted and stored',
  refusals: 'Requests that were refused',
  messages: 'Messages received on sockets',
  bytes_sent: 'Bytes of messages sent on sockets',
  bad_messages: 'Messages that could not be read',
  conflicts: 'Writes that another process had overtaken',
  frozen: 'Tables that stood still because the rules failed',
  faults: 'Errors of the server itself',
  tables_created: 'Tables created',
  tables_woken: 'Tables brought back from storage',
  tables_hibernated: 'Tables put to sleep',
} as const;
export type Counter = keyof typeof COUNTERS;

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

export function newMetrics(): Metrics {
  const counts: { [name: string]: number | undefined } = {};
  const gauges: { readonly name: string; readonly help: string; read(): number }[] = [];
  const within = BUCKETS.map(() => 0);
  let seconds = 0;
  let answers = 0;
  return {
    add(name, n = 1) {
      counts[name] = (counts[name] ?? 0) + n;
    },
    answered(s) {
      answers++;
      seconds += s;
      for (let i = 0; i < BUCKETS.length; i++) if (s <= BUCKETS[i]) within[i]++;
    },
    gauge(name, help, read) {
      gauges.push({ name, help, read });
    },
    text() {
      const lines: string[] = [];
      const metric = (name: string, type: string, help: string, rows: readonly string[]): void => {
        lines.push(`# HELP parley_${name} ${help}`, `# TYPE parley_${name} ${type}`, ...rows.map((row) => `parley_${row}`));
      };
      for (const [name, help] of Object.entries(COUNTERS)) metric(`${name}_total`, 'counter', help, [`${name}_total ${counts[name] ?? 0}`]);
      for (const { name, help, read } of gauges) metric(name, 'gauge', help, [`${name} ${read()}`]);
      metric('answer_seconds', 'histogram', 'From receiving an answer to acknowledging it', [
        ...BUCKETS.map((le, i) => `answer_seconds_bucket{le="${le}"} ${within[i]}`),
        `answer_seconds_bucket{le="+Inf"} ${answers}`,
        `answer_seconds_sum ${seconds}`,
        `answer_seconds_count ${answers}`,
      ]);
      return `${lines.join('\n')}\n`;
    },
  };
}
