import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type LastChange, lastChange} from '../../history.ts';
import {drawDiagrams} from '../diagram/diagrams.ts';
import type {ApiModel} from '../model.ts';
import {ROOT} from '../../paths.ts';
import {type MappedVendor, matricesOf, type Matrix} from '../../vendors/matrix.ts';
import {makeLinks, REFERENCE_PACKAGE, referenceFolder} from './links.ts';
import {membersTable} from './members.ts';
import {DATA_FOLDER, type Manifest, TABLE_NAMES, type TableName, type TagName} from './manifest.ts';
import {referencePages} from './pages.ts';
import {symbolTable} from './symbols.ts';
import {constantsTable, propertiesTable, typeParametersTable} from './tables.ts';

/** The functions that make the data of each table. */
const TABLES = {
  PropertiesTable: propertiesTable,
  TypeParametersTable: typeParametersTable,
  ConstantsTable: constantsTable,
  MembersTable: membersTable,
} satisfies Record<TableName, unknown>;

/** Writes a file unless it has this text already, so that nothing is rebuilt without need. */
function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

function removeOthers(folder: string, wanted: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const item of readdirSync(folder, {recursive: true, withFileTypes: true})) {
    const file = path.join(item.parentPath, item.name);
    if (item.isFile() && !wanted.has(file)) rmSync(file);
  }
}

/** Folders of all reference pages below the docs, also those of areas that are gone. */
function referenceFolders(docs: string): string[] {
  const types = path.join(docs, 'packages/types');
  const areas = existsSync(types) ? readdirSync(types, {withFileTypes: true}) : [];
  return areas
    .filter((item) => item.isDirectory())
    .map((item) => path.join(docs, referenceFolder(item.name)));
}

const fileName = (id: string, tag: TagName) =>
  `${id.replace(/[@/]/g, '-').replace(/^-/, '').replace('#', '.')}.${tag}.json`;

/** Data of all tables and diagrams: file name and content, and the list of them. */
async function dataFiles(model: ApiModel, docs: string, matrices: Record<string, Matrix>) {
  const links = makeLinks(model, docs);
  const files = new Map<string, string>();
  const manifest: Manifest = {
    PropertiesTable: {},
    TypeParametersTable: {},
    ConstantsTable: {},
    MembersTable: {},
    ModelDiagram: {},
  };
  for (const item of model.exports) {
    for (const name of TABLE_NAMES) {
      const data = TABLES[name](item, links, model);
      if (!data) continue;
      const file = fileName(item.id, name);
      files.set(file, JSON.stringify(data));
      manifest[name][item.id] = file;
    }
  }
  for (const [entry, diagram] of await drawDiagrams(model, links)) {
    const file = fileName(entry, 'ModelDiagram');
    files.set(file, JSON.stringify(diagram));
    manifest.ModelDiagram[entry] = file;
  }
  files.set('manifest.json', JSON.stringify(manifest, null, 1));
  files.set('matrices.json', JSON.stringify(matrices));
  files.set('symbols.json', JSON.stringify(symbolTable(model, links, docs)));
  return files;
}

/**
 * Writes the reference pages into the docs of a site and the data of its tables into {@link DATA_FOLDER}, and removes
 * what an earlier run left there. All files of `packages/types/<area>/reference` belong to it.
 *
 * @param vendors - Vendors that fill contracts.
 * @returns The number of reference pages.
 */
export async function writeReference(
  model: ApiModel,
  site: string,
  vendors: readonly MappedVendor[],
): Promise<number> {
  const docs = path.join(site, 'docs');
  const changed: LastChange = (file) => lastChange(path.join(ROOT, file));
  const types = model.exports.filter(({entry}) => entry.startsWith(`${REFERENCE_PACKAGE}/`));
  const matrices = matricesOf(types, vendors);
  const filled = new Set(Object.keys(matrices));
  const pages = referencePages(model, makeLinks(model, docs), changed, filled);
  const pageFiles = new Map([...pages].map(([file, text]) => [path.join(docs, file), text]));
  for (const [file, text] of pageFiles) writeChanged(file, text);
  for (const folder of referenceFolders(docs)) removeOthers(folder, new Set(pageFiles.keys()));

  const data = path.join(site, DATA_FOLDER);
  const written = new Map(
    [...(await dataFiles(model, docs, matrices))].map(([file, text]) => [
      path.join(data, file),
      text,
    ]),
  );
  for (const [file, text] of written) writeChanged(file, text);
  removeOthers(data, new Set(written.keys()));
  return pages.size;
}
