import {expect, type Page, test} from '../lib/test.ts';
import {heard} from '../lib/heard.ts';

/** Listens to a page with a live region, of which each step changes something, until every step was seen. */
async function textsAfter(page: Page, region: string, steps: readonly (() => void)[]) {
  await page.setContent(`<!doctype html><title>Cart</title><main>${region}</main>`);
  const reader = await heard(page);
  for (const step of steps) {
    await page.evaluate(step);
    await page.waitForTimeout(300);
  }
  return (await reader.stop()).map(({politeness, text}) => `${politeness}: ${text.trim()}`);
}

/** Two text nodes, as React makes them of a sentence with a value. */
const TOTAL = '<p role="status">The total is <!-- -->$5</p>';

const raise = () => void (document.querySelector('[role=status]')!.lastChild!.nodeValue = '$7');
const lower = () => void (document.querySelector('[role=status]')!.lastChild!.nodeValue = '$5');

test('heard: a text that is changed in place is heard at each change', async ({page}) => {
  expect(await textsAfter(page, TOTAL, [raise, lower, raise])).toEqual([
    'polite: $7',
    'polite: $5',
    'polite: $7',
  ]);
});

test('heard: a text that is set to what it was is not heard', async ({page}) => {
  expect(await textsAfter(page, TOTAL, [lower])).toEqual([]);
});

test('heard: a region for additions says nothing of a text that is changed in place', async ({
  page,
}) => {
  const additions = '<p role="status" aria-relevant="additions">The total is <!-- -->$5</p>';
  const add = () => document.querySelector('[role=status]')!.append(' with tax');
  expect(await textsAfter(page, additions, [raise, add])).toEqual(['polite: with tax']);
});

test('heard: a text that is changed in a region that nobody knows yet is not heard', async ({
  page,
}) => {
  const insertAndChange = () => {
    const region = document.createElement('p');
    region.setAttribute('role', 'status');
    region.append('The total is ', '$5');
    document.querySelector('main')!.append(region);
    return Promise.resolve().then(() => void (region.lastChild!.nodeValue = '$7'));
  };
  expect(await textsAfter(page, '', [insertAndChange])).toEqual([]);
});
