import { parseFilter, parseNeed, type Standing } from '../../language/index.ts';
import type { CardText } from '../../effects/index.ts';

/** One is seeded at a mission of its affiliation, others are built where an ENGINEER of it is (T3.23, T7.6). */
const outpost = (engineer: string): CardText => ({
  seeds: { phase: 'facility', at: 'its-affiliation' },
  standing: [{ says: 'builds', with: parseNeed(engineer), at: 'its-affiliation' }],
});

/** Seeded or played on the homeworld; once a turn one of these reports there for free (T6.13). One in the game. */
const headquarters = (free: string, ...more: readonly Standing[]): CardText => ({
  seeds: { phase: 'facility', at: 'homeworld' },
  limit: 'game',
  standing: [{ says: 'takes', of: parseFilter(free), free: true, each: 1, anyone: true }, ...more],
});

export const FACILITIES: { readonly [id: string]: CardText } = {
  'PRE-104': outpost('[Fed] ENGINEER'),
  'PRE-105': outpost('[Kli] ENGINEER'),
  'PRE-106': outpost('[Rom] ENGINEER'),
  'DS9-78': outpost('[Baj] ENGINEER'),
  'DS9-80': outpost('[Car] ENGINEER'),
  'DS9-84': outpost('Klaestron ENGINEER'),
  'AU-52': {
    seeds: { phase: 'facility', at: 'space' },
    standing: [
      { says: 'builds', with: parseNeed('ENGINEER'), at: 'space' },
      { says: 'repairs', turns: 0 },
    ],
  },
  'OTS-9': { seeds: { phase: 'facility', at: 'its-affiliation' }, standing: [{ says: 'shields', share: 4 }] },
  'DS9-81': headquarters('[Car] Gul/Legate'),
  'DOM-34': headquarters('[Fed] Ambassador/Admiral/Vice-Admiral/President'),
  'DOM-35': headquarters('[Kli] Emperor/Chancellor/High Council'),
  'DOM-37': headquarters('[Rom] General/Admiral/Senator/Proconsul/{Sela}/{Tomalak}'),
  'DOM-33': headquarters('Founder', { says: 'freezes', of: { card: 'Ketracel-White' }, reach: 'planet' }),
};
