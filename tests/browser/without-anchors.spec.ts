import {expect, type Page, test} from '../lib/test.ts';
import {liveExample, openComponentPage} from '../lib/component-page.ts';

/** Makes the browser take the properties of anchor positioning for unknown, as browsers without it do. */
async function withoutAnchors(page: Page) {
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) {
      return route.fallback();
    }
    const response = await route.fetch({maxRetries: 2});
    const text = await response.text();
    const body = text.replace(
      /position-(?:area|anchor|try|visibility)|anchor-(?:name|scope)/g,
      '-x-$&',
    );
    return route.fulfill({response, body});
  });
}

for (const [route, example, name, claim] of [
  ['ui/popover', 'popover/delivery-estimate', 'How do we know?', '@claim-popover.without-anchors'],
  ['ui/menu-bar', 'menu-bar/with-panels', 'Shoes', '@claim-menu-bar.without-anchors'],
] as const) {
  test(`${route} opens in the middle of the window where there are no anchors ${claim}`, async ({
    page,
  }) => {
    await withoutAnchors(page);
    await openComponentPage(page, route);
    const stage = await liveExample(page, example);
    await stage.getByRole('button', {name}).click();
    const box = (await stage.locator(':popover-open').boundingBox())!;
    const {width, height} = await page.evaluate(() => ({
      width: document.documentElement.clientWidth,
      height: innerHeight,
    }));
    expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThanOrEqual(1);
    expect(Math.abs(box.y + box.height / 2 - height / 2)).toBeLessThanOrEqual(1);
  });
}
