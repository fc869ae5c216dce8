import {
  ability,
  alien,
  alliesOn,
  asker,
  canTakeHome,
  confirm,
  type Cosmic,
  drawCards,
  type Flow,
  inResolution,
  inWarp,
  isWarpOpen,
  lingering,
  type LossEvent,
  mainSide,
  modifier,
  type Player,
  reaction,
  takeHome,
  timing,
  type WindowEvent,
} from '../../../effects/index.ts';

/** Allies of this main player, in timing order. */
function alliesOf(g: Cosmic, main: Player): Player[] {
  const allies = alliesOn(g, mainSide(g, main));
  return timing(g).filter((p) => p !== main && allies.includes(p));
}

const protect = (g: Cosmic, ev: LossEvent, p: Player): Flow => takeHome(g, ev, p, { tag: 'observer.return', from: asker(g) });

/** Is this player about to send ships, with others in the warp that could not come along? */
const leavesBehind = (g: Cosmic, me: Player, { at, who }: WindowEvent): boolean =>
  who === me && inWarp(g, me) > 0 && !isWarpOpen(g, me, at === 'launch.commit' ? 'offense' : 'ally');

/** One of the ships its owner sends may come out of the warp. */
const recalled = lingering('observer.recalled', [modifier('ships.fromWarp', (n, q, c) => (q.who === c.me ? n + 1 : n))]);

export const observer = alien({
  id: 'observer',
  name: 'Observer',
  set: 'base',
  alert: 'green',
  summary: 'Keeps allies out of the warp',
  asks: { 'observer.return': 'Where do you put {n, plural, one {# ship} other {# ships}}?', 'observer.draw': 'Do you draw a card?' },
  power: {
    text:
      'In the resolution phase: as an ally, ships you would lose go back to your colonies instead; as a main player, the same goes for ' +
      'ships that your allies would lose.',
    clauses: [
      // In the resolution phase alone, but there also ships outside the encounter (faq-observer-1).
      reaction<'ships.save'>({
        id: 'self',
        on: 'ships.save',
        as: 'ally',
        must: true,
        when: ({ g, me, ev }) => inResolution(g) && canTakeHome(g, ev, me),
        commit: ({ g, me, ev }) => protect(g, ev, me),
      }),
      reaction<'ships.save'>({
        id: 'allies',
        on: 'ships.save',
        as: 'main',
        must: true,
        when: ({ g, me, ev }) => inResolution(g) && alliesOf(g, me).some((p) => canTakeHome(g, ev, p)),
        *commit({ g, me, ev }) {
          for (const p of alliesOf(g, me)) if (canTakeHome(g, ev, p)) yield* protect(g, ev, p);
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player, once alliances are formed: each of your allies may draw a card.',
    clauses: [
      ability({
        at: 'alliance.formed',
        as: 'main',
        when: ({ g, me }) => alliesOf(g, me).length > 0,
        *commit({ g, me }) {
          for (const p of alliesOf(g, me)) if (yield* confirm(g, p, { tag: 'observer.draw' })) yield* drawCards(g, p, 1);
        },
      }),
    ],
  },
  super: {
    text: 'When you send ships as the offense or an ally, one of them may come straight from the warp. Your limit stays the same.',
    clauses: [
      ability({
        at: ['launch.commit', 'alliance.commit'],
        as: 'offense-or-ally',
        when: ({ g, me, ev }) => leavesBehind(g, me, ev),
        *commit({ g, me }) {
          recalled.start(g, me, {});
        },
      }),
    ],
  },
});
