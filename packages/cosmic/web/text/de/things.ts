import type { Words } from '@parley/web/shell';

export const THINGS = {
  things: {
    before: 'Vor {who, select, you {dir} other {{who}}}',
    kinds: { tech: 'Tech', station: 'Raumstation', marker: 'Besonderes Schiff' } as Words,
    facedown: 'Eine verdeckte Tech',
    completed: 'vollendet',
    researched: 'verdeckt, {n} von {need} Schiffen darauf',
    researchedNone: 'verdeckt, {n, plural, one {# Schiff} other {# Schiffe}} darauf',
    researchedUnseen: '{n, plural, one {# Schiff} other {# Schiffe}} darauf',
    unplaced: 'noch bei keinem Planeten',
    lit: 'bei {place}, in Betrieb',
    dark: 'bei {place}, dunkel: Kein Schiff ihres Spielers ist dort',
    ready: '{place}, einsatzbereit',
    spent: '{place}, benutzt; wieder bereit, wenn es aus dem Warp zurückkommt',
    covered: '{n, plural, one {# Karte} other {# Karten}} beiseite, verdeckt bis zum Ende der Begegnung',
    keeps: '{n, plural, one {# Karte} other {# Karten}} darunter',
    look: '{name} ansehen',
  },
  hazards: {
    title: 'Gefahren',
    warning: 'Gefahrenwarnung in dieser Begegnung',
    none: 'Keine Gefahrenwarnung in dieser Begegnung',
    inPlay: '{n, plural, one {# Gefahr im Spiel} other {# Gefahren im Spiel}}',
    backwards: 'Es geht andersherum',
  },
  dials: {
    setting: 'stellt ein',
    set: 'eingestellt',
    aid: 'Hilfe: {side}',
    ships: '{side} {n}',
    both: 'beide Seiten',
    out: 'bleibt draußen',
    title: 'Bündnisscheibe',
  },
  bonds: {
    team: '{who, select, you {Dein Partner} other {Partner von {who}}}',
    hazard: 'Durch eine Gefahr an {who, select, you {dich} other {{who}}} gebunden',
    met: 'Könnte schon gewinnen; der Partner noch nicht',
    planetTurn: 'Zug des leeren Planeten',
  },
};
