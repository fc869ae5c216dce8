import { allAliens, type Alien, type ClauseSpec, type Role } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';

/**
 * What is printed below the texts of each alien as signs: who uses it, whether it must be used, and in which phases. Of power, wild flare
 * and super flare.
 */
const PRINTED: { readonly [alien: string]: readonly [string, string, string] } = {
  // base
  amoeba: ['main: planning', 'main: planning', 'ally: planning'],
  'anti-matter': ['main must: reveal', 'main-or-ally: any phase', 'any: any phase'],
  barbarian: ['offense must: resolution', 'main-or-ally: resolution', 'offensive-ally: resolution'],
  calculator: ['main: planning', 'main: planning', 'ally: planning'],
  chosen: ['main: reveal', 'main: planning', 'main: reveal'],
  citadel: ['any: planning', 'main-or-ally: reveal', 'any: planning'],
  clone: ['main: resolution', 'any: any phase', 'main: resolution'],
  cudgel: ['main must: resolution', 'offense: resolution', 'main: resolution'],
  dictator: ['not-offense must: destiny', 'not-offense: destiny', 'offense: destiny'],
  fido: ['any: resolution', 'main: planning', 'any: resolution'],
  filch: ['main: resolution', 'any: any phase', 'any: resolution'],
  fodder: ['main: reveal', 'not-main-or-ally: reveal', 'main: reveal'],
  gambler: ['main: reveal', 'main: reveal', 'main: reveal'],
  grudge: ['main must: alliance', 'main: resolution', 'main: resolution'],
  hacker: ['main: resolution', 'main: resolution', 'main: resolution'],
  hate: ['offense must: start', 'main: planning', 'offense: start'],
  healer: ['any: any phase', 'any: any phase', 'any: any phase'],
  human: ['main-or-ally must: reveal', 'main: reveal', 'main-or-ally: reveal'],
  kamikaze: ['main: planning', 'main: planning', 'offense: regroup'],
  loser: ['main: planning', 'main: planning', 'main: reveal'],
  machine: ['offense: resolution', 'offense: resolution', 'offense: regroup'],
  macron: ['main-or-ally must: launch alliance reveal', 'main-or-ally: reveal', 'offense-or-ally: launch alliance'],
  masochist: ['any must: regroup', 'any: regroup', 'offense: regroup'],
  mind: ['any: alliance', 'any: any phase', 'not-main: alliance'],
  mirror: ['main: planning', 'main: reveal', 'main: planning'],
  miser: ['any: any phase', 'any: any phase', 'offense: regroup'],
  mite: ['offense must: launch', 'main: alliance', 'offense: launch'],
  mutant: ['main: alliance', 'main: resolution', 'main: alliance'],
  observer: ['main-or-ally must: resolution', 'main: alliance', 'main-or-ally: launch'],
  oracle: ['main must: planning', 'main: planning', 'main: planning'],
  pacifist: ['main must: reveal', 'main: reveal', 'main: resolution'],
  parasite: ['not-main: alliance', 'any: any phase', 'ally: launch'],
  philanthropist: ['main-or-ally: alliance', 'any: regroup', 'main-or-ally: planning'],
  reincarnator: ['main-or-ally must: resolution', 'any: resolution', 'main-or-ally: resolution'],
  remora: ['any: any phase', 'any: any phase', 'any: any phase'],
  reserve: ['main-or-ally: reveal', 'any: any phase', 'main-or-ally: reveal'],
  shadow: ['any must: destiny', 'defense: resolution', 'offense: destiny'],
  sorcerer: ['main: planning', 'any: planning', 'ally: planning'],
  spiff: ['offense: resolution', 'defense: resolution', 'offense: resolution'],
  'tick-tock': ['any must: resolution', 'any: any phase', 'main: resolution'],
  trader: ['main: planning', 'main: alliance', 'main: planning'],
  tripler: ['main must: reveal', 'main: reveal', 'main: reveal'],
  vacuum: ['any must: any phase', 'any: reveal', 'any: any phase'],
  virus: ['main must: reveal', 'main: reveal', 'main: reveal'],
  void: ['main must: resolution', 'any: any phase', 'ally: resolution'],
  vulch: ['any must: any phase', 'main: resolution', 'any: any phase'],
  warpish: ['main must: reveal', 'main: reveal', 'main: reveal'],
  warrior: ['main must: reveal', 'defense: resolution', 'ally: reveal'],
  will: ['offense must: destiny', 'offense: destiny', 'offense: destiny'],
  zombie: ['any must: any phase', 'any: any phase', 'main: alliance'],
  // incursion
  bully: ['main: resolution', 'main: reveal', 'main: resolution'],
  chronos: ['main: reveal', 'any: regroup', 'main: reveal'],
  cryo: ['main-or-ally: alliance', 'any: any phase', 'any: any phase'],
  deuce: ['main must: planning', 'main-or-ally: reveal', 'main: resolution'],
  disease: ['not-defense: destiny', 'any: regroup', 'any: regroup'],
  ethic: ['main must: resolution', 'any: any phase', 'main: resolution'],
  fungus: ['main-or-ally must: reveal resolution', 'defense: resolution', 'main: resolution'],
  fury: ['any must: any phase', 'main: resolution', 'main-or-ally: planning'],
  genius: ['main-or-ally: resolution', 'main: alliance', 'main: planning'],
  ghoul: ['main must: resolution', 'main: resolution', 'offensive-ally: resolution'],
  guerrilla: ['main must: resolution', 'defense: resolution', 'main: resolution'],
  leviathan: ['offense: launch', 'main: destiny', 'offense: launch'],
  locust: ['any must: regroup', 'any: regroup', 'any: regroup'],
  magician: ['main must: planning', 'main: planning', 'main: planning'],
  mercenary: ['main-or-offensive-ally must: resolution', 'defense: resolution', 'any: any phase'],
  merchant: ['main-or-ally: planning', 'main-or-ally: reveal', 'main-or-ally: resolution'],
  plant: ['main: planning', 'main: alliance', 'any: any phase'],
  seeker: ['main-or-ally: alliance planning', 'not-main: alliance', 'main-or-ally: alliance planning'],
  sniveler: ['main: alliance', 'not-main-or-ally: alliance', 'any: any phase'],
  symbiote: ['any must: any phase', 'not-offense: regroup', 'any: regroup'],
  // conflict
  changeling: ['main must: destiny', 'any: any phase', 'main: destiny'],
  empath: ['main: reveal', 'main: any phase', 'main-or-ally: reveal'],
  lunatic: ['main: alliance', 'any: resolution', 'not-main: alliance'],
  mimic: ['main must: planning', 'any: any phase', 'main: planning'],
  // alliance
  pygmy: ['any must: any phase', 'any: resolution', 'defense: reveal'],
  schizoid: ['any must: any phase', 'any: resolution', 'offense: resolution'],
  // storm
  arcade: ['main-or-ally must: resolution', 'main-or-ally: resolution', 'main-or-ally: resolution'],
  brute: ['main-or-ally: alliance', 'main-or-ally: resolution', 'offense: alliance'],
  bulwark: ['any must: any phase', 'main: any phase', 'any: any phase'],
  converter: ['any: any phase', 'ally: resolution', 'any: any phase'],
  coordinator: ['offense: destiny', 'offense: destiny', 'defense: destiny'],
  dervish: ['main: alliance', 'defense: launch', 'main: alliance'],
  grumpus: ['any must: any phase', 'any: launch', 'any: any phase'],
  mouth: ['main must: alliance planning reveal resolution', 'main: any phase', 'main: reveal'],
  neighbor: ['main-or-ally must: reveal', 'defensive-ally: resolution', 'main: reveal'],
  outlaw: ['main: alliance', 'ally: resolution', 'defense-or-defensive-ally: resolution'],
  patriot: ['any: any phase', 'ally: resolution', 'ally: reveal'],
  phantasm: ['main must: reveal', 'main: reveal', 'main: reveal'],
  porcupine: ['main-or-ally: reveal', 'main: reveal', 'main-or-ally: reveal'],
  roach: ['main: regroup destiny', 'ally: resolution', 'offense-or-ally: resolution'],
  scavenger: ['any: any phase', 'any: any phase', 'any: any phase'],
  sloth: ['offense-or-ally must: launch alliance', 'ally: reveal', 'main: planning'],
  sneak: ['defense: resolution', 'defense: resolution', 'defense: resolution'],
  squee: ['defense: planning', 'defense: resolution', 'defensive-ally: planning'],
  swindler: ['any: start destiny', 'ally: resolution', 'ally: reveal'],
  sycophant: ['not-main: alliance', 'not-main-or-ally: resolution', 'any: any phase'],
  tide: ['main must: resolution', 'ally: resolution', 'any: any phase'],
  tyrant: ['main must: destiny reveal', 'ally: resolution', 'offense: regroup'],
  vox: ['main-or-offensive-ally: reveal', 'ally: reveal', 'any: any phase'],
  worm: ['main: reveal', 'offense: start', 'ally: reveal'],
  wormhole: ['main-or-ally: launch alliance', 'ally: alliance', 'main: alliance'],
  // dominion
  ace: ['offense must: start', 'main: reveal', 'defense: resolution'],
  alchemist: ['any: any phase', 'any: any phase', 'any: any phase'],
  angler: ['main: planning', 'any: any phase', 'ally: planning'],
  aristocrat: ['main: start regroup destiny launch alliance planning', 'any: regroup', 'main: planning'],
  bride: ['any: any phase', 'defense: launch', 'main: destiny launch'],
  daredevil: ['main-or-ally: reveal', 'main-or-ally: planning', 'main: reveal'],
  diplomat: ['not-main: reveal', 'not-main: reveal', 'main: alliance'],
  doppelganger: ['main must: planning', 'not-main: alliance', 'main: planning'],
  engineer: ['main: resolution', 'any: any phase', 'main: resolution'],
  explorer: ['main-or-ally: launch reveal', 'offense: launch', 'main-or-ally: reveal'],
  greenhorn: ['any must: regroup', 'any: any phase', 'offense: destiny'],
  host: ['any: any phase', 'any: any phase', 'any: start'],
  joker: ['any must: reveal', 'main-or-ally: reveal', 'any: any phase'],
  judge: ['main: planning', 'main: reveal', 'main: planning'],
  laser: ['main must: alliance', 'main-or-ally: alliance', 'ally: alliance'],
  lizard: ['main must: resolution', 'main-or-ally: reveal', 'main: resolution'],
  love: ['offense must: start', 'main: planning', 'offense: start'],
  mesmer: ['any: any phase', 'main: reveal', 'any: any phase'],
  mirage: ['main must: reveal', 'main-or-ally: reveal', 'main: reveal'],
  muckraker: ['main-or-ally: resolution', 'main-or-ally: alliance', 'main-or-ally: resolution'],
  pentaform: ['any must: any phase', 'any: any phase', 'any: regroup'],
  pickpocket: ['any: any phase', 'not-offense: launch', 'any: any phase'],
  pirate: ['offense-or-ally: resolution', 'ally: resolution', 'offense-or-ally: resolution'],
  quartermaster: ['any must: any phase', 'any: any phase', 'any: any phase'],
  reactor: ['any must: any phase', 'defense: resolution', 'main-or-ally: resolution'],
  tourist: ['any varies: destiny', 'any: any phase', 'any: destiny'],
  usurper: ['main: planning', 'main: alliance', 'main: planning'],
  voyager: ['offense: start', 'any: any phase', 'offense: start'],
  whirligig: ['main: planning', 'main: planning', 'main: planning'],
  'yin-yang': ['not-main: alliance', 'any: any phase', 'ally: resolution'],
  // eons
  pretender: ['offense: destiny', 'not-offense: start', 'offense: destiny'],
};

