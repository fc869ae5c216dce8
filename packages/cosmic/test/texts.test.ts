import { answer, clearNews, hasOptions, openTable, randomFrom, sampleAnswer } from '@parley/kernel';
import { allAliens, cosmic, lexicon } from '@parley/cosmic';
import { randomVariants } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';

const { questions, events } = lexicon().messages;

describe('texts', () => {
  // As many games as there are aliens, by the number of players.
  it.each([3, 4, 5, 6, 7, 8])('every question and every event of random games for %i has a sentence', (players) => {
    const speechless = new Set<string>();
    for (let game = players - 3; game < allAliens().length; game += 6) {
      const r = randomFrom(`texts-${game}`);
      const options = randomVariants(r, { players }, game % 2 === 0 ? 0 : 0.4);
      const table = openTable(cosmic, options, `texts-${game}`, { listen: true, log: false });
      for (let i = 0; i < 400 && !table.over; i++) {
        for (const { decision: d } of table.pending) {
          if (questions[d.tag] === undefined) speechless.add(`question ${d.tag}`);
          const said = cosmic.describe(table.game, d);
          if (/[{}]|undefined/.test(said)) speechless.add(`question ${d.tag}: ${said}`);
          if (hasOptions(d))
            for (const o of d.options)
              if (/undefined|^\w+\.\w+/.test(cosmic.describeOption(table.game, d, o))) speechless.add(`option ${d.tag} ${o}`);
        }
        const p = table.pending.find((x) => x.answer === undefined);
        if (p) answer(table, p.decision.seat, sampleAnswer(p.decision, r));
        for (const e of table.game.events) {
          if (events[e.type] === undefined) speechless.add(`event ${e.type}`);
          if (/undefined/.test(cosmic.describeEvent(table.game, e, 0))) speechless.add(`event ${e.type} ${JSON.stringify(e.data)}`);
        }
        clearNews(table.game);
      }
    }
    expect([...speechless].sort()).toEqual([]);
  });
});
