import { describe, expect, it } from 'vitest';
import { attempt, before, dead, has, hows, meet, picked, stopped, who, type Meeting, type Scenario } from './dilemma-board.ts';
import { putMark } from '../../rules/state/marks.ts';

const [KIM, LEE, MAY] = ['Kim: CUNNING 4, STRENGTH 4', 'Lee: CUNNING 5, STRENGTH 5, [Cmd]', 'May: CUNNING 6, STRENGTH 6, female'];
const TEAM = [KIM, LEE, MAY];
const androids = ['Rogue Unit: Android, CUNNING 4', 'Second Unit: Android, CUNNING 4'];

/** Who of them was hit: killed, stopped, disabled, or somewhere else. */
const hit = (t: Scenario, team: readonly string[]): string[] =>
  team.map(who).filter((x) => dead(t, x).length > 0 || stopped(t, x)[0] || has(t, 'disabled', x)[0] || t.where(x).startsWith('discard'));

/** How each picks, whom it can pick, and that it hits those it has picked. `all`: whoever is left is stopped besides. */
type Pick = readonly [card: string, how: readonly string[], team?: readonly string[], meeting?: Meeting];
const KILLERS: readonly Pick[] = [
  ['Armus - Skin of Evil', ['random']],
  ['Archer', ['highest']],
  ['Chalnoth', ['opponent']],
  ['Nausicaans', ['random']],
  ['Menthar Booby Trap', ['random']],
  ['Ferengi Attack', ['opponent']],
  ['Angry Mob', ['random'], ['SECURITY', 'Watch: SECURITY', KIM]],
  ["Assassin's Blade", ['opponent']],
  ['Common Thief', ['opponent']],
  ['Misguided Activist', ['random'], [LEE, 'V.I.P.', KIM]],
  ['Skullduggery', ['random'], ['Honor, INTEGRITY 5', 'Noble: Honor, INTEGRITY 5']],
  ['Berserk Changeling', ['random']],
  ['Friendly Fire', ['random']],
  ['Surprise Assault', ['lowest', 'lowest']],
  ['Microvirus', ['opponent']],
  ['Nagilum', ['random'], [...TEAM, 'Ned: CUNNING 1']],
  ['Rebel Encounter', ['random']],
  ['Punishment Zone', ['random'], TEAM, { plans: [['blue', 'dilemma.either', '0']] }],
  ['Empathic Echo', ['random'], ['Empathy', 'Seer: Empathy', KIM]],
  ['Zaldan', ['random'], ['Diplomacy', 'Envoy: Diplomacy', 'Legate: Diplomacy']],
  ['Armus: Sticky Situation', ['highest']],
  ['Unscientific Method', ['highest'], ['SCIENCE, CUNNING 1', 'SCIENCE, CUNNING 2', 'CUNNING 30']],
];
const OTHERS: readonly Pick[] = [
  ['Lethean Telepathic Attack', ['random'], ['Fit One: CUNNING 8, STRENGTH 9', 'Fit Two: CUNNING 8, STRENGTH 9']],
  ['Garanian Bolites', ['random'], ['CUNNING 1', 'CUNNING 2', 'CUNNING 3']],
  ['Garak Has Some Issues', ['random']],
  ['Ktarian Game', ['random']],
  ['Brief Romance', ['random'], ['male', 'Ron: male', 'Rob: male']],
];

