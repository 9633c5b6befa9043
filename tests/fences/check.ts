import {compileFences} from './compile.ts';
import {maximumUnchecked} from './limits.ts';
import {allFences} from './pages.ts';

// Compiles every TypeScript fence of the pages, and reports errors at the line of the page.
const fences = allFences();
const unchecked = fences.filter(({noCheck}) => noCheck);
const errors = compileFences(fences.filter(({noCheck}) => !noCheck));

for (const {page, line, message} of errors) console.error(`${page}:${line}: ${message}`);
for (const {page, line} of unchecked) console.log(`note: ${page}:${line} opts out (noCheck)`);
console.log(
  `note: ${fences.length - unchecked.length} fences compiled, ${errors.length} errors, ` +
    `${unchecked.length} of at most ${maximumUnchecked} opted out.`,
);
if (unchecked.length > maximumUnchecked) {
  console.error(
    'More fences opt out than tests/fences/limits.ts allows. Make them compile, or raise the number there with a reason.',
  );
}
if (fences.length === 0) console.error('No fence was found, so nothing was checked.');
const failed = errors.length > 0 || unchecked.length > maximumUnchecked || fences.length === 0;
process.exit(failed ? 1 : 0);
