import { because, type Flow, type Seat } from '@parley/kernel';
import { hasGear } from '../numbers/filter.ts';
import { hasChanged, noteChange } from '../numbers/uses.ts';
import { setCloak, whyNoDevice } from '../people/cloak.ts';
import { is } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import type { Bar } from '../timing/tables.ts';
import type { Order } from './order.ts';
import { isFlying, isOwnShip, plainOffers, shipBar, whyIdleShip } from './ships.ts';

/** One change a turn, staffed, unstopped, undocked, in space (T12.10, T45.1). */
const whyNotChange = (g: Trek, ship: Piece): Bar | null => {
  if (!isFlying(g, ship)) return shipBar('T45.1', 'cloak.not-in-space', ship);
  if (hasChanged(g, ship, 'cloak')) return shipBar('T12.10', 'cloak.once', ship);
  return whyIdleShip(g, ship);
};

const whyNotCloak = (g: Trek, ship: Piece): Bar | null =>
  is(g, ship, 'cloaked') ? shipBar('T45.1', 'cloak.cloaked', ship) : (whyNoDevice(g, ship) ?? whyNotChange(g, ship));
const whyNotDecloak = (g: Trek, ship: Piece): Bar | null =>
  is(g, ship, 'cloaked') ? whyNotChange(g, ship) : shipBar('T45.1', 'cloak.uncloaked', ship);

export const cloakOrder: Order = {
  verb: 'cloak',
  kind: 'order',
  offers: (g, seat) => plainOffers(g, seat, 'cloak', whyNotCloak),
  run: (g, seat, ship) => because(g, 'rule', 'T12.10', seat, change(g, seat, ship, true)),
  // Nobody wonders about a ship that cannot cloak at all.
  whyNot: (g, seat, ship) => (isOwnShip(g, seat, ship) && hasGear(g, ship, 'Cloaking Device') ? whyNotCloak(g, ship) : null),
};

export const decloakOrder: Order = {
  verb: 'decloak',
  kind: 'order',
  offers: (g, seat) => plainOffers(g, seat, 'decloak', whyNotDecloak),
  run: (g, seat, ship) => because(g, 'rule', 'T12.10', seat, change(g, seat, ship, false)),
  whyNot: (g, seat, ship) => (isOwnShip(g, seat, ship) && hasGear(g, ship, 'Cloaking Device') ? whyNotDecloak(g, ship) : null),
};

function* change(g: Trek, seat: Seat, ship: Piece, on: boolean): Flow {
  setCloak(g, seat, ship, on);
  noteChange(g, ship, 'cloak');
}
