import {expect, type Locator, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
} from '../../../../tests/lib/component-page.ts';

const box = (stage: Locator) => stage.locator('.overflow-y-auto');
const scrollTo = (stage: Locator, top: number) =>
  box(stage).evaluate((element, y) => element.scrollTo({top: y, behavior: 'instant'}), top);

test('ui/scroll-class-toggle: toggles when its place leaves the box', async ({page}) => {
  await openComponentPage(page, 'ui/scroll-class-toggle');
  const stage = await liveExample(page, 'scroll-class-toggle/store-header');
  const header = stage.locator('.sticky');
  await expect(header).not.toHaveAttribute('data-scrolled');
  await scrollTo(stage, 5);
  await expect(header).toHaveAttribute('data-scrolled', '');
  await expect(header).toHaveClass(/shadow-md/);
  await expectNoAxeFindings(page, stage);
  await scrollTo(stage, 0);
  await expect(header).not.toHaveAttribute('data-scrolled');
});

test('ui/scroll-class-toggle: waits until the offset is scrolled past', async ({page}) => {
  await openComponentPage(page, 'ui/scroll-class-toggle');
  const stage = await liveExample(page, 'scroll-class-toggle/after-a-banner');
  const title = stage.locator('.sticky');
  await scrollTo(stage, 115);
  // Two frames are enough for an observer to speak.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(title).not.toHaveAttribute('data-scrolled');
  await scrollTo(stage, 125);
  await expect(title).toHaveAttribute('data-scrolled', '');
  await expectNoAxeFindings(page, stage);
});

test('ui/scroll-class-toggle: shows a bar that was not there before, and tells of it', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/scroll-class-toggle');
  const stage = await liveExample(page, 'scroll-class-toggle/buy-bar');
  await expect(stage.getByRole('button')).toHaveCount(1);
  await scrollTo(stage, 200);
  await expect(stage.getByRole('button')).toHaveCount(2);

  const told = await liveExample(page, 'scroll-class-toggle/seen-to-the-end');
  await expect(told.getByRole('status')).toHaveText('The measures are in view');
  await scrollTo(told, 200);
  await expect(told.getByRole('status')).toHaveText('The measures are out of view');
  await scrollTo(told, 0);
  await expect(told.getByRole('status')).toHaveText('The measures are in view');
});
