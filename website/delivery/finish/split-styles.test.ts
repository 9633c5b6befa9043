import {expect, it} from 'vitest';
import {classesIn, splitStyles} from './split-styles';

const split = (css: string, ...served: string[]) =>
  splitStyles(css, new Set(served), new Set(served));

/** With documents that have only `col`, and another page with the elements given. */
const splitFor = (css: string, ...borne: string[]) =>
  splitStyles(css, new Set(['col', 'row']), new Set(['col', 'row', ...borne]));

it('reads the classes of a page, with and without quotes', () => {
  expect([
    ...classesIn('<p class="a b-c"><i class=d>class=no</i><a title="x" class=e_1 href=f>'),
  ]).toEqual(['a', 'b-c', 'd', 'e_1']);
});

it('refuses a page in which it finds no class', () => {
  expect(() => classesIn("<p class='a'>")).toThrow('A page has classes 0 times');
});

it('keeps the rules that a document can need, and moves the others', () => {
  const {first, later} = split(
    'body{margin:0}.menu{color:red}.menu--open .item{color:blue}',
    'menu',
    'item',
  );
  expect(first).toBe('body{margin:0}.menu{color:red}');
  expect(later).toBe('.menu--open .item{color:blue}');
});

it('splits a rule with several selectors', () => {
  const {first, later} = split('.a,.b{color:red}', 'a');
  expect([first, later]).toEqual(['.a{color:red}', '.b{color:red}']);
});

it('takes no class of an alternative for a necessary one', () => {
  const css = '.a:not(.open):is(.x,:where(.y)){color:red}';
  expect(split(css, 'a')).toMatchObject({first: css, later: ''});
});

it('keeps layers and media queries around what it moves, and leaves none empty', () => {
  const {first, later} = split('@layer site{.a{color:red}@media print{.b{color:blue}}}', 'a');
  expect(first).toBe('@layer site{.a{color:red}}');
  expect(later).toBe('@layer site{@media print{.b{color:blue}}}');
});

it('sends fonts once, and an animation with the rules that use it', () => {
  const css =
    '@font-face{font-family:x}@keyframes a{to{top:0}}@keyframes b{to{top:1px}}.a{animation:a 1s}.b{animation:1s b}.c{animation-name:a}';
  const {first, later} = split(css, 'a');
  expect(first).toBe('@font-face{font-family:x}@keyframes a{to{top:0}}.a{animation:a 1s}');
  expect(later).toBe('@keyframes b{to{top:1px}}.b{animation:1s b}.c{animation-name:a}');
});

it('keeps the order of the layers, which their first statement sets', () => {
  expect(split('@layer a, b;@layer b{.x{color:red}}', 'x').first).toContain('@layer a, b;');
});

it('names the classes that make a page need the later part', () => {
  expect(split('.a .b{color:red}.c{color:blue}', 'a').laterClasses).toEqual(new Set(['b', 'c']));
});

it.each([
  ['for a width of the window', '.col--7{--w:58%}@media (width<=996px){.col{--w:100%}}'],
  ['for a part of the property', '.col--7{margin-left:1px}.col{margin:0}'],
  ['through a rule that stays for the same reason', '.col--7{top:0}.col--8{inset:0}.col{top:1px}'],
])('keeps in its place what a rule after it overrides, %s', (_, css) => {
  expect(splitFor(css, 'col col--7', 'col col--8')).toMatchObject({
    first: css,
    later: '',
    laterClasses: new Set(),
  });
});

it('takes a modifier that no page bears for one of the name before it', () => {
  const css = '.col--9{top:0}.col{top:1px}';
  expect(splitFor(css).first).toBe(css);
});

it.each([
  ['sets nothing that they set', '.col--7{top:0}', '.col{color:red}'],
  ['is another element', '.col--7{top:0}', '.row{top:1px}'],
  ['is in another layer', '@layer a{.col--7{top:0}}', '@layer b{.col{top:1px}}'],
  ['has another specificity', '.col--7.x{top:0}', '.col{top:1px}'],
  ['is another part of the element', '.col--7::after{top:0}', '.col::before{top:1px}'],
  ['differs in importance', '.col--7{top:0!important}', '.col{top:1px}'],
])('moves rules although one comes after them that %s', (_, moved, after) => {
  expect(splitFor(moved + after, 'col col--7 x')).toMatchObject({first: after, later: moved});
});
