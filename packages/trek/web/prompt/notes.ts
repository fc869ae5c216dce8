import type { Decision } from '@parley/kernel';
import { optionIds } from '../../ids/index.ts';
import type { Location } from '../../view/index.ts';
import { headsOf, holderOf, placeOf, vesselsAt } from '../model/atlas.ts';
import { entryOf, isPerson, missionFacts, nameOf } from '../model/cards.ts';
import { readOrder } from '../model/orders.ts';
import type { Scene } from '../scene/context.ts';
import { T } from '../text/index.ts';

/** How things stand, or the text of what asks. */
export function meaningOf({ lexicon }: Scene, d: Decision, source: string): string {
  const data = d.data ?? {};
  const card = typeof data.card === 'string' ? entryOf(lexicon, data.card) : null;
  switch (d.tag) {
    case 'turn.act': {
      if (d.kind !== 'choose') return '';
      const n = d.options.filter((x) => readOrder(x) !== null).length;
      return data.play === true ? T.ask.playFirst({ n }) : T.ask.orders({ n });
    }
    case 'move.where':
      return typeof data.left === 'number' ? T.ask.range({ n: data.left }) : '';
    case 'seed.place':
    case 'play.target':
    case 'report.place':
    case 'report.cost':
      return card?.text ?? '';
    case 'beam.who':
    case 'walk.who':
    case 'attempt.who':
      return T.ask.pickCards;
    default:
      return source;
  }
}

/** What an option does or is, in a few words. */
export function optionNote(scene: Scene, d: Decision, option: string): string {
  const said = optionIds.find(option);
  if (said?.kind === 'zone') return d.tag === 'seed.place' ? seedNote(scene, said.zone) : zoneNote(scene, said.zone);
  if (said?.kind === 'gap') return gapNote(scene, said.line, said.at);
  if (said?.kind === 'piece') return pieceNote(scene, said.piece);
  if (said?.kind === 'clause' && said.on === 'card') {
    const card = scene.board.cards.get(said.n)?.card;
    return entryOf(scene.lexicon, card)?.text ?? '';
  }
  return '';
}

/** Between which missions it would lie. */
function gapNote({ board, lexicon }: Scene, line: number, at: number): string {
  const there = board.lines.find((x) => x.zone === line)?.locations ?? [];
  const beside = [there[at - 1], there[at]].flatMap((x) => (x === undefined ? [] : [nameOf(lexicon, x.card)]));
  return beside.length === 0 ? '' : T.ask.beside({ names: beside.join(', ') });
}

/** Everything that a card is chosen by: skills and numbers, or what it says. */
function pieceNote({ board, lexicon }: Scene, piece: number): string {
  const view = board.cards.get(piece);
  const entry = entryOf(lexicon, view?.card);
  if (entry === null) return '';
  if (!isPerson(entry.facts)) return entry.text;
  const { cls, skills, attributes } = entry.facts;
  const numbers = [attributes.INTEGRITY, attributes.CUNNING, attributes.STRENGTH].map((x) => (typeof x === 'number' ? x : (x?.base ?? 0)));
  const list = [...(cls === null ? [] : [cls]), ...skills.map(({ skill, level }) => (level > 1 ? `${skill} ${level}` : skill))];
  return `${list.join(', ')} · ${numbers.join(' ')}`;
}

/** Who and what is at a place one might go to. */
function zoneNote(scene: Scene, zone: number): string {
  const { atlas, lexicon, seat, player } = scene;
  const place = placeOf(zone);
  if (place.at === 'elsewhere') return '';
  if (place.at === 'in') {
    const spot = atlas.spots.get(place.piece);
    if (spot === undefined) return '';
    const n = headsOf(lexicon, spot.thing.within, holderOf(spot.thing));
    return `${nameOf(lexicon, spot.location.card)} · ${T.plate.aboard({ n })}`;
  }
  const location = atlas.locations.get(place.location);
  if (location === undefined) return '';
  const here = [0, 1].flatMap((who) =>
    vesselsAt(lexicon, location, who).map(({ facts }) => (who === seat ? '' : `${player(who)}: `) + (facts?.title ?? '')),
  );
  return [kindOf(scene, location), ...here].join(' · ');
}

function kindOf({ lexicon }: Scene, location: Location): string {
  const facts = missionFacts(lexicon, location.card);
  return facts === null ? '' : [T.kinds[facts.where], facts.location ?? ''].filter((x) => x !== '').join(', ');
}

/** Who may attempt the mission under which a card is seeded, and what lies there. */
function seedNote(scene: Scene, zone: number): string {
  const { atlas, lexicon, seat, player } = scene;
  const place = placeOf(zone);
  if (place.at === 'elsewhere' || place.at === 'in') return zoneNote(scene, zone);
  const location = atlas.locations.get(place.location);
  if (location === undefined) return '';
  const whose = location.seat === seat ? T.seed.yourMission : T.seed.theirMission({ name: player(location.seat) });
  const facts = missionFacts(lexicon, location.card);
  const where = facts === null ? '' : T.kinds[facts.where];
  return place.at === 'seeds' ? `${whose}, ${where} · ${T.seed.here({ n: location.seeds.count })}` : `${whose}, ${where}`;
}
