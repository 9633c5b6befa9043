import type {Snapshot} from './snapshot.ts';

/** A type error of a snippet. */
export interface Problem {
  line: number;
  column: number;
  /** TypeScript's number of the error, or a word for a fault that TypeScript does not number. */
  code: string | number;
  message: string;
  /** Address of the page about the component. */
  page?: string;
}

/** The outcome of a check. */
export interface CheckResult {
  problems: Problem[];
  /** Number of further problems. */
  more: number;
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

/** Addresses of the components' pages, by import path. */
export const pagesByImport = ({components, url}: Snapshot): Record<string, string> =>
  Object.fromEntries(
    components.map(({name, package: owner, page}) => [`${owner}/${name}`, url + page.slice(1)]),
  );
