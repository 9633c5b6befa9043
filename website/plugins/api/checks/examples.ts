import path from 'node:path';
import ts from 'typescript';
import {compilerOptions} from '../extract/typedoc.ts';
import type {ApiExample, ApiExport, ApiModel, ApiProblem} from '../model.ts';

interface ExampleFile {
  item: ApiExport;
  example: ApiExample;
}

/** A file beside the source, so that imports resolve as they do there. It exists in memory only. */
function exampleFiles(model: ApiModel, root: string): Map<string, ExampleFile> {
  const files = new Map<string, ExampleFile>();
  for (const item of model.exports) {
    for (const [index, example] of item.examples.entries()) {
      const folder = path.join(root, path.dirname(item.source.file));
      const extension = example.language === 'tsx' ? 'tsx' : 'ts';
      files.set(path.join(folder, `${item.name}.example-${index}.${extension}`), {item, example});
    }
  }
  return files;
}

/** A compiler host that also knows the examples. */
function hostWith(files: ReadonlyMap<string, ExampleFile>, options: ts.CompilerOptions) {
  const host = ts.createCompilerHost(options);
  const onDisk = {...host};
  const textOf = (file: string) => {
    const code = files.get(path.normalize(file))?.example.code;
    // `export {}` makes a module of an example that exports nothing: its names are its own.
    return code === undefined ? undefined : `${code}\nexport {};\n`;
  };
  host.fileExists = (file) => files.has(path.normalize(file)) || onDisk.fileExists(file);
  host.readFile = (file) => textOf(file) ?? onDisk.readFile(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = textOf(file);
    return text === undefined
      ? onDisk.getSourceFile(file, version, ...rest)
      : ts.createSourceFile(file, text, version);
  };
  return host;
}

/** Examples that do not compile against the workspace, or that do not use what they are an example of. */
export function checkExamples(model: ApiModel, root: string): ApiProblem[] {
  const files = exampleFiles(model, root);
  const options: ts.CompilerOptions = {...compilerOptions(root), noEmit: true};
  const program = ts.createProgram([...files.keys()], options, hostWith(files, options));
  return [...files].flatMap(([file, {item, example}]): ApiProblem[] => {
    const name = item.name.split('.')[0] ?? item.name;
    const imports = new RegExp(
      `^import (type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '${item.entry}';`,
      'm',
    );
    if (!imports.test(example.code)) {
      return [
        {
          ...item.source,
          what: `The example of ${item.name} does not import it from '${item.entry}'.`,
          mend: 'Write the example as a whole file, with the import that a reader needs.',
        },
      ];
    }
    const source = program.getSourceFile(file);
    const diagnostics = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return diagnostics.map((diagnostic) => {
      const line = source?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
      const code = example.code.split('\n')[line]?.trim() ?? '';
      return {
        ...item.source,
        what:
          `The example of ${item.name} does not compile, line ${line + 1} (${code}): ` +
          ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '),
        mend: 'Correct the @example in its comment.',
      };
    });
  });
}
