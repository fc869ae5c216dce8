/** Where our facts differ on purpose from what references have: which field of which card, and why. Rules are those of the rule list (T). */
export interface Correction {
  readonly id: string;
  readonly field: string;
  readonly why: string;
}

const correction = (id: string, field: string, why: string): Correction => ({ id, field, why });

export const CORRECTIONS: readonly Correction[] = [
  correction('PRE-18', 'icons', 'T61.1: it belongs to nobody; the marker for that was not printed yet'),
  correction('PRE-186', 'region', 'T37a to T3.9: the official list has four missions in the Neutral Zone, without this one'),
  correction('PRE-285', 'traits', 'two regular skills and nothing else, as with all other support personnel'),
  correction('AU-83', 'location', 'AU-67 speaks of Risa'),
  correction('AU-84', 'need', 'T15.11: what is printed, which the reference has as text alone'),
  correction('AU-87', 'need', 'T38.6: for every member of the team, three at least, is part of what is asked'),
  correction('AU-87', 'text', 'all it says is in what it asks'),
  correction('AU-88', 'text', 'all it says is that its other end has a span of 1'),
  correction('AU-89', 'location', 'QC-121 speaks of Qualor II'),
  correction('AU-91', 'text', 'all it says is who may attempt it at its other end'),
  correction('QC-75', 'skills', 'T42.1: three skills with numbers, of which the reference reads one'),
  correction('QC-115', 'need', 'T15.11: any unique personnel, which the reference has as text alone'),
  correction('FC-100', 'personas', 'T32.2: it is a version of nobody but itself, however it is spelled'),
  correction('OTS-15', 'location', 'FC-72 speaks of Wolf 359'),
  correction('OTS-19', 'alsoType', 'it is an event as well'),
  correction('DS9-248', 'traits', 'DS9-114 and DS9-267 speak of freighters, which it is by its class'),
  correction('DS9-175', 'headquarters', 'T6.2: DS9-81 takes any Cardassian Gul, as whom he is known'),
  correction('DOM-120', 'headquarters', 'T6.2: DOM-37 takes any Romulan senator'),
  correction('PRE-311', 'headquarters', 'T6.2: DOM-37 takes any Romulan general'),
];
