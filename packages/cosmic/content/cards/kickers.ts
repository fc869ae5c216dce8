import { ability, type Cosmic, enc, type Face, isOffense, type KickerText, laidBy, opponent, type Player } from '../../effects/index.ts';

/** One for each main player. When both wait for each other it is the offense who has to decide first. */
function mayLay(g: Cosmic, me: Player): boolean {
  const e = enc(g);
  if (e.laid === undefined) return true;
  if (laidBy(e, me, 'kicker')) return false; // dominion-kicker-02
  return !(isOffense(g, me) && laidBy(e, opponent(g, me), 'kicker')); // faq-kickers-4
}

const lay = ability({
  id: 'kicker',
  at: 'planning.beforeSelect', // faq-kickers-6, dominion-kicker-01, incursion-kicker-01
  as: 'main', // dominion-kicker-03
  facedown: 'R26.6',
  when: ({ g, me }) => mayLay(g, me),
  *commit() {},
});

const HOW = 'Before cards are selected a main player lays it facedown; it is turned up with them. ';

const kicker = (id: string, name: string, value: number, text: string, special?: KickerText): Face => ({
  id: `kicker-${id}`,
  name: `Kicker ${name}`,
  type: 'kicker',
  value,
  text: HOW + text,
  clauses: [lay],
  ...(special ? { kicker: special } : {}),
});

const times = (n: number): string =>
  `Your attack card, or your compensation, or the ships your opponent loses by a failed deal, count times ${n}.`;

export const KICKERS: readonly Face[] = [
  kicker('x0', 'x0', 0, times(0)),
  kicker('x2', 'x2', 2, times(2)),
  kicker('x3', 'x3', 3, times(3)),
  kicker('xm1-reverse-polarity', 'x-1 (Reverse Polarity)', -1, 'Attack cards of both sides count negative. It does nothing else.', {
    attacksOnly: true,
    bothSides: true,
  }),
  kicker('x1-self-destruct', 'x1 (Self Destruct)', 1, 'As soon as it lies open both sides lose, and nobody collects compensation.', {
    destroys: true,
  }),
  kicker('x2-duplicity', 'x2 (Duplicity)', 2, `${times(2)} The ships of your allies go to the warp when they leave the gate.`, {
    strands: true,
  }),
  kicker('x2-jamming-signal', 'x2 (Jamming Signal)', 2, `${times(2)} All other kickers are cancelled, and nobody can reinforce.`, {
    jams: true,
  }),
  kicker('x4-give-war-a-chance', 'x4 (Give War a Chance)', 4, 'Your attack card counts times 4. It does nothing else.', {
    attacksOnly: true,
  }),
];
