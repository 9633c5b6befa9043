import path from 'node:path';
import {
  compilerOptions,
  createReach,
  type Declarations,
  openCheck,
  type Reach,
  saysUseClient,
} from '@storefront-toolkit/mcp/internal';
import ts from 'typescript';

/** The fields of a manifest by which TypeScript finds declarations. */
const FIELDS = ['name', 'version', 'type', 'types', 'typings', 'main', 'exports', 'typesVersions'];

/** Code that imports all modules. */
const importing = (modules: readonly string[]) =>
  modules.map((name, index) => `import * as m${index} from '${name}';`).join('\n');

const isOwn = (file: string, root: string) => file.startsWith(`${root}/packages/`);

/**
 * Writes the declarations of the toolkit's sources. They keep the names of their sources, the comments that the check quotes, and
 * `'use client'`.
 */
function ownDeclarations(modules: readonly string[], root: string): Map<string, string> {
  const start = `${root}/declarations-of-all.tsx`;
  const options: ts.CompilerOptions = {
    ...compilerOptions(true),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
  };
  const host = ts.createCompilerHost(options, true);
  const onDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version) =>
    file === start ? ts.createSourceFile(file, importing(modules), version) : onDisk(file, version);
  const program = ts.createProgram({rootNames: [start], options, host});
  const written = new Map<string, string>();
  program.emit(undefined, (_file, text, _mark, _error, [source] = []) => {
    if (!source || !isOwn(source.fileName, root)) return;
    const isClient = saysUseClient(source.text);
    written.set(source.fileName, isClient ? `'use client';\n${text}` : text);
  });
  return written;
}

const printer = ts.createPrinter({removeComments: true});

/** A declaration of another package, without the comments that TypeScript does not need. */
function stripped(file: string, text: string): string {
  const references = text.match(/^\/\/\/ *<reference .*$/gm) ?? [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return [...references, printer.printFile(source)].join('\n');
}

function manifestOf(text: string): string {
  const manifest = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, manifest[field]])));
}

/**
 * Collects the declarations that a check of code needs which imports any of some modules.
 *
 * @param modules - Names of the modules.
 * @param root - Absolute path of the repository.
 */
export function declarationsFor(modules: readonly string[], root: string): Declarations {
  const own = ownDeclarations(modules, root);
  const disk = createReach(root);
  const read = new Map<string, string>();
  const reach: Reach = {
    ...disk,
    readFile(file) {
      const text = own.get(disk.realpath(file)) ?? disk.readFile(file);
      if (text !== undefined) read.set(path.relative(root, disk.realpath(file)), text);
      return text;
    },
  };
  const {problems} = openCheck(() => reach)(importing(modules));
  if (problems.length > 0) {
    throw new Error(
      `The declarations of the editor's type check have faults, so it would be wrong: ${JSON.stringify(problems)}`,
    );
  }
  const entries = [...read].map(([file, text]) => {
    const isManifest = file.endsWith('package.json');
    const isToolkit = file.startsWith('packages/');
    const kept = isManifest ? manifestOf(text) : isToolkit ? text : stripped(file, text);
    return [`/${file}`, kept] as const;
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
