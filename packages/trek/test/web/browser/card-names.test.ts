import { DESKTOP, newPerson, openTable } from '@parley/web/e2e';
import { house } from '@parley/web/e2e/house';
import { expect, it } from 'vitest';
import { lexiconOf } from '../../../text/lexicon.ts';
import { nameFit, nameParts } from '../../../web/cards/face.ts';
import '../../../index.ts';
import { againstRookie, asks } from './tables.ts';

const at = house('names on cards');

it('no name of any card is cut on the cards of a hand, and no word of it is broken', async () => {
  const titles = [...new Set(Object.values(lexiconOf('en').cards).flatMap((x) => (x === undefined ? [] : [x.facts.title])))];
  expect(titles.length).toBeGreaterThan(900);
  const { server, browser } = at();
  const { table, session } = await againstRookie(server.address);
  const { page } = await newPerson(browser, DESKTOP, session);
  await openTable(page, server.address, table);
  await asks(page, /./);
  await page.evaluate(() => document.fonts.ready);
  const cut = await page.evaluate(
    (names) => {
      const name = document.querySelector<HTMLElement>('[data-part="card"] [data-fit]');
      if (name === null) return ['there is no card'];
      // As wide as its longest word would have it.
      const word = name.cloneNode() as HTMLElement;
      word.style.cssText = 'display: block; width: min-content; overflow-wrap: normal; white-space: normal; position: absolute';
      name.after(word);
      const put = (at: HTMLElement, { fit, parts }: (typeof names)[number]): void => {
        at.dataset.fit = fit;
        // Universal cards have a sign before their names.
        at.replaceChildren('∗', ...parts.flatMap((part, i) => (i === 0 ? [part] : [document.createElement('wbr'), part])));
      };
      return names
        .filter((x) => {
          put(name, x);
          put(word, x);
          return name.scrollHeight > name.clientHeight + 1 || word.offsetWidth > name.offsetWidth;
        })
        .map((x) => `${x.fit}: ${x.parts.join('')}`);
    },
    titles.map((x) => ({ fit: nameFit(x), parts: nameParts(x) })),
  );
  expect(cut).toEqual([]);
});
