/** The log and its reasons, and chat. */
export const TALK = {
  log: {
    title: 'Log',
    all: 'Whole game',
    why: 'why?',
    search: 'Search the log',
    empty: 'Nothing has happened yet',
    noWhy: 'It is a rule of the game.',
    hidden: 'Something you may not know.',
  },
  why: { by: 'used by {name}', close: 'Close' },
  chat: {
    title: 'Chat',
    say: 'Say something to the table',
    watchers: 'Say something to those who watch',
    send: 'Send',
    failed: 'Not sent',
  },
} as const;
