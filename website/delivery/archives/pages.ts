import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {pageOf, siteAddress} from '../../package-metadata/metadata';
import {twinPath} from '../../src/twins/addresses';
import {readTwinFile, type TwinFile} from '../twin-file';

/** A page of a package, whose twin its archive holds. */
export interface ArchivePage extends TwinFile {
  /** Path of its file in the archive's `docs`. */
  file: string;
}

/**
 * Reads the twins of a package's pages: its own page, and those below it.
 *
 * @param build - Folder that the site was built into.
 * @param folder - Path of the package from the root of the repository.
 * @returns Each page once, by its file, in the order of the alphabet, and an index before what is in its folder.
 * @throws If the build has no twin of the package's page.
 */
export function pagesOfPackage(build: string, folder: string): ArchivePage[] {
  const page = pageOf(folder);
  const below = path.join(build, page);
  const names = existsSync(below)
    ? readdirSync(below, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.md'))
    : [];
  const files = [`${below}.md`, ...names.map((name) => path.join(below, name))].filter(existsSync);
  if (files.length === 0) {
    throw new Error(
      `${below}.md is missing, so the archive of ${folder} would have no docs. Run "npm run build". If the page has moved, ` +
        'change PAGES in website/package-metadata/metadata.ts.',
    );
  }
  // An index has two files. By its route it gets one.
  const pages = files.map((file) => readTwinFile(file, siteAddress));
  const byFile = new Map(pages.map((one) => [fileOf(one, page), one]));
  return [...byFile]
    .map(([file, one]) => ({...one, file}))
    .sort((a, b) => (sortKey(a.file) < sortKey(b.file) ? -1 : 1));
}

const sortKey = (file: string) => file.replace(/(^|\/)index\.md$/, '$1');

/** Where the archive has the twin: below the package's page, or by its name if that page is a single one. */
function fileOf({route}: TwinFile, page: string): string {
  const file = twinPath(`/${route}`).slice(1);
  return file.startsWith(`${page}/`) ? file.slice(page.length + 1) : path.posix.basename(file);
}
