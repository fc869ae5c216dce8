import { Refused } from '../../context/errors.ts';
import type { AckData, ClientMessageOf, ClientRequest } from '../../protocol/index.ts';
import type { Seat } from '@parley/kernel';
import type { Line } from '../../journal/line.ts';
import { needHost, ownSeat, type TableRequest } from './request.ts';
import { consent, propose } from './proposals.ts';
import { leaveSeat, removePerson, setBot, standUp, takeSeat } from './seating.ts';
import { bugReport } from './bug-report.ts';
import { chat, mute } from './chat.ts';
import { startLines } from '../opener.ts';
import { rematch } from './rematch.ts';
import { isPerson } from '../../journal/state.ts';

/**
 * Carries out a request, once however often it comes. Resolves when it is durable; throws Refused when it cannot be done. One that comes again may
 * be refused because things are as it has made them: then it was carried out.
 */
export async function handleRequest(request: TableRequest, m: ClientRequest): Promise<AckData | undefined> {
  try {
    return await perform(request, m);
  } catch (error) {
    if (error instanceof Refused && (await request.table.pipeline.carriedOut(request.key))) return undefined;
    throw error;
  }
}

async function perform(request: TableRequest, m: ClientRequest): Promise<AckData | undefined> {
  switch (m.t) {
    case 'answer':
      return giveAnswer(request, m);
    case 'raise':
      return raiseEffect(request, m);
    case 'why':
      return whyNot(request, m);
    case 'takeSeat':
      return takeSeat(request, m.seat, m.choice);
    case 'standUp':
      return standUp(request);
    case 'leaveSeat':
      return leaveSeat(request);
    case 'hostRemove':
      return removePerson(request, m.seat, m.ban ?? false);
    case 'setBot':
      return setBot(request, m.seat, m.bot);
    case 'start':
      return start(request);
    case 'propose':
      return propose(request, m.what);
    case 'consent':
      return consent(request, m.proposal, m.yes);
    case 'moreTime':
      ownSeat(request);
      await request.table.read(() => request.table.disclosure.policy.moreTime());
      return undefined;
    case 'stops':
      await request.table.read(() => request.table.autoPlayers.setStops(ownSeat(request), m));
      return undefined;
    case 'chat':
      return chat(request, m.channel, m.text);
    case 'mute':
      mute(request, m.who, m.on);
      return undefined;
    case 'rematch':
      return rematch(request);
    case 'bugReport':
      return bugReport(request, m.comment);
  }
}

/** A person moves for the own seat only, and not while a bot sits in. */
function playingSeat(request: TableRequest): Seat {
  const seat = ownSeat(request);
  if (!isPerson(request.table.state.seats[seat])) throw new Refused('not-asked', 'A bot plays for you; take your seat again first.');
  return seat;
}

async function giveAnswer(request: TableRequest, m: ClientMessageOf<'answer'>): Promise<undefined> {
  const seat = playingSeat(request);
  const { pipeline, disclosure } = request.table;
  await pipeline.move(
    seat,
    () => {
      const d = disclosure.question(seat);
      if (!d) throw new Refused('not-asked', 'You are not being asked.');
      if (disclosure.questionToken(seat, d) !== m.question)
        throw new Refused('other-question', 'That question is no longer open; look at the current one.');
      return { a: m.answer };
    },
    request.key,
  );
}

async function raiseEffect(request: TableRequest, m: ClientMessageOf<'raise'>): Promise<undefined> {
  const seat = playingSeat(request);
  const { pipeline, disclosure, context } = request.table;
  // In a window of a table with a poker face, what happens at once would tell whether somebody else is asked.
  for (let until = disclosure.policy.waiting().until; until !== null; until = disclosure.policy.waiting().until)
    await new Promise((resolve) => setTimeout(resolve, Math.max(1, (until ?? 0) - context.now())));
  await pipeline.move(
    seat,
    () => {
      const d = disclosure.question(seat);
      if (m.question !== undefined && (!d || disclosure.questionToken(seat, d) !== m.question))
        throw new Refused('other-question', 'That question is no longer open; look at the current one.');
      return { raise: m.key };
    },
    request.key,
  );
}

/** Why somebody cannot do what they wish. Only whoever is asked is told: they know how things stand. */
async function whyNot(request: TableRequest, { wishes }: ClientMessageOf<'why'>): Promise<AckData> {
  const seat = ownSeat(request);
  const { table } = request;
  return table.read(() => {
    if (!table.disclosure.question(seat)) throw new Refused('not-asked', 'You are not being asked.');
    const engine = table.needEngine();
    return { obstacles: wishes.map((wish) => engine.whyNot(seat, wish)) };
  });
}

async function start(request: TableRequest): Promise<undefined> {
  needHost(request);
  const { table, key } = request;
  await table.pipeline.write((): Line[] => {
    if (table.status !== 'lobby') throw new Refused('wrong-state', 'The game has begun already.');
    // The host has chosen what nobody has brought.
    return startLines(table.context, table.state, ({ broughtBy = null }) => broughtBy === null || broughtBy === request.who.id);
  }, key);
}
