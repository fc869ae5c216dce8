import {
  ability,
  act,
  actions,
  alien,
  amend,
  type Asset,
  assetNotes,
  cardKey,
  cardOfAsset,
  cardsIn,
  chooseCard,
  chooseOption,
  colourOf,
  type Cosmic,
  destroyAsset,
  discard,
  drawOpen,
  drawTechs,
  type Flow,
  giveAsset,
  hasFailedAsMain,
  inWarp,
  law,
  lingering,
  modifier,
  note,
  ownerOfAsset,
  pickTech,
  pickUp,
  type Player,
  returnShips,
  type Sheet,
  sheetController,
  sheetIn,
  shipsOnAsset,
  SHOWS,
  techsInDeck,
  techsLeft,
  typeOf,
  Z,
  type AssetNo,
  type SheetNo,
  type ZoneNo,
} from '../../../effects/index.ts';

/** Techs to choose from. */
const DRAWN = 2;

/** On a tech that lies on a sheet: which one. */
const notes = assetNotes({ bench: note<number | null>(null) });
const isOn = (g: Cosmic, sheet: SheetNo, asset: Asset): boolean => notes.bench.of(asset) === sheet && cardOfAsset(g, asset) >= 0;
const techOn = (g: Cosmic, sheet: Sheet): Asset | undefined => g.s.assets.find((x) => isOn(g, sheet.id, x));

type Bench = { readonly sheet: SheetNo; readonly asset: AssetNo };

/** A tech on a sheet goes where the sheet goes, without the ships that have researched it. Completed, it lies there no longer. */
const bench = lingering<Bench>('engineer.bench', (dataOf) => [
  law('bench', function* (c): Flow<boolean> {
    const { g } = c;
    const data = dataOf(c);
    const asset = g.s.assets[data.asset];
    const sheet = g.s.sheets[data.sheet];
    const lies = isOn(g, data.sheet, asset);
    if (lies && !asset.up && sheet.owner >= 0) return yield* follow(g, sheet, asset);
    bench.end(g, (x) => x.asset === data.asset);
    if (lies && asset.up) notes.bench.put(g, asset, null);
    else if (lies) yield* destroyAsset(g, asset);
    return true;
  }),
]);

function* follow(g: Cosmic, sheet: Sheet, asset: Asset): Flow<boolean> {
  const colour = colourOf(g, sheetController(sheet));
  if (asset.colour === colour) return false;
  yield* returnShips(g, ownerOfAsset(g, asset), shipsOnAsset(g, asset), 'power:engineer');
  giveAsset(g, asset, colour);
  return true;
}

/** Two techs from the deck, or with the super flare any one of them. */
function* acquire(g: Cosmic, me: Player, search: boolean): Flow<Asset[]> {
  if (!search) return drawTechs(g, me, DRAWN);
  return [pickTech(g, me, yield* chooseCard(g, me, techsInDeck(g), { tag: 'engineer.search' }))];
}

/** One of the techs may come to lie on the sheet, in place of what lies there; the others are discarded. */
function* install(g: Cosmic, me: Player, sheet: Sheet, techs: readonly Asset[]): Flow {
  const options = [...techs.map((x) => cardKey(g, cardOfAsset(g, x))), 'none'];
  const answer = yield* chooseOption(g, me, options, { tag: 'engineer.keep', shows: SHOWS.card });
  const kept = techs.find((x) => cardKey(g, cardOfAsset(g, x)) === answer);
  const old = kept && techOn(g, sheet);
  for (const x of old ? [old, ...techs] : techs) if (x !== kept) yield* destroyAsset(g, x);
  if (!kept) return;
  notes.bench.put(g, kept, sheet.id);
  bench.start(g, -1, { sheet: sheet.id, asset: kept.id }, 'game');
}

const artifactsIn = (g: Cosmic, zone: ZoneNo): number[] => cardsIn(g, zone).filter((card) => typeOf(g, card) === 'artifact');

/** Turns over cards of the deck until one is an artifact. The others are discarded together. */
function* prospect(g: Cosmic, me: Player): Flow {
  const dross: number[] = [];
  let found = -1;
  while (found < 0 && cardsIn(g, Z.deck).length > 0)
    for (const card of yield* drawOpen(g, me, 1))
      if (typeOf(g, card) === 'artifact') found = card;
      else dross.push(card);
  if (found >= 0) pickUp(g, me, [found]);
  yield* discard(g, me, dross, 'effect');
  const rest = artifactsIn(g, Z.discard);
  if (found < 0 && rest.length > 0) pickUp(g, me, [yield* chooseCard(g, me, rest, { tag: 'engineer.artifact' })]);
}

export const engineer = alien({
  id: 'engineer',
  name: 'Engineer',
  set: 'dominion',
  alert: 'yellow',
  summary: 'Learns technology from defeat',
  asks: {
    'engineer:power.use': 'Draw techs',
    'engineer:power.research': 'See to your tech',
    'engineer.keep': 'Which tech do you put on your sheet, in place of the one that may lie there?',
    'engineer.keep:none': 'None',
    'engineer.search': 'Which tech do you take from the deck?',
    'engineer.artifact': 'Which artifact do you take from the discard pile?',
  },
  power: {
    text:
      'As a main player who has lost or failed to make a deal, you may draw two techs, even in a game without technology, and put one facedown on ' +
      'this sheet in place of the one there. You research it as usual, and your ships in the warp count towards it as well; they stay there when it is ' +
      'completed, but a tech that makes use of its ships may use them. Completed, it leaves this sheet. When this power or the tech changes hands or is ' +
      'discarded, ships on it go home.',
    clauses: [
      ability({
        at: 'resolution.afterOutcome',
        as: 'main',
        when: ({ g, me }) => hasFailedAsMain(g, me) && techsLeft(g),
        *commit(c, _plan, boost) {
          const { g, me } = c;
          const techs = yield* acquire(g, me, boost !== null);
          if (techs.length > 0) yield* install(g, me, sheetIn(c), techs);
        },
      }),
      modifier('research.afar', (n, q, c) => (isOn(c.g, c.sheet, c.g.s.assets[q.asset]) ? n + inWarp(c.g, c.me) : n)),
      // Where the others have no technology there is no step for it.
      ability({
        id: 'research',
        at: 'encounter.start',
        passive: true,
        when: ({ g, me }) => !g.s.options.technology && actions(g, me).length > 0,
        commit: ({ g, me }) => act(g, me),
      }),
    ],
  },
  wild: {
    text:
      'At any time: turn over cards of the deck until you find an artifact, which is yours; the others are discarded. If there is none, take one from ' +
      'the discard pile. This flare goes to the Engineer, or to the discard pile if nobody is.',
    after: 'give',
    clauses: [
      ability({
        at: 'any.time',
        when: ({ g }) => artifactsIn(g, Z.discard).length > 0 || cardsIn(g, Z.deck).length > 0,
        commit: ({ g, me }) => prospect(g, me),
      }),
    ],
  },
  super: {
    text: 'For your power, look through the tech deck instead and take whichever you like. The deck is shuffled then.',
    clauses: [amend({})],
  },
});
