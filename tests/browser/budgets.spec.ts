import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test, type Response} from '@playwright/test';
import {exampleMarkers, findMarkers, libraryMarkers} from '../lib/markers.ts';
import {hydrate, scrollThrough} from '../lib/reader.ts';
import {buildDir, builtPages} from '../lib/site.ts';

/** Most that a documentation page may load in all, in bytes as the server sends them. */
const BUDGET = {script: 135_000, stylesheet: 15_000};
/** How long the page is left alone at its end, in milliseconds. What loads then counts too. */
const IDLE = 3_000;

/** Kinds of documentation pages. Component pages differ in the examples that they load, so each is measured. */
const KINDS = [
  {kind: 'prose', pattern: /^\/docs\/intro$/},
  {kind: 'reference', pattern: /^\/docs\/packages\/types\/config\/reference\/[^/]+$/},
  {kind: 'editor', pattern: /^\/docs\/theming\/colors\/colors-usage$/},
  {kind: 'component', pattern: /^\/docs\/component-packages\/[^/]+\/(?:[^/]+\/)*[^/]+$/},
];

const paths = builtPages().map(({path}) => path);

interface Transfer {
  path: string;
  type: 'script' | 'stylesheet';
  /** Size of the body as it travels, in bytes. */
  bytes: number;
  encoding: string;
}

/** What a response weighs: the precompressed file, when the server sent that, else the file itself. */
function transfer(response: Response): Transfer | undefined {
  const {pathname} = new URL(response.url());
  const type = pathname.endsWith('.js') ? 'script' : pathname.endsWith('.css') ? 'stylesheet' : '';
  if (!type) return undefined;
  const encoding = response.headers()['content-encoding'] ?? 'none';
  const file = join(buildDir, pathname + (encoding === 'br' ? '.br' : ''));
  return {path: pathname, type, bytes: existsSync(file) ? statSync(file).size : Infinity, encoding};
}

for (const {kind, pattern} of KINDS) {
  const found = paths.filter((path) => pattern.test(path));

  test(`there is a ${kind} page to measure`, () => {
    expect(found).not.toEqual([]);
  });

  for (const path of kind === 'component' ? found : found.slice(0, 1)) {
    test(`${kind} page ${path}`, async ({page}) => {
      const transfers = new Map<string, Transfer>();
      page.on('response', (response) => {
        const sent = transfer(response);
        if (sent) transfers.set(sent.path, sent);
      });
      await page.goto(path);
      await hydrate(page);
      await scrollThrough(page);
      await page.waitForTimeout(IDLE);

      const all = [...transfers.values()];
      const sum = (type: Transfer['type']) =>
        all.filter((sent) => sent.type === type).reduce((total, {bytes}) => total + bytes, 0);
      const figures = {script: sum('script'), stylesheet: sum('stylesheet')};
      console.log(
        `note: ${path}: ${(figures.script / 1000).toFixed(1)} kB of script in ${all.filter(({type}) => type === 'script').length} files, ` +
          `${(figures.stylesheet / 1000).toFixed(1)} kB of style`,
      );
      // The build compresses no file that is too small to gain by it.
      const sentPlain = all.filter(
        (sent) => sent.encoding !== 'br' && existsSync(join(buildDir, `${sent.path}.br`)),
      );
      expect(sentPlain.map((sent) => sent.path)).toEqual([]);
      expect(figures.script).toBeGreaterThan(0);
      expect(figures.script).toBeLessThanOrEqual(BUDGET.script);
      expect(figures.stylesheet).toBeLessThanOrEqual(BUDGET.stylesheet);

      const text = (await page.locator('body').textContent())?.replaceAll(/\s+/g, ' ') ?? '';
      const unwanted = [
        ...libraryMarkers(),
        ...exampleMarkers().filter(({texts}) => !texts.every((part) => text.includes(part))),
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
