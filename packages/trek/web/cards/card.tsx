import { Fragment, type ReactNode } from 'react';
import { sayWord, wordsOn } from '../../text/card-line.ts';
import type { CardEntry } from '../../text/lexicon.ts';
import { Emblem, HullMark, Sign, StationMark } from '../pieces/marks.tsx';
import { CARD_WORDS as W } from '../text/cards.ts';
import '../styles/tokens.css';
import { hullOf, stationOf, written } from '../model/cards.ts';
import { bandOf, isUniversalFace, nameFit, nameParts, numbersOf, placeSign, typeSign, type FaceNumber, type NumberName } from './face.ts';
import styles from './cards.module.css';
import { footOf, sayKind, sayNumber, sayPeople, sayType } from './said.ts';

/** Numbers as they are now, where they are others than printed. */
export type NumbersNow = { readonly [N in NumberName]?: number };

export interface CardProps {
  readonly entry: CardEntry;
  readonly now?: NumbersNow;
  /** How it lies: 'stopped', 'dying' and so on, for the sheet. */
  readonly state?: string | undefined;
}

const attributes = ({ entry, state }: CardProps): { readonly [name: string]: string | undefined } => {
  const { type, affil } = bandOf(entry.facts);
  return { 'data-type': type, 'data-affil': affil ?? undefined, 'data-state': state, 'data-done': entry.done ? undefined : 'no' };
};

function BandLine({ entry, size }: { readonly entry: CardEntry; readonly size: number }): ReactNode {
  const { type, affil, word, signs } = bandOf(entry.facts);
  return (
    <span className={styles.band}>
      {affil === null ? <Sign name={typeSign(type)} size={size} /> : <Emblem of={affil} size={size} on="band" />}
      <span className={styles.bandWord}>{word ?? sayType(type)}</span>
      {signs.map((sign, i) => (
        <Sign key={`${sign} ${i}`} name={sign} size={size - 1} />
      ))}
    </span>
  );
}

function Figure({ number, now }: { readonly number: FaceNumber; readonly now: NumbersNow | undefined }): ReactNode {
  const current = now?.[number.name];
  const printed = written(number.printed);
  const changed = current !== undefined && String(current) !== printed;
  return changed ? <b className={styles.changed}>{current}</b> : <b>{printed}</b>;
}

/** A number's name in a letter; points need none. */
const Short = ({ name }: { readonly name: NumberName }): ReactNode =>
  name === 'points' ? <span className="visually-hidden">{W.numbers[name]}</span> : <abbr title={W.numbers[name]}>{W.short[name]}</abbr>;

