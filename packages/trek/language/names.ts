import type { Facts, ShipFacts } from './facts.ts';

/** A name for comparing: without case, accents, apostrophes and what is neither letter nor figure, so that "qapla" finds "Qapla'!". */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}'’"]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** All names of a card: its own, the printed title, others by which texts call it, that of its other side. */
export const namesOf = (facts: Facts): readonly string[] => {
  const names = new Set([facts.name, facts.title, ...facts.aka]);
  if (facts.type === 'Facility' && facts.reverse !== null) names.add(facts.reverse.name);
  return [...names];
};

/** Finds cards by any of their names, whatever the case and accents: one, or those of one title from several sets. None: nothing is called so. */
export function namesIndex<F extends Facts>(all: readonly F[]): (name: string) => readonly F[] {
  const index = new Map<string, F[]>();
  for (const facts of all)
    for (const name of new Set(namesOf(facts).map(plainName))) {
      const list = index.get(name);
      if (list === undefined) index.set(name, [facts]);
      else list.push(facts);
    }
  return (name) => index.get(plainName(name)) ?? [];
}

/** The name of a ship where there is little room: without the letters of its service; of a universal one that is called by its class, the class. */
export function shortName({ title, unique, shipClass }: ShipFacts): string {
  const name = title.replace(/^(?:U\.S\.S\.|I\.K\.[CS]\.) /, '');
  const kind = shipClass.replace(/ Class$/, '');
  return unique === 'universal' && name.endsWith(` ${kind}`) ? kind : name;
}
