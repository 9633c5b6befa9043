import ts from 'typescript';
import {AMBIENT, compilerOptions} from './options.ts';
import type {Reach} from './reach.ts';
import {readToolkit, type Toolkit} from './toolkit.ts';

/** A snippet with the program that knows its types. */
export interface Compiled {
  file: ts.SourceFile;
  program: ts.Program;
  checker: ts.TypeChecker;
  toolkit: Toolkit;
}

/** A project whose parsed declarations are kept from one snippet to the next. */
export interface Project {
  compile(code: string): Compiled;
}

/**
 * Opens a project. Declarations that change on disk are read again, and so is everything after a package is installed.
 *
 * @param open Finds the packages of the project.
 * @throws Error when `open` does.
 */
export function openProject(open: () => Reach): Project {
  let reach = open();
  let signature = reach.signature();
  let compile = compilerOf(reach);
  return {
    compile(code) {
      if (reach.signature() !== signature) {
        reach = open();
        signature = reach.signature();
        compile = compilerOf(reach);
      }
      return compile(code);
    },
  };
}

function compilerOf(reach: Reach): Project['compile'] {
  const toolkit = readToolkit(reach);
  const options = compilerOptions(toolkit.fromSource);
  const read = createReader(reach, options);
  // A name that no snippet can know.
  const folder = `${reach.root}/.check-usage-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  const snippetPath = `${folder}/snippet.tsx`;
  const ambientPath = `${folder}/ambient.d.ts`;
  const ambient = ts.createSourceFile(ambientPath, AMBIENT, ts.ScriptTarget.ES2022);
  let previous: ts.Program | undefined;

  return (code) => {
    const file = parse(snippetPath, code);
    const own = new Map([
      [snippetPath, file],
      [ambientPath, ambient],
    ]);
    const host: ts.CompilerHost = {
      ...read.host,
      getCurrentDirectory: () => folder,
      fileExists: (path) => own.has(path) || read.host.fileExists(path),
      getSourceFile: (path, version) => own.get(path) ?? read.host.getSourceFile(path, version),
      resolveModuleNameLiterals: (literals, from, _redirect, _options, source) =>
        literals.map((literal) =>
          from === snippetPath && !isPackagePath(literal.text)
            ? {resolvedModule: undefined}
            : ts.resolveModuleName(
                literal.text,
                from,
                options,
                host,
                read.resolutions(folder),
                undefined,
                ts.getModeForUsageLocation(source, literal, options),
              ),
        ),
    };
    const program = ts.createProgram({
      rootNames: [snippetPath, ambientPath],
      options,
      host,
      ...(previous && {oldProgram: previous}),
    });
    previous = program;
    return {file, program, checker: program.getTypeChecker(), toolkit};
  };
}

/** A path of a package, not of a file and not of an alias that only the storefront's bundler knows. */
export const isPackagePath = (specifier: string) =>
  /^(@[\w.-]+\/)?[\w][\w.-]*(\/(?!\.\.?(\/|$))[\w.*-]+)*$/.test(specifier);

/** Parses a snippet. References to other files and `@ts-nocheck` have no effect; they are reported elsewhere. */
function parse(path: string, code: string): ts.SourceFile {
  const file = ts.createSourceFile(
    path,
    code,
    {languageVersion: ts.ScriptTarget.ES2022, setExternalModuleIndicator: markAsModule},
    true,
    ts.ScriptKind.TSX,
  );
  return Object.assign(file, {
    checkJsDirective: undefined,
    referencedFiles: [],
    typeReferenceDirectives: [],
    libReferenceDirectives: [],
  });
}

/** Every snippet is a module, so that its names do not meet those of the libraries. */
function markAsModule(file: ts.SourceFile) {
  Object.assign(file, {
    externalModuleIndicator: file.statements.find(ts.isImportDeclaration) ?? true,
  });
}

/** Reads and keeps source files. A file is parsed again when it has changed. */
function createReader(reach: Reach, options: ts.CompilerOptions) {
  const kept = new Map<string, {stamp: string; file: ts.SourceFile}>();
  let resolutions: ts.ModuleResolutionCache | undefined;
  const host = {
    fileExists: (path: string) => reach.fileExists(path),
    directoryExists: (path: string) => reach.directoryExists(path),
    realpath: (path: string) => reach.realpath(path),
    readFile: (path: string) => reach.readFile(path),
    getSourceFile(path: string, version: ts.ScriptTarget | ts.CreateSourceFileOptions) {
      const stamp = reach.stamp(path);
      const known = kept.get(path);
      if (known?.stamp === stamp) return known.file;
      const text = reach.readFile(path);
      if (text === undefined) return undefined;
      const file = ts.createSourceFile(path, text, version);
      kept.set(path, {stamp, file});
      return file;
    },
    getDefaultLibFileName: (given: ts.CompilerOptions) =>
      `${reach.libFolder}/${ts.getDefaultLibFileName(given)}`,
    getDefaultLibLocation: () => reach.libFolder,
    writeFile: () => {},
    getCanonicalFileName: (path: string) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
  return {
    host,
    resolutions: (folder: string) =>
      (resolutions ??= ts.createModuleResolutionCache(folder, (path) => path, options)),
  };
}
