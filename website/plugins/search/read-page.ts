import {type DefaultTreeAdapterTypes, parse} from 'parse5';
import {AREA_ATTRIBUTE, MARK_ATTRIBUTE, type SearchMark} from '../../src/search/marks';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** A heading or a row of a table, with what is said below it. */
export interface Section {
  /** 1 for the page itself, 2 to 6 for a heading; a row is one deeper than its heading. */
  level: number;
  name: string;
  /** Anchor on the page; empty for the page itself. */
  anchor: string;
  /** Paragraphs, items and cells, as plain text. */
  texts: string[];
  /** Names that its code uses. */
  identifiers: Set<string>;
}

/** The parts of a built page that a search needs. */
export interface PageText {
  title: string;
  /** The area that the page belongs to, such as `Types › Cart`. */
  area: string;
  description: string;
  language: string;
  tag: string;
  version: string;
  /** The page itself, then its headings and rows, in order. */
  sections: [Section, ...Section[]];
}

const MARKS: readonly string[] = ['page', 'row', 'skip'] satisfies SearchMark[];

/** Elements that hold no text of the page: what a reader presses, navigation, other forms of the same. */
const SKIPPED_TAGS = new Set(['button', 'nav', 'noscript', 'script', 'style', 'svg', 'template']);

const BLOCKS = new Set(
  'article blockquote caption dd details div dl dt fieldset figcaption figure footer header li main ol p pre section summary table tbody td tfoot th thead tr ul h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);

/** Classes that the highlighter gives to tokens that aren't names: strings, keywords, comments. */
const NO_NAME = /(?:^|\s)t-(?:str|kw|com)(?:\s|$)/;

const isElement = (node: Node): node is Element => 'tagName' in node;
const children = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const attribute = (element: Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value ?? '';

/**
 * A component's note on an element for the search index.
 *
 * @throws If it is nothing that this reader knows.
 */
function markOf(element: Element): SearchMark | undefined {
  const value = attribute(element, MARK_ATTRIBUTE);
  if (value === '') return undefined;
  if (MARKS.includes(value)) return value as SearchMark;
  throw new Error(
    `<${element.tagName} ${MARK_ATTRIBUTE}="${value}"> says nothing that the search index knows, so it would read what ` +
      `it should not. Write one of ${MARKS.join(', ')}, best by website/src/search/marks.ts.`,
  );
}

function isSkipped(element: Element): boolean {
  return (
    markOf(element) === 'skip' ||
    SKIPPED_TAGS.has(element.tagName) ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'role') === 'tablist' ||
    element.attrs.some(({name}) => name === 'hidden')
  );
}

/** The text of a node as a reader sees it, in one line. */
export function textOf(node: Node): string {
  const read = (each: Node): string => {
    if (each.nodeName === '#text') return (each as DefaultTreeAdapterTypes.TextNode).value;
    if (isElement(each) && isSkipped(each)) return '';
    const inner = children(each).map(read).join('');
    return isElement(each) && BLOCKS.has(each.tagName) ? ` ${inner} ` : inner;
  };
  return read(node)
    .replace(/[\s\u200b\u00ad]+/g, ' ')
    .trim();
}

function find(node: Node, matches: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && matches(node)) return node;
  for (const child of children(node)) {
    const found = find(child, matches);
    if (found) return found;
  }
  return undefined;
}

const hasBlock = (node: Node): boolean =>
  children(node).some(
    (child) =>
      isElement(child) && !isSkipped(child) && (BLOCKS.has(child.tagName) || hasBlock(child)),
  );

/** Names in a block of code: what is neither a string, nor a keyword, nor a comment. */
function identifiersOf(pre: Element): string[] {
  const read = (node: Node): string => {
    if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
    return isElement(node) && NO_NAME.test(attribute(node, 'class'))
      ? ' '
      : children(node).map(read).join('');
  };
  return read(pre).match(/[A-Za-z][\w-]{2,40}/g) ?? [];
}

