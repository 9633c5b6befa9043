import type {Declaration, Root} from 'postcss';
import {isForWholePage} from './tree';

/** A use of a custom property, with or without a value to fall back on. */
const USE = /var\(\s*(--[\w-]+)\s*([,)])/g;

/**
 * Finds the custom properties of Infima that have one value on the whole site, in all modes and widths: declared
 * once, for `:root`, and not touched by code.
 *
 * @param sheets - The style sheets that declare them.
 * @param code - Names that code may set.
 * @returns Their values by name, with the values of others like them filled in.
 */
export function constantVariables(
  sheets: readonly Root[],
  code: ReadonlySet<string>,
): Map<string, string> {
  const declarations = new Map<string, Declaration[]>();
  const changing = new Set(code);
  for (const sheet of sheets) {
    sheet.walkDecls((declaration) => {
      const {prop, value} = declaration;
      if (prop.startsWith('--ifm-')) {
        declarations.set(prop, [...(declarations.get(prop) ?? []), declaration]);
      }
      for (const [, name = '', end] of value.matchAll(USE)) if (end === ',') changing.add(name);
    });
  }
  const constants = new Map<string, string>();

  function resolve(name: string): string | undefined {
    const known = constants.get(name);
    if (known !== undefined) return known;
    const [declaration, ...others] = declarations.get(name) ?? [];
    if (!declaration || others.length > 0 || changing.has(name)) return undefined;
    if (!isForWholePage(declaration) || declaration.important) return undefined;
    const read = [...declaration.value.matchAll(USE)].map(([, variable = '']) => variable);
    const own = read.filter((variable) => variable.startsWith('--ifm-'));
    if (own.some((variable) => resolve(variable) === undefined)) return undefined;
    const value = fillIn(declaration.value, constants);
    constants.set(name, value);
    return value;
  }

  for (const name of declarations.keys()) resolve(name);
  return constants;
}

/** Writes the values of constants where they are used, with space around, since the minifier may have left none there. */
export const fillIn = (value: string, constants: ReadonlyMap<string, string>) =>
  value.replace(/var\(\s*(--[\w-]+)\s*\)/g, (use, name: string) =>
    constants.has(name) ? ` ${constants.get(name)} ` : use,
  );
