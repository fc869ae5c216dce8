import type { Cause, Decision, GameEvent, Seat } from '@parley/kernel';
import { localeOf, textOf } from '@parley/kernel/sentence';
import { faceOfAsset } from '../rules/board/assets.ts';
import { allAliens, allFaces } from '../rules/registry/registry.ts';
import { COLOURS, type Cosmic, type Player } from '../rules/state/state.ts';
import { faceIds } from '../ids/index.ts';
import { messagesOf } from './books.ts';
import { sayGood } from './goods.ts';
import { tagOf } from './language.ts';
import type { AlienText, CardText, Lexicon } from './lexicon.ts';
import { sayCause, sayEvent, sayOption, sayQuestion } from './speech.ts';
import { strangerTo, wordText, type Speech } from './things.ts';

const made = new Map<string, { readonly known: string; readonly lexicon: Lexicon }>();

/** The texts of everything that is registered, as plain data: what a client needs to speak by itself. */
export function lexicon(language = 'en'): Lexicon {
  const known = `${allAliens().length} ${allFaces().length}`;
  const last = made.get(language);
  if (last?.known === known) return last.lexicon;
  const aliens: { [id: string]: AlienText } = {};
  for (const { id, name, set, alert, summary, power, wild, super: sup, classic } of allAliens())
    aliens[id] = { id, name, set, alert, summary, power: power.text, wild: bothPrintings(wild.text, classic?.wild.text), super: sup.text };
  const cards: { [id: string]: CardText } = {};
  const lexicon: Lexicon = { language, aliens, cards, messages: messagesOf(language) };
  for (const { id, name, type, value, text } of allFaces()) cards[id] = { id, name: destinyName(lexicon, id) ?? name, type, value, text };
  made.set(language, { known, lexicon });
  return lexicon;
}
/** A destiny card says what it means; it has no name besides. */
function destinyName(lexicon: Lexicon, face: string): string | undefined {
  const said = faceIds.find(face);
  const s = strangerTo(lexicon);
  if (said?.kind === 'special') return wordText(s, `destiny.${said.special}`);
  if (said?.kind !== 'destiny') return undefined;
  return wordText(s, said.warns ? 'destiny.warning' : 'destiny.colour', { colour: wordText(s, `colour.${said.colour}`) });
}

/** The wild text and, where there is an older printing, what that says by house rule. */
const bothPrintings = (text: string, older: string | undefined): string =>
  older === undefined ? text : `${text} The older printing, by house rule: ${older}`;

const capital = (x: string): string => x.charAt(0).toUpperCase() + x.slice(1);
export const playerName = (g: Cosmic, p: Player): string => capital(COLOURS[g.s.colourOf[p]]);

/** Speaks of a game as somebody who sees all of it. Only for texts whose facts the listener may know. */
export const speechOf = (g: Cosmic, viewer: Seat | null = null, language = 'en'): Speech => ({
  lexicon: lexicon(language),
  locale: localeOf(tagOf(language)),
  viewer,
  names: {
    player: (p) => playerName(g, p),
    colour: (p) => COLOURS[g.s.colourOf[p]],
    fleet: (colour) => {
      const seat = g.s.colourOf.findIndex((c) => COLOURS[c] === colour);
      return seat < 0 ? undefined : seat;
    },
    sheet: (id) => g.s.sheets[id]?.alien,
    card: (id) => g.s.face[id],
    lingering: (id) => g.k.lingering.find((e) => e.id === id)?.cause,
    asset: (id) => g.s.assets[id] && faceOfAsset(g, g.s.assets[id]),
    stack: (id) => {
      const stack = g.s.stacks.find((x) => x.id === id);
      if (stack === undefined) return undefined;
      const ships = 1 + g.s.ships.at[stack.hold].reduce((sum, n) => sum + n, 0);
      return stack.marker === undefined ? { ships } : { ships, face: faceOfAsset(g, g.s.assets[stack.marker]) };
    },
  },
});

export const describe = (g: Cosmic, d: Decision): string => textOf(sayQuestion(speechOf(g, d.seat), d));
/** An option of a question; of a bargain a good. */
export const describeOption = (g: Cosmic, d: Decision, option: string): string =>
  textOf(d.kind === 'bargain' ? sayGood(speechOf(g), option) : sayOption(speechOf(g), d, option));
export const describeGood = (g: Cosmic, id: string): string => textOf(sayGood(speechOf(g), id));
export const describeCause = (g: Cosmic, cause: Cause): string => textOf(sayCause(speechOf(g), cause));

/** What happened, as this seat may know it. */
export function describeEvent(g: Cosmic, e: GameEvent, seat: Seat | null): string {
  const mine = seat !== null && (e.secret?.to.includes(seat) ?? false);
  return textOf(sayEvent(speechOf(g, seat), e.type, mine ? { ...e.data, ...e.secret?.data } : e.data, mine));
}
