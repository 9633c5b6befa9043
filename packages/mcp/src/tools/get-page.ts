import {argumentsOf} from '../arguments.ts';
import {addressOf, pathOf} from '../addresses.ts';
import {nearest} from '../nearest.ts';
import {keyOf, type Section, sectionsOf} from '../sections.ts';
import type {PageRecord} from '../snapshot.ts';
import {cut, fit, MOST_CHARACTERS, partOf, quoted} from '../text.ts';
import type {Answer, Tool} from '../tool.ts';

/** Most characters of the list of sections. */
const LIST = 1500;

/** Most characters of the line that says how to go on. */
const FOOT = 120;

function unknownPath(path: string, pages: readonly PageRecord[]): Answer {
  const close = nearest(
    path,
    pages.map((page) => page.path),
  );
  const advice =
    close.length > 0 ? `The nearest paths: ${close.join(', ')}.` : 'Find one with search_docs.';
  return {text: `There is no page ${quoted(path)}. ${advice}`, isError: true};
}

function unknownSection(asked: string, sections: readonly Section[], path: string): Answer {
  const titles = sections.map(({title}) => cut(title, 80));
  const close = nearest(asked, titles);
  const list = fit(close.length > 0 ? close : titles, LIST).text.replaceAll('\n', ', ');
  return {
    text: `${path} has no section ${quoted(asked)}. Sections: ${list || 'none'}.`,
    isError: true,
  };
}

/** Its sections, those of level 3 and below indented. */
function listOf(sections: readonly Section[]): string {
  const lines = sections
    .filter(({level}) => level < 4)
    .map(({title, level}) => `${'  '.repeat(level - 2)}- ${cut(title, 80)}`);
  const {text, left} = fit(lines, LIST);
  return left > 0 ? `${text}\n- and ${left} more` : text;
}

/** Reads a page, a part at a time. */
export const getPage: Tool = {
  name: 'get_page',
  title: 'Read a page',
  description:
    'Reads a documentation page as Markdown, at most 8,000 characters at once: guides, types, theming, vendors, and what get_component leaves out. Pass a section to read less, or the offset that the last answer gave to read on.',
  input: argumentsOf(
    {
      path: {
        type: 'string',
        description: 'Path or address, such as /docs/theming/colors',
        maxLength: 500,
      },
      section: {type: 'string', description: 'Title of a section of the page', maxLength: 200},
      offset: {
        type: 'integer',
        description: 'Where to read on, from the last answer',
        minimum: 0,
        maximum: 10_000_000,
      },
    },
    ['section', 'offset'],
  ),
  call(args, docs) {
    const {pages, url} = docs.snapshot();
    const {path, anchor} = pathOf(String(args.path), url);
    const page = pages.find((each) => each.path.toLowerCase() === path.toLowerCase());
    if (!page) return unknownPath(path, pages);
    const sections = sectionsOf(page.markdown);
    const asked = String(args.section ?? '');
    const section = sections.find(({title}) => keyOf(title) === keyOf(asked || anchor));
    if (asked && !section) return unknownSection(asked, sections, page.path);
    const text = section ? page.markdown.slice(section.start, section.end) : page.markdown;
    const offset = Number(args.offset ?? 0);
    const head = [
      `Page: ${cut(page.title, 200)}`,
      addressOf(page.path, url),
      ...(offset === 0 && !section && sections.length > 0 ? ['Sections:', listOf(sections)] : []),
      '---',
      '',
    ].join('\n');
    const {part, next} = partOf(text, offset, MOST_CHARACTERS - head.length - FOOT);
    if (part === '' && offset > 0) {
      return {
        text: `The text has ${text.length} characters, so there is nothing at ${offset}.`,
        isError: true,
      };
    }
    const more =
      next === undefined
        ? ''
        : `\n\n--- ${text.length - next} more characters: pass offset ${next}${section ? ' and the same section' : ''}.`;
    return {text: `${head}${part}${more}`};
  },
};
