import { cardOfAsset, sheetController, sheetZone } from '../registry/sources.ts';
import { personOf } from '../state/people.ts';
import { enc, inEncounter, type Cosmic, type Player, type Zone, type CardNo } from '../state/state.ts';
import { cardsIn } from './zones.ts';

/** Cards of one kind that lie facedown before somebody. */
export interface Facedown {
  readonly kind: 'encounter' | 'laid' | 'tech' | 'sheet' | 'aside';
  readonly who: Player;
  readonly cards: readonly CardNo[];
}

/** Everything on the table that lies facedown and that this player does not know. Hands do not lie there. */
export const facedownCards = (g: Cosmic, p: Player): Facedown[] =>
  [...inFront(g), ...techs(g), ...onSheets(g, p), ...aside(g)].filter((x) => (x.who !== p || x.kind === 'sheet') && x.cards.length > 0);

function inFront(g: Cosmic): Facedown[] {
  if (!inEncounter(g)) return [];
  const { slots, laid = [] } = enc(g);
  const out: Facedown[] = [];
  for (const { card, by, up } of slots) if (card >= 0 && !up) out.push({ kind: 'encounter', who: by, cards: [card] });
  for (const { card, by, up } of laid) if (!up) out.push({ kind: 'laid', who: by, cards: [card] });
  return out;
}

/** Techs that nobody has been shown, and what is kept under any of them. */
const techs = (g: Cosmic): Facedown[] =>
  g.s.assets.map((x) => {
    const own = x.kind === 'tech' && !x.up && cardOfAsset(g, x) >= 0 ? [cardOfAsset(g, x)] : [];
    return { kind: 'tech', who: personOf(g, x.colour), cards: [...own, ...(x.store < 0 ? [] : cardsIn(g, x.store))] };
  });

/** Cards on sheets: those nobody sees are facedown to the controller of the sheet too. */
const onSheets = (g: Cosmic, p: Player): Facedown[] =>
  g.s.zones.flatMap((zone, i): Facedown[] => {
    const seen = zone.kind === 'sheet' && zone.name !== '' ? sheetZone(g, i)?.seen : 'all';
    if (seen === undefined || seen === 'all') return [];
    const who = sheetController(g.s.sheets[zone.sheet]);
    return seen === 'nobody' || who !== p ? [{ kind: 'sheet', who, cards: cardsIn(g, i) }] : [];
  });

const aside = (g: Cosmic): Facedown[] => (g.s.covered ?? []).map((zone, who) => ({ kind: 'aside', who, cards: cardsIn(g, zone) }));

const DECKS = ['deck', 'destiny', 'reward-deck', 'tech-deck', 'hazard-deck'] as const;
export type Deck = (typeof DECKS)[number] & Zone['kind'];

/** The decks that are not empty, and the card on top of each. */
export const deckTops = (g: Cosmic): { readonly deck: Deck; readonly card: CardNo }[] =>
  g.s.zones.flatMap(({ kind }, i) => {
    const deck = DECKS.find((x) => x === kind);
    const card = cardsIn(g, i).at(-1);
    return deck === undefined || card === undefined ? [] : [{ deck, card }];
  });
