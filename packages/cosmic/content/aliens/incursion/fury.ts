import {
  ability,
  addToTotal,
  alien,
  asker,
  chooseNumber,
  chooseOption,
  chooseShips,
  type Cosmic,
  type Ctx,
  type Flow,
  hasLostAsMain,
  lingering,
  mySide,
  opposing,
  type Player,
  reaction,
  removeShips,
  sacrificePlaces,
  setTokens,
  sheetOfSuper,
  type ShipGroup,
  shipsToSpare,
} from '../../../effects/index.ts';

/** What a token is worth. */
const VENGEANCE = 3;

/** Tokens have been turned into points in this encounter, spent or not. */
const avenged = lingering<{ readonly who: Player }>('fury.avenged', []);
const mayAvenge = ({ g, me }: Ctx, tokens: number): boolean => tokens > 0 && !avenged.all(g).some((x) => x.who === me);

/** So many tokens raise or lower the total of one's own side. */
function* avenge(g: Cosmic, me: Player, tokens: number): Flow<number> {
  const n = tokens * VENGEANCE;
  const sign = yield* chooseOption(g, me, ['add', 'subtract'], { tag: 'fury.sign', data: { n } });
  return sign === 'add' ? n : -n;
}

function strike(g: Cosmic, me: Player, n: number): void {
  addToTotal(g, mySide(g, me), n);
  avenged.start(g, me, { who: me });
}

/** Those of the other side who have a ship that can be destroyed. */
const destructible = (g: Cosmic, me: Player): Player[] =>
  opposing(g, me).filter((p) => shipsToSpare(g, p) > 0 && sacrificePlaces(g, p, 'anywhere').length > 0);

const tokensOf = ({ g, sheet }: Ctx<unknown>): number => g.s.sheets[sheet].tokens;
/** Whoever plays the super flare has the power. */
const tokensOfFury = (g: Cosmic): number => sheetOfSuper(g, 'fury').tokens;

export const fury = alien({
  id: 'fury',
  name: 'Fury',
  set: 'incursion',
  alert: 'green',
  summary: 'Avenges its lost ships',
  asks: {
    'fury:power.spend': 'Avenge your lost ships',
    'fury.tokens': 'How many tokens do you spend? Each is worth three points.',
    'fury.sign': 'Which way do the {n} points go?',
    'fury.sign:add': 'Raise the total of your side',
    'fury.sign:subtract': 'Lower the total of your side',
    'fury.ship': 'Which ship of yours is destroyed? It leaves the game.',
  },
  power: {
    text:
      'For each ship that you lose to the warp or out of the game you get a token. As a main player or ally, while the selected cards lie ' +
      'facedown, you may spend tokens: each adds 3 to the total of your side, or takes 3 from it. Spent tokens are gone.',
    clauses: [
      reaction<'ships.lost'>({
        id: 'grieve',
        on: 'ships.lost',
        must: true,
        when: ({ me, ev }) => ev.owner === me,
        *commit(c) {
          setTokens(c.g, c.g.s.sheets[c.sheet], tokensOf(c) + c.ev.n);
        },
      }),
      ability<{ readonly tokens: number; readonly n: number }>({
        id: 'spend',
        at: 'planning.selected',
        as: 'main-or-ally',
        passive: true,
        when: (c) => mayAvenge(c, tokensOf(c)),
        *prepare(c) {
          const tokens = yield* chooseNumber(c.g, c.me, 1, tokensOf(c), { tag: 'fury.tokens' });
          return { tokens, n: yield* avenge(c.g, c.me, tokens) };
        },
        *commit(c, { tokens, n }) {
          setTokens(c.g, c.g.s.sheets[c.sheet], tokensOf(c) - tokens);
          strike(c.g, c.me, n);
        },
      }),
    ],
  },
  wild: {
    text:
      'As a main player who has lost: each player who opposed you destroys one ship of its own choice, which leaves the game. Nobody is ' +
      'left with fewer ships than colonies are needed to win.',
    clauses: [
      ability({
        at: 'resolution.afterOutcome',
        as: 'main',
        when: ({ g, me }) => hasLostAsMain(g, me) && destructible(g, me).length > 0,
        *commit({ g, me }) {
          const ships: ShipGroup[] = [];
          for (const p of destructible(g, me)) {
            const how = { tag: 'fury.ship', from: asker(g), min: 1, max: 1 };
            ships.push(...(yield* chooseShips(g, p, sacrificePlaces(g, p, 'anywhere'), how)));
          }
          yield* removeShips(g, me, ships);
        },
      }),
    ],
  },
  super: {
    text: 'Instead of spending tokens in this encounter: all those on your sheet together raise or lower the total of your side, 3 each, and stay.',
    clauses: [
      ability<number>({
        at: 'planning.selected',
        as: 'main-or-ally',
        when: (c) => mayAvenge(c, tokensOfFury(c.g)),
        prepare: ({ g, me }) => avenge(g, me, tokensOfFury(g)),
        *commit({ g, me }, n) {
          strike(g, me, n);
        },
      }),
    ],
  },
});
