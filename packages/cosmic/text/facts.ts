import { occasionName, type Plain } from '@parley/kernel';
import { faceOfAsset } from '../rules/board/assets.ts';
import { COLOURS, type Cosmic, type Player } from '../rules/state/state.ts';
import type {
  AssetUse,
  CardPlay,
  DiscardEvent,
  HazardEvent,
  LossEvent,
  LostEvent,
  PowerUse,
  RevealedEvent,
  RetrieveEvent,
} from '../rules/timing/events.ts';
import type { WindowEvent } from '../rules/timing/windows.ts';
import { occasionIds } from '../ids/index.ts';

type Facts = { readonly [name: string]: Plain };

/** What everybody at the table can see of the thing they are asked to act on. */
export function facts(g: Cosmic, key: number, ev: object, _seat: Player): Facts | null {
  const name = occasionName(key);
  switch (name) {
    case 'event:power.used': {
      const e = ev as PowerUse;
      return { by: e.by, alien: g.s.sheets[e.sheet].alien, clause: e.clause };
    }
    case 'event:asset.used': {
      const e = ev as AssetUse;
      return { by: e.by, card: faceOfAsset(g, g.s.assets[e.asset]), clause: e.clause };
    }
    case 'event:card.play':
    case 'event:card.played': {
      const e = ev as CardPlay;
      return { by: e.by, card: g.s.face[e.card], text: e.text };
    }
    case 'event:card.revealed': {
      const e = ev as RevealedEvent;
      return { by: e.by, card: g.s.face[e.card] };
    }
    case 'event:hazard.drawn':
      return { card: g.s.face[(ev as HazardEvent).card] };
    case 'event:ships.count':
    case 'event:ships.divert':
    case 'event:ships.save':
    case 'event:ships.freed': {
      const e = ev as LossEvent;
      return { kind: e.kind, by: e.by, losses: e.losses.map((x) => ({ colour: COLOURS[x.colour], n: x.n })) };
    }
    case 'event:ships.lost': {
      const e = ev as LostEvent;
      return { owner: e.owner, n: e.n, to: e.to };
    }
    case 'event:retrieve':
      return { ...(ev as RetrieveEvent).due };
    case 'event:cards.keep':
    case 'event:cards.discard':
    case 'event:cards.discarded': {
      const e = ev as DiscardEvent;
      return { by: e.by, cards: e.cards.map((c) => g.s.face[c]) };
    }
    default: {
      if (occasionIds.read(name).kind === 'window') {
        const { who } = ev as WindowEvent;
        return who === undefined ? null : { who };
      }
      return plainFacts(ev);
    }
  }
}

/** The numbers and texts of an event; lists and cards stay out, since not everybody may know them. */
const OPEN = ['who', 'by', 'n', 'from', 'taker', 'owner', 'why'];
function plainFacts(ev: object): Facts {
  const out: { [name: string]: Plain } = {};
  for (const key in ev) if (OPEN.includes(key)) out[key] = (ev as Facts)[key];
  return out;
}
