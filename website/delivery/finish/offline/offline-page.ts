import {
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter,
  parse,
  serialize,
  serializeOuter,
} from 'parse5';
import counted from '../../counted.cjs';
import {plain} from '../../browser/offline/keep-list';
import {texts} from '../../browser/offline/texts';
import {attributeOf, elementsIn} from '../elements';

/** Title of the not-found page, in all that the framework says it in. */
const TITLE = 'Page Not Found';

/** The site around the page. */
export interface OfflineSite {
  baseUrl: string;
  /** Path of the search page below `baseUrl`. */
  searchPagePath: string;
  /** Addresses of the kept pages below `baseUrl`. */
  addresses: readonly string[];
}

const textOf = (node: Tree.ParentNode): string =>
  node.childNodes
    .map((child) => ('value' in child ? child.value : 'childNodes' in child ? textOf(child) : ''))
    .join('');

const hasClass = (element: Tree.Element, name: string) =>
  attributeOf(element, 'class')?.split(/\s+/).includes(name) ?? false;

/** Elements of the head that describe the not-found page, or that its application needs. */
const isLeftOut = (element: Tree.Element) =>
  (element.tagName === 'meta' &&
    /^(?:og|twitter|docusaurus)/.test(
      attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? '',
    )) ||
  (element.tagName === 'link' &&
    ['canonical', 'alternate', 'expect', 'preload', 'prefetch'].includes(
      attributeOf(element, 'rel') ?? '',
    ));

/** Makes the links of the navbar that lead to kept pages into a list, after the home page and before the search. */
function entries(
  elements: readonly Tree.Element[],
  {baseUrl, searchPagePath, addresses}: OfflineSite,
): string {
  const kept = new Set(addresses.map(plain));
  const links = elements
    .filter(
      (element) =>
        element.tagName === 'a' &&
        hasClass(element, 'navbar__link') &&
        !hasClass(element, 'navbar-version'),
    )
    .map((element) => ({href: attributeOf(element, 'href') ?? '', label: textOf(element).trim()}))
    .filter(({href}) => href.startsWith(baseUrl) && kept.has(plain(href.slice(baseUrl.length))));
  const all = [
    {href: baseUrl, label: 'Home'},
    ...links,
    ...(kept.has(searchPagePath)
      ? [{href: baseUrl + searchPagePath, label: texts.page.search}]
      : []),
  ];
  const byAddress = new Map(all.toReversed().map(({href, label}) => [href, label]));
  return [...byAddress]
    .reverse()
    .map(
      ([href, label]) =>
        `<li><a href="${href}">${label.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</a></li>`,
    )
    .join('');
}

/**
 * Makes the page that a reader without a connection gets for an address whose page isn't kept, from the not-found page: its head, its
 * inline scripts, the name of the site, its footer. It has no application, which would show the not-found page in its place.
 *
 * @param notFound - The finished not-found page.
 */
export function offlinePage(notFound: string, site: OfflineSite): string {
  const document = parse(notFound);
  const elements = elementsIn(document);
  const only = (what: string, matches: (element: Tree.Element) => boolean, least = 1) => {
    const found = elements.filter(matches);
    counted.expectCount(found.length, what, {
      where: 'The not-found page',
      what,
      harm: 'the page for readers without a connection would lack it',
      adapt: 'website/delivery/finish/offline/offline-page.ts',
      least,
    });
    return found[0];
  };
  const html = elements.find(({tagName}) => tagName === 'html')!;
  const title = only('<title>', ({tagName}) => tagName === 'title')!;
  const main = only('<main>', ({tagName}) => tagName === 'main')!;
  const name = only('the name in the navbar', (element) => hasClass(element, 'navbar__title'))!;
  const footer = only('<footer>', ({tagName}) => tagName === 'footer', 0);
  const scripts = only('inline scripts', (element) => isInline(element) && !isInHead(element));
  const control = only('<offline-copy>', ({tagName}) => tagName === 'offline-copy')!;
  const controlScript = only('the script of the control', (element) =>
    /\/js\/offline\.\w+\.js$/.test(attributeOf(element, 'src') ?? ''),
  )!;
  const head = elements.find(({tagName}) => tagName === 'head')!;
  for (const element of elements.filter((one) => isInHead(one) && isLeftOut(one))) {
    defaultTreeAdapter.detachNode(element);
  }
  const words = title.childNodes.find((child) => 'value' in child)!;
  words.value = words.value.replace(TITLE, texts.page.title);
  html.attrs = html.attrs.filter(
    ({name: attribute}) => !/^data-(?:application|has-hydrated)$/.test(attribute),
  );
  html.childNodes = [];
  const open = serializeOuter(html).replace('</html>', '');
  return [
    '<!DOCTYPE html>',
    open,
    `<head>${serialize(head)}<meta name="robots" content="noindex"></head>`,
    '<body>',
    scripts ? serializeOuter(scripts) : '',
    `<div id="__docusaurus"><nav aria-label="Main" class="navbar"><div class="navbar__inner"><div class="navbar__items">${serializeOuter(name)}</div></div></nav>`,
    `<main class="${attributeOf(main, 'class') ?? ''}"><h1>${texts.page.title}</h1><p>${texts.page.lead}</p>`,
    `<h2>${texts.page.links}</h2><ul>${entries(elements, site)}</ul></main>`,
    footer ? serializeOuter(footer) : '',
    '</div>',
    serializeOuter(control),
    serializeOuter(controlScript),
    '</body></html>',
  ].join('\n');
}

const isInline = (element: Tree.Element) =>
  element.tagName === 'script' &&
  attributeOf(element, 'src') === undefined &&
  attributeOf(element, 'type') === undefined;

const isInHead = (element: Tree.Element): boolean => {
  const {parentNode} = element;
  return parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'head';
};
