import { and, Icon, type Style } from '@parley/web/shell';
import { useState, type ReactNode } from 'react';
import { D } from '../text/decks.ts';
import styles from './check.module.css';
import { coverageOf, missionLines, type MissionLine } from './model/advice.ts';
import type { Builder } from './use-builder.ts';

const T = D.advice;

/** Which missions the deck solves, with how many people; of one of them what the deck has against what is asked, and who goes. */
export function MissionAdvice({ builder }: { readonly builder: Builder }): ReactNode {
  const { library, deck } = builder;
  const lines = missionLines(library, deck);
  const [open, setOpen] = useState<string | null>(null);
  const looked = lines.find((x) => x.mission.id === open) ?? lines[0];
  return (
    <>
      {looked === undefined ? null : <Looked builder={builder} line={looked} />}
      <div>
        <h2>
          {T.title}
          <small>{T.note}</small>
        </h2>
        <ul className={styles.solves}>
          {lines.map((line, i) => (
            <li key={`${line.mission.id} ${i}`} data-state={line.why === 'solved' ? 'met' : 'lacking'}>
              <button type="button" aria-pressed={line === looked} onClick={() => setOpen(line.mission.id)}>
                <span className={styles.tick}>
                  <Icon name={line.why === 'solved' ? 'check' : 'x'} size={11} />
                  <span className="visually-hidden">{line.why === 'solved' ? T.solved : T.unsolved}</span>
                </span>
                <span>{line.mission.name}</span>
                <b>{line.points}</b>
                <small>{sayHow(line)}</small>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function sayHow({ why, crew, lacks }: MissionLine): string {
  switch (why) {
    case 'solved':
      return T.crew({ n: crew?.length ?? 0 });
    case 'nobody':
      return T.nobody;
    case 'nothing':
      return T.nothing;
    case 'special':
      return T.special({ list: and(lacks) });
    case 'lacks':
      return T.lacks({ list: and(lacks) });
  }
}

function Looked({ builder, line }: { readonly builder: Builder; readonly line: MissionLine }): ReactNode {
  const { library, deck } = builder;
  const { bars, sums } = coverageOf(library, deck, line.mission);
  const most = Math.max(1, ...bars.flatMap((x) => [x.have, x.want]));
  return (
    <div>
      <h2>{T.with({ name: line.mission.name })}</h2>
      <ul className={styles.bars}>
        {bars.map(({ label, have, want }) => {
          const style: Style = { '--have': `${(100 * have) / most}%`, '--want': `${(100 * want) / most}%` };
          return (
            <li key={label}>
              <span>{label}</span>
              <i style={style} role="img" aria-label={T.bar({ label, have, want })} />
              <span aria-hidden="true">{T.have({ n: have })}</span>
            </li>
          );
        })}
      </ul>
      {sums.map(({ label, best, people }) => (
        <p key={label} className={styles.quiet}>
          {line.why === 'lacks' && line.lacks.includes(label) ? T.sumShort({ label, best, n: people }) : T.sum({ label, best, n: people })}
        </p>
      ))}
      {line.crew === null || line.crew.length === 0 ? null : (
        <p className={styles.quiet}>{T.whom({ names: and(line.crew.map((x) => x.title)) })}</p>
      )}
    </div>
  );
}
