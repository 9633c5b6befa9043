import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {EditableList, EditorFigures, Sources} from '../../src/pages/_edit/model';
import type {Component, ComponentPage} from '../components/catalog';
import {ROOT} from '../paths';
import {type BuiltEditor, EDITOR} from './editor';
import {digestOf} from './scripts';

/** Path of the generated module with the list of examples. */
const listModule = 'editor/list.json';

/** Path of the generated module with the sizes of the editor's parts. */
const figuresModule = 'editor/figures.json';

/** The examples of a component as the editor's page reads them. */
function sourcesOf({examples}: Component, styles: string): Sources {
  const entries = examples.map(({id, path: file}) => [
    id,
    {path: file, source: readFileSync(path.join(ROOT, file), 'utf8'), styles},
  ]);
  return Object.fromEntries(entries) as Sources;
}

/** Kilobytes of the files whose path matches, compressed as they are served. */
function kilobytes(files: Readonly<Record<string, string>>, pattern: RegExp): number {
  const found = Object.entries(files).filter(([file]) => pattern.test(file));
  const bytes = found.map(([, text]) => brotliCompressSync(text).length);
  return Math.ceil(bytes.reduce((sum, one) => sum + one, 0) / 1000);
}

/** Sizes of the editor's parts, in kilobytes. */
const figuresOf = ({files, typesKilobytes}: BuiltEditor): EditorFigures => ({
  editor: kilobytes(files, /^assets\/editor\/editor\.\w+\.(?:js|css)$/),
  frame: kilobytes(files, /^frames\/|\/(?:frame|early)\.\w+\.js$/),
  react: kilobytes(files, /\/react(?:-jsx-runtime|-dom|-dom-client)?\.\w+\.js$/),
  formatter: kilobytes(files, /\/formatter\.\w+\.js$/),
  types: typesKilobytes,
});

/**
 * The files of the editor, and what its page needs: a list of the examples, and a file with the texts of each component's.
 *
 * @param pages - Pages of components, by package and name.
 * @param styles - Address of the style sheet of each component, by its name.
 */
export function editorModules(
  components: readonly Component[],
  pages: ReadonlyMap<string, ComponentPage>,
  styles: ReadonlyMap<string, string>,
  editor: BuiltEditor,
  baseUrl: string,
): Record<string, string> {
  const files = {...editor.files};
  const list: EditableList = {script: editor.script, components: []};
  for (const component of components) {
    const {name, examples} = component;
    if (examples.length === 0) continue;
    const text = JSON.stringify(sourcesOf(component, styles.get(name)!));
    const file = `${EDITOR}/${name.replaceAll('/', '-')}.${digestOf(text)}.json`;
    files[file] = text;
    const sources = baseUrl + file;
    const page = pages.get(`${component.packageName}/${name}`);
    list.components.push({
      ...(page && {page: {title: page.title, route: page.route}}),
      sources,
      examples: examples.map(({id}) => id),
    });
  }
  const modules = Object.entries(files).map(([file, text]) => [`static/${file}`, text]);
  return {
    ...(Object.fromEntries(modules) as Record<string, string>),
    [listModule]: JSON.stringify(list),
    [figuresModule]: JSON.stringify(figuresOf(editor)),
  };
}
