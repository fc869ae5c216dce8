import type { Cause, Decision, GameEvent, Seat } from '@parley/kernel';
import { faceOfAsset } from '../rules/board/assets.ts';
import { COLOURS, type Cosmic, type Player } from '../rules/state/state.ts';
import { allAliens, allFaces } from '../rules/registry/registry.ts';
import * as speech from './speech.ts';
import type { AlienText, CardText, Lexicon, Speech } from './speech.ts';

/** The texts of everything that is registered, as plain data: what a client needs to speak by itself. */
export function lexicon(): Lexicon {
  const known = { aliens: allAliens().length, cards: allFaces().length };
  if (last && last.known.aliens === known.aliens && last.known.cards === known.cards) return last.lexicon;
  const aliens: { [id: string]: AlienText } = {};
  for (const { id, name, set, alert, summary, power, wild, super: sup, classic, asks = {}, tells = {}, shows = {} } of allAliens())
    aliens[id] = {
      id,
      name,
      set,
      alert,
      summary,
      power: power.text,
      wild: bothPrintings(wild.text, classic?.wild.text),
      super: sup.text,
      asks,
      tells,
      shows,
    };
  const cards: { [id: string]: CardText } = {};
  for (const { id, name, type, value, text, asks = {} } of allFaces()) cards[id] = { id, name, type, value, text, asks };
  last = { known, lexicon: { aliens, cards } };
  return last.lexicon;
}
/** The wild text and, where there is an older printing, what that says by house rule. */
const bothPrintings = (text: string, older: string | undefined): string =>
  older === undefined ? text : `${text} The older printing, by house rule: ${older}`;

let last: { known: { aliens: number; cards: number }; lexicon: Lexicon } | null = null;

const capital = (x: string): string => x.charAt(0).toUpperCase() + x.slice(1);
export const playerName = (g: Cosmic, p: Player): string => capital(COLOURS[g.s.colourOf[p]]);

/** Speaks of a game as somebody who sees all of it. Only for texts whose facts the listener may know. */
export const speechOf = (g: Cosmic): Speech => ({
  lexicon: lexicon(),
  names: {
    player: (p) => playerName(g, p),
    sheet: (id) => g.s.sheets[id]?.alien,
    card: (id) => g.s.face[id],
    lingering: (id) => g.k.lingering.find((e) => e.id === id)?.cause,
    asset: (id) => g.s.assets[id] && faceOfAsset(g, g.s.assets[id]),
    ship: (stack) => {
      const marker = g.s.stacks.find((x) => x.id === stack)?.marker;
      return marker === undefined ? undefined : faceOfAsset(g, g.s.assets[marker]);
    },
  },
});

export const describe = (g: Cosmic, d: Decision): string => speech.sayQuestion(speechOf(g), d);
export const describeOption = (g: Cosmic, d: Decision, option: string): string => speech.sayOption(speechOf(g), d.tag, option);
export const describeGood = (g: Cosmic, id: string): string => speech.sayGood(speechOf(g), id);
export const describeCause = (g: Cosmic, cause: Cause): string => speech.sayCause(speechOf(g), cause);

/** What happened, as this seat may know it. */
export function describeEvent(g: Cosmic, e: GameEvent, seat: Seat | null): string {
  const mine = seat !== null && (e.secret?.to.includes(seat) ?? false);
  return speech.sayEvent(speechOf(g), e.type, mine ? { ...e.data, ...e.secret?.data } : e.data, mine);
}

/** The name of a card, and the sentences for questions and events, out of everything that is registered. */
export const cardName = (face: string): string => speech.cardName(lexicon(), face);
export const sentenceFor = (tag: string): string | undefined => speech.sentenceFor(lexicon(), tag);
export const sentenceForEvent = (type: string): string | undefined => speech.sentenceForEvent(lexicon(), type);
