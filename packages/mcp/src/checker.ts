import type {CheckResult} from './check-usage/types.ts';
import {addressOf} from './addresses.ts';
import type {Snapshot} from './snapshot.ts';

/** Something that checks snippets. */
export interface Checker {
  check(code: string): Promise<CheckResult>;
  close(): void;
}

/** Makes a checker for the packages that are installed in a folder. It is called before the first check. */
export type OpenChecker = (options: {
  root: string;
  pages: Record<string, string>;
}) => Promise<Checker>;

/** Addresses of the pages about the components and the theme, by import path. */
export const pagesByImport = ({components, url}: Snapshot): Record<string, string> => ({
  '@storefront-toolkit/theme': addressOf('/docs/theming', url),
  ...Object.fromEntries(
    components.map(({name, package: owner, page}) => [`${owner}/${name}`, addressOf(page, url)]),
  ),
});
