import {checkExamples} from './checks/examples.ts';
import {checkApi} from './checks/rules.ts';
import {loadModel, timing} from './load.ts';
import {ROOT} from '../paths.ts';

/** Prints what the sources of the public API lack. Exits with 1 when there is anything. */
async function main(): Promise<void> {
  const loaded = await loadModel();
  const problems = [...checkApi(loaded.model), ...checkExamples(loaded.model, ROOT)];
  for (const {file, line, what, mend} of problems) {
    console.error(`${file}:${line}\n  ${what}\n  ${mend}`);
  }
  console.log(timing(loaded));
  console.log(
    problems.length
      ? `${problems.length} problem(s) in the public API.`
      : 'Every public export is described, and every example compiles.',
  );
  if (problems.length) process.exitCode = 1;
}

void main();
