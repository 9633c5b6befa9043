import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, ElementContent, Root} from 'hast';
import type {SymbolFacts} from '../api/render/symbols';
import {findExample} from '../components/catalog';
import {stringOf, visit} from '../markdown-tree';
import {ROOT, SITE} from '../paths';
import {importedNames} from './imports';
import {popoverId, readSymbols} from './table';

/** The code of a page with its language: fences, and the files of `<Example of>`. */
function codeOf(tree: Root): {code: string; language: string}[] {
  const found: {code: string; language: string}[] = [];
  visit(tree, (node) => {
    if (node.type.startsWith('mdxJsx') && node.name === 'Example') {
      const file = findExample(stringOf(node, 'of'))?.path;
      // A wrong name stops the build elsewhere, with the names that are close.
      if (file) found.push({code: readFileSync(path.join(ROOT, file), 'utf8'), language: 'tsx'});
    }
    const {tagName, properties, children = []} = node as unknown as Partial<Element>;
    const {className} = properties ?? {};
    if (tagName !== 'code' || !Array.isArray(className)) return;
    const code = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    found.push({code, language: String(className[0]).replace(/^language-/, '')});
  });
  return found;
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: readonly (ElementContent | string)[],
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) =>
    typeof child === 'string' ? {type: 'text', value: child} : child,
  ),
});

/** The popover of a symbol. A page links to its own headings, and not to itself. */
function popover(id: string, {signature, summary, href}: SymbolFacts, page: string): Element {
  const name = id.slice(id.indexOf('#') + 1);
  const [place = '', heading] = href?.split('#') ?? [];
  const address = place === page ? heading && `#${heading}` : href;
  return element('div', {id: popoverId(id), className: ['code-symbol'], popover: 'auto'}, [
    element('code', {}, [signature]),
    element('p', {}, [summary]),
    ...(address ? [element('a', {href: address}, [`${name} reference`])] : []),
  ]);
}

/** Address of a page by its file. */
const addressOf = (file: string) =>
  `/${path.relative(SITE, file).split(path.sep).join('/')}`.replace(/(\/index)?\.mdx?$/, '');

/**
 * Rehype plugin: adds a popover for each symbol of the toolkit that the page's code imports, once for all of its code blocks. The
 * buttons are in the code: see `highlightToHtml`. It needs the code, so it runs before `rehypeHighlight`.
 */
export function rehypeSymbols() {
  return (tree: Root, file: {path: string}): void => {
    const names = codeOf(tree).flatMap(({code, language}) => importedNames(code, language));
    if (names.length === 0) return;
    const symbols = readSymbols();
    const ids = [...new Set(names.map(({id}) => id))].filter((id) => symbols[id]);
    if (ids.length === 0) return;
    tree.children.push({
      type: 'mdxJsxFlowElement',
      name: 'CodeSymbols',
      attributes: [],
      children: ids.map((id) => popover(id, symbols[id]!, addressOf(file.path))),
    } as unknown as Element);
  };
}
