/** Anything that JSON can hold. */
export type Json =
  null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json};

type Step = string | number;

const isBranch = (value: unknown): value is Record<Step, unknown> =>
  typeof value === 'object' && value !== null;

/** Steps to each value below, the leaves and the branches. */
export function stepsBelow(value: unknown): readonly (readonly Step[])[] {
  if (!isBranch(value)) return [];
  return Object.keys(value).flatMap((key) => {
    const step = Array.isArray(value) ? Number(key) : key;
    return [[step], ...stepsBelow(value[step]).map((below) => [step, ...below])];
  });
}

/** The value at the end of the steps. */
export function valueAt(value: unknown, steps: readonly Step[]): unknown {
  return steps.reduce<unknown>((held, step) => (isBranch(held) ? held[step] : undefined), value);
}

/** A copy with another value at the end of the steps. `undefined` removes it. The copy shares everything beside the steps. */
export function replaceAt<Value>(
  value: Value,
  steps: readonly Step[],
  replacement: unknown,
): Value {
  const [step, ...rest] = steps;
  if (!isBranch(value) || step === undefined) {
    throw new Error(`There is nothing at ${pathOf(steps)}, so it cannot be replaced.`);
  }
  // A copy of a list or of an object is one too.
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : {...value}) as Value &
    Record<Step, unknown>;
  if (rest.length > 0) Object.assign(copy, {[step]: replaceAt(value[step], rest, replacement)});
  else if (replacement === undefined && !Array.isArray(value)) Reflect.deleteProperty(copy, step);
  else Object.assign(copy, {[step]: replacement});
  return copy;
}

/** Steps as a path in which every item of a list has the same one: `variants[].sku`. */
export function pathOf(steps: readonly Step[]): string {
  return steps
    .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

/** Steps of a path. `[]` leads to the first item of a list. */
export function stepsOf(path: string): readonly Step[] {
  return path
    .split(/\.|(?=\[\])/)
    .filter(Boolean)
    .map((step) => (step === '[]' ? 0 : step));
}
