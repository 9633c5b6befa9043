import {createProcessor} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';

/** A paragraph, the text of a list item, or a table. */
export interface Block {
  /** Line of the page, from 1, on which it begins. */
  line: number;
  /** Its heading of level two. Empty above the first one. */
  section: string;
  /** Its words, in one line. */
  text: string;
  /** Ids of the claims that its marker names; `advice` when it states no behavior; nothing without a marker. */
  marker?: readonly string[] | 'advice';
}

/** Something in a page or a test that breaks a rule for claims. */
export interface Fault {
  /** Path from the root of the repository. */
  file: string;
  line?: number;
  /** The fault, and how to fix it. */
  message: string;
}

/** A page's statements, and the faults in their markers. */
export interface ReadPage {
  blocks: Block[];
  faults: {line: number; message: string}[];
}

/** The parts of a syntax tree that are read. */
interface Node {
  type: string;
  depth?: number;
  value?: string;
  data?: unknown;
  children?: Node[];
  position?: {start: {line: number}};
}

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*$/;
const HOW =
  'Write {/* claim: page.short-name */}, ids in lower case and with commas between them, or {/* advice */}.';

/** Tells whether a text is the id of a claim: `page.short-name`. */
export function isClaimId(text: string): boolean {
  return ID.test(text);
}

const parser = createProcessor({format: 'mdx', remarkPlugins: [remarkGfm, remarkDirective]});

/** Takes out what MDX does not read, without changing the number of a line. */
function prepared(source: string): string {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, (frontMatter) => frontMatter.replace(/[^\n]/g, ''))
    .replace(/^(#+ .*?)\s*\{#[\w-]+\}$/gm, '$1');
}

const lineOf = (node: Node) => node.position?.start.line ?? 1;

function textOf(node: Node): string {
  const own = node.type === 'text' || node.type === 'inlineCode' ? (node.value ?? '') : '';
  const inner = (node.children ?? []).map(textOf);
  return own + inner.join(node.type === 'tableRow' || node.type === 'table' ? ' ' : '');
}

const wordsOf = (node: Node) => textOf(node).replace(/\s+/g, ' ').trim();

/** The comment that an expression consists of. */
function commentOf({type, value = ''}: Node): string | undefined {
  if (type !== 'mdxTextExpression' && type !== 'mdxFlowExpression') return undefined;
  return /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(value)?.[1]?.trim();
}

/** The marker in a comment; `malformed` for a marker with a fault; nothing for any other comment. */
function markerOf(node: Node): Block['marker'] | 'malformed' {
  const comment = commentOf(node);
  if (comment === undefined || !/^(?:claim|advice)/i.test(comment)) return undefined;
  if (comment === 'advice') return 'advice';
  const ids = /^claim:([\s\S]*)$/.exec(comment)?.[1]?.split(',') ?? [''];
  const trimmed = ids.map((id) => id.trim());
  return trimmed.every(isClaimId) ? trimmed : 'malformed';
}

/** Puts a marker to a block, or says why it cannot. */
function putMarker(block: Block | undefined, node: Node, faults: ReadPage['faults']) {
  const marker = markerOf(node);
  if (!marker) return;
  const fail = (message: string) => faults.push({line: lineOf(node), message});
  if (marker === 'malformed') fail(`{${node.value}} isn't a marker. ${HOW}`);
  else if (!block) fail(`{${node.value}} follows no paragraph and no table. Put it behind one.`);
  else if (block.marker)
    fail("The block has two markers. Put all ids into one; a block with a claim isn't advice.");
  else block.marker = marker;
}

/** Reads a paragraph: its marker is the last thing in it. */
function readParagraph(node: Node, section: string, faults: ReadPage['faults']): Block {
  const block: Block = {line: lineOf(node), section, text: wordsOf(node)};
  const children = node.children ?? [];
  const isBlank = (child: Node) => child.type === 'text' && !child.value?.trim();
  const last = children.findLastIndex((child) => !isBlank(child) && !markerOf(child));
  const inside = children.slice(0, last).find(markerOf);
  for (const child of children.slice(last + 1)) putMarker(block, child, faults);
  if (inside) {
    const message = 'A marker has text behind it. Put it at the end of its block.';
    faults.push({line: lineOf(inside), message});
  }
  return block;
}

/**
 * Reads the blocks of a page with their markers. Headings, code and components need none; a block within a component is
 * a block like any other.
 *
 * @param source - The page as MDX, with or without front matter.
 * @throws When the page isn't MDX: the message names line and column.
 */
export function readPage(source: string): ReadPage {
  const blocks: Block[] = [];
  const faults: ReadPage['faults'] = [];
  let section = '';
  const read = (parent: Node) => {
    let before: Block | undefined;
    for (const node of parent.children ?? []) {
      if (node.type === 'mdxFlowExpression') {
        putMarker(before, node, faults);
        continue;
      }
      before = undefined;
      if (node.type === 'heading' && node.depth === 2) section = wordsOf(node);
      if (node.type === 'paragraph') {
        if (isLabel(node)) continue;
        before = readParagraph(node, section, faults);
      } else if (node.type === 'table') {
        before = {line: lineOf(node), section, text: wordsOf(node)};
      } else read(node);
      if (before && (before.text || before.marker)) blocks.push(before);
    }
  };
  read(parser.parse(prepared(source)));
  return {blocks, faults};
}

/** The title of a note is a heading, though the tree has a paragraph for it. */
function isLabel({data}: Node): boolean {
  return typeof data === 'object' && data !== null && 'directiveLabel' in data;
}
