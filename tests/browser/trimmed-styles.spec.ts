import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {root} from '../../scripts/lib/workspace.mjs';
import {UNUSED, UNUSED_IN_THEME} from '../../website/delivery/emit/trim-css/unused.mjs';
import {builtPages} from '../lib/site.ts';

const infima = join(root, 'node_modules/infima/dist/css/default/default.css');

/** Names of Infima's classes. */
const ofInfima = new Set(
  [...readFileSync(infima, 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
);

/** Every class of the built pages, with a page that has it. */
const borne = new Map(
  builtPages().flatMap(({path, html}) =>
    [...html.matchAll(/ class="?((?<==")[^"]*|[^" >]+)/g)].flatMap(([, value = '']) =>
      value.split(/\s+/).map((name) => [name, path] as const),
    ),
  ),
);

test('no built page has a class whose rules the build drops by name', () => {
  expect(ofInfima.has('text--right')).toBe(true);
  expect(borne.has('text--right')).toBe(true);
  const dropped = [...borne].filter(([name]) =>
    ofInfima.has(name) ? UNUSED.test(`.${name}`) : UNUSED_IN_THEME.test(`.${name}`),
  );
  expect(dropped).toEqual([]);
});

test('the end of a post in a list is aligned to the right, as its class says', async ({page}) => {
  await page.goto('/blog');
  const more = page.getByRole('link', {name: /^Read more about/}).first();
  await expect(more.locator('..')).toHaveCSS('text-align', 'right');
});