const PARTS = ['offense', 'defense', 'offensive ally', 'defensive ally', 'nobody'] as const;
type Part = (typeof PARTS)[number];

/** The parts in an encounter that a role means; printed roles among them that no clause has yet. */
const MEANT: {
  readonly [R in Role | 'not-defense' | 'not-main-or-ally' | 'offense-or-offensive-ally' | 'defense-or-defensive-ally']: readonly Part[];
} = {
  any: PARTS,
  offense: ['offense'],
  defense: ['defense'],
  main: ['offense', 'defense'],
  ally: ['offensive ally', 'defensive ally'],
  'offensive-ally': ['offensive ally'],
  'defensive-ally': ['defensive ally'],
  'main-or-ally': ['offense', 'defense', 'offensive ally', 'defensive ally'],
  'main-or-offensive-ally': ['offense', 'defense', 'offensive ally'],
  'offense-or-ally': ['offense', 'offensive ally', 'defensive ally'],
  'offense-or-offensive-ally': ['offense', 'offensive ally'],
  'defense-or-defensive-ally': ['defense', 'defensive ally'],
  'not-main': ['offensive ally', 'defensive ally', 'nobody'],
  'not-main-or-ally': ['nobody'],
  'not-offense': ['defense', 'offensive ally', 'defensive ally', 'nobody'],
  'not-defense': ['offense', 'offensive ally', 'defensive ally', 'nobody'],
};

