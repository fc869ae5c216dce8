import {
  ability,
  asker,
  chooseAmong,
  countShips,
  DEFENSE,
  enc,
  loseShips,
  OFFENSE,
  researchersIn,
  settleEncounter,
  SIDES,
  sideShips,
  takeBack,
  tech,
} from '../../effects/index.ts';

export const gluonMines = tech({
  id: 'gluon-mines',
  name: 'Gluon Mines',
  research: 'X',
  covert: true,
  text:
    'Stays hidden until then: as the defense, with both cards selected and still facedown, show and discard this. For every ship on it you ' +
    'pick one on the other side, which goes to the warp. When none is left there, the encounter is yours.',
  asks: { 'gluon-mines.ships': 'Which attacking ships do the mines destroy?' },
  clauses: [
    ability<number>({
      at: 'planning.selected',
      as: 'defense',
      spends: true,
      when: (c) => researchersIn(c) > 0 && sideShips(c.g, OFFENSE).length > 0,
      *prepare(c) {
        return researchersIn(c);
      },
      *commit({ g, me }, mines) {
        const n = Math.min(mines, countShips(sideShips(g, OFFENSE)));
        const how = { tag: 'gluon-mines.ships', from: asker(g), min: n, max: n, data: { n } };
        yield* loseShips(g, 'lost', me, yield* chooseAmong(g, me, sideShips(g, OFFENSE), how));
        if (sideShips(g, OFFENSE).length > 0) return;
        // Nobody has seen the cards.
        for (const side of SIDES) if (enc(g).slots[side].card >= 0 && !enc(g).slots[side].up) takeBack(g, side);
        settleEncounter(g, { kind: 'won', winner: DEFENSE, margin: null, how: 'gluon-mines' });
      },
    }),
  ],
});
