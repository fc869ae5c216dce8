import type { Seat } from '@parley/kernel';
import { Refused } from '../../context/errors.ts';
import type { ProposalKind } from '../../protocol/index.ts';
import { ownSeat, type TableRequest } from './request.ts';
import type { Line } from '../../journal/line.ts';
import type { LiveTable } from '../live-table.ts';
import { people } from '../../journal/state.ts';
import { isFreeUndo, lastEntryOf } from '../undo.ts';

/** Proposes something all people at the table have to agree upon. What takes nothing from anybody happens at once. */
export async function propose(request: TableRequest, what: ProposalKind): Promise<undefined> {
  const { table, key } = request;
  await table.pipeline.write((): Line[] => {
    const seat = ownSeat(request);
    const { state } = table;
    const at = table.context.now();
    if (table.status !== 'playing' && !(table.status === 'frozen' && what === 'undo'))
      throw new Refused('wrong-state', 'There is no game going on.');
    if (what === 'pause' && state.paused) throw new Refused('wrong-state', 'The game is paused already.');
    if (what === 'resume' && !state.paused) throw new Refused('wrong-state', 'The game is not paused.');
    const to = what === 'undo' ? undoTarget(table, seat) : null;
    const others = people(state).filter((x) => x !== seat);
    if (to !== null && others.length > 0 && isFree(table, seat, to)) return [{ k: 'undo', at, to, by: seat, why: 'free' }];
    if (others.length === 0) return effect(what, seat, to, at);
    if (state.proposal) throw new Refused('wrong-state', 'Another proposal is open; answer that one first.');
    return [{ k: 'ask', at, proposal: `p${state.proposals + 1}`, what, by: seat, to }];
  }, key);
  return undefined;
}

function undoTarget(table: LiveTable, seat: Seat): number {
  const to = table.engine && lastEntryOf(table.engine, seat);
  if (to === null) throw new Refused('wrong-state', 'You have done nothing yet that could be taken back.');
  return to;
}

/** With a poker face there is no free undo: whether it is free would tell if somebody was asked in between. */
function isFree({ game, state, engine }: LiveTable, seat: Seat, to: number): boolean {
  return !state.settings.pokerFace && engine !== null && state.start !== null && isFreeUndo(game, state.start, engine, seat, to);
}

function effect(what: ProposalKind, by: Seat, to: number | null, at: number): Line[] {
  switch (what) {
    case 'undo':
      return [{ k: 'undo', at, to: to ?? 0, by, why: 'agreed' }];
    case 'pause':
    case 'resume':
      return [{ k: 'pause', at, on: what === 'pause' }];
    case 'end':
      return [{ k: 'end', at }];
  }
}

export async function consent(request: TableRequest, id: string, yes: boolean): Promise<undefined> {
  const { table, key } = request;
  await table.pipeline.write((): Line[] => {
    const seat = ownSeat(request);
    const { proposal } = table.state;
    if (proposal?.proposal !== id) throw new Refused('wrong-state', 'That proposal is no longer open.');
    const at = table.context.now();
    const line: Line = { k: 'consent', at, proposal: id, seat, yes };
    const missing = people(table.state).filter((x) => x !== seat && !proposal.agreed.includes(x));
    if (!yes || missing.length > 0) return [line];
    const to = proposal.to === null ? null : Math.min(proposal.to, table.engine?.entries.length ?? 0);
    return [line, ...effect(proposal.what, proposal.by, to, at)];
  }, key);
  return undefined;
}
