import { deckFaults, isUniversal, MISSIONS, RESERVE, type Deck, type DeckFault, type DeckZone } from '../../../language/index.ts';
import { missionLines, pointsOf, reportingIn } from './advice.ts';
import { factsIn, nameOf, type Library } from './book.ts';
import { moveWhereTheyBelong, takeCard, without } from './edit.ts';
import { EVERYTHING, type CardFilter } from './find.ts';
import { isUniqueInPlay } from './rows.ts';

/** What a button beside a fault does: another deck at once, or the cards that are missing in the list. */
export type Repair =
  | { readonly kind: 'take-out' | 'take-one' | 'move'; readonly deck: Deck }
  | { readonly kind: 'look'; readonly filter: CardFilter };

export interface FaultRow extends DeckFault {
  readonly repair: Repair | null;
}

/** What keeps the deck from a table, each with its repair where there is an obvious one. Missions count among the seeds, as where nobody says otherwise (T2.2). */
export const faultRows = (library: Library, deck: Deck): readonly FaultRow[] =>
  deckFaults(deck, true, library.find).map((fault) => ({ ...fault, repair: repairOf(library, deck, fault) }));

function repairOf(library: Library, deck: Deck, { tag, cards }: DeckFault): Repair | null {
  const out = (): Repair => ({ kind: 'take-out', deck: without(deck, cards) });
  const moved = (zones: readonly DeckZone[]): Repair => ({
    kind: 'move',
    deck: zones.reduce((now, zone) => moveWhereTheyBelong(now, cards, zone, library.find), deck),
  });
  switch (tag) {
    case 'unknown':
    case 'unfinished':
    case 'borg':
      return out();
    case 'mission-twice':
      return { kind: 'take-one', deck: cards.reduce((now, id) => takeCard(now, id, 'missions', copies(now.missions, id) - 1), deck) };
    case 'not-a-mission':
      return moved(['missions', 'reserve']);
    case 'not-a-seed':
      return moved(['seeds']);
    case 'not-a-site':
      return moved(['sites']);
    case 'not-a-draw':
      return moved(['draw']);
    case 'reserve': {
      // What is not universal goes; then the last ones, until there is room.
      const kept = deck.reserve.filter((id) => factsIn(library, [id]).some(isUniversal)).slice(0, RESERVE);
      return { kind: 'take-out', deck: { ...deck, reserve: kept } };
    }
    case 'missions':
      return deck.missions.length < MISSIONS ? { kind: 'look', filter: { ...EVERYTHING, types: ['Mission'], doneOnly: true } } : null;
    case 'draw-least':
      return { kind: 'look', filter: { ...EVERYTHING, types: ['Personnel'], doneOnly: true, peoples: peoplesIn(library, deck) } };
    // Which of them to take out is for whoever built it to say.
    case 'seeds':
    case 'sites':
    case 'draw-most':
      return null;
  }
}
const copies = (ids: readonly string[], id: string): number => ids.filter((x) => x === id).length;
const peoplesIn = (library: Library, deck: Deck): CardFilter['peoples'] => reportingIn(library, deck).map((x) => x.affil);

/** What is worth knowing about a deck that may well be legal. */
export type Note =
  | { readonly tag: 'unique-twice'; readonly names: readonly string[] }
  | { readonly tag: 'points'; readonly n: number; readonly names: readonly string[] }
  | { readonly tag: 'no-ship' }
  | { readonly tag: 'nowhere'; readonly affil: string }
  | { readonly tag: 'reports'; readonly affil: string; readonly names: readonly string[] };

/** Points that win a game where nobody says otherwise (T34.1). */
const TARGET = 100;
/** They report wherever others do. */
const ANYWHERE: readonly string[] = ['NA', 'Neu'];

/** Doubts first, then what is fine. */
export function notesOn(library: Library, deck: Deck): { readonly know: readonly Note[]; readonly fine: readonly Note[] } {
  if (deck.draw.length === 0) return { know: [], fine: [] };
  const know: Note[] = [];
  const twice = [...new Set(deck.draw)].filter((id) => {
    const entry = library.find(id);
    return entry !== undefined && isUniqueInPlay(entry) && copies(deck.draw, id) > 1;
  });
  if (twice.length > 0) know.push({ tag: 'unique-twice', names: twice.map((id) => nameOf(library, id)) });
  const lines = missionLines(library, deck);
  const points = pointsOf(lines);
  const solved = lines.filter((x) => x.why === 'solved').map((x) => x.mission.name);
  if (deck.missions.length > 0 && points < TARGET) know.push({ tag: 'points', n: points, names: solved });
  if (!factsIn(library, deck.draw).some((x) => x.type === 'Ship')) know.push({ tag: 'no-ship' });
  const reporting = reportingIn(library, deck).filter(({ affil }) => !ANYWHERE.includes(affil));
  know.push(...reporting.filter((x) => x.at.length === 0).map(({ affil }): Note => ({ tag: 'nowhere', affil })));
  const fine = reporting
    .filter((x) => x.at.length > 0)
    .map(({ affil, at }): Note => ({ tag: 'reports', affil, names: at.map((x) => x.name) }));
  return { know, fine: points < TARGET ? fine : [{ tag: 'points', n: points, names: solved }, ...fine] };
}
