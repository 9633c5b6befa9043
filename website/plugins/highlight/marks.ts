/** The mark of a line: highlighted, or the new or old side of a change. */
export type Mark = 'highlight' | 'added' | 'removed';

/** Code without its notation comments, and the lines that they or the fence marked. */
export interface MarkedCode {
  code: string;
  /** Marks by line number. The first line is 1. */
  marks: ReadonlyMap<number, Mark>;
}

const notations: Readonly<Record<string, Mark>> = {
  highlight: 'highlight',
  '++': 'added',
  '--': 'removed',
};

/** `// [!code ++]` at the end of a line, in the comment of any of the languages. */
const notationComment =
  /[ \t]*(?:\/\/|#|\{?\/\*|<!--)[ \t]*\[!code ([^\]]*)\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/;

/**
 * Takes the notation comments `[!code highlight]`, `[!code ++]` and `[!code --]` off the ends of lines.
 *
 * @throws when a notation has another word: a reader would see the comment.
 */
export function readNotation(source: string, where: string): MarkedCode {
  const marks = new Map<number, Mark>();
  const lines = source.split('\n').map((line, index) => {
    const match = notationComment.exec(line);
    if (!match) return line;
    const mark = notations[match[1] ?? ''];
    if (!mark) {
      throw new Error(
        `${where}: nothing is known of the notation "[!code ${match[1]}]", so readers would see it. ` +
          'Write [!code highlight], [!code ++] or [!code --].',
      );
    }
    marks.set(index + 1, mark);
    return line.slice(0, match.index);
  });
  return {code: lines.join('\n'), marks};
}

/** The words behind the language of a fence. */
export interface FenceMeta {
  title?: string;
  /** Highlighted line numbers. */
  lines: number[];
}

const metaPart =
  /(?:([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?|\{([\d,\s-]+)\})(?=\s|$)\s*/y;

/** Words that other tools read in a fence. Code blocks do not show them. */
const wordsOfOthers = new Set(['noCheck']);

/**
 * Reads the text after a fence's language: `title="src/cart.ts" {1,3-5} noCheck`.
 *
 * @throws when a part is none of these: it would silently do nothing.
 */
export function readMeta(meta: string, where: string): FenceMeta {
  const result: FenceMeta = {lines: []};
  const text = meta.trim();
  metaPart.lastIndex = 0;
  while (metaPart.lastIndex < text.length) {
    const start = metaPart.lastIndex;
    const match = metaPart.exec(text);
    const [, word, double, single, bare, ranges] = match ?? [];
    if (ranges) result.lines.push(...readRanges(ranges, where));
    else if (word === 'title') result.title = double ?? single ?? bare;
    else if (!word || !wordsOfOthers.has(word)) {
      throw new Error(
        `${where}: nothing reads "${text.slice(start)}" in the first line of a fence. ` +
          'Write title="…", line numbers such as {1,3-5}, noCheck, or npm2yarn as the only word.',
      );
    }
  }
  return result;
}

function readRanges(ranges: string, where: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? first);
    if (!match || first < 1 || last < first) {
      throw new Error(`${where}: "{${ranges}}" are not line numbers. Write them as {1,3-5}.`);
    }
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}
