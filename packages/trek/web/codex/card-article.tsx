import { and, BackLink, CopyEntry, Icon, Link, NEW_ITEM, paths, Rulings, SHELL, type ArticleProps } from '@parley/web/shell';
import { use, type ReactNode } from 'react';
import { setName } from '../../text/formats/index.ts';
import { affiliationsOf, CardLarge, CardMark, sayKind, sayPeople, sayType } from '../cards/index.ts';
import { Emblem } from '../pieces/marks.tsx';
import { C } from '../text/codex.ts';
import styles from './codex.module.css';
import { LibraryContext } from './context.ts';
import { NeedParts } from './need-parts.tsx';
import { relatedTo, startersWith } from './related.ts';
import { WhereGrid } from './where-grid.tsx';

/** A card: large, in our words, with its numbers, where it works, and what is proven about it. */
export function CardArticle({ entry, rulings }: ArticleProps): ReactNode {
  const library = use(LibraryContext);
  const card = library?.find(entry.id);
  if (library === null || card === undefined) return null;
  const { facts, done } = card;
  const texts = (entry.of?.texts ?? []).filter((x) => x.id !== 'words').map((x) => x.text);
  const missing = texts.filter((x) => x.startsWith(C.notYetTitle));
  const sentences = texts.filter((x) => !missing.includes(x));
  const starters = startersWith(library, facts.id);
  const related = relatedTo(library, card);
  return (
    <>
      <article className="codex-article" aria-labelledby="entry-name">
        <BackLink />
        <div className={styles.head}>
          <CardLarge entry={card} />
          <div>
            <h1 id="entry-name">{card.name}</h1>
            <p className="codex-summary">{[sayType(facts.type), ...sayKind(facts)].join(' · ')}</p>
            <p className="filter-row">
              {affiliationsOf(facts).map((affil) => (
                <span key={affil} className="badge">
                  <Emblem of={affil} size={13} />
                  {sayPeople(affil)}
                </span>
              ))}
              {done ? null : <span className="badge">{C.notYetTitle}</span>}
            </p>
            {done ? null : (
              <p className={styles.missing} role="note">
                <Icon name="ask" size={14} />
                {[...missing, C.notYet].join(' ')}
              </p>
            )}
            {facts.type === 'Mission' && facts.need !== null ? (
              <NeedParts need={facts.need} />
            ) : (
              <>
                <h2>{C.says}</h2>
                {sentences.length === 0 ? (
                  <p className="codex-power">{done || facts.text === 'none' ? C.saysNothing : C.saysLater}</p>
                ) : null}
              </>
            )}
            {(facts.type === 'Mission' ? sentences.slice(1) : sentences).map((text) => (
              <p key={text} className="codex-power">
                {text}
              </p>
            ))}
          </div>
        </div>
        <WhereGrid entry={card} />
        <Rulings rulings={rulings} />
      </article>
      <aside className="codex-facts" aria-label={SHELL.codex.facts}>
        <h2>{SHELL.codex.facts}</h2>
        <dl>
          <dt>{C.facts.type}</dt>
          <dd>{sayType(facts.type)}</dd>
          <dt>{C.facts.set}</dt>
          <dd>{setName(facts)}</dd>
          <dt>{C.facts.number}</dt>
          <dd>{facts.id}</dd>
          {'unique' in facts ? (
            <>
              <dt>{C.facts.unique}</dt>
              <dd>{C.facts.uniqueness[facts.unique]}</dd>
            </>
          ) : null}
          {facts.alsoIn.length === 0 ? null : (
            <>
              <dt>{C.facts.again}</dt>
              <dd>{and(facts.alsoIn)}</dd>
            </>
          )}
          {facts.traits.length === 0 ? null : (
            <>
              <dt>{C.facts.kinds}</dt>
              <dd>{facts.traits.join(', ')}</dd>
            </>
          )}
          {starters.length === 0 ? null : (
            <>
              <dt>{C.facts.starters}</dt>
              <dd>{starters.join(', ')}</dd>
            </>
          )}
        </dl>
        {related.length === 0 ? null : (
          <>
            <h2>{C.goesWith}</h2>
            <ul className={styles.related}>
              {related.slice(0, MOST_RELATED).map(({ tie, entry: other }) => (
                <li key={other.facts.id}>
                  <CardMark entry={other} size={16} />
                  <span>
                    <Link href={paths.codexEntry('trek', 'card', other.facts.id)}>{other.name}</Link>
                    <small>{C.plays[tie]}</small>
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
        <Link className="button" href={paths.keptItem('trek', 'deck', NEW_ITEM)}>
          <Icon name="plus" />
          {C.build}
        </Link>
        <CopyEntry />
      </aside>
    </>
  );
}
const MOST_RELATED = 8;