describe('who is picked by a dilemma', () => {
  const rows = (list: readonly Pick[]) => list.map(([card, how, team = TEAM, meeting]) => ({ card, how, team, meeting }));

  it.each(rows(KILLERS))('$card kills those it has picked: $how', ({ card, how, team, meeting }) => {
    for (const seed of ['one', 'two', 'three']) {
      const t = meet(card, team, { ...meeting, seed });
      const names = t.events('selected').flatMap((e) => t.names([e.data['pieces']].flat().map(Number)));
      expect([...hows(t), ...dead(t, ...team.map(who)).toSorted()]).toEqual([...how, ...names.toSorted()]);
    }
  });

  it.each(rows(OTHERS))('$card does something else to those it has picked: $how', ({ card, how, team, meeting }) => {
    for (const seed of ['one', 'two', 'three']) {
      const t = meet(card, team, { ...meeting, seed });
      // Where conditions failed the others are stopped, too.
      const only = hit(t, team).filter((x) => has(t, 'disabled', x)[0] || t.events('failed').length === 0 || card === 'Garanian Bolites');
      expect([...hows(t), ...only.toSorted()]).toEqual([...how, ...picked(t).toSorted()]);
    }
  });

  it('Common Thief takes a piece of equipment by chance; System-Wide Cascade Failure an android as its player likes', () => {
    expect(hows(meet('Common Thief', [KIM, 'Trial Gadget', 'Trial Blaster']))).toEqual(['random']);
    expect(hows(meet('System-Wide Cascade Failure', androids))).toEqual(['you']);
  });

  it("Female's Love Interest and Male's Love Interest leave it to chance, Framed for Murder to the opponent", () => {
    const board = { alpha: ['Trial World', 'Trial Moon'] };
    expect(hows(meet("Female's Love Interest", ['female', MAY], { board }))).toEqual(['random']);
    expect(hows(meet("Male's Love Interest", [KIM, LEE], { board }))).toEqual(['random']);
    const known = ['Ned Hill: unique', 'Ted Hill: unique'];
    expect(hows(meet('Framed for Murder', known))).toEqual(['opponent']);
    expect(hows(meet('Brief Romance', ['female', MAY]))).toEqual(['random']);
  });

  it('Ktarian Game may pick whoever is aboard, also who takes no part', () => {
    const seen = new Set<string>();
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const t = before('Ktarian Game', [KIM, LEE], { seed });
      putMark(t.g, t.piece('Lee'), 'stopped', 1);
      attempt(t, 'Ktarian Game');
      seen.add(picked(t)[0]);
    }
    expect([...seen].toSorted()).toEqual(['Kim', 'Lee']);
  });

  it('Chula: Pick One to Save Two, Chula: The Chandra, Mission Fatigue and Blended leave it to chance', () => {
    expect(hows(meet('Chula: Pick One to Save Two', TEAM, { plans: [['blue', 'dilemma.either', '1']] }))).toEqual(['random']);
    expect(hows(meet('Chula: The Chandra', TEAM))).toEqual(['random']);
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const t = meet('Chula: Pick One to Save Two', [...TEAM, 'Honor', 'Law', 'Music'], { plans: [['blue', 'dilemma.either', '0']], seed });
      const [three, one] = t.events('selected').map((e) => t.names([e.data['pieces']].flat().map(Number)));
      expect([three.length, one.length, three.includes(one[0])]).toEqual([3, 1, true]);
    }
    expect(hows(meet('Blended', ['Empathy', 'Diplomacy']))).toEqual(['random']);
  });
});

/** Equals: who is asked, and chooses the second of them. */
describe('equals are the choice of the opponent unless the text says otherwise', () => {
  const TIES: readonly (readonly [card: string, chooser: 'red' | 'blue', one: string, two: string, third?: string])[] = [
    ['Archer', 'red', 'Ada: STRENGTH 5', 'Ava: STRENGTH 5'],
    ['Anaphasic Organism', 'red', 'Eda: female, STRENGTH 5', 'Eva: female, STRENGTH 5'],
    ['Armus: Sticky Situation', 'red', 'Ada: STRENGTH 5', 'Ava: STRENGTH 5'],
    ['Unscientific Method', 'red', 'Isa: SCIENCE, CUNNING 5', 'Ivy: SCIENCE, CUNNING 5'],
    ['Hippocratic Oath', 'red', 'Oda: MEDICAL, CUNNING 5', 'Ola: MEDICAL, CUNNING 5'],
    ['Alien Abduction', 'blue', 'Una: CUNNING 5', 'Uma: CUNNING 5'],
  ];
  it.each(TIES.map(([card, chooser, one, two]) => ({ card, chooser, one, two })))('$card: $chooser', ({ card, chooser, one, two }) => {
    for (const name of [one, two].map((x) => x.split(':')[0])) {
      const t = meet(card, [one, two], { board: { alpha: ['Trial World', 'Trial Moon'] }, plans: [[chooser, 'pick.one', name]] });
      expect(picked(t)).toEqual([name]);
    }
  });

  it('Surprise Assault: both times', () => {
    const four = ['Abe: CUNNING 1, STRENGTH 9', 'Ace: CUNNING 1, STRENGTH 9', 'Art: CUNNING 5, STRENGTH 2', 'Asa: CUNNING 5, STRENGTH 2'];
    const t = meet('Surprise Assault', four, {
      plans: [
        ['red', 'pick.one', 'Ace'],
        ['red', 'pick.one', 'Asa'],
      ],
    });
    expect(dead(t, ...four)).toEqual([four[1], four[3]]);
  });

  it('El-Adrel Creature: its player', () => {
    const three = ['Bob Stone: STRENGTH 8', 'Ben Stone: STRENGTH 7', 'Bud Stone: STRENGTH 7'];
    const t = meet('El-Adrel Creature', three, { plans: [['blue', 'pick.one', 'Bud Stone']] });
    const [first] = t.events('selected').map((e) => t.names([e.data['pieces']].flat().map(Number)));
    expect(first).toEqual(['Bob Stone', 'Bud Stone']);
  });

  it('Garak Has Some Issues: the opponent chooses who is killed', () => {
    const t = meet('Garak Has Some Issues', ['Mad: CUNNING 9'], { board: { blue: {} } });
    expect(t.where('Garak Has Some Issues')).toBe('on Mad');
    const crowd = ['Mad: CUNNING 9', 'Tim: CUNNING 1', 'Tom: CUNNING 1'];
    const both = meet('Garak Has Some Issues', crowd, { attempts: ['Mad'], plans: [['red', 'pick.one', 'Tom']] });
    both.endTurn();
    both.endTurn();
    expect(dead(both, ...crowd)).toEqual([crowd[2]]);
  });
});
