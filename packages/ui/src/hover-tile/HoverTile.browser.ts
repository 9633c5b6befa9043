import {expect, test, type Locator} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
  withClaims,
} from '../../../../tests/lib/component-page.ts';
import {contrastOf} from '../../../../tests/lib/looks.ts';
import {keyboard} from './keyboard.ts';

const EXAMPLES = ['departments', 'second-image', 'wide', 'words-alone'];

const heightOf = async (element: Locator) => (await element.boundingBox())?.height;

const rows = withClaims(keyboard, {
  tab: '@claim-hover-tile.focus',
  escape: '@claim-hover-tile.escape',
});

testKeyboard('ui/hover-tile', rows, {
  async tab(page) {
    const stage = await liveExample(page, 'hover-tile/departments');
    const text = stage.getByText('Rain, wind and snow');
    await stage.getByRole('link', {name: 'Jackets'}).focus();
    await expect.poll(() => heightOf(text)).toBeGreaterThan(15);
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Home'})).toBeFocused();
    await expect.poll(() => heightOf(text)).toBe(0);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => heightOf(text)).toBeGreaterThan(15);

    const second = await liveExample(page, 'hover-tile/second-image');
    await second.getByRole('link').first().focus();
    await expect(second.locator('img').nth(1)).toHaveCSS('opacity', '1');
  },

  async escape(page) {
    const stage = await liveExample(page, 'hover-tile/departments');
    const link = stage.getByRole('link', {name: 'Jackets'});
    const text = stage.getByText('Rain, wind and snow');
    await link.focus();
    await expect.poll(() => heightOf(text)).toBeGreaterThan(15);
    await page.keyboard.press('Escape');
    await expect.poll(() => heightOf(text)).toBe(0);
    await expect(link).toBeFocused();
    await link.blur();
    await stage.getByRole('listitem').first().hover();
    await expect.poll(() => heightOf(text)).toBeGreaterThan(15);
    await page.keyboard.press('Escape');
    await expect.poll(() => heightOf(text)).toBe(0);
    await page.mouse.move(5, 5);
    await stage.getByRole('listitem').first().hover();
    await expect.poll(() => heightOf(text)).toBeGreaterThan(15);
  },

  async enter(page) {
    const stage = await liveExample(page, 'hover-tile/departments');
    await stage.getByRole('link', {name: 'Jackets'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/categories\/jackets$/);
  },
});

