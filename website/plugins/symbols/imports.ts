/** A name in the code of an import. */
export interface ImportedName {
  /** Id of the export, as in the model of the API: `@storefront-toolkit/ui/button#Button`. */
  id: string;
  /** Place of its first character in the code. */
  start: number;
  end: number;
}

/** Languages whose imports are read, as a fence names them. */
const LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx', 'typescript', 'javascript']);

/** An import of names from the toolkit, with what is between its braces. */
const IMPORT =
  /^(import\s+(?:type\s+)?\{)([^}]*)\}\s*from\s+['"](@storefront-toolkit\/[^'"]+)['"]/gm;

/** A name between braces: `Button`, `type Cart`, `Cart as Basket`. */
const NAME = /(?<=^|,)(\s*(?:type\s+)?)(\w+)/g;

/**
 * The names that code imports from the toolkit, in their order.
 *
 * @param language - Language of the code. Only TypeScript and JavaScript have imports.
 */
export function importedNames(code: string, language: string): ImportedName[] {
  if (!LANGUAGES.has(language)) return [];
  return [...code.matchAll(IMPORT)].flatMap(({index, 1: opening = '', 2: names = '', 3: entry}) =>
    [...names.matchAll(NAME)].map(({index: inner, 1: before = '', 2: name = ''}) => {
      const start = index + opening.length + inner + before.length;
      return {id: `${entry}#${name}`, start, end: start + name.length};
    }),
  );
}
