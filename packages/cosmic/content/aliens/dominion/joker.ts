import {
  ability,
  alien,
  becomes,
  chooseOption,
  type Cosmic,
  emit,
  enc,
  faceById,
  faceShown,
  flareOf,
  type Flow,
  holds,
  isEncounterType,
  law,
  mainOn,
  nameFace,
  note,
  pickSide,
  returnsTo,
  setCard,
  type Sheet,
  sheetNotes,
  sheetOf,
  type Side,
  SIDES,
  standsAs,
  textOn,
  Z,
} from '../../../effects/index.ts';

/** The wild card as the game begins, and again when the flare that named another is gone. */
const FIRST_WILD = 'attack-08';
/** What the nine tokens show (kernel-needs 8.8 for the values of the attacks). */
const TOKENS = ['attack-01', 'attack-05', 'attack-10', 'attack-15', 'attack-20', 'attack-30', 'negotiate', 'morph', 'retreat'] as const;
/** What the wild flare makes of a negotiate. */
const WILD_VALUE = 8;
const FLARE = 'flare:joker';

type Placed = { readonly token: string; readonly side: Side };

/** The wild card and whether the flare has named it; tokens that lie face up, facedown and on cards. */
const notes = sheetNotes('joker', {
  wild: note<string>(FIRST_WILD),
  byFlare: note<boolean>(false),
  up: note<readonly string[]>([]),
  used: note<readonly string[]>([]),
  placed: note<readonly Placed[]>([]),
});
const wildOf = (sheet: Sheet): string => notes.wild.of(sheet);

function setWild(g: Cosmic, sheet: Sheet, wild: string, byFlare: boolean): void {
  notes.wild.put(g, sheet, wild);
  notes.byFlare.put(g, sheet, byFlare);
  emit(g, 'wild-named', { card: wild });
}

/** Is the card on this side wild: attacks and negotiates as they count now, others as they are printed, or were said to be? */
function isWild(g: Cosmic, sheet: Sheet, side: Side): boolean {
  const { type, value } = enc(g).slots[side];
  const wild = faceById(wildOf(sheet));
  if (wild.type === 'attack') return type === 'attack' && value === wild.value; // faq-general-25
  if (wild.type !== 'negotiate') return faceShown(g, side)?.type === wild.type;
  return type === 'negotiate' && textOn(g, side) === wild.shown;
}

const wildSides = (g: Cosmic, sheet: Sheet): Side[] =>
  SIDES.filter((side) => isWild(g, sheet, side) && !notes.placed.of(sheet).some((x) => x.side === side));

/** A token leaves the sheet for a card. With the last one gone, those that lie facedown are turned up again. */
function place(g: Cosmic, sheet: Sheet, token: string, side: Side): void {
  const up = notes.up.of(sheet).filter((x) => x !== token);
  notes.up.put(g, sheet, up.length > 0 ? up : notes.used.of(sheet)); // dominion-joker-07
  if (up.length === 0) notes.used.put(g, sheet, []); // dominion-joker-07
  notes.placed.put(g, sheet, [...notes.placed.of(sheet), { token, side }]);
  emit(g, 'joker-placed', { card: token, who: mainOn(g, side) });
}

/** Tokens on cards return facedown. */
function takeBack(g: Cosmic, sheet: Sheet): void {
  const back = notes.placed.of(sheet).map((x) => x.token);
  notes.placed.put(g, sheet, []);
  notes.used.put(g, sheet, [...notes.used.of(sheet), ...back]); // dominion-joker-06
}

/** The flare is in the hand, will be there again when the encounter is over, or is just being played. It holds the wild card that it named itself: once the power has named another, losing it changes nothing. */
const keepsFlare = (g: Cosmic, sheet: Sheet): boolean =>
  holds(g, sheet.owner, FLARE) ||
  g.s.cards.in[Z.table].some((card) => g.s.face[card] === FLARE) ||
  returnsTo(g, flareOf(g, 'joker')) === sheet.owner;

const negotiating = (g: Cosmic): Side[] => SIDES.filter((side) => standsAs(g, mainOn(g, side), 'negotiate'));

