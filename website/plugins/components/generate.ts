import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {groupOf} from '../../component-groups';
import {repositoryAddress} from '../../repository-address';
import type {
  ComponentCard,
  ComponentData,
  Example,
  Gallery,
} from '../../src/components/component-page/types';
import {diagramSheet} from '../api/diagram/sheet';
import {themingSheets} from '../theming/sheet';
import {highlightToHtml} from '../highlight/highlight';
import {identifierPrefix} from '../../delivery/browser/example/identifier-prefix';
import {controlsModules, controlSubjects} from '../controls/build';
import {buildEditor} from '../frames/editor';
import {buildLibrary, publicModules} from '../frames/library';
import {typeCheckFiles} from '../frames/types';
import {editorModules} from '../frames/editor-modules';
import {ROOT} from '../paths';
import {
  type Component,
  type ExampleFile,
  findBlocks,
  findComponents,
  findPages,
  ISLANDS,
} from './catalog';
import {countFigures} from './figures';
import {withoutInlineStyles} from './inline-styles';
import {opened, withOpenOverlay} from './opened';
import {bundleEntry, measure, measureBoundary} from './measure';
import {measureStyles} from './measure-styles';
import {componentModule, exampleModule, galleryModule, liveModule, loadersModule} from './remark';
import {sinceOf} from './since';
import {componentStyleSheet, galleryStyleSheet, type StyleSheet} from './style-sheets';
import {kitModule, projectKit} from '../projects/kit';
import {readSymbols} from '../symbols/table';
import {loadToolkit, type Toolkit} from './toolkit';

/** Text of the modules that pages import, by path. */
export type GeneratedModules = Record<string, string>;

/**
 * Measures the components, renders their examples and writes down what pages need of both.
 *
 * @param baseUrl - Path under which the site is served.
 * @param only - Names of the components that the site shows. @default all
 */
export async function generateModules(
  baseUrl: string,
  only?: readonly string[],
): Promise<GeneratedModules> {
  const components = findComponents().filter(({name}) => only?.includes(name) ?? true);
  // In a process of its own, meanwhile.
  const types = typeCheckFiles(publicModules());
  const pages = await findPages();
  const withoutPage = [findBlocks(), ...ISLANDS];
  const toolkit = await loadToolkit([...components, ...withoutPage], baseUrl);
  const openToolkit = await loadToolkit(components, baseUrl, [opened]);
  const modules: GeneratedModules = {};
  const cards = new Map<string, ComponentCard[]>();
  const sheets = new Map<string, string>();
  const controls = await controlSubjects(components, pages);
  const library = await buildLibrary(baseUrl);
  const kit = projectKit();
  const symbols = readSymbols();
  const editor = await buildEditor(library, kit, await types, baseUrl);
  const add = (sheet: StyleSheet) => {
    modules[sheet.module] = sheet.css;
    return baseUrl + sheet.path;
  };
  for (const component of [...components, ...withoutPage]) {
    const html = renderExamples(component, toolkit);
    const page = pages.get(`${component.packageName}/${component.name}`);
    const [first] = page?.examples ?? [];
    const picture = first === undefined ? undefined : renderPicture(first, openToolkit);
    const opened = page?.overlay && picture !== undefined ? [picture] : [];
    const styles = add(await componentStyleSheet(component, Object.values(html), opened));
    sheets.set(component.name, styles);
    for (const file of component.examples) {
      // Islands are parts of pages, without popovers and without code to edit.
      const isIsland = ISLANDS.includes(component);
      const isExplained = (id: string) => !isIsland && Object.hasOwn(symbols, id);
      const data = await exampleData(file, html[file.id] ?? '', styles, isExplained);
      if (!isIsland) data.editor = editor.script;
      if (file.id === first) [data.opened] = opened;
      data.controls = controls.find((subject) => subject.file.id === file.id)?.id;
      modules[exampleModule(file.id)] = JSON.stringify(data);
    }
    modules[liveModule(component.name)] = liveSource(component);
    if (withoutPage.includes(component)) continue;
    const bundle = await bundleEntry(component);
    const facts = await measure(component, bundle);
    const since = sinceOf(component.folder);
    const data: ComponentData = {
      facts,
      styles: {
        gzip: await measureStyles(component),
        import: `@storefront-toolkit/${component.packageName}/${component.name}/source.css`,
      },
      ...(since !== undefined && {since}),
      keyboard: toolkit.keyboard[component.name] ?? [],
      states: toolkit.states[component.name] ?? [],
      sources: sourceLinks(component),
    };
    modules[componentModule(component.name)] = JSON.stringify(data);
    if (page && picture !== undefined) {
      const {title, description, route, preview} = page;
      const boundary = await measureBoundary(bundle);
      const card: ComponentCard = {
        name: component.name,
        title,
        description,
        route,
        group: groupOf(component.name),
        preview,
        html: picture,
        facts,
        boundary,
      };
      cards.set(component.packageName, [...(cards.get(component.packageName) ?? []), card]);
    }
  }
  Object.assign(modules, await controlsModules(controls, sheets, library, baseUrl));
  Object.assign(
    modules,
    editorModules([...components, findBlocks()], pages, sheets, editor, baseUrl),
  );
  modules[kitModule] = JSON.stringify(kit);
  modules[loadersModule] = loadersSource([...components, ...withoutPage]);
  for (const [packageName, ofPackage] of cards) {
    const own = components.filter((component) => component.packageName === packageName);
    const sheet = await galleryStyleSheet(packageName, own, ofPackage);
    const gallery: Gallery = {styles: add(sheet), cards: ofPackage};
    modules[galleryModule(packageName)] = JSON.stringify(gallery);
  }
  modules['figures.json'] = JSON.stringify(
    countFigures([...cards.values()].flat(), {
      keyboard: toolkit.keyboard,
      states: toolkit.states,
      examples: Object.fromEntries(
        components.map(({name, examples}) => [name, examples.map(({id}) => id)]),
      ),
    }),
  );
  const {tokens, contrast} = await themingSheets(toolkit.tokens, toolkit.contrastPairs());
  modules['sheets.json'] = JSON.stringify({
    tokens: add(tokens),
    contrast: add(contrast),
    diagram: add(await diagramSheet()),
  });
  return modules;
}

