import type { Answer, Choose, ChooseSome, Decision, NameOne, PickNumber, Seat, Spread } from '@parley/kernel';
import { answerInvitation } from './alliance.ts';
import * as base from './base-answers.ts';
import * as dominion from './dominion-answers.ts';
import * as dominionToo from './dominion-m-y-answers.ts';
import * as incursion from './incursion-answers.ts';
import * as storm from './storm-answers.ts';
import { favourite } from './artifacts.ts';
import { otherMain, shipsIn, shipsOf, sideOf, type Board } from './board.ts';
import { seatOf } from '../../ids/index.ts';
import { cardIn, prefer } from './options.ts';
import { byWorth, readCard, worth } from './cards.ts';
import { GARRISONS } from './crew.ts';
import { target } from './generic.ts';
import { best } from './launch.ts';
import { outlook, ownSlot } from './outlook.ts';
import { personaOf, reversed, WORTH_REVERSING } from './personas.ts';
import { optionIds } from '../../ids/index.ts';

// Questions of aliens whose good answer cannot be told from the options alone.

const power = (b: Board, p: Seat): number =>
  b.sheetsOf(p).reduce((n, s) => n + (personaOf(s.alien).like ?? 0) + (personaOf(s.alien).edge ?? 0) / 10, 0);
const strongest = (b: Board, d: Choose): Answer => best(d.options, (o) => power(b, seatOf(o)));

export const CHOOSE: { readonly [tag: string]: (b: Board, d: Choose) => Answer } = {
  ...base.CHOOSE,
  ...incursion.CHOOSE,
  ...storm.CHOOSE,
  ...dominion.CHOOSE,
  ...dominionToo.CHOOSE,
  'changeling.form': (b, d) => prefer(d, power(b, otherMain(b)) > 1 ? 'swap' : 'draw'),
  'changeling.with': strongest,
  'plant.graft': strongest,
  'plant.steal': strongest,
  'schizoid.choose': (_b, d) => prefer(d, GARRISONS),
  'parasite.side': answerInvitation,
  'pretender.seat': (b, d) => best(d.options, (o) => b.score[seatOf(o)] + b.homes[seatOf(o)] * 0.2),
  'trader.with': (b, d) => best(d.options, (o) => b.handSize(seatOf(o))),
  'hacker.victim': (b, d) => best(d.options, (o) => b.handSize(seatOf(o)) + target(b, seatOf(o)) * 0.2),
  'masochist.who': (b, d) => prefer(d, optionIds.write.player({ seat: b.me })),
  'mirror.which': (b, d) => prefer(d, reversed(ownValue(b)) >= WORTH_REVERSING ? 'mine' : 'theirs'),
  'chosen.card': (_b, d) => best(d.options, (o) => (o === 'none' ? -1 : readCard(o).value)),
  'chosen.how': (_b, d) => prefer(d, 'add'),
  'diplomat.vote': (b, d) => prefer(d, (sideOf(b, b.me) ?? favourite(b)) === 0 ? 'offense' : 'defense'),
  // A good card would be taken, a poor one is refused and stays here.
  'fido.card': (_b, d) => best(d.options, (o) => (worth(readCard(o)) < 1 ? worth(readCard(o)) : -worth(readCard(o)))),
  'fido.to': (b, d) => best(d.options, (o) => -target(b, seatOf(o))),
  'fido.refused': (_b, d) => prefer(d, 'keep'),
  'fido.treat': (b, d) => prefer(d, b.warp[b.me] > 2 ? 'ship' : 'card', 'card'),
  'host.step': (_b, d) => prefer(d, 'draw', 'done'),
  'vulch.want': (b, d) => prefer(d, wantsOfVulch(b, d) ? 'keep' : 'discard'),
};

/** What Vulch would pick up and hand over again and again is taken as it comes (faq-vulch-3). */
function wantsOfVulch(b: Board, d: Choose): boolean {
  const card = readCard(cardIn(d));
  const comesBack = card.type === 'artifact' || card.type === 'flare';
  const isVulch = b.sheetsOf(otherMain(b)).some((s) => s.alien === 'vulch');
  return worth(card) >= 1 || d.data?.left === 0 || (comesBack && isVulch);
}

export const SOME: { readonly [tag: string]: (b: Board, d: ChooseSome) => Answer } = {
  ...base.SOME,
  ...incursion.SOME,
  ...storm.SOME,
  ...dominionToo.SOME,
  'diplomat.approach': (_b, d) => d.options.slice(0, d.min),
  'chosen.keep': (_b, d) => d.options.slice(0, d.max),
  'miser.save': (_b, d) =>
    byWorth(d.options.map(readCard))
      .reverse()
      .slice(0, d.max)
      .map((c) => c.key),
};

export const SPREAD: { readonly [tag: string]: (b: Board, d: Spread) => Answer } = {
  ...base.SPREAD,
  ...incursion.SPREAD,
  ...storm.SPREAD,
  ...dominion.SPREAD,
  ...dominionToo.SPREAD,
};

export const NUMBER: { readonly [tag: string]: (b: Board, d: PickNumber) => Answer } = {
  ...incursion.NUMBER,
  ...storm.NUMBER,
  ...dominion.NUMBER,
  ...dominionToo.NUMBER,
  'vacuum.back': (_b, d) => d.max,
  'clone.amount': (_b, d) => d.max,
  'gambler.spread': (_b, d) => Math.min(d.max, Math.max(d.min, 6)),
};

export const YESNO: { readonly [tag: string]: (b: Board, d: Decision) => Answer } = {
  ...incursion.YESNO,
  ...storm.YESNO,
  ...dominion.YESNO,
  'human.zap': (b) => outlook(b) === 'losing',
  'chronos.show': () => true,
  'fido.accept': (_b, d) => worth(readCard(cardIn(d))) >= 1,
  // A high card is easily said; but to doubt it costs as many ships as one has there.
  'gambler.challenge': (b, d) => readCard(cardIn(d)).value >= 14 && shipsIn(b, b.me) <= 4,
};

export const NAME: { readonly [tag: string]: (b: Board, d: NameOne) => Answer } = {
  ...incursion.NAME,
  ...dominion.NAME,
  'gambler.claim': claim,
};

const ownValue = (b: Board): number => readCard(ownSlot(b)?.card ?? '').value;

/** The truth if it wins, else the lowest attack that does and that one could well have. */
function claim(b: Board, d: NameOne): Answer {
  const mine = readCard(ownSlot(b)?.card ?? '');
  const side = sideOf(b, b.me) ?? 0;
  const theirs = b.encounter?.slots[side === 0 ? 1 : 0];
  const needed = (theirs?.value ?? 0) + shipsOf(b, side === 0 ? 1 : 0) - shipsOf(b, side) + (side === 0 ? 1 : 0);
  const truth = d.options.includes(mine.face) ? mine.face : d.options[0];
  if (theirs?.type !== 'attack' || (mine.type === 'attack' && mine.value >= needed)) return truth;
  const lies = d.options.map(readCard).filter((c) => c.type === 'attack' && c.value >= needed && c.value <= BOLDEST);
  return lies.sort((x, y) => x.value - y.value)[0]?.face ?? truth;
}

/** Nobody believes more. */
const BOLDEST = 23;
