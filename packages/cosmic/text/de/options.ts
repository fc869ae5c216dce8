import type { Sentences } from '../catalogue/messages.ts';

/** Antworten, die überall dasselbe heißen. */
export const OPTIONS: Sentences = {
  pass: 'Passen',
  redraw: 'Noch eine Karte ziehen',
  draw: 'Eine neue ziehen',
  reclaim: 'Einen leeren Heimatplaneten besiedeln',
  offense: 'Der Angriff',
  defense: 'Die Verteidigung',
  both: 'Beide Seiten',
  decline: 'Draußen bleiben',
  'offense:aid': 'Hilfe für den Angriff',
  'defense:aid': 'Hilfe für die Verteidigung',
  nothing: 'Nichts tun',
  encounter: 'Noch eine Begegnung',
  tech: 'Stattdessen eine Tech ziehen',
  end: 'Keins von beiden',
  'rule:cheating': 'Jemanden des Schummelns beschuldigen',
  true: 'Ja',
  false: 'Nein',
};
