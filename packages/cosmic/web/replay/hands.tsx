import type { ReactNode } from 'react';
import { cardFace, cardLabel } from '../pieces/card.tsx';
import { ColonyTrack } from '../pieces/colony-track.tsx';
import { Icon, SHELL, useHint, type Eyes } from '@parley/web/shell';
import { Ship } from '../pieces/ship.tsx';
import { AlienHint, CardHint } from '../pieces/texts.tsx';
import { coloniesOf, colourOf, faceOf, seatsFrom, sheetsOf } from '../model/queries.ts';
import { useScene } from '../scene/context.ts';
import { T } from '../text/index.ts';

/** Everybody with their cards, as far as the chosen eyes see them. */
export function Hands({ eyes, onEyes }: { readonly eyes: Eyes; readonly onEyes: (eyes: Eyes) => void }): ReactNode {
  const { board, nameOf } = useScene();
  const around = seatsFrom(board, null);
  const choices: readonly (readonly [Eyes, string])[] = [
    ['all', SHELL.replay.allLong],
    ...around.map((seat): readonly [Eyes, string] => [seat, SHELL.replay.seatLong(nameOf(seat))]),
    ['none', SHELL.replay.noneLong],
  ];
  return (
    <aside className="seats rp-hands" aria-label={T.replay.hands}>
      <div className="ph">
        <Icon name="eye" size={15} /> {SHELL.replay.see}
        <span className="sp" />
        <div className="seg" role="radiogroup" aria-label={SHELL.replay.seeLabel}>
          {choices.map(([who, label]) => (
            <button
              key={who}
              type="button"
              role="radio"
              aria-checked={who === eyes}
              aria-label={label}
              title={label}
              className={who === eyes ? 'on' : ''}
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
      <div className="rp-seatlist">
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
    <section className={`oh5 p-${colour}`} aria-label={nameOf(seat)}>
      <div className="hd">
        <span className="pn">
          <Ship colour={colour} />
          <span className="cut">{nameOf(seat)}</span>
          {sheet ? (
            <span className="mut" {...hint(<AlienHint lexicon={lexicon} alien={sheet.alien} />)}>
              {alien?.name ?? sheet.name}
            </span>
          ) : null}
        </span>
        <ColonyTrack colour={colour} n={coloniesOf(board, seat)} goal={board.goal} />
      </div>
      {hand.cards === null ? (
        <p className="mut">{T.replay.hidden(hand.n)}</p>
      ) : hand.cards.length === 0 ? (
        <p className="mut">{T.replay.noCards}</p>
      ) : (
        <ul className="mc">
          {hand.cards.map((key) => {
            const face = cardFace(lexicon, key);
            return (
              <li key={key} className={`c-${face.type}`} {...hint(<CardHint lexicon={lexicon} face={faceOf(key)} />)}>
                <span aria-hidden="true">{face.figure ?? face.name}</span>
                <span className="vh">{cardLabel(face)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
