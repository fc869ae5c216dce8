import { fallbackAnswer, randomFrom, someGame, type Answer, type Decision } from '@parley/kernel';
import { playGame } from '@parley/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.ts';
import type { Created, GameInfo, GameLog, LobbyTable, MyGame, Quick, ReplayStep, Session, TableMeta } from '../src/protocol/index.ts';
import { call, Client, createTable, signIn } from './support/client.ts';
import { SECOND_THOUGHT, ownDecks, USUAL_DECK } from './support/own-decks.ts';
import { playOn } from './support/players.ts';
import { testServer, type TestServer } from './support/server.ts';
import { asked } from './support/tables.ts';
import { firstDifference, told } from './support/twins.ts';

const GAME = ownDecks.id;
const WINDOW = { min: 30, max: 60 };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ pokerFace: WINDOW, fixedSeed: 'the same cards' }, { games: [...GAMES, someGame(ownDecks)] });
});
afterAll(() => server.end());

const twoPeople = (): Promise<Session[]> => Promise.all(['Ada', 'Bob'].map((name) => signIn(server.url, name)));

/** The highest bid there is; nobody thinks twice. */
function highest(d: Decision): Answer {
  if (d.kind !== 'choose') return fallbackAnswer(d);
  return d.options.toSorted((a, b) => valueOf(b) - valueOf(a))[0];
}
const valueOf = (option: string): number => Number(/-(\d+)#/.exec(option)?.[1]);

/** A table of two with these decks, both looking at it, and a spectator. */
async function open(
  decks: readonly (readonly number[])[],
  people: readonly Session[],
  more: { readonly pokerFace?: boolean; readonly start?: boolean } = {},
): Promise<Client[]> {
  const [ada, bob, wim = await signIn(server.url, 'Wim')] = people;
  const { pokerFace = false, start = true } = more;
  const seats = [{ kind: 'me' as const, choice: { deck: [...decks[0]] } }, { kind: 'open' as const }];
  const table = await createTable(server.url, ada, { game: GAME, seats, visibility: 'open', pokerFace });
  const clients: Client[] = [];
  for (const session of [ada, bob, wim]) clients.push(await Client.sit(server.url, session, table));
  await clients[1].ask({ t: 'takeSeat', seat: 1, choice: { deck: [...decks[1]] } });
  if (start) await clients[0].ask({ t: 'start' });
  return clients;
}

/** Plays to the end, one after the other. */
async function play(clients: readonly Client[], choose: (d: Decision) => Answer = highest): Promise<void> {
  const players = clients.slice(0, 2);
  while (players[0].result === null) {
    const client = await Promise.race([asked(players), players[0].until(() => players[0].result !== null).then(() => null)]);
    if (client === null) break;
    const { prompt } = client;
    // When several are asked at once the first seat answers first.
    if (!prompt || client !== players.find((c) => c.prompt !== null)) continue;
    await client.answer(choose(prompt.decision), prompt.question).catch(() => undefined);
    await client.until(() => client.prompt !== prompt);
  }
  for (const c of clients) await c.until(() => c.result !== null);
}

it('the game of these tests passes the generic test', () => {
  const command = (seed: string): string => `vitest run packages/server/test/any-game.test.ts, seed ${seed}`;
  let scrambled = 0;
  for (let i = 0; i < 30; i++) {
    const decks = Array.from({ length: 2 + (i % 3) }, (_, seat) => (seat === 0 ? [1, 2, 3, 4, SECOND_THOUGHT] : USUAL_DECK));
    scrambled += playGame(ownDecks.rules, { decks }, `bids-${i}`, { command, thorough: i < 5 }).scrambled;
  }
  expect(scrambled).toBeGreaterThan(30);
});

describe('a server that plays another game', () => {
  it('lists it, and says what a seat chooses', async () => {
    const { games } = await call<{ games: readonly GameInfo[] }>(server.url, '/api/games');
    expect(games.map((game) => game.id)).toEqual(['cosmic', 'trek', 'bids', GAME]);
    expect(games[3]).toMatchObject({ name: 'Own Decks', seats: { min: 2, max: 4, usual: 2, fields: [{ id: 'deck', secret: true }] } });
    expect(games[3].bots).toEqual([{ id: 'dice', name: 'Dice', text: 'Lays any card.', usual: true }]);
    expect(await call(server.url, `/api/lexicon/${GAME}`)).toEqual({ cards: 'Bids' });
    expect(await call(server.url, `/api/codex/${GAME}`)).toMatchObject({ game: GAME });
  });

  it('lets two people play it to its end, and look at it again', async () => {
    const people = await twoPeople();
    const clients = await open([USUAL_DECK, [2, 2, 3, 3, 6]], people);
    const [ada, bob] = clients;
    const id = ada.table;
    // The words of this game, and of no other.
    expect(ada.heard.filter((m) => m.t === 'words').map((m) => m.game)).toEqual([GAME]);
    await ada.answer(highest(ada.prompt?.decision ?? fail()));
    // A table that was put away comes back at the same question.
    const table = await server.registry.get(id);
    await table.settled();
    server.registry.hibernate(table);
    for (const c of clients) await c.reconnect();
    expect(ada.prompt).toBeNull();
    expect(bob.prompt?.decision.tag).toBe('bid');
    // Words that somebody has are not sent again on the same connection; a new one has told that it knows none.
    await play(clients);
    expect(ada.result).toEqual(clients[2].result);
    expect(ada.events.filter((e) => e.type === 'round')).toHaveLength(4);

    const log = await call<GameLog>(server.url, `/api/games/${id}/log`);
    expect(log.game).toBe(GAME);
    const { game } = await call<{ game: string }>(server.url, '/api/games/import', log, people[0].token);
    const step = await call<ReplayStep>(server.url, `/api/replay/${game}?seat=all`);
    expect(step.result).toEqual(ada.result);
    const { table: further } = await call<Created>(server.url, `/api/replay/${id}/continue`, { at: 1, seat: 1 }, people[1].token);
    const again = await Client.sit(server.url, people[1], further);
    expect(again.last?.seats.map((x) => [x.kind, x.name])).toEqual([
      ['bot', 'Dice 1'],
      ['human', 'Bob'],
    ]);
    const { data } = await ada.ask({ t: 'rematch' });
    const rematch = await Client.sit(server.url, people[0], data?.table ?? '');
    expect(rematch.last?.seats[0].choice).toEqual({ deck: USUAL_DECK });
    for (const c of [...clients, again, rematch]) c.leave();
  });

  it('says why somebody cannot do what they wish, to whoever is asked and nobody else', async () => {
    const clients = await open([[1, 1, 1, 1, 1], USUAL_DECK], await twoPeople());
    const [ada, bob, wim] = clients;
    const { data } = await ada.ask({ t: 'why', wishes: [{ bid: 1 }, { bid: 6 }, { nothing: true }] });
    expect(data?.obstacles).toEqual([null, { from: 'rule:hand', tag: 'not-held', data: { bid: 6 } }, null]);
    await expect(wim.ask({ t: 'why', wishes: [{ bid: 1 }] })).rejects.toThrow('not-seated');
    await ada.answer(highest(ada.prompt?.decision ?? fail()));
    await ada.until(() => ada.prompt === null);
    await expect(ada.ask({ t: 'why', wishes: [{ bid: 1 }] })).rejects.toThrow('not-asked');
    await expect(bob.ask({ t: 'why', wishes: Array.from({ length: 21 }, () => ({ bid: 1 })) })).rejects.toThrow('bad-message');
    for (const c of clients) c.leave();
  });

  it.each(GAMES.map((game) => game.id))('lets two people and whom the game needs besides play its games: %s', async (game) => {
    const { min } = GAMES.find((x) => x.id === game)?.with(({ seats }) => seats) ?? fail();
    const people = await twoPeople();
    const seats = Array.from({ length: min }, (_, i) => ({ kind: (['me', 'open'] as const)[i] ?? ('bot' as const) }));
    const table = await createTable(server.url, people[0], { game, seats });
    const clients = await Promise.all(people.map((session) => Client.sit(server.url, session, table)));
    await clients[1].ask({ t: 'takeSeat', seat: 1 });
    await clients[0].ask({ t: 'start' });
    let left = 60;
    // Whoever has played enough tells the others, who may be waiting for their turn.
    const playing = clients.map(async (c, i) => {
      const given = await playOn(c, randomFrom(`${game} ${i}`), () => left-- <= 0);
      for (const other of clients) other.wake();
      return given;
    });
    const played = await Promise.all(playing);
    expect(Math.min(...played)).toBeGreaterThan(2);
    expect(clients.flatMap((c) => c.heard.flatMap((m) => (m.t === 'words' ? [m.game] : []))).every((x) => x === game)).toBe(true);
    for (const c of clients) c.leave();
  });

  it('opens a quick game with as many seats and the bot that are usual in it', async () => {
    const { table, session } = await call<Quick>(server.url, '/api/quick', { game: GAME });
    const me = await Client.sit(server.url, session, table);
    expect(me.last?.seats.map((x) => [x.kind, x.bot])).toEqual([
      ['human', null],
      ['bot', 'dice'],
    ]);
    while (me.result === null) {
      await me.until(() => me.prompt !== null || me.result !== null);
      const { prompt } = me;
      if (prompt) await me.answer(highest(prompt.decision)).then(() => me.until(() => me.prompt !== prompt));
    }
    me.leave();
  });

  it('refuses what this game does not have', async () => {
    const [ada] = await twoPeople();
    const create = (wish: object): Promise<unknown> =>
      call(server.url, '/api/tables', { game: GAME, seats: [{ kind: 'me' }, { kind: 'bot' }], ...wish }, ada.token);
    await expect(create({ seats: Array.from({ length: 5 }, () => ({ kind: 'bot' })) })).rejects.toThrow('This game has 2 to 4 seats.');
    await expect(create({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'rookie' }] })).rejects.toThrow(
      'There is no bot "rookie" in this game; the bots are dice.',
    );
    await expect(create({ seats: [{ kind: 'me', choice: { deck: 'all aces' } }, { kind: 'bot' }] })).rejects.toThrow('A deck is a list');
    await expect(create({ options: { rounds: 9 } })).rejects.toThrow('There are 1 to 4 rounds.');
    await expect(create({ options: { decks: [] } })).rejects.toThrow('Decks are chosen for seats.');
    await expect(create({ options: { order: [1] } })).rejects.toThrow('This server does not begin from given positions.');
    await expect(create({ game: 'chess' })).rejects.toThrow('There is no game "chess"');
    const table = await createTable(server.url, ada, { game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }] });
    const host = await Client.sit(server.url, ada, table);
    await expect(host.ask({ t: 'setBot', seat: 1, bot: 'toString' })).rejects.toThrow('There is no bot "toString"');
    host.leave();
  });
});

