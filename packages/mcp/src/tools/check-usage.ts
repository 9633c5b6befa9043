import {argumentsOf} from '../arguments.ts';
import type {Problem} from '../check-usage/types.ts';
import {type Checker, type OpenChecker, pagesByImport} from '../checker.ts';
import {cut, fit, MOST_CHARACTERS} from '../text.ts';
import type {Tool} from '../tool.ts';

/** Most characters of a problem's message. */
const MESSAGE = 600;

/** Most characters of the line after the problems. */
const FOOT = 100;

const problemText = ({line, column, code, message, page}: Problem) =>
  `- line ${line}, column ${column} (${code}): ${cut(message.replace(/\s+/g, ' '), MESSAGE)}${page ? ` See ${page}` : ''}`;

/**
 * The tool that checks a snippet against the packages that are installed.
 *
 * @param open - Makes the checker, before the first check.
 * @param root - Folder of the project.
 */
export function checkUsage(open: OpenChecker, root: string): Tool {
  let checker: Promise<Checker> | undefined;
  return {
    name: 'check_usage',
    title: 'Check code against the installed packages',
    description:
      'Checks a TSX snippet against the toolkit packages that are installed: types, prop names, labels, server and client. Use it on code that you have written, before you hand it over.',
    input: argumentsOf({
      code: {
        type: 'string',
        description: 'A whole module, imports included',
        maxLength: 20_000,
      },
    }),
    async call({code}, docs) {
      checker ??= open({root, pages: pagesByImport(docs.snapshot())});
      // An installation that was missing may be there at the next call.
      checker.catch(() => (checker = undefined));
      const {problems, more, notes} = await (await checker).check(String(code));
      const lines = [
        ...(problems.length === 0 ? ['No problems.'] : problems.map(problemText)),
        ...notes.map(
          ({line, message}) => `- line ${line} was not checked: ${cut(message, MESSAGE)}`,
        ),
      ];
      const {text, left} = fit(lines, MOST_CHARACTERS - FOOT);
      const others = left + more;
      return {text: others > 0 ? `${text}\n\nand ${others} more.` : text};
    },
  };
}
