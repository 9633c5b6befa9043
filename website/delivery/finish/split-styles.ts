import postcss, {type AtRule, type Container, type Root, type Rule} from 'postcss';
import counted from '../counted.cjs';
import {createOverrides} from './overriding';

/** A style sheet in two parts, each in the order of the whole. */
export interface SplitStyles {
  /** The classes that a document can need as it is served. */
  first: string;
  /**
   * Rules for classes that no document has before the application runs. Other pages can. A rule that would win here
   * over one of `first` that overrides it in the whole is not among them.
   */
  later: string;
  /** The classes of `later` that `first` has not. A page with one of them needs both at once. */
  laterClasses: ReadonlySet<string>;
}

const CLASS = /\sclass=(?:"([^"]*)"|([^\s"'>]+))/g;

/**
 * The values of the `class` attributes of a page.
 *
 * @throws If there is none.
 */
export const classValuesIn = (html: string): string[] =>
  counted
    .matchCounted(html, CLASS, {
      where: 'A page',
      what: 'classes',
      least: 1,
      harm: 'nobody could tell which styles it needs',
      adapt: 'website/delivery/finish/split-styles.ts',
    })
    .map(([, quoted, plain]) => quoted ?? plain ?? '');

/** The classes in values of `class` attributes. */
export const classesOf = (values: readonly string[]): Set<string> =>
  new Set(values.flatMap((value) => value.split(/\s+/)));

/** Classes of a page's elements. */
export const classesIn = (html: string): Set<string> => classesOf(classValuesIn(html));

/** Classes without which a selector cannot match. Those that `:not()` and `:is()` name are not among them. */
function requiredClasses(selector: string): string[] {
  let plain = selector;
  // From the inside out, because they can be nested.
  while (/:[\w-]+\([^()]*\)/.test(plain)) plain = plain.replaceAll(/:[\w-]+\([^()]*\)/g, '');
  return [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) => name!.replaceAll('\\', ''));
}

/** Classes that the selectors of a style sheet require. */
export function styledClasses(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    for (const selector of rule.selectors) {
      for (const name of requiredClasses(selector)) names.add(name);
    }
  });
  return names;
}

const isFrame = (rule: Rule) => /keyframes$/.test((rule.parent as Partial<AtRule>).name ?? '');

function rulesOf(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (!isFrame(rule)) rules.push(rule);
  });
  return rules;
}

function keepSelectors(rule: Rule, belongs: (selector: string) => boolean) {
  rule.selectors = rule.selectors.filter(belongs);
  if (rule.selector === '') rule.remove();
}

function dropEmpty(container: Container) {
  container.each((node) => {
    if ((node.type !== 'atrule' && node.type !== 'rule') || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Animations that the rules of a style sheet use. */
function animationsIn(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({value}) => {
    for (const [word] of value.matchAll(/[\w-]+/g)) names.add(word);
  });
  return names;
}

/**
 * Splits the site's style sheet by the classes that documents have, so that no document waits for the rules of menus
 * that are closed, or of other kinds of pages.
 *
 * @param css - The whole style sheet.
 * @param served - Classes of all documents as they are served.
 * @param borne - Values of the `class` attributes of all pages, documents or not.
 */
export function splitStyles(
  css: string,
  served: ReadonlySet<string>,
  borne: ReadonlySet<string>,
): SplitStyles {
  const first = postcss.parse(css);
  const later = first.clone();
  const laterRules = rulesOf(later);
  const laterClasses = new Set<string>();
  const overrides = createOverrides(borne);

  // From the end, because what stays for a rule after it can be one that a rule before it has to stay for.
  for (const [index, rule] of [...rulesOf(first).entries()].reverse()) {
    const moved = new Set<string>();
    for (const selector of rule.selectors.toReversed()) {
      const missing = requiredClasses(selector).filter((name) => !served.has(name));
      if (missing.length > 0 && !overrides.concerns(rule, selector)) {
        moved.add(selector);
        missing.forEach((name) => laterClasses.add(name));
      } else overrides.add(rule, selector);
    }
    keepSelectors(rule, (selector) => !moved.has(selector));
    keepSelectors(laterRules[index]!, (selector) => moved.has(selector));
  }
  const firstAnimations = animationsIn(first);
  const laterAnimations = animationsIn(later);
  later.walkAtRules(/^(font-face|property)$/, (rule) => void rule.remove());
  first.walkAtRules(/keyframes$/, (rule) => {
    if (laterAnimations.has(rule.params) && !firstAnimations.has(rule.params)) rule.remove();
  });
  later.walkAtRules(/keyframes$/, (rule) => {
    if (firstAnimations.has(rule.params) || !laterAnimations.has(rule.params)) rule.remove();
  });
  dropEmpty(first);
  dropEmpty(later);
  return {first: first.toString(), later: later.toString(), laterClasses};
}
