import {expect, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {expectPlayerFocused, watchHosts} from '../../../../tests/lib/video-hosts.ts';
import {keyboard} from './keyboard.ts';

testKeyboard('ui/media', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'media/transcript');
    const link = stage.getByRole('link', {name: 'اقرأ نص الفيديو'});
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(stage.getByRole('button', {name: /^تشغيل الفيديو/})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  },

  async play(page) {
    const hosts = await watchHosts(page);
    for (const [example, key] of [
      ['media/guide-video', 'Enter'],
      ['media/transcript', 'Space'],
    ] as const) {
      const stage = await liveExample(page, example);
      await stage.getByRole('button').focus();
      await page.keyboard.press(key);
      await expectPlayerFocused(stage);
    }
    expect(hosts.asked.map(({origin}) => origin)).toEqual([
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
    ]);
  },
});

test('ui/media asks a host after the click alone, and only for the player @claim-media.asks-nothing @claim-media.policy-lets-in', async ({
  page,
}) => {
  const hosts = await watchHosts(page);
  await openComponentPage(page, 'ui/media');
  for (const example of ['guide-video', 'gallery', 'transcript']) {
    await liveExample(page, `media/${example}`);
  }
  const stage = await liveExample(page, 'media/guide-video');
  const play = stage.getByRole('button', {name: /^Play video/});
  await play.hover();
  expect(hosts.asked).toEqual([]);
  const before = (await stage.boundingBox())!;
  await play.click();
  await expect(stage.frameLocator('iframe').getByText('Player of the host')).toBeVisible();
  expect(hosts.asked).toHaveLength(1);
  expect(hosts.asked[0]?.origin).toBe('https://www.youtube-nocookie.com');
  expect(hosts.asked[0]?.searchParams.get('cc_lang_pref')).toBe('en');
  expect((await stage.boundingBox())!.height).toBe(before.height);
  expect(hosts.refused).toEqual([]);
});

test('ui/media shows a link where the policy lets no player in @claim-media.policy-refuses', async ({
  page,
}) => {
  await page.route('**/docs/component-packages/ui/media', async (route) => {
    const response = await route.fetch({maxRetries: 2});
    const policy = response.headers()['content-security-policy'] ?? '';
    const strict = policy.replace(/frame-src [^;]*/, "frame-src 'none'");
    expect(strict).not.toBe(policy);
    await route.fulfill({
      response,
      headers: {...response.headers(), 'content-security-policy': strict},
    });
  });
  const hosts = await watchHosts(page);
  await openComponentPage(page, 'ui/media');
  const stage = await liveExample(page, 'media/guide-video');
  await stage.getByRole('button', {name: /^Play video/}).click();
  const link = stage.getByRole('link', {name: 'Watch it on YouTube'});
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
  await expectNoAxeFindings(page, stage);
  expect(hosts.asked).toEqual([]);
});

test('ui/media: without JavaScript a video is a link to its page, and images keep their room @claim-media.no-script', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await openComponentPage(page, 'ui/media');
  const stage = page.locator('[data-example="media/guide-video"] .example-stage');
  const link = stage.getByRole('link', {name: /^Play video/});
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
  const box = (await link.boundingBox())!;
  expect(box.width / box.height).toBeCloseTo(16 / 9, 1);
  const square = page.locator('[data-example="media/one-ratio"] .example-stage img').first();
  const size = (await square.boundingBox())!;
  expect(size.width / size.height).toBeCloseTo(1, 2);
  await context.close();
});

test('ui/media loads the width and the format that the screen needs @claim-images.chosen @claim-images.narrow', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openComponentPage(page, 'ui/media');
  const stage = await liveExample(page, 'media/widths-and-formats');
  const chosen = () =>
    stage.locator('img').evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  await expect.poll(chosen).toBe('/fixtures/mountains-480.avif');
  const narrow = await liveExample(page, 'media/narrow-screens');
  const shown = () =>
    narrow.locator('img').evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  await expect.poll(shown).toBe('/fixtures/mountains-upright.svg');
  await page.setViewportSize({width: 1280, height: 800});
  await expect.poll(shown).toBe('/fixtures/mountains.svg');
});

test('ui/media: axe finds nothing after a click at 320 px', async ({page}) => {
  await watchHosts(page);
  await page.setViewportSize({width: 320, height: 700});
  await openComponentPage(page, 'ui/media');
  const stage = await liveExample(page, 'media/transcript');
  await stage.getByRole('button').click();
  await expect(stage.locator('iframe')).toBeVisible();
  await expectNoAxeFindings(page, stage);
});

test('ui/media: the policy of this site lets in the two hosts of players and no other @claim-media.policy-of-site', async ({
  page,
}) => {
  const response = await page.goto('/docs/component-packages/ui/media');
  const policy = response?.headers()['content-security-policy'] ?? '';
  const frames = /(?:^|;)\s*frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ').sort();
  // The site shows frames of its own too.
  expect(frames).toEqual([
    "'self'",
    'https://player.vimeo.com',
    'https://www.youtube-nocookie.com',
  ]);
});
