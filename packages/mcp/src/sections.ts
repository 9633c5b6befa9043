/** A section of a page: a heading, with all that is below it. */
export interface Section {
  title: string;
  /** Level of the heading, from 2. */
  level: number;
  /** Where it begins in the page's text. */
  start: number;
  /** Where the next heading of its level, or of a higher one, begins. */
  end: number;
}

/** The sections of a Markdown text. A line of a code block is never a heading. */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [];
  let fence: string | undefined;
  let start = 0;
  for (const line of markdown.split('\n')) {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
    }
    const [, hashes = '', title = ''] = (fence === undefined && /^(#{2,6}) (.+)$/.exec(line)) || [];
    if (title) {
      const level = hashes.length;
      for (const open of sections) {
        if (open.end === markdown.length && open.level >= level) open.end = start;
      }
      sections.push({title: title.trim(), level, start, end: markdown.length});
    }
    start += line.length + 1;
  }
  return sections;
}

/** A title as addresses and readers may write it: letters and digits alone. */
export const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
