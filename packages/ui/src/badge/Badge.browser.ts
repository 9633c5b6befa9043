import {expect, test} from '../../../../tests/lib/test.ts';
import {liveExample, openComponentPage} from '../../../../tests/lib/component-page.ts';

test('ui/badge: every badge has an edge in forced colors @claim-badge.forced-colors', async ({
  page,
}) => {
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
