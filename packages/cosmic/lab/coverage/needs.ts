import { allAliens, allFaces } from '../../index.ts';

/** What rulings may need that is neither an alien nor a card, and is there. */
const BUILT = new Set([
  'rule:cosmic-quake',
  'rule:unused-flare-deck',
  'rule:hazard-warning',
  'variant:four-planets',
  'variant:six-players',
  'variant:technology',
  ...['space-stations', 'multiple-space-stations', 'space-station-conquest'].map((which) => `variant:${which}`),
  ...['special-ships', 'flagship', 'salvage-vessel', 'double-ship'].map((which) => `variant:${which}`),
  'variant:hazards',
  'effect:planet-destruction',
  'effect:steal-alien-sheet',
  'effect:capture-ship',
  'effect:lose-ships-in-reveal',
  ...['any', 'any-give-to-owner', 'any-super'].map((which) => `flare:${which}`),
]);

/** Is what a ruling needs there? Of alternatives, separated by a bar, one is enough. */
export const isMet = (need: string): boolean => need.split('|').some(isThere);

function isThere(need: string): boolean {
  if (BUILT.has(need)) return true;
  const [kind, name, text] = need.split(':');
  const alien = allAliens().find((a) => a.name === name);
  if (kind === 'alien') return alien !== undefined && !alien.power.unimplemented;
  if (kind === 'flare') return alien !== undefined && (text === 'wild' || text === 'super') && !alien[text].unimplemented;
  if (kind === 'tech' || kind === 'hazard')
    return allFaces().some((f) => f.type === kind && f.name.replace('The ', '') === name.replace('The ', ''));
  if (kind === 'station') return allFaces().some((f) => f.type === 'station' && f.name === name);
  if (kind === 'artifact') return allFaces().some((f) => f.name === name);
  return kind === 'card' && allFaces().some((f) => f.type === name || f.id === name || f.name === name);
}
