import {type DefaultTreeAdapterTypes, parse} from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The parts of a page that its twin has to have, each as text. */
export interface PageText {
  headings: string[];
  /** Blocks of code. */
  code: string[];
  cells: string[];
}

const attribute = ({attrs}: Element, name: string) => attrs.find((one) => one.name === name)?.value;
const isElement = (node: Node): node is Element => 'tagName' in node;

/** Text as it is compared: without white space, which the two forms break differently. */
export const plain = (text: string) => text.replace(/[\s\u200b]+/g, '');

/** A name in code, which opens a popover. */
const isName = (node: Element) =>
  node.tagName === 'button' && attribute(node, 'popovertarget')?.startsWith('api-') === true;

/** Content besides the text: examples that run, bars and buttons around code, popovers, hidden parts. */
const isNoText = (node: Element) =>
  /(?:^| )(?:example-stage|example-picture|code-block-bar|hash-link|page-actions)(?: |$)/.test(
    attribute(node, 'class') ?? '',
  ) ||
  (['button', 'svg', 'script', 'style', 'summary', 'template'].includes(node.tagName) &&
    !isName(node)) ||
  attribute(node, 'popover') !== undefined ||
  attribute(node, 'hidden') !== undefined ||
  attribute(node, 'inert') !== undefined;

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  if (!isElement(node) || isNoText(node)) return '';
  return node.childNodes.map(textOf).join('');
}

function find(node: Node, wanted: (element: Element) => boolean): Element[] {
  if (!isElement(node)) return [];
  return [
    ...(wanted(node) ? [node] : []),
    ...node.childNodes.flatMap((child) => find(child, wanted)),
  ];
}

function collect(node: Node, into: PageText): void {
  if (!isElement(node) || isNoText(node)) return;
  const {tagName} = node;
  if (/^h[1-6]$/.test(tagName)) into.headings.push(plain(textOf(node)));
  if (['td', 'th'].includes(tagName)) into.cells.push(plain(textOf(node)));
  if (tagName === 'pre') into.code.push(plain(textOf(node)));
  else node.childNodes.forEach((child) => collect(child, into));
}

/** The headings, code and cells of a page's text: of the element that the search index is made from, or of `main`. */
export function readHtml(html: string): PageText {
  const roots = parse(html).childNodes.flatMap((node) =>
    find(node, ({tagName}) => tagName === 'main'),
  );
  if (roots.length !== 1)
    throw new Error(`A page has ${roots.length} main elements instead of one.`);
  const text: PageText = {headings: [], code: [], cells: []};
  const [main] = roots as [Element];
  const marked = find(main, (element) => attribute(element, 'data-search') === 'page');
  collect(marked[0] ?? main, text);
  return text;
}
