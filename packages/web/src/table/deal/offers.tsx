import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { PlayerName } from '../../components/player-name.tsx';
import { colourOf } from '../../model/queries.ts';
import { T } from '../../text.ts';
import { useTable } from '../context.ts';
import { byGiver, type OpenDeal } from './deal-model.ts';
import { phrase } from './goods.tsx';

/** Offers and counter-offers as the whole table hears them. */
export function Offers({ deal }: { readonly deal: OpenDeal }): ReactNode {
  const { board, speaker, lexicon, seat } = useTable();
  const others = board.order.filter((p) => !deal.parties.includes(p));
  return (
    <section className="logbox" aria-label={T.deal.offers} id="log">
      <div className="ph">
        <Icon name="swap" size={15} /> {T.deal.offers}
        <span className="sp" />
        {others.length > 0 ? (
          <span className="tag cut">{T.deal.seenBy(T.and(others.map((p) => speaker.player(p))))}</span>
        ) : null}
      </div>
      <div className="offers log" role="log" aria-live="polite" aria-label={T.deal.offers} tabIndex={0}>
        <ol>
          {deal.offers.length === 0 ? <li className="offer old">{T.deal.noOffer}</li> : null}
          {deal.offers.map((o, i) => {
            const live = i === deal.offers.length - 1;
            return (
              <li
                key={o.n}
                className={`offer p-${colourOf(board, o.by)}${o.by === seat ? ' mine' : ''}${live ? ' live' : ' old'}`}
              >
                <div className="oh">
                  <PlayerName colour={colourOf(board, o.by)} name={speaker.player(o.by)} />
                  <span className="sp" />
                  {live ? <span className="tag">{T.deal.onTable}</span> : i === 0 ? T.deal.first : T.deal.counterLabel}
                </div>
                {byGiver(o.gives, deal.parties).map(({ from, goods }) =>
                  goods.length === 0 ? null : (
                    <span key={from}>
                      {T.deal.sentence(speaker.player(from), phrase(speaker, lexicon, goods), from === seat)}{' '}
                    </span>
                  ),
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/** The middle of the map while others bargain. */
export function DealStatus({ deal }: { readonly deal: OpenDeal }): ReactNode {
  const { speaker } = useTable();
  return (
    <section className="stat" aria-label={T.table.region} id="encounter">
      <span className="eyebrow">{T.phases.resolution}</span>
      <h2>{T.deal.between(T.and(deal.parties.map((p) => speaker.player(p))))}</h2>
      <p className="sec">{deal.offers.length === 0 ? T.deal.noOffer : T.deal.onTable}</p>
    </section>
  );
}
