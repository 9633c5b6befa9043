import {compileFences, RESOLUTIONS} from './compile.ts';
import {maximumUnchecked} from './limits.ts';
import {allFences, isOwnSource, linksOf} from './pages.ts';

// Compiles all TypeScript that pages show, as a reader gets it, and reports errors at the line of the page.
const shown = allFences();
const unchecked = shown.filter(({noCheck}) => noCheck);
const sources = shown.filter(isOwnSource);
const fences = shown.filter((fence) => !fence.noCheck && !isOwnSource(fence));
let failed = unchecked.length > maximumUnchecked || fences.length === 0;

for (const resolution of RESOLUTIONS) {
  const errors = compileFences(fences, resolution, linksOf);
  failed ||= errors.length > 0;
  for (const {page, line, message} of errors) {
    console.error(`${page}:${line}: ${message} (${resolution})`);
  }
  console.log(`note: ${fences.length} compiled with ${resolution}, ${errors.length} errors.`);
}

for (const {page, line} of unchecked) console.log(`note: ${page}:${line} opts out (noCheck)`);
const parts = fences.filter(({file}) => file !== undefined).length;
console.log(
  `note: ${parts} of them show a file or a region. ${sources.length} more show this repository's own source under its path, ` +
    `which the check types compiles. ${unchecked.length} of at most ${maximumUnchecked} opted out.`,
);
if (unchecked.length > maximumUnchecked) {
  console.error(
    'More fences opt out than tests/fences/limits.ts allows. Make them compile, or raise the number there with a reason.',
  );
}
if (fences.length === 0) console.error('No fence was found, so nothing was checked.');
process.exit(failed ? 1 : 0);
