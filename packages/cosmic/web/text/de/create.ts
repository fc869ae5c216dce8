import type { Words } from '@parley/web/shell';

export const CREATE = {
  create: {
    dealt: 'Alien: ausgeteilt',
    game: 'Das Spiel',
    problems: {
      pool: 'Für diese Plätze gibt es nicht genug Aliens.',
      sets: 'Wähle mindestens ein Set.',
      alerts: 'Wähle mindestens eine Stufe.',
    },
    aliens: 'Aliens',
    aliensHint: 'Alle bekommen zwei und behalten geheim eins.',
    pool: { own: 'Nach Set und Stufe', picked: 'Von Hand' } as Words,
    poolHints: { own: 'Wähle Sets und Alarmstufen selbst.', picked: 'Wähle Aliens einzeln.' } as Words,
    poolLabel: 'Welche Aliens',
    sets: 'Sets',
    alerts: 'Alarmstufen',
    poolSize: '{n, plural, one {# Alien kann ausgeteilt werden} other {# Aliens können ausgeteilt werden}}',
    poolTooSmall: '{n, plural, one {# Alien kann ausgeteilt werden} other {# Aliens können ausgeteilt werden}}; nötig sind {need}',
    picked: '{n} gewählt',
    pickedTooFew: '{n} gewählt; nötig sind {need}, zwei für jeden Platz, der welche bekommt',
    search: 'Aliens suchen',
    takeShown: 'Alle {n} nehmen',
    dropShown: 'Diese weglassen',
    noMatch: 'Kein Alien heißt so',
    variants: 'Varianten',
    variantsHint: 'Was die Erweiterungen bringen. Jede wirkt für sich und mit den anderen, wenn nichts anderes dasteht.',
    house: 'Hausregeln',
    houseHint: 'Klarstellungen, über die gestritten wird. Die erste Antwort ist jeweils unsere.',
  },
  room: { picked: '{n} von Hand gewählte Aliens' },
};
