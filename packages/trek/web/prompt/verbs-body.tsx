import type { Act, Choose } from '@parley/kernel';
import { Choice, keyOf, useAsk, usePresenter } from '@parley/web/shell';
import { use, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { sayPlace } from '../../text/speech.ts';
import { textOf } from '@parley/kernel/sentence';
import { headsOf } from '../model/atlas.ts';
import { entryOf, factsOf, isShip, nameOf } from '../model/cards.ts';
import { subjectsOf, type OrderItem, type Subject } from '../model/orders.ts';
import { subjectInFocus } from '../model/wishes.ts';
import { Sign } from '../pieces/marks.tsx';
import { typeSign } from '../cards/index.ts';
import { rangeOf } from '../lines/plate.tsx';
import { useScene, type Scene } from '../scene/context.ts';
import { FocusContext, useFocus } from '../scene/focus.ts';
import styles from '../styles/prompt.module.css';
import { T } from '../text/index.ts';
import { GreyOrders } from './grey-orders.tsx';

interface Props {
  readonly decision: Choose;
  readonly act: Act;
}

/** What can be done now: orders by whom they are given to, cards of the hand first; the way out stands last. */
export function VerbsBody({ decision, act }: Props): ReactNode {
  const scene = useScene();
  const { chosen } = use(FocusContext);
  const subjects = useMemo(() => subjectsOf(scene, decision.options), [scene, decision]);
  const hand = subjects.filter((x) => x.kind === 'hand');
  const others = subjects.filter((x) => x.kind !== 'hand');
  const rest = decision.options.filter((x) => !subjects.some((s) => s.items.some((y) => y.option === x)));
  // Whoever is in focus and can be told nothing is listed all the same, with what stands in the way.
  const { focus } = useFocus();
  const idle = useMemo(() => {
    const subject = decision.tag === 'seed' ? null : subjectInFocus(scene, focus);
    return subject === null || subjects.some((x) => x.key === subject.key) ? null : { ...subject, items: [] };
  }, [scene, focus, subjects, decision]);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== null) ref.current?.querySelector('[data-focused]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <>
      <div className={`${styles.orders} scrolling`} tabIndex={-1} ref={ref}>
        {hand.length === 0 ? null : (
          <div className="prompt-choices">
            {hand.flatMap((subject) =>
              subject.items.map((item) => <CardOrder key={item.option} item={item} decision={decision} act={act} />),
            )}
          </div>
        )}
        {others.map((subject) => (
          <SubjectBlock key={subject.key} subject={subject} decision={decision} act={act} />
        ))}
        {idle === null ? null : <SubjectBlock key={idle.key} subject={idle} decision={decision} act={act} />}
      </div>
      {rest.length === 0 ? null : (
        <div className="prompt-choices is-last">
          {rest.map((option) => (
            <WayOut key={option} option={option} decision={decision} />
          ))}
        </div>
      )}
    </>
  );
}

/** Ends the turn, or passes. */
function WayOut({ option, decision }: { readonly option: string; readonly decision: Choose }): ReactNode {
  const { board } = useScene();
  const ask = useAsk();
  const presenter = usePresenter();
  const note =
    option === 'end' ? (board.table.turn.played || board.table.turn.part !== 'play' ? T.ask.endNote : T.ask.endEarly) : T.seed.passNote;
  return (
    <Choice
      option={option}
      keyHint={keyOf(presenter, decision, option)}
      label={presenter.option(decision, option)}
      note={note}
      pass
      best={ask.draft?.kind === 'one' && ask.draft.pick === option}
      onPick={() => ask.send(option)}
    />
  );
}

const dataOf = (act: Act, option: string): { readonly [key: string]: unknown } => act.verbs.find((x) => x.id === option)?.data ?? {};
const stepsOf = (act: Act, option: string): number => {
  const ask = act.verbs.find((x) => x.id === option)?.first?.ask;
  return ask !== undefined && 'options' in ask ? ask.options.length : 0;
};

/** A card of the hand, with where it would go. */
function CardOrder({ item, decision, act }: { readonly item: OrderItem; readonly decision: Choose; readonly act: Act }): ReactNode {
  const { board, lexicon, speech } = useScene();
  const ask = useAsk();
  const presenter = usePresenter();
  const entry = entryOf(lexicon, board.cards.get(item.of)?.card);
  const data = dataOf(act, item.option);
  const places = stepsOf(act, item.option);
  const where = typeof data.zone === 'number' ? textOf(sayPlace(speech, data.zone)) : places > 1 ? T.ask.toMany({ n: places }) : '';
  const free = data.cost === 'free' ? T.ask.free : '';
  return (
    <Choice
      option={item.option}
      keyHint={keyOf(presenter, decision, item.option)}
      label={
        <span className={styles.label}>
          <Sign name={typeSign(entry?.facts.type ?? 'Event')} size={13} /> {entry?.facts.title ?? ''}
        </span>
      }
      note={item.verb === 'seed' || item.verb === 'play' ? entry?.text : [where, free].filter((x) => x !== '').join(', ')}
      result={T.ask.order[item.verb]}
      best={ask.draft?.kind === 'one' && ask.draft.pick === item.option}
      onPick={() => ask.send(item.option)}
      onPreview={(on) => ask.setHovered(on ? item.option : null)}
    />
  );
}

