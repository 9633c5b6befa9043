import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '../lib/test.ts';
import {root} from '../../scripts/lib/workspace.mjs';
import {hydrate} from '../lib/reader.ts';
import {buildDir, builtPages} from '../lib/site.ts';

const classesOf = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));

/** Names of Infima's classes. */
const ofInfima = classesOf(
  readFileSync(join(root, 'node_modules/infima/dist/css/default/default.css'), 'utf8'),
);

/** The classes of each built page, and of the style sheets that it links. */
const pages = builtPages().map(({path, html}) => {
  const values = html.matchAll(/ class="?((?<==")[^"]*|[^" >]+)/g);
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="(\/assets\/css\/[^"]+)"/g)];
  return {
    path,
    classes: new Set([...values].flatMap(([, value = '']) => value.split(/\s+/))),
    sheets: sheets.map(([, href = '']) => href),
  };
});

const textOf = (href: string) => readFileSync(join(buildDir, href), 'utf8');

/** The names of the built style sheets. */
const built = readdirSync(join(buildDir, 'assets/css')).filter((file) => file.endsWith('.css'));

test('each page links the rules for its classes of Infima', () => {
  const texts = new Map<string, ReadonlySet<string>>();
  const stylesOf = (href: string) => {
    const known = texts.get(href) ?? classesOf(textOf(href));
    texts.set(href, known);
    return known;
  };
  const unstyled = pages.flatMap(({path, classes, sheets}) =>
    [...classes]
      .filter((name) => ofInfima.has(name))
      .filter((name) => !sheets.some((href) => stylesOf(href).has(name)))
      .map((name) => `${path} ${name}`),
  );
  expect(pages.some(({classes}) => classes.has('text--right'))).toBe(true);
  expect(unstyled).toEqual([]);
});

test('no style sheet holds rules for classes that no page and no script has', () => {
  const names = built.flatMap((file) => [...classesOf(textOf(`/assets/css/${file}`))]);
  for (const unused of ['button--warning', 'card__header', 'hero--dark', 'pills__item--active']) {
    expect(ofInfima.has(unused)).toBe(true);
    expect(names).not.toContain(unused);
  }
});

test('documents link the style sheet of menus, posts and notes only if they have notes or a list of tags', () => {
  const documents = pages.filter(({path}) => path.startsWith('/docs/'));
  const linking = documents.filter(({sheets}) => sheets.some((href) => /\/later\./.test(href)));
  const noted = documents.filter(({classes}) =>
    ['alert', 'pagination', 'card', 'tabs', 'badge', 'button', 'col--8'].some((name) =>
      classes.has(name),
    ),
  );
  expect(linking.length).toBeGreaterThan(0);
  expect(linking.map(({path}) => path)).toEqual(noted.map(({path}) => path));
});

test('the end of a post in a list is aligned to the right, as its class says', async ({page}) => {
  await page.goto('/blog');
  const more = page.getByRole('link', {name: /^Read more about/}).first();
  await expect(more.locator('..')).toHaveCSS('text-align', 'right');
});

test('the button of the page that says what went wrong looks like one', async ({page}) => {
  await page.goto('/docs/intro');
  await hydrate(page);
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), {
      className: 'button button--primary shadow--lw',
      textContent: 'Try again',
    });
    const swatch = document.createElement('i');
    swatch.style.backgroundColor = 'var(--color-brand)';
    swatch.dataset.testid = 'brand';
    document.querySelector('main')!.prepend(button, swatch);
  });
  const brand = await page
    .getByTestId('brand')
    .evaluate((swatch) => getComputedStyle(swatch).backgroundColor);
  const button = page.getByRole('button', {name: 'Try again'});
  await expect(button).toHaveCSS('background-color', brand);
  await expect(button).toHaveCSS('cursor', 'pointer');
});
