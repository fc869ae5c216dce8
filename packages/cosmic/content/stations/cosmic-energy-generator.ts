import {
  ability,
  type Asset,
  assetNotes,
  type Cosmic,
  emit,
  hasLost,
  hasWonForSide,
  modifier,
  note,
  station,
  stationIn,
} from '../../effects/index.ts';

const GAIN = 2;
const LOSS = 1;
/** Tokens with which it is as good as a foreign colony. */
const FULL = 5;

const notes = assetNotes({ tokens: note<number>(0) });
const tokensOn = (asset: Asset): number => notes.tokens.of(asset);

function setTokens(g: Cosmic, asset: Asset, n: number): void {
  notes.tokens.put(g, asset, n);
  emit(g, 'station-tokens', { n });
}

export const cosmicEnergyGenerator = station({
  id: 'cosmic-energy-generator',
  name: 'Cosmic Energy Generator',
  text:
    'Two tokens come onto it whenever your side has won an encounter, and one goes whenever your side has lost. With five tokens or more it ' +
    'counts as a foreign colony of yours. Deals change nothing.',
  clauses: [
    // When the winner is known, and before ships are lost with which the station may be lost too (R27.9).
    ability({
      at: 'resolution.start',
      must: true,
      passive: true,
      when: (c) => hasWonForSide(c.g, c.me) || (hasLost(c.g, c.me) && tokensOn(stationIn(c)) > 0),
      *commit(c) {
        const asset = stationIn(c);
        const n = tokensOn(asset);
        const fewer = n - LOSS; // faq-space-stations-4
        setTokens(c.g, asset, hasWonForSide(c.g, c.me) ? n + GAIN : fewer);
      },
    }),
    modifier('colonies.extra', (n, q, c) => (q.who === c.me && tokensOn(stationIn(c)) >= FULL ? n + 1 : n)),
  ],
});
