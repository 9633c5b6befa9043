import {type Identifier, Node, type SourceFile, SyntaxKind} from 'ts-morph';

/** Where a file names an import, without the import itself. A variable of the same name in a function is another thing. */
const usesOfImport = (name: Identifier): Node[] =>
  name
    .findReferencesAsNodes()
    .filter((node) => !node.getFirstAncestorByKind(SyntaxKind.ImportDeclaration));

/** The name after the dot: `Badge` of `toolkit.Badge`, in code and in types. */
function memberOf(namespace: Node, name: string): Node[] {
  const parent = namespace.getParent();
  if (Node.isPropertyAccessExpression(parent) && parent.getName() === name) return [parent];
  if (Node.isQualifiedName(parent) && parent.getRight().getText() === name) return [parent];
  return [];
}

/**
 * Where a file uses an export of a module: by its name, by an alias, or as a member of a namespace.
 *
 * @param module - As imports write it, such as `@storefront-toolkit/ui/badge`.
 */
export function usesOf(file: SourceFile, module: string, name: string): Node[] {
  const imports = file
    .getImportDeclarations()
    .filter((one) => one.getModuleSpecifierValue() === module);
  return imports.flatMap((one) => {
    const namespace = one.getNamespaceImport();
    const members = namespace ? usesOfImport(namespace) : [];
    const named = one.getNamedImports().filter((specifier) => specifier.getName() === name);
    return [
      ...members.flatMap((use) => memberOf(use, name)),
      ...named.flatMap((specifier) => {
        const own = specifier.getAliasNode() ?? specifier.getNameNode();
        return Node.isIdentifier(own) ? usesOfImport(own) : [];
      }),
    ];
  });
}
