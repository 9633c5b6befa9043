import type {DefaultTreeAdapterTypes} from 'parse5';

/** A node of a parsed page. */
export type Node = DefaultTreeAdapterTypes.Node;

/** An element of a parsed page. */
export type Element = DefaultTreeAdapterTypes.Element;

/** The value of an element's attribute, if it has it. */
export const attribute = ({attrs}: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

/** The nodes right below a node, also those of a template. */
const childrenOf = (node: Node): Node[] =>
  'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];

/** The text of a node and of all below it. */
export const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/**
 * An element and all below it, in the order of the page.
 *
 * @param isLeftOut - Elements that are left out, with all below them. @default none
 */
export function elementsOf(
  node: Node,
  isLeftOut: (element: Element) => boolean = () => false,
): Element[] {
  if ('tagName' in node && isLeftOut(node)) return [];
  const inner = childrenOf(node).flatMap((child) => elementsOf(child, isLeftOut));
  return 'tagName' in node ? [node, ...inner] : inner;
}

const nameOf = (one: Element) =>
  (attribute(one, 'aria-label') ?? textOf(one)).trim().replace(/\s+/g, ' ');

/** The names of links and buttons in a part of a page, in their order. */
export const controlNames = (elements: readonly Element[]): string[] =>
  elements.filter(({tagName}) => ['a', 'button', 'summary'].includes(tagName)).map(nameOf);

/** Letters that no English word has. */
const OTHER_SCRIPT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Thai}]{2}/u;

/** The texts in another script that are in a part whose language is English. Code is in no language. */
export function inWrongLanguage(node: Node, language = ''): string[] {
  const isWrong = (text: string) => language === 'en' && OTHER_SCRIPT.test(text);
  if ('value' in node) return isWrong(node.value) ? [node.value] : [];
  if (!('tagName' in node)) {
    return childrenOf(node).flatMap((child) => inWrongLanguage(child, language));
  }
  if (['script', 'style', 'code', 'pre'].includes(node.tagName)) return [];
  const own = attribute(node, 'lang') ?? language;
  const names = own === 'en' ? ['aria-label', 'alt', 'title'] : [];
  return [
    ...names.map((name) => attribute(node, name) ?? '').filter((name) => OTHER_SCRIPT.test(name)),
    ...childrenOf(node).flatMap((child) => inWrongLanguage(child, own)),
  ];
}
