import {checkBoundary} from './lints/boundary.ts';
import {checkLabels} from './lints/labels.ts';
import {checkModules} from './lints/modules.ts';
import {checkReferences} from './lints/references.ts';
import {checkTokens} from './lints/tokens.ts';
import {contextOf} from './problems/context.ts';
import {syntaxFindings} from './problems/syntax.ts';
import {translate} from './problems/translate.ts';
import {bounded} from './problems/wording.ts';
import {type Compiled, openProject} from './project.ts';
import type {Reach} from './reach.ts';
import type {CheckResult, Finding, Note} from './types.ts';

/** The longest snippet that a checker takes, in UTF-16 code units. */
export const MAXIMUM_LENGTH = 20_000;
const MAXIMUM_PROBLEMS = 20;
/** Errors of types that are put into words. The others are counted. */
const MAXIMUM_TRANSLATED = 100;

/** The documentation page by import path, such as `/docs/component-packages/ui/button` for `@storefront-toolkit/ui/button`. */
export type Pages = Readonly<Record<string, string>>;

/**
 * Opens a project for checks in this thread, without limits of time and memory. `createChecker` is the way from outside.
 *
 * @param open Finds the installed packages that count.
 * @param pages Pages that problems name.
 * @returns A function that checks one snippet.
 * @throws Error when `open` does.
 */
export function openCheck(open: () => Reach, pages: Pages = {}): (code: string) => CheckResult {
  const project = openProject(open);
  return (code) => {
    const compiled = project.compile(code);
    return answer(findIn(compiled), compiled, pages);
  };
}

/** The answer to a snippet that is not checked at all. */
export const refusal = (code: 'too-large' | 'too-slow', message: string): CheckResult => ({
  problems: [{line: 1, column: 1, code, message}],
  more: 0,
  notes: [],
});

interface Found {
  findings: readonly Finding[];
  notes: readonly {start: number; message: string}[];
  /** The number of errors of types that are not among the findings. */
  untold: number;
}

function findIn(compiled: Compiled): Found {
  const {file, program} = compiled;
  const context = contextOf(compiled);
  const syntax = program.getSyntacticDiagnostics(file);
  if (syntax.length > 0)
    return {findings: syntaxFindings(syntax), notes: [], untold: syntax.length - 1};
  const diagnostics = program.getSemanticDiagnostics(file);
  const types = diagnostics
    .slice(0, MAXIMUM_TRANSLATED)
    .flatMap((diagnostic) => translate(diagnostic, context));
  const modules = checkModules(context);
  // Imports of a file that is not read have no type, and neither have parameters that get one.
  const isPartial = modules.notes.length > 0;
  const findings = [
    ...types.filter(({code}) => !isPartial || code !== 'untyped'),
    ...modules.problems,
    ...checkReferences(context),
    ...checkBoundary(context),
    ...checkLabels(context),
    ...checkTokens(context),
  ];
  return {
    findings,
    notes: modules.notes,
    untold: Math.max(0, diagnostics.length - MAXIMUM_TRANSLATED),
  };
}

/** A component that is not imported is told once, however often it is used: one edit fixes all. */
const keyOf = ({code, start, message}: Finding) =>
  code === 'unknown-name' ? message : `${start} ${message}`;

function answer({findings, notes, untold}: Found, {file}: Compiled, pages: Pages): CheckResult {
  const sorted = findings.toSorted((a, b) => b.start - a.start);
  const unique = new Map(sorted.map((finding) => [keyOf(finding), finding]));
  const told = [...unique.values()].sort((a, b) => a.start - b.start);
  const problems = told.slice(0, MAXIMUM_PROBLEMS).map(({start, code, message, about}) => {
    const {line, character} = file.getLineAndCharacterOfPosition(start);
    const page = about !== undefined && Object.hasOwn(pages, about) ? pages[about] : undefined;
    return {
      line: line + 1,
      column: character + 1,
      code,
      message: bounded(message, 600),
      ...(page !== undefined && {page}),
    };
  });
  return {
    problems,
    more: told.length - problems.length + untold,
    notes: notes.slice(0, MAXIMUM_PROBLEMS).map(({start, message}): Note => ({
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      message,
    })),
  };
}
