import { nextStep, type Act, type ActMove, type Answer, type Bargain, type BargainMove, type Decision, type Table } from '@parley/kernel';
import type { GameLab } from '../contract/game-lab.ts';

/** An answer in words, as its question would have it. */
export function answerText<S>(lab: GameLab<S>, table: Table<S>, d: Decision, a: Answer): string {
  const option = (id: string): string => lab.game.rules.describeOption(table.game, d, id);
  switch (d.kind) {
    case 'choose':
    case 'name':
      return option(a as string);
    case 'some':
    case 'order':
      return (a as readonly string[]).length === 0 ? 'none' : (a as readonly string[]).map(option).join(', ');
    case 'spread':
      return spreadText(a as { readonly [place: string]: number });
    case 'number':
      return JSON.stringify(a);
    case 'yesno':
      return a === true ? 'yes' : 'no';
    case 'say':
      return `"${a as string}"`;
    case 'bargain':
      return moveText(lab, table, a as BargainMove);
    case 'act':
      return actText(lab, table, d, a as ActMove);
  }
}

function actText<S>(lab: GameLab<S>, table: Table<S>, d: Act, { verb, steps }: ActMove): string {
  const found = d.verbs.find((x) => x.id === verb);
  const texts = steps.map((a, i) => {
    const step = found && nextStep(found, steps.slice(0, i));
    return step ? answerText(lab, table, step.ask, a) : '';
  });
  return [lab.game.rules.describeOption(table.game, d, verb), ...texts].join('; ');
}

function spreadText(a: { readonly [place: string]: number }): string {
  const parts = Object.entries(a)
    .filter(([, n]) => n > 0)
    .map(([place, n]) => `${place} ${n}`);
  return parts.length === 0 ? 'none' : parts.join(', ');
}

function moveText<S>(lab: GameLab<S>, table: Table<S>, move: BargainMove): string {
  if (move.do === 'offer') return `offer: ${givesText(lab, table, move.gives)}`;
  return move.do === 'accept' ? 'accept' : 'leave without a deal';
}

/** What changes hands, in words. */
export const givesText = <S>(lab: GameLab<S>, table: Table<S>, gives: NonNullable<Bargain['offer']>['gives']): string =>
  Object.entries(gives)
    .map(([id, n]) => `${lab.terminal.good(table, id).text}${n > 1 ? ` (${n})` : ''}`)
    .join('; ');
