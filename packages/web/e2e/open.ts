import { json } from '@parley/kernel';
import type { CreateInput, Created, Quick, Session } from '@parley/server/protocol';
import type { Browser, BrowserContext, Page } from 'playwright-core';

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly touch?: boolean;
  readonly theme?: 'dark' | 'light';
  /** How fast things move; 0: not at all. */
  readonly speed?: number;
  /** Does a new question ignore clicks for a moment? People who never double-click need no pause. */
  readonly pause?: boolean;
  /** Is it a first game, with its hints? */
  readonly hints?: boolean;
  /** Chosen in the settings; left out: the browser's, which is English. */
  readonly language?: string;
}
/** How long anything on a page may take before it counts as hanging. */
export const STEP = 30_000;

/** For a whole game, in which each step has its own limit: however slow the machine, what hangs is found out early. */
export const WHOLE_GAME = 120_000;

export const DESKTOP: Look = { width: 1440, height: 900 };
export const PHONE: Look = { width: 390, height: 844, touch: true };

export async function post(address: string, path: string, body: unknown, token?: string): Promise<json.Json> {
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return json.parse(await response.text());
}

const readSession: json.Reader<Session> = json.fields({ id: json.text, name: json.text, token: json.text });
const readCreated: json.Reader<Created> = json.fields({ table: json.text });
const readQuick: json.Reader<Quick> = json.fields({ table: json.text, session: readSession });
const readStatus = json.fields({ meta: json.fields({ status: json.text }) });

export const signIn = async (address: string, name: string): Promise<Session> =>
  readSession(await post(address, '/session', { name }), 'the session');

/** Opens a table that somebody sets. */
export async function setTable(address: string, create: CreateInput, name = 'Mira'): Promise<Quick> {
  const session = await signIn(address, name);
  const { table } = readCreated(await post(address, '/tables', create, session.token), 'the table');
  return { table, session };
}

/** A game against rookies that has begun. */
export const quickGame = async (address: string, players = 4): Promise<Quick> =>
  readQuick(await post(address, '/quick', { players, name: 'Mira' }), 'the quick game');

/** A game that three bots have played to its end while nobody was looking. */
export async function botGame(address: string): Promise<string> {
  const seats = Array.from({ length: 3 }, () => ({ kind: 'bot' as const, bot: 'rookie' as const }));
  const { table } = await setTable(address, { seats, start: true });
  for (let tries = 0; tries < 600; tries++) {
    const response = await fetch(`${address}/api/tables/${table}`);
    const { meta } = json.read(readStatus, await response.text(), `table ${table}`);
    if (meta.status === 'over') return table;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`the bots of table ${table} have not finished their game`);
}

/** A browser of its own: with a session it is known to the server, and it has had its first hints. */
export async function newPerson(
  browser: Browser,
  look: Look = DESKTOP,
  session: Session | null = null,
): Promise<{ readonly context: BrowserContext; readonly page: Page; readonly faults: readonly string[] }> {
  const { width, height, touch = false, theme = 'dark', speed = 0, pause = false, hints = false, language } = look;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    ({ me, settings, off }) => {
      if (me !== null) localStorage.setItem('parley.session', JSON.stringify(me));
      localStorage.setItem('parley.settings', JSON.stringify(settings));
      if (off) localStorage.setItem('parley.coach', JSON.stringify({ off }));
    },
    { me: session, off: !hints, settings: { speed, theme, pause, ...(language === undefined ? {} : { language }) } },
  );
  context.setDefaultTimeout(STEP);
  const page = await context.newPage();
  return { context, page, faults: watchFaults(page) };
}

/** Opens a table and waits until its prompt is there. */
export async function openTable(page: Page, address: string, table: string): Promise<void> {
  await page.goto(`${address}/t/${table}`);
  await page.waitForSelector('#decision');
}

/** Collects whatever the page complains about. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

/** Collects every text the server sends to a page. */
export function watchFrames(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload.toString())));
  return frames;
}
