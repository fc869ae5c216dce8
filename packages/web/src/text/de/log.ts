export const TALK = {
  log: {
    title: 'Protokoll',
    all: 'Ganzes Spiel',
    why: 'warum?',
    search: 'Protokoll durchsuchen',
    empty: 'Noch ist nichts geschehen',
    noWhy: 'Das ist eine Spielregel.',
    hidden: 'Etwas, das du nicht wissen darfst.',
  },
  why: { by: 'eingesetzt von {name}', close: 'Schließen' },
  chat: { title: 'Chat', say: 'Sag dem Tisch etwas', watchers: 'Sag den Zuschauern etwas', send: 'Senden', failed: 'Nicht gesendet' },
};
