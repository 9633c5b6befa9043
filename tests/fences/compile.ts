import {join} from 'node:path';
import ts from 'typescript';
import {root} from '../../scripts/lib/workspace.mjs';
import type {Fence} from './extract.ts';
import {layOut, type PrintedFiles} from './printed-files.ts';

/** An error in a fence, at its place in the page. */
export interface FenceError {
  page: string;
  /** Line of the page, from 1. */
  line: number;
  message: string;
}

/** The ways in which a reader's project finds modules: as a bundler does, or as Node.js does. */
export const RESOLUTIONS = ['bundler', 'nodenext'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/**
 * Compiles fences as a reader's project would: each is a module of its own, in one strict program with
 * `exactOptionalPropertyTypes`. A relative import leads to what its page prints.
 *
 * @param fences Fences that do not opt out.
 * @param resolution The way to find modules.
 * @param linksOf Names of the pages in the same folder that a page links to.
 * @returns TypeScript's errors in them, in the order of the fences.
 */
export function compileFences(
  fences: readonly Fence[],
  resolution: Resolution = 'bundler',
  linksOf: (page: string) => readonly string[] = () => [],
): FenceError[] {
  const files = layOut(fences, linksOf);
  const options = readerOptions(resolution);
  const program = ts.createProgram({
    rootNames: [...files.fences.keys()],
    options,
    host: hostWith(files, options),
  });
  const found = [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...[...files.fences.keys()].flatMap((path) => {
      const file = program.getSourceFile(path);
      return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    }),
  ];
  return found.map((diagnostic) => errorOf(diagnostic, files));
}

/** Where the fence shows a file, the message names that file and quotes its line. */
function errorOf({file, start = 0, messageText}: ts.Diagnostic, files: PrintedFiles): FenceError {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  const fence = file && files.fences.get(file.fileName);
  if (!file || !fence) return {page: file?.fileName ?? 'website/tsconfig.json', line: 1, message};
  const {line} = file.getLineAndCharacterOfPosition(start);
  if (fence.file === undefined) return {page: fence.page, line: fence.line + line, message};
  const quoted = fence.code.split('\n')[line]?.trim() ?? '';
  return {
    page: fence.page,
    line: fence.line,
    message: `${fence.file} as printed, at "${quoted}": ${message}`,
  };
}

/** The options of `website/tsconfig.json`, with the strictest that a reader may have. */
function readerOptions(resolution: Resolution): ts.CompilerOptions {
  const path = join(root, 'website/tsconfig.json');
  const {config} = ts.readConfigFile(path, (file) => ts.sys.readFile(file)) as {config: unknown};
  const isNode = resolution === 'nodenext';
  return {
    ...ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'website')).options,
    strict: true,
    exactOptionalPropertyTypes: true,
    module: isNode ? ts.ModuleKind.NodeNext : ts.ModuleKind.ESNext,
    moduleResolution: isNode ? ts.ModuleResolutionKind.NodeNext : ts.ModuleResolutionKind.Bundler,
  };
}

/** A compiler host that also knows the printed files. */
function hostWith({texts, folders}: PrintedFiles, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    fileExists: (path) => texts.has(path) || host.fileExists(path),
    directoryExists: (path) => folders.has(path) || Boolean(host.directoryExists?.(path)),
    readFile: (path) => texts.get(path) ?? host.readFile(path),
    getSourceFile: (path, version, ...rest) => {
      const text = texts.get(path);
      return text === undefined
        ? host.getSourceFile(path, version, ...rest)
        : ts.createSourceFile(path, text, version);
    },
  };
}
