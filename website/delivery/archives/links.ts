import path from 'node:path';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {siteAddress} from '../../package-metadata/metadata';
import {twinPath} from '../../src/twins/addresses';
import type {ArchivePage} from './pages';

/** A part of a text, by its offsets. */
interface Span {
  start: number;
  end: number;
}

/** The addresses of a text's links, where they are written. */
function addressesIn(markdown: string): Span[] {
  const spans: Span[] = [];
  fromMarkdown(markdown, {
    mdastExtensions: [
      {
        enter: {
          resourceDestinationString({start, end}) {
            spans.push({start: start.offset, end: end.offset});
            // The parser's own handler does this.
            this.buffer();
          },
        },
      },
    ],
  });
  return spans;
}

/** Files of the archive by each address that a link to their page may have. */
function filesByAddress(pages: readonly ArchivePage[]): Map<string, string> {
  return new Map(
    pages.flatMap(({route, file}) =>
      [route, twinPath(`/${route}`).slice(1), `${route.replace(/\/$/, '')}.md`].map(
        (address) => [siteAddress + address, file] as const,
      ),
    ),
  );
}

/**
 * Makes links between an archive's pages relative, so that they lead to its files. All other text stays as it is.
 *
 * @returns The text of each page, by its file.
 */
export function withRelativeLinks(pages: readonly ArchivePage[]): Map<string, string> {
  const files = filesByAddress(pages);
  const relative = (from: string, address: string) => {
    const [page = '', fragment] = address.split('#');
    const file = files.get(page);
    if (file === undefined) return address;
    const target = path.posix.relative(path.posix.dirname(from), file);
    return fragment === undefined ? target : `${target}#${fragment}`;
  };
  return new Map(
    pages.map(({file, text}) => {
      // From the end, so that earlier offsets stay right.
      const changed = addressesIn(text).reduceRight(
        (done, {start, end}) =>
          done.slice(0, start) + relative(file, done.slice(start, end)) + done.slice(end),
        text,
      );
      return [file, changed];
    }),
  );
}
