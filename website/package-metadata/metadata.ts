import {readJson} from '../../scripts/lib/workspace.mjs';
import settings from '../site.config';

/** The metadata of a package on npm, and its source. */
export interface PackageMetadata {
  license: string;
  homepage: string;
  bugs: {url: string};
  repository: {type: 'git'; url: string; directory: string};
  engines: {node: string};
}

/** Pages of packages that don't belong to a vendor, as paths of the site. */
const PAGES: Record<string, string> = {
  'packages/types': 'docs/packages/types',
  'packages/theme': 'docs/theming',
  'packages/ui': 'docs/component-packages/ui',
  'packages/commerce-ui': 'docs/component-packages/commerce-ui',
  'packages/mcp': 'for-agents',
  'packages/create': 'docs/packages/create',
  'packages/integrations/core': 'docs/guides/normalization',
  'packages/integrations/cms-core': 'docs/guides/adding-cms-content-type',
};

/** Address of the site, with a slash at its end. */
export const siteAddress = `${settings.url}${settings.baseUrl}`;

/**
 * The page of a package, as a path of the site without a slash before it. A vendor's package has the vendor's page.
 *
 * @param folder Path of the package from the root of the repository.
 */
export function pageOf(folder: string): string {
  return PAGES[folder] ?? folder.replace('packages/integrations/', 'docs/vendors/vendors/');
}

/**
 * The fields that every published package has. They are made of `website/site.config.ts` and the package.json at the root.
 *
 * @param folder Path of the package from the root of the repository.
 */
export function metadataOf(folder: string): PackageMetadata {
  const {license, engines} = readJson('package.json') as PackageMetadata;
  return {
    license,
    homepage: `${siteAddress}${pageOf(folder)}`,
    bugs: {url: `${settings.repositoryUrl}/issues`},
    repository: {type: 'git', url: `git+${settings.repositoryUrl}.git`, directory: folder},
    engines,
  };
}
