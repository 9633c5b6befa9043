import {expect, it} from 'vitest';
import {classesIn, splitStyles} from './split-styles';

const split = (css: string, ...served: string[]) => splitStyles(css, new Set(served));

it('reads the classes of a page, with and without quotes', () => {
  expect([
    ...classesIn('<p class="a b-c"><i class=d>class=no</i><a title="x" class=e_1 href=f>'),
  ]).toEqual(['a', 'b-c', 'd', 'e_1']);
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
  expect([...split('.a .b{color:red}.c{color:blue}', 'a').laterClasses]).toEqual(['b', 'c']);
});
