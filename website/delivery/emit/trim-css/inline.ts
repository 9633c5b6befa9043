import postcss, {type Declaration, type Root} from 'postcss';

/** A use of a custom property, with or without a value to fall back on. */
const USE = /var\(\s*(--[\w-]+)\s*([,)])/g;

const isForWholePage = ({parent}: Declaration) =>
  parent?.type === 'rule' && parent.selectors.includes(':root') && parent.parent?.type === 'root';

/**
 * Finds the custom properties of Infima that have one value on the whole site, in all modes and widths: declared
 * once, for `:root`, and not touched by code.
 *
 * @param sheets - The style sheets that declare them.
 * @param code - Texts of the code that may set them.
 * @returns Their values by name, with the values of others like them filled in.
 */
export function constantVariables(
  sheets: readonly string[],
  code: readonly string[],
): Map<string, string> {
  const declarations = new Map<string, Declaration[]>();
  const changing = new Set(code.flatMap((text) => text.match(/--ifm-[\w-]+/g) ?? []));
  for (const sheet of sheets) {
    postcss.parse(sheet).walkDecls((declaration) => {
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

const fillIn = (value: string, constants: ReadonlyMap<string, string>) =>
  value.replace(/var\(\s*(--[\w-]+)\s*\)/g, (use, name: string) => constants.get(name) ?? use);

/** Writes the values of constants where they are used, and drops their declarations. */
export function inlineConstants(root: Root, constants: ReadonlyMap<string, string>) {
  root.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) declaration.remove();
    else declaration.value = fillIn(declaration.value, constants);
  });
}
