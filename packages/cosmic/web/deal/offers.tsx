import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon, SHELL, useGame } from '@parley/web/shell';
import { PlayerName } from '../pieces/player-name.tsx';
import { colourOf } from '../model/queries.ts';
import type { Speaker } from '../model/speech.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { byPair, type HeardOffer, type OpenDeal } from './deal-model.ts';
import { passingText } from './goods.tsx';

/** Offers and counter-offers as the whole table hears them. */
export function Offers({ deal }: { readonly deal: OpenDeal }): ReactNode {
  const { board, speaker, seat } = useScene();
  const others = board.order.filter((p) => !deal.parties.includes(p));
  const ref = useRef<HTMLDivElement>(null);
  // The newest one is the one that counts.
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  }, [deal.offers.length]);
  return (
    <section className="log-box" aria-label={T.deal.offers} id="log">
      <div className="panel-head">
        <Icon name="swap" size={15} /> {T.deal.offers}
        <span className="spacer" />
        {others.length > 0 ? (
          <span className="badge truncated">{T.deal.seenBy({ names: SHELL.and(others.map((p) => speaker.player(p))) })}</span>
        ) : null}
      </div>
      <div className="deal-offers" role="log" aria-live="polite" aria-label={T.deal.offers} tabIndex={0} ref={ref}>
        <ol>
          {deal.offers.length === 0 ? <li className="deal-offer is-old">{T.deal.noOffer}</li> : null}
          {deal.offers.map((o, i) => {
            const live = i === deal.offers.length - 1;
            return (
              <li
                key={o.n}
                aria-current={live ? 'true' : undefined}
                className={`deal-offer player-${colourOf(board, o.by)}${o.by === seat ? ' is-mine' : ''}${live ? ' is-live' : ' is-old'}`}
              >
                <div className="deal-offers-head">
                  <PlayerName colour={colourOf(board, o.by)} name={speaker.player(o.by)} />
                  <span className="spacer" />
                  {live ? <span className="badge">{T.deal.onTable}</span> : i === 0 ? T.deal.first : T.deal.counterLabel}
                </div>
                <Terms deal={deal} gives={o.gives} />
                {live ? <Agreed deal={deal} by={o.by} /> : null}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

const talkers = (speaker: Speaker, { kind, parties }: OpenDeal): string =>
  (kind === 'deal' ? T.deal.between : T.deal.bargaining)({ who: speaker.people(parties) });
const offerOf = (speaker: Speaker, by: number): string => T.deal.offerOf({ who: speaker.people([by]) });

/** Who gives what to whom. */
function Terms({ deal, gives }: { readonly deal: OpenDeal; readonly gives: HeardOffer['gives'] }): ReactNode {
  const { speaker } = useScene();
  return byPair(gives, deal.parties).map((passing) => (
    <div key={`${passing.from}>${passing.to}`}>{passingText(speaker, passing, deal.parties)}</div>
  ));
}

/** Among more than two it matters who has agreed already: whoever has is asked no more. */
function Agreed({ deal, by }: { readonly deal: OpenDeal; readonly by: number }): ReactNode {
  const { speaker } = useScene();
  const { seats, window } = useGame((g) => g.waiting);
  const agreed = deal.parties.filter((p) => p !== by && !seats.includes(p));
  if (window || agreed.length === 0 || agreed.length === deal.parties.length - 1) return null;
  return <div className="deal-agreed">{T.deal.agreed({ who: speaker.people(agreed) })}</div>;
}

/** What others bargain about, where there is no room for all offers: the one that lies on the table. */
export function LiveOffer({ deal }: { readonly deal: OpenDeal }): ReactNode {
  const { speaker } = useScene();
  const live = deal.offers.at(-1);
  return (
    <section className="phone-offer" aria-label={T.deal.offers}>
      <b>{talkers(speaker, deal)}</b>
      {live === undefined ? (
        <div className="muted">{T.deal.noOfferYet}</div>
      ) : (
        <>
          <div className="muted">{offerOf(speaker, live.by)}</div>
          <Terms deal={deal} gives={live.gives} />
          <Agreed deal={deal} by={live.by} />
        </>
      )}
    </section>
  );
}

/** The middle of the map while others bargain. */
export function DealStatus({ deal }: { readonly deal: OpenDeal }): ReactNode {
  const { board, speaker } = useScene();
  const live = deal.offers.at(-1);
  return (
    <section className="encounter-status" aria-label={T.table.region} id="encounter">
      <span className="eyebrow">{T.phases[board.encounter?.phase ?? 'resolution']}</span>
      <h2>{talkers(speaker, deal)}</h2>
      <p className="secondary">{live === undefined ? T.deal.noOfferYet : offerOf(speaker, live.by)}</p>
      {live === undefined ? null : <Agreed deal={deal} by={live.by} />}
    </section>
  );
}
