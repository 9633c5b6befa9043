/** The parts of a Markdown syntax tree that the plugins read and write. */
export interface Node {
  type: string;
  name?: string | null;
  attributes?: {type: string; name?: string; value?: unknown}[];
  children?: Node[];
  value?: string;
  meta?: string | null;
  url?: string;
}

/** The page that a plugin transforms. */
export interface File {
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
