import {
  attach,
  emit,
  openTable,
  putInto,
  type Clause,
  type Contribution,
  type Flow,
  type Game,
  type Nest,
  type Seat,
  type Source,
  type Table,
} from '@parley/kernel';
import { bareRules } from '@parley/kernel/testing';
import {
  attachWords,
  clauseWords,
  contributionWords,
  lingeringWords,
  sourceWords,
  timingWords,
  useRules,
  type ClauseSpec,
  type ContextOf,
  type LingeringSpec,
  type Playable,
} from '../src/content/index.ts';
import { glanceWords, pieceWords, sightWords } from '../src/zones/index.ts';

/** A duel of wizards: a game with content and nothing else. Each step of it is a script. */
export interface Duel {
  step: number;
  life: number[];
  /** Cards, by their names, and where they lie: one of them is a chest with something in it. */
  names: string[];
  cards: Nest;
  /** Cards that lie facedown, wherever that is. */
  covered: number[];
  /** Scrolls that lie on the table: who has each, and what is written on it. */
  scrolls: Scroll[];
}
export interface Scroll {
  who: Seat;
  spell: string;
  /** Rolled up, it does nothing. */
  rolled: boolean;
}
export interface DuelTables {
  readonly state: Duel;
  readonly windows: { readonly dawn: { readonly day: number; stopped?: boolean }; readonly dusk: { readonly day: number } };
  readonly events: { readonly hit: Hit; readonly heal: { readonly who: number } };
  readonly queries: {
    readonly damage: { readonly q: { readonly who: number }; readonly v: number };
    readonly mayHeal: { readonly q: { readonly who: number }; readonly v: Bar | null };
  };
  readonly context: { readonly rival: number; readonly scroll: number };
  readonly place: { readonly scroll: number; readonly card?: number };
  readonly text: { readonly page: string };
  readonly traits: { readonly cost?: number | undefined };
  readonly boost: { readonly twice: boolean };
  readonly declared: { readonly target: number };
}
export interface Hit {
  readonly who: number;
  n: number;
}
/** Why something may not be done. */
export interface Bar {
  readonly from: string;
}
export type Ctx<E> = ContextOf<DuelTables, E>;
export type Spell = Playable<DuelTables>;
export type Spec = ClauseSpec<DuelTables>;

export const { ability, reaction, modifier, forbid, law, effect, andThen, instead } = clauseWords<DuelTables>(({ cost }) => ({ cost }));

const kinds = new Map<string, LingeringSpec<Spec>>();
let changes = 0;
export const { lingering, family } = lingeringWords<Duel, 'day' | 'duel', Spec>({
  register: (spec) => kinds.set(spec.id, spec),
  scope: (g, until) => (until === 'day' ? `day ${g.s.step}` : 'duel'),
  usually: 'day',
  changed: () => changes++,
});
/** How often cells were said to depend on what lingers. */
export const changesSeen = (): number => changes;

export const timing = timingWords<DuelTables>();
const dawn = timing.window('dawn');
const damage = timing.query('damage');

const { sources, placeOf } = sourceWords<DuelTables>({ scroll: -1 });
export { placeOf };
export const scrollSource = sources({
  key: (n) => `scroll${n}`,
  order: (n) => 100 + n,
  place: (scroll) => ({ scroll }),
  who: (g, n) => g.s.scrolls[n].who,
  alike: (g, n) => g.s.scrolls[n].spell,
  kept: true,
});
export const bookSource = sources({ key: () => 'book', order: () => 1, place: () => ({ scroll: -1 }), who: () => 0 });

export const here = <E>(g: Game<Duel>, source: Source<Duel>, me: Seat, ev: E): Ctx<E> => ({
  g,
  source,
  me,
  ev,
  rival: 1 - me,
  scroll: placeOf(source).scroll,
});

export const printing = contributionWords<DuelTables>({
  keys: timing.keys,
  context: here,
  clauseId: (spec, { page }) => (page === '' ? spec.id : `${page}.${spec.id}`),
  again: (spec) => spec.cost === 0,
});

/** What is written on scrolls, by name. */
export const spells = new Map<string, Contribution<Duel>>();
export const scrolls = attachWords<Duel, number>({
  source: (_, n) => scrollSource(n),
  does: (g, n) => (g.s.scrolls[n].rolled ? null : (spells.get(g.s.scrolls[n].spell) ?? null)),
});

/** The zones of the cards, each kind with whoever sees into it. The chest is card 0, and whoever holds it knows what is in it. */
export const ZONES = ['deck', 'hand', 'hand', 'table', 'chest'] as const;
export const [DECK, HAND, RIVALS_HAND, TABLE, CHEST] = [0, 1, 2, 3, 4];
const ownerOf = (g: Game<Duel>, zone: number): Seat =>
  zone === CHEST ? ownerOf(g, g.s.cards.zone[0]) : ZONES[zone] === 'hand' ? zone - HAND : -1;

