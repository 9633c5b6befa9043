import {type Field, readOrReport, type Report} from '@storefront-toolkit/integration-core';
import type {
  BlockBase,
  ImageMedia,
  RichText,
  RichTextInline,
  RichTextMark,
  RichTextNode,
  StorefrontLink,
  TableRow,
} from '@storefront-toolkit/types/cms';

/** A cell of a table in a rich text. */
export interface RichCell<Node = Field> {
  /** Whether it names its column or its row. */
  readonly heading: boolean;
  /** The number of columns that it covers. Without it, one. */
  readonly columnSpan?: number | undefined;
  /** The number of rows that it covers. Without it, one. */
  readonly rowSpan?: number | undefined;
  /** Its content. */
  readonly children: readonly Node[];
}

/**
 * The meaning of a node in a vendor's rich text.
 *
 * @typeParam Node - A node, as the vendor or its parser makes it.
 */
export type RichNode<Node = Field> =
  /** Words. A line feed in them starts a new line. */
  | {readonly kind: 'text'; readonly text: string; readonly marks: readonly RichTextMark[]}
  /** A link. Without a target, only its words are kept. */
  | {
      readonly kind: 'link';
      readonly link: StorefrontLink | undefined;
      readonly children: readonly Node[];
    }
  /** A link that has its own text. `block` makes it a paragraph. */
  | {
      readonly kind: 'words';
      readonly link: StorefrontLink;
      readonly text: string;
      readonly block: boolean;
    }
  /** A heading of level 1 to 6. */
  | {readonly kind: 'heading'; readonly level: number; readonly children: readonly Node[]}
  /** A list, whose children are items. */
  | {readonly kind: 'list'; readonly ordered: boolean; readonly children: readonly Node[]}
  /** A quotation. */
  | {readonly kind: 'quote'; readonly children: readonly Node[]}
  /** An image. */
  | {
      readonly kind: 'figure';
      readonly image: ImageMedia;
      readonly caption?: string | undefined;
    }
  /** A table. Rows at its start whose cells are all headings name its columns. */
  | {readonly kind: 'table'; readonly rows: readonly (readonly RichCell<Node>[])[]}
  /** A block between paragraphs. */
  | {readonly kind: 'embed'; readonly block: BlockBase}
  /** A line between two parts. */
  | {readonly kind: 'divider'}
  /** A new line. */
  | {readonly kind: 'break'}
  /** A part of a paragraph that means nothing to the contract: its content stays where it is. */
  | {readonly kind: 'inline'; readonly children: readonly Node[]}
  /** A paragraph, an item of a list, or any other container: its content is a paragraph, or several. */
  | {readonly kind: 'block'; readonly children: readonly Node[]}
  /** A part that holds nothing that anyone reads. */
  | {readonly kind: 'nothing'}
  /** A part that the contract can't hold. It is reported; what is left of it is read in its place. */
  | {
      readonly kind: 'lost';
      /** The missing part, such as `video`. */
      readonly missing: string;
      /** The expected value, to be read after `is not`. */
      readonly expected: string;
      readonly left?: RichNode<Node> | undefined;
    };

/** Reads nodes of one vendor. */
export interface RichTextSource<Node> {
  /** Tells what a node is. When it throws `invalid-response`, the node is left out and reported. */
  readonly describe: (node: Node) => RichNode<Node>;
  /** The field that a problem with a node is about. */
  readonly fieldOf: (node: Node) => Field;
  /** Receives the problems of parts that are left out. */
  readonly report: Report;
}

type Words = Exclude<RichTextInline, {type: 'Link'}>;
type Known<Node> = Exclude<RichNode<Node>, {kind: 'lost' | 'nothing'}>;

/** A node, and what it is. */
interface Found<Node> {
  readonly node: Node;
  readonly is: Known<Node>;
}

const INLINE = ['text', 'link', 'break', 'inline'];
const isInline = <Node>(is: Known<Node>) =>
  is.kind === 'words' ? !is.block : INLINE.includes(is.kind);

function wordsOf(text: string, marks: readonly RichTextMark[]): readonly Words[] {
  return text
    .split('\n')
    .flatMap((line, index): Words[] => [
      ...(index > 0 ? [{type: 'LineBreak'} as const] : []),
      ...(line ? [{type: 'Text', text: line, ...(marks.length > 0 && {marks})} as const] : []),
    ]);
}

/** The levels that a text may have: its page has the first. */
const levelOf = (level: number) => (level <= 2 ? 2 : level === 3 ? 3 : 4);

const withoutLinks = (content: readonly RichTextInline[]): readonly Words[] =>
  content.flatMap((part) => (part.type === 'Link' ? part.content : [part]));

