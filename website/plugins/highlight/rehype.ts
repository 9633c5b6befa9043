import type {Element, Root, RootContent} from 'hast';
import {highlightToHtml} from './highlight';
import {readSymbols} from '../symbols/table';
import {findLanguage} from './languages';
import {readMeta} from './marks';

/**
 * Rehype plugin: highlights each fence while its page is compiled. The `<code>` of the fence is left without children
 * and with the props of `@theme/CodeBlock`: `html`, `language`, `title`.
 */
export function rehypeHighlight() {
  return async (tree: Root, file: {path: string}): Promise<void> => {
    const symbols = readSymbols();
    const isExplained = (id: string) => Object.hasOwn(symbols, id);
    await Promise.all(fences(tree).map((fence) => highlightFence(fence, file, isExplained)));
  };
}

function fences(node: Root | RootContent): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => {
    if (child.type === 'element' && child.tagName === 'pre') {
      const code = child.children.find((grandchild) => grandchild.type === 'element');
      return code?.tagName === 'code' ? [code] : [];
    }
    return fences(child);
  });
}

async function highlightFence(
  code: Element,
  file: {path: string},
  isExplained: (id: string) => boolean,
): Promise<void> {
  const {className, metastring} = code.properties;
  const name =
    (Array.isArray(className) ? className : [])
      .map(String)
      .find((part) => part.startsWith('language-'))
      ?.slice('language-'.length) ?? 'text';
  const line = code.position ? `:${code.position.start.line}` : '';
  const where = `${file.path}${line}`;
  const {title, lines} = readMeta(typeof metastring === 'string' ? metastring : '', where);
  const source = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  code.properties = {
    html: await highlightToHtml(source, name, {lines, where, isExplained}),
    language: findLanguage(name, where).names[0],
    title,
  };
  code.children = [];
}
