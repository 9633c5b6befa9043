import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../../scripts/lib/workspace.mjs';
import {fillFence} from '../../website/plugins/vendors/regions.ts';

/** A code block of a page, as a reader sees it. */
export interface GuideFence {
  /** The headings of level two and three above it. */
  heading: string;
  language: string;
  /** Name of its file. Commands have none. */
  title: string | undefined;
  code: string;
}

/**
 * Reads the code blocks of a page in their order. Those that show a file of the repository hold its text.
 *
 * @param page Path of the page, from the root of the repository.
 */
export function guideFences(page: string): GuideFence[] {
  const fences: GuideFence[] = [];
  const headings = ['', ''];
  const text = readFileSync(join(root, page), 'utf8');
  for (const [, marks = '', title = '', , language = '', meta = '', own = ''] of text.matchAll(
    /^(?:(#{2,3}) (.+)|(`{3,})(\w+) ?(.*)\n([^]*?)^\3$)$/gm,
  )) {
    if (marks) {
      headings.splice(marks.length - 2, 2, title);
      continue;
    }
    const filled = fillFence(root, meta, own);
    fences.push({
      heading: headings.filter(Boolean).join(' / '),
      language,
      title: /title="([^"]+)"/.exec(meta)?.[1],
      code: filled ? `${filled.code}\n` : own,
    });
  }
  return fences;
}
