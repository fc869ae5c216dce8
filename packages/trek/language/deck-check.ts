import {
  DRAW_LEAST,
  DRAW_MOST,
  isUniversal,
  mayDraw,
  maySeed,
  MISSIONS,
  RESERVE,
  SEED_LIMIT,
  SITE_LIMIT,
  type Deck,
  type DeckCard,
  type FindCard,
} from './decks.ts';

export type FaultTag =
  | 'unknown'
  | 'unfinished'
  | 'missions'
  | 'not-a-mission'
  | 'mission-twice'
  | 'reserve'
  | 'seeds'
  | 'not-a-seed'
  | 'sites'
  | 'not-a-site'
  | 'draw-least'
  | 'draw-most'
  | 'not-a-draw'
  | 'borg';

/** What is wrong with a deck, and with which cards of it. */
export interface DeckFault {
  readonly tag: FaultTag;
  readonly cards: readonly string[];
  readonly n: number;
  /** What it says to whoever brought the deck. */
  readonly text: string;
}

/** Everything that keeps a deck from a table. None: it is legal. `missionsCount`: the house rule of T2.2. */
export function deckFaults(deck: Deck, missionsCount: boolean, findCard: FindCard): DeckFault[] {
  const out: DeckFault[] = [];
  const add = (tag: FaultTag, cards: readonly string[], text: string, n = cards.length): void => {
    if (n > 0) out.push({ tag, cards: [...new Set(cards)], n, text });
  };
  const { missions, reserve, seeds, sites, draw } = deck;
  const all = [...missions, ...reserve, ...seeds, ...sites, ...draw];
  const unknown = all.filter((id) => findCard(id) === undefined);
  add('unknown', unknown, `There is no card ${list([...new Set(unknown)])}: take it out, or look for it by its name.`);
  const known = (ids: readonly string[]): DeckCard[] => ids.flatMap((id) => findCard(id) ?? []);
  const unfinished = known(all).filter((x) => !x.done);
  add('unfinished', idsOf(unfinished), `Not at this table yet: ${names(unfinished)}. Take another card in its place.`);

  if (missions.length !== MISSIONS)
    add('missions', [], `A deck has ${MISSIONS} missions, this one has ${missions.length}.`, Math.abs(missions.length - MISSIONS));
  const others = known([...missions, ...reserve]).filter((x) => x.facts.type !== 'Mission');
  add('not-a-mission', idsOf(others), `Among the missions is what is none: ${names(others)}.`);
  const twice = missions.filter((id, i) => missions.indexOf(id) !== i && !known([id]).some(({ facts }) => isUniversal(facts)));
  add('mission-twice', twice, `A unique mission lies only once on the table: ${names(known(twice))}.`);
  const tooUnique = known(reserve).filter(({ facts }) => !isUniversal(facts));
  if (reserve.length > RESERVE || tooUnique.length > 0)
    add(
      'reserve',
      idsOf(tooUnique),
      `The reserve is up to ${RESERVE} universal missions.`,
      Math.max(tooUnique.length, reserve.length - RESERVE),
    );

  const count = seeds.length + (missionsCount ? missions.length : 0);
  if (count > SEED_LIMIT)
    add(
      'seeds',
      [],
      `At most ${SEED_LIMIT} cards are seeded${missionsCount ? ', missions among them' : ''}; here are ${count}.`,
      count - SEED_LIMIT,
    );
  // Where a card may be seeded is part of its text: of one that is not there yet nothing is known.
  const notSeeds = known(seeds).filter((x) => x.done && !maySeed(x));
  add('not-a-seed', idsOf(notSeeds), `These cannot be seeded: ${names(notSeeds)}.`);
  if (sites.length > SITE_LIMIT)
    add('sites', [], `At most ${SITE_LIMIT} sites are seeded, here are ${sites.length}.`, sites.length - SITE_LIMIT);
  const notSites = known(sites).filter((x) => x.facts.type !== 'Site');
  add('not-a-site', idsOf(notSites), `Among the sites is what is none: ${names(notSites)}.`);

  if (draw.length < DRAW_LEAST)
    add('draw-least', [], `A draw deck has at least ${DRAW_LEAST} cards, this one has ${draw.length}.`, DRAW_LEAST - draw.length);
  if (draw.length > DRAW_MOST)
    add('draw-most', [], `A draw deck has at most ${DRAW_MOST} cards here, this one has ${draw.length}.`, draw.length - DRAW_MOST);
  const notDrawn = known(draw).filter((x) => !mayDraw(x.facts));
  add('not-a-draw', idsOf(notDrawn), `These are seeded, never drawn: ${names(notDrawn)}.`);
  const borg = known(all).filter((x) => x.facts.icons.includes('BO') || ('affil' in x.facts && x.facts.affil.includes('Bor')));
  add('borg', idsOf(borg), `The Borg are not at this table yet (T64.1): ${names(borg)}.`);
  return out;
}

const idsOf = (cards: readonly DeckCard[]): string[] => cards.map((x) => x.facts.id);
const names = (cards: readonly DeckCard[]): string => list([...new Set(cards.map((x) => x.facts.name))]);
/** A few of them, and how many more there are. Ids are what somebody wrote, however long. */
function list(texts: readonly string[]): string {
  const some = texts.slice(0, MOST_NAMED).map((x) => x.slice(0, ID_LENGTH));
  return texts.length <= MOST_NAMED ? some.join(', ') : `${some.join(', ')} and ${texts.length - MOST_NAMED} more`;
}
const MOST_NAMED = 5;
const ID_LENGTH = 60;