const cardSource = sources({
  key: (n) => `card${n}`,
  order: (n) => 200 + n,
  place: (card) => ({ scroll: -1, card }),
  who: (g, n) => ownerOf(g, g.s.cards.zone[n]),
});
const inPlay = attachWords<Duel, number>({
  source: (_, n) => cardSource(n),
  does: (g, n) => (ZONES[g.s.cards.zone[n]] === 'hand' ? (spells.get(g.s.names[n]) ?? null) : null),
});
/** The cards that came to lie elsewhere. */
export const moved: number[] = [];
export const cards = pieceWords<Duel, Nest>({
  pieces: (g) => g.s.cards,
  put: putInto,
  texts: inPlay,
  hasText: (g, n) => spells.has(g.s.names[n]),
  moved: (_, n) => moved.push(n),
});
export const sight = sightWords<Duel, (typeof ZONES)[number], string, number>({
  pieces: (g) => g.s.cards,
  kind: (_, zone) => ZONES[zone],
  owner: ownerOf,
  sight: { deck: 'nobody', hand: 'owner', table: 'all', chest: (g, zone) => [ownerOf(g, zone)] },
  face: (g, n) => `${g.s.names[n]}#${n}`,
  behind: (_g, _zone, list) => list.length,
  apart: { sight: (g, n) => (g.s.covered.includes(n) ? [1] : null), back: () => '?' },
});
export const glances = glanceWords(lingering, { id: 'glance', event: 'glanced', face: (g: Game<Duel>, n) => g.s.names[n] });

/** Casts a spell that nobody can stop. */
export function* cast(c: Ctx<unknown>, spell: Spell, boost: { twice: boolean } | null = null): Flow<boolean> {
  const use = yield* spell.begin(c, boost);
  if (use === null) return false;
  yield* use.commit();
  return true;
}

export function hit(g: Game<Duel>, who: number, n: number): void {
  g.s.life[who] -= damage.ask(g, n, { who });
  emit(g, 'hit', { who });
}

/** A rule that is a clause of its own, told by no text. */
export interface DuelOptions {
  readonly spells?: readonly Spec[];
  readonly scrolls?: readonly Scroll[];
  readonly rules?: readonly Clause<Duel>[];
  /** What lies in each zone. */
  readonly cards?: readonly (readonly string[])[];
}

type Script = (g: Game<Duel>) => Flow;

/** The cards of each zone; those of the chest lie in card 0. */
function dealt(zones: readonly (readonly string[])[]): Pick<Duel, 'names' | 'cards'> {
  const names: string[] = [];
  const pieces: Nest = { zone: [], in: ZONES.map(() => []), holder: ZONES.map((kind) => (kind === 'chest' && zones.length > 0 ? 0 : -1)) };
  zones.forEach((list, zone) => {
    for (const name of list) pieces.in[zone].push(names.push(name) - 1);
    for (const _ of list) pieces.zone.push(zone);
  });
  return { names, cards: pieces };
}

/** A table at which these scripts are played one after the other, each after its dawn, with these spells in the book of wizard 0. */
export function duel(scripts: readonly Script[], options: DuelOptions = {}): Table<Duel> {
  const { spells: book = [], scrolls: laid = [], rules = [], cards: given = [] } = options;
  const written = printing.contribution(book, { page: '' });
  return openTable(
    bareRules<Duel>({
      id: 'duel',
      seats: () => 2,
      create: () => ({ step: 0, life: [10, 10], ...dealt(given), covered: [], scrolls: laid.map((x) => ({ ...x })) }),
      *step(g) {
        if (g.s.step === scripts.length) return false;
        yield* dawn.open(g, { day: g.s.step });
        yield* scripts[g.s.step++](g);
        return true;
      },
      timing: () => [0, 1],
      ...useRules(printing, {
        context: here,
        // A wizard pays with life, and cannot pay with the last of it.
        allows: (g, { clause }, seat) => (clause.spec.cost ?? 0) < g.s.life[seat],
        run: (c, { spec }) => cast(c, spec),
      }),
      attachAll: (g) => {
        attach(g, { key: 'rules', order: 0, who: () => -1 }, { clauses: rules });
        attach(g, bookSource(0), written);
        g.s.scrolls.forEach((_, n) => scrolls.attach(g, n));
        cards.attachAll(g);
      },
      lingering: (kind) => printing.contribution(kinds.get(kind)?.clauses ?? [], { page: '' }),
    }),
    null,
    'seed',
  );
}