export const joker = alien({
  id: 'joker',
  name: 'Joker',
  set: 'dominion',
  alert: 'red',
  summary: 'Changes cards of one kind into others',
  asks: {
    'joker.name': 'Which attack card is wild from now on?',
    'joker.any': 'Which encounter card is wild from now on?',
    'joker.side': 'Both cards are wild. Which one do you change first?',
    'joker.token': 'What does the wild card of {who} become?',
    'joker.attack': 'Which negotiate becomes an attack 08?',
  },
  tells: {
    'wild-named': '{card} is wild now.',
    'joker-placed': "{who, select, you {<who>Your</who>} other {{who}'s}} card becomes {card}.",
  },
  notes,
  shows: { wild: '{card} is wild.', up: 'Tokens face up: {cards}.', used: 'Tokens facedown: {cards}.' },
  power: {
    text:
      'Attack 08 is wild at first. When your turn starts you may name another attack instead. For each revealed encounter card that is the wild one, ' +
      'put a faceup joker token on it: the card becomes what the token shows. Once the outcome stands the tokens return facedown; as soon as none lies ' +
      'face up, those facedown on the sheet are turned up.',
    clauses: [
      ability({
        id: 'name',
        at: 'turn.start', // dominion-joker-04
        as: 'offense', // dominion-joker-04
        passive: true,
        *commit({ g, me, sheet }) {
          const own = g.s.sheets[sheet];
          const face = yield* nameFace(g, me, ({ type, id }) => type === 'attack' && id !== wildOf(own), { tag: 'joker.name' });
          setWild(g, own, face.id, false);
        },
      }),
      ability<Placed>({
        at: 'reveal.revealed',
        must: true, // dominion-joker-01
        per: 'free',
        when: ({ g, sheet }) => wildSides(g, g.s.sheets[sheet]).length > 0,
        *prepare({ g, me, sheet }) {
          const own = g.s.sheets[sheet];
          const side = yield* pickSide(g, me, wildSides(g, own), 'joker.side');
          const how = { tag: 'joker.token', data: { who: mainOn(g, side) } };
          return { side, token: yield* chooseOption(g, me, notes.up.of(own), how) };
        },
        *commit({ g, sheet }, { side, token }) {
          place(g, g.s.sheets[sheet], token, side);
          becomes(g, side, faceById(token)); // dominion-joker-05
        },
      }),
      ability({
        id: 'return',
        // However the outcome came about; before cards are selected once more, too.
        at: ['reveal.outcome', 'resolution.start', 'planning.beforeSelect', 'encounter.end'],
        passive: true,
        must: true,
        when: ({ g, sheet }) => notes.placed.of(g.s.sheets[sheet]).length > 0,
        *commit({ g, sheet }) {
          takeBack(g, g.s.sheets[sheet]);
        },
      }),
      law('joker.flare', function* ({ g, sheet }): Flow<boolean> {
        const own = g.s.sheets[sheet];
        if (!notes.byFlare.of(own) || keepsFlare(g, own)) return false;
        setWild(g, own, FIRST_WILD, false);
        return true;
      }),
    ],
  },
  *setup(g, _me, sheet) {
    notes.up.put(g, sheet, [...TOKENS]); // dominion-joker-02, dominion-components-08
    setWild(g, sheet, FIRST_WILD, false); // dominion-joker-03
  },
  wild: {
    text: 'As a main player or ally, once cards are revealed: a negotiate that was revealed becomes an attack 08.',
    clauses: [
      ability<Side>({
        at: 'reveal.revealed',
        as: 'main-or-ally',
        when: ({ g }) => negotiating(g).length > 0,
        prepare: ({ g, me }) => pickSide(g, me, negotiating(g), 'joker.attack'),
        *commit({ g }, side) {
          setCard(g, side, 'attack', WILD_VALUE);
        },
      }),
    ],
  },
  super: {
    text: 'At any time: name any encounter card, not only an attack, as the wild one. When you lose this flare, attack 08 is wild again at once.',
    clauses: [
      ability({
        at: ['any.time', 'reveal.revealed'],
        *commit({ g, me }) {
          const own = sheetOf(g, 'joker');
          if (!own) return;
          const face = yield* nameFace(g, me, ({ type, id }) => isEncounterType(type) && id !== wildOf(own), { tag: 'joker.any' });
          setWild(g, own, face.id, true);
        },
      }),
    ],
  },
});
