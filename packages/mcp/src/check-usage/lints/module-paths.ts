import type ts from 'typescript';
import {closestName} from '../close-names.ts';
import type {Context} from '../problems/context.ts';
import {code, didYouMean, joined, listOf} from '../problems/wording.ts';
import {bestOf} from '../toolkit.ts';

/** The beginning of the names of the toolkit's packages. */
export const SCOPE = '@storefront-toolkit/';

/** The packages that the toolkit publishes, without the scope. A test compares the list with the packages. */
export const PUBLISHED = [
  ...['ui', 'commerce-ui', 'types', 'theme'],
  ...['algolia', 'amplience', 'bigcommerce', 'builder', 'commercetools', 'contentful'].map(
    (vendor) => `integration-${vendor}`,
  ),
  ...['contentstack', 'hygraph', 'shopify', 'core', 'cms-core'].map(
    (name) => `integration-${name}`,
  ),
];

/** The name of the package that a path begins with. */
export const packageOf = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** Why a path in the toolkit's scope cannot be imported, and which one can. */
export function unknownPath(path: ts.StringLiteralLike, context: Context): string {
  const {text} = path;
  const {toolkit} = context;
  const name = packageOf(text);
  const all = [...toolkit.entries.keys()];
  const own = all.filter((entry) => packageOf(entry) === name);
  const imports = importsFrom(text, context);
  if (own.length === 0) return unknownPackage(text, imports, all);
  const others = toolkit.otherPaths.filter((other) => other.startsWith(name));
  const paths = ` Its paths are ${listOf([...own, ...others], 8)}.`;
  if (text === name) {
    return `${code(name)} cannot be imported as a whole: each component has a path of its own.${imports || paths}`;
  }
  const why = /\/(src|dist|lib)(\/|$)/.test(text)
    ? `${code(text)} is a file inside the package, which its ${code('exports')} do not offer.`
    : `${code(name)} has no path ${code(text)}.`;
  const near = nearestPath(text.replace(/\/(src|dist|lib)(?=\/|$)/, ''), [...own, ...others]);
  return why + (imports || didYouMean(near) || paths);
}

function unknownPackage(text: string, imports: string, paths: readonly string[]): string {
  const name = packageOf(text);
  const short = name.slice(SCOPE.length);
  if (PUBLISHED.includes(short)) {
    return `${code(name)} is not installed in this project, so its components cannot be checked. Run ${code(`npm install ${name}`)}.`;
  }
  const near = closestName(short, PUBLISHED);
  const path = near === undefined ? undefined : text.replace(name, SCOPE + near);
  const known = path !== undefined && !paths.includes(path) ? nearestPath(path, paths) : path;
  const hint = imports || didYouMean(known ?? path);
  return `There is no package ${code(name)}.${
    hint ||
    ` The toolkit's packages are ${listOf(
      PUBLISHED.map((other) => SCOPE + other),
      4,
    )}.`
  }`;
}

/** The imports that bring in what a wrong path was to bring, and names that nothing exports. Begins with a space. */
function importsFrom(specifier: string, {imports, toolkit}: Context): string {
  const bySource = new Map<string, string[]>();
  const unknown: string[] = [];
  for (const imported of imports.values()) {
    if (imported.specifier !== specifier || /^(default|\*)$/.test(imported.name)) continue;
    const home = bestOf(toolkit.find(imported.name), imported.isType);
    if (!home) unknown.push(imported.name);
    else {
      const name = home.isType ? `type ${imported.name}` : imported.name;
      bySource.set(home.specifier, [...(bySource.get(home.specifier) ?? []), name]);
    }
  }
  const lines = [...bySource].map(([from, names]) =>
    code(`import {${names.join(', ')}} from '${from}';`),
  );
  const written = lines.length > 0 ? ` Write ${joined(lines.slice(0, 4))}.` : '';
  const told = unknown.slice(0, 3).map((name) => aboutUnknown(name, toolkit));
  return (
    written +
    (lines.length > 0 || unknown.some((name) => partOf(name, toolkit)) ? told.join('') : '')
  );
}

/** The root of a component that has parts: `DialogRoot` for `Dialog`. */
const partOf = (name: string, toolkit: Context['toolkit']) =>
  toolkit.find(`${name}Root`)[0] ?? toolkit.find(`${name}Content`)[0];

function aboutUnknown(name: string, toolkit: Context['toolkit']): string {
  const part = partOf(name, toolkit);
  return part
    ? ` ${code(name)} is made of parts, which ${code(part.specifier)} exports.`
    : ` The toolkit has no ${code(name)}.`;
}

/**
 * The path that a wrong one of the same package most likely means: one that it goes on from, one with the same end, or
 * one that is nearest in letters.
 */
export function nearestPath(wrong: string, paths: readonly string[]): string | undefined {
  const inside = paths.filter((path) => path !== packageOf(path) && wrong.startsWith(`${path}/`));
  const [longest] = inside.sort((a, b) => b.length - a.length);
  const endOf = (path: string) => (path.split('/').at(-1) ?? '').replaceAll('-', '').toLowerCase();
  const alike = paths.filter((path) => endOf(path) === endOf(wrong));
  const sameEnd = alike.find((path) => packageOf(path) === packageOf(wrong)) ?? alike[0];
  if (longest ?? sameEnd) return longest ?? sameEnd;
  const restOf = (path: string) => path.slice(packageOf(path).length + 1);
  const own = paths.filter((path) => packageOf(path) === packageOf(wrong));
  const near = closestName(restOf(wrong), own.map(restOf));
  return near === undefined ? undefined : `${packageOf(wrong)}/${near}`;
}
