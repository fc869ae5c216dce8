import { argumentsOf, localeOf, say, textOf } from '@parley/kernel/sentence';
import { PSEUDO, pseudoAll } from '@parley/kit/pseudo';
import { messagesIn } from '@parley/web/testing';
import { describe, expect, it } from 'vitest';
import { people } from '../../text/index.ts';
import { DE } from '../../web/text/de/index.ts';
import { EN } from '../../web/text/en/index.ts';
import { speakerFor } from '../../web/model/speech.ts';
import { boardOf } from '../../view/read.ts';
import { lexicon, record } from './fixtures/game.ts';

const english = messagesIn(EN);
const german = messagesIn(DE);
const game = record('words', 4, 0);
const board = boardOf(game.updates[game.updates.length - 1].view);
const { speech } = speakerFor(lexicon, board, (p) => ['Mira', 'Kofi', 'Ines', 'Tomas'][p], 0);

describe('the words of the table', () => {
  it('are the same in every language: the same keys, and no fact that the English does not know', () => {
    expect([...german.keys()]).toEqual([...english.keys()]);
    for (const [key, message] of german)
      expect([key, [...argumentsOf(message)].filter((x) => !argumentsOf(english.get(key) ?? '').has(x))]).toEqual([key, []]);
  });

  it('are in brackets in the pseudo language', () => {
    for (const [key, message] of messagesIn(pseudoAll(EN))) {
      const facts = Object.fromEntries([...argumentsOf(message)].map((name) => [name, 2]));
      expect([key, textOf(say(localeOf(PSEUDO), message, facts))]).toEqual([key, expect.stringMatching(/^\[.*~\]$/s)]);
    }
  });

  it.each([
    ['encounter.leads', [0], 'You lead by 3', 'Du führst mit 3'],
    ['encounter.leads', [1], 'Kofi leads by 3', 'Kofi führt mit 3'],
    ['encounter.wins', [1, 2], 'Kofi and Ines win', 'Kofi und Ines gewinnen'],
    ['encounter.tieNow', [0], 'A tie: you win', 'Gleichstand: Du gewinnst'],
    ['deal.offerOf', [0], 'Your offer is on the table', 'Dein Angebot liegt auf dem Tisch'],
    ['deal.offerOf', [3], "Tomas's offer is on the table", 'Das Angebot von Tomas liegt auf dem Tisch'],
    ['map.inSystem', [0], 'in your system', 'in deinem System'],
    ['things.before', [0], 'Before you', 'Vor dir'],
  ])('agree with whom they are about: %s, %j', (key, seats, inEnglish, inGerman) => {
    const facts = { who: people(speech, seats), n: 3 };
    expect(textOf(say(localeOf('en-GB'), english.get(key) ?? '', facts))).toBe(inEnglish);
    expect(textOf(say(localeOf('de'), german.get(key) ?? '', facts)).replace(' and ', ' und ')).toBe(inGerman);
  });
});
