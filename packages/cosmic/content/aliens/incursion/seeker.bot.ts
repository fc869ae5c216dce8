import type { Answer, Decision } from '@parley/kernel';
import type { Board } from '../../../bots/see/board.ts';
import { type Card, isEncounterCard, readCard } from '../../../bots/see/cards.ts';
import { prospects } from '../../../bots/judge/select.ts';
import { prefer } from '../../../bots/see/options.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** The card that looks best to be played, of these. */
const toPlay = (b: Board, cards: readonly Card[]): Card | undefined => prospects(b, cards.filter(isEncounterCard))[0]?.card;

/** Says what it was going to do anyway, since it has to keep its word. */
const means =
  (fits: (d: Decision, card: Card) => boolean) =>
  (b: Board, d: Decision): Answer =>
    fits(d, toPlay(b, b.playable) ?? readCard(''));

notes('seeker', {
  like: 1,
  edge: 1,
  choose: {
    'seeker.about': (_b, d) => prefer(d, 'which', 'play'),
    'seeker.measure': (_b, d) => prefer(d, 'type'),
    'seeker.type': (_b, d) => prefer(d, 'negotiate'),
    'seeker.which': (b, d) => toPlay(b, d.options.map(readCard))?.key ?? d.options[0],
    'seeker.show': (b, d) => toPlay(b, d.options.map(readCard))?.key ?? d.options[0],
  },
  yesno: {
    'seeker.play-type': means((d, c) => c.type === d.data?.type),
    'seeker.play-card': means((d, c) => c.face === d.data?.card),
    'seeker.play-above': means((d, c) => c.type === 'attack' && c.value > Number(d.data?.n ?? 0)),
  },
});
