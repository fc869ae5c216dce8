import type { ReactNode } from 'react';
import { T } from '../text/index.ts';
import { people } from '../text/people.ts';
import { usePresenter, useTable, useTableState, useViewpoint } from './context.ts';
import { complain } from '../client/complaint.ts';

/** Something that needs everybody's consent: what, who asks, who has yet to say. */
export function ProposalBar(): ReactNode {
  const { table } = useTable();
  const { seat } = useViewpoint();
  const presenter = usePresenter();
  const p = useTableState((s) => s.proposal);
  if (!p) return null;
  const open = p.needed.filter((s) => !p.agreed.includes(s));
  const asksMe = seat !== null && open.includes(seat);
  return (
    <section className="proposal" role="alert">
      <p>
        <b>{T.proposals[p.what]({ who: people([p.by], seat, presenter.player) })}</b>{' '}
        {asksMe ? '' : open.length > 0 ? T.proposals.waiting({ names: T.and(open.map((s) => presenter.player(s))) }) : T.proposals.yours}
      </p>
      {asksMe ? (
        <div className="side-by-side">
          <button type="button" className="button is-primary" onClick={() => void table.consent(p.proposal, true).catch(complain)}>
            {T.proposals.yes}
          </button>
          <button type="button" className="button" onClick={() => void table.consent(p.proposal, false).catch(complain)}>
            {T.proposals.no}
          </button>
        </div>
      ) : null}
    </section>
  );
}
