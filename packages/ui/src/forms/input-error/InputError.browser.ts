import {expect, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
} from '../../../../../tests/lib/component-page.ts';

const ROUTE = 'ui/forms/input-error';

test(`${ROUTE} is announced when the server answers, and goes with the next change`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/input-error/after-a-server');
  const card = stage.getByLabel('Gift card');
  await card.fill('1234');
  await page.keyboard.press('Enter');
  await expect(stage.getByRole('alert')).toContainText('No gift card has this number.');
  await expect(card).toHaveAccessibleDescription(/No gift card has this number/);
  await expectNoAxeFindings(page, stage);
  await card.press('5');
  await expect(stage.getByRole('alert')).toHaveCount(0);
  await expect(card).toHaveAccessibleDescription('');
});

test(`${ROUTE} describes both of two controls`, async ({page}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/input-error/two-fields');
  const from = stage.getByLabel('Price from');
  const to = stage.getByLabel('to', {exact: true});
  for (const control of [from, to]) {
    await expect(control).toHaveAccessibleDescription('The first price is above the second.');
  }
  await expectNoAxeFindings(page, stage);
  await to.fill('90');
  await expect(from).toHaveAccessibleDescription('');
});
