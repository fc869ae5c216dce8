export const SETS = {
  sets: {
    base: 'Grundspiel',
    incursion: 'Incursion',
    conflict: 'Conflict',
    alliance: 'Alliance',
    storm: 'Storm',
    dominion: 'Dominion',
    eons: 'Eons',
  },
  alerts: { green: 'grün', yellow: 'gelb', red: 'rot' },
  alertTag: 'Alarm {alert}',
  landing: {
    map: 'Eine Sternenkarte mitten im Spiel: fünf Systeme um den Warp, das Tor zeigt auf einen roten Planeten',
    whyTitle: 'Warum hatte Rot 20?',
    why: {
      card: 'Angriffskarte',
      cardText: '06',
      power: 'Macron',
      powerText: '3 Schiffe zu je 4: 12',
      ally: 'Gelb',
      allyText: 'verbündet mit 2 Schiffen',
    },
  },
};
