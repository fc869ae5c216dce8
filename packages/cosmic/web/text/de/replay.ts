import type { Words } from '@parley/web/shell';

export const REPLAY = {
  replay: {
    hands: 'Spieler und Hände',
    hidden: '{n, plural, one {# Karte} other {# Karten}}',
    noCards: 'Keine Karten',
    step: 'Begegnung',
    encounter: 'Begegnung {n}',
    beforeFirst: 'Aufbau',
    bar: 'Begegnungen dieses Spiels',
    marks: { deal: 'Handel', zap: 'Zap', lost: 'Kraft verloren', end: 'Ende' } as Words,
    toEncounter: 'Begegnung {n}, {name}, ab Schritt {at}',
    tabs: { map: 'Karte', hands: 'Hände', steps: 'Schritte' } as Words,
    phases: 'Phasen der Begegnung',
  },
  coach: {
    label: 'Erstes Spiel',
    got: 'Verstanden',
    skip: 'Keine Hinweise mehr',
    titles: {
      map: 'Die Sternenkarte',
      phases: 'Eine Begegnung hat acht Phasen',
      prompt: 'Was von dir verlangt wird',
      hand: 'Deine Hand',
      encounter: 'Zwei Seiten, zwei Summen',
      ally: 'Verbündete',
      why: 'Warum?',
      warp: 'Der Warp',
      deal: 'Ein Handel',
      power: 'Dein Alien',
    } as Words,
    tips: {
      map: 'Du sitzt unten. Fünf fremde Kolonien gewinnen das Spiel: Schiffe von dir auf Planeten der anderen.',
      phases: 'Der weiße Balken ist die Phase, in der du bist. Klick auf eine Phase, um dort immer gefragt zu werden.',
      prompt: 'Eine Frage nach der anderen. Was wählbar ist, leuchtet auch auf der Karte und in der Hand. Ziffern wählen, Enter sendet.',
      hand: 'Angriffskarten zählen ihre Zahl, Verhandlungen reden. Neue Karten gibt es erst, wenn du keine Begegnungskarte mehr hast.',
      encounter:
        'Karte, Schiffe, Verbündete: Jede Summe steht unter den Zeilen, aus denen sie besteht. Gleichstand geht an die Verteidigung.',
      ally: 'Schick Schiffe zu einer Seite und teile ihr Los: Der Angriff teilt Kolonien, die Verteidigung zahlt mit Karten und Schiffen.',
      why: 'Jede Zeile des Protokolls öffnet ihre Gründe: die Kraft, die Karte, die Regel.',
      warp: 'Verlorene Schiffe warten hier. Zu Beginn deines Zuges holst du eins zurück.',
      deal: 'Beide haben Verhandlung gespielt. Einigt euch binnen einer Minute, oder beide verlieren drei Schiffe.',
      power: 'Seine Kraft verbiegt die Regeln. Zeig darauf, um den ganzen Text zu lesen.',
    } as Words,
    finger: {
      phases: 'Der weiße Balken ist die Phase, in der du bist. Tipp auf eine Phase, um dort immer gefragt zu werden.',
      prompt: 'Eine Frage nach der anderen. Was wählbar ist, leuchtet auch auf der Karte und in der Hand: Tipp es hier oder dort an.',
      power: 'Seine Kraft verbiegt die Regeln. Tipp auf den Namen, um den ganzen Text zu lesen.',
    } as Words,
    phone: {
      map: 'Du sitzt unten. Fünf Kolonien auf Planeten der anderen gewinnen das Spiel. Tipp auf die Karte, um sie größer zu sehen.',
      phases: 'Der lange Balken oben ist die Phase, in der du bist. Halt, unter einer Frage, sagt, wann du dort gefragt wirst.',
      hand: 'Tipp auf die Karten, um sie zu sehen. Angriffskarten zählen ihre Zahl, Verhandlungen reden. Neue gibt es, wenn keine Begegnungskarte mehr da ist.',
      why: 'Öffne unten das Protokoll. Jede Zeile hat ihre Gründe: die Kraft, die Karte, die Regel.',
      power: 'Seine Kraft verbiegt die Regeln. Öffne unten den Bogen, um den ganzen Text zu lesen.',
    } as Words,
  },
};
