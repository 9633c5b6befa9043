import postcss from 'postcss';
import {expect, it} from 'vitest';
import {siteLayer} from './postcss';

const wrap = async (css: string, from: string) =>
  (await postcss([siteLayer('/site/src', '/site/src/css/toolkit.css')]).process(css, {from})).css;

it('puts the rules of the site in its layer and leaves imports in front', async () => {
  const css = await wrap(
    `@import 'a.css';\n@layer a, b;\nh1 {\n  color: red;\n}`,
    '/site/src/css/site.css',
  );
  expect(css.replace(/\s+/g, ' ')).toBe(
    `@import 'a.css'; @layer a, b; @layer site{ h1 { color: red; } }`,
  );
});

it.each(['/site/src/css/toolkit.css', '/site/node_modules/infima/a.css', '/site/src-old/a.css'])(
  'leaves %s alone',
  async (file) => {
    expect(await wrap('h1 { color: red; }', file)).toBe('h1 { color: red; }');
  },
);
