import {
  ability,
  type Asset,
  assetIn,
  cardOfAsset,
  chooseCard,
  type Cosmic,
  type Ctx,
  destroyAsset,
  reaction,
  researchers,
  researchersIn,
  tech,
  techOf,
} from '../../effects/index.ts';

/** What it takes to scramble a tech: its research number, or the ships on it if that is X. */
function strength(g: Cosmic, asset: Asset): number {
  const { research } = techOf(g, asset);
  return research === 'X' ? researchers(g, asset) : research;
}

const canScramble = (c: Ctx<unknown>, target: Asset): boolean =>
  target !== assetIn(c) &&
  target.kind === 'tech' &&
  target.up &&
  cardOfAsset(c.g, target) >= 0 &&
  strength(c.g, target) <= researchersIn(c);

const targets = (c: Ctx<unknown>): Asset[] => (researchersIn(c) === 0 ? [] : c.g.s.assets.filter((x) => canScramble(c, x)));

export const techScrambler = tech({
  id: 'tech-scrambler',
  name: 'Tech Scrambler',
  research: 'X',
  covert: true,
  text:
    'Stays hidden until then: whenever you like, show and discard this to undo another tech that lies open, on being used or otherwise, if ' +
    'its research number is no higher than the ships on this card. That tech is discarded too.',
  asks: { 'tech-scrambler.target': 'Which tech do you scramble?' },
  clauses: [
    reaction<'asset.used'>({
      id: 'cancel',
      on: 'asset.used',
      spends: true,
      when: (c) => researchersIn(c) > 0 && canScramble(c, c.g.s.assets[c.ev.asset]),
      *commit({ g, ev }) {
        ev.stopped = true;
        yield* destroyAsset(g, g.s.assets[ev.asset]);
      },
    }),
    // Not only on being used: any open tech, at any time.
    ability<Asset>({
      id: 'scramble',
      at: 'any.time', // faq-technology-20
      spends: true,
      when: (c) => targets(c).length > 0,
      *prepare(c) {
        const cards = targets(c).map((x) => cardOfAsset(c.g, x));
        const card = yield* chooseCard(c.g, c.me, cards, { tag: 'tech-scrambler.target' });
        return targets(c).find((x) => cardOfAsset(c.g, x) === card) ?? null;
      },
      commit: ({ g }, target) => destroyAsset(g, target),
    }),
  ],
});
