import type { ReactNode } from 'react';
import { CardBack } from '../../components/card-back.tsx';
import { Chip } from '../../components/chip.tsx';
import { clockText } from '../../components/clock.tsx';
import { ColonyTrack } from '../../components/colony-track.tsx';
import { Emblem } from '../../components/emblem.tsx';
import { useHint } from '../../components/hint.tsx';
import { Icon } from '../../components/icon.tsx';
import { Ship } from '../../components/ship.tsx';
import { AlienHint } from '../../components/texts.tsx';
import { colourOf, foreignColonies, roleOf, sheetsOf } from '../../model/queries.ts';
import { T } from '../../text.ts';
import { useTable } from '../context.ts';
import { pieceState } from '../interaction.ts';
import { POWER_LOOK, powerState } from './power.ts';

/** Another player: who, what alien, what state its power is in, hand, clock, colonies. */
export function SeatPanel({ seat, brief, used }: { readonly seat: number; readonly brief: boolean; readonly used: ReadonlySet<string> }): ReactNode {
  const { board, state, game, lexicon, nameOf, ask } = useTable();
  const hint = useHint();
  const colour = colourOf(board, seat);
  const role = roleOf(board, seat);
  const [sheet, ...more] = sheetsOf(board, seat);
  const alien = sheet ? lexicon.aliens[sheet.alien] : undefined;
  const info = state.seats[seat];
  const clock = game.clocks.find((c) => c.seat === seat);
  const waiting = game.waiting.seats.includes(seat);
  const chosen = pieceState(ask, `player:${seat}`);
  const pickable = chosen === 'legal' || chosen === 'picked';
  return (
    <section
      className={`seat p-${colour}${role ? ' inv' : ''}${brief ? ' brief' : ''} is-${chosen}`}
      aria-label={`${nameOf(seat)}, ${alien?.name ?? T.power.unknown}`}
    >
      <span {...hint(sheet ? <AlienHint lexicon={lexicon} alien={sheet.alien} /> : T.power.unknown)}>
        <Emblem alien={sheet?.alien ?? null} colour={colour} size={brief ? 34 : 44} />
      </span>
      <div>
        <div className="hd">
          <span className="nm">
            <Ship colour={colour} />
            {pickable ? (
              <button type="button" className="linkish" onClick={() => ask.press({ kind: 'player', seat })}>
                {nameOf(seat)}
              </button>
            ) : (
              <span className="cut">{nameOf(seat)}</span>
            )}
            {info?.bot && info.kind !== 'bot' ? (
              <span className="mut" title={T.table.botPlays}>
                <Icon name="bot" size={13} />
              </span>
            ) : null}
            {info && !info.bot && !state.connected.includes(seat) ? <span className="mut small">{T.table.away}</span> : null}
          </span>
          {role ? (
            <Chip title={T.roles[role]}>
              <span className="long">{T.roles[role]}</span>
              <span className="brieftext" aria-hidden="true">
                {T.rolesShort[role]}
              </span>
            </Chip>
          ) : null}
        </div>
        <div className="al">
          <b>{alien?.name ?? T.power.unknown}</b>
          {brief || !alien ? null : <> · {alien.summary}</>}
        </div>
      </div>
      <div className="row">
        <span className="backs" title={T.piles.backs(board.people[seat]?.hand.n ?? 0)}>
          {Array.from({ length: Math.min(5, board.people[seat]?.hand.n ?? 0) }, (_, i) => (
            <CardBack key={i} />
          ))}
          <b>{board.people[seat]?.hand.n ?? 0}</b>
          {sheet && sheet.tokens > 0 ? <span className="tokens">{T.power.tokens(sheet.tokens)}</span> : null}
          {sheet
            ? Object.entries(sheet.zones).map(([name, row]) =>
                row.n > 0 ? (
                  <span key={name} className="tokens" title={name}>
                    <CardBack width={9} /> {row.n} {name}
                  </span>
                ) : null,
              )
            : null}
        </span>
        {sheet ? (
          <Chip icon={POWER_LOOK[powerState(sheet, used)].icon} tone={POWER_LOOK[powerState(sheet, used)].tone}>
            {POWER_LOOK[powerState(sheet, used)].text}
          </Chip>
        ) : null}
        {more.map((s) => (
          <span key={s.id} title={s.name} {...hint(<AlienHint lexicon={lexicon} alien={s.alien} />)}>
            <Emblem alien={s.alien} colour={colour} size={20} />
          </span>
        ))}
      </div>
      <div className="row">
        <span className={waiting ? 'mut asked' : 'mut'}>
          {clock?.bank !== null && clock?.bank !== undefined ? (
            <>
              <Icon name="clock" size={12} /> {clockText(clock.bank)}
            </>
          ) : waiting ? (
            <>
              <Icon name="clock" size={12} /> {T.states.deciding}
            </>
          ) : info?.kind === 'bot' ? (
            <>
              <Icon name="bot" size={13} /> {T.table.bot}
            </>
          ) : null}
        </span>
        <ColonyTrack colour={colour} n={foreignColonies(board, seat).length} goal={board.goal} />
      </div>
    </section>
  );
}
