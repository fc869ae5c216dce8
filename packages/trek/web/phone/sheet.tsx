import { Icon, useAsk } from '@parley/web/shell';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { headsOf, vesselsAt } from '../model/atlas.ts';
import { missionFacts, nameOf } from '../model/cards.ts';
import { subjectsOf } from '../model/orders.ts';
import { stripOf } from '../model/strip.ts';
import { placeLine, StripCards } from '../focus/focus-strip.tsx';
import { plateLabel } from '../lines/plate.tsx';
import { colourOf, Sign } from '../pieces/marks.tsx';
import { World } from '../pieces/world.tsx';
import { SubjectBlock } from '../prompt/verbs-body.tsx';
import { StackList } from '../seeding/stack-list.tsx';
import { useScene } from '../scene/context.ts';
import styles from '../styles/phone.module.css';
import { T } from '../text/index.ts';

/** Everything at a location: teams, ships and facilities of both, with orders as buttons, and the seeds. */
export function LocationSheet({ location: piece, onClose }: { readonly location: number; readonly onClose: () => void }): ReactNode {
  const scene = useScene();
  const { atlas, lexicon, below, player } = scene;
  const location = atlas.locations.get(piece);
  const ask = useAsk();
  const ref = useRef<HTMLElement>(null);
  // The prompt goes on with whatever was pressed here.
  const step = `${ask.prompt?.question ?? ''} ${ask.settled.length}`;
  const began = useRef(step);
  useEffect(() => {
    if (began.current !== step) onClose();
  }, [step, onClose]);
  useEffect(() => ref.current?.focus(), []);
  if (location === undefined) return null;
  const facts = missionFacts(lexicon, location.card);
  const groups = [below, 1 - below].flatMap((seat) => {
    const n = location.surface === null ? 0 : headsOf(lexicon, location.surface.things, seat);
    const team =
      n === 0
        ? []
        : [
            {
              key: `team ${seat}`,
              seat,
              focus: piece,
              name: seat === below ? T.tile.team({ n }) : T.tile.theirTeam({ name: player(seat), n }),
            },
          ];
    const vessels = vesselsAt(lexicon, location, seat).map((v) => ({
      key: `piece ${v.thing.piece}`,
      seat,
      focus: v.thing.piece ?? -1,
      name: plateLabel(scene, v),
    }));
    return [...team, ...vessels];
  });
  return (
    <section className={styles.sheet} aria-label={nameOf(lexicon, location.card)} ref={ref} tabIndex={-1} data-part="sheet">
      <div className={styles.sheetHead}>
        {facts === null ? (
          <Sign name="doorway" size={30} />
        ) : (
          <World kind={facts.where} card={location.card} solved={location.solved} r={19} />
        )}
        <span>
          <h2>{nameOf(lexicon, location.card)}</h2>
          <span className="secondary">{placeLine(scene, { location })}</span>
        </span>
        <button type="button" className="icon-button" aria-label={T.phone.close} onClick={onClose}>
          <Icon name="x" size={18} />
        </button>
      </div>
      <div className={styles.sheetBody}>
        <SheetOrders location={piece} />
        {groups.map((x) => (
          <Group key={x.key} seat={x.seat} focus={x.focus} name={x.name} />
        ))}
        {facts === null ? null : <StackList location={location} />}
      </div>
    </section>
  );
}

/** Orders that can be given here now. */
function SheetOrders({ location }: { readonly location: number }): ReactNode {
  const scene = useScene();
  const { prompt, decision, settled } = useAsk();
  const act = prompt?.decision;
  const options = decision?.kind === 'choose' ? decision.options : null;
  const subjects = useMemo(
    () => (options === null ? [] : subjectsOf(scene, options).filter((x) => x.location?.piece === location)),
    [scene, options, location],
  );
  if (act?.kind !== 'act' || settled.length > 0 || decision?.kind !== 'choose') return null;
  return subjects.map((x) => <SubjectBlock key={x.key} subject={x} decision={decision} act={act} />);
}

/** Who is aboard or in a team: it opens. */
function Group({ seat, focus, name }: { readonly seat: number; readonly focus: number; readonly name: string }): ReactNode {
  const scene = useScene();
  const [open, setOpen] = useState(false);
  const strip = open ? stripOf(scene, focus) : null;
  return (
    <div className={styles.group} data-seat={colourOf(seat)}>
      <button type="button" className={styles.groupHead} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{name}</span>
        <Icon name={open ? 'up' : 'down'} />
      </button>
      {strip === null ? null : <StripCards strip={strip} />}
    </div>
  );
}
