import type { CardView, Location, Thing } from '../../view/index.ts';
import type { Scene } from '../scene/context.ts';
import { T } from '../text/index.ts';
import { companyOf } from './atlas.ts';
import { factsOf, isPerson, nameOf } from './cards.ts';

/** What the strip shows of a place: what it is, who is there, and how many cards of whom lie face down. */
export interface StripView {
  readonly focus: number;
  readonly kind: 'location' | 'ship' | 'facility';
  readonly title: string;
  /** The card of the place itself: the mission, ship or facility. */
  readonly lead: { readonly card: string; readonly view: CardView; readonly thing: Thing | null };
  readonly location: Location;
  readonly cards: readonly Thing[];
  /** Cards face down, by whose they are. */
  readonly backs: readonly { readonly seat: number; readonly n: number }[];
  readonly people: number;
  readonly zone: number;
  /** What lies on the mission, ship or facility. */
  readonly on: readonly CardView[];
}

const BY_TYPE: readonly string[] = ['Personnel', 'Equipment', 'Artifact'];

export function stripOf(scene: Scene, focus: number): StripView | null {
  const { atlas, lexicon, below } = scene;
  const location = atlas.locations.get(focus);
  const spot = atlas.spots.get(focus);
  const company = (things: readonly Thing[]): Thing[] =>
    [below, 1 - below].flatMap((seat) => companyOf(lexicon, things, seat)).toSorted((a, b) => rank(scene, a) - rank(scene, b));
  const made = (things: readonly Thing[]): Pick<StripView, 'cards' | 'backs' | 'people'> => {
    const all = company(things);
    const cards = all.filter((x) => x.piece !== undefined);
    const backs = [below, 1 - below].map((seat) => ({ seat, n: all.filter((x) => x.piece === undefined && x.seat === seat).length }));
    return { cards, backs: backs.filter((x) => x.n > 0), people: cards.filter((x) => isPerson(factsOf(lexicon, x.card))).length };
  };
  if (location !== undefined) {
    const { piece, card, seat, solved } = location;
    return {
      focus,
      kind: 'location',
      title: nameOf(lexicon, card),
      lead: { card, view: { seat, piece, card, ...(solved === null ? {} : { solved }) }, thing: null },
      location,
      ...made(location.surface?.things ?? location.space.things),
      zone: location.surface?.zone ?? location.space.zone,
      on: location.on,
    };
  }
  if (spot?.thing.card === undefined) return null;
  const { thing } = spot;
  return {
    focus,
    kind: spot.facts?.type === 'Ship' ? 'ship' : 'facility',
    title: T.focus.aboard({ name: nameOf(lexicon, thing.card), place: nameOf(lexicon, spot.location.card) }),
    lead: { card: thing.card ?? '', view: thing, thing },
    location: spot.location,
    ...made(thing.within),
    zone: thing.zone,
    on: thing.on,
  };
}

/** Own cards first, people before things. */
function rank({ lexicon, below }: Scene, x: Thing): number {
  const type = factsOf(lexicon, x.card)?.type ?? '';
  const at = BY_TYPE.indexOf(type);
  return ((x.controller ?? x.seat) === below ? 0 : 10) + (at < 0 ? 5 : at);
}

/** Printed skills and numbers as they are now, of one's own people here: the largest first. */
export function totalsOf({ lexicon }: Scene, cards: readonly Thing[]): readonly { readonly name: string; readonly n: number }[] {
  const sums = new Map<string, number>();
  const add = (name: string, n: number): void => void sums.set(name, (sums.get(name) ?? 0) + n);
  const numbers = [0, 0, 0];
  for (const x of cards) {
    const facts = factsOf(lexicon, x.card);
    if (!isPerson(facts)) continue;
    if (facts.cls !== null) add(facts.cls, 1);
    for (const { skill, level } of facts.skills) add(skill, level);
    x.numbers?.numbers.forEach((n, i) => (numbers[i] += n));
  }
  const skills = [...sums].map(([name, n]) => ({ name, n })).toSorted((a, b) => b.n - a.n || a.name.localeCompare(b.name));
  const sum = ['INTEGRITY', 'CUNNING', 'STRENGTH'].map((name, i) => ({ name, n: numbers[i] })).filter((x) => x.n > 0);
  return [...sum, ...skills];
}
