import {expect, it} from 'vitest';
import {namesIn} from './names';
import {requiredClasses, trimStyles} from './trim';

/** Trims style sheets for a page with the classes `a` and `b`, whose scripts can add `open`. */
const trim = (css: string, {others = [], code = ''}: {others?: string[]; code?: string} = {}) =>
  trimStyles(css, others, namesIn(['<p class="a b">'], ['"open"', code]));

it('drops a rule of which no page and no script has the class', () => {
  expect(trim('.a{top:0}.gone{top:1px}.open{top:2px}')).toBe('.a{top:0}.open{top:2px}');
});

it('drops one selector of several', () => {
  expect(trim('.gone,.a .b,.a .gone{top:0}')).toBe('.a .b{top:0}');
});

it.each([
  '.a:not(.gone){top:0}',
  '.a:is(.gone,.b){top:0}',
  '.a:has(.gone){top:0}',
  '[data-x] *{top:0}',
  '@keyframes x{0%{top:0}to{top:1px}}',
])('keeps %s, which can match', (css) => {
  expect(trim(css)).toBe(css);
});

it('drops a selector of which no alternative can match', () => {
  expect(trim('.a:is(.gone,.lost){top:0}.a:where(.gone){top:0}')).toBe('');
});

it('leaves no layer and no media query empty, and keeps the order of the layers', () => {
  expect(trim('@layer x,y;@layer y{.gone{top:0}@media print{.lost{top:0}}}.a{top:0}')).toBe(
    '@layer x,y;.a{top:0}',
  );
});

it('drops a property of the framework that the site sets itself for the whole page', () => {
  const framework = '@layer docusaurus.infima{:root{--ifm-x:1px;--ifm-y:2px}.a{top:var(--ifm-x)}}';
  const site = '@layer site{:root{--ifm-x:3px}@media print{:root{--ifm-x:4px;--ifm-y:5px}}}';
  expect(trim(framework, {others: [site]})).toBe('@layer docusaurus.infima{.a{top:var(--ifm-x)}}');
});

it('writes a constant where it is used, and drops what nothing reads then', () => {
  const css = ':root{--ifm-x:1px;--ifm-y:var(--ifm-z);--ifm-z:3px}.a{top:var(--ifm-x)}';
  expect(trim(css)).toBe('.a{top:1px}');
});

it('keeps a property that another style sheet reads', () => {
  const css = ':root{--ifm-x:1px}.a{top:var(--ifm-x)}';
  const others = ['.b{margin:0 var(--ifm-x)}'];
  expect(trim(css, {others})).toBe(':root{--ifm-x:1px}.a{top:1px}');
});

it('keeps a property that only code reads', () => {
  const css = ':root{--ifm-x:1px}';
  expect(trim(css, {code: "getPropertyValue('--ifm-x')"})).toBe(css);
});

it('names the classes that the selectors of a style sheet require', () => {
  expect(requiredClasses('.a .b:not(.c){top:0}@media print{.d:is(.e){top:0}}')).toEqual(
    new Set(['a', 'b', 'd']),
  );
});
