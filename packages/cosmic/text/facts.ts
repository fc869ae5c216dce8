import { occasionName, type Plain } from '@parley/kernel';
import type { Facts } from '@parley/kit/content';
import { occasionIds } from '../ids/index.ts';
import { faceOfAsset } from '../rules/board/assets.ts';
import { COLOURS, type Cosmic, type Player } from '../rules/state/state.ts';
import type { CardPlay, DiscardEvent, LossEvent } from '../rules/timing/events.ts';
import { timing } from '../rules/timing/timing.ts';

const played = (g: Cosmic, { by, card, text }: CardPlay): Facts => ({ by, card: g.s.face[card], text });
const lost = (_g: Cosmic, { kind, by, losses }: LossEvent): Facts => ({
  kind,
  by,
  losses: losses.map((x) => ({ colour: COLOURS[x.colour], n: x.n })),
});
const discarded = (g: Cosmic, { by, cards }: DiscardEvent): Facts => ({ by, cards: cards.map((c) => g.s.face[c]) });

const known = timing.facts({
  'power.used': (g, { by, sheet, clause }) => ({ by, alien: g.s.sheets[sheet].alien, clause }),
  'asset.used': (g, { by, asset, clause }) => ({ by, card: faceOfAsset(g, g.s.assets[asset]), clause }),
  'card.play': played,
  'card.played': played,
  'card.revealed': (g, { by, card }) => ({ by, card: g.s.face[card] }),
  'hazard.drawn': (g, { card }) => ({ card: g.s.face[card] }),
  'ships.count': lost,
  'ships.divert': lost,
  'ships.save': lost,
  'ships.freed': lost,
  'ships.lost': (_g, { owner, n, to }) => ({ owner, n, to }),
  retrieve: (_g, { due }) => ({ ...due }),
  'cards.keep': discarded,
  'cards.discard': discarded,
  'cards.discarded': discarded,
});

/** What everybody at the table can see of the thing they are asked to act on. */
export function facts(g: Cosmic, key: number, ev: object, _seat: Player): Facts | null {
  const told = known(g, key, ev);
  if (told !== null) return told;
  const plain = plainFacts(ev);
  if (occasionIds.read(occasionName(key)).kind !== 'window') return plain;
  return plain.who === undefined ? null : { who: plain.who };
}

/** The numbers and texts of an event; lists and cards stay out, since not everybody may know them. */
const OPEN = ['who', 'by', 'n', 'from', 'taker', 'owner', 'why'];
function plainFacts(ev: object): Facts {
  const out: { [name: string]: Plain } = {};
  for (const [name, value] of Object.entries(ev)) if (OPEN.includes(name)) out[name] = value;
  return out;
}
