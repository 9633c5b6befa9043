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
  '.col--8',
  '.col--offset-3',
  '.margin-bottom--xl',
  '.text--right',
  '.footer--dark',
  '.containsTaskList_QWGu',
  '.backToTopButton_iEvu:hover',
  '.navbarHidden_nmcs',
  '.skipped-block',
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
  '.margin-top--sm',
  '.footer__link-item',
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

it('has columns in both parts, since those of a narrow screen apply after all modifiers', () => {
  const css = '.col{top:0}.col--3{top:1px}.col--8{top:2px}@media print{.col{top:3px}}';
  expect(splitLater(css)).toEqual({
    first: '.col{top:0}.col--3{top:1px}@media print{.col{top:3px}}',
    later: css,
  });
});

it('keeps fonts, animations and the order of layers in the first part alone', () => {
  const css =
    '@layer a,b;@font-face{font-family:x}@keyframes y{to{top:0}}@property --z{syntax:"*";inherits:false}';
  expect(splitLater(css)).toEqual({first: css, later: ''});
});
