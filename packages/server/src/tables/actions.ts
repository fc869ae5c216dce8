import { Refused } from '../errors.ts';
import type { AckData, ClientMessageOf, ClientRequest } from '../protocol/index.ts';
import type { Seat } from '@parley/kernel';
import type { Line } from './journal.ts';
import { needHost, ownSeat, type Asking } from './asking.ts';
import { consent, propose } from './proposals.ts';
import { leaveSeat, removePerson, setBot, standUp, takeSeat } from './seating.ts';
import { bugReport, chat, mute } from './talk.ts';
import { rematch } from './rematch.ts';
import { isPerson } from './state.ts';

/**
 * Carries out a request, once however often it comes. Resolves when it is durable; throws Refused when it cannot be done. One that comes again may
 * be refused because things are as it has made them: then it was carried out.
 */
export async function carryOut(asking: Asking, m: ClientRequest): Promise<AckData | undefined> {
  try {
    return await perform(asking, m);
  } catch (error) {
    if (error instanceof Refused && (await asking.table.carriedOut(asking.key))) return undefined;
    throw error;
  }
}

async function perform(asking: Asking, m: ClientRequest): Promise<AckData | undefined> {
  switch (m.t) {
    case 'answer':
      return giveAnswer(asking, m);
    case 'raise':
      return raiseEffect(asking, m);
    case 'takeSeat':
      return takeSeat(asking, m.seat, m.choice);
    case 'standUp':
      return standUp(asking);
    case 'leaveSeat':
      return leaveSeat(asking);
    case 'hostRemove':
      return removePerson(asking, m.seat, m.ban ?? false);
    case 'setBot':
      return setBot(asking, m.seat, m.bot);
    case 'start':
      return start(asking);
    case 'propose':
      return propose(asking, m.what);
    case 'consent':
      return consent(asking, m.proposal, m.yes);
    case 'moreTime':
      ownSeat(asking);
      await asking.table.read(() => asking.table.showing.face.moreTime());
      return undefined;
    case 'stops':
      await asking.table.read(() => asking.table.movers.setStops(ownSeat(asking), m));
      return undefined;
    case 'chat':
      return chat(asking, m.channel, m.text);
    case 'mute':
      mute(asking, m.who, m.on);
      return undefined;
    case 'rematch':
      return rematch(asking);
    case 'bugReport':
      return bugReport(asking, m.comment);
  }
}

/** A person moves for the own seat only, and not while a bot sits in. */
function playingSeat(asking: Asking): Seat {
  const seat = ownSeat(asking);
  if (!isPerson(asking.table.state.seats[seat])) throw new Refused('not-asked', 'A bot plays for you; take your seat again first.');
  return seat;
}

async function giveAnswer(asking: Asking, m: ClientMessageOf<'answer'>): Promise<undefined> {
  const seat = playingSeat(asking);
  const { moves, showing } = asking.table;
  await moves.make(
    seat,
    () => {
      const d = showing.question(seat);
      if (!d) throw new Refused('not-asked', 'You are not being asked.');
      if (showing.mark(seat, d) !== m.question)
        throw new Refused('other-question', 'That question is no longer open; look at the current one.');
      return { a: m.answer };
    },
    asking.key,
  );
}

async function raiseEffect(asking: Asking, m: ClientMessageOf<'raise'>): Promise<undefined> {
  const seat = playingSeat(asking);
  const { moves, showing, house } = asking.table;
  // In a window of a table with a poker face, what happens at once would tell whether somebody else is asked.
  for (let until = showing.face.waiting().until; until !== null; until = showing.face.waiting().until)
    await new Promise((resolve) => setTimeout(resolve, Math.max(1, (until ?? 0) - house.now())));
  await moves.make(
    seat,
    () => {
      const d = showing.question(seat);
      if (m.question !== undefined && (!d || showing.mark(seat, d) !== m.question))
        throw new Refused('other-question', 'That question is no longer open; look at the current one.');
      return { raise: m.key };
    },
    asking.key,
  );
}

async function start(asking: Asking): Promise<undefined> {
  needHost(asking);
  const { table, hall, key } = asking;
  await table.write((): Line[] => {
    if (table.status !== 'lobby') throw new Refused('wrong-state', 'The game has begun already.');
    return hall.startLines(table);
  }, key);
}
