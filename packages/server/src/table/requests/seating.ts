import { same, type Seat } from '@parley/kernel';
import { Refused } from '../../context/errors.ts';
import { needHost, ownSeat, type TableRequest } from './request.ts';
import { changedChoices, needBot, withoutSecrets, type Wish } from '../wishes.ts';
import type { Line, LineOf, SeatState } from '../../journal/line.ts';
import { seatOf } from '../../journal/state.ts';
import type { LiveTable } from '../live-table.ts';

/** Sits down, changes the seat in the lobby, or takes the own seat back from the bot. */
export async function takeSeat({ table, who, key }: TableRequest, seat: Seat, wish?: Wish): Promise<undefined> {
  await table.pipeline.write((): Line[] => {
    const { state } = table;
    const at = table.context.now();
    if (seat >= state.seats.length) throw new Refused('no-such-seat', `The seats are 0 to ${state.seats.length - 1}.`);
    if (state.banned.includes(who.id)) throw new Refused('banned', 'The host does not want you at this table.');
    const lobby = table.status === 'lobby';
    const { owner, bot } = state.seats[seat];
    const mine = seatOf(state, who.id);
    if (owner !== null && owner.id !== who.id) throw new Refused('seat-taken', 'Somebody sits there.');
    if (mine !== null && mine !== seat && !lobby) throw new Refused('wrong-state', 'You have a seat already.');
    if (lobby && owner === null && bot !== null) throw new Refused('seat-taken', 'A bot sits there.');
    // In the game a seat is free when its owner has left for good; the bots that were there from the start stay.
    if (!lobby && owner === null && state.seats[seat].free !== true) throw new Refused('seat-taken', 'A bot sits there.');
    if (wish !== undefined && !lobby) throw new Refused('wrong-state', 'What a seat brings is chosen before the game begins.');
    const left = mine !== null && mine !== seat ? leaveLobby(table, mine) : null;
    const before = state.seats.map((x, i) => (i === left?.seat ? (left.choice ?? x.choice) : x.choice));
    // What somebody has brought goes with them, whether they say so or not.
    const brings = { ...(left?.choice && mine !== null ? table.game.secretPart(state.seats[mine].choice) : {}), ...wish };
    const choices = Object.keys(brings).length === 0 ? null : changedChoices(table.game, before, seat, brings);
    if (choices?.some((x, i) => i !== seat && !same(x, before[i]) && isOthers(state.seats[i], who.id)))
      throw new Refused('seat-taken', 'Somebody else has chosen that.');
    const changed = choices?.map((x, i) => (i === seat || !same(x, before[i]) ? x : null));
    return [...(left ? [left] : []), { k: 'sit', at, seat, who, ...(changed === undefined ? {} : { choices: changed }) }];
  }, key);
  return undefined;
}

/** Nobody sits there any more. What its owner has brought and others are not told goes with its owner. */
function leaveLobby({ state, game, context }: LiveTable, seat: Seat): LineOf<'leave'> {
  const { owner, broughtBy, choice } = state.seats[seat];
  const own = owner !== null && broughtBy === owner.id;
  return { k: 'leave', at: context.now(), seat, bot: null, ...(own ? { choice: withoutSecrets(game, choice) } : {}) };
}

const isOthers = ({ owner }: SeatState, person: string): boolean => owner !== null && owner.id !== person;

/** A bot plays; the seat stays with its owner. */
export async function standUp(request: TableRequest): Promise<undefined> {
  const { table, key } = request;
  await table.pipeline.write((): Line[] => {
    const seat = ownSeat(request);
    if (table.status === 'lobby') return [leaveLobby(table, seat)];
    return [{ k: 'up', at: table.context.now(), seat, bot: table.game.usualBot }];
  }, key);
  return undefined;
}

/** Gives the seat up for good. */
export async function leaveSeat(request: TableRequest): Promise<undefined> {
  const { table, key } = request;
  await table.pipeline.write((): Line[] => {
    const seat = ownSeat(request);
    if (table.status === 'lobby') return [leaveLobby(table, seat)];
    return [{ k: 'leave', at: table.context.now(), seat, bot: table.game.usualBot }];
  }, key);
  return undefined;
}

/** The host removes somebody; a bot sits in. Without a ban they may take the seat again. */
export async function removePerson(request: TableRequest, seat: Seat, ban: boolean): Promise<undefined> {
  needHost(request);
  const { table, key } = request;
  await table.pipeline.write((): Line[] => {
    const owner = table.state.seats[seat]?.owner;
    if (!owner) throw new Refused('no-such-seat', 'Nobody sits there.');
    const banned = ban ? { ban: owner.id } : {};
    if (table.status === 'lobby') return [{ ...leaveLobby(table, seat), ...banned }];
    const at = table.context.now();
    const bot = table.game.usualBot;
    return ban ? [{ k: 'leave', at, seat, bot, ...banned }] : [{ k: 'up', at, seat, bot }];
  }, key);
  return undefined;
}

/** The host puts a bot on a seat, or takes it away. */
export async function setBot(request: TableRequest, seat: Seat, bot: string | null): Promise<undefined> {
  needHost(request);
  const { table, key } = request;
  await table.pipeline.write((): Line[] => {
    const { state } = table;
    if (seat >= state.seats.length) throw new Refused('no-such-seat', `The seats are 0 to ${state.seats.length - 1}.`);
    if (table.status !== 'lobby') throw new Refused('wrong-state', 'Bots are placed before the game begins.');
    if (state.seats[seat].owner) throw new Refused('seat-taken', 'Somebody sits there.');
    if (bot !== null) needBot(table.game, bot);
    return [{ k: 'bot', at: table.context.now(), seat, bot }];
  }, key);
  return undefined;
}
