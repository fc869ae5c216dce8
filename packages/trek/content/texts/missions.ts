import { parseFilter, parseNeed, type Standing } from '../../language/index.ts';
import type { CardText } from '../../effects/index.ts';

const standing = (...texts: readonly Standing[]): CardText => ({ standing: texts });

export const MISSIONS: { readonly [id: string]: CardText } = {
  'AU-82': standing(
    { says: 'worth', n: 15, when: parseNeed('Miracle Worker OR Cantankerousness OR {Spock}') },
    { says: 'worth', n: 25, when: parseNeed('Miracle Worker + Cantankerousness + {Spock}') },
  ),
  // All of it is in what it asks for.
  'AU-84': {},
  'AU-89': standing({ says: 'stasis', of: parseFilter('non-[NA] non-[Neu] personnel'), reach: 'planet', until: 'solved' }),
  'DS9-109': standing({ says: 'takes', of: parseFilter("[GQ] Vorta/Jem'Hadar"), anyone: true }),
  'DS9-111': standing({ says: 'hosts', of: parseFilter('Orb artifact') }),
  'DS9-113': standing({ says: 'worth', n: 5, when: parseNeed('MEDICAL-related Equipment card') }),
  'DS9-116': standing({ says: 'bans', what: 'cloak', reach: 'here' }),
  'DS9-121': standing({ says: 'hosts', of: parseFilter('Orb artifact') }),
  'DS9-125': standing({ says: 'hosts', of: parseFilter('universal [Baj] personnel') }),
  'DS9-127': standing({ says: 'hosts', of: parseFilter('universal [Car]/[Baj] personnel') }),
  'DS9-129': standing({ says: 'useless', reach: 'here', unless: 'Computer Skill' }),
  'QC-41': standing({ says: 'unsettled' }),
  'DS9-110': { says: 'Each Seismic Quake here strikes two personnel.' },
  'DS9-107': standing({ says: 'attracts', card: 'Hippocratic Oath' }),
  'QC-46': { ...standing({ says: 'laid', anyQuadrant: true }), unfinished: 'battles there, what it does when somebody scores' },
  'QC-47': {
    ...standing({ says: 'laid', anyQuadrant: true, between: true }, { says: 'span', n: 3, perUniversal: 1 }),
    unfinished: 'half cards in decks',
  },
  'FC-62': { ...standing({ says: 'spied', on: 'Fed' }), says: 'May also be attempted with Selok in the Away Team.' },
  'OTS-13': {
    // Calamarain, which begins here for the opponent, is not at this table.
    ...standing({ says: 'frees', of: parseFilter('{Subspace Warp Rift}/{Tetryon Field}') }),
    unfinished: 'Calamarain',
  },
  'SD2-4': standing({ says: 'worth', n: 10, when: parseNeed('3 Geology OR 3 Greed') }),
  'SD2-6': standing({ says: 'hosts', of: parseFilter('hand weapon Equipment card') }),
  'DOM-46': standing({ says: 'frees', of: parseFilter('{System 5 Disruptors}'), anyone: true }),
  'DOM-47': standing({ says: 'shows', mission: 'Hunt for DNA Program', affil: ['Car', 'Baj', 'Fer'] }),
};