for (const theme of ['light', 'dark']) {
  test(`ui/hover-tile: axe finds nothing in an unfolded tile (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, 'ui/hover-tile');
    for (const example of EXAMPLES) {
      const stage = await liveExample(page, `hover-tile/${example}`);
      await stage.getByRole('link').first().focus();
      await expectNoAxeFindings(page, stage);
    }
  });
}

test('ui/hover-tile: a pointer unfolds the text, anywhere on the tile', async ({page}) => {
  await openComponentPage(page, 'ui/hover-tile');
  const stage = await liveExample(page, 'hover-tile/departments');
  const tile = stage.getByRole('listitem').first();
  const text = tile.getByText('Rain, wind and snow');
  expect(await heightOf(text)).toBe(0);
  const box = await tile.boundingBox();
  await tile.hover({position: {x: 10, y: 10}});
  await expect.poll(() => heightOf(text)).toBeGreaterThan(15);
  expect(await heightOf(tile)).toBe(box?.height);
  await tile.click({position: {x: 10, y: 10}});
  await expect(page).toHaveURL(/#\/categories\/jackets$/);
});

test.describe('without a pointer that hovers', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 320, height: 640}});

  test('ui/hover-tile: all words are shown, and nothing is wider than 320 pixels @claim-hover-tile.no-hover', async ({
    page,
  }) => {
    await openComponentPage(page, 'ui/hover-tile');
    for (const example of EXAMPLES) {
      const stage = await liveExample(page, `hover-tile/${example}`);
      const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow, example).toBe(0);
    }
    const text = page.getByText('Rain, wind and snow').first();
    expect(await heightOf(text)).toBeGreaterThan(15);
  });
});

test('ui/hover-tile: a folded text is there for screen readers @claim-hover-tile.folded-text', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/hover-tile');
  const stage = await liveExample(page, 'hover-tile/departments');
  const tile = stage.getByRole('listitem').first();
  expect(await heightOf(tile.getByText('Rain, wind and snow'))).toBe(0);
  await expect(tile).toMatchAriaSnapshot('- paragraph: Rain, wind and snow');
});

for (const theme of ['light', 'dark']) {
  test(`ui/hover-tile: words can be read on white and on black pictures (${theme}) @claim-hover-tile.veil`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, 'ui/hover-tile');
    const stage = await liveExample(page, 'hover-tile/departments');
    const link = stage.getByRole('link', {name: 'Jackets'});
    const [veil, words] = await link.evaluate((element) => [
      getComputedStyle(element.parentElement!).backgroundColor,
      getComputedStyle(element).color,
    ]);
    for (const picture of ['white', 'black']) {
      expect(await contrastOf(stage, [picture, veil, words]), picture).toBeGreaterThanOrEqual(4.5);
    }
  });
}

test('ui/hover-tile: all is there at once with reduced motion @claim-hover-tile.reduced-motion', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/hover-tile');
  /** The text's height and the second image's opacity at the moment in which the link gets the focus. */
  const shownAtOnce = async (example: string) => {
    const stage = await liveExample(page, `hover-tile/${example}`);
    return stage
      .getByRole('link')
      .first()
      .evaluate((link) => {
        const tile = link.parentElement!.parentElement!;
        const image = tile.querySelectorAll('img')[1];
        link.blur();
        link.focus();
        return {
          height: tile.querySelector('p')?.getBoundingClientRect().height ?? 0,
          opacity: image && getComputedStyle(image).opacity,
        };
      });
  };
  expect((await shownAtOnce('departments')).height).toBeLessThan(15);
  expect((await shownAtOnce('second-image')).opacity).not.toBe('1');
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.reload();
  expect((await shownAtOnce('departments')).height).toBeGreaterThan(15);
  expect((await shownAtOnce('second-image')).opacity).toBe('1');
});

test('ui/hover-tile: unfolds without JavaScript @claim-hover-tile.no-script', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await openComponentPage(page, 'ui/hover-tile');
  const stage = page.locator('[data-example="hover-tile/departments"] .example-stage');
  const tile = stage.getByRole('listitem').first();
  expect(await heightOf(tile.getByText('Rain, wind and snow'))).toBe(0);
  await tile.hover({position: {x: 10, y: 10}});
  await expect.poll(() => heightOf(tile.getByText('Rain, wind and snow'))).toBeGreaterThan(15);
  await page.close();
});

/** Changes that readers make to text, by their names in tests. */
const READERS_STYLES: Record<string, Record<string, string>> = {
  'at twice the size': {fontSize: '200%'},
  'with the text spacing of WCAG 1.4.12': {
    lineHeight: '1.5',
    letterSpacing: '0.12em',
    wordSpacing: '0.16em',
  },
};

for (const [name, style] of Object.entries(READERS_STYLES)) {
  test(`ui/hover-tile: no text is cut off ${name} @claim-hover-tile.large-text`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openComponentPage(page, 'ui/hover-tile');
    for (const width of [320, 640, 1280]) {
      await page.setViewportSize({width, height: 640});
      for (const example of EXAMPLES) {
        const stage = await liveExample(page, `hover-tile/${example}`);
        await page.evaluate(
          (styles) => Object.assign(document.documentElement.style, styles),
          style,
        );
        // The site sets some of these itself, so a reader's style sheet sets them on each element.
        await stage.evaluate((root, {fontSize: _size, ...styles}) => {
          for (const one of root.querySelectorAll('*'))
            Object.assign((one as HTMLElement).style, styles);
        }, style);
        for (const link of await stage.getByRole('link').all()) {
          await link.focus();
          const cutOff = await link.evaluate((element) => {
            const tile = element.parentElement!.parentElement!;
            const outer = tile.getBoundingClientRect();
            const range = document.createRange();
            const texts = [element.firstChild!, ...tile.querySelectorAll('p')];
            return texts.filter((text) => {
              range.selectNodeContents(text);
              const inner = range.getBoundingClientRect();
              const wide = inner.right > outer.right + 1 || inner.left < outer.left - 1;
              const high = inner.bottom > outer.bottom + 1 || inner.top < outer.top - 1;
              return wide || high || inner.height === 0;
            }).length;
          });
          expect(cutOff, `${example}, ${await link.textContent()}, ${width} px`).toBe(0);
        }
      }
    }
  });
}
