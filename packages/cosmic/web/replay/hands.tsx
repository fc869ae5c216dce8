import type { ReactNode } from 'react';
import { cardFace, cardLabel } from '../pieces/card.tsx';
import { ColonyTrack } from '../pieces/colony-track.tsx';
import { Icon, SHELL, useHint, type Eyes } from '@parley/web/shell';
import { Ship } from '../pieces/ship.tsx';
import { AlienHint, CardHint } from '../pieces/texts.tsx';
import { coloniesOf, colourOf, seatsFrom, sheetsOf } from '../model/queries.ts';
import { useScene } from '../scene/context.ts';
import { T } from '../text/index.ts';
import { faceIn } from '../../ids/index.ts';

/** Everybody with their cards, as far as the chosen eyes see them. */
export function Hands({ eyes, onEyes }: { readonly eyes: Eyes; readonly onEyes: (eyes: Eyes) => void }): ReactNode {
  const { board, nameOf } = useScene();
  const around = seatsFrom(board, null);
  const choices: readonly (readonly [Eyes, string])[] = [
    ['all', SHELL.replay.allLong],
    ...around.map((seat): readonly [Eyes, string] => [seat, SHELL.replay.seatLong({ name: nameOf(seat) })]),
    ['none', SHELL.replay.noneLong],
  ];
  return (
    <aside className="seats hands" aria-label={T.replay.hands}>
      <div className="panel-head">
        <Icon name="eye" size={15} /> {SHELL.replay.see}
        <span className="spacer" />
        <div className="segments" role="radiogroup" aria-label={SHELL.replay.seeLabel}>
          {choices.map(([who, label]) => (
            <button
              key={who}
              type="button"
              role="radio"
              aria-checked={who === eyes}
              aria-label={label}
              title={label}
              className={who === eyes ? 'is-on' : ''}
              onClick={() => onEyes(who)}
            >
              {who === 'all' ? (
                SHELL.replay.all
              ) : who === 'none' ? (
                <Icon name="eye" size={12} />
              ) : (
                <Ship colour={colourOf(board, who)} size={12} />
              )}
            </button>
          ))}
        </div>
      </div>
      <div className="hands-list">
        {around.map((seat) => (
          <OpenHand key={seat} seat={seat} />
        ))}
      </div>
    </aside>
  );
}

function OpenHand({ seat }: { readonly seat: number }): ReactNode {
  const { board, lexicon, nameOf } = useScene();
  const hint = useHint();
  const colour = colourOf(board, seat);
  const [sheet] = sheetsOf(board, seat);
  const alien = sheet ? lexicon.aliens[sheet.alien] : undefined;
  const hand = board.people[seat]?.hand ?? { n: 0, cards: null };
  return (
    <section className={`hands-seat player-${colour}`} aria-label={nameOf(seat)}>
      <div className="seat-head">
        <span className="player-name">
          <Ship colour={colour} />
          <span className="truncated">{nameOf(seat)}</span>
          {sheet ? (
            <span className="muted" {...hint(<AlienHint lexicon={lexicon} alien={sheet.alien} />)}>
              {alien?.name ?? sheet.name}
            </span>
          ) : null}
        </span>
        <ColonyTrack colour={colour} n={coloniesOf(board, seat)} goal={board.goal} />
      </div>
      {hand.cards === null ? (
        <p className="muted">{T.replay.hidden({ n: hand.n })}</p>
      ) : hand.cards.length === 0 ? (
        <p className="muted">{T.replay.noCards}</p>
      ) : (
        <ul className="hands-cards">
          {hand.cards.map((key) => {
            const face = cardFace(lexicon, key);
            return (
              <li key={key} className={`face-${face.type}`} {...hint(<CardHint lexicon={lexicon} face={faceIn(key)} />)}>
                <span aria-hidden="true">{face.figure ?? face.name}</span>
                <span className="visually-hidden">{cardLabel(face)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