/** Whom it is about, and what they can be told. */
export function SubjectBlock({
  subject,
  decision,
  act,
}: {
  readonly subject: Subject;
  readonly decision: Choose;
  readonly act: Act;
}): ReactNode {
  const scene = useScene();
  const { focus, choose } = useFocus();
  const focused = focus === subject.piece;
  return (
    <div
      className={styles.subject}
      data-focused={focused || undefined}
      data-part="subject"
      role="group"
      aria-label={subjectName(scene, subject)}
    >
      <button type="button" className={styles.subjectHead} onClick={() => choose(subject.piece)}>
        <Sign name={subject.kind === 'ship' ? 'ship' : subject.kind === 'facility' ? 'facility' : 'team'} size={13} />
        <b>{subjectName(scene, subject)}</b>
        <span>{subjectNote(scene, subject)}</span>
      </button>
      <div className="prompt-choices is-dense">
        {subject.items.map((item) => (
          <VerbButton key={item.option} item={item} subject={subject} decision={decision} act={act} />
        ))}
        {focused ? <GreyOrders subject={subject} offered={subject.items} /> : null}
      </div>
    </div>
  );
}

function subjectName({ lexicon }: Scene, { kind, thing, location }: Pick<Subject, 'kind' | 'thing' | 'location'>): string {
  if (kind === 'team') return T.ask.away({ place: nameOf(lexicon, location?.card) });
  return nameOf(lexicon, thing?.card);
}
function subjectNote({ lexicon, seat }: Scene, { kind, thing, location }: Subject): string {
  if (kind === 'team') return T.ask.peopleOf({ n: headsOf(lexicon, location?.surface?.things ?? [], seat ?? 0) });
  const n = headsOf(lexicon, thing?.within ?? [], seat ?? 0);
  return [T.ask.at({ place: nameOf(lexicon, location?.card) }), T.plate.aboard({ n })].join(', ');
}

/** What is worth knowing before an order is given. */
function verbNote(scene: Scene, { verb, of }: OrderItem, { thing, location }: Subject, act: Act, option: string): string {
  const { board, lexicon, speech } = scene;
  switch (verb) {
    case 'move': {
      const facts = factsOf(lexicon, thing?.card);
      return isShip(facts) && thing !== null ? T.ask.rangeOf(rangeOf(facts, thing)) : '';
    }
    case 'attempt': {
      const rows = board.chances.filter((x) => x.mission === location?.piece);
      const row = rows.find((x) => (thing === null ? x.zone === location?.surface?.zone : x.zone === thing.zone));
      const best = row?.need.ways[0];
      if (best === undefined) return '';
      return row?.need.met ? T.ask.needWhole : T.ask.needMet({ n: best.filter((x) => x.met).length, all: best.length });
    }
    case 'beam':
    case 'walk': {
      const { to } = dataOf(act, option);
      const places = stepsOf(act, option);
      return typeof to === 'number' ? textOf(sayPlace(speech, to)) : places > 1 ? T.ask.toMany({ n: places }) : '';
    }
    case 'dock': {
      const { facility } = dataOf(act, option);
      return typeof facility === 'number' ? nameOf(lexicon, board.cards.get(facility)?.card) : '';
    }
    case 'change':
      return nameOf(lexicon, board.cards.get(of)?.card);
    default:
      return '';
  }
}

function VerbButton(props: {
  readonly item: OrderItem;
  readonly subject: Subject;
  readonly decision: Choose;
  readonly act: Act;
}): ReactNode {
  const { item, subject, decision, act } = props;
  const scene = useScene();
  const ask = useAsk();
  const presenter = usePresenter();
  const points = item.verb === 'attempt' ? (subject.location?.mission?.points[scene.below] ?? 0) : 0;
  return (
    <Choice
      option={item.option}
      keyHint={keyOf(presenter, decision, item.option)}
      label={T.ask.order[item.verb]}
      note={verbNote(scene, item, subject, act, item.option)}
      result={points > 0 ? <b>{T.ask.worth({ n: points })}</b> : undefined}
      best={ask.draft?.kind === 'one' && ask.draft.pick === item.option}
      onPick={() => ask.send(item.option)}
      onPreview={(on) => ask.setHovered(on ? item.option : null)}
    />
  );
}
