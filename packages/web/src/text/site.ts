import { plural } from './grammar.ts';

/** What all pages share, the landing page, and lists of games. */
export const SITE = {
  loading: 'Loading',
  again: 'Try again',
  copied: 'Copied',
  landing: {
    document: (games: string): string => `Parley: a table for ${games}`,
    title: 'Bargain, bluff, and know why you lost.',
    lead: (games: string): string => `A rules-true table for ${games}, with official rulings proven by tests. In the browser, no account.`,
    play: 'Play now',
    playText: 'You against bots. Starts at once, explains as it goes.',
    starting: 'Setting up the table',
    create: 'Create a table',
    createText: 'Friends, bots, or both',
    join: 'Join',
    joinText: 'code or link',
    joinLabel: 'Code or link of a table',
    joinGo: 'Join the table',
    joinBad: 'A code has six to twelve letters and digits. A link ends with one.',
    joinNone: 'There is no table with this code.',
    watch: 'Watch',
    watchText: (n: number | null): string =>
      n === null
        ? 'Games in progress'
        : n === 0
          ? 'No open games right now'
          : n === 1
            ? '1 game is open to look at'
            : `${n} games are open to look at`,
    codex: 'Codex',
    codexText: 'Cards, rules, rulings',
    games: 'My games',
    gamesText: (n: number | null, waiting: string | null): string =>
      waiting !== null
        ? `${waiting} waits for you`
        : n === null || n === 0
          ? 'Games you play stay here, on this browser'
          : `${plural(n, 'game')} on this browser`,
    promises: 'What you can count on',
    promise: [
      ['why', 'Every line of the log says why it happened.'],
      ['check', 'Official rulings are proven by tests; the Codex shows which.'],
      ['undo', 'Close the lid, lose the net: same prompt when you return.'],
      ['mask', 'Pauses never betray what anybody holds.'],
    ] as const,
    all: (n: number): string => `all ${n}`,
  },
  lists: {
    myGames: 'My games',
    open: 'Open tables',
    running: 'Games to watch',
    over: 'Finished games',
    noGames: 'No games yet. The first one you play will stand here.',
    noOpen: 'Nobody is waiting for players. Create a table and it will stand here.',
    noRunning: 'No game is open to look at now. Running games of open tables will stand here.',
    noOver: 'Finished games will stand here, to step through again.',
    yourMove: 'Your move',
    lookIn: 'Look in',
    replay: 'Replay',
    sit: 'Sit down',
    watch: 'Watch',
    seated: (n: number, of: number): string => `${n} of ${of} seated`,
    opponents: (n: number): string => plural(n, 'opponent'),
    host: (name: string): string => `set up by ${name}`,
    password: 'password',
    pokerFace: 'poker face',
    won: (names: string): string => `${names} won`,
    noWinner: 'ended without a winner',
    status: { lobby: 'waits for players', playing: 'running', over: 'finished', frozen: 'stopped' } as {
      readonly [status: string]: string;
    },
    since: (ms: number): string => {
      const minutes = Math.max(0, Math.round(ms / 60_000));
      if (minutes < 1) return 'just now';
      if (minutes < 60) return `${minutes} min ago`;
      const hours = Math.round(minutes / 60);
      return hours < 48 ? `${hours} h ago` : `${Math.round(hours / 24)} days ago`;
    },
    watchTitle: 'Watch and join',
    watchLead: 'Tables that their hosts have opened to everybody.',
    gamesLead: 'What this browser has played. Whoever has this browser has these seats.',
    importTitle: 'Step through a saved game',
    importText: 'A log that was downloaded from a replay can be opened here.',
    importFile: 'Choose a log file',
    importBad: 'This is not the log of a game.',
    importing: 'Reading the log',
  },
};
