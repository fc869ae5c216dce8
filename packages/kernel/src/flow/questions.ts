import type {
  Act,
  Answer,
  Bargain,
  Cap,
  Choose,
  ChooseSome,
  Decision,
  NameOne,
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

/** Every field that any kind of question has. */
type FieldName<D> = D extends unknown ? keyof D : never;
type Field<D, K> = D extends { readonly [key in K & string]?: infer V } ? V : never;
type Fields = { readonly [K in FieldName<Decision>]?: Field<Decision, K> | undefined };

/**
 * One hidden class for all questions: each has every field any kind has, in one order, so that whoever looks at questions of all kinds stays
 * monomorphic. What a kind does not have is undefined, and travels nowhere. Questions are made here and nowhere else.
 */
function makeQuestion<D extends Decision>(question: D): D {
  const q: Fields = question;
  const all: Fields = {
    kind: q.kind,
    seat: q.seat,
    tag: q.tag,
    from: q.from,
    data: q.data,
    fallback: q.fallback,
    shows: undefined,
    open: false,
    options: q.options,
    min: q.min,
    max: q.max,
    caps: q.caps,
    places: q.places,
    parties: q.parties,
    goods: q.goods,
    limits: q.limits,
    offer: q.offer,
    acceptable: q.acceptable,
    mayOffer: q.mayOffer,
    verbs: q.verbs,
  };
  return all as D;
}

/** One of the options. */
export const oneOf = (seat: Seat, tag: string, from: string, options: readonly string[], data?: Data, fallback?: Answer): Choose =>
  makeQuestion({ kind: 'choose', seat, tag, from, options, data, fallback });

/** One entry of a long catalogue. */
export const oneNamed = (seat: Seat, tag: string, from: string, options: readonly string[], data?: Data): NameOne =>
  makeQuestion({ kind: 'name', seat, tag, from, options, data });

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
): ChooseSome => makeQuestion({ kind: 'some', seat, tag, from, options, min, max, data, fallback, caps });

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
): Spread => makeQuestion({ kind: 'spread', seat, tag, from, places, min, max, data, caps });

/** All of the options, in an order. */
export const orderOf = (seat: Seat, tag: string, from: string, options: readonly string[], data?: Data): Order =>
  makeQuestion({ kind: 'order', seat, tag, from, options, data });

/** A number between min and max. */
export const numberFrom = (seat: Seat, tag: string, from: string, min: number, max: number, data?: Data, fallback?: Answer): PickNumber =>
  makeQuestion({ kind: 'number', seat, tag, from, min, max, data, fallback });

export const yesOrNo = (seat: Seat, tag: string, from: string, data?: Data, fallback?: Answer): YesNo =>
  makeQuestion({ kind: 'yesno', seat, tag, from, data, fallback });

/** A move in a bargain. */
export const moveOf = (seat: Seat, tag: string, from: string, standing: Standing, data?: Data): Bargain =>
  makeQuestion({ kind: 'bargain', seat, tag, from, data, ...standing });

/** One of the verbs, with its steps. */
export const actOf = (seat: Seat, tag: string, from: string, verbs: readonly Verb[], data?: Data, fallback?: Answer): Act =>
  makeQuestion({ kind: 'act', seat, tag, from, verbs, data, fallback });

/** A question, with what it is that is chosen. */
export function showing<D extends Decision>(shows: Shows, d: D): D {
  d.shows = shows;
  return d;
}
