/**
 * The model of the public API: plain data, made from the TypeScript source by TypeDoc and kept in a cache on disk.
 * Reference pages, tables, checks and reports read this model and nothing else.
 *
 * Texts are Markdown. A link to an export is written `[text](api:ID)`, to one of its properties `[text](api:ID~property)`.
 */
export interface ApiModel {
  entries: ApiEntry[];
  exports: ApiExport[];
  /** Gaps in the source. {@link checkApi} adds those that follow from the exports. */
  problems: ApiProblem[];
}

/** A public entry point: one key of `exports` in a package.json. */
export interface ApiEntry {
  /** The specifier that a reader imports from, such as `@storefront-toolkit/types/config`. */
  id: string;
  package: string;
  /** Folder of the package, from the root of the repository. */
  folder: string;
  /** The key without `./`, such as `config`; empty for the package itself. */
  name: string;
  /** Source file, from the root of the repository. */
  file: string;
}

/** The kind of an export, as far as a reader cares. */
export type ApiKind =
  | 'interface'
  | 'type'
  | 'values'
  | 'union'
  | 'function'
  | 'component'
  | 'class'
  | 'constants'
  | 'constant';

/** One export of one entry point. */
export interface ApiExport {
  /** `<entry>#<name>`, such as `@storefront-toolkit/types/config#ClientConfig`. */
  id: string;
  /** Id of the entry point. */
  entry: string;
  /** Name as a reader writes it. A member of a namespace carries a dot: `Accordion.Root`. */
  name: string;
  kind: ApiKind;
  /** The `@category` tag: the group of the index page. */
  category?: string;
  /** Whether it has the `@entity` tag: the diagram of its area draws it. */
  entity: boolean;
  /** Ids of the exports that an interface extends, or that an alias joins. */
  bases: string[];
  /** First paragraph of the doc comment. */
  summary: string;
  /** The other paragraphs, and `@remarks`. */
  remarks: string;
  /** The declaration without comments and bodies. It compiles together with `imports`. */
  signature: string;
  /** Ids of the exports that the signature names. */
  imports: string[];
  typeParameters: ApiProperty[];
  /** Properties of an object type, a class or the props of a component. */
  properties: ApiProperty[];
  /** The exported types that an interface extends, including those with omitted properties. */
  extended: ApiExtended[];
  /** Further properties of the type, from outside of the documented packages. */
  inherited: ApiInherited[];
  /** Parameters of a function. */
  parameters: ApiProperty[];
  /** Result of a function. */
  returns?: {type: TypeToken[]; description: string};
  /** `@throws`, one text each. */
  throws: string[];
  /** Members of a union, values of a closed set, members of a constant object. */
  values: ApiValue[];
  examples: ApiExample[];
  deprecated?: string;
  since?: string;
  source: ApiSource;
  /** Ids of the exports that this one mentions. */
  references: string[];
  /** Ids of the exports that mention this one. */
  usedBy: string[];
  /** Of a component: what its code uses when a property is left out, by name of the property. */
  defaults: Record<string, string>;
}

/** A property, a parameter or a type parameter. */
export interface ApiProperty {
  /** Name. A property of an inline object carries the way to it: `range.min`, `values[].label`. */
  name: string;
  type: TypeToken[];
  optional: boolean;
  /** Whether the property comes from a base of its type. */
  inherited?: boolean;
  /** The `@default` tag, as code. */
  default?: string;
  description: string;
  deprecated?: string;
  since?: string;
  source: ApiSource;
}

/** A member of a union or of a constant object. */
export interface ApiValue {
  /** Name of the constant; absent in a union. */
  name?: string;
  /** The value, or the type of the member. */
  value: TypeToken[];
  description: string;
  source: ApiSource;
}

/** A piece of a type's text. `target` is the id of the export that it names. */
export interface TypeToken {
  text: string;
  target?: string;
}

/** The text of tokens. */
export const tokensText = (tokens: readonly TypeToken[]) =>
  tokens.map((token) => token.text).join('');

/** An exported type that an interface extends. */
export interface ApiExtended {
  /** Id of the export. */
  id: string;
  /** Names that are left out of it. */
  except: string[];
}

/** Properties that come from a native element, or from a type of another package. */
export interface ApiInherited {
  /** `button` for the attributes of `<button>`. */
  element?: string;
  /** The type, if it isn't an element. */
  type?: TypeToken[];
  /** Names that are left out of it. */
  except: string[];
}

/** An `@example`. */
export interface ApiExample {
  title?: string;
  /** Language of the fence. */
  language: string;
  code: string;
}

/** A place in the source; `file` is given from the root of the repository. */
export interface ApiSource {
  file: string;
  line: number;
}

/** Something to fix in the source. */
export interface ApiProblem extends ApiSource {
  what: string;
  mend: string;
}
