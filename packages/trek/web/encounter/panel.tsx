import { Icon, Parts, useGame, useProgress } from '@parley/web/shell';
import { useMemo, useState, type ReactNode } from 'react';
import { CardMedium } from '../cards/index.ts';
import { entryOf, nameOf } from '../model/cards.ts';
import { logLines } from '../model/log-lines.ts';
import { needLines } from '../model/need.ts';
import { Card, CardBack } from '../cards/table-card.tsx';
import { SeatMark, Sign } from '../pieces/marks.tsx';
import { NeedWays } from '../pieces/need-rows.tsx';
import { useScene } from '../scene/context.ts';
import styles from '../styles/encounter.module.css';
import { T } from '../text/index.ts';
import { encounterOf, type Encounter, type Participant } from './model.ts';

/** The attempt that is going on, as far as it has been shown. */
export function useEncounter(): Encounter | null {
  const scene = useScene();
  const { upTo } = useProgress();
  const events = useGame((g) => g.events);
  return useMemo(() => encounterOf(scene, upTo === 0 ? events : events.filter((e) => e.n <= upTo)), [scene, events, upTo]);
}

/** Over the lines: what is met, what it asks, who takes part, what has happened. It can be folded, and closed once it is over. */
export function EncounterPanel(): ReactNode {
  const encounter = useEncounter();
  const [folded, setFolded] = useState<number | null>(null);
  const [closed, setClosed] = useState<number | null>(null);
  if (encounter === null || closed === encounter.n) return null;
  // What is over is a line until somebody opens it.
  const isFolded = encounter.over ? folded !== -encounter.n : folded === encounter.n;
  const toggle = (): void => setFolded(encounter.over ? (isFolded ? -encounter.n : null) : isFolded ? null : encounter.n);
  return (
    <section
      className={styles.panel}
      data-folded={isFolded || undefined}
      aria-label={T.encounter.region}
      id="panel"
      tabIndex={-1}
      data-part="encounter"
    >
      <PanelHead encounter={encounter} folded={isFolded} onFold={toggle} onClose={encounter.over ? () => setClosed(encounter.n) : null} />
      {isFolded ? null : (
        <>
          <PanelBody encounter={encounter} />
          <TeamRow encounter={encounter} />
        </>
      )}
    </section>
  );
}