/** Reads the rows of a table. Those at its start that name columns are its head. */
function tableOf<Node>(
  rows: readonly (readonly RichCell<Node>[])[],
  line: (nodes: readonly Node[]) => readonly RichTextInline[],
): RichTextNode {
  const isHead = (cells: readonly RichCell<Node>[]) =>
    cells.length > 0 && cells.every(({heading}) => heading);
  const firstOfBody = rows.findIndex((cells) => !isHead(cells));
  const heads = firstOfBody < 0 ? rows.length : firstOfBody;
  const read = rows.map((cells, row): TableRow => {
    const inBody = row >= heads;
    return {
      id: String(row),
      cells: cells.map(({heading, columnSpan = 1, rowSpan = 1, children}) => ({
        content: line(children),
        ...(heading && inBody && {heading}),
        ...(columnSpan > 1 && {columnSpan}),
        ...(rowSpan > 1 && {rowSpan}),
      })),
    };
  });
  return {type: 'Table', head: read.slice(0, heads), body: read.slice(heads)};
}

/** Makes the function that reads nodes of one vendor. Nodes that the contract can't hold are reported. */
export function richTextReader<Node>({
  describe,
  fieldOf,
  report,
}: RichTextSource<Node>): (nodes: readonly Node[]) => RichText {
  const lose = (node: Node, missing: string, expected: string) =>
    readOrReport(missing, report, () => fieldOf(node).fail(expected));

  /** Says what the nodes are. Those that can't be read are left out. */
  const look = (nodes: readonly Node[]): readonly Found<Node>[] =>
    nodes.flatMap((node): readonly Found<Node>[] => {
      let is = readOrReport('part of a text', report, () => describe(node));
      while (is?.kind === 'lost') {
        lose(node, is.missing, is.expected);
        is = is.left;
      }
      return is && is.kind !== 'nothing' ? [{node, is}] : [];
    });

  /** Parts of a line. Blocks in it begin a new line, and what is more than words is reported. */
  function line(nodes: readonly Node[]): readonly RichTextInline[] {
    return lineOf(look(nodes));
  }

  function lineOf(parts: readonly Found<Node>[]): readonly RichTextInline[] {
    let result: readonly RichTextInline[] = [];
    let endsBlock = false;
    for (const part of parts) {
      const content = inlineOf(part);
      const startsLine = result.length > 0 && (endsBlock || !isInline(part.is));
      if (content.length > 0) {
        result = [...result, ...(startsLine ? [{type: 'LineBreak'} as const] : []), ...content];
        endsBlock = !isInline(part.is);
      }
    }
    return result;
  }

  function inlineOf({node, is}: Found<Node>): readonly RichTextInline[] {
    switch (is.kind) {
      case 'text':
        return wordsOf(is.text, is.marks);
      case 'break':
        return [{type: 'LineBreak'}];
      case 'link': {
        const content = withoutLinks(line(is.children));
        if (!is.link) return content;
        return content.length > 0 ? [{type: 'Link', link: is.link, content}] : [];
      }
      case 'words':
        return [{type: 'Link', link: is.link, content: wordsOf(is.text, [])}];
      case 'inline':
      case 'block':
        return line(is.children);
      case 'heading':
      case 'list':
      case 'quote':
        lose(node, is.kind, 'a part that a line can hold, so only its words are kept');
        return line(is.children);
      default:
        lose(node, is.kind === 'figure' ? 'image' : is.kind, 'a part that a line can hold');
        return [];
    }
  }

  function blockOf({node, is}: Found<Node>): readonly RichTextNode[] {
    switch (is.kind) {
      case 'heading': {
        const content = line(is.children);
        return content.length > 0 ? [{type: 'Heading', level: levelOf(is.level), content}] : [];
      }
      case 'list': {
        const items = is.children.map((item) => blocks([item])).filter(({length}) => length > 0);
        return items.length > 0 ? [{type: 'List', ordered: is.ordered, items}] : [];
      }
      case 'quote': {
        const content = blocks(is.children);
        return content.length > 0 ? [{type: 'Quote', content}] : [];
      }
      case 'figure':
        return [{type: 'Figure', image: is.image, ...(is.caption && {caption: is.caption})}];
      case 'table':
        return is.rows.length > 0 ? [tableOf(is.rows, line)] : [];
      case 'embed':
        return [{type: 'Embed', block: is.block}];
      case 'divider':
        return [{type: 'Divider'}];
      case 'block':
        return blocks(is.children);
      default: {
        const content = inlineOf({node, is});
        return content.length > 0 ? [{type: 'Paragraph', content}] : [];
      }
    }
  }

  function blocks(nodes: readonly Node[]): RichText {
    const result: RichTextNode[] = [];
    let run: Found<Node>[] = [];
    const endParagraph = () => {
      const content = lineOf(run);
      if (content.length > 0) result.push({type: 'Paragraph', content});
      run = [];
    };
    for (const part of look(nodes)) {
      if (isInline(part.is)) {
        run.push(part);
      } else {
        endParagraph();
        result.push(...blockOf(part));
      }
    }
    endParagraph();
    return result;
  }

  return blocks;
}

/** Marks of a node whose marks are properties that are `true`, such as `{text: 'now', bold: true}`. */
export const marksOf = (
  node: Field,
  names: Readonly<Record<string, RichTextMark>>,
): readonly RichTextMark[] =>
  Object.entries(names)
    .filter(([name]) => node.at(name).value === true)
    .map(([, mark]) => mark);
