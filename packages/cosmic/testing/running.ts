import type { Table } from '@parley/kernel';
import { Running, type Meanings } from '@parley/kit/testing';
import { faceIds, optionIds, type ReadClause } from '../ids/index.ts';
import { faceOfAsset } from '../rules/board/assets.ts';
import type { Cosmic, State } from '../rules/state/state.ts';
import type { CosmicView } from '../view/cosmic-view.ts';
import { offersIn } from './offers.ts';

/** Options are called by the alien or card behind a use, and by the colours of players. */
const meanings = (colours: readonly string[]): Meanings<State> => ({
  offers: offersIn,
  meaning(g, option) {
    const said = optionIds.find(option);
    switch (said?.kind) {
      case 'asset':
        return faceOfAsset(g, g.s.assets[said.asset]);
      case 'deed':
        return `${said.deed} ${faceIds.as('tech', faceOfAsset(g, g.s.assets[said.asset])).tech}`;
      case 'player':
        return colours[said.seat];
      case 'card':
        return said.face;
      case 'clause':
        return printedOn(g, said) ?? option;
      default:
        return option;
    }
  },
});

/** What carries a clause: the alien, the face, the kind of lingering effect. */
function printedOn(g: Cosmic, { on, n }: ReadClause): string | undefined {
  switch (on) {
    case 'sheet':
      return g.s.sheets[n].alien;
    case 'card':
      return g.s.face[n];
    case 'asset':
      return faceOfAsset(g, g.s.assets[n]);
    case 'linger':
      return g.k.lingering.find((e) => e.id === n)?.kind;
  }
}

/** A scenario of Cosmic Encounter in progress. */
export class CosmicRunning extends Running<State, CosmicView> {
  /** The encounter in which a test last answered a question itself, or -1. */
  answeredIn = -1;

  constructor(table: Table<State, CosmicView>, colours: readonly string[]) {
    super(table, colours, meanings(colours));
  }

  override runUntilFound<T>(find: () => T | undefined, what: string): T {
    this.answeredIn = -1;
    return super.runUntilFound(find, what);
  }
}
