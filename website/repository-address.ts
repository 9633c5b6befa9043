import settings from './site.config';

/**
 * The address of a file or a folder in the repository's web interface.
 *
 * @param view - The thing that it shows: a file, a folder, or the editor of a file.
 * @param path - Path from the root of the repository.
 */
export const repositoryAddress = (view: 'blob' | 'tree' | 'edit', path: string): string =>
  `${settings.repositoryUrl}/${view}/${settings.repositoryBranch}/${path}`;
