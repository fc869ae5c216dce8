import {
  ability,
  alien,
  alliedSides,
  alliesOn,
  asker,
  bringable,
  bringShips,
  type Cosmic,
  type Ctx,
  dismissAlly,
  enc,
  type Flow,
  GATE,
  isOffense,
  law,
  lingering,
  mainSide,
  modifier,
  mySide,
  note,
  OFFENSE,
  pickSide,
  type Player,
  sendLimit,
  setTokens,
  sheetIn,
  sheetNotes,
  shipsAt,
  SIDE,
  type Side,
  sideName,
  timing,
  type SheetNo,
} from '../../../effects/index.ts';

/** Ships everybody on one's side may add with the super flare. */
const MORE = 4;

const notes = sheetNotes('sloth', { side: note<string | null>(null) });

const postOn = (side: Side): number => (side === OFFENSE ? GATE : SIDE);

/** Ships are sent when they should be, not through an effect in a later phase. */
const isSending = (g: Cosmic): boolean => (enc(g).phase === 'launch' && !enc(g).reclaim) || enc(g).phase === 'alliance';

type Token = { readonly sheet: SheetNo; readonly side: Side };
const tokenOf = (c: Ctx<unknown>): Token => token.data(c);

/** Is whoever has sent the token still on the side where it stands? */
const stands = ({ g, me }: Ctx<unknown>, side: Side): boolean => (side === OFFENSE && isOffense(g, me)) || alliesOn(g, side).includes(me);

/** The token goes back to its sheet. */
function takeBack(g: Cosmic, id: number): void {
  token.end(g, (x) => x.sheet === id);
  const sheet = g.s.sheets[id];
  if (sheet.owner < 0) return;
  notes.side.put(g, sheet, null);
  setTokens(g, sheet, 1);
}

/** Ships take the place of the token. An ally who sends none is none. */
function* wakeUp(c: Ctx<unknown>): Flow {
  const { g, me } = c;
  const { sheet, side } = tokenOf(c);
  const role = isOffense(g, me) ? 'offense' : 'ally';
  const n = yield* bringShips(g, me, side, sendLimit(g, me, role), 'sloth.ships');
  takeBack(g, sheet);
  if (n === 0) yield* dismissAlly(g, me, asker(g), [side]);
}

/** The token stands in the encounter in place of ships. It is no ship itself. */
const token = lingering<Token>('sloth.token', [
  modifier('ships.delayed', (yes, q, c) => yes || (q.who === c.me && q.to === postOn(tokenOf(c).side))),
  ability({ id: 'wake', at: 'planning.selected', must: true, commit: wakeUp }),
  ability({
    id: 'over',
    at: 'encounter.end',
    must: true,
    *commit(c) {
      takeBack(c.g, tokenOf(c).sheet);
    },
  }),
  law('dismissed', function* (c) {
    const { sheet, side } = tokenOf(c);
    if (stands(c, side)) return false;
    takeBack(c.g, sheet);
    return true;
  }),
]);

/** How many ships more an ally could have sent to a side. */
const unsent = (g: Cosmic, p: Player, side: Side): number => sendLimit(g, p, 'ally') - shipsAt(g, p, postOn(side));
/** The sides on which an ally has room for further ships. */
const openSides = (g: Cosmic, p: Player): Side[] => alliedSides(g, p).filter((side) => unsent(g, p, side) > 0);

/** The allies of a main player who have ships to add, in timing order. */
function helpers(g: Cosmic, me: Player): Player[] {
  const allies = alliesOn(g, mainSide(g, me));
  return timing(g).filter((p) => p !== me && allies.includes(p) && bringable(g, p).length > 0);
}

export const sloth = alien({
  id: 'sloth',
  name: 'Sloth',
  set: 'storm',
  alert: 'yellow',
  summary: 'Sends its ships at the last minute',
  asks: {
    'sloth.ships': 'Which ships take the place of your token? You may send {limit} at most, or none.',
    'sloth.side': 'On which side do you add ships?',
    'sloth.late': 'Which ships do you add? You may add {limit} at most.',
    'sloth.more': 'Which ships do you add? You may add {limit} at most.',
  },
  notes,
  shows: { side: 'The token stands with the {side, select, offense {offense} other {defense}}.' },
  *setup(g, _me, sheet) {
    setTokens(g, sheet, 1); // storm-components-04
  },
  power: {
    text:
      'As the offense or an ally, when you would send ships: you send your token instead. It is no ship. While the selected cards still lie ' +
      'facedown it gives way to up to four of your ships from any colonies, and returns to this sheet. With no ship at all an offense goes on ' +
      'with the encounter, and an ally is one no longer.',
    clauses: [
      ability({
        at: ['launch.commit', 'alliance.commit'],
        as: 'offense-or-ally',
        must: true,
        when: (c) => c.ev.who === c.me && isSending(c.g) && sheetIn(c).tokens > 0,
        *commit(c) {
          const { g, me, sheet } = c;
          const side = mySide(g, me);
          setTokens(g, sheetIn(c), 0);
          notes.side.put(g, sheetIn(c), sideName(side));
          token.start(g, me, { sheet, side }); // storm-tokens-02
        },
      }),
    ],
  },
  wild: {
    text: 'As an ally, once cards are revealed: add ships from your colonies, up to the number that you could have sent.',
    clauses: [
      ability<Side>({
        at: 'reveal.revealed',
        as: 'ally',
        when: ({ g, me }) => openSides(g, me).length > 0 && bringable(g, me).length > 0,
        prepare: ({ g, me }) => pickSide(g, me, openSides(g, me), 'sloth.side'),
        *commit({ g, me }, side) {
          yield* bringShips(g, me, side, unsent(g, me, side), 'sloth.late');
        },
      }),
    ],
  },
  super: {
    text: 'As a main player, while the selected cards lie facedown: each of your allies may add up to four further ships from its colonies.',
    clauses: [
      ability({
        at: 'planning.selected',
        as: 'main',
        when: ({ g, me }) => helpers(g, me).length > 0,
        *commit({ g, me }) {
          for (const p of helpers(g, me)) yield* bringShips(g, p, mainSide(g, me), MORE, 'sloth.more');
        },
      }),
    ],
  },
});
