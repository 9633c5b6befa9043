import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {
  type IntegrationProblem,
  type InvalidResponseError,
  isIntegrationError,
} from '@storefront-toolkit/types/config';
import type {Field} from './field.ts';

/** Receives the problem of a part that is left out of an answer. */
export type Report = (problem: IntegrationProblem) => void;

/**
 * The function that reports what is left out of the answers to a request.
 *
 * @param context - Its `onProblem` gets each problem. An error that this function throws is ignored, so that a fault of a log costs no page.
 */
export function reportTo({onProblem}: Pick<DynamicServerContext, 'onProblem'>): Report {
  return (problem) => {
    try {
      onProblem?.(problem);
    } catch {
      // The contract promises an answer, whatever the caller's own function does.
    }
  };
}

/** The problem that an error of one part means for the whole. */
export function problemOf(
  {vendor, kind, operation, path, expected}: InvalidResponseError,
  missing: string,
): IntegrationProblem {
  return {vendor, kind, operation, missing, path, reason: `is not ${expected}`};
}

/**
 * Reads something that may be left out. When it doesn't fit the contract, it is reported.
 *
 * @param missing - The part that is left out then, such as `product`.
 * @param report - Receives its problem.
 * @param read - Reads it. Errors of other types than `invalid-response` are thrown on.
 * @returns The value, or `undefined` when it was left out.
 */
export function readOrReport<Value>(
  missing: string,
  report: Report,
  read: () => Value,
): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!isIntegrationError(error) || error.type !== 'invalid-response') throw error;
    report(problemOf(error, missing));
    return undefined;
  }
}

/**
 * Reads the items of a list. Those that don't fit the contract are left out, and each is reported.
 *
 * @param items - Fields of the items.
 * @param missing - The name of one item, such as `product`.
 * @param report - Receives the problems of parts that are left out.
 * @param read - Reads one. `undefined` leaves it out without a report.
 * @example
 * ```ts
 * import {fieldOf, readEach, type Report} from '@storefront-toolkit/integration-core';
 *
 * const source = {vendor: 'example', kind: 'commerce', operation: 'getProducts'} as const;
 *
 * export function titlesOf(raw: readonly {readonly title: string}[], report: Report) {
 *   const items = fieldOf(raw, source, 'data.products').list();
 *   return readEach(items, 'product', report, (item) => item.at('title').filledText());
 * }
 * ```
 */
export function readEach<Raw, Value>(
  items: readonly Field<Raw>[],
  missing: string,
  report: Report,
  read: (item: Field<Raw>, index: number) => Value | undefined,
): readonly Value[] {
  return items.flatMap((item, index) => {
    const value = readOrReport(missing, report, () => read(item, index));
    return value === undefined ? [] : [value];
  });
}
