import {transform} from 'sucrase';
import {parse} from 'sucrase/dist/esm/parser';
import {TokenType as tt} from 'sucrase/dist/esm/parser/tokenizer/types';
import {texts} from './texts';
import {withTurns} from './turns';

/** A fault of an example's code, while it is compiled or run. */
export interface Fault {
  /** Sentences: what happened, and how to fix it. */
  message: string;
  /** Number of its line, from 1. Absent when nobody knows it. */
  line?: number | undefined;
}

/** An example's code, ready to run. */
export interface Compiled {
  /** The body of a CommonJS module, with its lines where they were. */
  code: string;
  /** The modules that it asks for, in their order. */
  imports: string[];
}

/** The modules that compiled code asks for, once each. */
function modulesIn(code: string): string[] {
  const {tokens} = parse(code, false, false, false);
  const texts = tokens.map(({start, end}) => code.slice(start, end));
  const names = texts.flatMap((text, index) =>
    text === 'require' && texts[index + 1] === '(' && tokens[index + 2]?.type === tt.string
      ? [texts[index + 2]!.slice(1, -1)]
      : [],
  );
  return [...new Set(names)];
}

/** Sucrase's message without its place, and its line. */
function faultOf(error: unknown): Fault {
  const {message, loc} = error as Error & {loc?: {line: number}};
  const said = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
  return {message: texts.notCompiled(said), line: loc?.line};
}

/** The line that names a module first. */
function lineNaming(name: string, source: string): number {
  const lines = source.split('\n');
  return 1 + lines.findIndex((line) => line.includes(`'${name}'`) || line.includes(`"${name}"`));
}

/**
 * Compiles an example: a module in TSX, whose default export is a component.
 *
 * @param knows - Tells if a module can be imported.
 * @returns Its code, or why it cannot run.
 */
export function compile(
  source: string,
  knows: (name: string) => boolean,
): {compiled: Compiled} | {fault: Fault} {
  try {
    const {code} = transform(source, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    });
    const imports = modulesIn(code);
    const unknown = imports.find((name) => !knows(name));
    if (unknown !== undefined) {
      return {fault: {message: texts.unknownImport(unknown), line: lineNaming(unknown, source)}};
    }
    if (!/\bexports\. ?default = /.test(code)) return {fault: {message: texts.noDefault}};
    return {compiled: {code: withTurns(code), imports}};
  } catch (error) {
    return {fault: faultOf(error)};
  }
}
