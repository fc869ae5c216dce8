import { ability, type Cosmic, enc, type Face, isAhead, isInvolved, type Player, typeOf } from '../../effects/index.ts';

/** R26.7: one for each player in an encounter, and only before the planning phase. */
function mayLay(g: Cosmic, me: Player): boolean {
  const e = enc(g);
  if (!isAhead(e, 'planning')) return false; // dominion-intimidate-03
  return !e.played.some((x) => x.by === me && typeOf(g, x.card) === 'intimidate'); // dominion-intimidate-02
}

/** At any time, so it can be raised; asked for only before invitations, and when it is about to be too late for those involved. */
const lay = ability({
  id: 'intimidate',
  at: ['any.time', 'alliance.beforeInvites', 'alliance.formed'],
  facedown: 'R26.7',
  when: ({ g, me, ev }) => mayLay(g, me) && (ev.at !== 'alliance.formed' || isInvolved(g, me)),
  *commit() {},
});

/** What intimidates make the rules ask. */
const ASKS: { readonly [tag: string]: string } = {
  'intimidate.accept': 'Do you play the intimidate of an ally, unseen, in place of your card?',
  'intimidate.accept:keep': 'Keep your own card',
};

const intimidate = (id: string, value: number): Face => ({
  id: `intimidate-${id}`,
  name: `Intimidate ${id.replace('m', '-')}`,
  type: 'intimidate',
  value,
  clauses: [lay],
  asks: ASKS,
  text:
    `Lay it facedown on the table before the planning phase and say what it is, one to a player. Your own becomes your encounter card; a main player ` +
    `you are allied with may take yours unseen for a card of that side. Shown, it is an attack of ${value} if it meets an attack, or else a negotiate.`,
});

export const INTIMIDATES: readonly Face[] = [
  intimidate('m09', -9),
  intimidate('19', 19), // dominion-intimidate-22
  intimidate('29', 29), // dominion-intimidate-22
  intimidate('39', 39),
];
