import {addressOf} from './addresses.ts';
import type {Snapshot} from './snapshot.ts';

/** Something to change in a snippet. */
export interface Problem {
  line: number;
  column: number;
  /** Kind of the problem, such as `unknown-prop`. */
  code: string;
  message: string;
  /** Address of the page about the component. */
  page?: string;
}

/** Something that was not checked. It needs no change. */
export interface Note {
  line: number;
  message: string;
}

/** The outcome of a check. */
export interface CheckResult {
  problems: Problem[];
  /** Number of further problems. */
  more: number;
  notes: Note[];
}

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