const Name = ({ entry }: { readonly entry: CardEntry }): ReactNode => (
  <span className={styles.name} data-fit={nameFit(entry.facts.title)}>
    {isUniversalFace(entry.facts) ? (
      <i className={styles.universal} aria-hidden="true">
        ∗
      </i>
    ) : null}
    {nameParts(entry.facts.title).map((part, i) => (
      <Fragment key={part}>
        {i === 0 ? null : <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);

/** The small card, 34 x 44: band, emblem and the one number that is asked for. Its name is spoken, and shown on focus by whoever draws it. */
export function CardChip(props: CardProps & { readonly asks?: NumberName }): ReactNode {
  const { entry, now, asks = 'CUNNING' } = props;
  const numbers = numbersOf(entry.facts);
  const number = numbers.find((x) => x.name === asks) ?? numbers[0];
  const { type, affil } = bandOf(entry.facts);
  const said =
    number === undefined
      ? entry.name
      : W.spoken({ name: entry.name, number: W.numbers[number.name], n: now?.[number.name] ?? written(number.printed) });
  return (
    <span className={styles.chip} {...attributes(props)} role="img" aria-label={said} title={entry.name}>
      {affil === null ? <Sign name={typeSign(type)} size={10} /> : <Emblem of={affil} size={10} on="band" />}
      {number === undefined ? null : <Figure number={number} now={now} />}
    </span>
  );
}

/** The card of hands and rows, 92 x 138: name, numbers, skills, its sentence as far as there is room. */
export function CardMedium(props: CardProps): ReactNode {
  const { entry, now } = props;
  const { facts, text } = entry;
  const numbers = numbersOf(facts);
  const words = wordsOn(facts);
  const foot = footOf(facts).flatMap(({ sign }) =>
    sign === null || sign === 'command' || sign === 'staff' || sign === 'leader' ? [] : [sign],
  );
  return (
    <span className={styles.medium} {...attributes(props)}>
      <BandLine entry={entry} size={12} />
      <Name entry={entry} />
      <Drawing entry={entry} size={36} />
      {numbers.length === 0 ? null : (
        <span className={styles.figures}>
          {numbers.map((number) => (
            <span key={number.name}>
              <Short name={number.name} /> <Figure number={number} now={now} />
            </span>
          ))}
        </span>
      )}
      <span className={styles.words}>
        {words.map(({ word, level }, i) => (
          <span key={word}>
            {i === 0 ? '' : ' · '}
            {word}
            {level > 1 ? <b> {level}</b> : null}
          </span>
        ))}
        {text === '' ? null : <em>{text}</em>}
      </span>
      {foot.length === 0 && facts.countdown === null ? null : (
        <span className={styles.signs}>
          {[...new Set(foot)].map((sign) => (
            <Sign key={sign} name={sign} size={11} />
          ))}
          {facts.countdown === null ? null : <b>{facts.countdown}</b>}
        </span>
      )}
    </span>
  );
}

function Drawing({ entry: { facts }, size }: { readonly entry: CardEntry; readonly size: number }): ReactNode {
  if (facts.type === 'Ship')
    return (
      <span className={styles.drawing}>
        <HullMark of={hullOf(facts)} affil={facts.affil[0]} size={size} paper />
      </span>
    );
  if (facts.type !== 'Facility') return null;
  return (
    <span className={styles.drawing}>
      <StationMark of={stationOf(facts)} affil={facts.affil[0]} size={Math.round(size * 0.75)} paper />
    </span>
  );
}

/** The large card, 256 x 360 and as much longer as its text is: everything that is printed, in our words. `notes` stand at its foot. */
export function CardLarge(props: CardProps & { readonly notes?: ReactNode }): ReactNode {
  const { entry, now, notes } = props;
  const { facts, text, done } = entry;
  const numbers = numbersOf(facts);
  const words = wordsOn(facts);
  return (
    <div className={styles.large} {...attributes(props)}>
      <BandLine entry={entry} size={18} />
      <Name entry={entry} />
      <p className={styles.kind}>{sayKind(facts).join(' · ')}</p>
      <Drawing entry={entry} size={96} />
      {numbers.length === 0 ? null : (
        <div className={styles.figures}>
          {numbers.map((number) => (
            <span key={number.name}>
              <Figure number={number} now={now} />
              {W.numbers[number.name]}
            </span>
          ))}
        </div>
      )}
      {words.length === 0 ? null : (
        <ul className={styles.list}>
          {words.map((x) => (
            <li key={x.word}>{sayWord(x)}</li>
          ))}
        </ul>
      )}
      {text === '' ? null : <p className={styles.text}>{text}</p>}
      <div className={styles.foot}>
        {done || text.includes(W.notYet) ? null : <span className={styles.missing}>{W.notYet}</span>}
        <Attempters entry={entry} />
        {footOf(facts).map(({ sign, text: said }) => (
          <span key={said}>
            {sign === null ? null : <Sign name={sign} size={14} />}
            {said}
          </span>
        ))}
        {notes}
        <span className={styles.number}>{sayNumber(facts)}</span>
      </div>
    </div>
  );
}

/** Who may attempt a mission, as emblems beside the words. */
function Attempters({ entry: { facts } }: { readonly entry: CardEntry }): ReactNode {
  if (facts.type !== 'Mission' || facts.attempters.length === 0) return null;
  return (
    <span aria-hidden="true">
      {facts.attempters.map((affil) => (
        <Emblem key={affil} of={affil} size={16} on="paper" />
      ))}
    </span>
  );
}

/** What stands before a card in a list: the emblem of its people, or the sign of its type or place. */
export function CardMark({
  entry: { facts },
  size = 18,
  spoken = false,
}: {
  readonly entry: CardEntry;
  readonly size?: number;
  readonly spoken?: boolean;
}): ReactNode {
  const { type, affil } = bandOf(facts);
  if (type === 'Personnel' && affil !== null) return <Emblem of={affil} size={size} {...(spoken ? { name: sayPeople(affil) } : {})} />;
  const place = facts.type === 'Mission' ? placeSign(facts.where) : null;
  return (
    <>
      <Sign name={place ?? typeSign(type)} size={size - 2} />
      {spoken ? <span className="visually-hidden">{sayType(type)}</span> : null}
    </>
  );
}
