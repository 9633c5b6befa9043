import {
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter,
  html,
  parse,
  serialize,
} from 'parse5';
import counted from '../counted.cjs';
import {type Card, altOf, CARD_SIZE} from './cards/card';
import {readCard} from './cards/read-card';
import {attributeOf, elementsIn} from './elements';
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
  /**
   * Draws a card.
   *
   * @returns The picture's address, with its origin. Nothing when it can't be drawn: the page then keeps the site's own picture.
   */
  drawCard: (card: Card) => Promise<string | undefined>;
}

/** The framework's scripts, which the template of a page writes. */
const APPLICATION_SCRIPT = /\/assets\/js\/main\.[^/]*\.js$/;

/** The site's whole style sheet. */
const STYLES = /\/assets\/css\/styles\.[\w.]*css$/;

/** The picture that the framework's settings name for all pages. */
const SITE_PICTURE = '/img/social-card.png';

/** The style sheet of an example's component. */
const EXAMPLE_STYLES = /^\/.*\.css$/;

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

/** Adds an element to the end of a page's head. */
function addToHead(
  elements: readonly Tree.Element[],
  tagName: string,
  attributes: Record<string, string>,
) {
  const attrs = Object.entries(attributes).map(([name, value]) => ({name, value}));
  defaultTreeAdapter.appendChild(
    elements.find((element) => element.tagName === 'head')!,
    defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs),
  );
}

/** Names a page's card in place of the site's own picture. A picture that the page names itself stays. */
async function linkCard(elements: readonly Tree.Element[], drawCard: PageAssets['drawCard']) {
  const content = elements
    .find((element) => attributeOf(element, 'property') === 'og:image')
    ?.attrs.find(({name}) => name === 'content');
  if (!content?.value.endsWith(SITE_PICTURE)) return;
  const card = readCard(elements);
  const href = card && (await drawCard(card));
  if (!href) return;
  content.value = href;
  const facts = {width: CARD_SIZE.width, height: CARD_SIZE.height, alt: altOf(card)};
  for (const [name, value] of Object.entries(facts)) {
    // Marked as the picture is, so that the application takes it for a part of the document's head.
    const attributes = {'data-rh': 'true', property: `og:image:${name}`, content: `${value}`};
    addToHead(elements, 'meta', attributes);
  }
}

/**
 * Makes an emitted page ready to be served: the style sheets of the page and of its live examples linked, what styles only the
 * application needs left to it (see `delivery/browser/document/later-styles.ts`), its card linked, and written with all tags. The minifier leaves
 * out those that HTML doesn't need, and simple readers, such as programs that turn pages into text, then lose where elements end.
 *
 * @param text - A page as Docusaurus wrote it by `delivery/emit/page/template.ts`.
 * @throws If a page lacks what is to be edited, or has it twice.
 */
export async function finishPage(
  text: string,
  {styles, laterStyles, pageStyles, drawCard}: PageAssets,
): Promise<string> {
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
  const link = (rel: string, href: string) => addToHead(elements, 'link', {rel, href});
  link(needs(laterStyles) ? 'stylesheet' : 'later-stylesheet', laterStyles.href);
  for (const {href} of pageStyles.filter(needs)) link('stylesheet', href);
  for (const href of exampleSheets(elements)) link('stylesheet', href);
  removeOwnLanguage(elements);
  await linkCard(elements, drawCard);
  return serialize(document);
}
