import ts from 'typescript';
import type {Context} from '../problems/context.ts';
import type {Finding} from '../types.ts';

/** Things that would make the check read other files, or look away. They have no effect, and the answer says so. */
export function checkReferences({file}: Context): Finding[] {
  const {referencedFiles, typeReferenceDirectives, libReferenceDirectives} = ts.preProcessFile(
    file.text,
    false,
  );
  const references = [
    ...referencedFiles,
    ...typeReferenceDirectives,
    ...libReferenceDirectives,
  ].map(({pos}) => ({
    start: pos,
    code: 'unsupported' as const,
    message:
      'A snippet cannot take in files with `/// <reference>`: only installed packages are read. Remove the line, and import what you need from its package.',
  }));
  const declared = file.statements.filter(
    (statement) => ts.isModuleDeclaration(statement) && ts.isStringLiteral(statement.name),
  );
  const declarations = declared.map((statement) => ({
    start: statement.getStart(),
    code: 'unsupported' as const,
    message:
      'A snippet cannot change the types of a module with `declare module`: mistakes in its use would go unseen. Remove the block, or put it into a declaration file of your project.',
  }));
  const skipped = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/(?!\s*@ts-nocheck)[^\n]*\n)*\/\/\s*@ts-nocheck/.exec(
    file.text,
  );
  const silenced = skipped
    ? [
        {
          start: skipped[0].lastIndexOf('//'),
          code: 'unsupported' as const,
          message:
            '`@ts-nocheck` would hide every mistake in types, so it has no effect here. Remove it and correct what the check reports.',
        },
      ]
    : [];
  return [...references, ...declarations, ...silenced];
}
