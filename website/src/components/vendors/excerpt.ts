/** A list's last item in an excerpt: the number of items that are left out. */
class Rest {
  readonly count: number;

  constructor(count: number) {
    this.count = count;
  }
}

type Steps = readonly string[];

/** The steps of a path: `variants[].sku` has three. */
const stepsOf = (path: string): Steps =>
  path
    .replaceAll('[]', '.[]')
    .split('.')
    .filter((step) => step !== '');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an object has values alone, such as money with its currency: nobody understands a part of it. */
const isLeaf = (value: Readonly<Record<string, unknown>>) =>
  Object.values(value).every((held) => typeof held !== 'object' || held === null);

/** The value at the end of some steps. `[]` leads to the first item that has one. */
function find(held: unknown, [step, ...rest]: Steps): unknown {
  if (step === undefined) return held;
  if (step !== '[]') return isObject(held) ? find(held[step], rest) : undefined;
  if (!Array.isArray(held)) return undefined;
  for (const item of held as readonly unknown[]) {
    const found = find(item, rest);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The value at a path, whose `[]` leads to the first item that has one. */
export const valueAt = (value: unknown, path: string): unknown => find(value, stepsOf(path));

/** Some items of a list, and how many it has besides. */
function listOf(items: readonly unknown[], shown: readonly unknown[]): unknown[] {
  const count = items.length - shown.length;
  return count > 0 ? [...shown, new Rest(count)] : [...shown];
}

/** The items of a list that paths lead to: the first that has a value at the end of each. */
const itemsAt = (items: readonly unknown[], below: readonly Steps[]) =>
  items.filter((item, index) =>
    below.some(
      (steps) =>
        items.findIndex((one) => find(one, steps) !== undefined) === index && item !== null,
    ),
  );

function keep(value: unknown, wanted: readonly Steps[], most: number): unknown {
  const isWhole = wanted.some((steps) => steps.length === 0);
  if (Array.isArray(value)) {
    const items = value as readonly unknown[];
    const below = wanted.filter(([step]) => step === '[]').map(([, ...rest]) => rest);
    const shown = isWhole ? items.slice(0, most) : itemsAt(items, below);
    return listOf(
      items,
      shown.map((item) => keep(item, isWhole ? [[]] : below, most)),
    );
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([key, held]) => {
    const below = wanted.filter(([step]) => step === key).map(([, ...rest]) => rest);
    if (!isWhole && !isLeaf(value) && below.length === 0) return [];
    return [[key, keep(held, isWhole || isLeaf(value) ? [[]] : below, most)]];
  });
  return Object.fromEntries(entries);
}

/**
 * Makes the excerpt of data that has the values at some paths, with the first items of each list.
 *
 * @param most - The most items of a list that a path leads to as a whole.
 */
export const excerptOf = (data: unknown, paths: readonly string[], most = 1): unknown =>
  keep(data, paths.map(stepsOf), most);

/** JSON on lines, and the line of each path. */
export interface Printed {
  readonly lines: readonly string[];
  /** Index of the line on which the value at a path begins. `[]` is the first item of a list that has one. */
  readonly lineOf: ReadonlyMap<string, number>;
}

/** The width up to which an object is on one line, in characters. */
const WIDTH = 72;

const inOneLine = (value: unknown): string => {
  if (value instanceof Rest) return `… ${value.count} more`;
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, held]) => `"${key}": ${inOneLine(held)}`);
  return `{${entries.join(', ')}}`;
};

/** Prints an excerpt as JSON. Short objects are on one line. A list's only item begins on the list's line. */
export function printJson(data: unknown): Printed {
  const lines: string[] = [];
  const lineOf = new Map<string, number>();

  const place = (value: unknown, path: string, line: number) => {
    if (!lineOf.has(path)) lineOf.set(path, line);
    if (Array.isArray(value)) for (const item of value) place(item, `${path}[]`, line);
    else if (isObject(value) && !(value instanceof Rest)) {
      for (const [key, held] of Object.entries(value))
        place(held, path ? `${path}.${key}` : key, line);
    }
  };

  const print = (value: unknown, path: string, start: string, end: string, indent: string) => {
    const line = indent + start + inOneLine(value) + end;
    const isShort = typeof value !== 'object' || value === null || line.length <= WIDTH;
    if (isShort || value instanceof Rest) {
      place(value, path, lines.length);
      lines.push(line);
      return;
    }
    if (!lineOf.has(path)) lineOf.set(path, lines.length);
    const isList = Array.isArray(value);
    const [only, rest, ...others] = isList ? (value as readonly unknown[]) : [];
    if (isObject(only) && others.length === 0 && (rest === undefined || rest instanceof Rest)) {
      const more = rest === undefined ? '' : `, ${inOneLine(rest)}`;
      print(only, `${path}[]`, `${start}[`, `${more}]${end}`, indent);
      return;
    }
    lines.push(indent + start + (isList ? '[' : '{'));
    const entries = Object.entries(value) as [string, unknown][];
    entries.forEach(([key, held], index) => {
      const below = isList ? `${path}[]` : path ? `${path}.${key}` : key;
      const comma = index < entries.length - 1 ? ',' : '';
      print(held, below, isList ? '' : `"${key}": `, comma, `${indent}  `);
    });
    lines.push(indent + (isList ? ']' : '}') + end);
  };

  print(data, '', '', '', '');
  return {lines, lineOf};
}
