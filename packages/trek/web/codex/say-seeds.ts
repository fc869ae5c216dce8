import { or } from '@parley/web/shell';
import type { MissionRule, SeedRule } from '../../language/index.ts';
import { wordFor } from '../text/cards.ts';
import { C } from '../text/codex.ts';

const T = C.where;

/** Where a card may be seeded, as a sentence. */
export function saySeeds(rule: SeedRule): string {
  if ('under' in rule) {
    const { under } = rule;
    if (typeof under === 'string') return wordFor(T.under, under) ?? T.under.missions;
    if ('named' in under) return T.underNamed({ names: or(under.named) });
    return 'location' in under ? T.underPlace({ place: under.location }) : T.underQuadrant({ quadrant: under.quadrant });
  }
  if ('at' in rule) return sayMission(rule.at);
  if ('on' in rule) return rule.on === 'table' ? T.table : T.nor;
  return T.aboard;
}

function sayMission(rule: MissionRule): string {
  if (typeof rule === 'string') return T.at[rule];
  if ('named' in rule) return T.atNamed({ names: or(rule.named) });
  return 'location' in rule ? T.atLocation({ place: rule.location }) : T.atRegion({ region: rule.region });
}
