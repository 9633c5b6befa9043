import {MARK_ATTRIBUTE, type SearchMark} from '../../src/search/marks.ts';
import type {Node} from '../markdown-tree.ts';

/** Comment below a heading of a page: its section, which says again what others say, is not in the search index. */
export const SKIP_SECTION = '{/* search: skip */}';

/** Components that say again what others say. So does the section that they are in. */
const REPEATING = ['ComponentFacts', 'SourceLinks'];

const isSkip = RegExp(`^(?:\\{?/\\* search: skip \\*/\\}?|<(?:${REPEATING.join('|')})\\b)`);

/**
 * Whether a text of a page takes the section that it is in out of the search index.
 *
 * @param source - The text of the page's file.
 */
export const skipsSection = (source: string): boolean => isSkip.test(source.trim());

interface Block extends Node {
  data?: {hProperties?: Record<string, string>};
}

/** Marks the headings of the sections that are not in the search index: the element that readers get says it. */
export function searchRemark() {
  return ({children = []}: Block) => {
    let heading: Block | undefined;
    for (const block of children as Block[]) {
      if (block.type === 'heading') heading = block;
      else if (heading && skipsSection(block.name ? `<${block.name}` : (block.value ?? ''))) {
        const value: SearchMark = 'skip';
        heading.data = {
          ...heading.data,
          hProperties: {...heading.data?.hProperties, [MARK_ATTRIBUTE]: value},
        };
      }
    }
  };
}
