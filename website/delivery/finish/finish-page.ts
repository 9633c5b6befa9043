import {
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter,
  html,
  parse,
  serialize,
} from 'parse5';
import counted from '../counted.cjs';
import {classesIn} from './styles/names';

/** A style sheet that some pages need. */
export interface PartialStyles {
  href: string;
  /** A page with one of these classes needs it at once. */
  classes: ReadonlySet<string>;
}

/** The facts about the build that the finished pages need. */
export interface PageAssets {
  /** Address of the part of the site's style sheet that pages link in place of the whole. */
  styles: string;
  /** The part of the site's style sheet that documents need with the application alone. */
  laterStyles: PartialStyles;
  /** Style sheets of single pages, which the framework would load with the application. */
  pageStyles: readonly PartialStyles[];
}

/** The framework's scripts, which the template of a page writes. */
const APPLICATION_SCRIPT = /\/assets\/js\/main\.[^/]*\.js$/;

/** The site's whole style sheet. */
const STYLES = /\/assets\/css\/styles\.[\w.]*css$/;

/** The style sheet of an example's component. */
const EXAMPLE_STYLES = /^\/.*\.css$/;

/** The elements below a node, in the order of the document. */
function elementsIn(node: Tree.ParentNode, found: Tree.Element[] = []): Tree.Element[] {
  for (const child of node.childNodes) {
    if ('tagName' in child) found.push(child);
    if ('childNodes' in child) elementsIn(child, found);
  }
  return found;
}

const attributeOf = (element: Tree.Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value;

const isLink = (element: Tree.Element, rel: string) =>
  element.tagName === 'link' && attributeOf(element, 'rel') === rel;

/** Stops the build when a page doesn't have something as often as it has to. */
const expectCount = (
  found: readonly unknown[],
  pattern: RegExp,
  what: string,
  count: {exactly?: number; least?: number} = {},
) =>
  counted.expectCount(found.length, pattern, {
    where: 'A page',
    what,
    harm: 'it would be sent with the wrong styles or scripts',
    adapt: 'website/delivery/finish/finish-page.ts',
    ...count,
  });

/** Leaves out a page's links to itself as its form in a language, where it has no other. Nobody learns anything from them. */
function removeOwnLanguage(elements: readonly Tree.Element[]) {
  const canonical = elements.find((element) => isLink(element, 'canonical'));
  const own = canonical && attributeOf(canonical, 'href');
  const languages = elements.filter(
    (element) => isLink(element, 'alternate') && attributeOf(element, 'hreflang') !== undefined,
  );
  if (languages.every((element) => attributeOf(element, 'href') === own)) {
    for (const element of languages) defaultTreeAdapter.detachNode(element);
  }
}

/** Addresses of the style sheets that the live examples of a page name. */
function exampleSheets(elements: readonly Tree.Element[]): Set<string> {
  const named = elements.flatMap((element) => attributeOf(element, 'data-example-styles') ?? []);
  const sheets = named.filter((href) => EXAMPLE_STYLES.test(href));
  expectCount(sheets, EXAMPLE_STYLES, 'style sheets of live examples', {exactly: named.length});
  return new Set(sheets);
}

/**
 * Makes an emitted page ready to be served: the style sheets of the page and of its live examples linked, what styles only the
 * application needs left to it (see `delivery/browser/document/later-styles.ts`), and written with all tags. The minifier leaves
 * out those that HTML doesn't need, and simple readers, such as programs that turn pages into text, then lose where elements end.
 *
 * @param text - A page as Docusaurus wrote it by `delivery/emit/page/template.ts`.
 * @throws If a page lacks what is to be edited, or has it twice.
 */
export function finishPage(text: string, {styles, laterStyles, pageStyles}: PageAssets): string {
  const document = parse(text);
  const elements = elementsIn(document);
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' && APPLICATION_SCRIPT.test(attributeOf(element, 'src') ?? ''),
  );
  expectCount(scripts, APPLICATION_SCRIPT, 'its script of the application');
  const whole = elements.filter(
    (element) => isLink(element, 'stylesheet') && STYLES.test(attributeOf(element, 'href') ?? ''),
  );
  expectCount(whole, STYLES, 'its style sheet');
  whole[0]!.attrs.find(({name}) => name === 'href')!.value = styles;

  const classes = [...classesIn(text)];
  const needs = (sheet: PartialStyles) => classes.some((name) => sheet.classes.has(name));
  const head = elements.find(({tagName}) => tagName === 'head')!;
  const link = (rel: string, href: string) => {
    const attributes = [
      {name: 'rel', value: rel},
      {name: 'href', value: href},
    ];
    defaultTreeAdapter.appendChild(
      head,
      defaultTreeAdapter.createElement('link', html.NS.HTML, attributes),
    );
  };
  link(needs(laterStyles) ? 'stylesheet' : 'later-stylesheet', laterStyles.href);
  for (const {href} of pageStyles.filter(needs)) link('stylesheet', href);
  for (const href of exampleSheets(elements)) link('stylesheet', href);
  removeOwnLanguage(elements);
  return serialize(document);
}
