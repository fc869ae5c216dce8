import {
  ability,
  alien,
  cardsIn,
  chooseCards,
  chooseOption,
  type Cosmic,
  type Ctx,
  drawUnused,
  type Flow,
  lingering,
  type Player,
  removeFlares,
  type Sheet,
  sheetOf,
  unusedFlares,
} from '../../../effects/index.ts';

/** Flares on the sheet. */
const ROOMS = 3;
/** Flares the super flare adds to choose from. */
const MORE = 2;
/** Flares the wild flare draws. */
const DRAWN = 3;

const guestsOf = (sheet: Sheet): number => sheet.zones.guests;
const guests = (g: Cosmic, sheet: Sheet): readonly number[] => cardsIn(g, guestsOf(sheet));
/** Flares are drawn once at the start of a turn, with or without the super flare. */
const drawn = lingering('host.drawn', []);
const canDraw = (g: Cosmic, sheet: Sheet): boolean =>
  guests(g, sheet).length < ROOMS && unusedFlares(g).length > 0 && drawn.all(g).length === 0;

function draw(g: Cosmic, me: Player, sheet: Sheet, n: number): number[] {
  drawn.start(g, me, {});
  return drawUnused(g, me, guestsOf(sheet), n);
}

type Step = 'draw' | 'remove' | 'done';

/** Removing and drawing, each once, in either order. */
function* receive(g: Cosmic, me: Player, sheet: Sheet): Flow {
  let steps: Step[] = ['draw', 'remove'];
  while (steps.length > 0) {
    const open = steps.filter((x) => (x === 'draw' ? canDraw(g, sheet) : guests(g, sheet).length > 0));
    const options: Step[] = steps.length < 2 ? ['done', ...open] : open;
    const step = yield* chooseOption(g, me, options, { tag: 'host.step' });
    if (step === 'done') return;
    if (step === 'draw') draw(g, me, sheet, ROOMS - guests(g, sheet).length);
    else removeFlares(g, me, yield* chooseCards(g, me, guests(g, sheet), { tag: 'host.remove', min: 1, max: ROOMS }));
    steps = steps.filter((x) => x !== step);
  }
}

/** Draws more than there is room for and keeps the best. */
function* receiveBest({ g, me }: Ctx, sheet: Sheet): Flow {
  const room = ROOMS - guests(g, sheet).length;
  const found = draw(g, me, sheet, room + MORE);
  const kept = yield* chooseCards(g, me, found, { tag: 'host.keep', min: room, max: room });
  removeFlares(
    g,
    me,
    found.filter((x) => !kept.includes(x)),
  );
}

export const host = alien({
  id: 'host',
  name: 'Host',
  set: 'dominion',
  alert: 'yellow',
  summary: 'Plays flares of aliens who are not there',
  zones: { guests: { play: 'wild', seen: 'owner', foreign: true } },
  asks: {
    'host.step': 'What do you do with the flares on your sheet?',
    'host.step:draw': 'Draw unused flares up to three',
    'host.step:remove': 'Remove flares from the game',
    'host.step:done': 'Leave it at that',
    'host.remove': 'Which flares do you remove from the game?',
    'host.keep': 'Which of these flares go on your sheet? The others leave the game.',
  },
  power: {
    text:
      "At the start of anybody's turn you may take flares on this sheet out of the game and draw unused flares up to three, whichever first. " +
      'You may play the wild text of a flare on this sheet as if you held it; it does not count as your flare of the encounter. One that ' +
      'would return to your hand is discarded. When that is zapped, it stays here.',
    clauses: [
      ability({
        id: 'receive',
        at: 'turn.start',
        passive: true,
        when: ({ g, sheet }) => canDraw(g, g.s.sheets[sheet]) || guests(g, g.s.sheets[sheet]).length > 0,
        *commit({ g, me, sheet }) {
          yield* receive(g, me, g.s.sheets[sheet]);
        },
      }),
    ],
  },
  wild: {
    text: 'Draw three unused flares into your hand. This flare goes to the Host, or to the discard pile if nobody is.',
    after: 'give',
    clauses: [
      ability({
        at: 'any.time',
        when: ({ g }) => unusedFlares(g).length > 0,
        *commit({ g, me }) {
          drawUnused(g, me, g.s.handOf[me], DRAWN);
        },
      }),
    ],
  },
  super: {
    text: 'At the start of a turn, as you fill up your sheet: draw two flares more, keep as many as there is room for, and the others leave the game.',
    clauses: [
      ability({
        at: 'turn.start',
        when: ({ g }) => {
          const sheet = sheetOf(g, 'host');
          return sheet !== undefined && canDraw(g, sheet);
        },
        *commit(c) {
          const sheet = sheetOf(c.g, 'host');
          if (sheet) yield* receiveBest(c, sheet);
        },
      }),
    ],
  },
});
