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

interface SeatProps {
  readonly seat: number;
  /** Little room: no power sentence, the state of the power in words, one row for the rest. */
  readonly brief: boolean;
  readonly used: ReadonlySet<string>;
}

/** Another player: who, what alien, what state its power is in, hand, clock, colonies. */
export function SeatPanel({ seat, brief, used }: SeatProps): ReactNode {
  const { board, lexicon, nameOf, ask } = useTable();
  const hint = useHint();
  const colour = colourOf(board, seat);
  const role = roleOf(board, seat);
  const [sheet, ...more] = sheetsOf(board, seat);
  const alien = sheet ? lexicon.aliens[sheet.alien] : undefined;
  const look = sheet ? POWER_LOOK[powerState(sheet, used)] : null;
  const track = <ColonyTrack colour={colour} n={foreignColonies(board, seat).length} goal={board.goal} />;
  const others = more.map((s) => (
    <span key={s.id} title={s.name} {...hint(<AlienHint lexicon={lexicon} alien={s.alien} />)}>
      <Emblem alien={s.alien} colour={colour} size={20} />
    </span>
  ));
  return (
    <section
      className={`seat p-${colour}${role ? ' inv' : ''}${brief ? ' brief' : ''} is-${pieceState(ask, `player:${seat}`)}`}
      aria-label={`${nameOf(seat)}, ${alien?.name ?? T.power.unknown}`}
    >
      <span {...hint(sheet ? <AlienHint lexicon={lexicon} alien={sheet.alien} /> : T.power.unknown)}>
        <Emblem alien={sheet?.alien ?? null} colour={colour} size={brief ? 32 : 44} />
      </span>
      <div>
        <SeatHead seat={seat} />
        <div className="al">
          <b>{alien?.name ?? T.power.unknown}</b>
          {alien ? <> · {brief ? look?.short : alien.summary}</> : null}
        </div>
      </div>
      {brief ? (
        <div className="row">
          <SeatHand seat={seat} most={1} />
          <SeatClock seat={seat} brief />
          {others}
          {track}
        </div>
      ) : (
        <>
          <div className="row">
            <SeatHand seat={seat} most={5} />
            {look ? (
              <Chip icon={look.icon} tone={look.tone}>
                {look.text}
              </Chip>
            ) : null}
            {others}
          </div>
          <div className="row">
            <SeatClock seat={seat} />
            {track}
          </div>
        </>
      )}
    </section>
  );
}

/** Shape and name, whether somebody is there, and the role in the encounter. */
function SeatHead({ seat }: { readonly seat: number }): ReactNode {
  const { board, state, nameOf, ask } = useTable();
  const role = roleOf(board, seat);
  const info = state.seats[seat];
  const chosen = pieceState(ask, `player:${seat}`);
  return (
    <div className="hd">
      <span className="nm">
        <Ship colour={colourOf(board, seat)} />
        {chosen === 'legal' || chosen === 'picked' ? (
          <button type="button" className="linkish cut" onClick={() => ask.press({ kind: 'player', seat })}>
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
        {info && !info.bot && !state.connected.includes(seat) ? (
          <span className="mut small">{T.table.away}</span>
        ) : null}
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
  );
}

/** How many cards, and what lies on the sheets. */
function SeatHand({ seat, most }: { readonly seat: number; readonly most: number }): ReactNode {
  const { board } = useTable();
  const n = board.people[seat]?.hand.n ?? 0;
  const [sheet] = sheetsOf(board, seat);
  return (
    <span className="backs" title={T.piles.backs(n)}>
      {Array.from({ length: Math.min(most, n) }, (_, i) => (
        <CardBack key={i} />
      ))}
      <b>{n}</b>
      {sheet && sheet.tokens > 0 ? <span className="tokens">{T.power.tokens(sheet.tokens)}</span> : null}
      {Object.entries(sheet?.zones ?? {}).map(([name, row]) =>
        row.n > 0 ? (
          <span key={name} className="tokens" title={name}>
            <CardBack width={9} /> {row.n} {name}
          </span>
        ) : null,
      )}
    </span>
  );
}

/** The time left in the bank, that somebody is deciding, or that a bot sits there. */
function SeatClock({ seat, brief = false }: { readonly seat: number; readonly brief?: boolean }): ReactNode {
  const { state, game } = useTable();
  const bank = game.clocks.find((c) => c.seat === seat)?.bank ?? null;
  const waiting = game.waiting.seats.includes(seat);
  const kind = state.seats[seat]?.kind;
  return (
    <span className={waiting ? 'mut asked' : 'mut'}>
      {bank !== null ? (
        <>
          <Icon name="clock" size={12} /> {clockText(bank)}
        </>
      ) : waiting ? (
        <>
          <Icon name="clock" size={12} /> {brief ? <span className="vh">{T.states.deciding}</span> : T.states.deciding}
        </>
      ) : kind === 'bot' ? (
        <>
          <Icon name="bot" size={13} /> {brief ? <span className="vh">{T.table.bot}</span> : T.table.bot}
        </>
      ) : null}
    </span>
  );
}
