import {expect, type Page, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
} from '../../../../tests/lib/component-page.ts';
import {heard} from '../../../../tests/lib/heard.ts';

const ROUTE = 'ui/announcer';

const textsOf = (log: Awaited<ReturnType<typeof heard>>['log']) =>
  log.map(({politeness, text}) => `${politeness}: ${text}`);

test.beforeEach(({page}) => openComponentPage(page, ROUTE));

test(`${ROUTE} says each change once, in order @claim-announcer.one-region @claim-announcer.order @claim-announcer.once`, async ({
  page,
}) => {
  const stage = await liveExample(page, 'announcer/cart-change');
  const reader = await heard(page);
  for (const count of [1, 2, 3]) {
    await stage.getByRole('button').click();
    await expect.poll(() => reader.log.length).toBe(count);
  }
  expect(textsOf(await reader.stop())).toEqual([
    'polite: Wool scarf added, 1 in your cart',
    'polite: Wool scarf added, 2 in your cart',
    'polite: Wool scarf added, 3 in your cart',
  ]);
});

test(`${ROUTE} interrupts with the same text a second time @claim-announcer.again`, async ({
  page,
}) => {
  const stage = await liveExample(page, 'announcer/payment-failed');
  const filter = await liveExample(page, 'announcer/filter-count');
  const reader = await heard(page);
  const failed = 'assertive: Your bank declined the payment. Nothing was charged.';
  await stage.getByRole('button').click();
  await expect.poll(() => reader.log.length).toBe(1);
  await stage.getByRole('button').click();
  await expect.poll(() => reader.log.length).toBe(2);
  await filter.getByRole('checkbox').check();
  await expect.poll(() => reader.log.length).toBe(3);
  expect(textsOf(await reader.stop())).toEqual([failed, failed, 'polite: 2 products']);
  await expectNoAxeFindings(page, stage, filter, page.locator('body > [aria-live]').first());
});

test(`${ROUTE} is heard in a modal dialog, and after it has closed @claim-announcer.dialog @claim-announcer.after-dialog`, async ({
  page,
}) => {
  const stage = await liveExample(page, 'announcer/in-a-dialog');
  const cart = await liveExample(page, 'announcer/cart-change');
  const reader = await heard(page);
  await stage.getByRole('button', {name: 'Gift options'}).click();
  const dialog = page.getByRole('dialog', {name: 'Gift options'});
  await dialog.getByRole('button', {name: 'Gift wrapping'}).click();
  await expect.poll(() => reader.log.length).toBe(1);
  await expectNoAxeFindings(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await cart.getByRole('button').click();
  await expect.poll(() => reader.log.length).toBe(2);
  expect(textsOf(await reader.stop())).toEqual([
    'polite: Gift wrapping added',
    'polite: Wool scarf added, 1 in your cart',
  ]);
  await expect(page.locator('[aria-live][id^=storefront-toolkit]')).toHaveCount(2);
});

/** Opens a modal dialog with a button on top of the page, without React. */
const openDialog = (page: Page, name: string) =>
  page.evaluate((label) => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', label);
    dialog.innerHTML = '<p>Text</p><button>Close</button>';
    document.querySelector('[data-example="announcer/cart-change"]')!.prepend(dialog);
    dialog.showModal();
  }, name);

/** Presses the example's button by its handler, as a timer or an answer of the server would. */
const addToCart = (page: Page) =>
  page
    .locator('[data-example="announcer/cart-change"] .example-stage button')
    .dispatchEvent('click');

test(`${ROUTE} is heard in the topmost of two dialogs, wherever the focus is @claim-announcer.nested-dialog`, async ({
  page,
}) => {
  await liveExample(page, 'announcer/cart-change');
  await openDialog(page, 'First');
  await openDialog(page, 'Second');
  const reader = await heard(page);
  await addToCart(page);
  await expect.poll(() => reader.log.length).toBe(1);
  // A press beside the controls takes the focus from all of them.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page
    .getByRole('dialog', {name: 'Second'})
    .evaluate((one: HTMLDialogElement) => one.close());
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await addToCart(page);
  await expect.poll(() => reader.log.length).toBe(2);
  await page.getByRole('dialog', {name: 'First'}).evaluate((one) => one.remove());
  await addToCart(page);
  await expect.poll(() => reader.log.length).toBe(3);
  expect(textsOf(await reader.stop())).toEqual([
    'polite: Wool scarf added, 1 in your cart',
    'polite: Wool scarf added, 2 in your cart',
    'polite: Wool scarf added, 3 in your cart',
  ]);
});

test(`${ROUTE} follows a dialog that opens just after the call @claim-announcer.known-region`, async ({
  page,
}) => {
  await liveExample(page, 'announcer/cart-change');
  const reader = await heard(page);
  await addToCart(page);
  await openDialog(page, 'Late');
  await expect.poll(() => reader.log.length).toBe(1);
  expect(textsOf(await reader.stop())).toEqual(['polite: Wool scarf added, 1 in your cart']);
});
