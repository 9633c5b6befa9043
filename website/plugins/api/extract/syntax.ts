import ts from 'typescript';

/** A part of a file: where it starts, where it ends, and the text that replaces it. */
export type Edit = readonly [start: number, end: number, replacement: string];

/** Text between two positions of a file after edits. */
export function editedText(text: string, from: number, to: number, edits: readonly Edit[]): string {
  const inside = edits
    .filter(([start, end]) => start >= from && end <= to)
    .sort((a, b) => b[0] - a[0]);
  return inside.reduce(
    (result, [start, end, replacement]) =>
      result.slice(0, start - from) + replacement + result.slice(end - from),
    text.slice(from, to),
  );
}

/** Edits that remove the comments around and inside a node. */
export function withoutComments(node: ts.Node): Edit[] {
  const {text} = node.getSourceFile();
  const found = new Map<number, number>();
  const visit = (at: ts.Node) => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, at.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, at.getFullStart()) ?? []),
      ...(ts.getLeadingCommentRanges(text, at.getEnd()) ?? []),
      ...(ts.getTrailingCommentRanges(text, at.getEnd()) ?? []),
    ];
    for (const range of ranges) found.set(range.pos, range.end);
    ts.forEachChild(at, visit);
  };
  visit(node);
  return [...found].map(([start, end]): Edit => [start, end, '']);
}

/** The symbol that a name stands for, behind imports and re-exports. */
export function symbolAt(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Whether a declaration comes with an installed package or with TypeScript. */
export const isForeign = (declaration: ts.Declaration) =>
  declaration.getSourceFile().fileName.includes('/node_modules/');

/** The part of a declaration that readers see: no body. */
export function visibleParts(declaration: ts.Declaration): ts.Node[] {
  if (ts.isFunctionLike(declaration)) {
    return [
      ...(declaration.typeParameters ?? []),
      ...declaration.parameters.flatMap((parameter) => parameter.type ?? []),
      ...(declaration.type ? [declaration.type] : []),
    ];
  }
  if (ts.isVariableDeclaration(declaration)) return declaration.type ? [declaration.type] : [];
  if (ts.isClassLike(declaration)) return declaration.members.flatMap(visibleParts);
  if (ts.isPropertyDeclaration(declaration)) return declaration.type ? [declaration.type] : [];
  return [declaration];
}
