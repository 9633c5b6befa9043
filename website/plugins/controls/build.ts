import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from 'esbuild';
import type {ControlledComponent, ControlsModel} from '../../src/pages/_controls/model';
import {loadModel} from '../api/load';
import type {Component, ComponentPage, ExampleFile} from '../components/catalog';
import {TOOLKIT_BUILD} from '../components/toolkit';
import {fromLibrary, type Library} from '../frames/library';
import {hashedScripts} from '../frames/scripts';
import {ROOT} from '../paths';
import counted from '../../delivery/counted.cjs';
import {type Controllable, controllable} from './elements';
import {fieldsOf} from './fields';

const {matchCounted} = counted;

const STAGE = path.join(ROOT, 'website/src/pages/_controls/stage.tsx');

/** Folder of the built scripts, below the base URL. */
const FOLDER = 'assets/controls';

/** Path of the generated module with the list of components. */
const listModule = 'controls/list.json';

/** A component with the example that its controls change. */
export interface Subject {
  id: string;
  title: string;
  route: string;
  file: ExampleFile;
  text: string;
  found: Controllable;
}

const fieldsIn = ({parts}: Controllable) => parts.flatMap(({fields}) => fields).length;

/**
 * The example of a page that gets controls: the first, which shows the component as it is used most. When that has none, the
 * one with the most.
 */
function subjectOf(
  component: Component,
  page: ComponentPage,
  fields: ReturnType<typeof fieldsOf>,
): Subject {
  const id = `${component.packageName}/${component.name}`;
  const all = page.examples.flatMap((example): Subject[] => {
    const file = component.examples.find((one) => one.id === example);
    if (!file) return [];
    const text = readFileSync(path.join(ROOT, file.path), 'utf8');
    const found = controllable(text, `@storefront-toolkit/${id}`, fields);
    return [{id, title: page.title, route: page.route, file, text, found}];
  });
  const [first] = all;
  if (!first) {
    throw new Error(
      `${page.path} shows no example of its own component, so its controls would have nothing to change. ` +
        `Add <Example of="${component.name}/…" /> to it.`,
    );
  }
  return fieldsIn(first.found) > 0
    ? first
    : all.reduce((best, one) => (fieldsIn(one.found) > fieldsIn(best.found) ? one : best));
}

/** Name of a component's script, without folder and hash. */
const scriptName = (id: string) => id.replaceAll('/', '-');

/** Gives esbuild an entry for each component, and its example with `Controlled` around the elements that controls change. */
function controlledExamples(subjects: readonly Subject[]): Plugin {
  const byName = new Map(subjects.map((one) => [scriptName(one.id), one]));
  return {
    name: 'controlled-examples',
    setup(build) {
      build.onResolve({filter: /^controls:/}, ({path: name}) => ({
        path: name.slice('controls:'.length),
        namespace: 'controls',
      }));
      build.onLoad({filter: /.*/, namespace: 'controls'}, ({path: name}) => {
        const {file, text: source, found} = byName.get(name)!;
        const {parts, elements, code} = found;
        const model: ControlsModel = {path: file.path, source, parts, elements};
        const [, example = ''] = matchCounted(code, /export default function (\w+)/g, {
          where: file.path,
          what: 'default function',
          least: 1,
          harm: 'it could not be shown with controls',
          adapt: 'website/plugins/controls/build.ts',
        })[0]!;
        const contents = `import {Controlled, offer} from ${JSON.stringify(STAGE)};
${code}
offer(${example}, ${JSON.stringify(model)});`;
        return {contents, loader: 'tsx', resolveDir: path.dirname(path.join(ROOT, file.path))};
      });
    },
  };
}

/** Builds the scripts of all stages, which import React and the toolkit from the library. */
function scriptsOf(subjects: readonly Subject[], library: Library) {
  return hashedScripts({
    ...TOOLKIT_BUILD,
    plugins: [controlledExamples(subjects), fromLibrary(library)],
    entryPoints: subjects.map(({id}) => ({in: `controls:${scriptName(id)}`, out: scriptName(id)})),
  });
}

/** The components with a page, each with the example that its controls change. */
export async function controlSubjects(
  components: readonly Component[],
  pages: ReadonlyMap<string, ComponentPage>,
): Promise<Subject[]> {
  const {model} = await loadModel();
  return components.flatMap((component) => {
    const id = `${component.packageName}/${component.name}`;
    const page = pages.get(id);
    return page ? [subjectOf(component, page, fieldsOf(`@storefront-toolkit/${id}`, model))] : [];
  });
}

/**
 * Makes the controls of components: a script for each that shows its example and has the model of its controls, and the list
 * of components that the page begins with.
 *
 * @param styles - Address of the style sheet of each component, by its name.
 */
export async function controlsModules(
  subjects: readonly Subject[],
  styles: ReadonlyMap<string, string>,
  library: Library,
  baseUrl: string,
): Promise<Record<string, string>> {
  const {files, nameOf} = await scriptsOf(subjects, library);
  const modules: Record<string, string> = {};
  for (const {name, text} of files) modules[`static/${FOLDER}/${name}`] = text;
  const list = subjects.map(({id, title, route, file}): ControlledComponent => {
    const name = file.id.slice(0, file.id.lastIndexOf('/'));
    const script = `${baseUrl}${FOLDER}/${nameOf(scriptName(id))}`;
    return {id, title, route, script, styles: styles.get(name)!};
  });
  modules[listModule] = JSON.stringify(list);
  return modules;
}