describe('what a seat brings', () => {
  /** Numbers that stand nowhere else. */
  const MINE = [31_337, 31_338, 31_339, 31_340, 31_341];
  const THEIRS = [41_337, 41_338, 41_339, 41_340, 41_341];
  const knows = (texts: readonly string[], deck: readonly number[]): boolean =>
    // Whole numbers alone: moments are longer ones, and any digits can stand in those.
    deck.some((n) => texts.some((text) => new RegExp(`(?<!\\d)${n}(?!\\d)`).test(text)));

  it('is told to its owner and to nobody else, from the lobby to the first card that is laid', async () => {
    const people = await twoPeople();
    const clients = await open([MINE, THEIRS], people, { start: false });
    const [ada, bob, wim] = clients;
    const id = ada.table;
    expect(ada.last?.seats[0].choice).toEqual({ deck: MINE });
    await ada.until(() => ada.last?.seats[1].kind === 'human');
    expect(ada.last?.seats[1].choice).toEqual({});
    await ada.ask({ t: 'start' });
    for (const c of clients) await c.until(() => c.last?.game !== null);
    const decks = (c: Client): unknown => (c.last?.meta.options as { decks: unknown } | undefined)?.decks;
    expect(decks(ada)).toEqual([MINE, null]);
    expect(decks(bob)).toEqual([null, THEIRS]);
    expect(decks(wim)).toEqual([null, null]);

    expect([knows(ada.texts, MINE), knows(ada.texts, THEIRS)]).toEqual([true, false]);
    expect([knows(bob.texts, MINE), knows(bob.texts, THEIRS)]).toEqual([false, true]);
    expect(knows(wim.texts, [...MINE, ...THEIRS])).toBe(false);

    type Told = { readonly meta: TableMeta };
    const rest = async (path: string, token?: string): Promise<string> => JSON.stringify(await call(server.url, path, undefined, token));
    const { tables } = await call<{ tables: readonly LobbyTable[] }>(server.url, '/api/tables');
    expect(tables.map((t) => t.id)).toContain(id);
    for (const text of [await rest('/api/tables'), await rest(`/api/tables/${id}`), await rest('/api/my-games', people[1].token)])
      expect(knows([text], MINE)).toBe(false);
    const own = await call<Told>(server.url, `/api/tables/${id}`, undefined, people[0].token);
    expect(own.meta.options).toMatchObject({ decks: [MINE, null] });

    // Bots are told no more than persons.
    const table = await server.registry.get(id);
    expect(table.engine?.seen(1).options).toMatchObject({ decks: [null, THEIRS] });
    for (const c of clients) c.leave();
  });

  it('can be told from whatever is sent afterwards only by what was laid', async () => {
    const clients = await open([MINE, THEIRS], await twoPeople());
    await play(clients);
    const [ada, bob, wim] = clients;
    const laid = new Set(
      wim.events.filter((e) => e.type === 'round').flatMap((e) => (e.data.bids as readonly string[]).map((bid) => valueOf(bid))),
    );
    expect(laid.size).toBe(8);
    const never = (deck: readonly number[]): number[] => deck.filter((n) => !laid.has(n));
    expect([never(MINE).length, never(THEIRS).length]).toEqual([1, 1]);
    expect(knows(bob.texts, never(MINE))).toBe(false);
    expect(knows(ada.texts, never(THEIRS))).toBe(false);
    expect(knows(wim.texts, [...never(MINE), ...never(THEIRS)])).toBe(false);
    for (const c of clients) c.leave();
  });
});

