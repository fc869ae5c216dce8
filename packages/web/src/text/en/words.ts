/** Names of things that are spoken of everywhere. */
export const WORDS = {
  brand: 'Parley',
  you: 'You',
  /** Where it does not stand first. */
  youInside: 'you',
  guest: 'Guest',
  nobody: 'Nobody',
  nav: {
    play: 'Play',
    watch: 'Watch',
    games: 'My games',
    codex: 'Codex',
    home: 'Start page',
    settings: 'Settings',
    waiting: '{n} waiting',
  },
  errors: {
    offline: 'The server cannot be reached. Nothing is lost; try again in a moment.',
    server: 'Something went wrong on the server. Nothing has changed.',
    title: 'That did not work',
    gone: 'There is nothing here',
    goneText: 'The address leads nowhere. Perhaps it was cut short.',
    crashed: 'The page has stopped',
    crashedText: 'This is our fault. Your game is stored on the server; load the page again to go on.',
    reload: 'Load again',
    noTable: 'There is no such table',
    back: 'Back to the start',
    version: 'There is a new version of Parley. Load the page again to go on.',
    session: 'The server does not know this browser any more. Sign in again.',
  },
  notification: { title: 'Parley' },
} as const;
