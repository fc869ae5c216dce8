import { hasOptions, type Bargain, type Decision } from '@parley/kernel';
import { wrap, type Style } from '../shared/term.ts';
import { answerText, givesText } from '../terminal/words.ts';
import { example, type Labels } from './answers.ts';
import { defaultAnswer } from './defaults.ts';
import type { Choice } from './match.ts';
import { OFFER_HELP } from './offer.ts';
import { othersAsked, type Session } from './session.ts';

/** Catalogues longer than this are searched, not listed. */
const LISTED = 24;

export function labelsOf<S>(session: Session<S>, d: Decision): Labels {
  const { lab, table } = session;
  const { rules } = lab.game;
  const options = hasOptions(d)
    ? d.kind === 'order'
      ? d.options
      : lab.terminal.inOrder(d.options)
    : d.kind === 'act'
      ? d.verbs.map((v) => v.id)
      : [];
  const of = (part: Decision): Labels => labelsOf(session, part);
  const all = options.map((id): Choice => ({ id, label: rules.describeOption(table.game, d, id), typed: lab.terminal.typed(id) }));
  // Of equal things one is as good as another.
  const choices = d.kind === 'choose' ? all.filter((c, i) => all.findIndex((x) => x.typed === c.typed) === i) : all;
  if (d.kind !== 'bargain') return { choices, goods: [], of };
  const nameOf = (seat: number): string => lab.terminal.playerName(table, seat).toLowerCase();
  const goods = d.goods.map((good) => ({ good, ...lab.terminal.good(table, good.id), from: nameOf(good.from), to: nameOf(good.to) }));
  return { choices, goods, of };
}

/** The question with its numbered choices and how to answer it. */
export function drawQuestion<S>(session: Session<S>, d: Decision, labels: Labels): string {
  const { style: s, width } = session.term;
  const { lab, table } = session;
  const asks = wrap(lab.terminal.paint(lab.game.rules.describe(table.game, d), s), width);
  return ['', s.bold(asks), ...body(session, d, labels, s)].join('\n');
}

function body<S>(session: Session<S>, d: Decision, { choices }: Labels, s: Style): string[] {
  switch (d.kind) {
    case 'choose':
    case 'some':
    case 'order':
    case 'act':
      return list(session, choices);
    case 'name':
      return choices.length <= LISTED ? list(session, choices) : [s.dim(`  one of ${choices.length}: type a part of its name`)];
    case 'spread': {
      const range = d.min === d.max ? `${d.min}` : `${d.min} to ${d.max}`;
      const places = d.places.map((p) => `${p.id} ${s.dim(`(${p.max})`)}`).join('  ');
      return [`  ${places}`, s.dim(`  ${range} in all, for instance: ${example(d)}; or just a number`)];
    }
    case 'number':
      return [s.dim(`  a number from ${d.min} to ${d.max}`)];
    case 'say':
      return [...d.suggestions.map((text, i) => `  ${s.key(String(i + 1))}  ${text}`), s.dim('  or your own words')];
    case 'yesno':
      return [];
    case 'bargain':
      return bargainBody(session, d, s);
  }
}

/** Numbered choices; effects and cards with our text of what they do. */
function list<S>({ lab, table, term }: Session<S>, choices: readonly Choice[]): string[] {
  const { style: s, width } = term;
  return choices.map((c, i) => {
    const about = lab.terminal.option(table, c.id);
    const label = `  ${s.key(String(i + 1).padStart(2))}  ${lab.terminal.paint(c.label, s)}`;
    return about === '' ? label : wrap(`${label}  ${s.dim(about)}`, width, '      ');
  });
}

function bargainBody<S>(session: Session<S>, d: Bargain, s: Style): string[] {
  const { lab, table, term } = session;
  const offer = d.offer ? givesText(lab, table, d.offer.gives) : 'No offer is on the table.';
  return [wrap(`  ${lab.terminal.paint(offer, s)}`, term.width, '  '), wrap(`  ${s.dim(OFFER_HELP)}`, term.width, '  ')];
}

/** The line at which one types, with what Enter does. */
export function promptFor<S>(session: Session<S>, d: Decision): string {
  const { style: s } = session.term;
  const usual = defaultAnswer(session.lab, session.table, d, othersAsked(session));
  const text = usual === null ? 'hear the others first' : answerText(session.lab, session.table, d, usual);
  const kind = d.kind === 'yesno' ? 'y/n, ' : '';
  return `${s.dim(`${kind}Enter = ${text.length > 60 ? `${text.slice(0, 57)}...` : text}`)} ${s.bold('>')} `;
}

/** Everything that could change hands, by giver. */
export function drawGoods(labels: Labels, me: number, s: Style, width: number): string {
  const names = (mine: boolean): string =>
    [...new Set(labels.goods.filter((x) => (x.good.from === me) === mine).map((x) => x.name))].join(', ') || 'nothing';
  return [
    wrap(`  ${s.bold('give')}  ${names(true)}`, width, '        '),
    wrap(`  ${s.bold('take')}  ${names(false)}`, width, '        '),
  ].join('\n');
}
