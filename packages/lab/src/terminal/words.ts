import {
  isLegal,
  nextStep,
  type Act,
  type ActMove,
  type Answer,
  type Bargain,
  type BargainMove,
  type Decision,
  type Table,
} from '@parley/kernel';
import type { GameLab } from '../contract/game-lab.ts';

/** An answer in words, as its question would have it. */
export function answerText<S>(lab: GameLab<S>, table: Table<S>, d: Decision, a: Answer): string {
  const option = (id: string): string => lab.game.rules.describeOption(table.game, d, id);
  switch (d.kind) {
    case 'choose':
    case 'name':
      return isLegal(d, a) ? option(a) : strange(a);
    case 'some':
    case 'order':
      return isLegal(d, a) ? listText(a.map(option)) : strange(a);
    case 'spread':
      return isLegal(d, a) ? spreadText(a) : strange(a);
    case 'number':
      return JSON.stringify(a);
    case 'yesno':
      return a === true ? 'yes' : 'no';
    case 'say':
      return isLegal(d, a) ? `"${a}"` : strange(a);
    case 'bargain':
      return isLegal(d, a) ? moveText(lab, table, a) : strange(a);
    case 'act':
      return isLegal(d, a) ? actText(lab, table, d, a) : strange(a);
  }
}

/** What is no answer to the question has no words. */
const strange = (a: Answer): string => JSON.stringify(a);

const listText = (texts: readonly string[]): string => (texts.length === 0 ? 'none' : texts.join(', '));

function actText<S>(lab: GameLab<S>, table: Table<S>, d: Act, { verb, steps }: ActMove): string {
  const found = d.verbs.find((x) => x.id === verb);
  const texts = steps.map((a, i) => {
    const step = found && nextStep(found, steps.slice(0, i));
    return step ? answerText(lab, table, step.ask, a) : '';
  });
  return [lab.game.rules.describeOption(table.game, d, verb), ...texts].join('; ');
}

const spreadText = (a: { readonly [place: string]: number }): string =>
  listText(
    Object.entries(a)
      .filter(([, n]) => n > 0)
      .map(([place, n]) => `${place} ${n}`),
  );

function moveText<S>(lab: GameLab<S>, table: Table<S>, move: BargainMove): string {
  if (move.do === 'offer') return `offer: ${givesText(lab, table, move.gives)}`;
  return move.do === 'accept' ? 'accept' : 'leave without a deal';
}

/** What changes hands, in words. */
export const givesText = <S>(lab: GameLab<S>, table: Table<S>, gives: NonNullable<Bargain['offer']>['gives']): string =>
  Object.entries(gives)
    .map(([id, n]) => `${lab.terminal.good(table, id).text}${n > 1 ? ` (${n})` : ''}`)
    .join('; ');
