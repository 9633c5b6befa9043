import type {Reflection, SomeType} from 'typedoc';
import ts from 'typescript';
import type {TypeToken} from '../model.ts';
import {type Context, sourceOf} from './context.ts';
import {type Edit, editedText, isForeign, symbolAt, withoutComments} from './syntax.ts';
import {loadTypeDoc} from './typedoc.ts';

/** Tokens with a separator between their groups. */
export const joined = (groups: readonly TypeToken[][], separator: string): TypeToken[] =>
  groups.flatMap((group, index) => (index ? [{text: separator}, ...group] : group));

/** The names of types in a node, outermost first. */
function typeNames(node: ts.Node): ts.Node[] {
  const names: ts.Node[] = [];
  const visit = (at: ts.Node) => {
    if (ts.isTypeReferenceNode(at)) names.push(at.typeName);
    if (ts.isExpressionWithTypeArguments(at)) names.push(at.expression);
    if (ts.isTypeQueryNode(at)) names.push(at.exprName);
    ts.forEachChild(at, visit);
  };
  visit(node);
  return names;
}

/** Ids of the exports that a node names, in order of appearance. */
export function namedExports(node: ts.Node, context: Context): string[] {
  const checker = context.program.getTypeChecker();
  return typeNames(node).flatMap((name) => context.idOfSymbol(symbolAt(name, checker)) ?? []);
}

/** Whether a name leads a reader to something of ours that is not exported. */
function isHidden(symbol: ts.Symbol | undefined): boolean {
  const declarations = symbol?.declarations ?? [];
  return declarations.some(
    (declaration) => !ts.isTypeParameterDeclaration(declaration) && !isForeign(declaration),
  );
}

function reportHidden(name: ts.Node, owner: Reflection, context: Context): void {
  context.problems.push({
    ...sourceOf(owner, context.root),
    what: `${owner.name} mentions ${name.getText()}, which no entry point exports, so a reader can neither look it up nor import it.`,
    mend: `Export ${name.getText()} from the index of its folder.`,
  });
}

/** Puts the text of a type on one line. */
const oneLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([<([]) /g, '$1')
    .replace(/,? ([>)\]])(?!\s*=)/g, (match, close: string) => (match === ' >' ? '>' : close))
    .replace(/; \}/g, '}')
    .replace(/\{ /g, '{')
    .replace(/^\s*\|\s*/, '')
    .trim();

/** Stands for a linked name while the text around it is put in order. */
const MARK = /\uE000(\d+)\uE001/;

/** A type as its author wrote it, with each exported type linked. */
export function nodeTokens(node: ts.Node, owner: Reflection, context: Context): TypeToken[] {
  const checker = context.program.getTypeChecker();
  const links: TypeToken[] = [];
  const edits: Edit[] = withoutComments(node);
  for (const name of typeNames(node)) {
    const symbol = symbolAt(name, checker);
    const target = context.idOfSymbol(symbol);
    if (target) {
      edits.push([name.getStart(), name.getEnd(), `\uE000${links.length}\uE001`]);
      links.push({text: name.getText(), target});
    } else if (isHidden(symbol)) {
      reportHidden(name, owner, context);
    }
  }
  const text = editedText(node.getSourceFile().text, node.getStart(), node.getEnd(), edits);
  // `split` with a group puts the number of each link between the texts around it.
  return oneLine(text)
    .split(MARK)
    .flatMap((part, index): TypeToken[] => {
      if (index % 2) return [links[Number(part)] ?? {text: ''}];
      return part ? [{text: part}] : [];
    });
}

/** A type that no one wrote down, or that a type argument changed: TypeDoc's text of it, with each exported type linked. */
export function inferredTokens(type: SomeType | undefined, context: Context): TypeToken[] {
  if (!type) return [{text: 'unknown'}];
  const targets = new Map<string, string>();
  type.visit(
    loadTypeDoc().makeRecursiveVisitor({
      reference(reference) {
        const id = context.idOf(reference.reflection);
        if (id) targets.set(reference.name, id);
      },
    }),
  );
  return type
    .toString()
    .replace(/"((?:[^"\\]|\\.)*)"/g, "'$1'")
    .split(/('[^']*'|[A-Za-z_$][\w$.]*)/)
    .filter(Boolean)
    .map((text) => {
      const target = targets.get(text);
      return target ? {text, target} : {text};
    })
    .reduce<TypeToken[]>((tokens, token) => {
      const last = tokens.at(-1);
      if (last && !last.target && !token.target) last.text += token.text;
      else tokens.push(token);
      return tokens;
    }, []);
}
