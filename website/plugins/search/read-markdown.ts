import {createSlugger} from '@docusaurus/utils';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {type PageText, type Section, withoutSkipped} from './read-page';
import {skipsSection} from './skipped-sections';

/** The facts about a page, apart from its text. */
export type PageFacts = Omit<PageText, 'sections'>;

type Node = ReturnType<typeof fromMarkdown>['children'][number] | {type: string; value?: string};

/** A comment of MDX, such as the marker of a claim. */
const COMMENT = /\{\/\*[\s\S]*?\*\/\}/g;

/** The text of a node as a reader sees it, in one line. Markup of MDX shows nothing. */
function textOf(node: Node): string {
  if (node.type === 'html') return '';
  const text =
    'children' in node
      ? node.children.map(textOf).join(node.type === 'list' || node.type === 'listItem' ? ' ' : '')
      : 'value' in node
        ? (node.value ?? '')
        : node.type === 'break'
          ? ' '
          : '';
  const shown = text.replace(COMMENT, '').replace(/\s+/g, ' ');
  return shown.trim() && shown;
}

/** Lines of MDX that are code. */
const IS_CODE = /^(?:import|export)\s/;

/** Lines of a table: those between its cells are left out, cells are put apart. */
function withoutTableMarks(text: string): string {
  return text
    .replace(/\|(?:\s*:?-+:?\s*\|)+/g, ' ')
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(/\s*\|[\s|]*/g, ' · ')
    .trim();
}

/**
 * Reads the source of a page for the search index. It lacks content that only the build knows, such as generated tables:
 * it is for development, where there are no built pages, and for corpora.
 *
 * @param source - Markdown or MDX, with or without front matter.
 */
export function readMarkdown(source: string, facts: PageFacts): PageText {
  const slugger = createSlugger();
  const start: Section = {
    level: 1,
    name: facts.title,
    anchor: '',
    texts: [],
    identifiers: new Set(),
  };
  const sections: [Section, ...Section[]] = [start];
  const skipped = new Set<Section>();
  let section = start;
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, '');
  for (const node of fromMarkdown(body).children) {
    if (skipsSection(body.slice(node.position!.start.offset, node.position!.end.offset))) {
      skipped.add(section);
    }
    if (node.type === 'heading' && node.depth > 1) {
      const [, name = '', id] = /^(.*?)\s*(?:\{#([^}]+)\})?$/.exec(textOf(node).trim()) ?? [];
      const anchor = id ?? slugger.slug(name);
      section = {level: node.depth, name, anchor, texts: [], identifiers: new Set()};
      sections.push(section);
    } else if (node.type === 'code') {
      for (const name of node.value.match(/[A-Za-z][\w-]{2,40}/g) ?? [])
        section.identifiers.add(name);
    } else if (node.type === 'list') {
      section.texts.push(...node.children.map((item) => textOf(item).trim()).filter(Boolean));
    } else if (node.type !== 'heading') {
      const text = withoutTableMarks(textOf(node));
      if (text && !IS_CODE.test(text)) section.texts.push(text);
    }
  }
  return {...facts, sections: withoutSkipped(sections, skipped)};
}
