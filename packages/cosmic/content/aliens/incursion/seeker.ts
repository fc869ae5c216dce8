import {
  ability,
  alien,
  alliesOn,
  amend,
  cardKey,
  cardOfKey,
  type CardType,
  cardTypes,
  choices,
  chooseCard,
  chooseNumber,
  chooseOption,
  choosePlayer,
  confirm,
  type Cosmic,
  emit,
  enc,
  faceOf,
  type Flow,
  handOf,
  isEncounterType,
  isMain,
  laidBy,
  lingering,
  mainOn,
  mainSide,
  modifier,
  nameFace,
  opponent,
  type Player,
  queryOf,
  say,
  showCards,
  SHOWS,
  SIDES,
  type CardNo,
} from '../../../effects/index.ts';

// At a table any question may be asked. Here those about cards are put together out of parts, so that facts are answered as they are and
// intentions bind; whatever else somebody wants to know is asked and answered in words, which bind nobody (kernel-needs 8.5).

/** A card of a type, a certain card, an attack above a value. */
type Statement = { readonly measure: 'type' | 'card'; readonly what: string } | { readonly measure: 'above'; readonly what: number };
type About = 'play' | 'hold' | 'free' | 'which' | 'hand' | 'open';

const PLAIN: readonly About[] = ['play', 'hold', 'free'];
/** With the super flare also what cannot be answered by yes or no. */
const ALL: readonly About[] = [...PLAIN, 'which', 'hand', 'open'];

/** For whoever is at a loss for words. */
const ASKED = 'Do you like your cards?';
const ANSWERED = 'I would rather not say more than that.';

/** The highest value that somebody may be asked to go above. */
const HIGHEST = 40;

interface Question {
  readonly to: Player;
  readonly about: About;
  readonly statement: Statement | null;
}

function fitsStatement(g: Cosmic, card: CardNo, { measure, what }: Statement): boolean {
  const { id, type, value } = faceOf(g, card);
  if (measure === 'above') return type === 'attack' && value > what;
  return (measure === 'type' ? type : id) === what;
}

type Given = Statement & { readonly who: Player; readonly yes: boolean };

/** What somebody has said about the encounter card to come, as long as it can be kept. */
const promised = lingering<Given>('seeker.promise', (dataOf) => [
  modifier('select.force', (cards, q, c) => {
    const said = dataOf(c);
    if (q.who !== said.who) return cards;
    const kept = cards.filter((card) => fitsStatement(c.g, card, said) === said.yes);
    return kept.length > 0 ? kept : cards;
  }),
]);

/** What the question is about, in parts. */
function* compose(g: Cosmic, me: Player, about: 'play' | 'hold'): Flow<Statement> {
  const measure = yield* chooseOption(g, me, ['type', 'card', 'above'], { tag: 'seeker.measure' });
  const fits = (type: CardType): boolean => about === 'hold' || isEncounterType(type);
  if (measure === 'above') return { measure, what: yield* chooseNumber(g, me, 0, HIGHEST, { tag: 'seeker.above' }) };
  const types = cardTypes(g).filter(fits);
  if (measure === 'type') return { measure, what: yield* chooseOption(g, me, types, { tag: 'seeker.type' }) };
  const face = yield* nameFace(g, me, ({ type }) => types.some((x) => x === type), { tag: 'seeker.card' });
  return { measure, what: face.id };
}

/** A statement as questions and events tell it. */
const factsOf = ({ measure, what }: Statement): { readonly [key: string]: string | number } =>
  measure === 'above' ? { n: what } : { [measure]: what };

/** Puts a question, so that everybody knows it before anybody can zap it (R18.3). */
function* put(g: Cosmic, me: Player, open: boolean): Flow<Question> {
  const mains = isMain(g, me) ? [opponent(g, me)] : [enc(g).offense, enc(g).defense];
  const to = yield* choosePlayer(g, me, mains, { tag: 'seeker.to' });
  const about = yield* chooseOption(g, me, open ? ALL : PLAIN, { tag: 'seeker.about', data: { to } });
  if (about === 'play' || about === 'hold') {
    const statement = yield* compose(g, me, about);
    emit(g, `seeker-${about}-${statement.measure}`, { by: me, to, ...factsOf(statement) });
    return { to, about, statement };
  }
  if (about === 'which' || about === 'hand') emit(g, `seeker-${about}`, { by: me, to });
  else emit(g, 'seeker-words', { by: me, to, words: yield* say(g, me, { tag: 'seeker.words', data: { to }, suggestions: [ASKED] }) });
  return { to, about, statement: null };
}

