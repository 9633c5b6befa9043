/** The parts of a Markdown syntax tree that the plugins read and write. */
export interface Node {
  type: string;
  name?: string | null;
  attributes?: {type: string; name?: string; value?: unknown}[];
  children?: Node[];
  value?: string;
  meta?: string | null;
  url?: string;
  data?: unknown;
}

/** The page that a plugin transforms. */
export interface File {
  /** Absolute path. Text that isn't from a file has none. */
  path?: string;
  /** Stops the build, with the page's path and the place in front of the reason. */
  fail: (reason: string, place?: Node) => never;
}

export const text = (value: string): Node => ({type: 'text', value});
export const code = (value: string): Node => ({type: 'inlineCode', value});
export const link = (url: string, child: Node): Node => ({type: 'link', url, children: [child]});

/** A table of rows of cells. The first row is its head. */
export const table = (rows: readonly (readonly Node[][])[]): Node => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children})),
  })),
});

/** Values as code, with commas between them. */
export const codes = (values: readonly string[]): Node[] =>
  values.flatMap((value, index) => (index > 0 ? [text(', '), code(value)] : [code(value)]));

/** Calls a function for a node and for all nodes below it. */
export function visit(node: Node, callback: (node: Node) => void): void {
  callback(node);
  for (const child of node.children ?? []) visit(child, callback);
}

/** Value of a component's attribute, when it is a plain string. */
export function stringOf({attributes}: Node, name: string): string | undefined {
  const value = attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

const program = (statement: object) => ({
  estree: {type: 'Program', sourceType: 'module', body: [statement], comments: []},
});

/** The attribute `name={variable}`. */
export const variableAttribute = (name: string, variable: string) => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: variable,
    data: program({
      type: 'ExpressionStatement',
      expression: {type: 'Identifier', name: variable},
    }),
  },
});

/** `import name from 'source';` */
export function importStatement(name: string, source: string): Node {
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
  };
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from ${JSON.stringify(source)};`,
    data: program(declaration),
  };
}
