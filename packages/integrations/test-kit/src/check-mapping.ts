import type {Mapping, MappingRow} from '@storefront-toolkit/integration-core';
import {pathOf, replaceAt, stepsBelow, stepsOf, valueAt} from './paths.ts';

/** Another value of the same kind, which a reader accepts just as well. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return undefined;
  if (/^-?\d+(\.\d+)?$/.test(value)) return (Number(value) + 1).toFixed(2);
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return '2001-02-03T04:05:06Z';
  return `${value}x`;
}

/** Paths of the leaves. A path into a list stands for all of its items. */
function leavesOf(value: unknown): ReadonlySet<string> {
  const leaves = stepsBelow(value).filter((steps) => {
    const held = valueAt(value, steps);
    return held !== undefined && (typeof held !== 'object' || held === null);
  });
  return new Set(leaves.map(pathOf));
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Whether the result shows who fills the field of a row: nobody leaves it empty, and everybody else fills it. */
function originFault({to, from, origin}: MappingRow, value: unknown): string | undefined {
  if (from !== null) {
    const isRight = [undefined, 'native', 'derived'].includes(origin);
    return isRight ? undefined : `${to}: the vendor has ${from}, so it is not ${origin}`;
  }
  if (origin === undefined) return `${to}: no origin says who fills it`;
  if (origin === 'own' || isEmpty(value) === (origin === 'missing')) return undefined;
  return `${to} is ${origin}, and the result has ${JSON.stringify(value)} there`;
}

const isBelow = (path: string, ancestor: string) =>
  path === ancestor || path.startsWith(`${ancestor}.`) || path.startsWith(`${ancestor}[]`);

/**
 * Proves a mapping: each row by a change of the payload that changes the field that the row names, and all rows together by the fields
 * of the result, each of which must have a row. A row that ends up nowhere is proven by the requests that ask for its field.
 *
 * @param mapping - The mapping.
 * @param raw - A full payload, in which every path of the mapping has a value.
 * @param normalize - Reads it.
 * @param samples - Other values for paths where a changed text or number would not do, such as one of a list of words. A function
 *   changes the payload itself, for values that have to fit each other.
 * @returns The faults of the mapping, one line each.
 */
export function checkMapping<Raw>(
  {rows}: Mapping,
  raw: Raw,
  normalize: (raw: Raw) => unknown,
  samples: Readonly<Record<string, unknown>> = {},
): readonly string[] {
  const result = normalize(raw);
  const at = (whole: unknown, path: string) =>
    JSON.stringify(valueAt(whole, stepsOf(path))) as string | undefined;
  const wrong = rows.flatMap((row) => {
    const {from, to} = row;
    if (to === null) return [];
    if (at(result, to) === undefined) return [`${to}: the result has no such field`];
    const fault = originFault(row, valueAt(result, stepsOf(to)));
    if (fault !== undefined) return [fault];
    if (from === null) return [];
    const sample = from in samples ? samples[from] : otherThan(valueAt(raw, stepsOf(from)));
    if (sample === undefined) return [`${from}: needs a sample, since it is ${at(raw, from)}`];
    const changed = normalize(
      typeof sample === 'function'
        ? (sample as (raw: Raw) => Raw)(raw)
        : replaceAt(raw, stepsOf(from), sample),
    );
    return at(changed, to) === at(result, to) ? [`${to} does not follow ${from}`] : [];
  });
  const unmapped = [...leavesOf(result)].filter(
    (leaf) => !rows.some(({to}) => to !== null && isBelow(leaf, to)),
  );
  return [...wrong, ...unmapped.map((leaf) => `${leaf}: no row says where it comes from`)];
}
