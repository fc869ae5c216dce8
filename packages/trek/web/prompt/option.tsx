import type { Decision } from '@parley/kernel';
import { usePresenter } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { optionIds } from '../../ids/index.ts';
import { AFFILIATIONS } from '../../language/facts.ts';
import { placeOf } from '../model/atlas.ts';
import { numbersIn, textsIn } from '../model/data.ts';
import { affiliationOf, factsOf, isShip, missionFacts, nameOf } from '../model/cards.ts';
import { typeSign } from '../cards/index.ts';
import { Emblem, Sign } from '../pieces/marks.tsx';
import type { SignName } from '../pieces/sign-drawings.tsx';
import { useScene, type Scene } from '../scene/context.ts';
import styles from '../styles/prompt.module.css';
import { T } from '../text/index.ts';

interface Props {
  readonly decision: Decision;
  readonly option: string;
}

/** Where it is, with the sign of what kind of place that is. */
function zoneSaid({ atlas, lexicon }: Scene, zone: number): { readonly sign: SignName; readonly name: string } | null {
  const place = placeOf(zone);
  if (place.at === 'elsewhere') return null;
  if (place.at === 'in') {
    const spot = atlas.spots.get(place.piece);
    const door = atlas.locations.get(place.piece);
    if (spot === undefined) return door === undefined ? null : { sign: 'doorway', name: nameOf(lexicon, door.card) };
    return { sign: isShip(spot.facts) ? 'ship' : 'facility', name: nameOf(lexicon, spot.thing.card) };
  }
  const location = atlas.locations.get(place.location);
  if (location === undefined) return null;
  const facts = missionFacts(lexicon, location.card);
  const sign =
    place.at === 'surface'
      ? 'planet'
      : place.at === 'space'
        ? 'space'
        : facts?.where === 'space'
          ? 'space'
          : facts?.where === 'dual'
            ? 'both'
            : 'planet';
  return { sign, name: nameOf(lexicon, location.card) };
}

/** An option as it stands on its button: the same thing as on the table. */
export function OptionLabel({ decision, option }: Props): ReactNode {
  const scene = useScene();
  const presenter = usePresenter();
  const said = optionIds.find(option);
  if (said?.kind === 'zone') {
    const zone = zoneSaid(scene, said.zone);
    if (zone !== null)
      return (
        <span className={styles.label}>
          <Sign name={zone.sign} size={13} /> {zone.name}
        </span>
      );
  }
  if (said?.kind === 'piece') {
    const view = scene.board.cards.get(said.piece);
    const facts = factsOf(scene.lexicon, view?.card);
    const affil = affiliationOf(facts, view);
    if (facts !== null)
      return (
        <span className={styles.label}>
          {affil === undefined ? <Sign name={typeSign(facts.type)} size={13} /> : <Emblem of={affil} size={14} />} {facts.title}
        </span>
      );
  }
  if (said?.kind === 'word') {
    const affil = AFFILIATIONS.find((x) => x.toLowerCase() === said.word);
    if (affil !== undefined)
      return (
        <span className={styles.label}>
          <Emblem of={affil} size={14} /> {T.affiliations[affil]}
        </span>
      );
  }
  return presenter.option(decision, option);
}

/** What comes of it, where that can be told. */
export function OptionResult({ decision, option }: Props): ReactNode {
  const { atlas } = useScene();
  const data = decision.data ?? {};
  const cost = numbersIn(data.costs).get(option);
  if (cost !== undefined)
    return (
      <>
        <b>{cost}</b>
        {typeof data.left === 'number' ? T.ask.left({ n: data.left - cost }) : null}
      </>
    );
  if (decision.tag === 'seed.place') {
    if (textsIn(data.wrong).includes(option)) return <span className={styles.fault}>{T.seed.wrong}</span>;
    const said = optionIds.find(option);
    const place = said?.kind === 'zone' ? placeOf(said.zone) : null;
    if (place === null || place.at !== 'seeds') return null;
    const n = (atlas.locations.get(place.location)?.seeds.count ?? 0) + 1;
    return (
      <>
        <b>{T.seed.position({ n: 1, all: n })}</b>
        {T.seed.metFirst}
      </>
    );
  }
  return null;
}
