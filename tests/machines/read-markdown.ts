import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {type PageText, plain} from './read-html.ts';

/** A page's twin, read by a parser of GitHub's Markdown. */
export interface TwinText extends PageText {
  links: string[];
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function collect(node: Nodes, into: TwinText): void {
  if (node.type === 'heading') into.headings.push(plain(textOf(node)));
  if (node.type === 'code') into.code.push(plain(node.value));
  if (node.type === 'tableCell') into.cells.push(plain(textOf(node)));
  if (node.type === 'link') into.links.push(node.url);
  if ('children' in node) node.children.forEach((child) => collect(child, into));
}

/** The headings, code, cells and links of a twin. */
export function readTwin(markdown: string): TwinText {
  const body = markdown.replace(/^---\n[^]*?\n---\n/, '');
  const text: TwinText = {headings: [], code: [], cells: [], links: []};
  collect(fromMarkdown(body, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]}), text);
  return text;
}
