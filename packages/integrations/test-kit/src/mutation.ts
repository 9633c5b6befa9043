import {isIntegrationError} from '@storefront-toolkit/types/config';
import {pathOf, replaceAt, stepsBelow, valueAt} from './paths.ts';

/** A value that no field of a payload may be expected to have. */
export const WRONG = [null, undefined, -1.5, '', 'wrong', true, [], {}, [null]];

/**
 * Replaces each value of a payload by each of nine wrong values, and has it read.
 *
 * @param raw - A full payload.
 * @param read - Reads it. It may answer, or throw an error of type `invalid-response` that names a path. Anything else is a fault.
 * @param problemsOf - The faults of an answer.
 * @returns The faults, one line each, and the number of payloads that were read.
 */
export function readWrongPayloads<Raw, Result>(
  raw: Raw,
  read: (raw: Raw) => Result,
  problemsOf: (result: Result) => readonly string[] = () => [],
): {readonly faults: readonly string[]; readonly payloads: number} {
  const faults: string[] = [];
  let payloads = 0;
  for (const steps of stepsBelow(raw)) {
    for (const wrong of WRONG) {
      if (Object.is(valueAt(raw, steps), wrong)) continue;
      payloads++;
      const where = `${pathOf(steps)} = ${wrong === undefined ? 'absent' : JSON.stringify(wrong)}`;
      try {
        const problems = problemsOf(read(replaceAt(raw, steps, wrong)));
        faults.push(...problems.map((problem) => `${where}: ${problem}`));
      } catch (error) {
        const named = isIntegrationError(error) && error.type === 'invalid-response' && error.path;
        if (!named) faults.push(`${where}: ${String(error)}`);
      }
    }
  }
  return {faults, payloads};
}
