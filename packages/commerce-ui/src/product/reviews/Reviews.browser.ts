import {expect, type Page, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withoutScripts,
} from '../../../../../tests/lib/component-page.ts';
import {heard} from '../../../../../tests/lib/heard.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'commerce-ui/product/reviews';
const LONG = 'Light and quiet, and it packs small.';

async function formOn(page: Page) {
  const stage = await liveExample(page, 'product/reviews/form');
  return {
    stage,
    star: (name: string) => stage.getByRole('radio', {name, exact: true}),
    title: stage.getByRole('textbox', {name: 'Headline'}),
    text: stage.getByRole('textbox', {name: 'Your review'}),
    author: stage.getByRole('textbox', {name: 'Your name'}),
    send: stage.getByRole('button', {name: 'Send review'}),
  };
}

testKeyboard('commerce-ui/product/reviews', keyboard, {
  async tab(page) {
    const rows = servedExample(page, 'product/reviews/summary').getByRole('list').getByRole('link');
    await rows.first().focus();
    for (const index of [1, 2, 3, 4]) {
      await page.keyboard.press('Tab');
      await expect(rows.nth(index)).toBeFocused();
    }
    const {star, title, text, author, send} = await formOn(page);
    await star('1 star').focus();
    for (const control of [title, text, author, send]) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
    }
  },

  async follow(page) {
    const summary = servedExample(page, 'product/reviews/summary');
    await summary.getByRole('link', {name: /^4 stars/}).press('Enter');
    await expect(page).toHaveURL(/#reviews-with-4-stars$/);
  },

  async enter(page) {
    const {stage, star, title, text} = await formOn(page);
    await star('5 stars').check();
    await text.fill(LONG);
    await title.press('Enter');
    await expect(stage.getByText('Thank you for your review')).toBeVisible();
  },

  async line(page) {
    const {text} = await formOn(page);
    await text.fill('One');
    await text.press('Enter');
    await page.keyboard.type('Two');
    await expect(text).toHaveValue('One\nTwo');
  },
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing with errors, while waiting, and with the thanks (${theme})`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    const {stage, star, text, send} = await formOn(page);
    await send.click();
    await expect(stage.getByText('Write a few words about the product.')).toBeVisible();
    await expectNoAxeFindings(page, stage);
    await star('1 star').check();
    await text.fill(LONG);
    await send.click();
    await expectNoAxeFindings(page, stage);
    await expect(stage.getByText('We could not send your review. Try again.')).toBeVisible();
    await expectNoAxeFindings(page, stage);
    await star('4 stars').check();
    await send.click();
    await expect(stage.getByText('Thank you for your review')).toBeVisible();
    await expectNoAxeFindings(page, stage);
  });
}

test(`${ROUTE}: the first invalid field has the focus, by the browser's check and the server's @claim-reviews.focus @claim-reviews.native`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {stage, star, title, text, author, send} = await formOn(page);
  await send.click();
  await expect(star('1 star')).toBeFocused();
  await expect(stage.getByRole('radiogroup')).toHaveAccessibleDescription(
    'Choose a number of stars.',
  );
  await star('4 stars').check();
  await send.click();
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription('Write a few words about the product.');
  await title.fill('Dry');
  await text.fill('Too short');
  await author.fill('A customer');
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await expect(text).toHaveAccessibleDescription('Write 20 characters or more. You wrote 9.');
  await expect(text).toBeFocused();
  await expect(title).toHaveValue('Dry');
  await expect(text).toHaveValue('Too short');
  await expect(author).toHaveValue('A customer');
  await expect(star('4 stars')).toBeChecked();
  await text.press('End');
  await page.keyboard.type(', now longer.');
  await expect(text).not.toHaveAttribute('aria-invalid');
  await send.click();
  await expect(stage.locator(':focus')).toContainText('Thank you for your review');
});

test(`${ROUTE}: a screen reader hears a failure each time, and the button keeps the focus @claim-reviews.announced`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {stage, star, text, send} = await formOn(page);
  await star('1 star').check();
  await text.fill(LONG);
  const reader = await heard(page);
  for (const count of [1, 2]) {
    await send.press('Enter');
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await expect(send).not.toHaveAttribute('aria-busy', 'true');
    await expect(stage.getByRole('alert')).toContainText('We could not send your review.');
    await expect.poll(() => reader.log.length).toBe(count);
    await expect(send).toBeFocused();
  }
  const texts = (await reader.stop()).map(({politeness, text: said}) => `${politeness}: ${said}`);
  const failure = 'assertive: We could not send your review. Try again.';
  expect(texts).toEqual([failure, failure]);
});

test(`${ROUTE}: sends a POST request without JavaScript, and asks for what is missing @claim-reviews.no-script`, async ({
  browser,
}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const sent: string[] = [];
    await page.route('**/reviews', (route) => {
      const request = route.request();
      if (request.method() !== 'POST') return route.continue();
      sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`);
      return route.fulfill({status: 204});
    });
    const stage = servedExample(page, 'product/reviews/refused');
    const text = stage.getByRole('textbox', {name: 'Your review'});
    const send = stage.getByRole('button', {name: 'Send review'});
    await text.fill('');
    await send.click();
    await expect(text).toBeFocused();
    expect(sent).toEqual([]);
    await stage.getByRole('radio', {name: '5 stars'}).check();
    await text.fill('Quiet');
    await send.click();
    await expect
      .poll(() => sent)
      .toEqual(['/reviews productId=p-101&rating=5&title=www.example.com&text=Quiet&author=']);
  });
});

test(`${ROUTE}: fits on 320 pixels, and each row of the summary is 32 pixels high @claim-reviews.narrow`, async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, ROUTE);
  for (const id of ['summary', 'list', 'form', 'filtered']) {
    const stage = servedExample(page, `product/reviews/${id}`);
    const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, id).toBeLessThanOrEqual(0);
  }
  const rows = servedExample(page, 'product/reviews/summary').getByRole('list').getByRole('link');
  for (const row of await rows.all()) {
    expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(32);
  }
});

test(`${ROUTE}: adds the next reviews below the others @claim-reviews.load-more`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'product/reviews/load-more');
  await expect(stage.getByRole('article')).toHaveCount(3);
  await stage.getByRole('link', {name: 'Show more reviews'}).click();
  await expect(stage.getByRole('article')).toHaveCount(6);
  await expect(stage.getByText('6 of 7 reviews', {exact: true})).toBeVisible();
});

test(`${ROUTE}: a bar keeps its edge in forced colors @claim-reviews.forced-colors`, async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openComponentPage(page, ROUTE);
  const bar = servedExample(page, 'product/reviews/summary').locator('svg:has(> rect)').first();
  const look = await bar.evaluate((element) => {
    const {borderTopWidth, borderTopColor} = getComputedStyle(element);
    const {fill} = getComputedStyle(element.querySelector('rect')!);
    return {borderTopWidth, isSame: borderTopColor === fill};
  });
  expect(look).toEqual({borderTopWidth: '1px', isSame: true});
});
