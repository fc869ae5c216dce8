import { useHint } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { ATTRIBUTES, SHIP_NUMBERS } from '../../language/facts.ts';
import type { Facts } from '../../language/index.ts';
import type { CardEntry, Lexicon } from '../../text/lexicon.ts';
import type { CardView, NumbersRow } from '../../view/index.ts';
import { CardLarge, CardMedium, type NumbersNow } from './index.ts';
import { affiliationOf, entryOf, figure, isPerson, isShip } from '../model/cards.ts';
import styles from '../styles/card.module.css';
import { T, wordFor } from '../text/index.ts';
import { Back } from '../pieces/marks.tsx';

/** A card as it lies somewhere: which it is, and what is not as usual about it. */
export interface CardProps {
  readonly lexicon: Lexicon;
  readonly card: string;
  readonly view?: CardView;
  readonly numbers?: NumbersRow | null | undefined;
}

/** Numbers as they are now, by their names. */
function numbersNow(facts: Facts, row: NumbersRow | null | undefined): NumbersNow {
  if (row === null || row === undefined) return {};
  const names = isPerson(facts) ? ATTRIBUTES : SHIP_NUMBERS;
  return Object.fromEntries(names.flatMap((name, i) => (row.numbers[i] === undefined ? [] : [[name, row.numbers[i]]])));
}

/** A card of several affiliations wears the band of the one it has now. */
function asItIs(entry: CardEntry, view: CardView | undefined): CardEntry {
  const { facts } = entry;
  const affil = affiliationOf(facts, view);
  if (affil === undefined || !('affil' in facts) || facts.affil[0] === affil) return entry;
  return { ...entry, facts: { ...facts, affil: [affil, ...facts.affil.filter((x) => x !== affil)] } };
}

/** All of a card, as it shows when one points at it. */
export function CardHint({ lexicon, card }: { readonly lexicon: Lexicon; readonly card: string }): ReactNode {
  const entry = entryOf(lexicon, card);
  return entry === null ? card : <CardLarge entry={entry} />;
}

/** What readers hear of a card. */
export function cardLabel({ lexicon, card, view, numbers }: CardProps): string {
  const entry = entryOf(lexicon, card);
  if (entry === null) return card;
  const { facts, name, text } = entry;
  const state = [...(view?.stopped === undefined ? [] : ['stopped']), ...(view?.status ?? [])].map((x) => wordFor(T.states, x) ?? x);
  const said = (): string => {
    if (isPerson(facts)) {
      const [i, c, s] = numbers?.numbers ?? ATTRIBUTES.map((x) => figure(facts.attributes[x]));
      const skills = facts.skills.map(({ skill, level }) => (level > 1 ? `${skill} ${level}` : skill)).join(', ');
      return T.card.person({ name, cls: facts.cls ?? '', i, c, s, skills });
    }
    if (isShip(facts)) {
      const [r, w, s] = numbers?.numbers ?? SHIP_NUMBERS.map((x) => figure(facts.numbers[x]));
      return T.card.ship({ name, r, w, s });
    }
    return T.card.said({ name, type: wordFor(T.why.types, facts.type) ?? '' });
  };
  return [said(), ...state, ...(isPerson(facts) ? [] : [text])].filter((x) => x !== '').join('. ');
}

/** How it looks: nothing to do with it, not to be played now, may be chosen, chosen, usable at any time. */
export type CardLook = 'plain' | 'off' | 'legal' | 'picked' | 'any-time';

interface LookProps {
  readonly look?: CardLook;
  readonly keyHint?: string | undefined;
  readonly tag?: ReactNode;
  readonly tagTone?: Tone | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly onPoint?: ((on: boolean) => void) | undefined;
  readonly pressed?: boolean | undefined;
  /** Only its upper part, where there is little room. */
  readonly short?: boolean;
}

/** A card on the table, 92 x 138: what can be pressed is a button. */
export function Card(props: CardProps & LookProps): ReactNode {
  const { lexicon, card, view, numbers, look = 'plain', keyHint, tag, tagTone, onPress, onPoint, pressed, short } = props;
  const hint = useHint()(<CardHint lexicon={lexicon} card={card} />);
  const entry = entryOf(lexicon, card);
  if (entry === null) return null;
  const stopped = (view?.stopped ?? 0) > 0;
  const out = view?.status?.some((x) => x === 'disabled' || x === 'stasis' || x === 'held') ?? false;
  const shared = {
    'data-part': 'card',
    'data-state': look,
    'data-short': short,
    'data-tilted': stopped || undefined,
    'data-out': out || undefined,
    'data-piece': view?.piece,
  };
  const inside = (
    <>
      <span className="visually-hidden">{cardLabel(props)}</span>
      <span className={styles.face} aria-hidden="true">
        <CardMedium entry={asItIs(entry, view)} now={numbersNow(entry.facts, numbers)} />
      </span>
      {view?.countdown === undefined ? null : <Tag>{T.card.countdown({ n: view.countdown })}</Tag>}
      {stopped && tag === undefined ? <Tag>{T.states.stopped}</Tag> : null}
      {tag === undefined ? null : <Tag tone={tagTone}>{tag}</Tag>}
      {keyHint === undefined ? null : <kbd className={styles.keyHint}>{keyHint}</kbd>}
    </>
  );
  if (onPress === undefined)
    return (
      <div className={styles.card} {...shared} {...hint}>
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      className={styles.card}
      {...shared}
      aria-pressed={pressed}
      onClick={onPress}
      onMouseEnter={() => onPoint?.(true)}
      onMouseLeave={() => onPoint?.(false)}
      {...hint}
    >
      {inside}
    </button>
  );
}

type Tone = 'plain' | 'warn' | 'bad';
const Tag = ({ tone = 'plain', children }: { readonly tone?: Tone | undefined; readonly children: ReactNode }): ReactNode => (
  <span className={styles.note} data-tone={tone}>
    {children}
  </span>
);

/** A card whose face may not be known. */
export function CardBack(props: {
  readonly label: string;
  readonly look?: CardLook;
  readonly count?: number;
  readonly short?: boolean;
  readonly onPress?: (() => void) | undefined;
}): ReactNode {
  const { label, look = 'plain', count, short, onPress } = props;
  const inside = (
    <>
      <span className="visually-hidden">{label}</span>
      <Back width={34} />
      {count === undefined ? null : <b aria-hidden="true">{count}</b>}
    </>
  );
  if (onPress === undefined)
    return (
      <div className={styles.back} data-part="back" data-short={short}>
        {inside}
      </div>
    );
  return (
    <button type="button" className={styles.back} data-part="back" data-state={look} onClick={onPress}>
      {inside}
    </button>
  );
}