describe('two games that differ in one hidden card', () => {
  // The last card of the first seat is a second thought in one game, and low in the other; neither is ever laid.
  const RICH = [2, 3, 4, 5, SECOND_THOUGHT];
  const POOR = [2, 3, 4, 5, 1];
  const modest = (d: Decision): Answer => {
    if (d.kind !== 'choose') return fallbackAnswer(d);
    const some = d.options.filter((x) => ![1, SECOND_THOUGHT].includes(valueOf(x)));
    return some.toSorted((a, b) => valueOf(b) - valueOf(a))[0];
  };
  const thoughts = (c: Client): number => c.heard.filter((m) => m.t === 'update' && m.prompt?.decision.tag === 'second-thought').length;

  it('with a poker face: the others receive the same messages, one for one', async () => {
    const people = [...(await twoPeople()), await signIn(server.url, 'Wim')];
    const rich = await open([RICH, USUAL_DECK], people, { pokerFace: true });
    const poor = await open([POOR, USUAL_DECK], people, { pokerFace: true });
    // Somebody looks at the lists all the while, also when the game is over and nobody has been shown that yet.
    const mine = (): Promise<{ games: readonly MyGame[] }> => call(server.url, '/api/my-games', undefined, people[0].token);
    const looking = setInterval(() => void mine(), 5);
    await Promise.all([play(rich, modest), play(poor, modest)]).finally(() => clearInterval(looking));
    // The one who holds the card was asked in one game and not in the other.
    expect(thoughts(rich[0])).toBeGreaterThan(0);
    expect(thoughts(poor[0])).toBe(0);
    for (const seat of [1, 2]) {
      const [a, b] = [rich, poor].map((clients) => told(clients[seat], ['table', 'update', 'meta']));
      expect(a.length).toBeGreaterThan(8);
      expect(a.length).toBe(b.length);
      expect(firstDifference(a, b)).toBeNull();
    }
    const status = async (): Promise<unknown> => (await mine()).games.find((x) => x.id === rich[0].table)?.status;
    await expect.poll(status, { timeout: 5_000 }).toBe('over');
    for (const c of [...rich, ...poor]) c.leave();
  });

  it('without one: the others see the same board and the same story', async () => {
    const people = [...(await twoPeople()), await signIn(server.url, 'Wim')];
    const rich = await open([RICH, USUAL_DECK], people);
    const poor = await open([POOR, USUAL_DECK], people);
    await Promise.all([play(rich, modest), play(poor, modest)]);
    for (const seat of [1, 2]) {
      expect(rich[seat].events).toEqual(poor[seat].events);
      expect(rich[seat].view).toEqual(poor[seat].view);
    }
    expect(rich[0].view).not.toEqual(poor[0].view);
    for (const c of [...rich, ...poor]) c.leave();
  });
});

function fail(): never {
  throw new Error('nobody is asked');
}
