import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
} from '../../../../tests/lib/component-page.ts';

for (const theme of ['light', 'dark']) {
  test(`ui/badge: axe finds nothing in any tone (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, 'ui/badge');
    for (const example of ['tones', 'product-tile', 'order-states', 'product-page']) {
      await expectNoAxeFindings(page, await liveExample(page, `badge/${example}`));
    }
  });
}

test('ui/badge: badges wrap and stay inside at 320 pixels', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/badge');
  for (const example of ['tones', 'order-states']) {
    const stage = await liveExample(page, `badge/${example}`);
    const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBe(0);
  }
});

test('ui/badge: every badge has an edge in forced colors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openComponentPage(page, 'ui/badge');
  const stage = await liveExample(page, 'badge/tones');
  const edges = await stage.locator('[data-tone]').evaluateAll((badges) =>
    badges.map((badge) => {
      const {borderTopWidth, borderTopColor, backgroundColor} = getComputedStyle(badge);
      return borderTopWidth === '1px' && borderTopColor !== backgroundColor;
    }),
  );
  expect(edges.length).toBeGreaterThanOrEqual(5);
  expect(edges).not.toContain(false);
});
