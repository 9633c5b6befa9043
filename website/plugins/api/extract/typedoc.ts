import path from 'node:path';
import type * as typedoc from 'typedoc';
import type {DeclarationReflection, ProjectReflection, Reflection} from 'typedoc';
import ts from 'typescript';
import type {ApiEntry} from '../model.ts';
import {nativeRequire} from '../native.ts';

/** TypeDoc, loaded when it is first needed. */
export const loadTypeDoc = () => nativeRequire('typedoc') as typeof typedoc;

/** Compiler options of the repository, from `tsconfig.base.json`: nothing is emitted. */
export function compilerOptions(root: string): ts.CompilerOptions {
  const file = path.join(root, 'tsconfig.base.json');
  const read = ts.readConfigFile(file, (name) => ts.sys.readFile(name));
  if (read.error) {
    const reason = ts.flattenDiagnosticMessageText(read.error.messageText, ' ');
    throw new Error(`Cannot read the compiler options of ${file}: ${reason}`);
  }
  return ts.parseJsonConfigFileContent(read.config, ts.sys, root).options;
}

/** Modifier of a doc comment: the type is drawn in the diagram of its area. */
export const ENTITY_TAG = '@entity';

/** TypeDoc's data about a set of entry points. */
export interface Reflections {
  project: ProjectReflection;
  program: ts.Program;
  /** The symbol that a reflection was made from. */
  symbolOf: (reflection: Reflection) => ts.Symbol | undefined;
  /** The module of each entry point, and the names that it exports in the order of its source. */
  modules: {
    entry: ApiEntry;
    module: DeclarationReflection | ProjectReflection;
    names: string[];
  }[];
}

/** Names that a module exports, in the order of its source. */
function exportedNames(program: ts.Program, file: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const position = (symbol: ts.Symbol) =>
    symbol.declarations?.find((node) => node.getSourceFile() === source)?.pos ?? Infinity;
  return (module ? checker.getExportsOfModule(module) : [])
    .sort((a, b) => position(a) - position(b))
    .map((symbol) => symbol.name);
}

/** Runs TypeDoc over the entry points, in one program. */
export async function reflect(root: string, entries: readonly ApiEntry[]): Promise<Reflections> {
  const {Application, Configuration, Converter} = loadTypeDoc();
  const app = await Application.bootstrap({
    excludeExternals: true,
    excludeInternal: true,
    excludePrivate: true,
    disableGit: true,
    sourceLinkTemplate: '{path}#{line}',
    basePath: root,
    displayBasePath: root,
    readme: 'none',
    sort: ['source-order'],
    modifierTags: [...Configuration.OptionDefaults.modifierTags, ENTITY_TAG],
    logLevel: 'Error',
  });
  let symbolOf: Reflections['symbolOf'] = () => undefined;
  app.converter.on(Converter.EVENT_BEGIN, (context) => {
    symbolOf = (reflection) => context.getSymbolFromReflection(reflection);
  });
  const files = entries.map((entry) => path.join(root, entry.file));
  const options = {noEmit: false, declaration: true, emitDeclarationOnly: true};
  const program = ts.createProgram(files, {...compilerOptions(root), ...options});
  const project = app.converter.convert(
    entries.map((entry, index) => {
      const sourceFile = program.getSourceFile(files[index] ?? '');
      if (!sourceFile) throw new Error(`TypeScript did not load ${entry.file} of ${entry.id}.`);
      return {displayName: entry.id, program, sourceFile};
    }),
  );
  const modules = entries.map((entry, index) => {
    // With a single entry point TypeDoc puts its exports right into the project.
    const module = entries.length === 1 ? project : project.getChildByName([entry.id]);
    if (!module) throw new Error(`TypeDoc made no module of ${entry.id} (${entry.file}).`);
    const names = exportedNames(program, files[index] ?? '');
    return {entry, module: module as DeclarationReflection | ProjectReflection, names};
  });
  return {project, program, symbolOf, modules};
}
