import ts from 'typescript';
import type {ApiExtended, ApiInherited} from '../model.ts';
import type {Context} from './context.ts';
import {isForeign, symbolAt} from './syntax.ts';

/** Elements whose DOM interface is not named after them. */
const ELEMENTS: Record<string, string> = {
  Anchor: 'a',
  Image: 'img',
  Paragraph: 'p',
  UList: 'ul',
  OList: 'ol',
  DList: 'dl',
  TableRow: 'tr',
  TableCell: 'td',
};

type TypeUse = ts.ExpressionWithTypeArguments | ts.TypeReferenceNode;

const nameNode = (use: TypeUse) => (ts.isTypeReferenceNode(use) ? use.typeName : use.expression);

/** Name of the element whose attributes a type holds: `ComponentProps<'button'>`, `ButtonHTMLAttributes<HTMLButtonElement>`. */
function elementOf(use: TypeUse): string | undefined {
  const name = nameNode(use)
    .getText()
    .replace(/^React\./, '');
  const argument = use.typeArguments?.at(-1);
  if (/^ComponentProps(With(out)?Ref)?$/.test(name)) {
    const literal = argument && ts.isLiteralTypeNode(argument) ? argument.literal : undefined;
    return literal && ts.isStringLiteral(literal) ? literal.text : undefined;
  }
  if (!/(HTML|SVG)Attributes$|^DetailedHTMLProps$/.test(name)) return undefined;
  const dom = /^HTML(\w*)Element$/.exec(argument?.getText() ?? '')?.[1];
  return dom && (ELEMENTS[dom] ?? dom.toLowerCase());
}

/** Names in `'a' | 'b'`. */
function literalNames(node: ts.TypeNode | undefined): string[] {
  if (node && ts.isUnionTypeNode(node)) return node.types.flatMap(literalNames);
  if (!node || !ts.isLiteralTypeNode(node) || !ts.isStringLiteral(node.literal)) return [];
  return [node.literal.text];
}

/** The types that a declaration is made of: `extends` of an interface, the type of an alias. */
function partsOf(declaration: ts.Declaration): ts.Node[] {
  if (ts.isInterfaceDeclaration(declaration)) {
    return (declaration.heritageClauses ?? []).flatMap((clause) => [...clause.types]);
  }
  return ts.isTypeAliasDeclaration(declaration) ? [declaration.type] : [];
}

function walk(node: ts.Node, except: string[], checker: ts.TypeChecker): ApiInherited[] {
  if (ts.isIntersectionTypeNode(node)) {
    return node.types.flatMap((part) => walk(part, except, checker));
  }
  if (ts.isParenthesizedTypeNode(node)) return walk(node.type, except, checker);
  if (!ts.isExpressionWithTypeArguments(node) && !ts.isTypeReferenceNode(node)) return [];
  const element = elementOf(node);
  if (element) return [{element, except}];
  const name = nameNode(node).getText();
  const [inner, keys] = node.typeArguments ?? [];
  if (name === 'Omit' && inner) return walk(inner, [...except, ...literalNames(keys)], checker);
  if (/^(Partial|Required|Readonly)$/.test(name) && inner) return walk(inner, except, checker);
  // The properties of these are resolved, or there are none.
  if (/^(VariantProps|Pick|Record|Uppercase|Lowercase|Capitalize)$/.test(name)) return [];
  const declarations = (symbolAt(nameNode(node), checker)?.declarations ?? []).filter(
    (declaration) =>
      ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration),
  );
  if (declarations.some((declaration) => !isForeign(declaration))) {
    return declarations.flatMap(partsOf).flatMap((part) => walk(part, except, checker));
  }
  return declarations.length ? [{type: [{text: node.getText()}], except}] : [];
}

/**
 * Properties that a type takes from outside of the documented packages: the attributes of a native element, or the properties of
 * another package's type. Bases of our own are looked through, exported or not.
 */
export function inheritedOf(
  symbol: ts.Symbol | undefined,
  own: ReadonlySet<string>,
  context: Context,
): ApiInherited[] {
  const checker = context.program.getTypeChecker();
  const found = (symbol?.declarations ?? [])
    .flatMap(partsOf)
    .flatMap((part) => walk(part, [], checker));
  const merged = new Map<string, ApiInherited>();
  for (const {element, type, except} of found) {
    const key = element ?? type?.[0]?.text ?? '';
    const kept = [...new Set(except)].filter((name) => !own.has(name));
    merged.set(key, {...(element ? {element} : {type}), except: kept});
  }
  return [...merged.values()];
}

/** The exported types that an interface extends: `extends ButtonProps`, `extends Omit<ButtonProps, 'type'>`. */
export function extendedBy(symbol: ts.Symbol | undefined, context: Context): ApiExtended[] {
  const checker = context.program.getTypeChecker();
  const of = (use: ts.Node, except: string[]): ApiExtended[] => {
    if (!ts.isExpressionWithTypeArguments(use) && !ts.isTypeReferenceNode(use)) return [];
    const [inner, keys] = use.typeArguments ?? [];
    if (inner && nameNode(use).getText() === 'Omit') {
      return of(inner, [...except, ...literalNames(keys)]);
    }
    const id = context.idOfSymbol(symbolAt(nameNode(use), checker));
    return id === undefined ? [] : [{id, except}];
  };
  return (symbol?.declarations ?? [])
    .filter(ts.isInterfaceDeclaration)
    .flatMap(partsOf)
    .flatMap((part) => of(part, []));
}
