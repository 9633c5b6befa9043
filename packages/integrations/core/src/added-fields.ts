/** Fields that a store adds to the queries of its catalog: selections of GraphQL, without the braces around them. */
export interface AddedFields {
  /** Fields of each product, also in lists and in search results, such as `tags productType`. */
  readonly product?: string | undefined;
  /** Fields of each variant. Products in lists have none. */
  readonly variant?: string | undefined;
  /** Fields of a category. Categories in trees have none. */
  readonly category?: string | undefined;
}

/** Whether each brace and each parenthesis is closed, in its order. */
function isBalanced(selection: string): boolean {
  const open: string[] = [];
  for (const [sign] of selection.matchAll(/[(){}]/g)) {
    if (sign === '(' || sign === '{') open.push(sign);
    else if (open.pop() !== (sign === ')' ? '(' : '{')) return false;
  }
  return open.length === 0;
}

/**
 * Makes the function that adds a store's own fields to queries.
 *
 * @param fields - The fields.
 * @param fragments - Names of the fragments that each kind of thing is read by.
 * @returns A function that takes a query. It leaves a query without these fragments as it is.
 * @throws `TypeError` when a selection is empty, or leaves a brace or a parenthesis open.
 */
export function fieldAdder(
  fields: AddedFields,
  fragments: Readonly<Record<keyof AddedFields, readonly string[]>>,
): (query: string) => string {
  const additions = (['product', 'variant', 'category'] as const).flatMap((kind) => {
    const selection = fields[kind]?.trim();
    if (selection === undefined) return [];
    if (selection === '' || !isBalanced(selection)) {
      throw new TypeError(
        `The option "fields.${kind}" is ${JSON.stringify(fields[kind])}, which isn't a selection of GraphQL, so each query would fail. ` +
          'Give the names of fields, such as "tags seo { title }", without braces around them.',
      );
    }
    return fragments[kind].map((name) => ({
      start: new RegExp(`fragment ${name} on \\w+ \\{`),
      selection,
    }));
  });
  return (query) =>
    additions.reduce(
      (text, {start, selection}) => text.replace(start, (found) => `${found} ${selection}`),
      query,
    );
}