const told = (g: Cosmic, who: Player, yes: boolean): void => emit(g, yes ? 'seeker-yes' : 'seeker-no', { who });

/** An intention: whoever has it decides now, if there is anything to decide, and is bound by it. */
function* intend(g: Cosmic, me: Player, to: Player, statement: Statement): Flow {
  const yes = yield* decide(g, me, to, statement);
  told(g, to, yes);
  promised.start(g, me, { ...statement, who: to, yes });
}

/** What a main player might play. An intimidate that lies there is the card already (R26.7). */
function eligible(g: Cosmic, p: Player): readonly number[] {
  const laid = laidBy(enc(g), p, 'intimidate');
  return laid ? [laid.card] : choices(g, p);
}

function* decide(g: Cosmic, me: Player, to: Player, statement: Statement): Flow<boolean> {
  const cards = eligible(g, to);
  const fitting = cards.filter((card) => fitsStatement(g, card, statement)).length;
  if (cards.length > 0 && (fitting === 0 || fitting === cards.length)) return fitting > 0;
  return yield* confirm(g, to, { tag: `seeker.play-${statement.measure}`, data: { by: me, ...factsOf(statement) } });
}

const WAITS = queryOf('select.waits');

/** Names the card that will be played. Who does not choose before the other card lies open need not know yet. */
function* nameCard(g: Cosmic, me: Player, to: Player): Flow {
  const cards = eligible(g, to);
  const unsure =
    WAITS.ask(g, false, { who: to }) || // faq-seeker-2
    cards.length === 0;
  const options = [...cards.map((card) => cardKey(g, card)), ...(unsure ? ['unknown'] : [])];
  const answer = yield* chooseOption(g, to, options, { tag: 'seeker.which', shows: SHOWS.card, data: { by: me } });
  if (answer === 'unknown') {
    emit(g, 'seeker-unknown', { who: to });
    return;
  }
  const face = g.s.face[cardOfKey(answer)];
  emit(g, 'seeker-named', { who: to, card: face });
  promised.start(g, me, { measure: 'card', what: face, who: to, yes: true });
}

const SIMPLE = ['yes', 'no', 'unknown'] as const;

function* answer(g: Cosmic, me: Player, { to, about, statement }: Question): Flow {
  if (about === 'play' && statement) yield* intend(g, me, to, statement);
  else if (about === 'hold' && statement)
    told(
      g,
      to,
      handOf(g, to).some((card) => fitsStatement(g, card, statement)),
    );
  else if (about === 'which') yield* nameCard(g, me, to);
  else if (about === 'hand') emit(g, 'cards-shown', { who: to, cards: handOf(g, to).map((card) => g.s.face[card]) });
  else if (about === 'free') {
    // Whoever does not know may say so (faq-seeker-5).
    const simple = yield* chooseOption(g, to, SIMPLE, { tag: 'seeker.free', data: { by: me } });
    emit(g, `seeker-${simple}`, { who: to });
  } else emit(g, 'seeker-said', { who: to, words: yield* say(g, to, { tag: 'seeker.open', data: { by: me }, suggestions: [ANSWERED] }) });
}

type Shown = { readonly who: Player; readonly card: CardNo };

/** The card that a main player has shown to somebody who then became an ally. */
const shown = lingering<Shown>('seeker.shown', (dataOf) => [
  modifier('select.force', (cards, q, c) => {
    const { who, card } = dataOf(c);
    const bound = q.who === who && q.cards.includes(card) && alliesOn(c.g, mainSide(c.g, who)).includes(c.me);
    return bound ? [card] : cards;
  }),
]);

const inviters = (g: Cosmic, me: Player): Player[] =>
  SIDES.filter((side) => enc(g).invited[side].includes(me)).map((side) => mainOn(g, side));

/** A main player shows the card that is to be played. */
function* showIntended(g: Cosmic, me: Player, who: Player): Flow {
  const cards = eligible(g, who);
  if (cards.length === 0) {
    showCards(g, me, who, []);
    return;
  }
  const card = yield* chooseCard(g, who, cards, { tag: 'seeker.show', data: { to: me } });
  showCards(g, me, who, [card]);
  shown.start(g, me, { who, card });
}

