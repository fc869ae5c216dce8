import type { Plain, Seat } from '@parley/kernel';
import { controllerOf } from '../rules/state/control.ts';
import type { Trek } from '../rules/state/state.ts';
import type { Windows } from '../rules/timing/tables.ts';
import { timing } from '../rules/timing/timing.ts';

type Said = { readonly [name: string]: Plain };
type Tellers = { readonly [W in keyof Windows]?: { tell(g: Trek, ev: Windows[W], seat: Seat): Said }['tell'] };

/** What somebody is told who may act in a window: who does what, with which cards. Only what that seat may know. */
const TELLERS: Tellers = {
  'card.played': (g, { by, piece, targets }) => ({ by, card: g.s.card[piece], targets: targets.map((x) => g.s.card[x]) }),
  'encounter.met': (g, { by, mission, dilemma }) => ({ by, card: g.s.card[dilemma], mission: g.s.card[mission] }),
  selection: (g, { by, picked }) => ({ by, picked: picked.map((x) => g.s.card[x]) }),
  dying: (g, { pieces }) => ({ by: pieces.length === 0 ? -1 : controllerOf(g, pieces[0]), cards: pieces.map((x) => g.s.card[x]) }),
  destroying: (g, { pieces }) => ({ by: pieces.length === 0 ? -1 : controllerOf(g, pieces[0]), cards: pieces.map((x) => g.s.card[x]) }),
  solved: (g, { by, mission }) => ({ by, card: g.s.card[mission] }),
  drawn: (_, { by, n }) => ({ by, n }),
  docking: (g, { by, ship }) => ({ by, ship: g.s.card[ship] }),
  beaming: (_, { by, pieces, from, to }) => ({ by, n: pieces.length, from, to }),
  'turn.start': (_, { by }) => ({ by }),
  'turn.end': (_, { by }) => ({ by }),
};

const byKey: (((g: Trek, ev: never, seat: Seat) => Said) | undefined)[] = [];
const isWindow = (name: string): name is keyof Windows => Object.hasOwn(TELLERS, name);
for (const name of Object.keys(TELLERS)) if (isWindow(name)) byKey[timing.keys.window(name)] = TELLERS[name];

/** What there is to know about an occasion, by the kernel's number for it. Each is told of its own window alone. */
export const facts = (g: Trek, key: number, ev: object, seat: Seat): Said | null => byKey[key]?.(g, ev as never, seat) ?? null;
