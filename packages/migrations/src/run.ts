import {Project, type SourceFile, ts} from 'ts-morph';
import type {Migration} from './migration.ts';

/** A place as a report prints it. */
export interface Found {
  path: string;
  /** Line, from 1. */
  line: number;
  /** Its first line of code. */
  code: string;
  advice: string;
  /** Whether the migration can't change it. */
  byHand: boolean;
}

/** Results of a migration. */
export interface Outcome {
  found: Found[];
  /** The texts of files that change, by path. */
  changed: Map<string, string>;
}

/** Refuses a file that isn't valid code: a place in it could be missed. */
function checkSyntax(project: Project, file: SourceFile, path: string): void {
  const [first] = project.getProgram().getSyntacticDiagnostics(file);
  if (!first) return;
  const message = first.getMessageText();
  const why = typeof message === 'string' ? message : message.getMessageText();
  throw new Error(
    `${path}:${first.getLineNumber()} isn't valid code: ${why} A place in it could be missed, so no file was changed. Fix it, then try again.`,
  );
}

/**
 * Applies a migration to texts. Each file is looked at alone, so it needs no installed packages and no `tsconfig.json`.
 *
 * @param code - Texts by path.
 * @throws If a text isn't valid code.
 */
export function run(migration: Migration, code: ReadonlyMap<string, string>): Outcome {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: {allowJs: true, noLib: true, jsx: ts.JsxEmit.Preserve},
  });
  const outcome: Outcome = {found: [], changed: new Map()};
  for (const [path, text] of code) {
    const file = project.createSourceFile(`/${path}`, text);
    checkSyntax(project, file, path);
    const places = migration.find(file);
    for (const {node, advice, fix} of places) {
      const [line = ''] = node.getText().split('\n');
      outcome.found.push({
        path,
        line: node.getStartLineNumber(),
        code: line.trim(),
        advice,
        byHand: !fix,
      });
    }
    for (const {fix} of places) fix?.();
    // TypeScript reads a byte order mark, and leaves it out of the text.
    const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
    if (places.some(({fix}) => fix)) outcome.changed.set(path, mark + file.getFullText());
    file.forget();
  }
  return outcome;
}
