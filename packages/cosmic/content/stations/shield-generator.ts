import {
  asker,
  chooseAmong,
  doomed,
  doomedCount,
  hasLost,
  planetIn,
  reaction,
  redirect,
  roomOn,
  type ShipGroup,
  station,
} from '../../effects/index.ts';

export const shieldGenerator = station({
  id: 'shield-generator',
  name: 'Shield Generator',
  text: 'As an ally on the losing side: bring as many of your losing ships as you like to the planet of this station instead of losing them.',
  asks: { 'shield-generator.ships': 'Which ships come to the planet of your station?' },
  clauses: [
    reaction<'ships.save', readonly ShipGroup[]>({
      on: 'ships.save',
      as: 'ally',
      when: (c) => c.ev.kind === 'losing' && hasLost(c.g, c.me) && doomedCount(c.ev, c.me) > 0 && roomOn(c.g, planetIn(c)) > 0,
      prepare: (c) =>
        chooseAmong(c.g, c.me, doomed(c.ev, c.me), {
          tag: 'shield-generator.ships',
          from: asker(c.g),
          min: 1,
          max: Math.min(doomedCount(c.ev, c.me), roomOn(c.g, planetIn(c))),
        }),
      *commit(c, ships) {
        for (const x of ships) {
          const loss = doomed(c.ev, c.me).find((y) => y.place === x.place && y.colour === x.colour && y.stack === x.stack);
          if (loss) redirect(c.ev, loss, x.n, planetIn(c));
        }
      },
    }),
  ],
});
