import type ts from 'typescript';
import type {Finding} from '../types.ts';
import {bounded, chainOf, inOwnMarks} from './wording.ts';

/** The edits for errors of syntax whose text leaves them open. */
const EDITS: Record<number, (match: string) => string> = {
  17008: (name) => `Add \`</${name}>\`, or close the tag itself with \`/>\` if it has no content.`,
  17002: (name) => `Write \`</${name}>\` here, or close what was opened inside it first.`,
  17014: () => 'Add `</>`.',
  2657: () => 'Wrap the elements in `<>` and `</>`.',
  1382: () =>
    "Write `{'>'}` for the character itself. Otherwise a `{` or a `/>` is missing before it.",
  1381: () => "Write `{'}'}` for the character itself. Otherwise a `{` is missing before it.",
  1002: () => 'Add the closing quote.',
  1160: () => 'Add the closing `` ` ``.',
  1010: () => 'Add `*/`.',
  17000: () => 'Put an expression between the braces, or remove the attribute.',
};

/**
 * The first error of syntax. Those after it mostly follow from it.
 *
 * @param diagnostics TypeScript's syntactic diagnostics, in the order of the file.
 */
export function syntaxFindings(diagnostics: readonly ts.Diagnostic[]): Finding[] {
  return diagnostics.slice(0, 1).map(({code, start = 0, messageText}) => {
    const [text = ''] = chainOf(messageText);
    const name = /'([^']+)'/.exec(text)?.[1] ?? '';
    const edit = EDITS[code]?.(name) ?? 'Correct this place first.';
    const message = `The code does not parse: ${bounded(inOwnMarks(text), 200)} ${edit} Nothing else is checked until it parses.`;
    return {start, code: 'syntax', message};
  });
}
