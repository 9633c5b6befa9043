import {closeNames} from '../close-names';
import {
  type File,
  importStatement,
  type Node,
  stringOf,
  variableAttribute,
  visit,
} from '../markdown-tree';
import {type Component, findBlocks, findComponents} from './catalog';

/** A tag that gets data made by the plugin: which prop it arrives in and what names the data. */
interface DataTag {
  prop: string;
  kind: 'example' | 'component' | 'gallery';
}

const TAGS: Record<string, DataTag> = {
  BoundaryTable: {prop: 'gallery', kind: 'gallery'},
  Example: {prop: 'example', kind: 'example'},
  ComponentFacts: {prop: 'component', kind: 'component'},
  KeyboardTable: {prop: 'component', kind: 'component'},
  SourceLinks: {prop: 'component', kind: 'component'},
  StatesTable: {prop: 'component', kind: 'component'},
  ComponentGallery: {prop: 'gallery', kind: 'gallery'},
};

const GENERATED = '@generated/storefront-components/default';

/** Path of the generated module of an example. */
export const exampleModule = (id: string) => `examples/${id}.json`;

/** Path of the generated module that holds the live examples of a component. */
export const liveModule = (name: string) => `live/${name}.js`;

/** Path of the generated module that loads the live examples of each component. */
export const loadersModule = 'live.js';

/** Path of the generated module of a component. */
export const componentModule = (name: string) => `components/${name}.json`;

/** Path of the generated module of the cards of a package's overview. */
export const galleryModule = (packageName: string) => `gallery/${packageName}.json`;

/**
 * Gives `<Example of>`, `<KeyboardTable of>` and the like the data that they name: the page imports it from the
 * modules that the plugin in this folder generates. An unknown name stops the build.
 */
export function componentsRemark() {
  return (tree: Node, file: File) => {
    const imports = new Map<string, string>();
    visit(tree, (node) => {
      const tag = node.type.startsWith('mdxJsx') && TAGS[node.name ?? ''];
      if (!tag) return;
      const modulePath = findModule(tag, node, file);
      const variable = imports.get(modulePath) ?? `_component${imports.size}`;
      imports.set(modulePath, variable);
      (node.attributes ??= []).push(variableAttribute(tag.prop, variable));
    });
    for (const [modulePath, variable] of imports) {
      (tree.children ??= []).unshift(importStatement(variable, `${GENERATED}/${modulePath}`));
    }
  };
}

function findModule({kind}: DataTag, node: Node, file: File) {
  const wanted = stringOf(node, 'of');
  const components = findComponents();
  const known = namesOf[kind](components);
  if (wanted === undefined || !known.includes(wanted)) {
    const close = closeNames(String(wanted), known);
    file.fail(
      `<${node.name} of="${String(wanted)}" /> names no ${kind}, so the page would miss it. ` +
        (close.length > 0 ? `Did you mean ${close.join(' or ')}? ` : '') +
        `Each name is a path in the toolkit: ${PLACES[kind]}.`,
      node,
    );
  }
  return MODULES[kind](wanted);
}

/** The names that a tag of each kind may have. A gallery is named after a package. */
const namesOf: Record<DataTag['kind'], (components: Component[]) => string[]> = {
  example: (components) =>
    [...components, findBlocks()].flatMap(({examples}) => examples.map(({id}) => id)),
  component: (components) => components.map(({name}) => name),
  gallery: (components) => [...new Set(components.map(({packageName}) => packageName))],
};

const PLACES: Record<DataTag['kind'], string> = {
  example: 'packages/*/src/<component>/examples/<name>.tsx, or blocks/<block>',
  component: 'packages/*/src/<component>',
  gallery: 'packages/<package>',
};

const MODULES: Record<DataTag['kind'], (name: string) => string> = {
  example: exampleModule,
  component: componentModule,
  gallery: galleryModule,
};
