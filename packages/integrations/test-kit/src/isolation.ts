import {isDeepStrictEqual} from 'node:util';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {WRONG} from './mutation.ts';
import {pathOf, replaceAt, stepsBelow, valueAt} from './paths.ts';

/** A list that is read whole. */
export interface ListUnderTest<Raw, Result> {
  /** Valid items, at least three, each different. The second one is spoiled. */
  readonly items: readonly [Raw, Raw, Raw, ...Raw[]];
  /** Reads the list as the integration does. */
  readonly read: (
    items: readonly Raw[],
    onProblem: (problem: IntegrationProblem) => void,
  ) => readonly Result[] | Promise<readonly Result[]>;
}

const ignore = () => undefined;

/**
 * Replaces each value of one item by each of nine wrong values, and has the list read. The other items have to come through as they
 * were, and when the spoiled one does not, it has to be reported with a path.
 *
 * @returns The faults, one line each, and the number of lists that were read.
 */
export async function readWithOneBadItem<Raw, Result>({
  items,
  read,
}: ListUnderTest<Raw, Result>): Promise<{
  readonly faults: readonly string[];
  readonly payloads: number;
}> {
  const [first, spoiled, ...rest] = items;
  const clean = await read(items, ignore);
  if (clean.length !== items.length) throw new Error('The items have to be valid to begin with.');
  const others = clean.filter((_result, index) => index !== 1);
  const faults: string[] = [];
  let payloads = 0;
  for (const steps of stepsBelow(spoiled)) {
    for (const wrong of WRONG) {
      if (Object.is(valueAt(spoiled, steps), wrong)) continue;
      payloads++;
      const where = `${pathOf(steps)} = ${wrong === undefined ? 'absent' : JSON.stringify(wrong)}`;
      const problems: IntegrationProblem[] = [];
      try {
        const list = [first, replaceAt(spoiled, steps, wrong), ...rest];
        const found = await read(list, (problem) => problems.push(problem));
        const lost = others.filter((other) => !found.some((one) => isDeepStrictEqual(one, other)));
        if (lost.length > 0)
          faults.push(`${where}: ${lost.length} other items are lost or changed`);
        const isMissing = found.length < clean.length;
        if (isMissing && !problems.some(({path, reason}) => path && reason)) {
          faults.push(`${where}: left out without a report`);
        }
      } catch (error) {
        faults.push(`${where}: the list is lost, ${String(error)}`);
      }
    }
  }
  return {faults, payloads};
}
