import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, type Page, test} from '../lib/test.ts';
import {exampleMarkers, findMarkers, libraryMarkers} from '../lib/markers.ts';
import {hydrate, scrollThrough} from '../lib/reader.ts';
import {buildDir, builtPages, toolkitScripts} from '../lib/site.ts';
import {kilobytes, type Transfer, transfer} from '../lib/transfer.ts';
import {PAGE_LIMITS} from './limits.ts';

/**
 * Time for which the page is left alone at its end, in milliseconds: the sample of a kind, and the others. Files that
 * load then count too.
 */
const IDLE = {sample: 3_000, others: 500};

/**
 * Kinds of pages, with one that stands for its kind before the load event. Component pages differ in
 * the examples that they load, so each is measured after it.
 */
const KINDS = [
  {kind: 'home', sample: '/', pattern: /^$/},
  {kind: 'guide', sample: '/docs/guides/getting-started/key-concepts', pattern: /^$/},
  {kind: 'reference', sample: '/docs/packages/types/cart/reference/Cart', pattern: /^$/},
  {
    kind: 'component',
    sample: '/docs/component-packages/ui/button',
    pattern: /^\/docs\/component-packages\/[^/]+\/(?:[^/]+\/)*[^/]+$/,
  },
  {kind: 'editor', sample: '/docs/theming/colors/colors-usage', pattern: /^$/},
];

const paths = builtPages().map(({path}) => path);

const examplesCode = toolkitScripts();

/** Whether a file has neither code nor styles of live examples. */
const isOwn = ({path}: Transfer) => !examplesCode.has(path) && !path.startsWith('/assets/toolkit/');

/** Id of the example in a file such as `ui/src/button/examples/sizes.tsx`. */
const exampleId = (file: string) =>
  file.replace(/^[\w-]+\/src\//, '').replace(/\/examples\/([\w-]+)\.tsx$/, '/$1');

/** Paths of the pictures that a page loads lazily, and nowhere else. */
async function lazyPictures(page: Page): Promise<Set<string>> {
  const pictures = await page
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) =>
      all.map(({loading, src}) => ({isLazy: loading === 'lazy', path: new URL(src).pathname})),
    );
  const eager = new Set(pictures.filter(({isLazy}) => !isLazy).map(({path}) => path));
  return new Set(pictures.map(({path}) => path).filter((path) => !eager.has(path)));
}

for (const {kind, sample, pattern} of KINDS) {
  test(`there is the ${kind} page ${sample} to measure`, () => {
    expect(paths).toContain(sample);
  });

  for (const path of new Set([sample, ...paths.filter((one) => pattern.test(one))])) {
    test(`${kind} page ${path}`, async ({page}) => {
      test.slow();
      const transfers = new Map<string, Transfer>();
      page.on('response', (response) => {
        const sent = transfer(response);
        if (sent) transfers.set(sent.path, sent);
      });
      const sum = (
        select: (sent: Transfer) => boolean,
        of: Iterable<Transfer> = transfers.values(),
      ) => [...of].filter(select).reduce((total, {bytes}) => total + bytes, 0);
      await page.goto(path);
      const atLoad = [...transfers.values()];
      const lazy = await lazyPictures(page);
      const isLazy = (sent: Transfer) => lazy.has(sent.path);
      // The icon and lazy pictures come when the browser likes: they don't delay the load event, and may be there before it or not.
      const before = sum((sent) => sent.type !== 'other' && !isLazy(sent), atLoad);
      const scriptsBefore = sum(({type}) => type === 'script', atLoad);
      const firstStyles = sum((sent) => sent.type === 'stylesheet' && isOwn(sent), atLoad);
      await hydrate(page);
      await scrollThrough(page);
      await page.waitForTimeout(path === sample ? IDLE.sample : IDLE.others);

      const script = sum((sent) => sent.type === 'script' && isOwn(sent));
      const examples = sum((sent) => sent.type === 'script' && !isOwn(sent));
      const styles = sum((sent) => sent.type === 'stylesheet' && isOwn(sent));
      console.log(
        `note: ${path}: ${kilobytes(before)} before load, then ${kilobytes(script)} of script and ` +
          `${kilobytes(examples)} of examples; ${kilobytes(styles)} of style`,
      );
      const all = [...transfers.values()].filter(({type}) =>
        ['script', 'stylesheet'].includes(type),
      );
      // The build compresses no file that is too small to gain by it.
      const sentPlain = all.filter(
        (sent) => sent.encoding !== 'br' && existsSync(join(buildDir, `${sent.path}.br`)),
      );
      expect(sentPlain.map((sent) => sent.path)).toEqual([]);
      expect(scriptsBefore, 'before any sign of intent').toBe(0);
      expect(firstStyles).toBeGreaterThan(0);
      expect(before).toBeGreaterThan(firstStyles);
      expect(script).toBeGreaterThan(0);
      expect(script).toBeLessThanOrEqual(PAGE_LIMITS.script);
      expect(firstStyles).toBeLessThanOrEqual(PAGE_LIMITS.firstStyles);
      expect(styles).toBeLessThanOrEqual(PAGE_LIMITS[kind === 'home' ? 'homeStyles' : 'styles']);
      if (path === sample) expect(before).toBeLessThanOrEqual(PAGE_LIMITS.beforeLoad);
      if (kind === 'home') expect(sum(isLazy)).toBeLessThanOrEqual(PAGE_LIMITS.homeLazyPictures);

      const shown = await page
        .locator('[data-example]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-example')));
      const text = (await page.locator('body').textContent())?.replaceAll(/\s+/g, ' ') ?? '';
      const unwanted = [
        ...libraryMarkers(),
        ...exampleMarkers().filter(
          ({name, texts}) =>
            !shown.includes(exampleId(name)) && !texts.every((part) => text.includes(part)),
        ),
      ];
      const given = all
        .filter(({type}) => type === 'script')
        .flatMap((sent) =>
          findMarkers(unwanted, readFileSync(join(buildDir, sent.path), 'utf8')).map(
            ({name}) => `${sent.path} holds ${name}`,
          ),
        );
      expect(given).toEqual([]);
    });
  }
}
