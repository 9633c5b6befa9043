/** Addresses that the build fills in: see `plugins/frames/editor.ts`. */
declare module '@generated/editor/addresses' {
  const addresses: {
    /** The frame's document. */
    frame: string;
    /** The editor's style sheet. */
    styles: string;
    /** The page that shows code from a link. */
    page: string;
    /** Modules that code can import, by name. Files of the repository have their paths. */
    modules: Readonly<Record<string, string>>;
    formatter: {address: string; kilobytes: number};
    /** The worker that checks types, its declarations, and their size together. */
    types: {worker: string; declarations: string; megabytes: number};
    /** The files of projects: see `project.ts`. */
    kit: string;
    /** Folder of the archives, with a slash at its end. */
    archives: string;
    /** Whether code can be opened at StackBlitz. */
    stackBlitz: boolean;
  };
  export default addresses;
}

/** Options of the formatter, which are those of the repository. */
declare module '@generated/editor/format-options' {
  import type {Options} from 'prettier';
  const options: Options;
  export default options;
}
