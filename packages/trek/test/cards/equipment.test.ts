import { describe, expect, it } from 'vitest';
import { numberOf, type NumberName } from '../../rules/numbers/attributes.ts';
import { levelOf } from '../../rules/numbers/printed.ts';
import { scenario, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
/** Somebody of each affiliation, and of each classification that kits are for. */
const PEOPLE = { Fed: 'Data', Kli: 'Klag', Rom: 'Galathon', Car: 'Dukat', Baj: 'General Krim', Dom: 'Weyoun', NA: 'Baran' } as const;
type Side = keyof typeof PEOPLE;
const SIDES = Object.keys(PEOPLE).filter((x): x is Side => Object.hasOwn(PEOPLE, x));

const onPlanet = (...planet: readonly string[]): Scenario => scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet } } } });
/** How much more of a number each of them has with these things than without. */
function helped(number: NumberName, ...things: readonly string[]): Partial<Record<Side, number>> {
  const [before, after] = [onPlanet(...Object.values(PEOPLE)), onPlanet(...Object.values(PEOPLE), ...things)];
  const gain = (side: Side): number =>
    numberOf(after.g, after.piece(PEOPLE[side]), number) - numberOf(before.g, before.piece(PEOPLE[side]), number);
  return Object.fromEntries(SIDES.filter((x) => gain(x) !== 0).map((x) => [x, gain(x)]));
}

describe('equipment', () => {
  it.each([
    ['Federation PADD', 'Fed'],
    ['Klingon PADD', 'Kli'],
    ['Romulan PADD', 'Rom'],
    ['Bajoran PADD', 'Baj'],
    ['Cardassian PADD', 'Car'],
    ['Dominion PADD', 'Dom'],
  ])('T6.9, T19.1 %s: CUNNING +2 for its own affiliation alone, and copies add', (name, side) => {
    expect(helped('CUNNING', name)).toEqual({ [side]: 2 });
    expect(helped('CUNNING', name, name)).toEqual({ [side]: 4 });
  });

  it.each([
    ['Klingon Disruptor', 'Kli', 2],
    ['Romulan Disruptor', 'Rom', 2],
    ['Starfleet Type II Phaser', 'Fed', 2],
    ['Bajoran Phaser', 'Baj', 2],
    ['Cardassian Disruptor', 'Car', 2],
    ["Jem'Hadar Disruptor", 'Dom', 2],
    ['Starfleet Type III Phaser Rifle', 'Fed', 3],
    ['Bajoran Phaser Rifle', 'Baj', 3],
    ['Cardassian Disruptor Rifle', 'Car', 3],
    ["Jem'Hadar Disruptor Rifle", 'Dom', 3],
  ])('T6.9, T19.1 %s: more STRENGTH for its affiliation and Non-Aligned, and copies add', (name, side, n) => {
    expect(helped('STRENGTH', name)).toEqual({ [side]: n, NA: n });
    expect(helped('STRENGTH', name, name)).toEqual({ [side]: 2 * n, NA: 2 * n });
  });

  it.each([
    ['Starfleet Type III Phaser Rifle', 'Jean-Luc Picard', 'U.S.S. Oberth'],
    ['Bajoran Phaser Rifle', 'Bareil Antos', 'Bajoran Freighter'],
    ['Cardassian Disruptor Rifle', 'Turrel', 'Galor'],
    ["Jem'Hadar Disruptor Rifle", 'Weyoun', "Jem'Hadar Warship"],
  ])('%s takes one Diplomacy for each copy, but not aboard a ship of its player', (name, who, ship) => {
    const t = onPlanet(who, name, name);
    expect(levelOf(t.g, t.piece(who), 'Diplomacy')).toBe(0);
    const one = onPlanet(who, name);
    expect(levelOf(one.g, one.piece(who), 'Diplomacy')).toBe(1);
    const u = scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { [ship]: [who, name] } } } } });
    expect(levelOf(u.g, u.piece(who), 'Diplomacy')).toBe(2);
  });

  const BY_CLASS = { OFFICER: 'Klag', ENGINEER: 'Kromm', MEDICAL: 'Divok', SCIENCE: 'Dukath', SECURITY: 'Gorath' } as const;
  it.each([
    ['Engineering Kit', 'OFFICER', 'ENGINEER'],
    ['Engineering PADD', 'SCIENCE', 'ENGINEER'],
    ['Medical Kit', 'OFFICER', 'MEDICAL'],
    ['Medical Tricorder', 'SCIENCE', 'MEDICAL'],
    ['Tricorder', 'ENGINEER', 'SCIENCE'],
    ['Engineering Tricorder', 'MEDICAL', 'ENGINEER'],
    ['Medical PADD', 'ENGINEER', 'MEDICAL'],
    ['Science Kit', 'OFFICER', 'SCIENCE'],
    ['Science PADD', 'MEDICAL', 'SCIENCE'],
  ] as const)('T38.4, T42.5 %s gives those of %s classification %s', (name, from, skill) => {
    const t = scenario({
      alpha: [HERE],
      blue: { at: { [HERE]: { planet: [...Object.values(BY_CLASS), name, name] } } },
      red: { at: { [HERE]: { planet: [BY_CLASS[from]] } } },
    });
    const gained = Object.values(BY_CLASS).filter((x) => levelOf(t.g, t.piece(x, 'blue'), skill) > (BY_CLASS[skill] === x ? 1 : 0));
    expect(gained).toEqual([BY_CLASS[from]]);
    expect(levelOf(t.g, t.piece(BY_CLASS[from], 'blue'), skill)).toBe(1); // copies do not add
    expect(levelOf(t.g, t.piece(BY_CLASS[from], 'red'), skill)).toBe(0);
  });

  it("DOM-16, T6.5 each chamber lets one Young Jem'Hadar report a turn, for free and in any quadrant", () => {
    const t = scenario({
      alpha: [HERE],
      blue: { hand: ["Young Jem'Hadar", "Young Jem'Hadar", 'Eris'], at: { [HERE]: { planet: ['Eris', "Jem'Hadar Birthing Chamber"] } } },
    });
    t.order('blue', 'report', "Young Jem'Hadar");
    expect([t.where("Young Jem'Hadar"), t.g.s.turn.played]).toEqual([`planet ${HERE}`, false]);
    expect(t.offers('blue', 'report', "Young Jem'Hadar")).toBe(false);
  });
});
