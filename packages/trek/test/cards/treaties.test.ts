import { describe, expect, it } from 'vitest';
import { compatible } from '../../rules/numbers/able.ts';
import { attemptersOf } from '../../rules/numbers/missions.ts';
import { cardNamed } from '../../testing/index.ts';
import { BLUE, RED, scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const PEOPLE = { Fed: 'Data', Kli: 'Klag', Rom: 'Galathon', Car: 'Jasad', Baj: 'Anara', Dom: 'Eris' } as const;
type Side = keyof typeof PEOPLE;
const SIDES = Object.keys(PEOPLE).filter((x): x is Side => Object.hasOwn(PEOPLE, x));
const MISSIONS = { Fed: 'Avert Disaster', Kli: HERE, Rom: 'Extraction', Car: 'Bioweapon Ruse', Baj: 'Relocate Settlers' } as const;

describe('treaties', () => {
  it.each([
    ['Treaty: Federation/Klingon', 'Fed', 'Kli', null],
    ['Treaty: Federation/Romulan', 'Fed', 'Rom', null],
    ['Treaty: Romulan/Klingon', 'Rom', 'Kli', null],
    ['Treaty: Bajoran/Klingon', 'Baj', 'Kli', null],
    ['Treaty: Federation/Bajoran', 'Fed', 'Baj', null],
    ['Treaty: Romulan/Cardassian', 'Rom', 'Car', null],
    ['Treaty: Bajoran/Dominion', 'Baj', 'Dom', 'Kai Winn'],
    ['Treaty: Cardassian/Dominion', 'Car', 'Dom', 'Dukat'],
    ['Treaty: Romulan/Dominion', 'Rom', 'Dom', 'Senator Vreenak'],
  ] as const)('T11.2, T56.2 %s joins %s and %s of its player, and nobody else', (name, one, other, friend) => {
    const people = Object.values(PEOPLE);
    const t = scenario({
      alpha: [HERE],
      blue: { table: [name], at: { [HERE]: { planet: people } } },
      red: { at: { [HERE]: { planet: people } } },
    });
    const joined = (seat: number): string[] =>
      SIDES.flatMap((a, i) =>
        SIDES.slice(i + 1)
          .filter((b) =>
            compatible(t.g, seat, t.piece(PEOPLE[a], seat === BLUE ? 'blue' : 'red'), t.piece(PEOPLE[b], seat === BLUE ? 'blue' : 'red')),
          )
          .map((b) => `${a}+${b}`),
      );
    expect(joined(BLUE)).toEqual([SIDES.filter((x) => x === one || x === other).join('+')]);
    expect(joined(RED)).toEqual([]);
    const free = (planet: readonly string[]): boolean => {
      const u = scenario({ alpha: [HERE], blue: { hand: [name], at: { [HERE]: { planet } } } });
      u.order('blue', 'play', name);
      return !u.g.s.turn.played;
    };
    expect(free([])).toBe(false);
    if (friend !== null) expect(free([friend])).toBe(true);
  });

  it('T3.3 some may be seeded', () => {
    const seeded = ['Treaty: Federation/Bajoran', 'Treaty: Romulan/Cardassian', 'Treaty: Cardassian/Dominion'];
    expect(seeded.map((x) => cardNamed(x).seeds)).toEqual(seeded.map(() => ({ phase: 'any', on: 'table' })));
    expect(cardNamed('Treaty: Federation/Klingon').seeds).toBeNull();
  });
});

describe('espionage', () => {
  it.each([
    ['Espionage: Federation on Klingon', 'Fed', 'Kli'],
    ['Espionage: Klingon on Federation', 'Kli', 'Fed'],
    ['Espionage: Romulan on Federation', 'Rom', 'Fed'],
    ['Espionage: Romulan on Klingon', 'Rom', 'Kli'],
    ['Espionage: Cardassian on Bajoran', 'Car', 'Baj'],
    ['Espionage: Cardassian on Federation', 'Car', 'Fed'],
    ['Espionage: Cardassian on Klingon', 'Car', 'Kli'],
    ['Espionage: Romulan on Bajoran', 'Rom', 'Baj'],
    ['Espionage: Romulan on Cardassian', 'Rom', 'Car'],
  ] as const)('T15.1 %s opens a mission to its player alone', (name, by, on) => {
    const t = scenario({ alpha: Object.values(MISSIONS), blue: { hand: [name] } });
    const before = attemptersOf(t.g, BLUE, t.piece(MISSIONS[on]));
    t.order('blue', 'play', name, MISSIONS[on]);
    expect(t.where(name)).toBe(`on ${MISSIONS[on]}`);
    expect(attemptersOf(t.g, BLUE, t.piece(MISSIONS[on]))).toEqual([...before, by]);
    expect(attemptersOf(t.g, RED, t.piece(MISSIONS[on]))).toEqual(before);
  });

  it('T15.1 is aimed at missions of that affiliation, and goes when the mission is solved', () => {
    const t = scenario({
      alpha: [HERE, 'Extraction', 'Investigate Disturbance'],
      blue: { hand: ['Espionage: Romulan on Klingon'], at: { [HERE]: { planet: ['Vakis', 'Galathon'] } } },
    });
    expect(t.choices('blue', 'play', 'Espionage: Romulan on Klingon')).toEqual([HERE, 'Investigate Disturbance']);
    t.order('blue', 'play', 'Espionage: Romulan on Klingon', HERE);
    t.order('blue', 'attempt', HERE);
    expect([t.score('blue'), t.where('Espionage: Romulan on Klingon')]).toEqual([35, 'discard blue']);
  });

  it('T5.3 DS9-61 plays for free where its player has the Resistance, and DOM-46 frees weapons for freighters', () => {
    const free = (at: string): boolean => {
      const t = scenario({
        alpha: ['Bioweapon Ruse', 'Mining Survey', 'Excavation'],
        blue: { hand: ['Espionage: Bajoran on Cardassian'], at: { [at]: { planet: ['Orta'] } } },
      });
      t.order('blue', 'play', 'Espionage: Bajoran on Cardassian', 'Bioweapon Ruse');
      return !t.g.s.turn.played;
    };
    expect([free('Bioweapon Ruse'), free('Excavation')]).toEqual([true, false]);
    const t = scenario({
      alpha: ['Security Briefing', 'Excavation'],
      blue: {
        hand: ['System 5 Disruptors', 'Lower Decks'],
        at: { 'Security Briefing': { space: ['Xepolite Freighter'] }, Excavation: { space: ['Rigelian Freighter'] } },
      },
    });
    t.order('blue', 'play', 'Lower Decks');
    expect(t.choices('blue', 'play', 'System 5 Disruptors')).toEqual(['Xepolite Freighter']);
    t.order('blue', 'play', 'System 5 Disruptors', 'Xepolite Freighter');
    expect(t.where('System 5 Disruptors')).toBe('on Xepolite Freighter');
  });
});