function PanelHead(props: {
  readonly encounter: Encounter;
  readonly folded: boolean;
  readonly onFold: () => void;
  readonly onClose: (() => void) | null;
}): ReactNode {
  const { encounter, folded, onFold, onClose } = props;
  const { lexicon, player } = useScene();
  const { card, location, seat, over, solved } = encounter;
  const place = nameOf(lexicon, location.card);
  return (
    <header className={styles.head}>
      <Sign name={card === null ? 'mission' : 'dilemma'} size={16} />
      <h2>{card === null || over ? T.encounter.attempt({ place }) : nameOf(lexicon, card)}</h2>
      <span>
        {card === null || over ? null : T.encounter.at({ place })} <SeatMark seat={seat} size={12} /> {player(seat)}
      </span>
      {over ? <b data-solved={solved || undefined}>{solved ? T.tile.solved : T.encounter.notSolved}</b> : null}
      <span className="spacer" />
      <Track encounter={encounter} />
      <button
        type="button"
        className="icon-button"
        aria-label={folded ? T.encounter.unfold : T.encounter.fold}
        aria-expanded={!folded}
        onClick={onFold}
      >
        <Icon name={folded ? 'down' : 'minus'} />
      </button>
      {onClose === null ? null : (
        <button type="button" className="icon-button" aria-label={T.encounter.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      )}
    </header>
  );
}

/** Seed cards: met, now, to come. */
export function Track({ encounter: { met, left, meeting } }: { readonly encounter: Encounter }): ReactNode {
  const all = met + left;
  return (
    <span className={styles.track}>
      <span className="visually-hidden">{T.encounter.track({ met, left })}</span>
      {Array.from({ length: all }, (_, i) => (
        <i key={i} aria-hidden="true" data-state={i >= met ? 'later' : meeting && i === met - 1 ? 'now' : 'done'}>
          {i + 1}
        </i>
      ))}
    </span>
  );
}

function PanelBody({ encounter }: { readonly encounter: Encounter }): ReactNode {
  const { lexicon } = useScene();
  const { card, location } = encounter;
  const entry = entryOf(lexicon, card ?? undefined);
  return (
    <div className={styles.body}>
      <div className={styles.dilemma} aria-hidden="true">
        {entry === null ? <CardBack label={T.encounter.nothing} /> : <CardMedium entry={entry} />}
      </div>
      <div className={styles.asks}>
        <Asks encounter={encounter} />
        <Story encounter={encounter} />
      </div>
      <div className={styles.mission}>
        <h3>{T.encounter.after({ place: nameOf(lexicon, location.card) })}</h3>
        <MissionNeed encounter={encounter} />
      </div>
    </div>
  );
}

/** What the dilemma asks, as rows where one may know them, else in its own words. */
export function Asks({ encounter: { asks, card } }: { readonly encounter: Encounter }): ReactNode {
  const { board, lexicon } = useScene();
  const entry = entryOf(lexicon, card ?? undefined);
  if (entry === null) return <h3>{T.encounter.nothing}</h3>;
  const name = (piece: number): string => nameOf(lexicon, board.cards.get(piece)?.card);
  return (
    <>
      <h3>{entry.name}</h3>
      {asks === null ? <p>{entry.text}</p> : <NeedWays ways={needLines(asks, name)} />}
    </>
  );
}

function MissionNeed({ encounter: { need, location } }: { readonly encounter: Encounter }): ReactNode {
  const { board, lexicon } = useScene();
  const name = (piece: number): string => nameOf(lexicon, board.cards.get(piece)?.card);
  if (need !== null) return <NeedWays ways={needLines(need, name)} narrow />;
  return <p>{entryOf(lexicon, location.card)?.text}</p>;
}

/** What has happened so far, the newest last. */
export function Story({ encounter: { story } }: { readonly encounter: Encounter }): ReactNode {
  const { speech } = useScene();
  const lines = useMemo(() => logLines(story, speech).slice(-4), [story, speech]);
  if (lines.length === 0) return null;
  return (
    <ol className={styles.story}>
      {lines.map((line) => (
        <li key={line.n}>
          <Parts parts={line.parts} />
        </li>
      ))}
    </ol>
  );
}

const TAGS: { readonly [S in Participant['state']]: { readonly text: string; readonly tone: 'plain' | 'warn' | 'bad' } | null } = {
  in: null,
  stopped: { text: T.states.stopped, tone: 'plain' },
  dead: { text: T.encounter.dead, tone: 'bad' },
  out: { text: T.encounter.out, tone: 'warn' },
};

/** Those who take part, with what has become of them; of the other player only how many there are. */
function TeamRow({ encounter: { team, size, seat } }: { readonly encounter: Encounter }): ReactNode {
  const { lexicon, atlas, player } = useScene();
  return (
    <div className={styles.team}>
      <p>
        <b>
          {team === null
            ? T.encounter.teamOf({ name: player(seat), n: size })
            : T.encounter.team({ n: team.filter((x) => x.state === 'in').length })}
        </b>
      </p>
      <div className={styles.cards} tabIndex={-1}>
        {team === null ? (
          <CardBack label={T.encounter.teamOf({ name: player(seat), n: size })} count={size} short />
        ) : (
          team.map(({ piece, card, state }) => {
            const tag = TAGS[state];
            const thing = atlas.spots.get(piece)?.thing;
            return (
              <Card
                key={piece}
                lexicon={lexicon}
                card={card}
                {...(thing === undefined ? {} : { view: thing })}
                numbers={thing?.numbers}
                short
                {...(tag === null ? {} : { tag: tag.text, tagTone: tag.tone })}
              />
            );
          })
        )}
      </div>
    </div>
  );
}