export const seeker = alien({
  id: 'seeker',
  name: 'Seeker',
  set: 'incursion',
  alert: 'yellow',
  summary: 'Asks a question that must be answered truly',
  asks: {
    'seeker.to': 'Whom do you ask?',
    'seeker.about': 'What do you ask {to}?',
    'seeker.about:play': 'Will you play … ? The answer binds.',
    'seeker.about:hold': 'Do you hold … ?',
    'seeker.about:free': 'Something else, to be answered by yes or no',
    'seeker.about:which': 'Which card will you play? The answer binds.',
    'seeker.about:hand': 'What cards do you hold?',
    'seeker.about:open': 'Something else, to be answered in words',
    'seeker.measure': 'What kind of card is the question about?',
    'seeker.measure:type': 'A type of card',
    'seeker.measure:card': 'A certain card',
    'seeker.measure:above': 'An attack above some value',
    'seeker.above': 'An attack above which value?',
    'seeker.type': 'Which type?',
    'seeker.card': 'Which card?',
    'seeker.words': 'What do you ask {to}?',
    'seeker.play-type': '{by} asks: will you play a card of this type, {type}? Your answer binds you.',
    'seeker.play-card': '{by} asks: will you play {card}? Your answer binds you.',
    'seeker.play-above': '{by} asks: will you play an attack above {n}? Your answer binds you.',
    'seeker.which': '{by} asks which card you will play. Your answer binds you.',
    'seeker.which:unknown': 'I do not know yet',
    'seeker.free': 'What do you answer {by}?',
    'seeker.free:yes': 'Yes',
    'seeker.free:no': 'No',
    'seeker.free:unknown': 'I do not know',
    'seeker.open': 'What do you answer {by}?',
    'seeker.whose': 'Whose encounter card do you demand to see?',
    'seeker.show': '{to} demands to see the card you mean to play. As your ally {to} holds you to it.',
  },
  tells: {
    'seeker-play-type': '{by} {by, select, you {ask} other {asks}} {to}: will you play a card of this type, {type}?',
    'seeker-play-card': '{by} {by, select, you {ask} other {asks}} {to}: will you play {card}?',
    'seeker-play-above': '{by} {by, select, you {ask} other {asks}} {to}: will you play an attack above {n}?',
    'seeker-hold-type': '{by} {by, select, you {ask} other {asks}} {to}: do you hold a card of this type, {type}?',
    'seeker-hold-card': '{by} {by, select, you {ask} other {asks}} {to}: do you hold {card}?',
    'seeker-hold-above': '{by} {by, select, you {ask} other {asks}} {to}: do you hold an attack above {n}?',
    'seeker-which': '{by} {by, select, you {ask} other {asks}} {to}: which card will you play?',
    'seeker-hand': '{by} {by, select, you {ask} other {asks}} {to}: what cards do you hold?',
    'seeker-words': '{by} {by, select, you {ask} other {asks}} {to}: {words}',
    'seeker-yes': '{who} {who, select, you {answer} other {answers}}: yes.',
    'seeker-no': '{who} {who, select, you {answer} other {answers}}: no.',
    'seeker-unknown': '{who} {who, select, you {do} other {does}} not know.',
    'seeker-named': '{who} will play {card}.',
    'seeker-said': '{who} {who, select, you {answer} other {answers}}: {words}',
  },
  power: {
    text:
      'As a main player or ally, once alliances are formed and before cards are selected, you may ask a main player, as a main player your ' +
      'opponent, a question that can be answered by yes or no. The answer must be true. Of what will be played in this encounter the player ' +
      'decides at once, and is bound by the answer until the encounter ends.',
    clauses: [
      ability<Question>({
        at: ['alliance.formed', 'planning.beforeSelect'],
        as: 'main-or-ally',
        per: 'encounter',
        prepare: ({ g, me }, boost) => put(g, me, boost !== null),
        *commit({ g, me }, question) {
          yield* answer(g, me, question);
        },
      }),
    ],
  },
  wild: {
    text:
      'When you have been invited: somebody who invited you shows you the encounter card that is to be played. If you become an ally of that ' +
      'player it has to be played, if possible.',
    clauses: [
      ability<{ readonly who: Player }>({
        at: 'alliance.respond',
        when: ({ g, me, ev }) => ev.who === me && inviters(g, me).length > 0,
        *prepare({ g, me }) {
          return { who: yield* choosePlayer(g, me, inviters(g, me), { tag: 'seeker.whose' }) };
        },
        *commit({ g, me }, { who }) {
          yield* showIntended(g, me, who);
        },
      }),
    ],
  },
  super: {
    text: 'Your power may ask anything, also what yes or no is no answer to. The answer must be as true as the player can make it.',
    clauses: [amend({})],
  },
});
