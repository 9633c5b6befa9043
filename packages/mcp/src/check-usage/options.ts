import ts from 'typescript';
import {SOURCE_CONDITION} from './toolkit.ts';

/** The compiler options of a strict storefront that a bundler builds. Nothing is written. */
export function compilerOptions(fromSource: boolean): ts.CompilerOptions {
  return {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    ...(fromSource && {customConditions: [SOURCE_CONDITION]}),
  };
}

/** Declarations that bundlers and frameworks add to every file of a storefront. */
export const AMBIENT = `
declare module '*.css' { const classes: Record<string, string>; export default classes; }
declare module '*.svg' { const image: any; export default image; }
declare module '*.png' { const image: any; export default image; }
declare module '*.jpg' { const image: any; export default image; }
declare module '*.webp' { const image: any; export default image; }
declare module '*.avif' { const image: any; export default image; }
declare var process: {env: Record<string, string | undefined>};
interface ImportMeta { env: Record<string, any> }
`;
