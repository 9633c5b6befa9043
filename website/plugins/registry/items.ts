import {importsOf} from '../../../scripts/source-css/modules';
import type {PublishedPackage} from '../workspace/packages';
import type {Block} from './blocks';

/** Where the shadcn CLI's schemas are (version 4). */
const SCHEMAS = 'https://ui.shadcn.com/schema';

/** Name by which a storefront's `components.json` knows this registry, and by which its items know each other. */
const NAMESPACE = '@storefront-toolkit';

/** A part of an item's style sheet. It is added to the storefront's own. */
type Rules = Record<string, object>;

/** A file that the CLI copies. It goes into the folder that the storefront keeps components in. */
interface ItemFile {
  path: string;
  content: string;
  type: 'registry:component';
}

/** An item of the registry, as `registry-item.json` describes it. */
export interface RegistryItem {
  $schema: string;
  name: string;
  type: 'registry:block' | 'registry:style';
  title: string;
  description: string;
  /** Packages of npm, each with the versions that fit. */
  dependencies: string[];
  /** Other items that are added with it. */
  registryDependencies?: string[];
  files?: ItemFile[];
  css: Rules;
  categories: string[];
  docs: string;
}

/** The list of a registry's items, as `registry.json` describes it. Items have no content there. */
export interface RegistryIndex {
  $schema: string;
  name: string;
  homepage: string;
  items: (Omit<RegistryItem, '$schema' | 'files'> & {files?: Omit<ItemFile, 'content'>[]})[];
}

const IMPORT = /\bfrom '(@storefront-toolkit\/[^/']+)/g;
const COMPONENT = /^@storefront-toolkit\/(?:commerce-ui|ui)\//;

const importRules = (...imports: string[]): Rules =>
  Object.fromEntries(imports.map((name) => [`@import ${name}`, {}]));

/** A range of versions for each package, as npm installs them. */
function ranges(names: Iterable<string>, packages: readonly PublishedPackage[], from: string) {
  return [...new Set(names)].sort().map((name) => {
    const found = packages.find((one) => one.name === name);
    if (found) return `${name}@^${found.version}`;
    throw new Error(`${from} imports ${name}, which is not published, so nobody could install it.`);
  });
}

/**
 * The item that a block is: it depends on the packages that it imports, and adds the style sheets of its components.
 *
 * @param root - Absolute path of the repository.
 * @throws If it imports a package that is not published.
 */
export function blockItem(
  {name, title, description, categories, docs, files}: Block,
  root: string,
  packages: readonly PublishedPackage[],
): RegistryItem {
  const named = files.flatMap(({content}) => [...content.matchAll(IMPORT)].map(([, one]) => one!));
  const components = files
    .flatMap((file) => importsOf(`${root}/${file.path}`))
    .filter((one) => COMPONENT.test(one));
  const sheets = [...new Set(components)].sort().map((one) => `'${one}/source.css'`);
  return {
    $schema: `${SCHEMAS}/registry-item.json`,
    name,
    type: 'registry:block',
    title,
    description,
    dependencies: ranges(named, packages, `The block ${name}`),
    registryDependencies: [`${NAMESPACE}/theme`],
    files: files.map((file) => ({
      path: file.path.replace(/^packages\/blocks\/src\//, 'components/'),
      content: file.content,
      type: 'registry:component',
    })),
    css: importRules(...sheets),
    categories,
    docs,
  };
}

/**
 * The theme. Its tokens stay in their package: an item's own variables are light or dark, and the toolkit has values for more
 * contrast and forced colors too.
 */
export function themeItem(packages: readonly PublishedPackage[]): RegistryItem {
  return {
    $schema: `${SCHEMAS}/registry-item.json`,
    name: 'theme',
    type: 'registry:style',
    title: 'Theme',
    description: 'The tokens and base styles that all blocks use, in light and dark.',
    dependencies: ranges(['@storefront-toolkit/theme'], packages, 'The theme'),
    css: importRules(
      `'@storefront-toolkit/theme/theme.css' layer(theme)`,
      `'@storefront-toolkit/theme/base.css'`,
    ),
    categories: ['theme'],
    docs: 'Add class="storefront-toolkit" to <html> to turn on the base styles. Add data-theme="dark" for the dark colors.',
  };
}

/** The registry's list. */
export function registryIndex(homepage: string, items: readonly RegistryItem[]): RegistryIndex {
  return {
    $schema: `${SCHEMAS}/registry.json`,
    name: 'storefront-toolkit',
    homepage,
    items: items.map(({$schema: _, files, ...item}) => ({
      ...item,
      ...(files && {files: files.map(({content: __, ...file}) => file)}),
    })),
  };
}
