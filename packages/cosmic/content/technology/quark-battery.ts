import {
  ability,
  assetIn,
  cardsIn,
  chooseCard,
  type Ctx,
  discard,
  emit,
  encounterCards,
  mainSide,
  moveCard,
  replaceCard,
  slotOf,
  storeOf,
  tech,
} from '../../effects/index.ts';

const stored = (c: Ctx<unknown>): readonly number[] => {
  const { store } = assetIn(c);
  return store < 0 ? [] : cardsIn(c.g, store);
};

export const quarkBattery = tech({
  id: 'quark-battery',
  name: 'Quark Battery',
  research: 3,
  text:
    'Once completed, an encounter card of yours goes facedown under it: out of your hand, and out of reach of everybody. As a main player ' +
    'whose card has been revealed, you can discard this and have the stored card instead; the revealed one is discarded.',
  asks: { 'quark-battery.card': 'Which encounter card do you store?' },
  // It is put away, not played: nothing but the hand will do.
  *completed(g, asset, me) {
    if (encounterCards(g, me).length === 0) return;
    const card = yield* chooseCard(g, me, encounterCards(g, me), { tag: 'quark-battery.card' });
    moveCard(g, card, storeOf(g, asset));
    emit(g, 'card-stored', { who: me }, { to: [me], data: { card: g.s.face[card] } });
  },
  clauses: [
    ability({
      at: 'reveal.revealed',
      as: 'main',
      spends: true,
      when: (c) => slotOf(c.g, c.me).up && slotOf(c.g, c.me).card >= 0 && stored(c).length > 0,
      *commit(c) {
        const { g, me } = c;
        const [card] = stored(c);
        yield* discard(g, me, [slotOf(g, me).card], 'played');
        yield* replaceCard(g, mainSide(g, me), card, me);
      },
    }),
  ],
});
