import {
  ability,
  chooseCards,
  clockwise,
  type Cosmic,
  discard,
  discardable,
  discardUntil,
  drawUntil,
  type Flow,
  FULL_HAND,
  handOf,
  pickToDiscard,
  type Player,
  START,
  tech,
} from '../../effects/index.ts';

/** A hand becomes exactly eight cards, by chance. */
function* level(g: Cosmic, me: Player, p: Player): Flow {
  const size = (): number => FULL_HAND;
  if (handOf(g, p).length < FULL_HAND) yield* drawUntil(g, p, size);
  else yield* discardUntil(g, p, size, (n) => pickToDiscard(g, me, p, handOf(g, p), n));
}

export const enigmaDevice = tech({
  id: 'enigma-device',
  name: 'Enigma Device',
  research: 4,
  text:
    'When an encounter starts: discard this. First throw away as many of your own cards as you like. After that everybody, from you on ' +
    'clockwise, ends up with eight in hand: who has fewer draws, who has more loses random ones.',
  asks: { 'enigma-device.discard': 'Which cards do you throw away before all hands become eight cards?' },
  clauses: [
    ability({
      at: START,
      spends: true,
      *commit({ g, me }) {
        const how = { tag: 'enigma-device.discard', min: 0, max: Infinity };
        yield* discard(g, me, yield* chooseCards(g, me, discardable(g, me), how), 'effect');
        for (const p of clockwise(g, me)) yield* level(g, me, p);
      },
    }),
  ],
});
