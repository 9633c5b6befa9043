import {join, relative, sep} from 'node:path';
import ts from 'typescript';
import {readCode} from '../files.ts';

/** The files of a folder in which TypeScript finds an error, by their paths. They use the packages of this repository. */
export function filesWithTypeErrors(folder: string): Set<string> {
  const files = [...readCode(folder).keys()].map((name) => join(folder, name));
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    jsx: ts.JsxEmit.ReactJSX,
    customConditions: ['storefront-toolkit-source'],
    allowImportingTsExtensions: true,
    exactOptionalPropertyTypes: true,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
  });
  const names = ts.getPreEmitDiagnostics(program).map(({file}) =>
    relative(folder, file?.fileName ?? 'no file')
      .split(sep)
      .join('/'),
  );
  return new Set(names);
}
