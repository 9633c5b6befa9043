import path from 'node:path';
import type {Reflection} from 'typedoc';
import type ts from 'typescript';
import type {ApiProblem, ApiSource} from '../model.ts';
import type {Reflections} from './typedoc.ts';

/** The context of every step of the conversion. */
export interface Context extends Reflections {
  root: string;
  /** Id of the export that a reflection is, or `undefined` for anything else. */
  idOf: (reflection: Reflection | undefined) => string | undefined;
  /** Id of the export that a symbol is. */
  idOfSymbol: (symbol: ts.Symbol | undefined) => string | undefined;
  /** Id of the only export that has a name, whichever entry point it belongs to. */
  idOfName: (name: string) => string | undefined;
  problems: ApiProblem[];
}

/** Where a reflection is declared. A reflection without a place takes that of its parent. */
export function sourceOf(reflection: Reflection, root: string): ApiSource {
  for (let at: Reflection | undefined = reflection; at; at = at.parent) {
    const sources =
      'sources' in at
        ? (at.sources as {fullFileName: string; line: number}[] | undefined)
        : undefined;
    const source = sources?.[0];
    if (source) {
      const file = path.relative(root, source.fullFileName).split(path.sep).join('/');
      return {file, line: source.line};
    }
  }
  return {file: '', line: 0};
}
