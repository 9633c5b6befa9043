import postcss, {type Root} from 'postcss';
import {classesRequiredBy, idsRequiredBy} from './selectors';
import {dropEmpty, isFrame} from './tree';

/**
 * Components of Infima that few documents have as they are served, or none: the menu on a phone without its backdrop, which
 * each page has, posts, notes in a text, the page that says what went wrong, and what only other sites have.
 */
const OF_INFIMA =
  /^(navbar-sidebar(?!__backdrop)|avatar|pagination|alert|button|button-group|shadow|badge|card|hero|pills|tabs)((--|__).+)?$/;

/**
 * Modifiers and utilities of Infima that no document has: columns, spaces and colors of posts, lists of tags and other pages.
 */
const BESIDE_DOCUMENTS =
  /^(col--(?!3$).+|margin-(vert|right)--.+|margin-(top|bottom)--(?!sm$).+|text--right|container--fluid|footer--dark|footer__link-separator|navbar--(dark|primary))$/;

/** Modules of the theme for the same: notes, task lists, the page that says what went wrong, and parts and states of the application. */
const OF_THEME =
  /^(admonition[A-Za-z]*|backToTopButton(Show)?|collapsibleContent|containsTaskList|darkNavbarColorModeToggle|details|dropdownNavbarItemMobile|errorBoundaryError|menuHtmlItem|navbarHidden)_/;

/** Classes of this site that the application adds: the field that is copied from, and a block that is laid out after the others. */
const OF_SITE = /^(code-block-clipboard|skipped-block)$/;

/** Columns of Infima that both parts have: on a narrow screen, they are wider than their modifiers of the second part say. */
const COLUMN = /^col(--3)?$/;

/** The bar at the top that shows how far a page is loaded. */
const ID = 'nprogress';

const isLater = (selector: string) =>
  classesRequiredBy(selector).some((name) =>
    [OF_INFIMA, BESIDE_DOCUMENTS, OF_THEME, OF_SITE].some((kind) => kind.test(name)),
  ) || idsRequiredBy(selector).includes(ID);

const isColumn = (selector: string) =>
  classesRequiredBy(selector).some((name) => COLUMN.test(name));

function keepSelectors(root: Root, keeps: (selector: string) => boolean) {
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const kept = rule.selectors.filter(keeps);
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
}

/**
 * Splits the site's style sheet by components. One element has only classes of components that are in the same part, so the
 * second part can apply after the first.
 *
 * @returns The styles that documents need, and those of the components above. A page with one of their classes needs both.
 */
export function splitLater(css: string): {first: string; later: string} {
  const first = postcss.parse(css);
  const later = first.clone();
  keepSelectors(first, (selector) => !isLater(selector));
  keepSelectors(later, (selector) => isLater(selector) || isColumn(selector));
  // Fonts, animations, properties and the order of layers are for both.
  later.walkAtRules((rule) => {
    if (!rule.nodes || !['layer', 'media', 'supports'].includes(rule.name)) rule.remove();
  });
  dropEmpty(first);
  dropEmpty(later);
  return {first: first.toString(), later: later.toString()};
}
