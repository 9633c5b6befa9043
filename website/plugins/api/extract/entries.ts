import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {ApiEntry, ApiProblem} from '../model.ts';

/** Condition under which a package exports its TypeScript source. */
export const SOURCE_CONDITION = 'storefront-toolkit-source';

/** Folders of the packages whose public API is documented, from the root of the repository. */
export const DOCUMENTED_PACKAGES = [
  'packages/theme',
  'packages/types',
  'packages/ui',
  'packages/commerce-ui',
];

interface PackageManifest {
  name: string;
  exports?: Record<string, string | Record<string, string>>;
}

/** The entry point of what packages of the toolkit share. It has no page, and no API that others can rely on. */
const SHARED = './internal';

/**
 * The public entry points of packages, from `exports` of each package.json.
 * An entry whose source file is missing or empty is left out and reported.
 */
export function publicEntries(root: string, folders: readonly string[] = DOCUMENTED_PACKAGES) {
  const entries: ApiEntry[] = [];
  const problems: ApiProblem[] = [];
  for (const folder of folders) {
    const manifestFile = path.join(root, folder, 'package.json');
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as PackageManifest;
    for (const [key, conditions] of Object.entries(manifest.exports ?? {})) {
      const source = typeof conditions === 'string' ? undefined : conditions[SOURCE_CONDITION];
      if (!source || key === SHARED) continue;
      const name = key.replace(/^\.\/?/, '');
      const id = name ? `${manifest.name}/${name}` : manifest.name;
      const file = path.posix.join(folder, source);
      const absolute = path.join(root, file);
      if (existsSync(absolute) && statSync(absolute).size > 0) {
        entries.push({id, package: manifest.name, folder, name, file});
      } else {
        problems.push({
          file: path.posix.join(folder, 'package.json'),
          line: 1,
          what: `${id} names ${file}, which is missing or empty, so none of it is documented.`,
          mend: `Write ${file}, or take "${key}" out of "exports".`,
        });
      }
    }
  }
  return {entries, problems};
}
