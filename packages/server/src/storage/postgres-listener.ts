import pg from 'pg';

/** New lines of journals, and what processes tell each other. */
export const LINES = 'parley_lines';
export const TALK = 'parley_talk';
const PAUSE = 500;

export interface PostgresListener {
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

export interface Heard {
  line(game: string, seq: number): void;
  talk(text: string): void;
  /** The connection was broken: something may have been missed. */
  gap(): void;
}

/** A connection that only listens, and comes back when it breaks. */
export function listen(url: string, heard: Heard): PostgresListener {
  let client: pg.Client | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    let lost = false;
    const again = (): void => {
      if (lost) return;
      lost = true;
      client = null;
      fresh.end().catch(() => undefined);
      if (!stopped)
        timer = setTimeout(
          () =>
            void connect().then(
              () => heard.gap(),
              () => undefined,
            ),
          PAUSE,
        );
    };
    fresh.on('error', again);
    fresh.on('end', again);
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (channel === TALK) {
        heard.talk(payload);
        return;
      }
      const space = payload.lastIndexOf(' ');
      heard.line(payload.slice(0, space), Number(payload.slice(space + 1)));
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${LINES}; LISTEN ${TALK}`);
      client = fresh;
    } catch (error) {
      again();
      throw error;
    }
  };

  return {
    ready: connect(),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
