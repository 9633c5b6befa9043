import path from 'node:path';
import {pageOf, siteAddress} from '../../package-metadata/metadata';
import {ROOT, SITE} from '../../plugins/paths';
import {publishedPackages} from '../../plugins/workspace/packages';
import {readTwinFile} from '../twin-file';
import {agentsText} from './agents';
import {groupsOf} from './groups';
import {withRelativeLinks} from './links';
import {pagesOfPackage} from './pages';
import {rulesFor} from './rules';

/**
 * The documentation in a package's archive: the twins of its pages in `docs`, and their index `AGENTS.md`.
 *
 * @param folder - Path of the package from the root of the repository.
 * @param build - Folder that the site was built into. @default the site's own
 * @returns Texts by their paths in the package, in the order of the alphabet.
 * @throws If the package is not published, or the build lacks its pages.
 */
export function archiveDocs(
  folder: string,
  build: string = path.join(SITE, 'build'),
): Map<string, string> {
  const about = publishedPackages(ROOT).find((one) => one.folder === folder);
  if (!about) {
    throw new Error(
      `${folder} isn't a published package, so it gets no docs. Give a folder such as packages/ui.`,
    );
  }
  const pages = pagesOfPackage(build, folder);
  const forAgents = readTwinFile(path.join(build, `${pageOf('packages/mcp')}.md`), siteAddress);
  const rules = rulesFor(forAgents.markdown, folder);
  return new Map([
    ['AGENTS.md', agentsText({about, rules, groups: groupsOf(pages)})],
    ...[...withRelativeLinks(pages)].map(([file, text]) => [`docs/${file}`, text] as const),
  ]);
}
