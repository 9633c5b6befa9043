import {transform} from 'lightningcss';
import postcss, {type Root} from 'postcss';
import {constantVariables, fillIn} from './constants';
import type {SiteNames} from './names';
import {canMatch, classesRequiredBy} from './selectors';
import {dropEmpty, isForWholePage, isFrame, layerOf} from './tree';

/** The layer of the site's own styles, and how those of the framework begin. */
const LAYERS = {site: 'site', framework: /^docusaurus\./};

/** Drops the selectors that no element can match. */
function dropSelectors(root: Root, names: SiteNames) {
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const {selectors} = rule;
    const kept = selectors.filter((selector) => canMatch(selector, names));
    if (kept.length === 0) rule.remove();
    else if (kept.length < selectors.length) rule.selectors = kept;
  });
}

/** Names of Infima's custom properties that the site's own styles set for the whole page. */
function ownNames(roots: readonly Root[]): Set<string> {
  const names = new Set<string>();
  for (const root of roots) {
    root.walkDecls(/^--ifm-/, (declaration) => {
      if (layerOf(declaration) === LAYERS.site && isForWholePage(declaration)) {
        names.add(declaration.prop);
      }
    });
  }
  return names;
}

const READ = /(?<=var\(\s*)--[\w-]+/g;

/** Drops the custom properties of Infima that nothing reads, and those that only such ones read. */
function dropUnread(root: Root, others: readonly Root[], code: ReadonlySet<string>) {
  let wasChanged = true;
  while (wasChanged) {
    wasChanged = false;
    const read = new Set([root, ...others].flatMap((one) => one.toString().match(READ) ?? []));
    root.walkDecls(/^--ifm-/, (declaration) => {
      if (read.has(declaration.prop) || code.has(declaration.prop)) return;
      declaration.remove();
      wasChanged = true;
    });
  }
}

const minified = (css: string) =>
  transform({filename: 'styles.css', code: Buffer.from(css), minify: true}).code.toString();

/**
 * Leaves in the site's style sheet what can have an effect on the built site.
 *
 * A selector goes whose tag, class or id is in no page and no script. Of Infima's custom properties those go that nothing
 * reads and those that the site sets itself. One that has a single value on the whole site gives way to its value.
 *
 * @param css - The style sheet that all pages have in common.
 * @param others - The other style sheets of the framework and the site, which may read or set its properties.
 */
export function trimStyles(css: string, others: readonly string[], names: SiteNames): string {
  const root = postcss.parse(css);
  const more = others.map((text) => postcss.parse(text));
  const own = ownNames([root, ...more]);
  root.walkDecls(/^--ifm-/, (declaration) => {
    const isFrameworks = LAYERS.framework.test(layerOf(declaration));
    if (isFrameworks && own.has(declaration.prop)) declaration.remove();
  });
  dropSelectors(root, names);
  const constants = constantVariables([root, ...more], names.properties);
  root.walkDecls((declaration) => {
    declaration.value = fillIn(declaration.value, constants);
  });
  dropUnread(root, more, names.properties);
  dropEmpty(root);
  return minified(root.toString());
}

/** Classes without which no selector of a style sheet can match. */
export function requiredClasses(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    if (isFrame(rule)) return;
    for (const name of rule.selectors.flatMap(classesRequiredBy)) names.add(name);
  });
  return names;
}