/** An example as a card shows it: still, with its overlay open. */
function renderPicture(id: string, toolkit: Toolkit): string {
  const html = toolkit.render(id, {identifierPrefix: identifierPrefix(id)});
  return withoutInlineStyles(withOpenOverlay(html));
}

function renderExamples({examples}: Component, toolkit: Toolkit) {
  const html: Record<string, string> = {};
  for (const {id, path: file} of examples) {
    try {
      html[id] = withoutInlineStyles(toolkit.render(id, {identifierPrefix: identifierPrefix(id)}));
    } catch (error) {
      throw new Error(
        `The example ${file} cannot be rendered on the server, so its page would be empty without ` +
          'JavaScript. Fix the error below; code that needs a browser belongs in an effect or a handler.',
        {cause: error},
      );
    }
  }
  return html;
}

async function exampleData(
  example: ExampleFile,
  html: string,
  styles: string,
  isExplained: (id: string) => boolean,
): Promise<Example> {
  const {id, path: run, shown: file = run} = example;
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const codeHtml = await highlightToHtml(source, 'tsx', {where: file, isExplained});
  return {id, path: file, html, styles, codeHtml};
}

/** The examples of a component as components, by id. Apart from their texts, which pages have as HTML. */
function liveSource({examples}: Component) {
  const imports = examples.map(
    (example, i) => `import example${i} from ${JSON.stringify(`@site/../${example.path}`)};\n`,
  );
  const entries = examples.map(({id}, i) => `${JSON.stringify(id)}: example${i}`);
  return `${imports.join('')}export default {${entries.join(', ')}};\n`;
}

/** How to load the live examples of each component: a chunk for each, by whose name {@link listToolkitScripts} finds its file. */
function loadersSource(components: Component[]) {
  const entries = components.map(({name}) => {
    const comment = `/* webpackChunkName: "toolkit-${name.replaceAll('/', '-')}" */`;
    return `${JSON.stringify(name)}: () => import(${comment} ${JSON.stringify(`./${liveModule(name)}`)}),`;
  });
  return `export default {\n${entries.join('\n')}\n};\n`;
}

function sourceLinks({folder, examples}: Component): ComponentData['sources'] {
  const files = readdirSync(path.join(ROOT, folder));
  const tests = files.filter((file) => /\.(test\.tsx?|browser\.ts)$/.test(file));
  return [
    {label: 'Component', path: folder, url: repositoryAddress('tree', folder)},
    {
      label: `Examples (${examples.length})`,
      path: `${folder}/examples`,
      url: repositoryAddress('tree', `${folder}/examples`),
    },
    ...tests.map((file) => ({
      label: file.endsWith('.browser.ts') ? 'Browser tests' : 'Unit tests',
      path: `${folder}/${file}`,
      url: repositoryAddress('blob', `${folder}/${file}`),
    })),
  ];
}
