import type { SettingWords } from '../settings.ts';

const ON_OFF = { true: 'An', false: 'Aus' };
const NONE = 'Keine';
const YES_NO = { no: 'Nein', yes: 'Ja' };

/** Was beim Anlegen eines Tisches zu wählen ist. */
export const SETTINGS: SettingWords = {
  options: {
    pool: {
      name: 'Welche Aliens',
      text: 'Eine Auswahl nach Sets und Alarmstufen, vom ersten Spiel bis zu allem, was es gibt.',
      choices: {
        beginner: [
          'Erste Spiele',
          'Die grünen Aliens des Grundspiels, ohne Flares: Kräfte, die sagen, was sie tun, und kein Vorwissen brauchen.',
        ],
        learner: ['Mit Flares', 'Dieselben Aliens mit ihren Flares, die für einen Augenblick die Regeln verbiegen.'],
        seasoned: ['Grün und gelb', 'Aliens aller Sets, die etwas Erfahrung verlangen, aber keine, die das Spiel auf den Kopf stellen.'],
        everything: ['Alles', 'Alle Aliens aller Sets, mit Flares.'],
      },
    },
    planets: {
      name: 'Planeten',
      text: 'Heimatplaneten jedes Spielers, mit vier Schiffen auf jedem.',
      choices: { 5: ['Fünf', 'Fünf fremde Kolonien gewinnen.'], 4: ['Vier', 'Ein kürzeres Spiel: Vier fremde Kolonien gewinnen.'] },
    },
    flares: {
      name: 'Flares',
      text: 'Karten, die für einen Augenblick die Regeln verbiegen, und mehr noch für das Alien, das sie nennen.',
      choices: ON_OFF,
    },
    secondEncounters: {
      name: 'Zweite Begegnungen',
      text: 'Wer mit der ersten Begegnung eines Zuges Erfolg hat, darf eine weitere haben.',
      choices: ON_OFF,
    },
    powers: {
      name: 'Kräfte',
      text: 'Wie viele Aliens jeder ist.',
      choices: {
        1: 'Eine für jeden',
        2: ['Zwei für jeden', 'Vier werden ausgeteilt und zwei behalten. Jede kann einzeln gezappt werden.'],
      },
    },
    hiddenPowers: {
      name: 'Verdeckte Kräfte',
      text: 'Aliens liegen verdeckt, bis ihr Spieler sie aufdeckt, um sie einzusetzen.',
      choices: ON_OFF,
    },
    largeGroup: {
      name: 'Karten für große Runden',
      text: 'Mehr Angriffs- und Verhandlungskarten. Zu siebt und zu acht sind sie immer dabei.',
      choices: ON_OFF,
    },
    technology: {
      name: 'Technologie',
      text: 'Schiffe, die zum Forschen zurückbleiben, vollenden Techs, die für den Rest des Spiels wirken.',
      choices: ON_OFF,
    },
    rewards: {
      name: 'Belohnungsstapel',
      text: 'Wer belohnt wird, darf von einem zweiten Stapel mit Kickern, Rissen und anderen Karten ziehen.',
      choices: { none: 'Keiner', incursion: 'Incursion', dominion: 'Dominion', both: 'Beide in einem' },
    },
    commonRewards: {
      name: 'Gemeinsame Belohnungen',
      text: 'Die Belohnungskarten werden in den großen Stapel gemischt, sodass alle ihnen begegnen.',
      choices: ON_OFF,
    },
    hazards: {
      name: 'Gefahren',
      text: 'Eine Schicksalskarte mit Warnzeichen deckt eine Gefahr auf, die die Begegnung für alle verändert.',
      choices: ON_OFF,
    },
    stations: {
      name: 'Raumstationen',
      text: 'Eine Fähigkeit in der Umlaufbahn eines Heimatplaneten, die hält, solange Schiffe des Spielers dort stehen.',
      choices: { none: NONE, one: 'Eine für jeden', two: ['Zwei für jeden', 'Für höchstens fünf Spieler.'] },
    },
    conquest: {
      name: 'Eroberung',
      text: 'Eine Station erobert, wer auf ihrem Planeten gewinnt, und genug davon gewinnen das Spiel.',
      choices: ON_OFF,
    },
    specialShips: {
      name: 'Besondere Schiffe',
      text: 'Ein Schiff jedes Spielers ist besser als die anderen.',
      choices: {
        none: NONE,
        flagship: ['Flaggschiff', 'Ist in einer Begegnung mehr wert und kann springen.'],
        salvage: ['Bergungsschiff', 'Bringt Belohnungen heim und durchsucht den Ablagestapel.'],
      },
    },
    doubleShip: {
      name: 'Zweites besonderes Schiff',
      text: 'Alle haben noch eins, von derselben Art oder nicht.',
      choices: { none: NONE, flagship: 'Flaggschiff', salvage: 'Bergungsschiff' },
    },
    dials: {
      name: 'Bündnisscheiben',
      text: 'Die Eingeladenen stellen Seite und Schiffe geheim ein, und alles wird zugleich aufgedeckt.',
      choices: ON_OFF,
    },
    teams: { name: 'Team Cosmic', text: 'Partner gewinnen zusammen. Sie begegnen sich nie und laden einander immer ein.', choices: ON_OFF },
    sets: {
      name: 'Sets',
      text: 'Aliens dieser Sets können ausgeteilt werden.',
      choices: {
        base: 'Cosmic Encounter',
        incursion: 'Cosmic Incursion',
        conflict: 'Cosmic Conflict',
        alliance: 'Cosmic Alliance',
        storm: 'Cosmic Storm',
        dominion: 'Cosmic Dominion',
        eons: 'Cosmic Eons',
      },
    },
    alerts: {
      name: 'Alarmstufen',
      text: 'Wie viel man wissen muss, um ein Alien zu spielen, nicht wie stark es ist.',
      choices: { green: ['Grün', 'Einfach.'], yellow: ['Gelb', 'Etwas Erfahrung.'], red: ['Rot', 'Schwer zu spielen.'] },
    },
    'house.noColony': {
      name: 'Keine Kolonie mehr',
      text: 'Wohin der Angriff ein Schiff aus dem Warp stellt, wenn er gar keine Kolonie hat.',
      choices: { 'home-planet': 'Auf einen Heimatplaneten', gate: 'Gleich ins Tor' },
    },
    'house.gamblerAnte': {
      name: 'Gambler: erhöhter Einsatz',
      text: 'Was der erhöhte Einsatz mit der üblichen Strafe macht.',
      choices: { replace: 'Er tritt an ihre Stelle', add: 'Er kommt dazu' },
    },
    'house.gamblerShips': {
      name: 'Gambler: verlorene Schiffe',
      text: 'Dürfen die verlorenen Schiffe Schiffe der Begegnung sein?',
      choices: { outside: 'Nein', anywhere: 'Ja' },
    },
    'house.colourSwapStealsWin': {
      name: 'Getauschte Farben und der Sieg',
      text: 'Kann ein Farbtausch nach der Begegnung einen Sieg übernehmen?',
      choices: YES_NO,
    },
    'house.reinforceNegotiate': {
      name: 'Eine Verhandlung verstärken',
      text: 'Was eine Verstärkung auf der Seite einer Verhandlung bewirkt.',
      choices: { 'no-effect': 'Sie darf gespielt werden und bewirkt nichts', forbidden: 'Sie darf nicht gespielt werden' },
    },
    'house.techDraw': {
      name: 'Eine Tech statt einer Begegnung',
      text: 'Was der Angriff für den Verzicht auf die zweite Begegnung bekommt.',
      choices: { one: 'Eine Tech', 'best-of-two': 'Die bessere von zweien' },
    },
    'house.switcheroo': {
      name: 'Psychic Switcheroo',
      text: 'Wie lange die Hauptspieler die Kräfte behalten, die diese Gefahr sie tauschen ließ.',
      choices: { 'for-good': 'Für immer', encounter: 'Bis zum Ende der Begegnung' },
    },
    'house.kickerOrder': {
      name: 'Kicker und andere Wirkungen',
      text: 'Wann ein Kicker eine Angriffskarte vervielfacht, die auch andere Wirkungen ändern.',
      choices: { 'after-effects': 'Nach diesen Wirkungen', 'before-effects': 'Vor ihnen' },
    },
    'house.kickerLoneAttack': {
      name: 'Kicker auf einem einzelnen Angriff',
      text: 'Vervielfacht ein Kicker eine Angriffskarte, die auf eine Verhandlung trifft?',
      choices: { multiplies: 'Ja', 'no-effect': 'Nein' },
    },
    'house.reinforcementX': {
      name: 'Verstärkung +X',
      text: 'Wofür das X dieser Karte steht.',
      choices: { 'own-ships': 'Schiffe ihres Spielers in der Begegnung', 'side-ships': 'Alle Schiffe auf der Seite ihres Spielers' },
    },
    'house.filchFlare': {
      name: 'Der Flare von Filch',
      text: 'Welchen wilden Text er hat. Mit dem älteren darf ungesehen gestohlen werden, und alle dürfen einmal je Begegnung jemanden beschuldigen.',
      choices: { modern: 'Er nimmt Karten, wenn sie gespielt werden', classic: 'Er lässt seinen Besitzer schummeln' },
    },
    'house.outpostAlien': {
      name: 'Alien Outpost in anderen Händen',
      text: 'Was aus der Kraft eines Alien Outpost wird, den jemand anderes bekommt.',
      choices: { another: 'Ein anderes Alien wird gezogen', same: 'Sie bleibt bei der Station' },
    },
    'house.deadPosition': {
      name: 'Niemand kann mehr gewinnen',
      text:
        'Was nach einer Begegnung geschieht, die zu wenige Planeten oder Schiffe übrig lässt, als dass noch jemand gewinnen könnte. Ein Team ist ' +
        'so weit wie der Partner mit weniger Kolonien.',
      choices: { 'most-colonies': 'Wer die meisten fremden Kolonien hat, gewinnt', 'play-on': 'Es geht weiter' },
    },
  },
  fields: {
    colour: { name: 'Farbe', text: 'Die Farbe deiner Schiffe und Planeten.' },
    alien: { name: 'Alien', text: 'Ein festes Alien statt der ausgeteilten.' },
  },
  bots: {
    rookie: { name: 'Neuling', text: 'Spielt vernünftig und weiß, wozu jedes Alien und jede Karte gut ist.' },
    random: { name: 'Würfel', text: 'Tut irgendetwas, was erlaubt ist.' },
  },
  colours: { red: 'Rot', blue: 'Blau', yellow: 'Gelb', purple: 'Lila', green: 'Grün', orange: 'Orange', black: 'Schwarz', white: 'Weiß' },
  sections: { alien: 'Aliens', card: 'Karten', rule: 'Regeln' },
};
