import {expect, it} from 'vitest';
import {canOccur, classesIn, namesIn} from './names';

it('reads the classes of a page, with and without quotes', () => {
  expect([
    ...classesIn('<p class="a b-c"><i class=d>class=no</i><a title="x" class=e_1 href=f>'),
  ]).toEqual(['a', 'b-c', 'd', 'e_1']);
});

it('refuses a page in which it finds no class', () => {
  expect(() => classesIn("<p class='a'>")).toThrow('A page has classes 0 times');
});

it('collects tags, classes and ids of pages, the words of all scripts, and names of properties', () => {
  const page = '<main id=top class="a" style="--ifm-x:1px"><script>var b="in-line"</script></main>';
  expect(namesIn([page], ['x.className="menu--open";y("--ifm-z")'])).toEqual({
    ofPages: new Set(['a', 'top', 'main', 'script']),
    ofScripts: new Set(['var', 'b', 'in-line', 'x', 'className', 'menu--open', 'y', '--ifm-z']),
    properties: new Set(['--ifm-x', '--ifm-z']),
  });
});

const names = namesIn(['<p class=menu>'], ["`alert alert--${type}`;'card'"]);

it.each(['menu', 'p', 'card', 'alert--warning', 'a:b'])('takes %s for possible', (name) => {
  expect(canOccur(name, names)).toBe(true);
});

it.each(['hero', 'menu--open', 'card__header', 'button--warning'])('drops %s', (name) => {
  expect(canOccur(name, names)).toBe(false);
});
