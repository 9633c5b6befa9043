import {join} from 'node:path';
import ts from 'typescript';
import {root} from '../../scripts/lib/workspace.mjs';
import type {Fence} from './extract.ts';

/** An error in a fence, at its place in the page. */
export interface FenceError {
  page: string;
  /** Line of the page, from 1. */
  line: number;
  message: string;
}

/** Where the fences pretend to stand, so that they see what the site's own files see. No file is written. */
const FOLDER = join(root, 'website/.fences');

/**
 * Compiles fences, each as a module, in one program with the site's settings.
 *
 * @param fences Fences that do not opt out.
 * @returns What TypeScript finds in them, in the order of the fences.
 */
export function compileFences(fences: Fence[]): FenceError[] {
  const modules = new Map(
    fences.map((fence, index) => [join(FOLDER, `${index}.${fence.extension}`), fence]),
  );
  const program = ts.createProgram({
    rootNames: [...modules.keys()],
    options: siteOptions(),
    host: hostWith(modules),
  });
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
    const fence = diagnostic.file && modules.get(diagnostic.file.fileName);
    if (!diagnostic.file || !fence) {
      return {page: diagnostic.file?.fileName ?? 'website/tsconfig.json', line: 1, message};
    }
    const {line} = diagnostic.file.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
    return {page: fence.page, line: fence.line + line, message};
  });
}

/** The options of `website/tsconfig.json`. */
function siteOptions(): ts.CompilerOptions {
  const path = join(root, 'website/tsconfig.json');
  const {config} = ts.readConfigFile(path, (file) => ts.sys.readFile(file)) as {config: unknown};
  return ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'website')).options;
}

/** A compiler host that also knows the fences. */
function hostWith(modules: Map<string, Fence>): ts.CompilerHost {
  const host = ts.createCompilerHost(siteOptions());
  // The export makes a module of code that imports and exports nothing, so that fences do not see each other.
  const textOf = (path: string) => {
    const fence = modules.get(path);
    return fence && `${fence.code}\nexport {};\n`;
  };
  return {
    ...host,
    fileExists: (path) => modules.has(path) || host.fileExists(path),
    readFile: (path) => textOf(path) ?? host.readFile(path),
    getSourceFile: (path, options, ...rest) => {
      const text = textOf(path);
      return text === undefined
        ? host.getSourceFile(path, options, ...rest)
        : ts.createSourceFile(path, text, options);
    },
  };
}
