import pg from 'pg';

export const CHANNEL = 'parley_lines';
const PAUSE = 500;

export interface Ear {
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

/** A connection that only listens, and comes back when it breaks: then something may have been missed. */
export function listen(url: string, heard: (game: string, seq: number) => void, gap: () => void): Ear {
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
      if (!stopped) timer = setTimeout(() => void connect().then(gap, () => undefined), PAUSE);
    };
    fresh.on('error', again);
    fresh.on('end', again);
    fresh.on('notification', ({ payload = '' }) => {
      const space = payload.lastIndexOf(' ');
      heard(payload.slice(0, space), Number(payload.slice(space + 1)));
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
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
