import type {Field} from '@storefront-toolkit/integration-core';
import type {
  ImageMedia,
  RichText,
  RichTextInline,
  RichTextMark,
  RichTextNode,
  StorefrontLink,
} from '@storefront-toolkit/types/cms';

/** What a node of a vendor's rich text is. */
export type RichNode =
  /** Words. A line feed in them starts a new line. */
  | {readonly kind: 'text'; readonly text: string; readonly marks: readonly RichTextMark[]}
  /** A link. Without a target, only its words are kept. */
  | {
      readonly kind: 'link';
      readonly link: StorefrontLink | undefined;
      readonly children: readonly Field[];
    }
  /** A heading of level 1 to 6. */
  | {readonly kind: 'heading'; readonly level: number; readonly children: readonly Field[]}
  /** A list, whose children are items. */
  | {readonly kind: 'list'; readonly ordered: boolean; readonly children: readonly Field[]}
  /** A quotation. */
  | {readonly kind: 'quote'; readonly children: readonly Field[]}
  /** An image. `null` when the asset is gone. */
  | {readonly kind: 'figure'; readonly image: ImageMedia | null; readonly caption?: string}
  /** A line between two parts. */
  | {readonly kind: 'divider'}
  /** A new line. */
  | {readonly kind: 'break'}
  /** A part of a paragraph that means nothing to the contract: its content stays where it is. */
  | {readonly kind: 'inline'; readonly children: readonly Field[]}
  /** A paragraph, an item of a list, or any other container: its content is a paragraph, or several. */
  | {readonly kind: 'block'; readonly children: readonly Field[]};

/** Tells what a node is. */
export type DescribeNode = (node: Field) => RichNode;

type Words = Exclude<RichTextInline, {type: 'Link'}>;

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

/** Makes functions that read nodes of one vendor. */
export function richTextReader(describe: DescribeNode): (nodes: readonly Field[]) => RichText {
  function inline(nodes: readonly Field[]): readonly RichTextInline[] {
    return nodes.flatMap((node): readonly RichTextInline[] => {
      const found = describe(node);
      switch (found.kind) {
        case 'text':
          return wordsOf(found.text, found.marks);
        case 'break':
          return [{type: 'LineBreak'}];
        case 'link': {
          const content = inline(found.children).flatMap((part) =>
            part.type === 'Link' ? part.content : [part],
          );
          if (!found.link) return content;
          return content.length > 0 ? [{type: 'Link', link: found.link, content}] : [];
        }
        case 'figure':
        case 'divider':
          return [];
        default:
          return inline(found.children);
      }
    });
  }

  function blockOf(found: RichNode): readonly RichTextNode[] {
    switch (found.kind) {
      case 'heading': {
        const content = inline(found.children);
        return content.length > 0 ? [{type: 'Heading', level: levelOf(found.level), content}] : [];
      }
      case 'list': {
        const items = found.children.map((item) => blocks([item])).filter(({length}) => length > 0);
        return items.length > 0 ? [{type: 'List', ordered: found.ordered, items}] : [];
      }
      case 'quote': {
        const content = blocks(found.children);
        return content.length > 0 ? [{type: 'Quote', content}] : [];
      }
      case 'figure': {
        const {image, caption} = found;
        return image ? [{type: 'Figure', image, ...(caption && {caption})}] : [];
      }
      case 'divider':
        return [{type: 'Divider'}];
      case 'block':
        return blocks(found.children);
      default:
        return [];
    }
  }

  function blocks(nodes: readonly Field[]): RichText {
    const result: RichTextNode[] = [];
    let run: Field[] = [];
    const endParagraph = () => {
      const content = inline(run);
      if (content.length > 0) result.push({type: 'Paragraph', content});
      run = [];
    };
    for (const node of nodes) {
      const found = describe(node);
      if (['text', 'link', 'break', 'inline'].includes(found.kind)) {
        run.push(node);
      } else {
        endParagraph();
        result.push(...blockOf(found));
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
