/** Imports an ES module as Node does. */
export function importModule(specifier: string): Promise<unknown>;

/** What all evaluations of the plugin share. */
export const shared: {highlighter: Promise<unknown> | undefined};
