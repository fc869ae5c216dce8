import type {
  Act,
  Answer,
  Bargain,
  Cap,
  Choose,
  ChooseSome,
  Decision,
  Good,
  NameOne,
  Offer,
  Order,
  PickNumber,
  Seat,
  Shows,
  Spread,
  SpreadPlace,
  Verb,
  YesNo,
} from './decision.ts';

type Data = Decision['data'];
/** How a bargain stands, as one party sees it. */
type Standing = Pick<Bargain, 'parties' | 'goods' | 'limits' | 'offer' | 'acceptable' | 'mayOffer'>;

/**
 * Every question has every field any question has, in one order. All who look at questions look at one kind of object that way, which is
 * what engines are quick with. What a kind does not have is undefined, and travels nowhere.
 */
interface Question {
  readonly kind: Decision['kind'];
  readonly seat: Seat;
  readonly tag: string;
  readonly from: string;
  readonly data: Data;
  readonly fallback: Answer | undefined;
  shows: Shows | undefined;
  open: boolean;
  readonly options: readonly string[] | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly caps: readonly Cap[] | Spread['caps'] | undefined;
  readonly places: readonly SpreadPlace[] | undefined;
  readonly parties: readonly Seat[] | undefined;
  readonly goods: readonly Good[] | undefined;
  readonly limits: Bargain['limits'] | undefined;
  readonly offer: Offer | null | undefined;
  readonly acceptable: boolean | undefined;
  readonly mayOffer: boolean | undefined;
  readonly verbs: readonly Verb[] | undefined;
}

function question(
  kind: Decision['kind'],
  seat: Seat,
  tag: string,
  from: string,
  data: Data,
  fallback: Answer | undefined,
  options: readonly string[] | undefined,
  min: number | undefined,
  max: number | undefined,
  caps: Question['caps'],
  places: readonly SpreadPlace[] | undefined,
  bargain: Standing | null,
  verbs?: readonly Verb[],
): Question {
  return {
    kind,
    seat,
    tag,
    from,
    data,
    fallback,
    shows: undefined,
    open: false,
    options,
    min,
    max,
    caps,
    places,
    parties: bargain?.parties,
    goods: bargain?.goods,
    limits: bargain?.limits,
    offer: bargain?.offer,
    acceptable: bargain?.acceptable,
    mayOffer: bargain?.mayOffer,
    verbs,
  };
}

/** One of the options. */
export const oneOf = (seat: Seat, tag: string, from: string, options: readonly string[], data?: Data, fallback?: Answer): Choose =>
  question('choose', seat, tag, from, data, fallback, options, undefined, undefined, undefined, undefined, null) as Choose;

/** One entry of a long catalogue. */
export const oneNamed = (seat: Seat, tag: string, from: string, options: readonly string[], data?: Data): NameOne =>
  question('name', seat, tag, from, data, undefined, options, undefined, undefined, undefined, undefined, null) as NameOne;

/** Between min and max of the options. */
export const someOf = (
  seat: Seat,
  tag: string,
  from: string,
  options: readonly string[],
  min: number,
  max: number,
  data?: Data,
  fallback?: Answer,
  caps?: readonly Cap[],
): ChooseSome => question('some', seat, tag, from, data, fallback, options, min, max, caps, undefined, null) as ChooseSome;

/** Between min and max things over these places. */
export const spreadOf = (
  seat: Seat,
  tag: string,
  from: string,
  places: readonly SpreadPlace[],
  min: number,
  max: number,
  data?: Data,
  caps?: Spread['caps'],
): Spread => question('spread', seat, tag, from, data, undefined, undefined, min, max, caps, places, null) as Spread;

/** All of the options, in an order. */
export const orderOf = (seat: Seat, tag: string, from: string, options: readonly string[], data?: Data): Order =>
  question('order', seat, tag, from, data, undefined, options, undefined, undefined, undefined, undefined, null) as Order;

/** A number between min and max. */
export const numberFrom = (seat: Seat, tag: string, from: string, min: number, max: number, data?: Data, fallback?: Answer): PickNumber =>
  question('number', seat, tag, from, data, fallback, undefined, min, max, undefined, undefined, null) as PickNumber;

export const yesOrNo = (seat: Seat, tag: string, from: string, data?: Data, fallback?: Answer): YesNo =>
  question('yesno', seat, tag, from, data, fallback, undefined, undefined, undefined, undefined, undefined, null) as YesNo;

/** A move in a bargain. */
export const moveOf = (seat: Seat, tag: string, from: string, standing: Standing, data?: Data): Bargain =>
  question('bargain', seat, tag, from, data, undefined, undefined, undefined, undefined, undefined, undefined, standing) as Bargain;

/** One of the verbs, with its steps. */
export const actOf = (seat: Seat, tag: string, from: string, verbs: readonly Verb[], data?: Data, fallback?: Answer): Act =>
  question('act', seat, tag, from, data, fallback, undefined, undefined, undefined, undefined, undefined, null, verbs) as Act;

/** A question, with what it is that is chosen. */
export function showing<D extends Decision>(shows: Shows, d: D): D {
  d.shows = shows;
  return d;
}