const PHASES = ['start', 'regroup', 'destiny', 'launch', 'alliance', 'planning', 'reveal', 'resolution'];

/** The phases that a window belongs to; those between two phases belong to both. */
function phasesOf(window: string): readonly string[] {
  if (window === 'any.time') return PHASES;
  if (window === 'turn.start') return ['start'];
  if (window === 'encounter.start' || window === 'encounter.wins') return ['start', 'regroup'];
  const [phase] = window.split('.');
  return PHASES.includes(phase) ? [phase] : ['resolution'];
}

/**
 * Parts of texts whose signs speak of something else, and why. What decides who may act is then said by their own conditions, which have
 * scenarios of their own.
 */
const OTHERWISE: { readonly [clause: string]: string } = {
  'angler.power.again': 'its super flare lets it ask as an ally, and then again',
  'aristocrat.power.use': 'at any time, but only before cards are selected',
  'clone.super.use': 'compensation, which only a main player gets',
  'daredevil.super.use': 'rewards for the margin of its own encounter',
  'disease.power.use': 'never about its own colour',
  'empath.wild.use': 'a deal that it is a party of',
  'fodder.wild.use': 'whoever declined both invitations is neither ally',
  'fungus.super.use': 'ships that it captured as a main player are freed',
  'leviathan.wild.use': 'the text says offense, the sign main player',
  'machine.power.use': 'only in its own turn: the offense is asked about another encounter',
  'machine.wild.use': 'only in its own turn: the offense is asked about another encounter',
  'mercenary.power.use': 'rewards of a main player or offensive ally who has won',
  'mouth.power.belch': 'at the end of any resolution phase',
  'observer.super.use': 'the text says offense or ally, who sends ships when alliances are made',
  'outlaw.super.use': 'a defense or defensive ally who has lost',
  'parasite.super.use': 'allies send their ships when alliances are made',
  'reactor.wild.drain': 'the flare itself is used up after it was played',
  'schizoid.super.use': 'at the end of its own turn',
  'seeker.wild.use': 'whoever is invited is no main player',
  'shadow.power.any': 'wild destiny alone is a "may"',
  'sniveler.wild.use': 'whoever nobody invited is no ally',
  'sycophant.wild.use': 'winners it took no part with or against',
  'vulch.power.flares': 'the super flare adds flares to what it may take',
  'wormhole.power.use': 'the text says offense or ally, who sends ships',
};

