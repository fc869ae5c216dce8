import {
  addSheet,
  type Asset,
  assetIn,
  assetNotes,
  type Cosmic,
  emit,
  giveSheet,
  law,
  mayJoin,
  note,
  pool,
  type Sheet,
  takeSheet,
  tech,
} from '../../effects/index.ts';

const notes = assetNotes({ sheet: note<number>(-1) });

/** The sheet that a seed has brought, if it is still there. */
function sheetFrom(g: Cosmic, asset: Asset): Sheet | null {
  const id = notes.sheet.of(asset);
  return id >= 0 && g.s.sheets[id].owner >= 0 ? g.s.sheets[id] : null;
}

/** Aliens nobody is that could join the game. */
const unusedAliens = (g: Cosmic): string[] => pool(g.s.options).filter((id) => mayJoin(g, id));

export const precursorSeed = tech({
  id: 'precursor-seed',
  name: 'Precursor Seed',
  research: 9,
  text:
    'Once completed, it brings you a second power: a random alien that nobody is, other than those with Game Setup texts or those this ' +
    'game does not allow. It is yours, with all it must and may do, as long as this lies here.',
  *completed(g, asset, me) {
    const aliens = unusedAliens(g);
    if (aliens.length === 0) return;
    const sheet = addSheet(g, g.random.pick(aliens), me);
    notes.sheet.put(g, asset, sheet.id);
    emit(g, 'alien-revealed', { who: me, alien: sheet.alien });
  },
  leaves(g, asset) {
    const sheet = sheetFrom(g, asset);
    if (sheet) takeSheet(g, sheet);
  },
  clauses: [
    // Whoever has the tech has the power, also after an exchange of colours or of sheets (R24.8).
    law('bound', function* (c) {
      const sheet = sheetFrom(c.g, assetIn(c));
      if (!sheet || sheet.owner === c.me) return false;
      giveSheet(c.g, sheet, c.me);
      return true;
    }),
  ],
});
