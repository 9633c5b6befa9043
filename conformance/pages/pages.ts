import {readdirSync, readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {filesNamingClaims} from '../sources.ts';
import {isOfSpecification} from '../tests.ts';
import {type Block, type Fault, isClaimId, readPage} from './read-page.ts';
import {isInScope} from './scope.ts';

const DOCS = 'website/docs';

/** A page with its blocks. */
export interface Page {
  /** Path from the root of the repository. */
  file: string;
  blocks: (Block & {isInScope: boolean})[];
}

/** A test file that names a page's claim. */
export interface NamedClaim {
  id: string;
  /** Path of the test file from the root of the repository. */
  file: string;
}

/** The allowed beginnings of an id on a page: the name of its file, or of its folder for an `index`, also behind the folder above. */
export function prefixesOf(page: string): string[] {
  const path = page.replace(/\.mdx$/, '').replace(/\/index$/, '');
  const name = basename(path).toLowerCase();
  return [name, `${basename(dirname(path)).toLowerCase()}-${name}`];
}

/** Reads one page. Faults of its markers are added to `faults`. */
export function pageOf(file: string, source: string, faults: Fault[]): Page {
  const page = file.replace(`${DOCS}/`, '');
  const fault = (line: number, message: string) => faults.push({file, line, message});
  const read = readPage(source);
  for (const {line, message} of read.faults) fault(line, message);
  const blocks = read.blocks.map((block) => ({
    ...block,
    isInScope: isInScope(page, block.section),
  }));
  for (const {line, marker, ...block} of blocks) {
    if (!marker && block.isInScope) {
      fault(
        line,
        'The block has no marker. End it with {/* claim: page.short-name */} and name that id in a test that proves it, or with {/* advice */} if it states no behavior.',
      );
    }
    if (!marker || marker === 'advice') continue;
    const prefixes = prefixesOf(page);
    for (const id of marker.filter((one) => !prefixes.some((name) => one.startsWith(`${name}.`)))) {
      fault(line, `The id ${id} is of another page. Begin it with ${prefixes.join('. or ')}.`);
    }
  }
  return {file, blocks};
}

/** Every written page, in the order of its path. Generated reference pages are left out: their text is that of the source. */
export function readPages(root: string): {pages: Page[]; faults: Fault[]} {
  const faults: Fault[] = [];
  const pages = readdirSync(join(root, DOCS), {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.mdx') && !path.includes('/reference/'))
    .sort()
    .map((path) => `${DOCS}/${path}`)
    .map((file) => pageOf(file, readFileSync(join(root, file), 'utf8'), faults));
  return {pages, faults};
}

/** The page's claims: each id once. */
export function claimsOf({blocks}: Page): string[] {
  return [...new Set(blocks.flatMap(({marker}) => (marker && marker !== 'advice' ? marker : [])))];
}

/** The names of pages' claims in test files, each once a file. */
export function readNames(root: string): NamedClaim[] {
  return filesNamingClaims(root).flatMap(({file, claims}) =>
    claims.filter((id) => !isOfSpecification(id)).map((id) => ({id, file})),
  );
}

/** The mismatches between pages and tests: ids that no test names, names that no page has, ids of two pages. */
export function compare(pages: readonly Page[], names: readonly NamedClaim[]): Fault[] {
  const named = new Set(names.map(({id}) => id));
  const owners = new Map<string, string>();
  const ofPages = pages.flatMap((page) =>
    claimsOf(page).flatMap((id): Fault[] => {
      const {file} = page;
      const line = page.blocks.find(({marker}) => marker?.includes(id))?.line;
      const other = owners.get(id);
      if (other) {
        const message = `The id ${id} is on ${other} too. Give each page an id of its own; a test may name both.`;
        return [{file, line, message}];
      }
      owners.set(id, file);
      const message = `No test names the claim ${id}. End the title of the test that proves it with @claim-${id}, or reword the block.`;
      return named.has(id) ? [] : [{file, line, message}];
    }),
  );
  const ofTests = names
    .filter(({id}) => !owners.has(id))
    .map(({id, file}): Fault => {
      const message = isClaimId(id)
        ? `No page has the claim ${id}, which a test names. Mark the block that the test proves, or take the name out.`
        : `${id} isn't a claim's id. Write page.short-name in lower case, as a literal: the names are read from the source.`;
      return {file, message};
    });
  return [...ofPages, ...ofTests];
}
