import {expect, it} from 'vitest';
import {splitLater} from './later';

it.each([
  '.card',
  '.navbar-sidebar--show .navbar-sidebar',
  '.avatar__name',
  '.button:hover',
  'a.button',
  '.admonitionHeading_x3Y_ code',
  '.details_IpIu[open]:not(.isBrowser_QD4r)>summary',
  '#nprogress .bar',
])('leaves %s for later', (selector) => {
  const css = `@layer a{${selector}{top:0}}`;
  expect(splitLater(css)).toEqual({first: '', later: css});
});

it.each([
  '.pagination-nav',
  '.navbar',
  '.navbar-sidebar__backdrop',
  '.menu__list',
  '.tabs-container',
  '.button-like',
  '.button_oK39',
  'a:not(.button)',
  'details',
])('takes %s first', (selector) => {
  const css = `@layer a{${selector}{top:0}}`;
  expect(splitLater(css)).toEqual({first: css, later: ''});
});

it('splits a rule with selectors of both, and keeps what is around it', () => {
  expect(splitLater('@layer a{@media print{.menu,.card{top:0}}}')).toEqual({
    first: '@layer a{@media print{.menu{top:0}}}',
    later: '@layer a{@media print{.card{top:0}}}',
  });
});

it('keeps fonts, animations and the order of layers in the first part alone', () => {
  const css =
    '@layer a,b;@font-face{font-family:x}@keyframes y{to{top:0}}@property --z{syntax:"*";inherits:false}';
  expect(splitLater(css)).toEqual({first: css, later: ''});
});