interface Said {
  readonly role: readonly Part[];
  readonly must: boolean | null;
  readonly phases: readonly string[];
}

function read(line: string): Said {
  const [who, when] = line.split(': ');
  const [role, must = ''] = who.split(' ');
  return {
    role: MEANT[role as keyof typeof MEANT],
    must: must === 'varies' ? null : must === 'must',
    phases: when === 'any phase' ? PHASES : when.split(' '),
  };
}

/** What is used, and so has signs; parts that work by themselves have none. */
const used = (clauses: readonly ClauseSpec[]) =>
  clauses.flatMap((c) => ((c.kind === 'ability' || c.kind === 'reaction') && c.passive !== true ? [c] : []));

function differences(alien: Alien): string[] {
  const out: string[] = [];
  for (const [i, text] of (['power', 'wild', 'super'] as const).entries()) {
    const said = read(PRINTED[alien.id][i]);
    const roles = new Set<Part>();
    let all = true;
    for (const c of used(alien[text].clauses)) {
      const name = `${alien.id}.${text}.${c.id}`;
      if (OTHERWISE[name] !== undefined) {
        all = false;
        continue;
      }
      const role = MEANT[c.as ?? 'any'];
      for (const part of role) roles.add(part);
      if (role.some((part) => !said.role.includes(part))) out.push(`${name} is used by ${c.as ?? 'any'}`);
      if (c.kind === 'ability')
        for (const window of c.at)
          if (!phasesOf(window).some((phase) => said.phases.includes(phase)) || (window === 'any.time' && said.phases !== PHASES))
            out.push(`${name} is used in ${window}`);
      if (text === 'power' && said.must !== null && (c.must === true) !== said.must)
        out.push(`${name} ${said.must ? 'may' : 'must'} be used`);
    }
    // Several clauses may share the parts between them.
    if (all && roles.size > 0 && roles.size < said.role.length) out.push(`${alien.id}.${text} is for ${[...roles].join(', ')} only`);
  }
  return out;
}

describe('who uses a text, when, and whether it must be used', () => {
  it.each(Object.keys(PRINTED))('%s: as the signs on its sheet and flare say', (id) => {
    expect(
      allAliens()
        .filter((a) => a.id === id)
        .flatMap(differences),
    ).toEqual([]);
  });

  it('knows the signs of all aliens', () => {
    expect(Object.keys(PRINTED).sort()).toEqual(
      allAliens()
        .map((a) => a.id)
        .sort(),
    );
  });

  it('knows no exception that is none', () => {
    const names = allAliens().flatMap((a) =>
      (['power', 'wild', 'super'] as const).flatMap((text) => used(a[text].clauses).map((c) => `${a.id}.${text}.${c.id}`)),
    );
    expect(Object.keys(OTHERWISE).filter((name) => !names.includes(name))).toEqual([]);
  });
});
