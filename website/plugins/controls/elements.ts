import ts from 'typescript';
import type {ElementRange, Field, Part} from '../../src/pages/_controls/model';

/** The elements of an example that controls change, and the example as it is shown with controls. */
export interface Controllable {
  parts: Part[];
  elements: ElementRange[];
  /** The example's text, in which each of these elements goes through `Controlled`. */
  code: string;
}

/** An element, and the code of its attributes. `undefined` for one that isn't a literal. */
interface Found {
  name: string;
  tags: ts.JsxOpeningLikeElement['tagName'][];
  opening: ts.JsxOpeningLikeElement;
  attributes: Map<string, {node: ts.JsxAttribute; value: string | undefined}>;
  hasSpread: boolean;
  text?: ts.JsxText;
  hasChildren: boolean;
}

const LITERAL = /^(?:-?\d+(?:\.\d+)?|true|false|null)$/;

/** A string as code, in single quotes. */
const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

function valueOf({initializer}: ts.JsxAttribute, source: ts.SourceFile): string | undefined {
  if (!initializer) return 'true';
  if (ts.isStringLiteral(initializer)) return quoted(initializer.text);
  const expression = ts.isJsxExpression(initializer) ? initializer.expression : undefined;
  if (!expression) return undefined;
  if (ts.isStringLiteral(expression)) return quoted(expression.text);
  const text = expression.getText(source);
  return LITERAL.test(text) ? text : undefined;
}

/** The only child, if it is text on lines that follow each other. */
function textIn(element: ts.JsxElement | undefined): ts.JsxText | undefined {
  const [child, ...others] = element?.children ?? [];
  if (!child || others.length > 0 || !ts.isJsxText(child) || child.text.trim() === '') return;
  return /&\w+;/.test(child.text) ? undefined : child;
}

function foundIn(source: ts.SourceFile, names: ReadonlySet<string>): Found[] {
  const found: Found[] = [];
  const look = (node: ts.Node) => {
    const element = ts.isJsxElement(node) ? node : undefined;
    const opening =
      element?.openingElement ?? (ts.isJsxSelfClosingElement(node) ? node : undefined);
    const name = opening?.tagName.getText(source);
    if (opening && name !== undefined && names.has(name)) {
      const attributes: Found['attributes'] = new Map();
      for (const one of opening.attributes.properties) {
        if (!ts.isJsxAttribute(one)) continue;
        attributes.set(one.name.getText(source), {node: one, value: valueOf(one, source)});
      }
      const text = textIn(element);
      found.push({
        name,
        tags: [opening.tagName, ...(element ? [element.closingElement.tagName] : [])],
        opening,
        attributes,
        hasSpread: opening.attributes.properties.some(ts.isJsxSpreadAttribute),
        ...(text && {text}),
        hasChildren: (element?.children.length ?? 0) > 0,
      });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** Names that a file imports from an entry point. */
function importedNames(source: ts.SourceFile, entry: string): Set<string> {
  const names = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    if ((statement.moduleSpecifier as ts.StringLiteral).text !== entry) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings)) {
      // Another name would have another component's controls.
      for (const {name, propertyName} of bindings.elements) if (!propertyName) names.add(name.text);
    }
  }
  return names;
}

/** The field of a prop for the elements of a part, if they can take its values. */
function fieldFor(field: Field, elements: readonly Found[]): Field | undefined {
  const {name} = field;
  if (elements.some(({hasSpread}) => hasSpread)) return;
  if (name === 'children' && elements.some(({hasChildren}) => hasChildren)) return;
  // `Heading` has one of two levels, and a controlled field a handler: what the example computes stays.
  const given = elements.map(({attributes}) => attributes.get(name));
  if (given.some((one) => one && one.value === undefined)) return;
  // One text on all of them would be the same name for different things.
  if (['text', 'slot'].includes(field.kind) && elements.length > 1) return;
  const values = new Set(given.map((one) => one?.value));
  const [initial] = values;
  return values.size > 1 || initial === undefined ? field : {...field, initial};
}

/** The control of an element's text. */
function textField({text}: Found): Field | undefined {
  if (!text) return;
  const words = text.text.trim().replaceAll(/\s+/g, ' ');
  const summary = 'The text between the tags.';
  return {
    name: 'children',
    kind: 'text',
    values: [],
    optional: false,
    summary,
    initial: quoted(words),
  };
}

/**
 * Finds the elements of an example that belong to a component, and the controls that they can have.
 *
 * @param text - The example's text.
 * @param entry - The component's entry point: elements imported from it are its parts.
 * @param fieldsOf - The controls that each part has by its types.
 */
export function controllable(
  text: string,
  entry: string,
  fieldsOf: ReadonlyMap<string, Field[]>,
): Controllable {
  const source = ts.createSourceFile(
    'example.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const names = importedNames(source, entry);
  const found = foundIn(source, new Set([...names].filter((name) => fieldsOf.has(name))));
  const parts: Part[] = [];
  for (const name of [...new Set(found.map((one) => one.name))]) {
    const own = found.filter((one) => one.name === name);
    const fields = fieldsOf.get(name)!.flatMap((field) => fieldFor(field, own) ?? []);
    const [only, ...others] = own;
    const content = others.length === 0 ? textField(only!) : undefined;
    if (content) fields.unshift(content);
    if (fields.length > 0) parts.push({name, fields});
  }
  const elements: ElementRange[] = [];
  const edits: {at: number; end: number; text: string}[] = [];
  for (const {name, tags, opening, attributes, text: content} of found) {
    const part = parts.findIndex((one) => one.name === name);
    if (part < 0) continue;
    const {fields} = parts[part]!;
    const nameEnd = opening.tagName.getEnd();
    const ranges: ElementRange['attributes'] = {};
    for (const {name: prop} of fields) {
      const node = attributes.get(prop)?.node;
      // With the space before it, so that nothing is left of one that is taken out.
      if (node) ranges[prop] = [node.getFullStart(), node.getEnd()];
    }
    const hasText = content && fields.some((field) => field.name === 'children');
    elements.push({
      part,
      nameEnd,
      attributes: ranges,
      ...(hasText && {text: [content.getStart(), content.getStart() + content.text.trim().length]}),
    });
    for (const [index, tag] of tags.entries()) {
      const as = index === 0 ? ` of={${name}} part={${part}}` : '';
      edits.push({at: tag.getStart(), end: tag.getEnd(), text: `Controlled${as}`});
    }
  }
  let code = text;
  for (const {at, end, text: tag} of edits.sort((a, b) => b.at - a.at)) {
    code = code.slice(0, at) + tag + code.slice(end);
  }
  return {parts, elements, code};
}