/** Reads the sections of a page from the element that holds its content. */
function readSections(content: Element, title: string): [Section, ...Section[]] {
  const page: Section = {level: 1, name: title, anchor: '', texts: [], identifiers: new Set()};
  const sections: [Section, ...Section[]] = [page];
  const skipped = new Set<Section>();
  let heading = page;

  const startSection = (level: number, name: string, anchor: string) => {
    const section: Section = {level, name, anchor, texts: [], identifiers: new Set()};
    sections.push(section);
    return section;
  };
  const add = (section: Section, text: string) => {
    if (text && !section.texts.includes(text)) section.texts.push(text);
  };
  const readRow = (row: Element) => {
    const cells = children(row).filter(isElement);
    const name = cells.find((cell) => markOf(cell) === 'row');
    if (name) {
      const code = find(name, ({tagName}) => tagName === 'code');
      const section = startSection(
        Math.min(heading.level + 1, 6),
        textOf(code ?? name),
        attribute(name, 'id'),
      );
      add(
        section,
        cells
          .filter((cell) => cell !== name)
          .map(textOf)
          .filter(Boolean)
          .join(' · '),
      );
    } else if (cells.some(({tagName}) => tagName === 'td')) {
      add(heading, cells.map(textOf).filter(Boolean).join(' · '));
    }
  };
  const visit = (node: Node) => {
    if (!isElement(node)) return;
    if (node.tagName === 'h1') return;
    if (/^h[2-6]$/.test(node.tagName) && attribute(node, 'id')) {
      heading = startSection(Number(node.tagName[1]), textOf(node), attribute(node, 'id'));
      if (markOf(node) === 'skip') skipped.add(heading);
    } else if (isSkipped(node)) {
      return;
    } else if (node.tagName === 'pre') {
      for (const name of identifiersOf(node)) heading.identifiers.add(name);
    } else if (node.tagName === 'tr') {
      readRow(node);
    } else if (['caption', 'figcaption', 'thead'].includes(node.tagName)) {
      return;
    } else if (BLOCKS.has(node.tagName) && !hasBlock(node)) {
      add(heading, textOf(node));
    } else {
      children(node).forEach(visit);
    }
  };
  visit(content);
  return withoutSkipped(sections, skipped);
}

/** Leaves out sections, with what is below them. */
export function withoutSkipped(
  [page, ...sections]: [Section, ...Section[]],
  skipped: ReadonlySet<Section>,
): [Section, ...Section[]] {
  let dropped = 7;
  const kept = sections.filter((section) => {
    if (section.level <= dropped) dropped = skipped.has(section) ? section.level : 7;
    return dropped === 7;
  });
  return [page, ...kept];
}

/** The head and the main part of a page. Parsing the menus of each page would take most of the time. */
export function headAndMain(html: string): string {
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  return start < 0
    ? html
    : `${html.slice(0, html.indexOf('</head>'))}<body>${html.slice(start, end)}`;
}

/**
 * Reads a built page for the search index.
 *
 * @param html - A page as Docusaurus wrote it, or as the build finished it.
 * @returns Nothing for a page that is not to be found: no component marked its content, or search engines must not list it.
 */
export function readPage(html: string): PageText | undefined {
  const document = parse(headAndMain(html), {scriptingEnabled: false});
  const root = find(document, ({tagName}) => tagName === 'html');
  const content = find(document, (element) => markOf(element) === 'page');
  const heading = find(document, ({tagName}) => tagName === 'h1');
  if (!root || !content || !heading) return undefined;
  const meta = (name: string) => {
    const element = find(
      document,
      (each) => each.tagName === 'meta' && attribute(each, 'name') === name,
    );
    return element ? attribute(element, 'content') : '';
  };
  if (/noindex/.test(meta('robots'))) return undefined;
  const title = textOf(heading);
  return {
    title,
    area: attribute(content, AREA_ATTRIBUTE),
    description: meta('description'),
    language: attribute(root, 'lang'),
    tag: meta('docusaurus_tag') || 'default',
    version: meta('docusaurus_version'),
    sections: readSections(content, title),
  };
}
