import {
  ability,
  type Asset,
  assetNotes,
  type Cosmic,
  emit,
  enc,
  hasLostAsMain,
  hasWonAsMain,
  modifier,
  moveCard,
  note,
  type Player,
  station,
  stationIn,
  Z,
  zoneOf,
} from '../../effects/index.ts';

/** The destiny card of a first encounter, and the turn it was drawn in. */
const notes = assetNotes({ turn: note<number>(-1), destiny: note<number>(-1) });

/** Is this the encounter of that number in the turn of this player, as the offense? Those that effects bring besides have none. */
const isOwn = (g: Cosmic, p: Player, nth: number): boolean => g.s.turn.owner === p && enc(g).nth === nth && enc(g).offense === p;

/** The destiny card of the first encounter, if it can still be drawn again. */
function firstDestiny(g: Cosmic, asset: Asset): number {
  const destiny = notes.destiny.of(asset);
  return destiny >= 0 && notes.turn.of(asset) === g.s.turn.number && zoneOf(g, destiny) === Z.destinyDiscard ? destiny : -1;
}

export const temporalMatrix = station({
  id: 'temporal-matrix',
  name: 'Temporal Matrix',
  text:
    'As the offense: losing the first encounter of your turn does not keep you from a second one, if you hold an encounter card. If you won the ' +
    'first and have a second, you may put the destiny card of the first back on top of its deck before that.',
  clauses: [
    // R32.2: where turns have one encounter, nothing makes a second.
    modifier('encounter.again', (again, { who }, { g, me }) => {
      const lost = who === me && isOwn(g, me, 1) && hasLostAsMain(g, me) && !enc(g).turnEnds;
      return again || (lost && g.s.options.secondEncounters);
    }),
    ability({
      id: 'note',
      at: 'encounter.second',
      must: true,
      passive: true,
      when: ({ g, me }) => isOwn(g, me, 1) && hasWonAsMain(g, me) && enc(g).destiny >= 0,
      *commit(c) {
        notes.turn.put(c.g, stationIn(c), c.g.s.turn.number);
        notes.destiny.put(c.g, stationIn(c), enc(c.g).destiny);
      },
    }),
    ability({
      at: 'encounter.start',
      as: 'offense',
      per: 'encounter',
      when: (c) => isOwn(c.g, c.me, 2) && firstDestiny(c.g, stationIn(c)) >= 0,
      *commit(c) {
        const card = firstDestiny(c.g, stationIn(c));
        moveCard(c.g, card, Z.destiny);
        emit(c.g, 'destiny-put-back', { who: c.me, card: c.g.s.face[card] });
      },
    }),
  ],
});
