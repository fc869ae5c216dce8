import { plural } from '@parley/web/shell';

/** The frame of the table: phases, regions, the phone. */
export const TABLE = {
  table: {
    phases: 'Phases of the encounter',
    encounter: (n: number): string => `Encounter ${n}`,
    setup: 'Setting up',
    stopSet: (phase: string): string => `You always stop in ${phase}. Click to stop only when you can act.`,
    stopUnset: (phase: string): string => `Stop always in ${phase}`,
    others: 'Other players',
    players: 'Players',
    mapAndEncounter: 'Star map and encounter',
    region: 'Encounter',
    hand: 'Your hand',
    handOf: (n: number): string => `Your hand · ${n}`,
    emptyHand: 'No cards in your hand',
    sheet: 'Your alien',
    side: 'Log, chat and decision',
    decks: 'Decks',
    skip: { map: 'To the map', hand: 'To your hand' },
    places: { map: 'map', hand: 'hand' },
  },
  phone: {
    hand: 'Hand',
    sheet: 'Sheet',
    log: 'Log',
    chat: 'Chat',
    close: 'Close',
    phase: (n: number, of: number): string => `Phase ${n} of ${of}`,
    stops: 'Stops',
    totals: 'Totals',
    card: 'card',
    handPeek: (n: number, playable: number): string => `Hand, ${plural(n, 'card')}, ${playable} playable`,
  },
};
