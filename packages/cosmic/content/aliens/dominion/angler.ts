import {
  ability,
  alien,
  amend,
  cardTypes,
  chooseCard,
  choosePlayer,
  confirm,
  type Cosmic,
  type Ctx,
  drawCards,
  emit,
  enc,
  type Face,
  type Flow,
  giveCards,
  handOf,
  handSize,
  holds,
  nameFace,
  oneOfEachKind,
  opposing,
  others,
  pickBlindly,
  type Player,
  secretNote,
  type Sheet,
  sheetNotes,
  takeCards,
} from '../../../effects/index.ts';

/** Who is asked for which card. */
interface Bait {
  readonly who: Player;
  readonly face: string;
}

/** A card that was named and then drawn: it allows a second try in the same encounter. */
type Catch = { readonly encounter: number; readonly face: string };

const notes = sheetNotes('angler', { catch: secretNote<Catch | null>(null) });

const catchOf = (g: Cosmic, sheet: Sheet): string | null => {
  const caught = notes.catch.of(sheet);
  return caught && caught.encounter === enc(g).id ? caught.face : null;
};

function* nameCard(g: Cosmic, me: Player): Flow<string> {
  const types: readonly Face['type'][] = cardTypes(g);
  return (yield* nameFace(g, me, (face) => types.includes(face.type), { tag: 'angler.card' })).id;
}

function* bait({ g, me }: Ctx): Flow<Bait> {
  const who = yield* choosePlayer(g, me, opposing(g, me), { tag: 'angler.who' });
  const face = yield* nameCard(g, me);
  emit(g, 'card-named', { by: me, card: face, from: who });
  return { who, face };
}

/** Whoever has several cards with that face, told apart by their backs, chooses one of them. */
function* give(g: Cosmic, who: Player, to: Player, face: string): Flow {
  const fitting = handOf(g, who).filter((card) => g.s.face[card] === face);
  const card = yield* chooseCard(g, who, oneOfEachKind(g, fitting), { tag: 'angler.give', data: { to, card: face } });
  giveCards(g, who, to, [card]);
}

function* fish({ g, me, sheet }: Ctx, { who, face }: Bait): Flow {
  const own = g.s.sheets[sheet];
  notes.catch.put(g, own, null);
  if (holds(g, who, face)) {
    yield* give(g, who, me, face);
    return;
  }
  const [drawn] = yield* drawCards(g, me, 1);
  if (drawn !== undefined && g.s.face[drawn] === face) notes.catch.put(g, own, { encounter: enc(g).id, face });
}

const provided = (g: Cosmic, me: Player): Player[] => others(g, me).filter((p) => handSize(g, p) > 0);

/** A card that everybody hears named, and who gave it; -1: nobody has. */
interface Wish {
  readonly face: string;
  giver: Player;
}

/** Everybody who has the card is asked for it, clockwise, until somebody gives it away. */
function* wish(g: Cosmic, me: Player, plan: Wish): Flow {
  const { face } = plan;
  for (const p of others(g, me)) {
    if (!holds(g, p, face) || !(yield* confirm(g, p, { tag: 'angler.offer', data: { by: me, card: face } }))) continue;
    yield* give(g, p, me, face);
    plan.giver = p;
    return;
  }
  if (provided(g, me).length === 0) return;
  const from = yield* choosePlayer(g, me, provided(g, me), { tag: 'angler.rob' });
  takeCards(g, me, from, yield* pickBlindly(g, me, handOf(g, from), 1));
}

export const angler = alien({
  id: 'angler',
  name: 'Angler',
  set: 'dominion',
  alert: 'yellow',
  summary: 'Asks opponents for cards it names',
  asks: {
    'angler:power.use': 'Ask an opponent for a card',
    'angler:power.again': 'Show the card you drew and ask once more',
    'angler.who': 'Whom do you ask for a card?',
    'angler.card': 'Which card do you name?',
    'angler.give': 'Which {card} do you give to {to}?',
    'angler.offer': '{by} is looking for {card}. Do you give yours away and get the flare for it?',
    'angler.rob': 'Nobody gives it to you. From whom do you take a random card?',
  },
  tells: {
    'angler-caught': '{who} {who, select, you {have} other {has}} drawn the {card} that was named.',
    'angler-named': '{who} {who, select, you {ask} other {asks}} everybody for {card}.',
  },
  notes,
  shows: { catch: 'You have drawn a card that you named and may ask once more in that encounter.' },
  power: {
    text:
      'Before cards are selected, a main player with this power may ask somebody on the other side for a card by name. It must be given to you if it ' +
      'is there. Otherwise draw a card from the deck; if that is the one you named, you may do all this once more in the encounter.',
    clauses: [
      ability<Bait>({ at: 'planning.beforeSelect', as: 'main', per: 'encounter', prepare: bait, commit: fish }),
      ability<Bait>({
        id: 'again',
        at: 'planning.beforeSelect',
        as: 'main-or-ally',
        per: 'encounter',
        when: ({ g, sheet }) => catchOf(g, g.s.sheets[sheet]) !== null,
        *prepare(c) {
          const { g, me, sheet } = c;
          emit(g, 'angler-caught', { who: me, card: catchOf(g, g.s.sheets[sheet]) });
          return yield* bait(c);
        },
        commit: fish,
      }),
    ],
  },
  wild: {
    text:
      'Whenever you like: name a card. Whoever has it may give it to you and gets this flare for it. If nobody does, you keep the flare and take a ' +
      'random card from anybody.',
    clauses: [
      ability<Wish>({
        at: 'any.time',
        when: ({ g, me }) => provided(g, me).length > 0,
        *prepare({ g, me }) {
          const face = yield* nameCard(g, me);
          emit(g, 'angler-named', { who: me, card: face });
          return { face, giver: -1 };
        },
        commit: ({ g, me }, plan) => wish(g, me, plan),
        declares: ({ giver }) => ({ heir: giver }),
      }),
    ],
  },
  super: { text: 'You may ask for a card as an ally, too.', clauses: [amend({ as: 'ally' })] },
});
